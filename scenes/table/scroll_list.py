"""A list of which only a part fits on screen: which rows are seen, where they stand, how far down it is."""

from __future__ import annotations

import pygame

from scenes.table import shapes
from scenes.table.button_art import Look
from scenes.table.display import Sprite

NOTCH = 3  # rows that one notch of the wheel goes on
BAR_WIDTH = 10  # units


class ScrollList:
    """Rows of one height in a frame. It scrolls by whole rows, so that none is ever cut."""

    def __init__(self, count: int) -> None:
        self.count, self.top = count, 0  # rows in all, and the first one that is seen
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.fitting = 1  # rows on screen at once

    def lay_out(self, rect: pygame.Rect, row_height: float, gap: float) -> None:
        """Fill a frame (pixels) with rows of about this height."""
        self.rect, self._gap = rect, gap
        self.fitting = max(1, int((rect.height + gap) / (row_height + gap)))
        self._pitch = (rect.height + gap) / self.fitting
        self.scroll_to(self.top)

    @property
    def seen(self) -> range:
        """The numbers of the rows on screen."""
        return range(self.top, min(self.count, self.top + self.fitting))

    @property
    def is_whole(self) -> bool:
        """Whether all rows are seen at once."""
        return self.count <= self.fitting

    def row(self, number: int) -> pygame.Rect:
        """Where a row stands that is on screen."""
        y = self.rect.top + (number - self.top) * self._pitch
        bar = 0 if self.is_whole else self._bar_room
        return pygame.Rect(
            self.rect.left, round(y), self.rect.width - bar, max(1, round(self._pitch - self._gap))
        )

    @property
    def _bar_room(self) -> int:
        return round(2 * self._gap)

    def scroll_to(self, top: int) -> bool:
        """Have this row at the top, as far as there are rows; True when that changes anything."""
        before, self.top = self.top, min(max(0, self.count - self.fitting), max(0, top))
        return self.top != before

    def scroll(self, notches: int) -> bool:
        """The wheel was turned."""
        return self.scroll_to(self.top + NOTCH * notches)

    def reveal(self, number: int) -> bool:
        """Scroll no further than is needed to see a row."""
        return self.scroll_to(min(number, max(self.top, number - self.fitting + 1)))

    def display(self, look: Look, z: float) -> list[Sprite]:
        """How far down the list is, at its right edge; nothing when all of it is seen."""
        if self.is_whole:
            return []
        wide, tall = round(look.size(BAR_WIDTH, 5)), self.rect.height
        thumb = max(round(tall * self.fitting / self.count), 3 * wide)
        share = self.top / (self.count - self.fitting)
        x, palette = self.rect.right - wide / 2, look.assets.palette
        groove = look.assets.keep(
            ("scroll groove", wide, tall), lambda: shapes.rounded(wide, tall, wide / 2, palette.well)
        )
        knob = look.assets.keep(
            ("scroll thumb", wide, thumb), lambda: shapes.rounded(wide, thumb, wide / 2, palette.button_line)
        )
        y = self.rect.top + thumb / 2 + share * (tall - thumb)
        return [Sprite(groove, x, self.rect.centery, z), Sprite(knob, x, y, z + 0.1)]
