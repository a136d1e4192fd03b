"""Every sound by file name, with how it is made and how loud it is."""

import io
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from assets.generators.sounds import game_cues, table_cues
from assets.generators.sounds.filters import highpass
from assets.generators.sounds.loudness import levelled
from assets.generators.sounds.signal import SAMPLE_RATE, Signal, faded

VARIANT_PITCHES = (0.96, 1.0, 1.04)  # what is heard often should not be heard twice alike
FULL_SCALE = 32767
INAUDIBLE = 25  # hertz: what lies below only moves the loudspeaker


class Recipe(NamedTuple):
    """How a sound is made, and its loudest moment in decibels below full scale."""

    make: Callable[[], Signal]
    loudness: float


def _variants(name: str, make: Callable[[int, float], Signal], loudness: float) -> dict[str, Recipe]:
    """Three takes of one sound: ``name_1`` to ``name_3``."""
    return {
        f"{name}_{number}": Recipe(partial(make, number, pitch), loudness)
        for number, pitch in enumerate(VARIANT_PITCHES, 1)
    }


RECIPES: dict[str, Recipe] = {
    "focus": Recipe(table_cues.focus, -34),
    "counter": Recipe(table_cues.counter, -34),
    "press": Recipe(table_cues.press, -28),
    **_variants("slide", table_cues.slide, -30),
    **_variants("deal", table_cues.deal, -29),
    **_variants("flip", table_cues.flip, -28),
    **_variants("place", table_cues.place, -27),
    "undo": Recipe(table_cues.undo, -28),
    "recycle": Recipe(table_cues.riffle, -26),
    "deselect": Recipe(game_cues.deselect, -26),
    "select": Recipe(game_cues.select, -24),
    "wrong": Recipe(game_cues.wrong, -24),
    "pass": Recipe(game_cues.pass_cards, -24),
    "penalty": Recipe(game_cues.penalty, -22),
    "hint": Recipe(game_cues.hint, -22),
    "scene": Recipe(game_cues.scene, -24),
    "trick_won": Recipe(game_cues.trick_won, -21),
    **{f"pair_{streak}": Recipe(partial(game_cues.pair, streak), -19) for streak in range(1, 9)},
    **{f"star_{number}": Recipe(partial(game_cues.star, number), -19) for number in (1, 2, 3)},
    "dead_end": Recipe(game_cues.dead_end, -18),
    "hearts_broken": Recipe(game_cues.hearts_broken, -17),
    "queen_of_spades": Recipe(game_cues.queen_of_spades, -15),
    "moon": Recipe(game_cues.moon, -14),
    "win": Recipe(game_cues.win, -13),
}


def wave_file(signal: Signal) -> bytes:
    """A mono 16-bit WAV file of samples from -1 to 1."""
    samples = array("h", (round(sample * FULL_SCALE) for sample in signal))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as output:
        output.setnchannels(1)
        output.setsampwidth(2)
        output.setframerate(SAMPLE_RATE)
        output.writeframes(samples.tobytes())
    return file.getvalue()


def sound_file(name: str) -> bytes:
    """The WAV file of one sound of the catalogue."""
    recipe = RECIPES[name]
    made = highpass(recipe.make(), INAUDIBLE)
    fade_out = min(0.25, 0.2 * len(made) / SAMPLE_RATE)
    return wave_file(levelled(faded(made, fade_out=fade_out), recipe.loudness))


def sound_files() -> Iterator[tuple[str, bytes]]:
    """Every sound as (file name, content)."""
    for name in RECIPES:
        yield f"{name}.wav", sound_file(name)
