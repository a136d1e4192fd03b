"""Where the parts of the options lie on their page. Lengths are in pixels."""

from __future__ import annotations

import pygame

from scenes.table.page_geometry import PageGeometry

GROUPS_WIDE, PREVIEW_WIDE = 0.2, 0.26  # of the content, where both stand beside the rows
PREVIEW_COMPACT, PREVIEW_TALL = 0.24, 0.2  # of the content's width, of its height in a portrait picture
ACROSS = 3  # groups in a row of a portrait picture


class OptionsGeometry:
    """Groups at the left or in a row above, the rows of the open group, a preview, a line of help below."""

    def __init__(self, page: PageGeometry, groups: int) -> None:
        self._page, self._groups = page, groups
        content, gap = page.content, page.gap
        self.gap, unit = gap, page.unit
        self.line = round(max(34.0, 76 * unit))
        self.row_gap = max(3.0, 8 * unit)
        self.has_column = not (page.is_portrait or page.is_compact)
        help_tall = round(max(26.0, 70 * unit))
        self.help = pygame.Rect(content.left, content.bottom - help_tall, content.width, help_tall)
        left, top, right = content.left, float(content.top), content.right
        bottom = self.help.top - 0.5 * gap
        if self.has_column:
            left = round(content.left + GROUPS_WIDE * content.width + gap)
            self.help.left, self.help.width = left, content.right - left
        else:
            top = self.group(groups - 1).bottom + 0.6 * gap
        if page.is_portrait:
            tall = round(PREVIEW_TALL * content.height)
            self.preview = pygame.Rect(left, round(top), right - left, tall)
            top += tall + gap
        else:
            share = PREVIEW_WIDE if self.has_column else PREVIEW_COMPACT
            wide = round(share * content.width)
            self.preview = pygame.Rect(right - wide, round(top), wide, round(bottom - top))
            right -= round(wide + gap)
        self.board = pygame.Rect(left, round(top), round(right - left), round(bottom - top))

    @property
    def rows(self) -> pygame.Rect:
        """The room for rows on their board."""
        pad = round(max(8.0, 26 * self._page.unit))
        return self.board.inflate(-2 * pad, -pad)

    def row_height(self, count: int) -> float:
        """How high so many rows may be: a few stand more freely."""
        unit = self._page.unit
        free = (self.rows.height + self.row_gap) / max(1, count) - self.row_gap
        return min(max(34.0, 70 * unit, free), max(34.0, 96 * unit))

    def group(self, index: int) -> pygame.Rect:
        """The button of a group: down the left side, or in one row above, or in two in a portrait picture."""
        content, gap = self._page.content, 0.6 * self.gap
        if self.has_column:
            wide = round(GROUPS_WIDE * content.width)
            return pygame.Rect(content.left, round(content.top + index * (self.line + gap)), wide, self.line)
        across = ACROSS if self._page.is_portrait else self._groups
        row, column = divmod(index, across)
        wide = round((content.width - gap * (across - 1)) / across)
        x = content.left + column * (content.width + gap) / across
        return pygame.Rect(round(x), round(content.top + row * (self.line + gap)), wide, self.line)
