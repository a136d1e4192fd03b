"""What lies in the middle of the table beside the cards: places for the pass, the arrow, the winning mark."""

from __future__ import annotations

import math

import pygame

from game.hearts.round import PASSED, Trick
from game.hearts.seats import PassDirection, Seat
from game.language import _
from scenes.hearts.layout import TRICK_Z, Geometry
from scenes.hearts.people import person
from scenes.table import button_art, shapes
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.top_bar import HUD_Z

FRAME_Z = TRICK_Z - 20
ARROW_ANGLES = {PassDirection.LEFT: 180.0, PassDirection.RIGHT: 0.0, PassDirection.ACROSS: 90.0}


def pass_places(look: Look, geometry: Geometry, chosen: int) -> list[Sprite]:
    """The places for three cards, the empty ones numbered."""
    sprites = []
    for number in range(PASSED):
        rect = geometry.slot_rect(number)
        frame = _frame(look, rect.size, look.assets.palette.muted)
        sprites.append(Sprite(frame, *rect.center, FRAME_Z))
        if number >= chosen:
            digit = look.assets.text(str(number + 1), max(28, look.size(70)), look.assets.palette.muted, BOLD)
            sprites.append(Sprite(digit, *rect.center, FRAME_Z + 1))
    return sprites


def my_place(look: Look, geometry: Geometry) -> list[Sprite]:
    """The empty place for the player's card in the trick."""
    rect = geometry.trick_rect(Seat.SOUTH)
    return [Sprite(_frame(look, rect.size, look.assets.palette.gold), *rect.center, FRAME_Z)]


def _frame(look: Look, size: tuple[int, int], colour: str) -> pygame.Surface:
    """A dashed outline of a card on a dark ground."""

    def make() -> pygame.Surface:
        width, height = size
        thick, radius = max(2, round(3 * look.unit)), 0.075 * width
        frame = shapes.rounded(width, height, radius, look.assets.palette.well + "73")
        outline = shapes.rounded_outline(frame.get_rect().inflate(-thick, -thick), radius)
        stitches = shapes.evenly(outline, 1.0)
        dash = 5 * thick
        for start in range(0, len(stitches), dash):
            end = min(start + 3 * thick, len(stitches) - 1)
            pygame.draw.line(frame, colour, stitches[start], stitches[end], thick)
        return frame

    return look.assets.keep(("frame", size, colour), make)


def heading(look: Look, geometry: Geometry, receiver: Seat) -> list[Sprite]:
    """Whom the cards are for."""
    words = _("Pass three cards to {name}").format(name=person(receiver).name)
    size = min(max(24.0, look.size(50)), 0.054 * geometry.height)
    picture = gilded(look, words, size, DISPLAY, bottom=look.assets.palette.text)
    y = geometry.slot_rect(1).top - look.size(44, 24)
    return [Sprite(picture, geometry.width / 2, y, HUD_Z - 10)]


def arrow(look: Look, geometry: Geometry, direction: PassDirection) -> list[Sprite]:
    """The arrow from the places towards whoever gets the cards."""
    if direction not in ARROW_ANGLES:
        return []
    rect, x, y = _arrow_box(look, geometry, direction)
    picture = look.assets.keep(
        ("arrow", rect, direction), lambda: _arrow(look, rect, ARROW_ANGLES[direction])
    )
    return [Sprite(picture, x, y, FRAME_Z + 2)]


def _arrow_box(
    look: Look, geometry: Geometry, direction: PassDirection
) -> tuple[tuple[int, int], float, float]:
    """The arrow's length and breadth, and its middle."""
    first, last = geometry.slot_rect(0), geometry.slot_rect(2)
    broad = round(max(52, 112 * look.unit))
    if direction is PassDirection.ACROSS:
        top = geometry.slot_rect(1).top - look.size(84, 44)
        long = round(max(26, min(look.size(130), top - geometry.top_bar - 0.85 * geometry.side_height)))
        return (long, min(broad, round(1.3 * long))), geometry.width / 2, top - long / 2
    gap = look.size(56, 16)
    if direction is PassDirection.LEFT:
        edge = geometry.plate(Seat.WEST).right + look.size(44, 10)
        if geometry.is_portrait:
            edge = geometry.content_left + geometry.side_height
        start, end = first.left - gap, edge
    else:
        edge = geometry.plate(Seat.EAST).left - look.size(44, 10)
        if geometry.is_portrait:
            edge = geometry.width - geometry.content_left - geometry.side_height
        start, end = last.right + gap, edge
    long = round(max(24, abs(end - start)))
    sign = -1 if direction is PassDirection.LEFT else 1
    return (long, min(broad, 2 * long)), start + sign * long / 2, float(first.centery)


def _arrow(look: Look, size: tuple[int, int], angle: float) -> pygame.Surface:
    long, broad = size
    head, half = min(0.62 * long, 0.55 * broad), broad / 2
    stem, pad = 0.39 * half, math.ceil(22 * look.unit)
    shaft = f"M0 {-stem}H{long - head}V{-half}L{long} 0L{long - head} {half}V{stem}H0Z"
    body = (
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#FF5C82" stop-opacity="0.15"/>'
        '<stop offset="1" stop-color="#FF5C82"/></linearGradient></defs>'
        f'<path d="{shaft}" fill="url(#a)" stroke="#FFC2CF" stroke-width="{max(1.5, 3 * look.unit)}" '
        'stroke-linejoin="round"/>'
    )
    view = (-pad, -half - pad, long + 2 * pad, broad + 2 * pad)
    straight = shapes.svg(body, (long + 2 * pad, broad + 2 * pad), view)
    glow = shapes.blank(*straight.get_size(), (255, 92, 130, 0))
    glow.blit(shapes.tinted(straight, "#FF5C82"), (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft = shapes.blurred(glow, look.size(22, 11))
    soft.blit(straight, (0, 0))
    return pygame.transform.rotate(soft, angle)


def winning(look: Look, geometry: Geometry, trick: Trick) -> list[Sprite]:
    """The mark of the card that takes the trick as it lies."""
    if not trick.cards:
        return []
    rect, picture = geometry.trick_rect(trick.taker), _winning(look)
    reach = 0.5 * geometry.trick_height + look.size(16, 14)
    y = rect.centery + reach if trick.taker is Seat.SOUTH else rect.centery - reach
    return [Sprite(picture, rect.centerx, y, TRICK_Z + 50)]


def _winning(look: Look) -> pygame.Surface:
    p, size = look.assets.palette, max(15.0, look.size(21))

    def make() -> pygame.Surface:
        crown = look.assets.icon("crown", max(14, look.size(20)), p.golden_text)
        letters = look.assets.text(_("Winning"), size, p.golden_text, EXTRABOLD)
        gap, pad = round(0.3 * size), round(0.75 * size)
        width = crown.get_width() + gap + letters.get_width() + 2 * pad
        height = round(1.8 * size)
        face = shapes.panel(width, height, height / 2, p.golden_top, p.golden_bottom, p.golden_line, 1)
        face.blit(crown, (pad, (height - crown.get_height()) // 2))
        face.blit(letters, (pad + crown.get_width() + gap, (height - letters.get_height()) // 2))
        return button_art.on_shadow(look, face, height / 2, "", 4, 10)

    return look.assets.keep(("winning", size), make)
