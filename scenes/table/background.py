"""The living background: the table's gradient, and what moves on it."""

from __future__ import annotations

import random

import pygame

from scenes.table import shapes
from scenes.table.assets import Assets
from scenes.table.display import Sprite


class Background:
    """The table of one scene, at one size."""

    def __init__(self, assets: Assets, source: random.Random) -> None:
        self._assets, self._random = assets, source
        self.backdrop = pygame.Surface((1, 1))
        self.is_still = False

    def lay_out(
        self, width: int, height: int, centre: tuple[float, float], inlay: pygame.Rect | None = None
    ) -> None:
        """Make everything for a picture of this size; `centre` is where the heart beats from (pixels)."""
        p = self._assets.palette
        small = shapes.gradient(max(1, width // 4), max(1, height // 4), p.table_centre, p.table_edge)
        self.backdrop = pygame.transform.smoothscale(small, (width, height)).convert()

    def tick(self, seconds: float) -> bool:
        """Let time pass; True when the picture changed."""
        return False

    def wake(self) -> None:
        """There was input: go on moving."""

    def display(self) -> list[Sprite]:
        return []
