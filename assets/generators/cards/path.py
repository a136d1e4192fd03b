"""SVG paths: reading them, moving them, writing them."""

import math
import re
from collections.abc import Iterator
from typing import NamedTuple

from assets.generators.cards.matrix import Matrix, Point

Segment = tuple[Point, ...]  # its end point, or two control points and the end point of a cubic curve


class Outline(NamedTuple):
    """One stroke of a path: a start, the segments from there, and whether it returns to the start."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool

    def points(self) -> list[Point]:
        """Every point named by the outline, control points included."""
        return [self.start, *(point for segment in self.segments for point in segment)]


Path = list[Outline]

_TOKEN = re.compile(r"[MLHVCQAZl]|-?\d*\.?\d+(?:e-?\d+)?")


class _Reader:
    """Reads the text of a path token by token."""

    def __init__(self, text: str) -> None:
        self._tokens = _TOKEN.findall(text)
        self._position = 0
        self._path: Path = []
        self._here: Point = (0.0, 0.0)

    def read(self) -> Path:
        """The whole path."""
        command = ""
        while self._position < len(self._tokens):
            if self._tokens[self._position].isalpha():
                command = self._tokens[self._position]
                self._position += 1
            self._follow(command)
            if command == "M":
                command = "L"  # further pairs after a move are lines
        return self._path

    def _number(self) -> float:
        value = float(self._tokens[self._position])
        self._position += 1
        return value

    def _point(self) -> Point:
        return self._number(), self._number()

    def _follow(self, command: str) -> None:
        x, y = self._here
        if command == "M":
            self._move(self._point())
        elif command == "Z":
            self._close()
        elif command == "L":
            self._add(self._point())
        elif command == "l":
            along, down = self._point()
            self._add((x + along, y + down))
        elif command == "H":
            self._add((self._number(), y))
        elif command == "V":
            self._add((x, self._number()))
        elif command == "C":
            self._add(self._point(), self._point(), self._point())
        elif command == "Q":
            self._add(*_raised(self._here, self._point(), self._point()))
        elif command == "A":
            self._arc()
        else:
            raise ValueError(f"a path may not use {command!r}")

    def _move(self, point: Point) -> None:
        self._here = point
        self._path.append(Outline(point, (), False))

    def _close(self) -> None:
        last = self._path[-1]
        self._path[-1] = last._replace(closed=True)
        self._here = last.start

    def _add(self, *segment: Point) -> None:
        last = self._path[-1]
        self._path[-1] = last._replace(segments=(*last.segments, segment))
        self._here = segment[-1]

    def _arc(self) -> None:
        radii = self._point()
        self._number()  # the tilt of the ellipse, never used here
        large, clockwise = self._number() == 1, self._number() == 1
        for curve in _arc_curves(self._here, radii, large, clockwise, self._point()):
            self._add(*curve)


def _raised(start: Point, control: Point, end: Point) -> Segment:
    """A quadratic curve as the cubic one of the same shape."""
    (x0, y0), (x, y), (x1, y1) = start, control, end
    return (x0 + 2 / 3 * (x - x0), y0 + 2 / 3 * (y - y0)), (x1 + 2 / 3 * (x - x1), y1 + 2 / 3 * (y - y1)), end


def _arc_centre(across: Point, radii: Point, large: bool, clockwise: bool) -> tuple[Point, Point]:
    """Centre and radii of an elliptic arc, by the formulas in the appendix of the SVG standard.

    ``across`` is half the way from the end of the arc to its start, and the origin lies between the two.
    """
    x, y = across
    radius_x, radius_y = radii
    stretch = x * x / radius_x / radius_x + y * y / radius_y / radius_y
    if stretch > 1:
        radius_x *= math.sqrt(stretch)
        radius_y *= math.sqrt(stretch)
    square_x, square_y = radius_x * radius_x, radius_y * radius_y
    reach = square_x * y * y + square_y * x * x
    spare = square_x * radius_y * radius_y - square_x * y * y - square_y * x * x
    side = math.sqrt(max(0, spare / reach)) * (-1 if large == clockwise else 1)
    return (side * radius_x * y / radius_y, -side * radius_y * x / radius_x), (radius_x, radius_y)


def _sweep(first: float, last: float, clockwise: bool) -> float:
    """The turn from one angle to the other in the direction asked for."""
    turn = last - first
    if clockwise and turn < 0:
        return turn + 2 * math.pi
    if not clockwise and turn > 0:
        return turn - 2 * math.pi
    return turn


def _arc_curves(start: Point, radii: Point, large: bool, clockwise: bool, end: Point) -> Iterator[Segment]:
    """An elliptic arc as cubic curves of a quarter turn at most."""
    x, y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    (offset_x, offset_y), (radius_x, radius_y) = _arc_centre((x, y), radii, large, clockwise)
    centre_x, centre_y = offset_x + (start[0] + end[0]) / 2, offset_y + (start[1] + end[1]) / 2
    first = math.atan2((y - offset_y) / radius_y, (x - offset_x) / radius_x)
    last = math.atan2((-y - offset_y) / radius_y, (-x - offset_x) / radius_x)
    sweep = _sweep(first, last, clockwise)
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))

    def point(angle: float, lean: float = 0) -> Point:
        return (
            radius_x * (math.cos(angle) - lean * math.sin(angle)) + centre_x,
            radius_y * (math.sin(angle) + lean * math.cos(angle)) + centre_y,
        )

    for index in range(count):
        near, far = first + sweep * index / count, first + sweep * (index + 1) / count
        lean = 4 / 3 * math.tan((far - near) / 4)
        yield point(near, lean), point(far, -lean), point(far)


def read(text: str) -> Path:
    """The path that ``text`` describes: M L H V C Q A Z and the relative l."""
    return _Reader(text).read()


def transformed(path: Path, matrix: Matrix) -> Path:
    """The path with every point moved by ``matrix``."""
    return [
        Outline(
            matrix.applied_to(start),
            tuple(tuple(matrix.applied_to(point) for point in segment) for segment in segments),
            closed,
        )
        for start, segments, closed in path
    ]


def decimal(value: float) -> str:
    """A number with two decimals at most, and none that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def text_of(path: Path) -> str:
    """The path as SVG writes it."""
    parts = []
    for start, segments, closed in path:
        parts.append(f"M{decimal(start[0])} {decimal(start[1])}")
        previous = 0
        for segment in segments:
            letter = " " if len(segment) == previous else "L" if len(segment) == 1 else "C"
            parts.append(letter + " ".join(decimal(value) for point in segment for value in point))
            previous = len(segment)
        if closed:
            parts.append("Z")
    return "".join(parts)
