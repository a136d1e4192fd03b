"""What happens in the games, as music: D major, plucked, struck and softly bowed."""

from assets.generators.sounds.filters import bandpass, in_a_room, lowpass, rising, sweeping_lowpass
from assets.generators.sounds.instruments import (
    bell,
    choir,
    harp,
    heartbeat,
    piano,
    pluck,
    sine,
    strings,
)
from assets.generators.sounds.loudness import loudest_moment
from assets.generators.sounds.noise import Noise
from assets.generators.sounds.pitches import hertz, pentatonic_run
from assets.generators.sounds.signal import Signal, decay, layered, shaped, swell
from assets.generators.sounds.table_cues import paper, whoosh

PAIR_THIRDS = (
    ("D4", "F#4"),
    ("E4", "G4"),
    ("F#4", "A4"),
    ("A4", "C#5"),
    ("B4", "D5"),
    ("D5", "F#5"),
    ("E5", "G5"),
    ("F#5", "A5"),
)
STAR_NOTES = ("A5", "B5", "D6")


def select() -> Signal:
    """A4, plucked: the card is lifted."""
    return in_a_room(layered(0.4, ((0, 1, harp(hertz("A4"), 0.3, Noise(71), ring=0.07)),)), 0.15, 0.08)


def deselect() -> Signal:
    """D4, plucked: the card is laid back."""
    return in_a_room(layered(0.36, ((0, 1, harp(hertz("D4"), 0.28, Noise(72), ring=0.06)),)), 0.12, 0.07)


def wrong() -> Signal:
    """A muted minor second: these two do not belong together."""
    layers = [
        (start, 0.8, pluck(hertz(note), 0.24, Noise(seed), brightness=900, ring=0.035))
        for start, note, seed in ((0.0, "A3", 73), (0.012, "G#3", 74))
    ]
    return lowpass(layered(0.26, layers), 1200)


def pair(streak: int) -> Signal:
    """A third over a heartbeat; each further pair in a row (``streak`` 1 to 8) sounds higher."""
    lower, upper = (hertz(note) for note in PAIR_THIRDS[streak - 1])
    notes = (
        (0.0, 0.85, harp(lower, 0.7, Noise(80 + streak), ring=0.16)),
        (0.075, 1.0, harp(upper, 0.62, Noise(90 + streak), ring=0.19)),
        (0.075, 0.10, bell(upper * 2, 0.5, ring=0.09)),
    )
    music = in_a_room(layered(0.85, notes), 0.16, 0.12)
    even = 0.25 / loudest_moment(music)  # high strings die sooner: keep the heart below them all alike
    return layered(0.85, ((0, even, music), (0, 0.75, heartbeat())))


def hint() -> Signal:
    """A glass bell, answered an octave and a fourth of the scale higher."""
    notes = ((0, 0.8, bell(hertz("A5"), 0.6, ring=0.09)), (0.09, 0.6, bell(hertz("D6"), 0.6, ring=0.12)))
    return in_a_room(layered(0.85, notes), 0.14, 0.14)


def trick_won() -> Signal:
    """The trick is swept in, to two notes."""
    layers = (
        (0.0, 0.55, whoosh(Noise(101), 0.26, 500, 2600)),
        (0.13, 0.8, harp(hertz("D5"), 0.4, Noise(102), ring=0.10)),
        (0.21, 0.9, harp(hertz("A5"), 0.4, Noise(103), ring=0.12)),
    )
    return in_a_room(layered(0.72, layers), 0.14, 0.11)


def penalty() -> Signal:
    """A heart counted against somebody: one low pluck."""
    low = pluck(hertz("D3"), 0.3, Noise(104), brightness=1100, ring=0.09)
    return lowpass(layered(0.32, ((0, 1, low), (0, 0.3, heartbeat(0.2, 73.4)))), 1500)


def pass_cards() -> Signal:
    """Three cards go to a neighbour under a tone that swells and fades."""
    layers = [(0.075 * number, 0.8, paper(Noise(110 + number), 0.15, 1400, 4200)) for number in range(3)]
    tone = shaped(
        layered(0.5, ((0, 0.5, sine(hertz("A4"), 0.5)), (0, 0.3, sine(hertz("D5"), 0.5)))), swell(0.5, 0.5)
    )
    return in_a_room(layered(0.7, (*layers, (0.05, 0.28, tone))), 0.12, 0.12)


def _shards(noise: Noise, count: int = 12) -> list[tuple[float, float, Signal]]:
    """Splinters of glass, thinning out."""
    shards = []
    moment = 0.0
    for number in range(count):
        frequency = noise.between(2300, 6200)
        ping = bell(frequency, 0.16, ring=noise.between(0.010, 0.028), ratio=1.47, glow=1.1)
        shards.append((moment, 0.42 * (1 - number / count) + 0.06, ping))
        moment += noise.between(0.006, 0.016) * (1 + number * 0.28)
    return shards


