"""The plain cards, two to ten."""

from typing import NamedTuple

from assets.generators.cards.card import finished, paper
from assets.generators.cards.matrix import Point
from assets.generators.cards.motifs import motif
from assets.generators.cards.palette import Design
from assets.generators.cards.suits import pip

LEFT, MIDDLE, RIGHT = 91, 120, 149
HALF = 168  # below the middle line pips stand upside down


class Arrangement(NamedTuple):
    """Where the pips of a rank stand, and how large they are."""

    size: float
    places: tuple[Point, ...]


def _pairs(*rows: float) -> tuple[Point, ...]:
    """Two pips on each row, row by row."""
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


ARRANGEMENTS = {
    "2": Arrangement(56, ((MIDDLE, 66), (MIDDLE, 270))),
    "3": Arrangement(52, ((MIDDLE, 66), (MIDDLE, 168), (MIDDLE, 270))),
    "4": Arrangement(45, _pairs(66, 270)),
    "5": Arrangement(45, (*_pairs(66), (MIDDLE, 168), *_pairs(270))),
    "6": Arrangement(45, _pairs(66, 168, 270)),
    "7": Arrangement(42, (*_pairs(66), (MIDDLE, 117), *_pairs(168, 270))),
    "8": Arrangement(42, (*_pairs(66), (MIDDLE, 117), *_pairs(168), (MIDDLE, 219), *_pairs(270))),
    "9": Arrangement(38, (*_pairs(62, 132.7), (MIDDLE, 168), *_pairs(203.3, 274))),
    "10": Arrangement(
        38, (*_pairs(62), (MIDDLE, 97.3), *_pairs(132.7, 203.3), (MIDDLE, 238.7), *_pairs(274))
    ),
}


def pip_card(design: Design) -> str:
    """A card that shows its rank in pips."""
    art = paper(design.theme)
    motif(art, design.rank, design.theme)
    size, places = ARRANGEMENTS[design.rank]
    for x, y in places:
        pip(art, design.suit, x, y, size, design.tone, inverted=y > HALF)
    return finished(art, design)
