"""The card the program is named after: two ornate hearts joined by linked rings."""

from assets.generators.cards.card import finished, paper
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.ornament import medallion, ornate_heart
from assets.generators.cards.palette import GOLD, GOLD_LIGHT, Design
from assets.generators.cards.shapes import ellipse


def two_of_hearts(design: Design) -> str:
    """The two of hearts."""
    art = paper(design.theme)
    medallion(art, design.court, inner=30, glow=0.35, opacity=0.55)
    _linked_rings(art, design.theme.face_top)
    for degrees in (0, 180):
        heart = art.placed(moved(120, 168) @ turned(degrees) @ moved(0, -84) @ scaled(0.92))
        ornate_heart(heart, design.tone, design.theme, inverted=degrees == 180)
    return finished(art, design)


def _linked_rings(art: Drawing, keyline: str) -> None:
    left, right = ellipse(106, 168, 19), ellipse(134, 168, 19)
    art.line(left, keyline, 10.5)
    art.line(right, keyline, 10.5)
    for ring, colour in ((left, GOLD.light), (right, GOLD_LIGHT)):
        art.line(ring, GOLD.shade, 6.2)
        art.line(ring, colour, 3.2)
    _lift_left_ring(art, keyline)


def _lift_left_ring(art: Drawing, keyline: str) -> None:
    """Draws the upper right of the left ring again, so that it passes over the other and under it."""
    art.line("M106 149 A19 19 0 0 1 125 168", keyline, 10.5, cap="butt")
    for colour, width in ((GOLD.shade, 6.2), (GOLD.light, 3.2)):
        art.line("M104 149.1 A19 19 0 0 1 125 170", colour, width, cap="butt")
