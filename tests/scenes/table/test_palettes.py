"""The colours of every theme: what is to be read stands out from what it stands on, as WCAG AA asks."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.palettes import CONTRAST, LIGHT, MIDNIGHT, Palette

THEMES = {"midnight": MIDNIGHT, "light": LIGHT, "contrast": CONTRAST}
SMALL, LARGE = 4.5, 3.0  # the least ratio for text, and for large text and what is no text

PANELS = ("panel_top", "panel_bottom", "raised_top", "raised_bottom", "well", "rim")
TABLE = ("table_centre", "table_mid", "table_edge")

READ = [
    *(
        (ink, ground, SMALL)
        for ink in ("text", "muted", "gold", "success", "danger")
        for ground in PANELS[:2]
    ),
    *((ink, ground, SMALL) for ink in ("text", "muted", "gold") for ground in PANELS[2:]),
    *(("text", ground, SMALL) for ground in TABLE),
    *(("muted", ground, LARGE) for ground in TABLE),
    *(("rose", ground, LARGE) for ground in (*PANELS, *TABLE[:2])),
    *(("blue", ground, LARGE) for ground in PANELS[:2]),
    *(("focus", ground, LARGE) for ground in (*PANELS, *TABLE)),
    ("primary_text", "primary_top", SMALL),
    ("primary_text", "primary_bottom", SMALL),
    ("golden_text", "golden_top", SMALL),
    ("golden_text", "golden_bottom", SMALL),
    ("badge_text", "badge", SMALL),
    ("knob_mark", "knob", SMALL),
    ("title_top", "panel_top", LARGE),
    ("title_bottom", "panel_bottom", LARGE),
    ("whisper", "table_mid", LARGE),
]
"""Ink, ground, and the least ratio."""


def luminance(colour: str) -> float:
    """How bright a colour is to the eye, 0 to 1, as WCAG 2 defines it."""
    shares = [value / 255 for value in pygame.Color(colour)[:3]]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    """The contrast of two colours, from 1 (none) to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_ratio_is_that_of_the_standard() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert ratio("#123456", "#123456") == 1


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_what_is_to_be_read_stands_out(palette: Palette) -> None:
    colours = palette._asdict()
    weak = {
        f"{ink} on {ground}": round(ratio(colours[ink], colours[ground]), 2)
        for ink, ground, least in READ
        if ratio(colours[ink], colours[ground]) < least
    }
    assert not weak


def test_in_the_contrast_theme_all_text_is_of_the_strictest_grade() -> None:
    for ink in ("text", "muted", "gold", "rose", "success", "danger", "focus"):
        assert ratio(getattr(CONTRAST, ink), CONTRAST.raised_bottom) >= 7


def test_the_art_direction_has_its_colours() -> None:
    assert (LIGHT.text, LIGHT.muted, LIGHT.gold, LIGHT.rose) == ("#2B1538", "#6A4F7A", "#7A5200", "#B8143F")
    assert (LIGHT.success, LIGHT.danger, LIGHT.focus) == ("#0B6B43", "#B3261E", "#0B57D0")
    assert (CONTRAST.gold, CONTRAST.rose, CONTRAST.focus) == ("#FFE600", "#FF7AB0", "#00E5FF")
    assert (CONTRAST.least_line, CONTRAST.ring) == (3.0, 1.5)
    assert LIGHT.shadow == MIDNIGHT.shadow / 2
