"""A few real cards as they look now, in each of the states that a card can be in."""

from __future__ import annotations

import pygame

from game.cards import Card
from scenes.table import button_art
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.theme import CARD_RATIO

BOARD_Z, CARD_Z = 20.0, 30.0
CARDS = ("QS", "7D", "KH", "TC", "", "AH")  # the empty one shows its back
RINGS = {"KH": "partner", "7D": "selected"}
DIMMED = "TC"
GRIDS = ((6, 1), (3, 2), (2, 3))  # across, down
ROOM = 1.28  # of a card: what it takes up with the space around it


def preview(look: Look, rect: pygame.Rect) -> list[Sprite]:
    """The cards on their board."""
    across, down = max(GRIDS, key=lambda grid: _card_width(rect, *grid))
    width = max(16, round(_card_width(rect, across, down)))
    art = CardArt(look.assets, width)
    sprites = [Sprite(button_art.board(look, *rect.size), *rect.center, BOARD_Z)]
    for number, name in enumerate(CARDS):
        row, column = divmod(number, across)
        x = rect.centerx + (column - (across - 1) / 2) * ROOM * width
        y = rect.centery + (row - (down - 1) / 2) * ROOM * CARD_RATIO * width
        sprites += _card(art, name, x, y)
    return sprites


def _card_width(rect: pygame.Rect, across: int, down: int) -> float:
    return min(0.94 * rect.width / (across * ROOM), 0.94 * rect.height / (down * ROOM * CARD_RATIO))


def _card(art: CardArt, name: str, x: float, y: float) -> list[Sprite]:
    sprites = [Sprite(art.ring(RINGS[name]), x, y, CARD_Z)] if name in RINGS else []
    face = art.front(Card.parse(name)) if name else art.back()
    sprites.append(Sprite(face, x, y, CARD_Z + 1))
    if name == DIMMED:
        sprites.append(Sprite(art.dimming(), x, y, CARD_Z + 2))
    return sprites
