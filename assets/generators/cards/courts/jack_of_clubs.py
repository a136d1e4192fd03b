"""The jack of clubs, a forester with a four-leaved clover."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, hand, sleeve
from assets.generators.cards.matrix import moved, turned
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.plants import oak_leaf
from assets.generators.cards.portrait import blush, brows, head, lips, open_eyes
from assets.generators.cards.scenery import grove
from assets.generators.cards.shapes import ellipse
from assets.generators.cards.suits import flat_sign, folded_sign

HAIR = Tone("#2E1C17", "#1B0F0C")
HAIR_GLINT = "#5E3D30"
LEAVES = Tone("#4FA46D", "#2F8557")
DARK_LEAVES = Tone("#2F8557", "#1C6540")
BRIM = "#3C9667"
FEATHER = Tone("#E0523A", "#B3352A")


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    grove(art, palette)
    art.fold(
        (
            "M0 -42 C26 -43 35 -28 35 -8 C35 8 38 16 38 26 C32 34 26 32 22 26 L-22 26 C-26 32 -32 34 -38 26"
            " C-38 16 -35 8 -35 -8 C-35 -28 -26 -43 0 -42Z"
        ),
        HAIR,
    )
    art.fold(SHOULDERS, palette.robe)
    head(art, palette.skin)
    _mantle(art, palette)
    _face(art, palette)
    _hat(art, palette)
    _feather(art, palette)
    _clover(art)
    sleeve(art, -57, 52, palette.sleeve, palette.metal, width=14)
    hand(art, palette.skin, -57, 50)


def _mantle(art: Drawing, palette: CourtPalette) -> None:
    """Leaves over the shoulders, and a collar with a brooch."""
    for number in range(-5, 6):
        y = 46 + abs(number) * 2.4
        tone = LEAVES if number % 2 else DARK_LEAVES
        oak_leaf(art, number * 13, y, 30, 180 - number * 7, tone)
    art.fold("M-24 36 L0 50 L24 36 L30 48 L0 72 L-30 48Z", palette.sleeve)
    art.line("M-30 48 L0 72 L30 48", palette.metal.light, 2, join="miter")
    art.fill(ellipse(0, 62, 5.2), palette.metal.light)
    flat_sign(art, "C", 0, 61.6, 7.4, palette.robe.shade)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, "#A8453F", height=0.8, smile=2)
    open_eyes(art, palette.ink, "#2E6B45", y=-3.5, width=5.8, look=1.4)
    brows(art, HAIR.shade, thickness=2.6, arch=4)
    blush(art, palette.blush, opacity=0.6)
    art.fill("M-35 -6 C-36 -30 -22 -40 4 -40 C-2 -30 -12 -24 -22 -20 C-24 -10 -28 0 -33 6Z", HAIR.light)
    art.fill("M35 -6 C36 -30 24 -40 4 -40 C4 -32 14 -24 24 -20 C25 -10 29 0 33 6Z", HAIR.shade)
    art.line("M-8 -36 C-20 -32 -28 -22 -30 -8", HAIR_GLINT, 2)


def _hat(art: Drawing, palette: CourtPalette) -> None:
    art.fold("M-32 -30 C-30 -52 -8 -66 16 -62 C30 -58 34 -44 33 -32Z", palette.robe, 4)
    art.fold(
        (
            "M-34 -26 C-20 -34 16 -38 36 -34 C50 -32 62 -34 70 -40 C64 -24 46 -20 30 -24"
            " C8 -30 -16 -26 -38 -12 C-40 -18 -38 -24 -34 -26Z"
        ),
        Tone(BRIM, palette.robe.shade),
        12,
    )
    art.line("M-36 -16 C-16 -29 10 -32 32 -27 C46 -23 60 -27 68 -37", palette.metal.light, 1.8)


def _feather(art: Drawing, palette: CourtPalette) -> None:
    art.fill(
        "M-14 -34 C-26 -46 -34 -58 -52 -66 C-56 -54 -48 -40 -34 -34 C-26 -30 -20 -30 -14 -30Z", FEATHER.light
    )
    art.fill(
        "M-14 -32 C-28 -40 -42 -52 -52 -66 C-56 -54 -48 -40 -34 -34 C-26 -30 -20 -30 -14 -30Z", FEATHER.shade
    )
    art.line("M-12 -31 C-26 -40 -42 -52 -51 -64", palette.metal.light, 1.6)
    art.fill(ellipse(-12, -31, 4), palette.metal.light)


def _clover(art: Drawing) -> None:
    clover = art.placed(moved(-56, 6))
    clover.line("M0 6 C1 20 -1 36 -1 60", "#2F8557", 3.2)
    for number in range(4):
        tone = Tone("#5DB57B", "#3C9667") if number >= 2 else Tone("#3C9667", "#1F6E46")
        folded_sign(clover.placed(turned(45 + 90 * number)), "H", 0, -11, 21, tone)
    clover.fill(ellipse(0, 0, 2.6), "#D9F0C0")
