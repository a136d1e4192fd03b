"""The cards that float around the menu, at three depths: the far ones blurred and faint."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from scenes.table import shapes
from scenes.table.assets import Assets
from scenes.table.display import Sprite
from scenes.table.theme import is_portrait

DRIFT_Z = -5.0
SWAY_SECONDS = 9.0
SWAY = 9  # units up and down
LOGO_BOTTOM = 400  # units; in a portrait picture the logo fills the width above
APPEAR = 0.5  # s


class _Card(NamedTuple):
    """File name, place from the nearer side and from the top, width (units), turn, blur (units), opacity."""

    name: str
    x: float
    y: float
    width: float
    angle: float
    blur: float
    opacity: float


LEFT = (
    _Card("HA", 250, 120, 118, 24, 3, 0.55),
    _Card("back_lattice", 480, 250, 84, -38, 4, 0.45),
    _Card("CK", 90, 830, 150, -14, 2, 0.75),
    _Card("C3", 178, 590, 92, 30, 4, 0.45),
    _Card("HQ", 118, 360, 232, 15, 0, 1.0),
)
RIGHT = (
    _Card("back_indigo", 230, 120, 110, -20, 3, 0.5),
    _Card("D10", 480, 60, 80, -32, 4, 0.4),
    _Card("H7", 70, 840, 140, 16, 2, 0.7),
    _Card("S5", 145, 600, 96, -24, 4, 0.45),
    _Card("SQ", 118, 352, 232, -14, 0, 1.0),
)


class _Hanging:
    """A card in its place; it appears once its picture is made."""

    __slots__ = ("card", "image", "phase", "shown", "x", "y")

    def __init__(self, card: _Card, x: float, y: float, phase: float) -> None:
        self.card, self.x, self.y, self.phase = card, x, y, phase
        self.image: pygame.Surface | None = None
        self.shown = 0.0


class DriftingCards:
    """Decoration: pictures are made one a frame after the start, so that nobody waits for them."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._hanging: list[_Hanging] = []
        self._unit = 1.0

    def lay_out(self, width: int, height: int, content_left: float) -> None:
        """Place the cards in what is left at both sides of the content (pixels)."""
        unit = self._unit = min(height / 1080, width / 1100)
        self._hanging = []
        room = content_left - 20 * unit
        for side, cards in ((1, LEFT), (-1, RIGHT)):
            for number, card in enumerate(cards):
                reach = 60 if card.blur == 0 else 300
                if is_portrait(width, height) and card.y < LOGO_BOTTOM:
                    continue
                if (card.x + 0.3 * card.width) * unit <= room + reach * unit:
                    x = card.x * unit if side > 0 else width - card.x * unit
                    self._hanging.append(_Hanging(card, x, card.y * unit, number + 0.37 * side))

    def tick(self, seconds: float, is_reduced: bool) -> bool:
        """Make the next picture, fade in what is made; True when the picture changed."""
        appearing = [card for card in self._hanging if card.shown < 1]
        for hanging in appearing:
            if hanging.image is None:
                hanging.image = self._picture(hanging.card, self._unit)
                break
            hanging.shown = 1.0 if is_reduced else min(1.0, hanging.shown + seconds / APPEAR)
        return bool(appearing)

    def _picture(self, card: _Card, unit: float) -> pygame.Surface:
        return self._assets.keep(("drifting", card.name, unit), lambda: self._draw(card, unit))

    def _file(self, name: str) -> tuple[str, str]:
        """Backs are shown as they are named, faces as the player likes them."""
        return ("cards", name) if name.startswith("back") else self._assets.face(name)

    def _draw(self, card: _Card, unit: float) -> pygame.Surface:
        width = max(16, round(card.width * unit))
        folder, name = self._file(card.name)
        face = self._assets.picture(folder, name, width, round(1.4 * width))
        framed = shapes.blank(width + 4, face.get_height() + 4, (255, 250, 240, 0))
        framed.blit(face, (2, 2))  # a clear margin: without it the turned edge would be jagged
        turned = pygame.transform.rotozoom(framed, card.angle, 1)
        pad = round(10 * unit + 3 * card.blur * unit)
        area = shapes.blank(turned.get_width() + 2 * pad, turned.get_height() + 2 * pad)
        shade = shapes.tinted(turned, self._assets.palette.shade)
        shade.set_alpha(round(120 * self._assets.palette.shadow))
        area.blit(shade, (pad, pad + round(7 * unit)))
        area = pygame.transform.box_blur(area, max(1, round(5 * unit)))
        area.blit(turned, (pad, pad))
        if card.blur:
            area = pygame.transform.box_blur(area, max(1, round(card.blur * unit)))
        if card.opacity < 1:
            area.fill((255, 255, 255, round(255 * card.opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        return area

    def display(self, seconds: float) -> list[Sprite]:
        """The cards as they hang after so many seconds."""
        sprites = []
        for card in self._hanging:
            if card.image is not None:
                sway = SWAY * self._unit * math.sin(2 * math.pi * seconds / SWAY_SECONDS + 2 * card.phase)
                alpha = round(255 * card.shown)
                sprites.append(Sprite(card.image, card.x, round(card.y + sway), DRIFT_Z, alpha=alpha))
        return sprites
