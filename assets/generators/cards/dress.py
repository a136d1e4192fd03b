"""What the courts wear and hold: shoulders, hands, sleeves, crowns, jewels."""

from collections.abc import Sequence

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import Point, moved, scaled, turned
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.shapes import polygon, rectangle

SHOULDERS = "M-84 130 L-74 86 C-70 66 -52 56 -18 46 L18 46 C52 56 70 66 76 84 L90 150 L-84 150Z"


def hand(art: Drawing, skin: Tone, x: float, y: float, degrees: float = 0, size: float = 0.92) -> None:
    """A fist seen from the front."""
    fist = art.placed(moved(x, y) @ turned(degrees) @ scaled(size))
    fist.fill(rectangle(-9, -8, 18, 17, 6), skin.light)
    fist.fill("M0 -8 L3 -8 A6 6 0 0 1 9 -2 L9 3 A6 6 0 0 1 3 9 L0 9Z", skin.shade)
    for knuckle in (-3.4, 0.8, 5):
        fist.line(f"M-7.5 {knuckle:g} L3 {knuckle:g}", skin.shade, 1.3)


def sleeve(
    art: Drawing, x: float, y: float, cloth: Tone, cuff: Tone, lean: float = 6, width: float = 13
) -> None:
    """A sleeve that rises to a hand at (x, y); ``width`` is half of it at the wrist."""
    foot_left, foot_right = x - 20 + lean, x + 20 + lean
    top = y + 6
    path = f"M{x - width:g} {top:g} L{x + width:g} {top:g} L{foot_right:g} 124 L{foot_left:g} 124Z"
    art.fold(path, cloth, x)
    art.fold(rectangle(x - width - 2.5, y + 5, 2 * width + 5, 7, 3), cuff, x)


def gem(art: Drawing, x: float, y: float, radius: float, tone: Tone) -> None:
    """A cut stone."""
    top, bottom = (x, y - radius * 1.25), (x, y + radius * 1.25)
    art.fill(polygon(top, (x + radius, y), bottom, (x - radius, y)), tone.light)
    art.fill(polygon(top, (x + radius, y), bottom), tone.shade)
    art.fill(polygon(top, (x, y), (x - radius, y)), "#FFFFFF", 0.35)


def crown(
    art: Drawing,
    palette: CourtPalette,
    heights: Sequence[float],
    y: float,
    half: float,
    bow: float,
    valley: float,
    band: float = 8.5,
    metal: Tone | None = None,
) -> list[Point]:
    """A crown of straight points on a bowed band; returns the tips of its points.

    ``heights`` are those of the points, ``half`` is half the width of the band, ``bow`` how far its middle
    rises, ``valley`` how high the metal stands between two points.
    """
    spacing = 2 * half / (len(heights) - 1)
    tips: list[Point] = []
    edge: list[Point] = []
    for number, height in enumerate(heights):
        if number:
            between = -half + spacing * (number - 0.5)
            edge.append((between * 1.06, y - bow * (1 - (between / half) ** 2) - valley))
        x = -half + spacing * number
        tips.append((x * 1.18, y - bow * (1 - (x / half) ** 2) - height))
        edge.append(tips[-1])
    rim = " ".join(f"L{x:g} {y:g}" for x, y in reversed(edge))
    art.fold(f"M{-half:g} {y:g} Q0 {y - 2 * bow:g} {half:g} {y:g} {rim}Z", metal or palette.metal)
    for rise, spread, width, opacity in ((1.5, 1, 1.6, 1), (band, 1.03, 1.3, 0.75)):
        left, right, level = -half * spread, half * spread, y - rise
        path = f"M{left:g} {level:g} Q0 {level - 2 * bow:g} {right:g} {level:g}"
        art.line(path, palette.metal_dark, width, opacity, cap="butt")
    return tips
