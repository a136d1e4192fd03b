"""What stands behind the courts: hearts, night, sun and grove."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.palette import CourtPalette
from assets.generators.cards.shapes import ellipse, on_circle, polygon, star
from assets.generators.cards.suits import flat_sign

_NIGHT_STARS = (
    (-66, -58, 5),
    (64, -60, 6),
    (-62, 6, 4),
    (67, 10, 5),
    (-70, -22, 3),
    (70, -26, 3),
    (-50, -66, 3),
    (52, 36, 3),
)
_GROVE = ((0, -34), (-38, 18), (38, 18))


def rays(
    art: Drawing,
    inner: float,
    outer: float,
    count: int,
    colour: str,
    opacity: float = 1,
    degrees: float = 0,
) -> None:
    """Light that streams from behind the head; rays and gaps are equally wide."""
    x, y = 0, -4
    for number in range(count):
        start = math.radians(degrees + 360 * number / count)
        end = math.radians(degrees + 360 * (number + 0.5) / count)
        corners = ((inner, start), (outer, start), (outer, end), (inner, end))
        art.fill(polygon(*(on_circle(x, y, *corner) for corner in corners)), colour, opacity)


def great_heart(art: Drawing, palette: CourtPalette) -> None:
    """Two hearts, one within the other."""
    flat_sign(art, "H", 0, -2, 186, palette.ray)
    flat_sign(art, "H", 0, -4, 156, palette.halo)


def night(art: Drawing, ray: str, halo: str, stars: str) -> None:
    """A moonlit disc among stars."""
    art.fill(ellipse(0, -8, 66), ray)
    art.fill(ellipse(0, -8, 55), halo)
    for x, y, radius in _NIGHT_STARS:
        art.fill(star(x, y, radius, radius * 0.32), stars, 0.75)


def sunburst(art: Drawing, palette: CourtPalette) -> None:
    """A diamond of light in the rays of a sun."""
    rays(art, 30, 190, 24, palette.ray, degrees=3.75)
    art.fill(polygon((0, -84), (66, -6), (0, 72), (-66, -6)), palette.halo)
    art.line(polygon((0, -90), (71, -6), (0, 78), (-71, -6)), palette.metal.light, 2, join="miter")


def grove(art: Drawing, palette: CourtPalette) -> None:
    """Three round treetops, as on a club."""
    for x, y in _GROVE:
        art.fill(ellipse(x, y, 50), palette.ray)
    for x, y in _GROVE:
        art.fill(ellipse(x, y, 41), palette.halo)
    art.fill(polygon((-30, -20), (30, -20), (30, 40), (-30, 40)), palette.halo)
