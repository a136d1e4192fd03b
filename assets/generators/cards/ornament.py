"""Golden ornaments: rings of rays, ornate hearts, the two hearts of the name."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.palette import CREAM, GOLD, GOLD_LIGHT, WHITE, CourtPalette, Theme, Tone, blend
from assets.generators.cards.shapes import ellipse, on_circle, polygon
from assets.generators.cards.suits import HEART, inline

SHORT_RAY = 0.66
NESTLED_X, NESTLED_Y = 28, 12  # from the middle of two nestled hearts to the middle of each
# A gleam along the upper left of the heart sign.
HEART_GLEAM = (
    "M-4 -25 C-8 -33 -15 -38 -25 -38 C-36 -38 -43 -30 -43 -19 C-43 -14 -41 -9 -38 -4"
    " C-37 -16 -30 -27 -17 -29 C-12 -29.6 -8 -28 -4 -25Z"
)


def ring_of_rays(
    art: Drawing,
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    colour: str,
    opacity: float = 1,
    width: float = 0.42,
) -> None:
    """Pointed rays round a circle, every second one shorter; ``width`` is their share of the way round."""
    for number in range(count):
        angle = 2 * math.pi * number / count
        half = math.pi / count * width
        tip = inner + (outer - inner) * SHORT_RAY if number % 2 else outer
        foot, point, other_foot = (
            on_circle(x, y, radius, angle + lean)
            for radius, lean in ((inner, -half), (tip, 0), (inner, half))
        )
        art.fill(polygon(foot, point, other_foot), colour, opacity)


def medallion(art: Drawing, court: CourtPalette, inner: float, glow: float, opacity: float) -> None:
    """The tinted disc behind aces and the two of hearts; rays reach inwards to ``inner``."""
    art.fill(ellipse(120, 168, 79), blend(CREAM, court.panel.shade, 0.45), glow)
    art.fill(ellipse(120, 168, 72.5), blend(CREAM, court.halo, 0.7))
    ring_of_rays(art, 120, 168, inner, 78, 48, GOLD.light, opacity)
    art.line(ellipse(120, 168, 79), GOLD.light, 1.8)


def ornate_heart(art: Drawing, tone: Tone, theme: Theme, inverted: bool = False) -> None:
    """A heart of 100 units: cream keyline, golden edge, fold, gleam and inner line."""
    art.line(HEART, theme.face_top, 16)
    art.line(HEART, GOLD.light, 8.5)
    art.fold(HEART, tone.turned if inverted else tone)
    gleam = art.placed(scaled(-1 if inverted else 1, 1))
    gleam.fill(HEART_GLEAM, blend(tone.light, WHITE, 0.28), 0.75)
    art.line(inline("H", 0.78), GOLD_LIGHT, 1.8, 0.85)


def nestled_hearts(art: Drawing, x: float, y: float, size: float, first: Tone, second: Tone) -> None:
    """Two hearts side against side, one upright and one not."""
    for degrees, tone in ((0, first), (180, second.turned)):
        view = art.placed(moved(x, y) @ turned(degrees) @ scaled(size / 100))
        view.placed(moved(-NESTLED_X, -NESTLED_Y)).fold(HEART, tone)
