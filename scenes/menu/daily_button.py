"""The wide button that leads to the daily deals: today's date, the hearts of the last week, the streak."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.menu.wide_button import WideButton
from scenes.table import button_art, shapes
from scenes.table.assets import BOLD
from scenes.table.button_art import SECONDARY, Look
from scenes.table.day_hearts import day_heart


class DailyButton(WideButton):
    """A wide button with a heart for each of the last days, the oldest first, over a few golden words."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        title: str,
        line: str,
        days: tuple[str, ...],
        words: str,
        on_use: Callable[[], None],
    ) -> None:
        super().__init__(key, rect, "calendar", title, line, on_use, SECONDARY)
        self._days, self._words = days, words

    @property
    def _seen(self) -> tuple[object, ...]:
        return (*super()._seen, self._days, self._words)

    def _aside(self, look: Look, height: int, room: float) -> pygame.Surface | None:
        """Hearts above words; where there is only one line, the words alone."""
        palette, size = look.assets.palette, max(15, 25 * look.unit)
        words = button_art.fitted(look, self._words, size, palette.gold, BOLD, 0.8 * room, align=1)
        if height < self.TWO_LINES:
            return words if self._words else None
        heart = min(34 * look.unit, 0.36 * height)
        hearts = [day_heart(look, heart, kind) for kind in self._days]
        step = 1.12 * heart
        wide, tall = round(step * (len(hearts) - 1) + heart), hearts[0].get_height()
        surface = shapes.blank(max(wide, words.get_width()), round(tall + 0.1 * height + words.get_height()))
        for number, picture in enumerate(hearts):
            surface.blit(picture, (surface.get_width() - wide + round(number * step), 0))
        surface.blit(
            words, (surface.get_width() - words.get_width(), surface.get_height() - words.get_height())
        )
        return surface
