"""Round portraits for the seats at the table, cut from the court cards."""

from assets.generators.cards.clip import disc
from assets.generators.cards.courts import FIGURES, OWN_PANELS
from assets.generators.cards.document import document, radial_gradient
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled
from assets.generators.cards.palette import COURT_PALETTES, GOLD, GOLD_LIGHT, Tone
from assets.generators.cards.shapes import ellipse

SIZE = 160
CENTRE, RADIUS = 80, 73
BACKGROUNDS = {
    "H": Tone("#F9C4BE", "#E88794"),
    "S": Tone("#8F88CB", "#4A4292"),
    "D": Tone("#FFDF9C", "#F0A652"),
    "C": Tone("#CFE6BE", "#83B986"),
}


def portrait(suit: str, rank: str) -> str:
    """The head of a court card in a golden ring."""
    ground, figure, ring = Drawing(), Drawing(), Drawing()
    ground.fill(ellipse(CENTRE, CENTRE, RADIUS), "url(#abg)")
    FIGURES[suit + rank](figure.placed(moved(CENTRE, CENTRE + 6) @ scaled(0.98)), COURT_PALETTES[suit])
    head = figure.clipped(*disc(CENTRE, CENTRE, RADIUS - 1))
    for radius, colour, width in (
        (RADIUS, "#3A1A3A", 8),
        (RADIUS, GOLD.light, 5),
        (RADIUS + 2.5, GOLD.shade, 1.4),
        (RADIUS - 2.6, GOLD_LIGHT, 1),
    ):
        ring.line(ellipse(CENTRE, CENTRE, radius), colour, width)
    light, shade = OWN_PANELS.get(suit + rank, BACKGROUNDS[suit])
    gradient = radial_gradient("abg", CENTRE, CENTRE - 10, RADIUS * 1.15, (0, light), (1, shade))
    return document("\n".join((ground.svg(), head.svg(), ring.svg())), gradient, SIZE, SIZE)
