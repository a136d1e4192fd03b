"""From one scene to another: an iris in the shape of a heart closes and opens; in reduced motion, a fade."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scenes.table import shapes, theme
from scenes.table.timeline import in_cubic, out_cubic

CURVE_POINTS = 120


class Transition:
    """Closes over the old scene, swaps, opens on the new one. Any input cuts it short."""

    def __init__(self, is_reduced: bool, shade: str, line: str) -> None:
        self._is_reduced, self._shade, self._line = is_reduced, shade, line
        self._swap: Callable[[], None] | None = None
        self._elapsed = math.inf
        self._curve = shapes.heart_points(CURVE_POINTS)

    @property
    def is_running(self) -> bool:
        return self._elapsed < self._close + self._open

    @property
    def is_closing(self) -> bool:
        return self._swap is not None

    def wear(self, shade: str, line: str) -> None:
        """The colours of the dark and of its edge."""
        self._shade, self._line = shade, line

    def start(self, swap: Callable[[], None], is_reduced: bool) -> None:
        """Begin to close; `swap` is called in the dark."""
        self._is_reduced, self._swap, self._elapsed = is_reduced, swap, 0.0

    def finish(self) -> None:
        """Be over at once."""
        if self.is_running:
            self._elapsed = self._close + self._open
            self._swap_now()

    def stop(self) -> None:
        """Be over at once, without the scene that was to come."""
        self._swap, self._elapsed = None, math.inf

    def advance(self, seconds: float) -> None:
        if not self.is_running:
            return
        self._elapsed += seconds
        if self._elapsed >= self._close:
            self._swap_now()

    def _swap_now(self) -> None:
        swap, self._swap = self._swap, None
        if swap is not None:
            swap()

    @property
    def _close(self) -> float:
        return theme.FADE_REDUCED if self._is_reduced else theme.IRIS_CLOSE

    @property
    def _open(self) -> float:
        return theme.FADE_REDUCED if self._is_reduced else theme.IRIS_OPEN

    def paint(self, target: pygame.Surface) -> None:
        """Draw over a finished picture."""
        closing = min(1.0, self._elapsed / self._close)
        opening = min(1.0, max(0.0, (self._elapsed - self._close) / self._open))
        if self._is_reduced:
            dark = pygame.Surface(target.get_size())
            dark.fill(self._shade)
            dark.set_alpha(round(255 * (closing - opening)))
            target.blit(dark, (0, 0))
            return
        self._iris(target, 1 - in_cubic(closing) if opening == 0 else out_cubic(opening))

    def _iris(self, target: pygame.Surface, openness: float) -> None:
        """All that is outside the heart is dark. Done by row spans: heart and frame are one polygon."""
        width, height = target.get_size()
        reach = openness * 1.9 * max(width * 0.62, height)
        if reach < 2:
            target.fill(self._shade)
            return
        middle = (width / 2, height * 0.46)
        heart = [(middle[0] + x * reach, middle[1] + y * reach) for x, y in self._curve]
        frame = [
            (middle[0], -1),
            (width + 1, -1),
            (width + 1, height + 1),
            (-1, height + 1),
            (-1, -1),
            (middle[0], -1),
        ]
        if heart[0][1] > 0:
            pygame.draw.polygon(target, self._shade, [*frame, *heart, heart[0]])
        else:
            self._corners(target, heart)
        pygame.draw.aalines(target, self._line, True, heart)

    def _corners(self, target: pygame.Surface, heart: list[tuple[float, float]]) -> None:
        """The notch is above the picture by now: darken by a mask instead of one polygon."""
        mask = pygame.Surface(target.get_size())
        mask.fill(self._shade)
        pygame.draw.polygon(mask, "#FF00FF", heart)
        mask.set_colorkey("#FF00FF")
        target.blit(mask, (0, 0))
