"""Pictures and fonts that outlive the run of the program that they were made for."""

from __future__ import annotations

from functools import cache

import pygame

from scenes.table.assets import BOLD, SEMIBOLD, Assets


class Shelf(Assets):
    """Pictures that are kept from one run to the next: drawing the same ones for each test takes time.

    Beside them it remembers which pictures are lines of text, and how high their letters are (pixels).
    """

    def __init__(self) -> None:
        super().__init__()
        self.lettering: dict[pygame.Surface, tuple[str, float]] = {}

    def text(self, words: str, size: float, colour: str, face: str = SEMIBOLD) -> pygame.Surface:
        picture = super().text(words, size, colour, face)
        self.lettering[picture] = words, size
        return picture

    def figures(self, words: str, size: float, colour: str, face: str = BOLD) -> pygame.Surface:
        picture = super().figures(words, size, colour, face)
        self.lettering[picture] = words, size
        return picture

    def font(self, face: str, size: float) -> pygame.font.Font:
        try:
            font = super().font(face, size)
            font.get_height()
        except pygame.error:  # pygame was at its end since this font was loaded
            self._fonts.clear()
            font = super().font(face, size)
        return font


@cache
def shelf(size: tuple[int, int]) -> Shelf:
    """The pictures for windows of this size."""
    return Shelf()
