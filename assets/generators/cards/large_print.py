"""The large-print deck: one great rank, two signs, no figures."""

from assets.generators.cards.card import face_gradient, paper
from assets.generators.cards.document import document
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.numerals import draw_rank, rank_width
from assets.generators.cards.palette import GOLD, Design
from assets.generators.cards.shapes import ellipse, polygon
from assets.generators.cards.suits import pip

RANK_LEFT, RANK_TOP, RANK_HEIGHT = 18, 18, 112
COURT_RANKS = "JQK"


def large_print_card(design: Design) -> str:
    """A card that can be read from across the room."""
    art = paper(design.theme)
    centre = RANK_LEFT + rank_width(design.rank, RANK_HEIGHT) / 2
    draw_rank(art, design.rank, centre, RANK_TOP, RANK_HEIGHT, design.ink)
    pip(art, design.suit, 190, 60, 70 if design.suit == "D" else 66, design.tone)
    if design.rank in COURT_RANKS:
        pip(art, design.suit, 120, 246, 128, design.tone)
        _HEADGEAR[design.rank](art)
    else:
        pip(art, design.suit, 120, 236, 150, design.tone)
    return document(art.svg(), face_gradient(design.theme))


def _feather(art: Drawing) -> None:
    art.fill("M84 182 C92 160 112 146 158 142 C152 164 132 178 98 176Z", GOLD.light)
    art.fill("M84 182 C104 166 126 154 158 142 C152 164 132 178 98 176Z", GOLD.shade)
    art.line("M82 184 C102 168 124 155 150 146", "#FFE9B8", 2.6)


def _coronet(art: Drawing) -> None:
    art.fold(
        "M88 180 L80 156 Q92 170 100 170 Q108 158 120 146 Q132 158 140 170 Q148 170 160 156 L152 180Z",
        GOLD,
        120,
    )
    for x, y in ((80, 154), (120, 143), (160, 154)):
        art.fill(ellipse(x, y, 5), GOLD.side(x - 125))


def _crown(art: Drawing) -> None:
    points = ((84, 180), (80, 150), (100, 164), (120, 142), (140, 164), (160, 150), (156, 180))
    art.fold(polygon(*points), GOLD, 120)


_HEADGEAR = {"J": _feather, "Q": _coronet, "K": _crown}
