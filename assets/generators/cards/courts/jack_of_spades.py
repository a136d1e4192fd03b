"""The jack of spades, hooded, one-eyed, a raven on his fist."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, sleeve
from assets.generators.cards.matrix import moved, scaled
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import both_lines, brows, head, lips, open_eyes
from assets.generators.cards.scenery import night
from assets.generators.cards.shapes import ellipse, rectangle
from assets.generators.cards.suits import flat_sign, folded_sign

HAIR = Tone("#2D2750", "#191435")
HAIR_GLINT = "#5A4FA3"
BLACK = "#17102F"
BEAK = Tone("#E8B44A", "#B9832A")


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    night(art, palette.ray, palette.halo, palette.sleeve.light)
    _hood_behind(art, palette)
    head(art, palette.skin)
    _cloak(art, palette)
    _face(art, palette)
    _eyepatch(art, palette)
    _fringe(art)
    _hood_rim(art, palette)
    _raven(art)
    sleeve(art, -56, 64, palette.sleeve, Tone("#6B3F2A", "#4A2A1C"), width=15)
    art.fold(rectangle(-74, 56, 36, 12, 6), Tone("#8A5738", "#6B3F2A"), -56)


def _hood_behind(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        (
            "M0 -62 C34 -62 50 -34 48 -4 C47 20 56 34 70 54 L-70 54 C-56 34 -47 20 -48 -4"
            " C-50 -34 -34 -62 0 -62Z"
        ),
        palette.robe,
    )
    art.fold(
        (
            "M0 -50 C27 -50 38 -30 37 -6 C36 14 40 26 46 44 L-46 44 C-40 26 -36 14 -37 -6"
            " C-38 -30 -27 -50 0 -50Z"
        ),
        Tone("#1A1440", "#100B2C"),
    )
    art.fold(SHOULDERS, palette.sleeve)


def _cloak(art: Drawing, palette: CourtPalette) -> None:
    art.fill("M-70 54 C-50 44 -34 40 -20 36 C-16 52 -8 62 0 66 L0 150 L-90 150 L-84 90Z", palette.robe.light)
    art.fill("M70 54 C50 44 34 40 20 36 C16 52 8 62 0 66 L0 150 L95 150 L86 90Z", palette.robe.shade)
    art.fill(
        "M-20 36 C-16 52 -8 62 0 66 C8 62 16 52 20 36 L12 34 C8 46 4 50 0 52 C-4 50 -8 46 -12 34Z",
        palette.sleeve.light,
    )
    art.fill("M0 66 C8 62 16 52 20 36 L12 34 C8 46 4 50 0 52Z", palette.sleeve.shade)
    art.line("M-20 36 C-16 52 -8 62 0 66 C8 62 16 52 20 36", palette.metal.light, 2.2)
    folded_sign(art, "S", 0, 70, 17, palette.metal)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, "#A8405A", height=0.75)
    art.line("M6 18 Q9 17 10.5 14.6", palette.ink, 1.5)
    open_eyes(art, palette.ink, "#3A3180", y=-3.5, width=6)
    brows(art, HAIR.light, y=-12.5, thickness=2.8, arch=2.5, tilt=-1.2)


def _eyepatch(art: Drawing, palette: CourtPalette) -> None:
    art.line("M-25 -20 L26 -1", BLACK, 2.2)
    art.fill("M3.5 -8 L19 -6 C20 2 16 6 11 6 C6 6 3 0 3.5 -8Z", BLACK)
    flat_sign(art, "S", 11.4, -1.6, 6.5, palette.metal.light)


def _fringe(art: Drawing) -> None:
    art.fill("M-30 -22 C-28 -42 -10 -48 6 -46 C0 -38 -6 -32 -16 -26 C-20 -20 -24 -12 -29 -6Z", HAIR.light)
    art.fill(
        "M6 -46 C22 -44 31 -34 30 -8 C26 -12 24 -18 22 -24 C12 -22 2 -26 -10 -29 C-4 -34 2 -40 6 -46Z",
        HAIR.shade,
    )
    art.line("M-4 -43 C-14 -40 -22 -32 -25 -20", HAIR_GLINT, 1.8)


def _hood_rim(art: Drawing, palette: CourtPalette) -> None:
    both_lines(art, ("M-46 44 C-40 26 -36 14 -37 -6 C-38 -30 -27 -50 0 -50",), palette.metal, 2.6)
    art.fold("M0 -72 L5 -60 L0 -52 L-5 -60Z", palette.metal)


def _raven(art: Drawing) -> None:
    raven = art.placed(moved(-58, 20) @ scaled(1.08))
    raven.fill(
        (
            "M-4 -26 C4 -30 13 -24 13 -15 C14 2 12 16 0 30 L-12 44 L-15 42 C-10 32 -14 22 -13 8"
            " C-12 -6 -12 -20 -4 -26Z"
        ),
        "#1B1540",
    )
    raven.fill("M-13 8 C-12 -4 -4 -8 2 -4 C8 2 6 16 -4 28 L-13 40 C-9 30 -13 20 -13 8Z", "#3A3180")
    raven.line("M-9 6 C-4 4 0 8 -2 16 M-10 14 C-6 12 -3 16 -5 22", "#6A5FB8", 1.5)
    raven.fill("M-6 -23 L-19 -16 L-5 -15Z", BEAK.light)
    raven.fill("M-19 -16 L-5 -15 L-7 -12Z", BEAK.shade)
    raven.fill(ellipse(-1, -19, 2.6), "#FFF7D8")
    raven.fill(ellipse(-1.4, -19, 1.4), "#0F0A20")
    raven.line("M-1 30 L-2 38 M4 27 L4 36", BEAK.light, 2)
