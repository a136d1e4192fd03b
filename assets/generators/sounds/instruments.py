"""Pitched instruments: plucked string, glass bell, soft piano, heart, strings and choir."""

import math

from assets.generators.sounds.filters import bandpass, lowpass
from assets.generators.sounds.noise import Noise
from assets.generators.sounds.signal import SAMPLE_RATE, Signal, decay, layered, sample_count, shaped

TURN = 2 * math.pi


def sine(frequency: float, seconds: float) -> Signal:
    """A pure tone."""
    step = TURN * frequency / SAMPLE_RATE
    return [math.sin(step * index) for index in range(sample_count(seconds))]


def glide(start: float, end: float, seconds: float, half_life: float) -> Signal:
    """A pure tone that falls (or rises) from ``start`` towards ``end`` hertz."""
    phase = 0.0
    tone = []
    for closeness in decay(seconds, half_life):
        tone.append(math.sin(phase))
        phase += TURN * (end + (start - end) * closeness) / SAMPLE_RATE
    return tone


def pluck(
    frequency: float, seconds: float, noise: Noise, brightness: float = 2600, ring: float = 0.5
) -> Signal:
    """A plucked string (Karplus and Strong, 1983): a burst of noise going round a damped loop.

    ``brightness`` is the cutoff of the burst in hertz, ``ring`` the half-life of the string in seconds.
    """
    period = SAMPLE_RATE / frequency - 0.5  # the averaging in the loop adds half a sample
    length = int(period)
    blend = (1 - (period - length)) / (1 + (period - length))  # tunes the rest by an all-pass
    string = lowpass(noise.white((length + 1) / SAMPLE_RATE)[:length], brightness, 2)
    mean = sum(string) / length
    strongest = max(abs(sample - mean) for sample in string)
    string = [(sample - mean) / strongest for sample in string]
    keep = 0.5 ** (1 / (frequency * ring))
    before = allpassed = average_before = 0.0
    position = 0
    tone = []
    for _ in range(sample_count(seconds)):
        now = string[position]
        average = keep * 0.5 * (now + before)
        before = now
        allpassed = blend * (average - allpassed) + average_before
        average_before = average
        string[position] = allpassed
        position = position + 1 if position + 1 < length else 0
        tone.append(now)
    return tone


def harp(frequency: float, seconds: float, noise: Noise, ring: float = 0.45) -> Signal:
    """A plucked string over a soft pure tone: round, warm, never metallic."""
    body = shaped(sine(frequency, seconds), decay(seconds, ring * 0.5))
    octave = shaped(sine(frequency * 2, seconds), decay(seconds, ring * 0.2))
    string = pluck(frequency, seconds, noise, brightness=1400 + frequency * 1.6, ring=ring)
    return layered(seconds, ((0, 0.55, string), (0, 0.42, body), (0, 0.10, octave)))


def bell(
    frequency: float, seconds: float, ring: float = 0.22, ratio: float = 3.5, glow: float = 1.6
) -> Signal:
    """A bell by frequency modulation: ``ratio`` sets its metal, ``glow`` how bright the stroke is."""
    carrier = TURN * frequency / SAMPLE_RATE
    modulator = carrier * ratio
    loudness = decay(seconds, ring)
    shimmer = decay(seconds, ring * 0.35)
    return [
        loudness[index] * math.sin(carrier * index + glow * shimmer[index] * math.sin(modulator * index))
        for index in range(sample_count(seconds))
    ]


def piano(frequency: float, seconds: float, ring: float = 0.5) -> Signal:
    """A felt piano: stretched partials, the high ones dying first."""
    layers = []
    for partial in range(1, 8):
        pitch = frequency * partial * math.sqrt(1 + 0.0004 * partial * partial)
        tone = shaped(sine(pitch, seconds), decay(seconds, ring / (1 + 0.55 * (partial - 1))))
        layers.append((0.0, 0.6 / partial**1.7, tone))
    return layered(seconds, layers)


def heartbeat(seconds: float = 0.24, depth: float = 55) -> Signal:
    """One beat of the heart under everything: a falling low tone that small loudspeakers still show."""
    low = shaped(glide(depth * 2.1, depth, seconds, 0.022), decay(seconds, 0.045))
    chest = shaped(glide(depth * 4.4, depth * 2, seconds, 0.018), decay(seconds, 0.024))
    return layered(seconds, ((0, 0.8, low), (0, 0.35, chest)))


def saw(frequency: float, seconds: float, phase: float = 0.0) -> Signal:
    """A saw tooth with its edge smoothed, so that it does not alias (polyBLEP)."""
    step = frequency / SAMPLE_RATE
    tone = []
    for _ in range(sample_count(seconds)):
        value = 2 * phase - 1
        if phase < step:
            ahead = phase / step
            value -= ahead + ahead - ahead * ahead - 1
        elif phase > 1 - step:
            behind = (phase - 1) / step
            value -= behind * behind + behind + behind + 1
        tone.append(value)
        phase += step
        if phase >= 1:
            phase -= 1
    return tone


def ensemble(frequencies: tuple[float, ...], seconds: float, spread: float = 0.004) -> Signal:
    """Several players on each note, a hair out of tune with each other."""
    layers = []
    for number, frequency in enumerate(frequencies):
        for player, detune in enumerate((-spread, spread * 0.3, spread)):
            phase = (number * 0.37 + player * 0.29) % 1
            layers.append((0.0, 0.3 / len(frequencies), saw(frequency * (1 + detune), seconds, phase)))
    return layered(seconds, layers)


def strings(frequencies: tuple[float, ...], seconds: float, cutoff: float = 900) -> Signal:
    """Cold strings: the ensemble behind a low filter."""
    return lowpass(ensemble(frequencies, seconds), cutoff, 2)


_VOWEL_AH = ((700.0, 9.0, 1.0), (1150.0, 10.0, 0.5), (2700.0, 12.0, 0.2))  # hertz, resonance, gain


def choir(frequencies: tuple[float, ...], seconds: float) -> Signal:
    """Voices on an open ah: the ensemble through the formants of the vowel."""
    voices = lowpass(ensemble(frequencies, seconds, spread=0.007), 2400)
    vowel = ((0.0, gain, bandpass(voices, centre, sharp)) for centre, sharp, gain in _VOWEL_AH)
    return layered(seconds, (*vowel, (0.0, 0.35, lowpass(voices, 600, 2))))
