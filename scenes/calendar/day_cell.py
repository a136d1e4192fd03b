"""A day of the calendar: its number, the heart it has earned, a ring around today."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from scenes.table import shapes
from scenes.table.actions import Device
from scenes.table.assets import BOLD
from scenes.table.button_art import Look
from scenes.table.day_hearts import NONE, ON_HEART, day_heart
from scenes.table.display import Sprite
from scenes.table.widgets import Plain

CLOSED_OPACITY = 0.28


class DayCell(Plain):
    """A day to choose; one that cannot be played yet is only to be seen."""

    def __init__(
        self,
        day: date,
        rect: pygame.Rect,
        heart: str,
        is_open: bool,
        is_today: bool,
        is_chosen: bool,
        on_use: Callable[[], None],
    ) -> None:
        super().__init__(str(day), rect)
        self.day, self.heart, self.is_today, self.is_chosen = day, heart, is_today, is_chosen
        self.is_enabled = is_open
        self._on_use = on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        x, y = self.rect.center
        state = (self.heart, self.is_enabled, self.is_today, self.is_chosen)
        picture = look.assets.keep(("day", self.day.day, self.rect.size, *state), lambda: self._paint(look))
        return [Sprite(picture, x, y + round(self.raised(look) / 2), z, 0, self.scale(), self.scale())]

    def _paint(self, look: Look) -> pygame.Surface:
        """The number on its heart on its tile."""
        width, height = self.rect.size
        face = self._tile(look)
        size = min(0.9 * height, 0.78 * width)
        opacity = 1.0 if self.is_enabled else CLOSED_OPACITY
        heart = day_heart(look, size, self.heart, opacity)
        number = look.assets.text(str(self.day.day), max(13.0, 0.34 * size), self._colour(look), BOLD)
        for picture, above in ((heart, 0.0), (number, 0.05 * size)):
            face.blit(picture, picture.get_rect(center=(width // 2, round(height / 2 - above))))
        return face

    def _colour(self, look: Look) -> str:
        palette = look.assets.palette
        if self.heart != NONE:
            return ON_HEART[self.heart]
        return palette.text if self.is_enabled else palette.disabled

    def _tile(self, look: Look) -> pygame.Surface:
        """A frame for today, a lit one for the chosen day, nothing for the others."""
        palette, (width, height) = look.assets.palette, self.rect.size
        radius, line = look.size(16, 7), max(1.5, 2.5 * look.unit)
        if self.is_chosen:
            edge = palette.gold if self.is_today else palette.text
            return shapes.panel(
                width, height, radius, palette.raised_top, palette.raised_bottom, edge, line, 235
            )
        if self.is_today:
            return shapes.panel(width, height, radius, palette.gold, palette.gold, palette.gold, line, 0)
        if self.is_enabled:
            fill = (palette.raised_top, palette.raised_bottom)
            return shapes.panel(width, height, radius, *fill, palette.line, max(1.0, look.unit), 110)
        return shapes.blank(width, height)
