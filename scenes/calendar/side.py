"""What stands beside the month: the streak, and the chosen day with its deal."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.language import _, ngettext
from scenes.table import button_art
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD, MEDIUM, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.day_hearts import GOLD, ON_HEART, day_heart
from scenes.table.display import Sprite

Z = 60.0


class ChosenDay(NamedTuple):
    """What there is to say about a day: its number in the month, its name, the code of its deal, what became
    of it, its heart.
    """

    number: int
    name: str
    code: str
    fate: str
    heart: str


def streak_pictures(look: Look, area: pygame.Rect, now: int, best: int) -> list[Sprite]:
    """Two figures side by side in the upper part of `area`."""
    figures = (
        (now, ngettext("day in a row", "days in a row", now), look.assets.palette.gold),
        (best, _("best so far"), look.assets.palette.text),
    )
    sprites = []
    for index, (number, label, colour) in enumerate(figures):
        x = area.left + area.width * (0.26 if index == 0 else 0.74)
        size = min(0.52 * area.height, look.size(104, 30))
        digits = look.assets.figures(str(number), size, colour, EXTRABOLD)
        words = button_art.fitted(
            look, label, look.size(26, 14), look.assets.palette.muted, SEMIBOLD, 0.45 * area.width
        )
        y = area.top + digits.get_height() / 2
        sprites.append(Sprite(digits, x, y, Z))
        sprites.append(Sprite(words, x, y + digits.get_height() / 2 + words.get_height() * 0.3, Z))
    return sprites


def day_pictures(look: Look, area: pygame.Rect, day: ChosenDay) -> list[Sprite]:
    """The chosen day in the middle of `area`: a heart where there is room, its name, what became of it."""
    palette = look.assets.palette
    lines = [
        button_art.fitted(look, day.name, look.size(46, 19), palette.text, DISPLAY, area.width),
        button_art.fitted(look, day.fate, look.size(27, 14), _fate_colour(look, day), MEDIUM, area.width),
        button_art.fitted(look, day.code, look.size(27, 14), palette.muted, BOLD, area.width),
    ]
    gap = look.size(10, 2)
    tall = sum(line.get_height() for line in lines) + gap * (len(lines) - 1)
    heart = min(0.5 * area.width, area.height - tall - 3 * gap, look.size(280))
    pictures = [day_heart(look, heart, day.heart)] if heart >= 36 else []
    tall += sum(picture.get_height() + gap for picture in pictures)
    y, sprites = area.top + max(0.0, area.height - tall) / 2, []
    if pictures:
        colour = ON_HEART.get(day.heart, palette.text)
        number = look.assets.text(str(day.number), 0.36 * heart, colour, EXTRABOLD)
        sprites.append(Sprite(number, area.centerx, y + 0.42 * pictures[0].get_height(), Z + 1))
    for part in pictures + lines:
        sprites.append(Sprite(part, area.centerx, y + part.get_height() / 2, Z))
        y += part.get_height() + gap
    return sprites


def _fate_colour(look: Look, day: ChosenDay) -> str:
    palette = look.assets.palette
    if not day.heart:
        return palette.muted
    return palette.gold if day.heart == GOLD else palette.rose
