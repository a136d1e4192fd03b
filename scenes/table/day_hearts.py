"""The folded paper hearts that a day of the calendar can earn."""

from __future__ import annotations

import pygame

from scenes.table import shapes
from scenes.table.button_art import Look

GOLD, ROSE, NONE = "gold", "rose", ""
LEFT_HALF = "M0 47 C-9 34 -50 10 -50 -19 C-50 -36 -38 -46 -25 -46 C-13 -46 -4 -39 0 -28Z"
ON_HEART = {GOLD: "#3A1A06", ROSE: "#FFF6EE"}  # colours of a number on a heart
LARGE = 90  # pixels; from there on an outline is thin
FOLDS = {GOLD: ("#FFDB8C", "#E9A53A", "#FFF0C8"), ROSE: ("#FF7F9C", "#D92550", "#FFC2CF")}
"""Of each heart its lit half, its half in the shade, and its line."""


def day_heart(look: Look, size: float, kind: str, opacity: float = 1.0) -> pygame.Surface:
    """A heart `size` pixels wide; without a kind only its outline."""
    key = ("day heart", round(size), kind, opacity)
    return look.assets.keep(key, lambda: _draw(look, max(8, round(size)), kind, opacity))


def _draw(look: Look, size: int, kind: str, opacity: float) -> pygame.Surface:
    if kind not in FOLDS:
        p = look.assets.palette
        line, thick = p.muted, 6 if size < LARGE else 2.5
        body = f'<path d="{shapes.HEART}" fill="{p.well}" fill-opacity="{0.35 * opacity:g}" stroke="{line}"'
        body += f' stroke-width="{thick}" stroke-opacity="{0.8 * opacity:g}"/>'
    else:
        lit, shaded, line = FOLDS[kind]
        body = (
            f'<path d="{shapes.HEART}" fill="{shaded}"/><path d="{LEFT_HALF}" fill="{lit}"/>'
            f'<path d="{shapes.HEART}" fill="none" stroke="{line}" stroke-width="4" stroke-opacity="0.8"/>'
        )
    return shapes.svg(body, (size, round(0.94 * size)), (-54, -51, 108, 102))
