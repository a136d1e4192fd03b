"""The jacks, queens and kings: two half figures on a stepped panel, parted by a ribbon."""

import math

from assets.generators.cards.card import FACE, face_gradient, index, inner_sheet, paper
from assets.generators.cards.clip import HalfPlane
from assets.generators.cards.courts import FIGURES, OWN_PANELS
from assets.generators.cards.document import document, half_turn, vertical_gradient
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import gem
from assets.generators.cards.matrix import moved, turned
from assets.generators.cards.palette import CourtPalette, Design
from assets.generators.cards.shapes import polygon, rounded_polygon
from assets.generators.cards.suits import flat_sign

FACE_CENTRE = (148, 87)
# The panel leaves two corners free, where the indices stand.
PANEL = rounded_polygon(
    [(72, 15), (225, 15), (225, 204), (168, 204), (168, 321), (15, 321), (15, 132), (72, 132)], 9
)
SLOPE = 44 / 210  # of the ribbon
UPPER_HALF = (
    HalfPlane(-SLOPE, 1, 168 - SLOPE * 120),
    HalfPlane(-1, 0, -12),
    HalfPlane(1, 0, 228),
    HalfPlane(0, -1, -12),
)


def _figure(design: Design) -> str:
    """The upper figure on its panel, cut along the ribbon."""
    half = Drawing()
    half.fill(polygon((12, 12), (228, 12), (228, 324), (12, 324)), "url(#pan)")
    FIGURES[design.suit + design.rank](half.placed(moved(*FACE_CENTRE)), design.court)
    return half.clipped(*UPPER_HALF).svg()


def _ribbon(suit: str, palette: CourtPalette) -> str:
    """The band across the middle, with the suit along it and a stone at its centre."""
    art = Drawing()
    band = art.placed(moved(120, 168) @ turned(math.degrees(math.atan(SLOPE))))
    band.fill(polygon((-109, -7.5), (109, -7.5), (109, 7.5), (-109, 7.5)), palette.sleeve.shade)
    for outer, inner in ((-7.5, -5.6), (7.5, 5.6)):
        band.fill(polygon((-109, outer), (109, outer), (109, inner), (-109, inner)), palette.metal.light)
    for step in range(-6, 7):
        if step:
            flat_sign(band, suit, step * 16.5, 0, 7.6, palette.metal.light, 0 if step < 0 else 180)
    gem(band, 0, 0, 5.4, palette.metal)
    return art.svg()


def _surround(palette: CourtPalette) -> str:
    """Paper over everything outside the panel, and the panel's frame."""
    art = Drawing()
    art.fill(inner_sheet() + PANEL, FACE, even_odd=True)
    art.line(PANEL, palette.line, 3.2)
    return art.svg()


def court_card(design: Design) -> str:
    """A jack, queen or king."""
    figure, corner = _figure(design), index(design)
    panel = OWN_PANELS.get(design.suit + design.rank, design.court.panel)
    layers = [
        paper(design.theme).svg(),
        figure,
        half_turn(figure),
        _ribbon(design.suit, design.court),
        _surround(design.court),
        corner,
        half_turn(corner),
    ]
    gradient = vertical_gradient("pan", 0, 190, (0, panel.light), (1, panel.shade))
    return document("\n".join(layers), face_gradient(design.theme) + gradient)
