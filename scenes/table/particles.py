"""Small hearts and confetti that fly, turn and fade. Decoration only: no rule and no card depends on them."""

from __future__ import annotations

import math
import random
from functools import partial

import pygame

from scenes.table import shapes
from scenes.table.assets import Assets
from scenes.table.display import Sprite

PARTICLE_Z = 2400.0
FEW = 50  # pieces that are left however dear frames are
TURN_STEP = 30  # degrees; each turned picture is kept
GRAVITY = 260.0  # units per second squared
PETALS = ("#E11D4E", "#D9B8FF", "#FF6F91", "#F0D28A")
COLOURS = ("#FF5C82", "#FF8FA8", "#F6C76B", "#FFE7AE", "#C79BFF")


class Particle:
    """One piece: place and speed in pixels, age and life in seconds, turn in degrees per second."""

    __slots__ = ("age", "angle", "image", "life", "spin", "vx", "vy", "x", "y")

    def __init__(
        self, image: pygame.Surface, x: float, y: float, vx: float, vy: float, life: float, spin: float
    ) -> None:
        self.image, self.x, self.y, self.vx, self.vy = image, x, y, vx, vy
        self.age, self.life, self.angle, self.spin = 0.0, life, 0.0, spin


class Particles:
    """All pieces in the air. `most` is how many there may be at once."""

    def __init__(self, assets: Assets, source: random.Random, most: int = 220) -> None:
        self._assets, self._random, self._most = assets, source, most
        self._flying: list[Particle] = []
        self._gravity = GRAVITY

    @property
    def is_moving(self) -> bool:
        return bool(self._flying)

    def clear(self) -> None:
        self._flying.clear()

    def thin(self) -> None:
        """Frames have become too dear: drop every other piece, down to a few."""
        if len(self._flying) > FEW:
            self._flying = self._flying[::2]

    def burst(
        self, x: float, y: float, unit: float, count: int, speed: float = 240, life: float = 0.8
    ) -> None:
        """Hearts from one point to all sides; `speed` in units per second."""
        for number in range(count):
            angle = 2 * math.pi * (number + self._random.random() * 0.6) / count
            pace = unit * speed * self._random.uniform(0.5, 1.1)
            image = self._heart(unit * self._random.choice((16, 20, 26)))
            self._add(image, x, y, pace * math.cos(angle), pace * math.sin(angle) - 60 * unit, life, unit)

    def petals(self, x: float, y: float, unit: float, count: int) -> None:
        """Crimson hearts and violet spades, thrown from one point to all sides."""
        for number in range(count):
            angle = 2 * math.pi * (number + self._random.random()) / count
            pace = unit * self._random.uniform(260, 520)
            size, colour = round(unit * self._random.choice((18, 26, 34))), self._random.choice(PETALS)
            make = partial(shapes.spade, size, colour)
            image = self._assets.keep(("petal", size, colour), make) if number % 3 else self._heart(size)
            self._add(
                image, x, y, pace * math.cos(angle), 0.9 * pace * math.sin(angle) - 40 * unit, 0.9, unit
            )

    def shower(self, width: float, height: float, unit: float, count: int) -> None:
        """Confetti from both lower corners, over the whole picture."""
        for number in range(count):
            side = 1 if number % 2 else -1
            x = width / 2 - side * width * 0.52
            vx = side * unit * self._random.uniform(120, 1000)
            vy = -unit * self._random.uniform(420, 1100)
            image = self._piece(unit)
            self._add(image, x, height * self._random.uniform(0.55, 1.0), vx, vy, 3.2, unit)

    def _add(
        self, image: pygame.Surface, x: float, y: float, vx: float, vy: float, life: float, unit: float
    ) -> None:
        self._gravity = GRAVITY * unit
        if len(self._flying) < self._most:
            life *= self._random.uniform(0.7, 1.1)
            self._flying.append(Particle(image, x, y, vx, vy, life, self._random.uniform(-200, 200)))

    def _heart(self, size: float) -> pygame.Surface:
        colour = self._random.choice(COLOURS)
        side = round(size)
        return self._assets.keep(("heart", side, colour), lambda: shapes.heart(side, colour))

    def _piece(self, unit: float) -> pygame.Surface:
        if self._random.random() < 0.62:
            return self._heart(unit * self._random.choice((14, 20, 30)))
        colour = self._random.choice(("#F6C76B", "#FF5C82", "#9BE7FF", "#FFF3E0"))
        size = (max(3, round(12 * unit)), max(2, round(7 * unit)))
        return self._assets.keep(("paper", size, colour), lambda: shapes.rounded(*size, 1, colour))

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass."""
        drag = math.exp(-1.1 * seconds)
        for piece in self._flying:
            piece.age += seconds
            piece.vx *= drag
            piece.vy = piece.vy * drag + self._gravity * seconds
            piece.x += piece.vx * seconds
            piece.y += piece.vy * seconds
            piece.angle += piece.spin * seconds
        self._flying = [piece for piece in self._flying if piece.age < piece.life]

    def display(self) -> list[Sprite]:
        """The pieces; they fade in the last third of their life, in steps."""
        shown = []
        for piece in self._flying:
            left = 1 - piece.age / piece.life
            alpha = 255 if left > 0.34 else 32 * round(8 * left / 0.34)
            angle = TURN_STEP * round(piece.angle / TURN_STEP)
            shown.append(
                Sprite(piece.image, round(piece.x), round(piece.y), PARTICLE_Z, angle, alpha=min(255, alpha))
            )
        return shown
