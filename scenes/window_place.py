"""Where the window was, as it is remembered from one run to the next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import pygame

_TEXT = re.compile(r"(\d{1,5})x(\d{1,5})\+(-?\d{1,6})\+(-?\d{1,6})( maximized)?")
GRASP = 80  # pixels of the upper edge that must be on a screen for a mouse to find it
LEAST = 160  # pixels, across and down
_CENTRED = 0x2FFF0000  # SDL: the middle of the display whose number is added


def centre_of(monitor: int) -> tuple[int, int]:
    """What SDL takes for a place: the middle of a display."""
    return _CENTRED | monitor, _CENTRED | monitor


class WindowPlace(NamedTuple):
    """The corner and the size of a window that is neither maximised nor in full screen (pixels)."""

    x: int
    y: int
    width: int
    height: int
    is_maximized: bool = False
    is_lost: bool = False  # its place is on no screen any more

    @classmethod
    def parse(cls, text: str) -> WindowPlace | None:
        """Read what `text` gives; None for anything else."""
        found = _TEXT.fullmatch(text)
        if found is None:
            return None
        width, height, x, y = map(int, found.groups()[:4])
        return cls(x, y, width, height, found[5] is not None) if min(width, height) >= LEAST else None

    @property
    def text(self) -> str:
        return f"{self.width}x{self.height}+{self.x}+{self.y}" + " maximized" * self.is_maximized

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def corner(self) -> tuple[int, int] | None:
        """The upper left corner; None when the window has to go to the middle instead."""
        return None if self.is_lost else (self.x, self.y)

    def on(self, desktops: Sequence[pygame.Rect]) -> WindowPlace:
        """The same on these screens: no larger than the largest, and lost unless its upper edge is on one."""
        largest = max(desktops, key=lambda area: area.width * area.height, default=pygame.Rect(0, 0, 1, 1))
        edge = pygame.Rect(self.x, self.y, self.width, 1)
        seen = max((edge.clip(area).width for area in desktops), default=0)
        wide, tall = min(self.width, largest.width), min(self.height, largest.height)
        return self._replace(width=wide, height=tall, is_lost=seen < min(GRASP, self.width))
