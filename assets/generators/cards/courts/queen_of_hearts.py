"""The queen of hearts, her eyes shut over a rose."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import crown, hand, sleeve
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.plants import leaf, rose
from assets.generators.cards.portrait import (
    bare_shoulders,
    blush,
    both_lines,
    both_sides,
    brows,
    head,
    lips,
    shut_eyes,
)
from assets.generators.cards.scenery import great_heart
from assets.generators.cards.shapes import ellipse
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#B94A2C", "#8C3022")
STRANDS = Tone("#D86B41", HAIR.light)
LEAVES = Tone("#5FA067", "#3E7A4E")
PETALS = Tone("#EE4A6B", "#B71443")
ROSE_HEART = "#D62A55"


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws her around the middle of her face."""
    great_heart(art, palette)
    _hair(art)
    _gown(art, palette)
    _face(art, palette)
    _tiara(art, palette)
    _rose(art, palette)


def _hair(art: Drawing) -> None:
    art.fold(
        (
            "M0 -46 C28 -47 41 -30 40 -6 C39 10 50 18 50 34 C50 46 44 52 48 66 C52 84 44 96 34 106 L-34 106"
            " C-46 94 -52 84 -48 66 C-44 52 -50 46 -50 34 C-50 18 -39 10 -40 -6 C-41 -30 -28 -47 0 -46Z"
        ),
        HAIR,
    )
    waves = (
        "M-36 6 C-34 20 -43 26 -42 40 C-41 52 -37 58 -41 76",
        "M-32 22 C-30 34 -36 40 -33 56 C-31 66 -34 72 -33 84",
    )
    both_lines(art, waves, STRANDS, 2.2, 0.9)


def _gown(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        ("M-84 132 L-70 86 C-66 66 -50 60 -26 54 C-14 62 14 62 26 54 C50 60 66 66 72 86 L90 150 L-84 150Z"),
        palette.robe,
    )
    head(art, palette.skin)
    bare_shoulders(
        art,
        palette.skin,
        "M-13 44 L13 44 C18 48 24 51 30 54 C18 72 8 78 0 79 C-8 78 -18 72 -30 54 C-24 51 -18 48 -13 44Z",
        "M0 34 L13 44 C18 48 24 51 30 54 C18 72 8 78 0 79Z",
    )
    for number in range(9):
        along = number / 8
        x, y = -34 + 68 * along, 54 + 25 * (1 - (2 * along - 1) ** 2)
        art.fill(ellipse(x, y, 6.4), palette.linen.side(x))
        art.fill(ellipse(x, y, 2.2), palette.robe.side(x), 0.5)
    art.line("M-15 45 Q0 62 15 45", palette.metal.light, 1.8)
    folded_sign(art, "H", 0, 57, 12, palette.metal)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, palette.lip, y=17.5, width=6.4, height=1.15)
    shut_eyes(art, palette.ink, palette.skin)
    brows(art, HAIR.shade)
    blush(art, palette.blush, opacity=0.7)
    both_sides(
        art,
        ("M0 -46 C-28 -47 -38 -28 -36 -4 C-35 8 -38 16 -44 24 C-32 22 -27 8 -25 -4 C-22 -20 -12 -28 0 -34Z"),
        HAIR,
    )
    art.line("M-6 -42 C-22 -38 -31 -24 -31 -6", STRANDS.light, 2.2, 0.9)
    art.line("M6 -42 C22 -38 31 -24 31 -6", STRANDS.shade, 2.0, 0.9)


def _tiara(art: Drawing, palette: CourtPalette) -> None:
    tips = crown(art, palette, (10, 13, 17, 13, 10), y=-36, half=29, bow=7, valley=7)
    for number, (x, y) in enumerate(tips):
        if number == 2:
            folded_sign(art, "H", x, y + 1, 14, palette.robe)
        else:
            art.fill(ellipse(x, y, 3.3), palette.robe.side(x))
    for x in (-16, 0, 16):
        folded_sign(art, "H", x, -40.5 - 5.2 * (1 - (x / 29) ** 2), 6.5, palette.robe)


def _rose(art: Drawing, palette: CourtPalette) -> None:
    art.line("M-57 18 C-58 40 -60 60 -62 100", LEAVES.shade, 3)
    leaf(art, -58, 38, 18, 6.5, -158, LEAVES)
    leaf(art, -59, 46, 18, 6.5, -28, LEAVES)
    rose(art, -57, 10, 15.5, PETALS, ROSE_HEART)
    sleeve(art, -60, 62, palette.sleeve, palette.linen)
    hand(art, palette.skin, -60, 60)
