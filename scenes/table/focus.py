"""Focus that moves over the picture: arrows, D-pad or stick go to the nearest thing in that direction."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from scenes.table import shapes, theme
from scenes.table.assets import Assets
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, out_cubic

SIDEWAYS = 2.2  # how much worse a pixel to the side is than a pixel ahead
IN_LINE = 0.2  # of the shorter side: so much must overlap to stand in one row
FOCUS_Z = 5000.0


def nearest(rects: Mapping[Hashable, pygame.Rect], start: pygame.Rect, dx: int, dy: int) -> Hashable | None:
    """The key of the rectangle nearest to `start` in a direction, or None when there is none.

    What stands in the same row (for a step to the side) or column comes before all else.
    """
    in_line: dict[Hashable, float] = {}
    elsewhere: dict[Hashable, float] = {}
    for key, rect in rects.items():
        ahead = (rect.centerx - start.centerx) * dx + (rect.centery - start.centery) * dy
        if ahead <= 1:
            continue
        if dx:
            overlap = min(rect.bottom, start.bottom) - max(rect.top, start.top)
            offset, side = abs(rect.centery - start.centery), min(rect.height, start.height)
        else:
            overlap = min(rect.right, start.right) - max(rect.left, start.left)
            offset, side = abs(rect.centerx - start.centerx), min(rect.width, start.width)
        if overlap > IN_LINE * side:
            in_line[key] = ahead + offset
        else:
            elsewhere[key] = ahead + SIDEWAYS * max(0, -overlap) + offset
    candidates = in_line or elsewhere
    return min(candidates, key=candidates.__getitem__) if candidates else None


class Focus:
    """Which thing has the focus, and the four brackets around it."""

    __slots__ = ("_timeline", "bottom", "is_reduced", "is_visible", "key", "left", "right", "top")

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.key: Hashable | None = None
        self.is_visible = False  # shown once keys or a controller are used
        self.is_reduced = False
        self.left = self.top = self.right = self.bottom = 0.0

    def step(self, rects: Mapping[Hashable, pygame.Rect], dx: int, dy: int, first: Hashable) -> bool:
        """Move one step; the first step only shows where the focus is. True when something changed."""
        if not self.is_visible or self.key not in rects:
            self.is_visible = True
            self.put(self.key if self.key in rects else first, rects)
            return True
        found = nearest(rects, rects[self.key], dx, dy)
        if found is None:
            return False
        self.put(found, rects)
        return True

    def cycle(self, rects: Mapping[Hashable, pygame.Rect], direction: int, first: Hashable) -> None:
        """Go to the next thing in the order of `rects`, round and round."""
        if not self.is_visible or self.key not in rects:
            self.step(rects, 0, 0, first)
        else:
            keys = list(rects)
            self.put(keys[(keys.index(self.key) + direction) % len(keys)], rects)

    def put(self, key: Hashable | None, rects: Mapping[Hashable, pygame.Rect]) -> None:
        """Give the focus to `key`; the brackets slide there when they are on screen."""
        slides = self.is_visible and self.key is not None and self.right > self.left
        self.key = key
        if key in rects:
            self._surround(rects[key], slides and not self.is_reduced)

    def follow(self, rects: Mapping[Hashable, pygame.Rect]) -> None:
        """Stay around the thing although it moved (a new size, a new layout)."""
        if self.key in rects:
            self._surround(rects[self.key], False)

    def _surround(self, rect: pygame.Rect, slides: bool) -> None:
        ends = {"left": rect.left, "top": rect.top, "right": rect.right, "bottom": rect.bottom}
        if slides:
            self._timeline.move(self, theme.FOCUS_SLIDE, out_cubic, **ends)
        else:
            self._timeline.drop(self)
            for name, end in ends.items():
                setattr(self, name, float(end))

    def display(self, assets: Assets, unit: float, breath: float = 0.0) -> list[Sprite]:
        """The brackets; `breath` from -1 to 1 moves them by two units."""
        if not self.is_visible or self.key is None:
            return []
        pad = 6 * max(unit, 0.7) + 2 * unit * breath
        left, top, right, bottom = self.left - pad, self.top - pad, self.right + pad, self.bottom + pad
        arm = round(max(10, min(64 * unit, 0.24 * min(right - left, bottom - top))) / 4) * 4
        corner = assets.keep(("bracket", arm, unit), lambda: _bracket(assets, arm, unit))
        half = corner.get_width() / 2
        inset = half - _reach(unit)
        spots = (
            (left + inset, top + inset, 0),
            (right - inset, top + inset, 270),
            (right - inset, bottom - inset, 180),
            (left + inset, bottom - inset, 90),
        )
        return [Sprite(corner, x, y, FOCUS_Z, angle) for x, y, angle in spots]


def _reach(unit: float) -> float:
    """How far a bracket's picture reaches past its corner, in pixels."""
    return 1.5 * max(3.0, 5 * unit)


def _bracket(assets: Assets, arm: int, unit: float) -> pygame.Surface:
    """The upper left bracket: ice blue with a dark keyline."""
    thick, reach = max(3.0, 5 * unit), _reach(unit)
    side = arm + 2 * reach
    bend = arm * 0.55
    path = f"M{reach} {reach + arm} V{reach + bend} Q{reach} {reach} {reach + bend} {reach} H{reach + arm}"
    stroke = (
        '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-opacity="{}"/>'
    )
    body = stroke.format(path, assets.palette.keyline, 2 * thick, 0.75) + stroke.format(
        path, assets.palette.focus, 1.25 * thick, 1
    )
    return shapes.svg(body, (round(side), round(side)), (0, 0, side, side))
