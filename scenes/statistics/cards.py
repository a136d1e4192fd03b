"""The cards of the page: a panel, the share that was won as a heart that fills, and tiles with figures."""

from __future__ import annotations

import pygame

from game.language import _
from game.statistics.counting import Tally
from scenes.statistics.content import DASH, Figure, share_words, tally_words
from scenes.table import button_art, shapes
from scenes.table.assets import BOLD, DISPLAY, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.lettering import gilded

CARD_Z, PICTURE_Z, TEXT_Z = 10.0, 20.0, 30.0
LIT, SHADED = "#FF4B74", "#D61E4E"  # the halves of the folded heart
EMPTY_LIT, EMPTY_SHADED = "#341C58", "#2A1549"
OUTLINE = 4.0  # hundredths of the heart's width


def card(look: Look, rect: pygame.Rect) -> Sprite:
    """The panel that something stands on."""
    return Sprite(button_art.board(look, *rect.size), *rect.center, CARD_Z)


def heading(look: Look, rect: pygame.Rect, words: str) -> Sprite:
    """The title of a card, at its upper left."""
    pad = look.size(28, 10)
    size = look.size(26, 15)
    text = button_art.fitted(look, words, size, look.assets.palette.muted, SEMIBOLD, rect.width - 2 * pad)
    return Sprite(text, rect.left + pad + text.get_width() / 2, rect.top + pad + 0.35 * size, TEXT_Z)


def share_card(look: Look, rect: pygame.Rect, tally: Tally) -> list[Sprite]:
    """A heart as full as the share that was won, with the games it was won of."""
    is_wide = rect.width > 1.25 * rect.height
    if is_wide:
        wide = round(min(0.74 * rect.height, 0.46 * rect.width))
        x, y = rect.left + 0.27 * rect.width, float(rect.centery)
        words = _beside(look, rect, tally)
    else:
        wide = round(min(0.68 * rect.height, 0.78 * rect.width))
        x, y = float(rect.centerx), rect.top + 0.07 * rect.height + 0.465 * wide
        words = _below(look, rect, tally)
    figure = gilded(look, share_words(tally), max(20.0, 0.27 * wide), DISPLAY, is_on_dark=True)
    return [
        card(look, rect),
        Sprite(full_heart(look, wide, tally.per_cent or 0), x, y, PICTURE_Z),
        Sprite(figure, x, y - 0.06 * wide, TEXT_Z),
        *words,
    ]


def _below(look: Look, rect: pygame.Rect, tally: Tally) -> list[Sprite]:
    """The games in one line below the heart."""
    size, room = min(look.size(32, 16), 0.2 * rect.height), 0.88 * rect.width
    text = button_art.fitted(look, tally_words(tally), size, look.assets.palette.text, SEMIBOLD, room)
    return [Sprite(text, rect.centerx, rect.bottom - 0.13 * rect.height, TEXT_Z)]


def _beside(look: Look, rect: pygame.Rect, tally: Tally) -> list[Sprite]:
    """The games in two lines beside the heart."""
    palette, x, room = look.assets.palette, rect.left + 0.74 * rect.width, 0.42 * rect.width
    size = min(look.size(64, 24), 0.24 * rect.height)
    count = button_art.fitted(look, f"{tally.won} / {tally.played}", size, palette.gold, BOLD, room)
    small = min(look.size(30, 16), 0.18 * rect.height)
    word = button_art.fitted(look, _("games won"), small, palette.muted, SEMIBOLD, room)
    apart = 0.5 * (count.get_height() + word.get_height())
    return [
        Sprite(count, x, rect.centery - 0.45 * apart, TEXT_Z),
        Sprite(word, x, rect.centery + 0.55 * apart, TEXT_Z),
    ]


def full_heart(look: Look, wide: int, per_cent: int) -> pygame.Surface:
    """A folded heart, filled from its tip to so many per cent of its height."""
    return look.assets.keep(("full heart", wide, per_cent), lambda: _fill(look, wide, per_cent))


def _fill(look: Look, wide: int, per_cent: int) -> pygame.Surface:
    gold = look.assets.palette.gold_line
    empty, full = _folded(wide, EMPTY_LIT, EMPTY_SHADED, gold), _folded(wide, LIT, SHADED, gold)
    width, height = full.get_size()
    level = round(height * (100 - per_cent) / 100)
    empty.fill((0, 0, 0, 0), (0, level, width, height - level))
    empty.blit(full, (0, level), (0, level, width, height - level))
    return empty


def _folded(wide: int, lit: str, shaded: str, line: str) -> pygame.Surface:
    """A heart of paper, folded along its middle: the left half lit, the right half in the shade."""
    left, right = (shapes.heart(wide, colour, 1.0, line, OUTLINE) for colour in (lit, shaded))
    width, height = left.get_size()
    middle = width // 2
    left.fill((0, 0, 0, 0), (middle, 0, width - middle, height))
    left.blit(right, (middle, 0), (middle, 0, width - middle, height))
    return left


def tile(look: Look, rect: pygame.Rect, figure: Figure) -> list[Sprite]:
    """A figure in gold with its icon, and below it what it is."""
    palette, pad = look.assets.palette, look.size(24, 8)
    room = rect.width - 2 * pad
    label_size = max(15.0, min(look.size(25), 0.2 * rect.height))
    label = button_art.fitted(look, figure.label, label_size, palette.muted, SEMIBOLD, room, align=0)
    free = rect.height - label.get_height()  # two lines of a label leave little
    size = min(look.size(64, 22), 0.44 * rect.height, 0.8 * free)
    colour = palette.disabled if figure.value == DASH else palette.gold
    value = button_art.fitted(look, figure.value, size, colour, DISPLAY, 0.72 * room)
    icon = _icon(look, figure.icon, min(look.size(44, 20), 0.34 * rect.height))
    left, upper = rect.left + pad, rect.top + min(0.39 * rect.height, 0.55 * free)
    lower = rect.top + min(0.76 * rect.height, rect.height - 0.55 * label.get_height())
    return [
        card(look, rect),
        Sprite(value, left + value.get_width() / 2, upper, TEXT_Z),
        Sprite(label, left + label.get_width() / 2, lower, TEXT_Z),
        Sprite(icon, rect.right - pad - icon.get_width() / 2, upper, PICTURE_Z),
    ]


def _icon(look: Look, name: str, size: float) -> pygame.Surface:
    colour = look.assets.palette.button_line
    if name == "spade":  # a suit, not an icon
        return look.assets.keep(("spade", round(size)), lambda: shapes.spade(0.9 * size, colour))
    return look.assets.icon(name, size, colour)
