"""The pictures on the menu's tiles: the heart of the solitaire, the fan of Hearts."""

from __future__ import annotations

import math

import pygame

from game.cards import Card, parse_cards
from scenes.table import shapes
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt

HEART_ROWS = (
    (0.5, 1.5, 3.5, 4.5),
    (0, 1, 2, 3, 4, 5),
    (0.5, 1.5, 2.5, 3.5, 4.5),
    (1, 2, 3, 4),
    (1.5, 2.5, 3.5),
    (2, 3),
    (2.5,),
)
HEART_CARDS = parse_cards("3H KH 8H AH 7H QH 2H TH JH 5H 9H 4H AH KH 6H QH 8H 2H JH TH KH 3H QH AH 2H")
FAN = (("AC", 34), ("KD", 18), ("QS", 0), ("KH", -18), ("AH", -34))
STAR = "M0 -1 L.22 -.22 L1 0 L.22 .22 L0 1 L-.22 .22 L-1 0 L-.22 -.22Z"
DESIGN_WIDTH = 610  # units
STARS = ((70, 60, 10), (540, 80, 12), (110, 250, 7), (520, 260, 8), (480, 40, 6), (140, 34, 6))


def fetch(look: Look) -> None:
    """Have the faces made beside the program, before the pictures are painted."""
    _heart_art(look).fetch(HEART_CARDS)
    _fan_art(look).fetch(Card.parse(text) for text, _angle in FAN)


def _heart_art(look: Look) -> CardArt:
    return CardArt(look.assets, max(16, round(56 * look.unit)))


def _fan_art(look: Look) -> CardArt:
    return CardArt(look.assets, max(30, round(150 * look.unit)))


def heart(look: Look, width: int, height: int) -> pygame.Surface:
    """The whole layout of the solitaire, small."""
    face, u, art = shapes.blank(width, height), look.unit, _heart_art(look)
    card = art.width
    pitch_x, pitch_y = 1.07 * card, 0.56 * card
    wide, tall = 5 * pitch_x + card, 1.4 * card + 6 * pitch_y
    left, top = (width - wide) / 2, 46 * u
    halo = shapes.heart(1.2 * wide, "#FF8FA8", 0.2, "#FFD28A", 1.0)
    stretched = pygame.transform.smoothscale(halo, (round(1.24 * wide), round(1.14 * tall)))
    face.blit(stretched, stretched.get_rect(center=(width // 2, round(top + 0.5 * tall))))
    cards = iter(HEART_CARDS)
    for row, columns in enumerate(HEART_ROWS):
        for column in columns:
            _paint_card(face, art.front(next(cards)), left + column * pitch_x, top + row * pitch_y, art)
    return face


def _paint_card(face: pygame.Surface, picture: pygame.Surface, x: float, y: float, art: CardArt) -> None:
    face.blit(picture, picture.get_rect(center=(round(x + art.width / 2), round(y + art.height / 2))))


def fan(look: Look, width: int, height: int) -> pygame.Surface:
    """Five cards in a fan before a full moon, the black queen in front."""
    face, u, art = shapes.blank(width, height), look.unit, _fan_art(look)
    middle = (width / 2, 190 * u)
    paint = 'fill="#F6E3B4" fill-opacity="0.16" stroke="#F6E3B4" stroke-opacity="0.55"'
    moon = shapes.svg(
        f'<circle cx="50" cy="50" r="48.5" {paint}/>', (round(346 * u), round(346 * u)), (0, 0, 100, 100)
    )
    face.blit(moon, moon.get_rect(center=middle))
    for x, y, size in STARS:
        star = shapes.svg(
            f'<path d="{STAR}" fill="#FBEFCB"/>', (round(2 * size * u) + 1,) * 2, (-1, -1, 2, 2)
        )
        face.blit(star, star.get_rect(center=(round(x * width / DESIGN_WIDTH), round(y * u))))
    order = sorted(FAN, key=lambda item: -abs(item[1]))
    for text, angle in order:
        _paint_turned(face, art, Card.parse(text), angle, middle, u)
    return face


def _paint_turned(
    face: pygame.Surface, art: CardArt, card: Card, angle: float, middle: tuple[float, float], unit: float
) -> None:
    picture = art.front(card)
    turned = pygame.transform.rotozoom(picture, angle, 1)
    pivot, reach = middle[1] + 190 * unit, 196 * unit + (22 * unit if angle == 0 else 0)
    x = middle[0] - reach * math.sin(math.radians(angle))
    y = pivot - reach * math.cos(math.radians(angle))
    face.blit(turned, turned.get_rect(center=(round(x), round(y))))
