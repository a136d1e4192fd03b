"""The living background: heartbeats spread over the table as rings, small hearts drift upwards.

It is drawn in small regions, at most 20 times a second, and falls asleep half a minute after the last input.
"""

from __future__ import annotations

import math
import random

import pygame

from scenes.table import shapes, theme
from scenes.table.assets import Assets
from scenes.table.backdrop import paint_backdrop
from scenes.table.display import Sprite

RING_Z, BOKEH_Z = -20.0, -10.0
RINGS, RINGS_A_FRAME = 8, 1
TILE = 128  # pixels; rings are cut into tiles, so that only their line is drawn and not what it encloses
RING_SCALE = 2  # rings are soft: they are made at half their size
RING_ALPHA = 0.22
ALPHA_STEPS = 5
PULSE = 0.34  # of a beat: how long a ring glows while the beat passes it
BOKEH = 26
DEPTHS = ((0.5, 0.5), (0.5, 0.5), (0.8, 0.28), (0.8, 0.28), (1.3, 0.16), (2.2, 0.09))  # size, opacity


class _Drifter:
    """A heart that drifts upwards, swaying a little."""

    __slots__ = ("image", "phase", "speed", "x", "y")

    def __init__(self, image: pygame.Surface, x: float, y: float, speed: float, phase: float) -> None:
        self.image, self.x, self.y, self.speed, self.phase = image, x, y, speed, phase


