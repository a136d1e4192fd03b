"""The chosen game at the side of the list, and the picture of a list without any game."""

from __future__ import annotations

import pygame

from game.cards import Card, Rank, Suit
from game.language import _
from game.store.games import Result
from scenes.history.entries import day_of, figures_of, headline_of, name_of, time_of
from scenes.history.row import colour_of, sign
from scenes.table import button_art
from scenes.table.assets import BOLD, DISPLAY, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.lettering import gilded

Z = 60.0
DESIGN_HEIGHT = 900  # units; in a lower panel everything is smaller
FAN = (Card(Rank.ACE, Suit.HEARTS), None, Card(Rank.QUEEN, Suit.HEARTS), None, Card(Rank.KING, Suit.HEARTS))


def details(look: Look, rect: pygame.Rect, result: Result, bottom: float) -> list[Sprite]:
    """Everything about one game in a panel; what stands above `bottom` (pixels) is its own."""
    palette = look.assets.palette
    look = Look(look.assets, min(look.unit, rect.height / DESIGN_HEIGHT))
    panel = button_art.board(look, *rect.size)
    room = rect.width - look.size(72, 30)
    when = " · ".join(filter(None, (day_of(result), time_of(result))))
    side = round(min(0.32 * (bottom - rect.top), look.size(220, 60)))
    size = min(look.size(60, 26), 0.08 * rect.height)
    heading = gilded(look, headline_of(result), size, DISPLAY, bottom=colour_of(look, result))
    parts = [
        sign(look, result, side),
        heading,
        button_art.fitted(look, name_of(result), look.size(30, 17), palette.text, BOLD, room),
        button_art.fitted(look, when, look.size(26, 15), palette.muted, SEMIBOLD, room),
        button_art.fitted(look, result.code, look.size(26, 15), palette.gold, BOLD, room),
    ]
    figures = max(look.size(88, 44), 0.1 * (bottom - rect.top))
    free = bottom - rect.top - figures - sum(part.get_height() for part in parts)
    gap = max(2.0, free / (len(parts) + 2))
    sprites, y = [Sprite(panel, *rect.center, Z)], rect.top + gap
    for part in parts:
        sprites.append(Sprite(part, rect.centerx, y + part.get_height() / 2, Z + 1))
        y += part.get_height() + (gap if part is parts[0] else 0.6 * gap)
    return sprites + _figures(look, rect, result, y + 0.4 * gap, figures)


def _figures(look: Look, rect: pygame.Rect, result: Result, top: float, tall: float) -> list[Sprite]:
    """What was counted, side by side."""
    palette, found = look.assets.palette, list(figures_of(result))
    pad = look.size(36, 15)
    column = (rect.width - 2 * pad) / len(found)
    sprites = []
    for number, (label, value) in enumerate(found):
        x = rect.left + pad + (number + 0.5) * column
        name = button_art.fitted(look, label, look.size(24, 15), palette.muted, SEMIBOLD, 0.94 * column)
        digits = button_art.fitted(look, value, look.size(46, 22), palette.text, BOLD, 0.94 * column)
        sprites.append(Sprite(name, x, top + 0.25 * tall, Z + 1))
        sprites.append(Sprite(digits, x, top + 0.7 * tall, Z + 1))
    return sprites


def nothing_yet(look: Look, rect: pygame.Rect) -> list[Sprite]:
    """A fan of cards that waits to be played, and a friendly word."""
    palette = look.assets.palette
    width = round(min(0.3 * rect.height / 1.4, 0.12 * rect.width, look.size(190)))
    art = CardArt(look.assets, max(34, width))
    middle, sprites = rect.top + 0.34 * rect.height, []
    for number, card in enumerate(FAN):
        place = number - (len(FAN) - 1) / 2
        picture = art.back() if card is None else art.front(card)
        x, y = rect.centerx + 0.62 * place * art.width, middle + 0.05 * place * place * art.height
        sprites.append(Sprite(picture, x, y, Z + number, -9 * place))
    heading = gilded(look, _("No finished games yet"), min(look.size(64, 27), 0.11 * rect.height), DISPLAY)
    words = _("Every game that you finish is kept here, to be watched or played again.")
    told = button_art.fitted(look, words, look.size(30, 17), palette.muted, SEMIBOLD, 0.94 * rect.width)
    y = middle + 0.85 * art.height + heading.get_height() / 2
    below = y + 0.5 * heading.get_height() + told.get_height()
    return [*sprites, Sprite(heading, rect.centerx, y, Z + 9), Sprite(told, rect.centerx, below, Z + 9)]
