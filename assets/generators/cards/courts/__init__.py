"""The twelve court figures, each in a file of its own."""

from collections.abc import Callable

from assets.generators.cards.courts.jack_of_clubs import jack_of_clubs
from assets.generators.cards.courts.jack_of_diamonds import jack_of_diamonds
from assets.generators.cards.courts.jack_of_hearts import jack_of_hearts
from assets.generators.cards.courts.jack_of_spades import jack_of_spades
from assets.generators.cards.courts.king_of_clubs import king_of_clubs
from assets.generators.cards.courts.king_of_diamonds import king_of_diamonds
from assets.generators.cards.courts.king_of_hearts import king_of_hearts
from assets.generators.cards.courts.king_of_spades import king_of_spades
from assets.generators.cards.courts.queen_of_clubs import queen_of_clubs
from assets.generators.cards.courts.queen_of_diamonds import queen_of_diamonds
from assets.generators.cards.courts.queen_of_hearts import queen_of_hearts
from assets.generators.cards.courts.queen_of_spades import PANEL as QUEEN_OF_SPADES_PANEL
from assets.generators.cards.courts.queen_of_spades import queen_of_spades
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.palette import CourtPalette, Tone

FIGURES: dict[str, Callable[[Drawing, CourtPalette], None]] = {
    "SJ": jack_of_spades,
    "SQ": queen_of_spades,
    "SK": king_of_spades,
    "HJ": jack_of_hearts,
    "HQ": queen_of_hearts,
    "HK": king_of_hearts,
    "DJ": jack_of_diamonds,
    "DQ": queen_of_diamonds,
    "DK": king_of_diamonds,
    "CJ": jack_of_clubs,
    "CQ": queen_of_clubs,
    "CK": king_of_clubs,
}

OWN_PANELS: dict[str, Tone] = {"SQ": QUEEN_OF_SPADES_PANEL}
