"""Sounds as plain lists of samples, and the few things one does to a whole sound."""

import math
from collections.abc import Iterable

SAMPLE_RATE = 44_100  # samples per second
RELEASE = 0.06  # seconds a layer takes to die away at its end

Signal = list[float]


def sample_count(seconds: float) -> int:
    """How many samples last ``seconds``."""
    return round(seconds * SAMPLE_RATE)


def silence(seconds: float) -> Signal:
    """Nothing, for so many seconds."""
    return [0.0] * sample_count(seconds)


def scaled(signal: Signal, gain: float) -> Signal:
    """The same sound, louder or softer."""
    return [sample * gain for sample in signal]


def shaped(signal: Signal, envelope: Signal) -> Signal:
    """The sound with its loudness following ``envelope``; the shorter of the two ends it."""
    return [sample * level for sample, level in zip(signal, envelope, strict=False)]


def faded(signal: Signal, fade_in: float = 0.0015, fade_out: float = 0.02) -> Signal:
    """The sound with both ends brought to silence along half a cosine, so that neither clicks."""
    result = list(signal)
    for seconds, indices in ((fade_in, range(len(result))), (fade_out, range(len(result) - 1, -1, -1))):
        length = min(sample_count(seconds), len(result))
        for step in range(length):
            result[indices[step]] *= 0.5 - 0.5 * math.cos(math.pi * step / length)
    return result


def layered(seconds: float, layers: Iterable[tuple[float, float, Signal]]) -> Signal:
    """Several sounds heard together: each layer is (starts at second, gain, sound) and ends gently."""
    mixture = silence(seconds)
    for start, gain, layer in layers:
        first = sample_count(start)
        audible = layer[: max(0, len(mixture) - first)]
        release = min(RELEASE, 0.2 * len(audible) / SAMPLE_RATE)
        for index, sample in enumerate(faded(audible, 0, release), first):
            mixture[index] += sample * gain
    return mixture


def decay(seconds: float, half_life: float) -> Signal:
    """An envelope that halves every ``half_life`` seconds, as struck things do."""
    step = math.exp(-math.log(2) / (half_life * SAMPLE_RATE))
    level = 1.0
    envelope = []
    for _ in range(sample_count(seconds)):
        envelope.append(level)
        level *= step
    return envelope


def swell(seconds: float, peak_at: float) -> Signal:
    """An envelope that rises and falls without corners; ``peak_at`` is the fraction of the way to its top."""
    count = sample_count(seconds)
    top = max(1.0, count * peak_at)
    rest = max(1.0, count - top)
    return [
        0.5 - 0.5 * math.cos(math.pi * (index / top if index < top else (count - index) / rest))
        for index in range(count)
    ]


def peak(signal: Signal) -> float:
    """The largest excursion from zero."""
    return max(max(signal), -min(signal))
