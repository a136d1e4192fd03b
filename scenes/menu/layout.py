"""Where everything lies in the menu, for any size of picture. Lengths are in pixels."""

from __future__ import annotations

import pygame

from scenes.table.theme import is_portrait

TILE = (610, 470)
GAP = 32
ROW, SMALL_ROW = 108, 76
SMALL_GAP = 18
LOGO = 250  # height from the top edge to the tiles
DESIGN_WIDTH, DESIGN_HEIGHT = 1340, 1080
PORTRAIT_WIDTH, PORTRAIT_HEIGHT = 700, 1800
LEAST_UNIT = 1 / 3  # pixels; no smaller scale makes the menu smaller than this


class MenuGeometry:
    """Tiles side by side, or one above the other in a portrait picture."""

    def __init__(self, width: int, height: int, scale: float = 1.0) -> None:
        """The menu fills the picture already: no scale makes it larger, but one may make it smaller."""
        self.width, self.height = width, height
        self.is_portrait = is_portrait(width, height)
        if self.is_portrait:
            self.unit = min(2.0, width / PORTRAIT_WIDTH, height / PORTRAIT_HEIGHT)
        else:
            self.unit = min(2.0, width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        self.unit = max(min(self.unit, LEAST_UNIT), self.unit * min(1.0, scale))
        self.is_tiny = self.unit < 0.42
        columns = 1 if self.is_portrait else 2
        self._across = self.unit if self.is_portrait or not self.is_tiny else self._widened()
        self.content_width = self._across * (columns * TILE[0] + (columns - 1) * GAP)
        self.left = (width - self.content_width) / 2
        self.top = (height - self._total()) / 2

    def _widened(self) -> float:
        """Pixels in a unit of width where height is scarce: small letters need the room."""
        return max(self.unit, min(1.45 * self.unit, self.width / DESIGN_WIDTH))

    def _u(self, units: float) -> float:
        return units * self.unit

    def _total(self) -> float:
        """The height of everything from logo to last row."""
        rows = 2 if self.is_portrait else 1
        blocks = LOGO + rows * (TILE[1] + 24) + (2 if self.is_portrait else 1) * (ROW + 24)
        return self._u(blocks + rows * (SMALL_ROW + 24) + 20)

    @property
    def logo(self) -> tuple[float, float]:
        """The middle of the logo."""
        return self.width / 2, self.top + self._u(128)

    @property
    def logo_size(self) -> float:
        """The size of the logo's letters."""
        return min(self._u(150), (self.width - 24) / 8.9)

    def tile(self, index: int) -> pygame.Rect:
        """The tile of a game: 0 or 1."""
        across, down = (0, index) if self.is_portrait else (index, 0)
        x = self.left + across * self._across * (TILE[0] + GAP)
        y = self.top + self._u(LOGO) + down * self._u(TILE[1] + 24)
        return self._rect(x, y, *TILE)

    def wide(self, index: int) -> pygame.Rect:
        """One of the two wide buttons below the tiles."""
        tile = self.tile(index if not self.is_portrait else 1)
        y = tile.bottom + self._u(24) + (index * self._u(ROW + 24) if self.is_portrait else 0)
        return self._rect(tile.left, y, TILE[0], ROW)

    def small(self, index: int, count: int) -> pygame.Rect:
        """One of the buttons of the last rows."""
        per_row = (count + 1) // 2 if self.is_portrait else count
        gap = self._across * SMALL_GAP
        wide = (self.content_width - gap * (per_row - 1)) / per_row
        row, column = divmod(index, per_row)
        top = self.wide(1).bottom + self._u(24) + row * self._u(SMALL_ROW + 24)
        return pygame.Rect(
            round(self.left + column * (wide + gap)), round(top), round(wide), round(self._u(SMALL_ROW))
        )

    def _rect(self, x: float, y: float, wide: float, tall: float) -> pygame.Rect:
        return pygame.Rect(round(x), round(y), round(self._across * wide), round(self._u(tall)))
