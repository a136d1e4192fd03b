"""The four suit signs."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.palette import Tone
from assets.generators.cards.path import read, text_of, transformed

# Each stands in a box of 100 units around the origin.
SIGNS = {
    "H": (
        "M0 47 C-9 34 -50 10 -50 -19 C-50 -36 -38 -46 -25 -46 C-13 -46 -4 -39 0 -28"
        " C4 -39 13 -46 25 -46 C38 -46 50 -36 50 -19 C50 10 9 34 0 47Z"
    ),
    "S": (
        "M0 -50 C9 -35 47 -14 47 14 C47 28 37 36 26 36 C17 36 9 32 5 25 C6 36 11 44 20 50 L-20 50"
        " C-11 44 -6 36 -5 25 C-9 32 -17 36 -26 36 C-37 36 -47 28 -47 14 C-47 -14 -9 -35 0 -50Z"
    ),
    "D": "M0 -52 C9 -34 25 -13 41 0 C25 13 9 34 0 52 C-9 34 -25 13 -41 0 C-25 -13 -9 -34 0 -52Z",
    "C": (
        "M0 -50 A23.5 23.5 0 0 1 17.5 -10.8 A23.5 23.5 0 1 1 4.5 22 C5.5 34 10 44 19 50 L-19 50"
        " C-10 44 -5.5 34 -4.5 22 A23.5 23.5 0 1 1 -17.5 -10.8 A23.5 23.5 0 0 1 0 -50Z"
    ),
}
HEART = SIGNS["H"]


def folded_sign(
    art: Drawing, suit: str, x: float, y: float, size: float, tone: Tone, degrees: float = 0
) -> None:
    """A suit sign as folded paper."""
    art.placed(moved(x, y) @ turned(degrees) @ scaled(size / 100)).fold(SIGNS[suit], tone)


def flat_sign(
    art: Drawing, suit: str, x: float, y: float, size: float, colour: str, degrees: float = 0
) -> None:
    """A suit sign of one colour."""
    art.placed(moved(x, y) @ turned(degrees) @ scaled(size / 100)).fill(SIGNS[suit], colour)


def pip(art: Drawing, suit: str, x: float, y: float, size: float, tone: Tone, inverted: bool = False) -> None:
    """A suit sign of a card's own suit, lit from the left even when it stands upside down."""
    folded_sign(art, suit, x, y, size, tone.turned if inverted else tone, 180 if inverted else 0)


def inline(suit: str, size: float, y: float = 0) -> str:
    """The path of a smaller sign within the sign: the thin line inside ornate ones."""
    return text_of(transformed(read(SIGNS[suit]), moved(0, y) @ scaled(size)))
