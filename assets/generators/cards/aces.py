"""The four aces: one great sign on a sunlit disc, each with its own jewel-work."""

from assets.generators.cards.card import finished, paper
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.ornament import HEART_GLEAM, medallion
from assets.generators.cards.palette import GOLD, GOLD_LIGHT, WHITE, Design, Tone, blend
from assets.generators.cards.shapes import ellipse, polygon, star
from assets.generators.cards.suits import SIGNS, inline

SIZES = {"H": 116, "S": 124, "D": 132, "C": 120}
OFFSETS = {"H": 4, "S": -2, "D": 0, "C": -2}  # what centres a sign to the eye
LOCK = "#5A0D2C"
MOONLIGHT = "#F6E3B4"
SMALL_STARS = ((-24, 14, 3.4), (24, 15, 3.4), (0, -28, 3.6), (-13, -17, 2.4), (13, -17, 2.4), (0, 27, 2.6))
PETAL = "M0 -2 C-4.4 -6 -4 -11 0 -14 C4 -11 4.4 -6 0 -2Z"
LIT_PETALS = (0, 4, 5)  # of the middle flower, whose right half lies in the shade


def ace(design: Design) -> str:
    """An ace."""
    art = paper(design.theme)
    medallion(art, design.court, inner=44, glow=0.6, opacity=0.6)
    size = SIZES[design.suit]
    sign = art.placed(moved(120, 168 + OFFSETS[design.suit]) @ scaled(size / 100))
    unit = 100 / size  # one card unit on the sign
    sign.line(SIGNS[design.suit], design.theme.face_top, 15 * unit)
    sign.line(SIGNS[design.suit], GOLD.light, 8.5 * unit)
    sign.fold(SIGNS[design.suit], design.tone)
    _JEWELS[design.suit](sign, design.tone)
    return finished(art, design)


def _keyhole(art: Drawing, tone: Tone) -> None:
    """Hearts: the lock to which somebody has the key."""
    art.fill(HEART_GLEAM, blend(tone.light, WHITE, 0.28), 0.75)
    art.line(inline("H", 0.8), GOLD_LIGHT, 1.6, 0.85)
    art.fill(ellipse(0, -7, 10.5), GOLD.light)
    art.fill("M-4.5 -2 L4.5 -2 L9 22 L-9 22Z", GOLD.light)
    art.fill("M0 -17.5 A10.5 10.5 0 0 1 5.6 1.9 L9 22 L0 22Z", GOLD.shade)
    art.fill(ellipse(0, -7, 5.8), LOCK)
    art.fill("M-2.6 -4 L2.6 -4 L5 17 L-5 17Z", LOCK)


def _night_sky(art: Drawing, tone: Tone) -> None:
    """Spades: a crescent among stars."""
    art.line(inline("S", 0.80, -1), "#F0D28A", 1.5, 0.9)
    art.fill(ellipse(0, 2, 15.5), MOONLIGHT)
    art.fill(ellipse(5.6, -1.2, 13.4), blend(tone.light, tone.shade, 0.5))
    art.fill(star(6.5, -1, 7, 2), MOONLIGHT)
    for x, y, radius in SMALL_STARS:
        art.fill(star(x, y, radius, radius * 0.3), MOONLIGHT)


def _facets(art: Drawing, tone: Tone) -> None:
    """Diamonds: a cut stone."""
    art.fill("M0 -52 C-9 -34 -25 -13 -41 0 L-19 0 L0 -24Z", blend(tone.light, WHITE, 0.34))
    art.fill("M0 -52 C9 -34 25 -13 41 0 L19 0 L0 -24Z", tone.light)
    art.fill("M0 52 C-9 34 -25 13 -41 0 L-19 0 L0 24Z", blend(tone.light, tone.shade, 0.5))
    art.fill("M0 52 C9 34 25 13 41 0 L19 0 L0 24Z", blend(tone.shade, "#000000", 0.14))
    table = polygon((0, -24), (19, 0), (0, 24), (-19, 0))
    art.fill(table, tone.shade)
    art.fill(polygon((0, -24), (0, 24), (-19, 0)), blend(tone.light, WHITE, 0.14))
    art.line(table, GOLD_LIGHT, 1.5, 0.9, join="miter")
    art.line("M0 -52 L0 -24 M41 0 L19 0 M0 52 L0 24 M-41 0 L-19 0", GOLD_LIGHT, 1.1, 0.8)
    art.fill(star(-8, -9, 7, 1.8), WHITE, 0.95)


def _flowers(art: Drawing, tone: Tone) -> None:
    """Clubs: a flower in each leaf."""
    lit, shaded = blend(tone.light, WHITE, 0.30), blend(tone.light, WHITE, 0.12)
    for x, y in ((0, -26.5), (-26, 4), (26, 4)):
        art.line(ellipse(x, y, 16.5), GOLD_LIGHT, 1.5, 0.85)
        for petal in range(6):
            is_lit = x < 0 or (x == 0 and petal in LIT_PETALS)
            art.placed(moved(x, y) @ turned(petal * 60)).fill(PETAL, lit if is_lit else shaded)
        art.fill(ellipse(x, y, 3), GOLD.light)
    art.line("M0 -2 L0 40", GOLD_LIGHT, 1.5, 0.85)


_JEWELS = {"H": _keyhole, "S": _night_sky, "D": _facets, "C": _flowers}
