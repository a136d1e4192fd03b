"""The king of spades, old and stern, with a drawn sword."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, crown, gem, hand, sleeve
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import KINGS_FACE, both_lines, both_sides, head, open_eyes
from assets.generators.cards.scenery import night
from assets.generators.cards.shapes import ellipse, rectangle, star
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#C9CBE0", "#9294BC")
STRANDS = Tone("#EEF0FA", HAIR.light)
BROWS = Tone("#8A8CB8", "#6E70A0")
RUBY = Tone("#E23A62", "#A31540")
STEEL = "#F4F5FB"
CROWN = Tone("#4A3F97", "#2C2368")
CLOAK_STARS = ((-46, 74, 4), (-62, 88, 3), (50, 72, 4.5), (66, 88, 3.5), (46, 96, 3), (60, 108, 4))


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    night(art, ray="#8F86CE", halo="#665CB0", stars=palette.sleeve.light)
    art.fill("M-55 -66 L-50.5 -58 L-50.5 56 L-59.5 56 L-59.5 -58Z", STEEL)
    art.fill("M-55 -66 L-50.5 -58 L-50.5 56 L-55 56Z", "#A9ABCB")
    _hair(art)
    _cloak(art, palette)
    head(art, palette.skin, KINGS_FACE, nose=8.5)
    _beard(art)
    _face(art, palette)
    _crown(art, palette)
    _hilt(art, palette)
    sleeve(art, -55, 55, palette.sleeve, palette.metal)
    hand(art, palette.skin, -55, 52, size=0.95)


def _hair(art: Drawing) -> None:
    art.fold(
        (
            "M0 -42 C26 -43 35 -28 35 -8 C35 10 42 22 46 44 C40 56 28 52 24 42 L-24 42"
            " C-28 52 -40 56 -46 44 C-42 22 -35 10 -35 -8 C-35 -28 -26 -43 0 -42Z"
        ),
        HAIR,
    )


def _cloak(art: Drawing, palette: CourtPalette) -> None:
    left = "M-20 42 L-78 62 L-84 130 L-30 130 C-30 96 -26 66 -14 50Z"
    right = "M20 42 L78 62 L90 140 L34 140 C32 96 26 66 14 50Z"
    art.fold(SHOULDERS, palette.robe)
    art.fill(left, palette.sleeve.shade)
    art.fill(right, palette.robe.shade)
    art.fill(right, palette.sleeve.shade, 0.75)
    for x, y, radius in CLOAK_STARS:
        art.fill(star(x, y, radius, radius * 0.35), palette.metal.light)
    art.line("M-20 42 L-78 62", palette.metal.light, 2.4)
    art.line("M20 42 L78 62", palette.metal.shade, 2.4)
    art.line("M-14 50 C-26 66 -30 96 -30 130", palette.metal.light, 2.6)
    art.line("M14 50 C26 66 32 96 34 140", palette.metal.shade, 2.6)


def _beard(art: Drawing) -> None:
    art.fold(
        (
            "M-26 -8 C-25 2 -22 8 -15 10 C-9 7 -4 9 0 11 C4 9 9 7 15 10 C22 8 25 2 26 -8 C30 10 32 30 26 52"
            " C22 70 10 82 0 96 C-10 82 -22 70 -26 52 C-32 30 -30 10 -26 -8Z"
        ),
        HAIR,
    )
    both_lines(art, ("M-20 18 C-20 40 -14 62 -4 80", "M-11 24 C-12 44 -8 58 -3 68"), STRANDS, 2)
    both_sides(art, "M0 11 C-7 7 -16 11 -23 24 C-15 22 -5 21 0 16Z", STRANDS)
    art.fill("M-4.5 21 Q0 22 4.5 21 Q3 24.6 0 24.6 Q-3 24.6 -4.5 21Z", "#8E3A55")


def _face(art: Drawing, palette: CourtPalette) -> None:
    open_eyes(art, palette.ink, "#3A3180", y=-5, width=6, lid=2.4)
    both_sides(art, "M-3 -8 L-12 -15.5 L-20 -15 L-10 -11Z", BROWS)
    both_sides(art, "M0 -42 C-26 -43 -36 -28 -34 0 C-29 -4 -27 -10 -26 -16 C-20 -26 -10 -29 0 -28Z", HAIR)


def _crown(art: Drawing, palette: CourtPalette) -> None:
    tips = crown(art, palette, (16, 12, 22, 12, 16), y=-31, half=31, bow=5, valley=6, band=9, metal=CROWN)
    art.line("M-31 -32.5 Q0 -42.5 31 -32.5", STEEL, 2.2, cap="butt")
    art.line("M-32 -40 Q0 -50 32 -40", STEEL, 1.6, cap="butt")
    for x, y in tips[::2]:
        folded_sign(art, "S", x, y - 1, 13 if x else 16, palette.robe)
    for x, y in tips[1::2]:
        art.fill(ellipse(x, y, 2.4), "#D61F4B")
    for x in (-20, 0, 20):
        gem(art, x, -35.5 - 3.6 * (1 - (x / 31) ** 2), 3.4, RUBY)


def _hilt(art: Drawing, palette: CourtPalette) -> None:
    art.fold(rectangle(-72, 34, 34, 6.5, 3), palette.metal, -55)
    art.fill(ellipse(-72, 37, 4), palette.metal.light)
    art.fill(ellipse(-38, 37, 4), palette.metal.shade)
    gem(art, -55, 37, 4, RUBY)