def hearts_broken() -> Signal:
    """Glass cracks, and a minor third falls."""
    noise = Noise(120)
    crack = shaped(bandpass(noise.white(0.05), 2400, 1.2), decay(0.05, 0.006))
    layers = [
        (0.0, 0.9, crack),
        *_shards(noise),
        (0.12, 0.75, piano(hertz("A4"), 1.1, ring=0.22)),
        (0.34, 0.85, piano(hertz("F#4"), 1.0, ring=0.30)),
    ]
    return in_a_room(layered(1.45, layers), 0.18, 0.18)


def queen_of_spades() -> Signal:
    """A bell tolls over cold strings: thirteen points."""
    toll = bell(98.0, 1.9, ring=0.42, ratio=1.41, glow=2.6)
    strike = bell(196.0 * 1.19, 1.0, ring=0.13, ratio=2.76, glow=1.8)
    cold = shaped(strings((hertz("G3"), hertz("Bb3"), hertz("D4")), 1.5), swell(1.5, 0.3))
    layers = (
        (0.0, 0.9, toll),
        (0.0, 0.32, strike),
        (0.0, 0.6, heartbeat(0.3, 49)),
        (0.06, 1.2, cold),
    )
    return in_a_room(layered(2.1, layers), 0.2, 0.24)


def moon() -> Signal:
    """Somebody shot the moon: a harp runs up the scale into a choir."""
    run = [
        (0.07 * number, 0.42 + 0.02 * number, harp(frequency, 1.3, Noise(130 + number), ring=0.26))
        for number, frequency in enumerate(pentatonic_run(3, 16))
    ]
    voices = choir((hertz("D4"), hertz("A4"), hertz("F#5")), 2.2)
    crown = bell(hertz("D6"), 1.2, ring=0.25)
    layers = (*run, (0.35, 1.5, shaped(voices, swell(2.2, 0.5))), (1.12, 0.3, crown))
    return in_a_room(layered(3.0, layers), 0.2, 0.26)


_WIN_ARPEGGIO = ("D4", "F#4", "A4", "D5", "F#5", "A5", "D6")
_WIN_CHORD = ("D4", "A4", "D5", "F#5", "A5")


def win() -> Signal:
    """Two heartbeats, an arpeggio that opens, and bells over the last chord."""
    layers = [(0.0, 0.85, heartbeat(0.3)), (0.38, 1.0, heartbeat(0.3))]
    for number, note in enumerate(_WIN_ARPEGGIO):
        layers.append((0.42 + 0.105 * number, 0.75, harp(hertz(note), 1.5, Noise(150 + number), ring=0.32)))
    for number, note in enumerate(_WIN_CHORD):
        string = harp(hertz(note), 1.9, Noise(160 + number), ring=0.5)
        layers.append((1.24 + 0.022 * number, 0.5, string))
    for start, note in ((1.24, "D6"), (1.42, "F#6"), (1.60, "A6")):
        layers.append((start, 0.24, bell(hertz(note), 1.5, ring=0.26)))
    layers.append((1.22, 0.5, heartbeat(0.3, 73.4)))
    return in_a_room(layered(3.5, layers), 0.2, 0.24)


def star(number: int) -> Signal:
    """One of the three stars of a won game."""
    note = hertz(STAR_NOTES[number - 1])
    tones = ((0, 0.9, bell(note, 0.7, ring=0.13)), (0, 0.25, bell(note / 2, 0.6, ring=0.10, glow=0.6)))
    return in_a_room(layered(0.9, tones), 0.16, 0.15)


def dead_end() -> Signal:
    """No way on: a third falls while the room closes in."""
    layers = (
        (0.0, 0.8, piano(hertz("F#4"), 1.2, ring=0.3)),
        (0.28, 0.9, piano(hertz("D4"), 1.1, ring=0.36)),
        (0.28, 0.3, piano(hertz("D3"), 1.1, ring=0.36)),
    )
    return in_a_room(sweeping_lowpass(layered(1.45, layers), rising(3200, 260)), 0.18, 0.2)


def scene() -> Signal:
    """Two heartbeats and a breath: one screen closes, the next opens."""
    air = shaped(lowpass(Noise(170).white(0.42), 700, 2), swell(0.42, 0.45))
    return layered(0.52, ((0.0, 0.9, heartbeat()), (0.19, 0.7, heartbeat()), (0.0, 0.5, air)))
