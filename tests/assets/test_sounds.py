"""The sounds: their format, their ends, their loudness, and the pitch of their instruments."""

import math
import wave
from array import array
from itertools import pairwise

import pytest

from assets.generators.__main__ import ASSETS
from assets.generators.sounds.instruments import pluck
from assets.generators.sounds.loudness import CEILING, from_decibels, loudest_moment
from assets.generators.sounds.noise import Noise
from assets.generators.sounds.pitches import hertz, pentatonic_run
from assets.generators.sounds.signal import SAMPLE_RATE, Signal

NAMES = [
    *(
        "focus",
        "press",
        "counter",
        "scene",
        "select",
        "deselect",
        "wrong",
        "undo",
        "recycle",
        "hint",
        "dead_end",
    ),
    *("trick_won", "penalty", "pass", "hearts_broken", "queen_of_spades", "moon", "win"),
    *(f"{name}_{take}" for name in ("slide", "place", "flip", "deal", "star") for take in (1, 2, 3)),
    *(f"pair_{streak}" for streak in range(1, 9)),
]
LONGEST = 3.6  # seconds
MOST_BYTES = 4_000_000
SILENCE = from_decibels(-60)


def heard(name: str) -> Signal:
    """The samples of a sound, from -1 to 1."""
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    return [sample / 32768 for sample in samples]


def loudness(name: str) -> float:
    return loudest_moment(heard(name))


def test_all_sounds_the_games_name_are_there_and_small() -> None:
    files = list((ASSETS / "sounds").iterdir())
    assert {path.stem for path in files} == set(NAMES)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_mono_16_bits_at_44_kilohertz(name: str) -> None:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, SAMPLE_RATE)
        assert 0 < sound.getnframes() <= LONGEST * SAMPLE_RATE


@pytest.mark.parametrize("name", NAMES)
def test_sound_starts_and_ends_in_silence_and_does_not_clip(name: str) -> None:
    samples = heard(name)
    assert max(abs(sample) for sample in samples) <= from_decibels(CEILING) + 1e-4
    assert abs(samples[0]) < SILENCE
    assert abs(samples[-1]) < SILENCE
    assert all(abs(sample) < SILENCE for sample in samples[-int(0.0005 * SAMPLE_RATE) :])
    assert abs(sum(samples) / len(samples)) < 0.005  # no offset that would thump


def test_what_matters_more_is_louder() -> None:
    ladder = ["focus", "slide_1", "place_1", "select", "trick_won", "pair_1", "queen_of_spades", "win"]
    levels = [loudness(name) for name in ladder]
    assert levels == sorted(levels)
    assert levels[-1] > 8 * levels[0]


def test_takes_of_one_sound_are_equally_loud_but_not_alike() -> None:
    for name in ("slide", "place", "flip", "deal"):
        takes = [heard(f"{name}_{number}") for number in (1, 2, 3)]
        levels = [loudest_moment(take) for take in takes]
        assert max(levels) < 1.1 * min(levels)
        assert takes[0] != takes[1] != takes[2]


def test_a_longer_streak_of_pairs_sounds_higher_but_no_louder() -> None:
    streaks = [heard(f"pair_{streak}") for streak in range(1, 9)]
    levels = [loudest_moment(sound) for sound in streaks]
    assert max(levels) < 1.1 * min(levels)
    crossings = [sum(a < 0 <= b for a, b in pairwise(sound)) for sound in streaks]
    assert crossings[-1] > 1.5 * crossings[0]


def test_notes_have_their_pitches() -> None:
    assert hertz("A4") == 440
    assert hertz("D4") == pytest.approx(293.665, abs=0.001)
    assert hertz("Bb3") == pytest.approx(hertz("A4") * 2 ** (-11 / 12))
    assert pentatonic_run(4, 6) == [hertz(note) for note in ("D4", "E4", "F#4", "A4", "B4", "D5")]


@pytest.mark.parametrize("note", ["D3", "A4", "D6"])
def test_plucked_string_is_in_tune(note: str) -> None:
    frequency = hertz(note)
    string = pluck(frequency, 0.6, Noise(1), ring=1)

    def strength(pitch: float) -> float:
        """How much of the string sounds at a pitch."""
        turn = 2 * math.pi * pitch / SAMPLE_RATE
        window = [sample * math.sin(math.pi * i / len(string)) for i, sample in enumerate(string)]
        return math.hypot(
            sum(sample * math.cos(turn * i) for i, sample in enumerate(window)),
            sum(sample * math.sin(turn * i) for i, sample in enumerate(window)),
        )

    ten_cents = 2 ** (10 / 1200)
    assert strength(frequency) > strength(frequency * ten_cents)
    assert strength(frequency) > strength(frequency / ten_cents)


def test_noise_is_the_same_everywhere() -> None:
    assert [round(Noise(1).between(0, 1000)) for _ in range(3)] == [round(Noise(1).between(0, 1000))] * 3
    first, second = Noise(1).white(0.01), Noise(2).white(0.01)
    assert first != second
    assert abs(sum(first) / len(first)) < 0.15
