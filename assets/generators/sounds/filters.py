"""Filters and a small room."""

import math
from collections.abc import Callable

from assets.generators.sounds.signal import SAMPLE_RATE, Signal, sample_count, silence

Curve = Callable[[float], float]  # progress through the sound, 0 to 1 -> hertz


def rising(start: float, end: float) -> Curve:
    """A frequency that moves from ``start`` to ``end`` by equal musical steps."""
    return lambda progress: start * (end / start) ** progress


def lowpass(signal: Signal, cutoff: float, passes: int = 1) -> Signal:
    """Takes the highs away: 6 dB per octave above ``cutoff`` hertz, and again for each further pass."""
    weight = 1 - math.exp(-2 * math.pi * cutoff / SAMPLE_RATE)
    result = signal
    for _ in range(passes):
        level = 0.0
        smooth = []
        for sample in result:
            level += weight * (sample - level)
            smooth.append(level)
        result = smooth
    return result


def highpass(signal: Signal, cutoff: float) -> Signal:
    """Takes the lows away, 6 dB per octave below ``cutoff`` hertz."""
    return [sample - low for sample, low in zip(signal, lowpass(signal, cutoff), strict=True)]


def _state_variable(signal: Signal, centre: Curve, resonance: float) -> tuple[Signal, Signal]:
    """Chamberlin's filter with a moving centre: its low and its band output."""
    damping = 1 / resonance
    low = band = 0.0
    coefficient = 0.0
    lows: Signal = []
    bands: Signal = []
    for index, sample in enumerate(signal):
        if index % 32 == 0:  # retuning every 0.7 ms is smooth to the ear
            frequency = centre(index / len(signal))
            coefficient = 2 * math.sin(math.pi * min(frequency, SAMPLE_RATE / 7) / SAMPLE_RATE)
        low += coefficient * band
        band += coefficient * (sample - low - damping * band)
        lows.append(low)
        bands.append(band)
    return lows, bands


def sweeping_bandpass(signal: Signal, centre: Curve, resonance: float = 1.2) -> Signal:
    """Keeps what lies around a moving centre frequency."""
    return _state_variable(signal, centre, resonance)[1]


def sweeping_lowpass(signal: Signal, cutoff: Curve, resonance: float = 0.8) -> Signal:
    """Keeps what lies below a moving cutoff, 12 dB per octave."""
    return _state_variable(signal, cutoff, resonance)[0]


def bandpass(signal: Signal, centre: float, resonance: float) -> Signal:
    """Keeps what lies around ``centre`` hertz; a high resonance rings."""
    return sweeping_bandpass(signal, lambda _: centre, resonance)


_COMB_DELAYS = (0.0297, 0.0371, 0.0411, 0.0437)  # seconds, as in Schroeder's first reverberator
_ALLPASS_DELAYS = (0.0050, 0.0017)  # seconds


def _comb(signal: Signal, delay: float, half_life: float) -> Signal:
    """Echoes of echoes, each duller than the one before."""
    line = [0.0] * sample_count(delay)
    feedback = 0.5 ** (delay / half_life)
    dull = 0.0
    position = 0
    result = []
    for sample in signal:
        echo = line[position]
        dull += 0.55 * (echo - dull)
        line[position] = sample + feedback * dull
        position = position + 1 if position + 1 < len(line) else 0
        result.append(echo)
    return result


def _allpass(signal: Signal, delay: float) -> Signal:
    """Smears a click into a patter without colouring it."""
    line = [0.0] * sample_count(delay)
    position = 0
    result = []
    for sample in signal:
        echo = line[position]
        fed = sample + 0.6 * echo
        line[position] = fed
        position = position + 1 if position + 1 < len(line) else 0
        result.append(echo - 0.6 * fed)
    return result


def in_a_room(signal: Signal, wet: float = 0.25, half_life: float = 0.16) -> Signal:
    """The sound in a small warm room; its length stays, so leave space for the tail."""
    echoes = silence(len(signal) / SAMPLE_RATE)
    for delay in _COMB_DELAYS:
        echoes = [total + echo for total, echo in zip(echoes, _comb(signal, delay, half_life), strict=True)]
    for delay in _ALLPASS_DELAYS:
        echoes = _allpass(echoes, delay)
    return [dry + wet * echo for dry, echo in zip(signal, echoes, strict=True)]
