"""The queen of diamonds, under a sun diadem, with a fan."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import gem, hand, sleeve
from assets.generators.cards.matrix import moved, scaled
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import bare_shoulders, blush, both_sides, brows, head, lips, open_eyes
from assets.generators.cards.scenery import sunburst
from assets.generators.cards.shapes import on_circle, polygon, rectangle
from assets.generators.cards.suits import flat_sign

HAIR = Tone("#2B1A1E", "#180D12")
HAIR_GLINT = "#5E3B3A"
FAN_LENGTH = 50
FAN_SPREAD = 128  # degrees
FAN_BLADES = 7


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws her around the middle of her face."""
    sunburst(art, palette)
    _gown(art, palette)
    head(art, palette.skin, nose=6.8)
    _collar(art, palette)
    _face(art, palette)
    _fringe(art, palette)
    _diadem(art, palette)
    _fan(art, palette)
    sleeve(art, -56, 60, palette.sleeve, palette.metal)
    hand(art, palette.skin, -56, 58)


def _gown(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        "M0 -46 C30 -46 40 -30 40 -8 L42 40 L22 44 L-22 44 L-42 40 L-40 -8 C-40 -30 -30 -46 0 -46Z", HAIR
    )
    art.fold("M-90 150 L-76 88 C-72 70 -54 60 -22 50 L22 50 C54 60 72 70 78 88 L92 160Z", palette.robe)


def _collar(art: Drawing, palette: CourtPalette) -> None:
    """Rings of cloth and gold, one within the other."""
    rings = (
        (66, 44, palette.sleeve),
        (57, 37, palette.metal),
        (50, 32, palette.robe),
        (41, 25, palette.sleeve),
        (33, 19, palette.metal),
    )
    for half, depth, tone in rings:
        hem, bulge = 48 + depth, 48 + depth * 0.7
        art.fold(
            f"M{-half} 48 C{-half} {bulge:g} {-half * 0.5:g} {hem} 0 {hem}"
            f" C{half * 0.5:g} {hem} {half} {bulge:g} {half} 48 Q0 58 {-half} 48Z",
            tone,
        )
    bare_shoulders(
        art,
        palette.skin,
        "M-13 42 L13 42 C18 46 22 47 27 48 C18 60 8 63 0 63 C-8 63 -18 60 -27 48 C-22 47 -18 46 -13 42Z",
        "M0 36 L13 42 C18 46 22 47 27 48 C18 60 8 63 0 63Z",
    )
    for number in range(-3, 4):
        colour = palette.linen.light if number <= 0 else palette.linen.shade
        flat_sign(art, "D", number * 9, 76.5 - number**2 * 1.15, 9, colour)


def _face(art: Drawing, palette: CourtPalette) -> None:
    for side in (-1, 1):
        art.placed(scaled(side, 1)).line("M15 -3 L23 -4.6", palette.ink, 2.2)
    open_eyes(art, palette.ink, "#3A1E10", width=6.6, lid=2.6, look=0.6)
    brows(art, HAIR.shade, y=-13, thickness=2.6, arch=3)
    lips(art, "#B3263A", height=1.25)
    blush(art, palette.blush, opacity=0.5)


def _fringe(art: Drawing, palette: CourtPalette) -> None:
    both_sides(art, "M0 -46 C-30 -46 -41 -30 -40 -6 L-41 38 L-27 40 L-25 -17 L0 -17Z", HAIR)
    for x in (-20, -12, -4, 4, 12, 20):
        art.line(f"M{x * 0.9:g} -30 L{x} -19", HAIR_GLINT if x < 0 else HAIR.light, 1.4)
    for x in (-34, 34):
        for y in (24, 31):
            art.fill(rectangle(x - 7, y, 14, 3.4, 1), palette.metal.side(x))


def _diadem(art: Drawing, palette: CourtPalette) -> None:
    for number in range(-4, 5):
        angle, length = math.radians(-90 + number * 17), 55 if number % 2 else 62
        tip = on_circle(0, -4, length, angle)
        foot = (on_circle(0, -4, 40, angle - 0.1), on_circle(0, -4, 40, angle + 0.1))
        art.fold(polygon(foot[0], tip, foot[1]), palette.metal, (40 + length) / 2 * math.cos(angle))
    art.fold(
        (
            "M-40 -18 C-36 -40 -18 -49 0 -49 C18 -49 36 -40 40 -18 L34 -18 C30 -34 16 -42 0 -42"
            " C-16 -42 -30 -34 -34 -18Z"
        ),
        palette.metal,
    )
    gem(art, 0, -47, 7.2, palette.sleeve)


def _fan(art: Drawing, palette: CourtPalette) -> None:
    fan = art.placed(moved(-55, 44))
    for number in range(FAN_BLADES):
        start, end = (
            math.radians(-90 - FAN_SPREAD / 2 + edge * FAN_SPREAD / FAN_BLADES)
            for edge in (number, number + 1)
        )
        cloth = palette.linen if number % 2 else palette.robe
        tip = on_circle(0, 0, 1.05 * FAN_LENGTH, (start + end) / 2)
        corners = (on_circle(0, 0, FAN_LENGTH, start), tip, on_circle(0, 0, FAN_LENGTH, end))
        fan.fill(polygon((0, 0), *corners), cloth.side(number - 4))
        for inner, outer in ((22, 26), (42, 44.5)):
            places = ((inner, start), (outer, start), (outer, end), (inner, end))
            band = polygon(*(on_circle(0, 0, *place) for place in places))
            fan.fill(band, palette.metal.side(number - 4))