class Background:
    """The table of one scene, at one size."""

    def __init__(self, assets: Assets, source: random.Random, has_rays: bool = False) -> None:
        self._assets, self._random, self._has_rays = assets, source, has_rays
        self.backdrop = pygame.Surface((1, 1))
        self.is_still = False
        self.is_thin = False  # frames are dear: move less often
        self.beat = theme.HEARTBEAT  # s
        self._time = self._due = self._idle = 0.0
        self._rings: list[list[Sprite]] = []
        self._seen: list[list[Sprite]] = []  # of each ring the tiles that nothing hides
        self._covers: list[pygame.Rect] = []
        self._levels = [0] * RINGS
        self._drifters: list[_Drifter] = []
        self._size = (1, 1)

    def lay_out(
        self,
        width: int,
        height: int,
        centre: tuple[float, float],
        inlay: pygame.Rect | None = None,
        density: int = BOKEH,
        is_round: bool = False,
    ) -> None:
        """Make everything for a picture of this size; `centre` is where the heart beats (pixels)."""
        unit = theme.unit(width, height)
        self._size, self._centre, self._unit = (width, height), centre, unit
        self.backdrop = paint_backdrop(
            self._assets, width, height, centre, unit, self._has_rays, inlay, is_round
        )
        self._rings, self._seen = [], []
        self._scatter(density)

    def _scatter(self, count: int) -> None:
        (width, height), unit = self._size, self._unit
        self._drifters = []
        for _number in range(count):
            depth, opacity = self._random.choice(DEPTHS)
            size = max(4, round(depth * self._random.uniform(16, 28) * unit))
            colour = self._random.choice(self._assets.palette.bokeh)
            image = pygame.transform.rotozoom(shapes.heart(size, colour), self._random.uniform(-28, 28), 1)
            image.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
            x, y = self._random.uniform(0, width), self._random.uniform(0, height)
            speed = unit * self._random.uniform(8, 20)
            phase = self._random.uniform(0, 2 * math.pi)
            self._drifters.append(_Drifter(image, x, y, speed, phase))

    @property
    def is_asleep(self) -> bool:
        return self._idle >= theme.FALL_ASLEEP

    def wake(self) -> None:
        """There was input: go on moving."""
        self._idle = 0.0

    def hide_behind(self, rects: list[pygame.Rect]) -> None:
        """Nothing needs to be drawn that lies wholly behind one of these (pixels)."""
        self._covers = rects
        self._seen = [self._uncovered(ring) for ring in self._rings]

    def _uncovered(self, ring: list[Sprite]) -> list[Sprite]:
        return [
            tile
            for tile in ring
            if not any(cover.contains(tile.image.get_rect(center=(tile.x, tile.y))) for cover in self._covers)
        ]

    def tick(self, seconds: float, is_held: bool = False) -> bool:
        """Let time pass; True when the picture changed. `is_held` keeps it where it is for now."""
        self._idle += seconds
        if self.is_still or is_held or self.is_asleep:
            return False
        self._time += seconds
        self._due -= seconds
        if self._due > 0:
            return False
        step = theme.BACKGROUND_FRAME * (2 if self.is_thin else 1)
        self._due = step
        self._drift(step)
        self._grow_rings()
        self._brighten([self._level(number) for number in range(RINGS)])
        return True

    def _brighten(self, wanted: list[int]) -> None:
        """Bring the rings that are furthest from their brightness there, one a frame: they are dear."""
        behind = [number for number in range(RINGS) if wanted[number] != self._levels[number]]
        behind.sort(key=lambda number: -abs(wanted[number] - self._levels[number]))
        for number in behind[:RINGS_A_FRAME]:
            self._levels[number] = wanted[number]

    def _drift(self, seconds: float) -> None:
        width, height = self._size
        for drifter in self._drifters:
            drifter.y -= drifter.speed * seconds
            if drifter.y < -40 * self._unit:
                drifter.y, drifter.x = height + 40 * self._unit, self._random.uniform(0, width)

    def _level(self, number: int) -> int:
        """How bright a ring is while a beat passes it, in steps."""
        phase = (self._time / self.beat - 0.62 * number / RINGS) % 1.0
        if phase > PULSE:
            return 0
        fading = math.pow(1 - number / RINGS, 0.8)
        return round(ALPHA_STEPS * math.sin(math.pi * phase / PULSE) * fading)

    def _grow_rings(self) -> None:
        """Rings are made one a frame, after the start: nobody waits for them."""
        if len(self._rings) < RINGS:
            ring = self._ring(len(self._rings))
            self._rings.append(ring)
            self._seen.append(self._uncovered(ring))

    def _ring(self, number: int) -> list[Sprite]:
        """A heart-shaped line around the centre, as tiles."""
        share = (number + 0.5) / RINGS
        scale = 0.003 * self._size[1] * (0.7 + 3.4 * share**1.25)
        thick = max(2.0, (2 + 7 * share) * self._unit)
        pad = math.ceil(thick)
        wide, tall = math.ceil(100 * scale) + 2 * pad, math.ceil(93 * scale) + 2 * pad
        ink = pygame.Color(self._assets.palette.ripple)
        small = shapes.blank(wide // RING_SCALE + 1, tall // RING_SCALE + 1, (ink.r, ink.g, ink.b, 0))
        points = [
            ((pad + (x + 50) * scale) / RING_SCALE, (pad + (y + 46) * scale) / RING_SCALE)
            for x, y in shapes.outline(24)
        ]
        width = max(1, round(thick / RING_SCALE))
        pygame.draw.lines(small, ink, True, points, width)
        return self._cut(small, self._centre[0] - wide / 2, self._centre[1] - 46 * scale - pad)

    def _cut(self, small: pygame.Surface, left: float, top: float) -> list[Sprite]:
        """The tiles of a ring that hold a part of its line and lie in the picture, at full size."""
        area, side = pygame.Rect(0, 0, *self._size), TILE // RING_SCALE
        tiles = []
        for y in range(0, small.get_height(), side):
            for x in range(0, small.get_width(), side):
                cell = pygame.Rect(x, y, side, side).clip(small.get_rect())
                used = small.subsurface(cell).get_bounding_rect().move(x, y)
                size = (used.width * RING_SCALE, used.height * RING_SCALE)
                place = pygame.Rect(
                    round(left) + used.x * RING_SCALE, round(top) + used.y * RING_SCALE, *size
                )
                if used.width and used.height and place.colliderect(area):
                    tile = pygame.transform.smoothscale(small.subsurface(used), size)
                    tiles.append(Sprite(tile, *place.center, RING_Z))
        return tiles

    def display(self) -> list[Sprite]:
        """Rings and hearts as they are now."""
        sprites = []
        for ring, level in zip(self._seen, self._levels, strict=False):
            if level:
                alpha = round(255 * RING_ALPHA * level / ALPHA_STEPS)
                sprites += [tile._replace(alpha=alpha) for tile in ring]
        sway = 6 * self._unit
        for drifter in self._drifters:
            x = drifter.x + sway * math.sin(0.5 * self._time + drifter.phase)
            sprites.append(Sprite(drifter.image, round(x), round(drifter.y), BOKEH_Z))
        return sprites
