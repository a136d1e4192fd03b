"""Cutting paths along straight lines, which the rasteriser cannot do for us."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from assets.generators.cards.matrix import Point
from assets.generators.cards.path import Outline, Path

EPSILON = 1e-9  # card units that count as nothing
BISECTIONS = 45  # to find a crossing as exactly as a float can tell


class HalfPlane(NamedTuple):
    """The side of a line where x * normal_x + y * normal_y <= limit."""

    normal_x: float
    normal_y: float
    limit: float

    def beyond(self, point: Point) -> float:
        """How far the point lies outside; negative inside."""
        return self.normal_x * point[0] + self.normal_y * point[1] - self.limit


Piece = tuple[Point, ...]  # a straight or curved piece of an outline, with its start


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _split(piece: Piece, share: float) -> tuple[Piece, Piece]:
    """The parts of a piece before and after ``share`` of its way (de Casteljau)."""
    before, after = [piece[0]], [piece[-1]]
    points = piece
    while len(points) > 1:
        points = tuple(_between(start, end, share) for start, end in pairwise(points))
        before.append(points[0])
        after.append(points[-1])
    return tuple(before), tuple(reversed(after))


def _height(distances: list[float], share: float) -> float:
    """The distance from the line after ``share`` of the way, by the distances of the piece's points."""
    while len(distances) > 1:
        distances = [start + share * (end - start) for start, end in pairwise(distances)]
    return distances[0]


def _turning_points(distances: list[float]) -> list[float]:
    """Where along a curve the distance from the line stops growing or shrinking."""
    if len(distances) == 2:
        return []
    first, second, third = (end - start for start, end in pairwise(distances))
    square, linear = first - 2 * second + third, 2 * (second - first)
    if abs(square) < EPSILON:
        return [-first / linear] if abs(linear) > EPSILON else []
    discriminant = linear * linear - 4 * square * first
    if discriminant < 0:
        return []
    root = math.sqrt(discriminant)
    return sorted(((-linear - root) / (2 * square), (-linear + root) / (2 * square)))


def _crossings(distances: list[float]) -> Iterator[float]:
    """Where a piece crosses the line, as shares of its way in rising order."""
    ends = [0.0, *(share for share in _turning_points(distances) if 0 < share < 1), 1.0]
    for low, high in pairwise(ends):
        low_side, high_side = _height(distances, low), _height(distances, high)
        if min(low_side, high_side) >= -EPSILON or max(low_side, high_side) <= EPSILON:
            continue
        for _ in range(BISECTIONS):
            middle = (low + high) / 2
            if (_height(distances, middle) < 0) == (low_side < 0):
                low = middle
            else:
                high = middle
        yield (low + high) / 2


def _divided(piece: Piece, plane: HalfPlane) -> Iterator[Piece]:
    """The parts of a piece between its crossings of the line."""
    done = 0.0
    for share in _crossings([plane.beyond(point) for point in piece]):
        part, piece = _split(piece, (share - done) / (1 - done))
        done = share
        yield part
    yield piece


def _pieces(outline: Outline, plane: HalfPlane, filled: bool) -> Iterator[Piece]:
    """The pieces of an outline that lie inside the half-plane, in order."""
    here = outline.start
    closing = ((outline.start,),) if filled or outline.closed else ()
    for segment in (*outline.segments, *closing):
        for piece in _divided((here, *segment), plane):
            middle = _height([plane.beyond(point) for point in piece], 0.5)
            if middle <= EPSILON and piece[0] != piece[-1]:
                yield piece
        here = segment[-1]


def _chains(outline: Outline, plane: HalfPlane, filled: bool) -> Path:
    """What is left of an outline: one area, or the lines between the places where it leaves and returns."""
    chains: Path = []
    for piece in _pieces(outline, plane, filled):
        last = chains[-1] if chains else None
        end = last.points()[-1] if last else None
        if last and end == piece[0]:
            chains[-1] = last._replace(segments=(*last.segments, piece[1:]))
        elif last and filled:
            chains[-1] = last._replace(segments=(*last.segments, (piece[0],), piece[1:]))
        else:
            chains.append(Outline(piece[0], (piece[1:],), closed=filled))
    return chains


def _clipped_once(path: Path, plane: HalfPlane, filled: bool) -> Path:
    distances = [plane.beyond(point) for outline in path for point in outline.points()]
    if all(distance <= EPSILON for distance in distances):
        return path
    if all(distance >= -EPSILON for distance in distances):
        return []
    return [chain for outline in path for chain in _chains(outline, plane, filled)]


def clipped(path: Path, *planes: HalfPlane, filled: bool = True) -> Path:
    """What of the path lies inside all the half-planes: an area, or with ``filled`` false a line."""
    for plane in planes:
        path = _clipped_once(path, plane, filled)
    return path


def right_of(crease: float) -> HalfPlane:
    """Everything to the right of x = crease."""
    return HalfPlane(-1, 0, -crease)


def rectangle(left: float, top: float, right: float, bottom: float) -> tuple[HalfPlane, ...]:
    """The four half-planes whose common part is the rectangle."""
    return HalfPlane(-1, 0, -left), HalfPlane(1, 0, right), HalfPlane(0, -1, -top), HalfPlane(0, 1, bottom)


def disc(x: float, y: float, radius: float, sides: int = 72) -> tuple[HalfPlane, ...]:
    """Half-planes whose common part is a disc, near enough."""
    directions = [2 * math.pi * side / sides for side in range(sides)]
    return tuple(
        HalfPlane(math.cos(a), math.sin(a), radius + x * math.cos(a) + y * math.sin(a)) for a in directions
    )
