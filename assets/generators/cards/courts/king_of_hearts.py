"""The king of hearts, who holds a love letter."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, crown, gem, hand, sleeve
from assets.generators.cards.matrix import moved, turned
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import (
    KINGS_FACE,
    blush,
    both_lines,
    both_sides,
    brows,
    head,
    open_eyes,
)
from assets.generators.cards.scenery import great_heart
from assets.generators.cards.shapes import rectangle
from assets.generators.cards.suits import flat_sign, folded_sign

HAIR = Tone("#8A3A2B", "#642522")
STRANDS = Tone("#AE5638", HAIR.light)
ERMINE_TAILS = (
    (-56, 66, 12),
    (-40, 58, -10),
    (-42, 74, 20),
    (-25, 56, 5),
    (-26, 72, -15),
    (56, 66, -12),
    (40, 58, 10),
    (42, 74, -20),
    (25, 56, -5),
    (26, 72, 15),
    (-12, 84, 8),
    (12, 84, -8),
)


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    great_heart(art, palette)
    _robe(art, palette)
    head(art, palette.skin, KINGS_FACE, nose=8)
    _beard(art, palette)
    _face(art, palette)
    _crown(art, palette)
    _letter(art)
    sleeve(art, -57, 44, palette.sleeve, palette.metal, lean=8)
    hand(art, palette.skin, -56, 42, -4, 0.95)


def _robe(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        (
            "M0 -44 C26 -45 36 -30 36 -8 C36 10 42 16 44 32 C36 40 28 38 24 30 L-24 30"
            " C-28 38 -36 40 -44 32 C-42 16 -36 10 -36 -8 C-36 -30 -26 -45 0 -44Z"
        ),
        HAIR,
    )
    art.fold(SHOULDERS, palette.robe)
    art.fold(
        (
            "M-72 66 C-52 50 -34 46 -20 40 L20 40 C34 46 52 50 72 66 C66 84 50 84 38 80 L0 112 L-38 80"
            " C-50 84 -66 84 -72 66Z"
        ),
        palette.linen,
    )
    for x, y, degrees in ERMINE_TAILS:
        flat_sign(art, "H", x, y, 6.5, palette.line, degrees)


def _beard(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        (
            "M-26 -6 C-25 4 -22 9 -15 11 C-9 8 -4 9 0 11 C4 9 9 8 15 11 C22 9 25 4 26 -6 C30 10 30 26 24 40"
            " C20 52 10 60 0 68 C-10 60 -20 52 -24 40 C-30 26 -30 10 -26 -6Z"
        ),
        HAIR,
    )
    both_lines(art, ("M-20 18 C-19 32 -12 46 -5 56", "M-11 24 C-10 36 -6 44 -2 52"), STRANDS, 2, 0.9)
    both_sides(art, "M0 12 C-6 8 -14 10 -20 19 C-13 19 -5 20 0 16Z", STRANDS)
    art.fill("M-5 20.5 Q0 22 5 20.5 Q3.5 25.5 0 25.5 Q-3.5 25.5 -5 20.5Z", palette.lip)


def _face(art: Drawing, palette: CourtPalette) -> None:
    open_eyes(art, palette.ink, "#5B3A1E", y=-5, width=5.8)
    brows(art, HAIR.shade, y=-13, thickness=3.2, arch=3, width=7.5)
    blush(art, palette.blush, y=5, opacity=0.5)
    both_sides(art, "M0 -44 C-26 -45 -37 -28 -35 0 C-30 -2 -27 -8 -26 -14 C-24 -26 -12 -30 0 -31Z", HAIR)


def _crown(art: Drawing, palette: CourtPalette) -> None:
    tips = crown(art, palette, (14, 18, 21, 18, 14), y=-32, half=31, bow=5, valley=10, band=9.5)
    for number, (x, y) in enumerate(tips):
        folded_sign(art, "H", x, y + 0.5, 15 if number == 2 else 12.5, palette.robe)
    for x in (-20, 0, 20):
        gem(art, x, -36.5 - 3.6 * (1 - (x / 31) ** 2), 3.6, palette.robe)


def _letter(art: Drawing) -> None:
    letter = art.placed(moved(-49, 22) @ turned(-10))
    letter.fill(rectangle(-21, -16, 42, 30, 2.5), "#F6C96C")
    letter.fill("M-21 13 L0 -3 L21 13 Q21 14 19 14 L-19 14Z", "#E3A945")
    letter.fill("M-20 -15 L20 -15 L0 1Z", "#FFE3A3")
    letter.line("M-20 -14.5 L0 1.5 L20 -14.5", "#A86A22", 1.6)
    folded_sign(letter, "H", 0, -1, 13, Tone("#DC2450", "#A31540"))
