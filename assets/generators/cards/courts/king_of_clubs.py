"""The king of clubs, lord of the forest, crowned with oak and antlers."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, hand, sleeve
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.plants import leaf, oak_leaf
from assets.generators.cards.portrait import KINGS_FACE, both_lines, both_sides, brows, head, open_eyes
from assets.generators.cards.scenery import grove
from assets.generators.cards.shapes import ellipse, rectangle
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#CC7430", "#9C4F1C")
STRANDS = Tone("#EBA355", HAIR.light)
FUR = Tone("#F1E6C8", "#D6C79E")
FUR_MARKS = Tone("#B89C63", "#94794A")
ANTLERS = Tone("#A9743B", "#7D5226")
WOOD = Tone("#8A5A34", "#6A4124")
OAK = (
    (-27, -33, -62, 24),
    (27, -33, 62, 24),
    (-18, -38, -36, 26),
    (18, -38, 36, 26),
    (-8, -41, -14, 28),
    (8, -41, 14, 28),
)


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    grove(art, palette)
    _hair(art)
    art.fold(SHOULDERS, palette.robe)
    _mantle(art)
    head(art, palette.skin, KINGS_FACE, nose=9)
    _beard(art)
    _face(art, palette)
    _crown(art, palette)
    _staff(art, palette)
    sleeve(art, -56, 55, palette.robe, palette.sleeve)
    hand(art, palette.skin, -56, 52, size=1)


def _hair(art: Drawing) -> None:
    art.fold(
        (
            "M0 -42 C27 -43 37 -28 37 -8 C37 10 44 18 46 36 C38 46 28 44 24 34 L-24 34"
            " C-28 44 -38 46 -46 36 C-44 18 -37 10 -37 -8 C-37 -28 -27 -43 0 -42Z"
        ),
        HAIR,
    )


def _mantle(art: Drawing) -> None:
    """A mantle of fur with a ragged hem."""
    hem = ["M-78 74"]
    for tuft in range(16):
        tip, valley = (9 * math.sin(edge / 16 * math.pi) for edge in (tuft, tuft + 1))
        hem.append(f"L{-73.1 + tuft * 9.75:g} {90 + tip:g} L{-68.25 + tuft * 9.75:g} {76 + valley:g}")
    art.fold(" ".join(hem) + " C70 56 48 48 20 40 L-20 40 C-48 48 -70 56 -78 74Z", FUR)
    for mark in range(-6, 7):
        if mark:
            path = f"M{mark * 10.5:g} {58 + abs(mark) * 1.2:g} l{mark * 0.7:g} 7"
            art.line(path, FUR_MARKS.side(mark), 2.4)


def _beard(art: Drawing) -> None:
    art.fold(
        (
            "M-26 -8 C-25 4 -21 11 -14 12 C-9 9 -4 10 0 12 C4 10 9 9 14 12 C21 11 25 4 26 -8"
            " C34 4 38 20 34 34 C36 46 28 56 20 60 C16 70 6 74 0 74 C-6 74 -16 70 -20 60"
            " C-28 56 -36 46 -34 34 C-38 20 -34 4 -26 -8Z"
        ),
        HAIR,
    )
    locks = (
        "M-26 14 C-28 28 -24 42 -16 52",
        "M-17 22 C-18 36 -13 48 -7 60",
        "M-8 27 C-9 40 -5 50 -2 58",
    )
    both_lines(art, locks, STRANDS, 2.2)
    both_sides(art, "M0 11.5 C-8 7 -18 11 -25 24 C-16 23 -5 22 0 17Z", STRANDS)
    art.fill("M-5 21.4 Q0 23 5 21.4 Q3.4 26 0 26 Q-3.4 26 -5 21.4Z", "#9C3A3A")


def _face(art: Drawing, palette: CourtPalette) -> None:
    open_eyes(art, palette.ink, "#2E5B3C", y=-5, width=5.8)
    brows(art, HAIR.shade, y=-13, thickness=4, arch=2.6, width=7.8)
    both_sides(art, "M0 -42 C-27 -43 -38 -28 -36 0 C-31 -2 -27 -8 -26 -14 C-22 -26 -12 -29 0 -30Z", HAIR)


def _crown(art: Drawing, palette: CourtPalette) -> None:
    antler = (
        "M-20 -40 C-34 -50 -34 -58 -30 -68 M-29 -51 C-38 -56 -44 -58 -46 -66 M-32 -54"
        " C-24 -54 -20 -58 -18 -62"
    )
    both_lines(art, (antler,), ANTLERS, 4.6)
    for x, y, degrees, length in OAK:
        oak_leaf(art, x, y, length, degrees, palette.robe if x < 0 else Tone(palette.robe.shade, "#0F4029"))
    art.fold("M-31 -27 Q0 -42 31 -27 L30 -35 Q0 -51 -30 -35Z", palette.metal)
    for x in (-19, 19):
        art.fill(ellipse(x, -36.4, 2.9), palette.sleeve.side(x))
    folded_sign(art, "C", 0, -42, 13, palette.robe)


def _staff(art: Drawing, palette: CourtPalette) -> None:
    art.fill(rectangle(-58.5, -34, 5, 160, 2), WOOD.light)
    art.fill(rectangle(-56, -34, 2.5, 160, 1), WOOD.shade)
    folded_sign(art, "C", -56, -44, 30, palette.metal)
    art.fill(ellipse(-56, -42, 4), palette.robe.light)
    leaf(art, -55, -14, 15, 5.5, -30, palette.robe)
    leaf(art, -57, 0, 15, 5.5, -150, palette.robe)
