"""Whatever words are made of, they become a picture: names of files may hold anything."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.language import UNPRINTABLE, legible
from scenes.table.assets import MEDIUM, SEMIBOLD, Assets
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast

HOSTILE = [
    "a\0b",
    "\ud800",
    "two-of-hearts-\udcff.json",
    "\x1b[31m",
    "\x7f\x85",
    "a\u202eb",
    "\U0001f0a1",
    "\t\r",
]


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


def as_text(assets: Assets, words: str) -> pygame.Surface:
    return assets.text(words, 20, "#FFFFFF", SEMIBOLD)


def as_figures(assets: Assets, words: str) -> pygame.Surface:
    return assets.figures(words, 20, "#FFFFFF")


def as_paragraph(assets: Assets, words: str) -> pygame.Surface:
    return assets.paragraph(words, 20, "#FFFFFF", MEDIUM, 200)


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
@pytest.mark.parametrize("drawn", [as_text, as_figures, as_paragraph])
def test_words_that_no_font_can_draw_become_a_picture(
    assets: Assets, drawn: Callable[[Assets, str], pygame.Surface], words: str
) -> None:
    assert drawn(assets, words).get_width() > 0
    assert assets.width(words, 20) > 0


def test_a_paragraph_keeps_its_lines(assets: Assets) -> None:
    assert as_paragraph(assets, "a\nb").get_height() > as_paragraph(assets, "a b").get_height()


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_a_toast_says_anything(assets: Assets, words: str) -> None:
    toast = Toast(Timeline(Settings()))
    toast.say(f"Nothing can be saved in {words}.")
    toast.shown = 1.0
    sprites: list[Sprite] = toast.display(Look(assets, 1.0), 100, 100, 150)
    assert len(sprites) > 1


def test_legible_text_stays_as_it_is() -> None:
    for words in ("", "Ünï çødé 花", "a\u00a0b", "A · “b” – c…"):
        assert legible(words) == words
    assert legible("a\0b\nc") == f"a{UNPRINTABLE}b{UNPRINTABLE}c"
