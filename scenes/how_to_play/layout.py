"""Where the parts of a page of the book lie. Lengths are in pixels."""

from __future__ import annotations

import pygame

from scenes.table.page_geometry import PageGeometry

LOW = 480  # pixels; in a picture no higher than this the buttons that turn pages stand beside the tabs


class BookGeometry:
    """Tabs above, the paper with figure and words, and below it the buttons that turn the page."""

    def __init__(self, page: PageGeometry) -> None:
        self._page, content = page, page.content
        self.unit, self.gap = page.unit, page.gap
        self.is_low = page.height < LOW
        self._line = round(max(36.0, 76 * page.unit))
        self._tabs = pygame.Rect(content.left, content.top, content.width, self._line)
        self._turns = self._tabs.copy() if self.is_low else self._tabs.move(0, content.height - self._line)
        top = round(self._tabs.bottom + self.gap)
        bottom = content.bottom if self.is_low else round(self._turns.top - self.gap)
        self.paper = pygame.Rect(content.left, top, content.width, bottom - top)
        self._share_paper()

    def _share_paper(self) -> None:
        """The figure stands beside the words, or above them in a portrait picture."""
        pad = round(max(12.0, 48 * self.unit))
        inner = self.paper.inflate(-2 * pad, -2 * round(0.5 * pad))
        figure, words = inner.copy(), inner.copy()
        if self._page.is_portrait:
            figure.height = round(0.45 * inner.height)
            words.top, words.height = figure.bottom + pad, inner.bottom - figure.bottom - pad
        else:
            figure.width = round((0.3 if self.is_low else 0.42) * inner.width)
            words.left, words.width = figure.right + pad, inner.right - figure.right - pad
        if self._page.is_portrait:
            words.height -= self._line
        elif self.is_low:
            figure.height -= self._line
        self.figure, self.words = figure, words

    def tab(self, index: int) -> pygame.Rect:
        """The tab of a game."""
        share = 0.26 if self.is_low else 0.5
        wide = round(min(share * (self._tabs.width - self.gap), 380 * max(self.unit, 0.6)))
        left = self._tabs.left + index * (wide + round(self.gap))
        return pygame.Rect(left, self._tabs.top, wide, self._tabs.height)

    def turn(self, index: int) -> pygame.Rect:
        """The buttons that turn back (0) and on (1)."""
        share = 0.215 if self.is_low else 0.3
        wide = round(min(share * self._turns.width, max(150.0, 340 * self.unit)))
        rect = pygame.Rect(self._turns.left, self._turns.top, wide, self._turns.height)
        if self.is_low:
            rect.left = self._turns.right - wide - (1 - index) * (wide + round(self.gap))
        elif index:
            rect.right = self._turns.right
        return rect

    @property
    def lesson(self) -> pygame.Rect:
        """The button to the first game: at the end of the line of tabs, or below the figure or the words."""
        rect = pygame.Rect(0, 0, round(max(160.0, 400 * self.unit)), self._line)
        if self.is_low:
            rect.width = self.figure.width
            rect.midtop = (self.figure.centerx, self.figure.bottom)
        elif self._page.is_portrait:
            rect.midtop = (self.words.centerx, self.words.bottom)
        else:
            rect.topright = self._tabs.topright
        return rect

    @property
    def count(self) -> tuple[float, float]:
        """The middle of the words that say which page this is."""
        if self.is_low:
            return self._page.content.right - 50.0, float(self._page.back.centery)
        return float(self._turns.centerx), float(self._turns.centery)
