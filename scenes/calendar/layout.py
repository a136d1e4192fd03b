"""Where the parts of the calendar lie, for any size of picture. Lengths are in pixels."""

from __future__ import annotations

import pygame

from scenes.table.page_geometry import PageGeometry

WEEKS, DAYS = 6, 7  # a month touches six weeks at most
GRID_SHARE = 0.62  # of the width, beside the chosen day


class CalendarGeometry:
    """The month beside the chosen day, or above it in a portrait picture."""

    def __init__(self, page: PageGeometry) -> None:
        self.unit, area = page.unit, page.content
        gap = page.gap
        if page.is_portrait:
            tall = round(min(0.66 * area.height, 1.02 * area.width))
            self.month = pygame.Rect(area.left, area.top, area.width, tall)
            top = self.month.bottom + round(gap)
            left = min(area.height - tall - round(gap), round(0.62 * area.width))
            self.side = pygame.Rect(area.left, top, area.width, left)
        else:
            wide = round(GRID_SHARE * (area.width - gap))
            self.month = pygame.Rect(area.left, area.top, wide, area.height)
            left = self.month.right + round(gap)
            self.side = pygame.Rect(left, area.top, area.right - left, area.height)
        self._pad = max(8.0, 26 * page.unit)
        self._line = max(28.0, 70 * page.unit)
        self._names = max(16.0, 38 * page.unit)

    @property
    def earlier(self) -> pygame.Rect:
        """The button for the month before."""
        return self._turning(self.month.left + self._pad)

    @property
    def later(self) -> pygame.Rect:
        return self._turning(self.month.right - self._pad - self._line)

    def _turning(self, left: float) -> pygame.Rect:
        return pygame.Rect(
            round(left), round(self.month.top + self._pad / 2), round(self._line), round(self._line)
        )

    @property
    def month_name(self) -> tuple[float, float]:
        """The middle of the month's name."""
        return self.month.centerx, self.earlier.centery

    def weekday(self, column: int) -> tuple[float, float]:
        """The middle of the name of a day of the week."""
        return self._column(column) + self._cell_width / 2, self._top - self._names / 2

    def cell(self, row: int, column: int) -> pygame.Rect:
        """The place of a day."""
        space = max(1.0, 3 * self.unit)
        tall = (self.month.bottom - self._pad / 2 - self._top) / WEEKS
        return pygame.Rect(
            round(self._column(column) + space),
            round(self._top + row * tall + space),
            round(self._cell_width - 2 * space),
            round(tall - 2 * space),
        )

    @property
    def _top(self) -> float:
        """The upper edge of the first week."""
        return self.earlier.bottom + self._names

    @property
    def _cell_width(self) -> float:
        return (self.month.width - 2 * self._pad) / DAYS

    def _column(self, column: int) -> float:
        return self.month.left + self._pad + column * self._cell_width

    @property
    def play(self) -> pygame.Rect:
        """The button below the chosen day."""
        tall = round(max(36.0, 92 * self.unit))
        wide = round(min(self.side.width - 2 * self._pad, 620 * self.unit))
        rect = pygame.Rect(0, 0, wide, tall)
        rect.midbottom = (self.side.centerx, round(self.side.bottom - self._pad))
        return rect

    @property
    def inner(self) -> pygame.Rect:
        """What is left of the side above the button, without its margins."""
        pad = round(self._pad)
        return pygame.Rect(
            self.side.left + pad,
            self.side.top + pad,
            self.side.width - 2 * pad,
            self.play.top - self.side.top - 2 * pad,
        )
