"""The plates of the four players: portrait, name, total, points of this round."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.hearts.seats import SEATS, Seat
from game.language import _
from scenes.hearts.layout import Geometry
from scenes.hearts.people import person
from scenes.table import button_art, shapes
from scenes.table.assets import BOLD, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.top_bar import HUD_Z

PLATE_Z = HUD_Z - 60
ACTIVE, TARGET = "active", "target"
GLOWS = {ACTIVE: (0.65, 34), TARGET: (0.8, 44)}  # opacity, blur in units


class Standing(NamedTuple):
    """What a plate says about its seat."""

    total: int | None  # None: the player does not want to see figures
    points: int | None  # of this round; None while cards are passed
    state: str = ""  # ACTIVE: it is its turn; TARGET: it gets the cards


def portrait(look: Look, seat: Seat, size: int) -> pygame.Surface:
    """The round portrait of a seat."""
    return look.assets.picture("cards", "avatar_" + person(seat).portrait, size, size)


def plates(look: Look, geometry: Geometry, standings: dict[Seat, Standing], south_y: float) -> list[Sprite]:
    """All four; `south_y` is the middle of the player's own (pixels)."""
    sprites: list[Sprite] = []
    for seat in SEATS:
        rect = geometry.plate(seat)
        if seat is Seat.SOUTH:
            rect.centery = round(south_y)
        sprites += _plate(look, geometry, seat, rect, standings[seat])
    return sprites


def _plate(look: Look, geometry: Geometry, seat: Seat, rect: pygame.Rect, standing: Standing) -> list[Sprite]:
    is_mirrored = seat is Seat.EAST
    size = (geometry.plate_width, round(0.8 * geometry.avatar))
    strip_x = rect.left + size[0] / 2 if is_mirrored else rect.right - size[0] / 2
    face_x = rect.right - rect.height / 2 if is_mirrored else rect.left + rect.height / 2
    sprites = [Sprite(_strip(look, size, standing.state), strip_x, rect.centery, PLATE_Z)]
    sprites.append(Sprite(_face(look, seat, rect.height), face_x, rect.centery, PLATE_Z + 2))
    gap = 4 if geometry.is_compact else look.size(12)
    edge = rect.right - rect.height - gap if is_mirrored else rect.left + rect.height + gap
    name = _name(look, geometry, seat)
    rows = [(name, 0.47)]
    if standing.total is not None:
        rows = [(name, 0.29), (_figures(look, geometry, standing), 0.63)]
    for picture, y in rows:
        x = edge - picture.get_width() / 2 if is_mirrored else edge + picture.get_width() / 2
        sprites.append(Sprite(picture, x, rect.top + y * rect.height, PLATE_Z + 3))
    return sprites


def _name(look: Look, geometry: Geometry, seat: Seat) -> pygame.Surface:
    size = 17 if geometry.is_compact else max(17, look.size(27))
    return look.assets.text(person(seat).name, size, look.assets.palette.text, BOLD)


def _face(look: Look, seat: Seat, size: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        return button_art.on_shadow(look, portrait(look, seat, size), size / 2, "", 4, 14)

    return look.assets.keep(("face", seat, size), make)


def _strip(look: Look, size: tuple[int, int], state: str) -> pygame.Surface:
    """The dark strip; lit while it is the seat's turn, or while it is to get cards."""
    if not state:
        return button_art.capsule(look, *size)
    return look.assets.keep(("plate", size, state), lambda: _lit_strip(look, size, state))


def _lit_strip(look: Look, size: tuple[int, int], state: str) -> pygame.Surface:
    p, (width, height) = look.assets.palette, size
    line = p.gold_line if state == ACTIVE else p.rose
    opacity, blur = GLOWS[state]
    glow, pad = shapes.halo(width, height, height / 2, look.size(blur), line, opacity)
    thick = p.ring * max(2.0, look.size(3.5))
    glow.blit(
        shapes.panel(width, height, height / 2, p.raised_bottom, p.panel_bottom, line, thick, 235), (pad, pad)
    )
    return glow


def _figures(look: Look, geometry: Geometry, standing: Standing) -> pygame.Surface:
    """The total, and after a heart the points of this round."""
    key = ("standing", standing.total, standing.points, look.unit, geometry.is_compact)
    return look.assets.keep(key, lambda: _row(_parts(look, geometry, standing), look.size(12, 6)))


def _parts(look: Look, geometry: Geometry, standing: Standing) -> list[pygame.Surface]:
    p, size = look.assets.palette, 16 if geometry.is_compact else max(16, look.size(24))
    parts = [look.assets.text(str(standing.total), size, p.text, SEMIBOLD)]
    if not geometry.is_compact:
        parts.insert(0, look.assets.text(_("Total"), size, p.muted, SEMIBOLD))
    if standing.points is not None:
        colour = p.rose if standing.points else p.muted
        heart = look.assets.icon("heart", max(14, look.size(22)), p.rose if standing.points else p.disabled)
        parts += [heart, look.assets.text(f"+{standing.points}", size, colour, SEMIBOLD)]
    return parts


def _row(parts: list[pygame.Surface], gap: float) -> pygame.Surface:
    """Pictures side by side on a picture of their own."""
    height = max(part.get_height() for part in parts)
    width = sum(part.get_width() for part in parts) + round(gap) * (len(parts) - 1)
    surface, left = shapes.blank(width, height), 0
    for part in parts:
        surface.blit(part, (left, (height - part.get_height()) // 2))
        left += part.get_width() + round(gap)
    return surface
