"""Where the parts of the statistics lie on their page. Lengths are in pixels."""

from __future__ import annotations

import pygame

from scenes.table.page_geometry import PageGeometry

TABS = 2
COLUMNS, ROWS = 3, 2  # of tiles


class StatisticsGeometry:
    """A row of tabs and filters; below it the figures, and below these what is drawn of them."""

    def __init__(self, page: PageGeometry) -> None:
        self._page, content = page, page.content
        self.unit, self.gap = page.unit, page.gap
        self.line = round(max(36.0, 72 * page.unit))
        lines = 2 if page.is_portrait else 1
        top = content.top + lines * (self.line + self.gap)
        self.body = pygame.Rect(content.left, round(top), content.width, round(content.bottom - top))
        share = 0.44 if page.is_portrait else 0.47
        tall = round(share * (self.body.height - self.gap))
        self._figures = pygame.Rect(self.body.left, self.body.top, self.body.width, tall)
        below = round(self.body.top + tall + self.gap)
        self._charts = pygame.Rect(self.body.left, below, self.body.width, self.body.bottom - below)

    @property
    def reset(self) -> pygame.Rect:
        """The button that forgets everything, on the line of the title."""
        wide = round(max(104.0, 250 * self.unit))
        line = self._page.back
        return pygame.Rect(self._page.content.right - wide, line.top, wide, line.height)

    def tab(self, index: int) -> pygame.Rect:
        content = self._page.content
        room = content.width if self._page.is_portrait else 0.36 * content.width
        return _part(pygame.Rect(content.left, content.top, round(room), self.line), TABS, index, self.gap)

    def filter(self, index: int, count: int) -> pygame.Rect:
        """The strip on which one of so many filters stands."""
        content = self._page.content
        if self._page.is_portrait:
            row = pygame.Rect(content.left, self.tab(0).bottom + round(self.gap), content.width, self.line)
        else:
            left = self.tab(TABS - 1).right + round(self.gap)
            row = pygame.Rect(left, content.top, content.right - left, self.line)
        return _part(row, count, index, self.gap)

    @property
    def share(self) -> pygame.Rect:
        """The card with the share that was won."""
        area = self._figures
        if self._page.is_portrait:
            return pygame.Rect(area.left, area.top, area.width, round(0.4 * (area.height - self.gap)))
        return pygame.Rect(area.left, area.top, round(0.27 * area.width), area.height)

    def tile(self, index: int) -> pygame.Rect:
        """The card of one figure."""
        area, share = self._figures, self.share
        if self._page.is_portrait:
            top = share.bottom + round(self.gap)
            room = pygame.Rect(area.left, top, area.width, area.bottom - top)
        else:
            left = share.right + round(self.gap)
            room = pygame.Rect(left, area.top, area.right - left, area.height)
        row, column = divmod(index, COLUMNS)
        tall = (room.height - self.gap * (ROWS - 1)) / ROWS
        strip = pygame.Rect(room.left, round(room.top + row * (tall + self.gap)), room.width, round(tall))
        return _part(strip, COLUMNS, column, self.gap)

    @property
    def plot(self) -> pygame.Rect:
        """The way of things over time."""
        area = self._charts
        if self._page.is_portrait:
            return pygame.Rect(area.left, area.top, area.width, round(0.55 * (area.height - self.gap)))
        return pygame.Rect(area.left, area.top, round(0.63 * area.width), area.height)

    @property
    def bars(self) -> pygame.Rect:
        """How games ended."""
        area, plot = self._charts, self.plot
        if self._page.is_portrait:
            top = plot.bottom + round(self.gap)
            return pygame.Rect(area.left, top, area.width, area.bottom - top)
        left = plot.right + round(self.gap)
        return pygame.Rect(left, area.top, area.right - left, area.height)


def _part(row: pygame.Rect, count: int, index: int, gap: float) -> pygame.Rect:
    """One of `count` equal parts of a row."""
    wide = (row.width - gap * (count - 1)) / count
    left, right = row.left + index * (wide + gap), row.left + index * (wide + gap) + wide
    return pygame.Rect(round(left), row.top, round(right) - round(left), row.height)
