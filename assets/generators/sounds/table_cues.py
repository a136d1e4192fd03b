"""What cards and buttons sound like: paper, felt and wood. Pitch 1.0 is as recorded, 1.04 is 4% higher."""

from assets.generators.sounds.filters import bandpass, highpass, lowpass, rising, sweeping_bandpass
from assets.generators.sounds.instruments import glide, sine
from assets.generators.sounds.noise import Noise
from assets.generators.sounds.signal import Signal, decay, layered, shaped, swell


def focus() -> Signal:
    """A soft tick when the focus moves."""
    return shaped(sine(1800, 0.045), decay(0.045, 0.005))


def press() -> Signal:
    """A tap on wood."""
    wood = shaped(glide(420, 260, 0.09, 0.012), decay(0.09, 0.010))
    contact = shaped(lowpass(Noise(11).white(0.02), 1800, 2), decay(0.02, 0.002))
    return layered(0.09, ((0, 0.8, wood), (0, 0.9, contact)))


def counter() -> Signal:
    """The tick of a figure that counts up."""
    return shaped(bandpass(Noise(5).white(0.022), 3200, 2.5), decay(0.022, 0.0025))


def paper(noise: Noise, seconds: float, low: float, high: float, peak_at: float = 0.4) -> Signal:
    """Paper drawn over cloth: noise in a moving band, with a little body below it."""
    hiss = noise.white(seconds)
    band = sweeping_bandpass(hiss, rising(low, high), 1.1)
    body = lowpass(hiss, 600, 2)
    rub = layered(seconds, ((0, 0.8, band), (0, 0.7, body)))
    return shaped(rub, swell(seconds, peak_at))


def snap(noise: Noise, pitch: float, centre: float = 2600) -> Signal:
    """The edge of a card springing free."""
    edge = bandpass(noise.white(0.03), centre * pitch, 1.8)
    return shaped(edge, decay(0.03, 0.0035))


def slide(variant: int, pitch: float) -> Signal:
    """A card gliding over the cloth."""
    return paper(Noise(20 + variant), 0.13, 1500 * pitch, 4600 * pitch)


def deal(variant: int, pitch: float) -> Signal:
    """A card flicked from the pack and landing."""
    noise = Noise(30 + variant)
    flight = paper(noise, 0.085, 1900 * pitch, 5000 * pitch, 0.55)
    landing = shaped(lowpass(noise.white(0.04), 1100 * pitch, 2), decay(0.04, 0.006))
    return layered(0.125, ((0, 0.8, flight), (0, 0.25, snap(noise, pitch)), (0.072, 1.0, landing)))


def place(variant: int, pitch: float) -> Signal:
    """A card set down on felt."""
    noise = Noise(40 + variant)
    felt = shaped(lowpass(noise.white(0.1), 900 * pitch, 2), decay(0.1, 0.009))
    table = shaped(glide(190 * pitch, 140 * pitch, 0.1, 0.01), decay(0.1, 0.016))
    return layered(0.1, ((0, 1.3, felt), (0, 0.45, table)))


def flip(variant: int, pitch: float) -> Signal:
    """A card turned over: it bends free, then claps flat."""
    noise = Noise(50 + variant)
    air = paper(noise, 0.07, 1200 * pitch, 2800 * pitch, 0.6)
    clap = shaped(lowpass(noise.white(0.05), 1500 * pitch, 2), decay(0.05, 0.006))
    bend = snap(noise, pitch, 3000)
    flat = snap(noise, pitch, 2100)
    return layered(0.13, ((0, 0.6, bend), (0, 0.35, air), (0.042, 0.8, flat), (0.042, 0.9, clap)))


def undo() -> Signal:
    """A slide played backwards."""
    forwards = layered(0.16, ((0, 1, paper(Noise(23), 0.15, 1500, 4600, 0.25)), (0, 0.3, snap(Noise(24), 1))))
    return forwards[::-1]


def riffle(ticks: int = 14) -> Signal:
    """The waste turned over into the stock: quickening edges of cards, then the pack squared up."""
    noise = Noise(61)
    layers = []
    moment = 0.0
    for tick in range(ticks):
        pitch = 0.9 + 0.25 * tick / ticks + noise.between(-0.04, 0.04)
        layers.append((moment, 0.45 + 0.55 * tick / ticks, snap(noise, pitch, 2300)))
        moment += 0.043 - 0.0022 * tick
    layers.append((0.0, 0.22, paper(noise, moment + 0.02, 1300, 3400, 0.8)))
    layers.append((moment + 0.03, 0.8, place(3, 0.92)))
    return layered(moment + 0.15, layers)


def whoosh(noise: Noise, seconds: float, low: float, high: float) -> Signal:
    """Air moved by a sweep of cards."""
    return shaped(
        highpass(sweeping_bandpass(noise.white(seconds), rising(low, high), 1.4), 250), swell(seconds, 0.6)
    )
