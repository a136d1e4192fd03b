"""The jack of diamonds, a masked harlequin with a key."""

from collections.abc import Iterator

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, gem, hand, sleeve
from assets.generators.cards.matrix import Point, moved
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import brows, head, lips, open_eyes
from assets.generators.cards.scenery import sunburst
from assets.generators.cards.shapes import ellipse, polygon, rectangle
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#2B1A1E", "#180D12")
HAIR_GLINT = "#5E3B3A"
CURLS = (
    (-30, -24, 13),
    (-36, -8, 12),
    (-36, 8, 11),
    (-30, 20, 9),
    (30, -24, 13),
    (36, -8, 12),
    (36, 8, 11),
    (30, 20, 9),
    (-16, -36, 14),
    (16, -36, 14),
)
MASK = (
    "M-25 -14 C-14 -16 -6 -13 0 -10 C6 -13 14 -16 25 -14 C27 -4 22 5 12 4 C5 3 3 0 0 -2"
    " C-3 0 -5 3 -12 4 C-22 5 -27 -4 -25 -14Z"
)


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    sunburst(art, palette)
    for x, y, radius in CURLS:
        art.fill(ellipse(x, y, radius), HAIR.side(x))
    _doublet(art, palette)
    head(art, palette.skin, nose=6.8)
    _collar(art, palette)
    _face(art, palette)
    _fringe(art)
    _cap(art, palette)
    _key(art, palette)
    sleeve(art, -56, 42, palette.sleeve, palette.linen, width=14)
    hand(art, palette.skin, -56, 40)


def _lozenges() -> Iterator[tuple[int, Point]]:
    """Row and place of each lozenge that the shoulders have room for."""
    for row in range(5):
        y = 56 + row * 13
        reach = 56 if y < 68 else 66
        for column in range(-5, 6):
            x = column * 19 + (9.5 if row % 2 else 0)
            if y >= 52 + abs(x) * 0.16 and abs(x) <= reach:
                yield row, (x, y)


def _doublet(art: Drawing, palette: CourtPalette) -> None:
    art.fold(SHOULDERS, palette.robe)
    for row, (x, y) in _lozenges():
        tone = palette.sleeve if row % 2 else palette.metal
        art.fill(polygon((x, y - 13), (x + 9.5, y), (x, y + 13), (x - 9.5, y)), tone.side(x))


def _collar(art: Drawing, palette: CourtPalette) -> None:
    """Points of cloth, each with a bell."""
    for number in range(-4, 5):
        x, y, tip = number * 8.2, 46 - abs(number) * 1.1, number * 9
        linen, bell = (tone.light if number <= 0 else tone.shade for tone in (palette.linen, palette.metal))
        art.fill(polygon((x - 6, y - 6), (x + 6, y - 6), (tip, y + 13)), linen)
        art.fill(ellipse(tip, y + 14, 2.3), bell)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, "#A5353C", height=0.85, smile=2.2)
    art.fold(MASK, palette.sleeve)
    art.line(MASK, palette.metal.light, 1.6)
    open_eyes(art, palette.ink, "#2A1509", y=-4.5, width=5.6, look=1)
    brows(art, HAIR.shade, y=-19, thickness=2.6, arch=3, tilt=-0.6)


def _fringe(art: Drawing) -> None:
    for x, y, radius in ((-20, -30, 8.5), (-8, -33, 8.5), (6, -34, 8.5), (19, -30, 8.5)):
        art.fill(ellipse(x, y, radius), HAIR.side(x))
    for x, y, radius in ((-33, -8, 5), (-28, -22, 5), (-34, 8, 4)):
        art.line(f"M{x - radius} {y} A{radius} {radius} 0 0 1 {x + radius} {y}", HAIR_GLINT, 1.8)


def _cap(art: Drawing, palette: CourtPalette) -> None:
    """A cap with two horns, and a bell on each."""
    art.fill(
        (
            "M0 -40 C-12 -62 -36 -66 -58 -50 C-48 -50 -42 -46 -38 -36 C-34 -28 -30 -28 -26 -30"
            " C-18 -36 -8 -38 0 -38 C8 -38 18 -36 26 -30 C30 -28 34 -28 38 -36 C42 -46 48 -50 58 -50"
            " C36 -66 12 -62 0 -40Z"
        ),
        palette.robe.light,
    )
    art.fill(
        "M0 -40 C8 -56 26 -66 58 -50 C48 -50 42 -46 38 -36 C34 -28 30 -28 26 -30 C18 -36 8 -38 0 -38Z",
        palette.sleeve.shade,
    )
    art.line("M-27 -29 C-18 -36 -8 -38.5 0 -38.5 C8 -38.5 18 -36 27 -29", palette.metal.light, 4)
    for x in (-60, 60):
        art.fill(ellipse(x, -48, 5), palette.metal.side(x))
    for x in (-60, 60):
        art.line(f"M{x - 3} -48 L{x + 3} -48", palette.metal_dark, 1.4)
    gem(art, 0, -44, 6.5, palette.metal)


def _key(art: Drawing, palette: CourtPalette) -> None:
    key = art.placed(moved(-56, 4))
    key.line(ellipse(0, -20, 10), palette.metal.light, 5)
    folded_sign(key, "D", 0, -20, 12, palette.robe)
    key.fill(rectangle(-2.4, -8, 4.8, 60, 1), palette.metal.light)
    key.fill(rectangle(0, -8, 2.4, 60, 1), palette.metal.shade)
