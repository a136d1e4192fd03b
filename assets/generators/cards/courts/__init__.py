"""The twelve court figures, each in a file of its own."""

from collections.abc import Callable

from assets.generators.cards.courts import (
    jack_of_clubs,
    jack_of_diamonds,
    jack_of_hearts,
    jack_of_spades,
    king_of_clubs,
    king_of_diamonds,
    king_of_hearts,
    king_of_spades,
    queen_of_clubs,
    queen_of_diamonds,
    queen_of_hearts,
    queen_of_spades,
)
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.palette import CourtPalette, Tone

FIGURES: dict[str, Callable[[Drawing, CourtPalette], None]] = {
    "SJ": jack_of_spades.draw,
    "SQ": queen_of_spades.draw,
    "SK": king_of_spades.draw,
    "HJ": jack_of_hearts.draw,
    "HQ": queen_of_hearts.draw,
    "HK": king_of_hearts.draw,
    "DJ": jack_of_diamonds.draw,
    "DQ": queen_of_diamonds.draw,
    "DK": king_of_diamonds.draw,
    "CJ": jack_of_clubs.draw,
    "CQ": queen_of_clubs.draw,
    "CK": king_of_clubs.draw,
}

OWN_PANELS: dict[str, Tone] = {"SQ": queen_of_spades.PANEL}
