"""The jack of hearts, fair and freckled, with an arrow of love."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, hand, sleeve
from assets.generators.cards.matrix import moved, turned
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import blush, both_lines, brows, head, lips, open_eyes
from assets.generators.cards.scenery import great_heart
from assets.generators.cards.shapes import ellipse, rectangle
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#E7A13B", "#BE7422")
STRANDS = Tone("#FBCB6B", HAIR.light)
ARROWHEAD = Tone("#EE4A6B", "#B71443")


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    great_heart(art, palette)
    _arrow(art, palette)
    _hair(art)
    _doublet(art, palette)
    head(art, palette.skin, nose=6.5)
    _ruff(art, palette)
    _face(art, palette)
    _cap(art, palette)
    _feather(art, palette)
    sleeve(art, -59, 52, palette.sleeve, palette.linen, width=14)
    hand(art, palette.skin, -59, 50, 9)


def _arrow(art: Drawing, palette: CourtPalette) -> None:
    arrow = art.placed(moved(-50, 10) @ turned(8))
    arrow.fill(rectangle(-1.8, -52, 3.6, 150, 1.5), palette.metal.shade)
    folded_sign(arrow, "H", 0, -60, 24, ARROWHEAD, 180)


def _hair(art: Drawing) -> None:
    art.fold(
        (
            "M0 -42 C26 -43 36 -26 36 -4 C36 10 42 18 44 26 C40 40 26 40 22 32 L-22 32"
            " C-26 40 -40 40 -44 26 C-42 18 -36 10 -36 -4 C-36 -26 -26 -43 0 -42Z"
        ),
        HAIR,
    )
    both_lines(art, ("M-32 2 C-31 14 -38 20 -37 28",), STRANDS, 2.2)


def _doublet(art: Drawing, palette: CourtPalette) -> None:
    art.fold(SHOULDERS, palette.robe)
    for stripe in (-2, -1, 0, 1, 2):
        top, foot, half = stripe * 15, stripe * 21, 2.6
        lean = stripe * 0.5
        art.fill(
            f"M{top - half + lean:g} 50 L{top + half + lean:g} 50 L{foot + 4:g} 140 L{foot - 4:g} 140Z",
            palette.metal.side(stripe),
            0.95,
        )
    puff = "M40 58 C58 52 76 62 80 84 C82 100 60 104 50 92 C44 82 40 70 40 58Z"
    art.fold(puff, palette.sleeve, 58)
    for slash in ("M50 60 C50 74 54 86 60 94", "M62 62 C66 74 68 84 72 92"):
        art.line(slash, palette.metal.light, 2.4)


def _ruff(art: Drawing, palette: CourtPalette) -> None:
    for number in range(11):
        along = number / 10
        x, y = -30 + 60 * along, 41 + 9 * (1 - (2 * along - 1) ** 2)
        art.fill(ellipse(x, y, 6.2, 7.2), palette.linen.shade if number % 2 else palette.linen.light)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, "#CC4A55", width=6.2, height=0.8, smile=2)
    open_eyes(art, palette.ink, "#2F6B63", y=-3.5, width=5.8)
    brows(art, HAIR.shade, thickness=2.6, arch=4)
    blush(art, palette.blush, opacity=0.75)
    for x, y in ((-16, 3), (-12, 6), (12, 5.5), (16, 3)):
        art.fill(ellipse(x, y, 1), "#B5653F", 0.8)
    art.fill("M-36 -8 C-36 -34 -20 -40 0 -40 C-2 -30 -12 -22 -22 -20 C-24 -12 -28 -4 -34 2Z", HAIR.light)
    art.fill("M36 -8 C36 -34 20 -40 0 -40 C-4 -30 10 -20 24 -20 C25 -12 29 -4 34 2Z", HAIR.shade)


def _cap(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        (
            "M-40 -26 C-48 -44 -30 -62 2 -60 C30 -60 48 -50 44 -34 C40 -26 20 -32 0 -32"
            " C-20 -32 -34 -22 -40 -26Z"
        ),
        palette.robe,
    )
    art.fold(
        (
            "M-39 -25 C-30 -34 -14 -37 2 -37 C18 -37 34 -36 42 -31 L41 -26 C30 -31 16 -31 0 -31"
            " C-16 -31 -28 -26 -37 -20Z"
        ),
        palette.sleeve,
    )


def _feather(art: Drawing, palette: CourtPalette) -> None:
    art.fill(
        "M20 -40 C26 -58 44 -70 70 -66 C74 -56 66 -44 52 -42 C40 -40 30 -40 24 -34Z", palette.linen.light
    )
    art.fill(
        "M22 -37 C36 -48 52 -56 70 -66 C74 -56 66 -44 52 -42 C40 -40 30 -40 24 -34Z", palette.linen.shade
    )
    art.line("M21 -36 C36 -48 52 -56 68 -65", palette.metal.shade, 1.4)
    folded_sign(art, "H", 20, -37, 13, palette.metal)
