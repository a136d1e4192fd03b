"""One game of the list: which it was, when it ended and how."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.store.games import Result
from scenes.history.entries import day_of, in_short, is_hearts, name_of, outcome_of, time_of
from scenes.table import button_art, shapes
from scenes.table.actions import Device
from scenes.table.assets import BOLD, MEDIUM, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain

NARROW = 700  # pixels; a narrower row says less


def sign(look: Look, result: Result, side: int) -> pygame.Surface:
    """The sign of a game: the queen of spades for Hearts, the two hearts for Heart to Heart."""
    if is_hearts(result):
        return look.assets.picture("cards", "avatar_SQ", side, side)
    return look.assets.picture("cards", "emblem", side, round(0.86 * side))


def colour_of(look: Look, result: Result) -> str:
    """Gold for what was won."""
    palette = look.assets.palette
    return palette.gold if result.is_won else palette.muted


class GameRow(Plain):
    """A row of the list. The chosen one has a golden line."""

    def __init__(
        self, number: int, rect: pygame.Rect, result: Result, is_chosen: bool, on_use: Callable[[], None]
    ) -> None:
        super().__init__(("row", number), rect)
        self._result, self._is_chosen, self._on_use = result, is_chosen, on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        rect = self.rect
        key = ("history row", rect.size, self._is_chosen, self.hover > 0.5)
        face = look.assets.keep(key, lambda: self._face(look))
        side = round(0.72 * rect.height)
        pad = 0.2 * rect.height
        picture = sign(look, self._result, side)
        sprites = [
            Sprite(face, *rect.center, z),
            Sprite(picture, rect.left + pad + side / 2, rect.centery, z + 1),
        ]
        left, right = rect.left + 2 * pad + side, rect.right - 1.5 * pad
        return sprites + self._texts(look, left, right, z + 1)

    def _face(self, look: Look) -> pygame.Surface:
        palette, (width, height) = look.assets.palette, self.rect.size
        top = palette.raised_top if self._is_chosen or self.hover > 0.5 else palette.raised_bottom
        line = palette.gold if self._is_chosen else palette.line
        thick = max(1.0, (3 if self._is_chosen else 1.5) * look.unit)
        return shapes.panel(
            width,
            height,
            look.size(22, 10),
            top,
            palette.raised_bottom,
            line,
            thick,
            255 if self._is_chosen else 217,
        )

    def _texts(self, look: Look, left: float, right: float, z: float) -> list[Sprite]:
        """Two lines at the left, two at the right; in a wide row the day stands between them."""
        result, palette = self._result, look.assets.palette
        is_narrow = self.rect.width < NARROW
        large, small = 0.34 * self.rect.height, max(14.0, 0.27 * self.rect.height)
        large = max(17.0, large)
        room = (right - left) * (0.62 if is_narrow else 0.4)
        below = f"{day_of(result)} · {result.code}" if is_narrow else result.code
        sprites = self._pair(
            (
                button_art.fitted(look, name_of(result), large, palette.text, BOLD, room, align=0),
                button_art.fitted(look, below, small, palette.muted, SEMIBOLD, room, align=0),
            ),
            left,
            0.0,
            z,
        )
        room = (right - left) * (0.36 if is_narrow else 0.28)
        sprites += self._pair(
            (
                button_art.fitted(
                    look, outcome_of(result), large, colour_of(look, result), BOLD, room, align=0
                ),
                button_art.fitted(look, in_short(result), small, palette.muted, SEMIBOLD, room, align=0),
            ),
            right,
            1.0,
            z,
        )
        if not is_narrow:
            room = (right - left) * 0.26
            sprites += self._pair(
                (
                    button_art.fitted(look, day_of(result), large, palette.text, MEDIUM, room, align=0),
                    button_art.fitted(look, time_of(result), small, palette.muted, SEMIBOLD, room, align=0),
                ),
                left + 0.44 * (right - left),
                0.0,
                z,
            )
        return sprites

    def _pair(
        self, lines: tuple[pygame.Surface, pygame.Surface], x: float, side: float, z: float
    ) -> list[Sprite]:
        """Two lines one below the other; `side` 0 begins at `x`, 1 ends there."""
        y = self.rect.centery - sum(line.get_height() for line in lines) / 2
        sprites = []
        for line in lines:
            width, height = line.get_size()
            sprites.append(Sprite(line, x + (0.5 - side) * width, y + height / 2, z))
            y += height
        return sprites
