"""A heart-shaped ring that spreads from a point and fades."""

from __future__ import annotations

from scenes.table import shapes, theme
from scenes.table.assets import Assets
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, linear, out_cubic

RIPPLE_Z = 950.0
SIZE = 300  # units across, when fully spread
FIRST_SCALE = 0.25
STEPS = 20  # sizes of a ring: each is kept for the next one


class _Ring:
    __slots__ = ("alpha", "scale", "x", "y")

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y, self.scale, self.alpha = x, y, FIRST_SCALE, 0.35


class Ripples:
    """All rings that spread at the moment."""

    def __init__(self, assets: Assets, timeline: Timeline) -> None:
        self._assets, self._timeline = assets, timeline
        self._rings: list[_Ring] = []

    def start(self, x: float, y: float) -> None:
        """Let a ring spread from a point (pixels)."""
        ring = _Ring(x, y)
        self._rings.append(ring)
        self._timeline.move(ring, theme.RIPPLE, out_cubic, scale=1.0)
        self._timeline.move(ring, theme.RIPPLE, linear, alpha=0.0)
        self._timeline.after(theme.RIPPLE, lambda: self._rings.remove(ring))

    def display(self, unit: float) -> list[Sprite]:
        size = round(SIZE * unit)
        image = self._assets.keep(
            ("ripple", size),
            lambda: shapes.heart(size, "none", line=self._assets.palette.ripple, line_width=2.5),
        )
        sprites = []
        for ring in self._rings:
            scale = max(1, round(STEPS * ring.scale)) / STEPS
            sprites.append(
                Sprite(image, ring.x, ring.y, RIPPLE_Z, 0, scale, scale, 8 * round(32 * ring.alpha))
            )
        return sprites
