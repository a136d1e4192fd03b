"""Paths of the simple shapes."""

import math

from assets.generators.cards.matrix import Point


def ellipse(x: float, y: float, radius_x: float, radius_y: float | None = None) -> str:
    """An ellipse around (x, y); a circle unless a second radius is given."""
    radius_y = radius_x if radius_y is None else radius_y
    radii = f"{radius_x:g} {radius_y:g}"
    left, right = f"{x - radius_x:g} {y:g}", f"{x + radius_x:g} {y:g}"
    return f"M{left}A{radii} 0 1 1 {right}A{radii} 0 1 1 {left}Z"


def polygon(*points: Point) -> str:
    """Straight lines through the points and back to the first."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"


def rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners."""
    left, top, right, bottom = x, y, x + width, y + height
    corner = f"A{radius:g} {radius:g} 0 0 1 "
    return (
        f"M{left + radius:g} {top:g}H{right - radius:g}{corner}{right:g} {top + radius:g}"
        f"V{bottom - radius:g}{corner}{right - radius:g} {bottom:g}"
        f"H{left + radius:g}{corner}{left:g} {bottom - radius:g}"
        f"V{top + radius:g}{corner}{left + radius:g} {top:g}Z"
    )


def _towards(corner: Point, neighbour: Point, distance: float) -> Point:
    """The point ``distance`` from the corner on its way to the neighbour, half the way at most."""
    length = math.hypot(neighbour[0] - corner[0], neighbour[1] - corner[1])
    share = min(distance, length / 2) / length
    return corner[0] + (neighbour[0] - corner[0]) * share, corner[1] + (neighbour[1] - corner[1]) * share


def rounded_polygon(points: list[Point], radius: float) -> str:
    """A polygon whose corners are rounded."""
    parts = []
    for index, corner in enumerate(points):
        start_x, start_y = _towards(corner, points[index - 1], radius)
        end_x, end_y = _towards(corner, points[(index + 1) % len(points)], radius)
        command = "L" if index else "M"
        parts.append(f"{command}{start_x:g} {start_y:g} Q{corner[0]:g} {corner[1]:g} {end_x:g} {end_y:g}")
    return " ".join(parts) + "Z"


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at ``angle`` (radians, clockwise from the right) of a circle."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(x: float, y: float, outer: float, inner: float, points: int = 4) -> str:
    """A star with one point upwards."""
    corners = []
    for index in range(2 * points):
        angle = math.radians(-90 + 180 * index / points)
        corners.append(on_circle(x, y, inner if index % 2 else outer, angle))
    return polygon(*corners)
