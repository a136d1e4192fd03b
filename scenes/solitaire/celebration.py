"""The win: two heartbeats, then all 52 cards trace a heart and go round it, while confetti falls."""

from __future__ import annotations

import math

from game.cards import DECK_OF_HEARTS
from scenes.solitaire.layout import Geometry
from scenes.table import shapes, theme
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.particles import Particles
from scenes.table.timeline import Timeline, out_cubic

CARD_UNITS = 84  # width of a flying card
PARADE_Z = 1200.0
CURVE_POINTS = 520
CONFETTI = 36
ANGLE_STEP = 6.0  # degrees; cards that fly in numbers turn in coarser steps
BACK_EVERY = 4  # every fourth card shows its back


class _Dancer:
    """A card on its way to the curve: 0 at the middle, 1 on the heart."""

    __slots__ = ("out",)

    def __init__(self) -> None:
        self.out = 0.0


class Celebration:
    """Runs from the winning pair until something else is played."""

    def __init__(self, timeline: Timeline, particles: Particles) -> None:
        self._timeline, self._particles, self._is_reduced = timeline, particles, False
        self._dancers = [_Dancer() for _card in DECK_OF_HEARTS]
        self._turn = 0.0  # of one round of the heart, 0 to 1
        self.is_running = False
        self._curve: list[tuple[float, float]] = []  # made for the first win

    @property
    def is_moving(self) -> bool:
        return self.is_running and not self._is_reduced

    def start(self, geometry: Geometry, is_reduced: bool) -> None:
        """Begin, once the winning pair has reached the meter."""
        self.is_running, self._is_reduced, self._turn = True, is_reduced, 0.0
        self._curve = self._curve or _even_curve()
        if self._is_reduced:
            for dancer in self._dancers:
                dancer.out = 1.0
            return
        for index, dancer in enumerate(self._dancers):
            dancer.out = 0.0
            delay = theme.WIN_BEATS * 2 + index * theme.WIN_STAGGER
            self._timeline.move(dancer, theme.WIN_FLIGHT, out_cubic, delay, out=1.0)
        for delay in (0.0, 0.5, 1.0):
            self._timeline.after(delay, lambda: self._shower(geometry))

    def stop(self) -> None:
        self.is_running = False
        self._particles.clear()
        for dancer in self._dancers:
            self._timeline.drop(dancer)

    def _shower(self, geometry: Geometry) -> None:
        if self.is_running:
            self._particles.shower(geometry.width, geometry.height, geometry.unit, CONFETTI)

    def advance(self, seconds: float) -> None:
        if self.is_moving:
            self._turn = (self._turn + seconds / theme.WIN_ORBIT) % 1.0

    def display(self, geometry: Geometry, art: CardArt) -> list[Sprite]:
        """The cards of the parade."""
        if not self.is_running:
            return []
        sprites, count = [], len(self._dancers)
        middle = (geometry.width / 2, 0.5 * geometry.height - 0.087 * self._reach(geometry)[1])
        reach_x, reach_y = self._reach(geometry)
        for index, dancer in enumerate(self._dancers):
            if dancer.out <= 0:
                continue
            place = (index + 0.5) / count + self._turn
            x, y, angle = self._at(place, reach_x, reach_y)
            card = DECK_OF_HEARTS[(index * 17) % count]
            image = art.slim(None if index % BACK_EVERY == 0 else card)
            out = dancer.out
            sprites.append(
                Sprite(
                    image,
                    round(middle[0] + x * out),
                    round(middle[1] + y * out),
                    PARADE_Z + index,
                    ANGLE_STEP * round(angle * out / ANGLE_STEP),
                    alpha=min(255, round(512 * out)),
                )
            )
        return sprites

    def _reach(self, geometry: Geometry) -> tuple[float, float]:
        """Half the size of the heart that the cards go round, in pixels."""
        tall = min(0.519 * geometry.height, 0.62 * geometry.width)
        return min(1.48 * tall, 0.44 * geometry.width), tall

    def _at(self, place: float, reach_x: float, reach_y: float) -> tuple[float, float, float]:
        """The point of the curve at a share of its length, and the direction that a card faces there."""
        index = int(place * CURVE_POINTS) % CURVE_POINTS
        x, y = self._curve[index]
        ahead_x, ahead_y = self._curve[(index + 4) % CURVE_POINTS]
        angle = math.degrees(math.atan2((ahead_y - y) * reach_y, (ahead_x - x) * reach_x)) + 90
        share = place * CURVE_POINTS % 1.0
        next_x, next_y = self._curve[(index + 1) % CURVE_POINTS]
        x, y = x + (next_x - x) * share, y + (next_y - y) * share
        return x * reach_x, y * reach_y, -angle


def _even_curve() -> list[tuple[float, float]]:
    """The heart curve in steps of equal length, so that the cards keep their distance."""
    fine = shapes.heart_points(4 * CURVE_POINTS)
    lengths = [0.0]
    for (x0, y0), (x1, y1) in zip(fine, fine[1:] + fine[:1], strict=True):
        lengths.append(lengths[-1] + math.hypot(1.48 * (x1 - x0), y1 - y0))
    points, index = [], 0
    for step in range(CURVE_POINTS):
        wanted = lengths[-1] * step / CURVE_POINTS
        while lengths[index + 1] < wanted:
            index += 1
        points.append(fine[index])
    return points
