"""How loud a sound is to the ear, and bringing it to the loudness it should have."""

import math

from assets.generators.sounds.filters import highpass
from assets.generators.sounds.signal import Signal, peak, sample_count, scaled

CEILING = -3.0  # decibels below full scale that no sample exceeds
WINDOW = 0.05  # seconds the ear takes to judge a sound


def from_decibels(decibels: float) -> float:
    """The factor that so many decibels stand for."""
    return float(10 ** (decibels / 20))


def loudest_moment(signal: Signal) -> float:
    """Root mean square of the loudest ``WINDOW``, with the lows counted less, as the ear does."""
    heard = highpass(signal, 180)
    window = sample_count(WINDOW)
    energy = sum(sample * sample for sample in heard[:window])
    loudest = energy
    for leaving, entering in zip(heard, heard[window:], strict=False):
        energy += entering * entering - leaving * leaving
        loudest = max(loudest, energy)
    return math.sqrt(loudest / window)


def levelled(signal: Signal, decibels: float) -> Signal:
    """The sound at the wanted loudness, or as near to it as the ceiling allows."""
    gain = from_decibels(decibels) / loudest_moment(signal)
    return scaled(signal, min(gain, from_decibels(CEILING) / peak(signal)))
