"""The marks on the score sheet: faint panels, the moon, the queen, how far a total has come."""

from __future__ import annotations

import pygame

from game.language import _
from scenes.table import shapes
from scenes.table.assets import BOLD, EXTRABOLD
from scenes.table.button_art import Look


def tinted_panel(width: int, height: int, radius: float, colour: str, fill: int, line: int) -> pygame.Surface:
    """A faint panel in one colour; `fill` and `line` are opacities out of 255."""
    outer = shapes.rounded(width, height, radius, shapes.faded(colour, line or fill))
    if line:
        hole = shapes.rounded(width - 4, height - 4, radius - 2, shapes.faded(colour, line - fill))
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        outer.blit(hole, (2, 2), special_flags=pygame.BLEND_RGBA_SUB)
    return outer


def moon(look: Look, size: float) -> pygame.Surface:
    """The golden mark of a moon shot."""
    size = max(12.0, size)
    palette = look.assets.palette

    def make() -> pygame.Surface:
        icon = look.assets.icon("moon", size, palette.golden_text)
        words = look.assets.text(_("Moon"), size, palette.golden_text, EXTRABOLD)
        pad, gap, height = round(0.6 * size), round(0.25 * size), round(1.65 * size)
        width = 2 * pad + gap + icon.get_width() + words.get_width()
        face = shapes.panel(
            width, height, height / 2, palette.golden_top, palette.golden_bottom, palette.golden_line, 1
        )
        face.blit(icon, (pad, (height - icon.get_height()) // 2))
        face.blit(words, (pad + icon.get_width() + gap, (height - words.get_height()) // 2))
        return face

    return look.assets.keep(("moon mark", round(size)), make)


def queen(look: Look, size: float) -> pygame.Surface:
    """The mark of the queen of spades: a spade on a coin, and her letter."""
    side = max(14, round(size))

    def make() -> pygame.Surface:
        letter = look.assets.text(_("Q"), max(12, 0.8 * side), look.assets.palette.rose, BOLD)
        mark = shapes.blank(side + round(0.2 * side) + letter.get_width(), max(side, letter.get_height()))
        middle = (mark.get_height() - side) // 2
        mark.blit(shapes.rounded(side, side, side / 2, "#FFF6E8"), (0, middle))
        pip = round(0.64 * side)
        spade = look.assets.picture("cards", "suit_S", pip, pip)
        mark.blit(spade, ((side - pip) // 2, middle + (side - pip) // 2))
        mark.blit(letter, (side + round(0.2 * side), (mark.get_height() - letter.get_height()) // 2))
        return mark

    return look.assets.keep(("queen mark", side), make)


def bar(look: Look, width: int, height: int, share: float, is_leading: bool) -> pygame.Surface:
    """How far a total has come on its way to the end of the match."""
    palette = look.assets.palette
    groove = shapes.panel(width, height, height / 2, palette.well, palette.well, palette.line, 1.5)
    filled = round(width * share)
    if filled >= height:
        ends = (palette.golden_top, palette.golden_bottom) if is_leading else ("#FF5C82", "#B5133F")
        groove.blit(shapes.panel(filled, height, height / 2, *ends, ends[1], 1), (0, 0))
    return groove
