"""Small pictures of real cards that go with the words of a page.

A figure is described in widths of a card, so that it can be drawn into any rectangle.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.cards import Card
from scenes.table import button_art
from scenes.table.assets import BOLD
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.theme import CARD_RATIO

FIGURE_Z = 20.0
LARGEST = 280  # units; a card never gets wider
ROOM = 0.62  # around a card's middle, in its widths: what its shadow, ring and turn need
LETTERS = 0.2  # of a card's width


class Laid(NamedTuple):
    """A card of a figure: its middle in card widths, its turn in degrees counterclockwise."""

    card: str  # as in "TH"; empty for a back
    x: float
    y: float
    angle: float = 0.0
    ring: str = ""
    is_dim: bool = False


class Label(NamedTuple):
    """Words of a figure, around a point in card widths."""

    words: str
    x: float
    y: float
    is_penalty: bool = False


class Figure(NamedTuple):
    """Cards from the lowest to the topmost, and words beside them."""

    cards: tuple[Laid, ...]
    labels: tuple[Label, ...] = ()


def draw(look: Look, figure: Figure, rect: pygame.Rect) -> list[Sprite]:
    """A figure as large as it fits into a rectangle, in its middle."""
    left, top, wide, tall = _box(figure)
    width = int(min(rect.width / wide, rect.height / tall, look.size(LARGEST)))
    art = CardArt(look.assets, max(24, width))
    x = rect.centerx - (left + wide / 2) * width
    y = rect.centery - (top + tall / 2) * width
    sprites = []
    for number, laid in enumerate(figure.cards):
        sprites += _card(art, laid, x + laid.x * width, y + laid.y * width, FIGURE_Z + number)
    for label in figure.labels:
        sprites.append(_words(look, label, x + label.x * width, y + label.y * width, width, rect.width))
    return sprites


def _box(figure: Figure) -> tuple[float, float, float, float]:
    """Left, top, width and height of a figure in card widths."""
    tall = ROOM * CARD_RATIO
    lefts = [laid.x - ROOM for laid in figure.cards] + [label.x - ROOM for label in figure.labels]
    rights = [laid.x + ROOM for laid in figure.cards] + [label.x + ROOM for label in figure.labels]
    tops = [laid.y - tall for laid in figure.cards] + [label.y - LETTERS for label in figure.labels]
    bottoms = [laid.y + tall for laid in figure.cards] + [label.y + LETTERS for label in figure.labels]
    return min(lefts), min(tops), max(rights) - min(lefts), max(bottoms) - min(tops)


def _card(art: CardArt, laid: Laid, x: float, y: float, z: float) -> list[Sprite]:
    image = art.front(Card.parse(laid.card)) if laid.card else art.back()
    sprites = [Sprite(art.ring(laid.ring), x, y, z, laid.angle)] if laid.ring else []
    sprites.append(Sprite(image, x, y, z + 0.1, laid.angle))
    if laid.is_dim:
        sprites.append(Sprite(art.dimming(), x, y, z + 0.2, laid.angle))
    return sprites


def _words(look: Look, label: Label, x: float, y: float, width: float, room: int) -> Sprite:
    palette = look.assets.palette
    colour = palette.rose if label.is_penalty else palette.gold
    picture = button_art.fitted(look, label.words, max(15, LETTERS * width), colour, BOLD, room)
    return Sprite(picture, x, y, FIGURE_Z + 60)
