"""Where the parts of a page lie: a line with the way back and the title, and the content below. In pixels."""

from __future__ import annotations

import pygame

from scenes.table.theme import COMPACT_WIDTH, is_portrait, unit

DESIGN_WIDTH = 1560  # units; content never spreads further, so that the eyes need not either
NARROW = 860  # pixels; content no wider than this is compact, however wide the picture


class PageGeometry:
    """The frame of a page of any size."""

    def __init__(self, width: int, height: int, scale: float = 1.0) -> None:
        self.width, self.height = width, height
        self.unit = unit(width, height, scale)
        self.is_portrait = is_portrait(width, height)
        self.gap = max(6.0, 20 * self.unit)
        self.margin = max(10.0, 44 * self.unit)
        wide = min(width - 2 * self.margin, max(DESIGN_WIDTH * self.unit, 0.0))
        self.is_compact = width < COMPACT_WIDTH or wide < NARROW
        left = (width - wide) / 2
        line = max(34.0, 76 * self.unit)
        top = max(8.0, 30 * self.unit)
        self.back = pygame.Rect(round(left), round(top), round(max(96.0, 200 * self.unit)), round(line))
        below = top + line + self.gap
        bottom = height - max(8.0, 36 * self.unit)
        self.content = pygame.Rect(round(left), round(below), round(wide), round(bottom - below))
