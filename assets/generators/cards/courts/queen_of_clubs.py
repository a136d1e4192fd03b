"""The queen of clubs, garlanded, a bird on her hand."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import sleeve
from assets.generators.cards.matrix import Point, moved, scaled
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.plants import leaf
from assets.generators.cards.portrait import bare_shoulders, blush, both_sides, brows, head, lips, open_eyes
from assets.generators.cards.scenery import grove
from assets.generators.cards.shapes import ellipse
from assets.generators.cards.suits import folded_sign

HAIR = Tone("#2C1A16", "#190E0C")
STRANDS = Tone("#5A382A", HAIR.light)
GREEN = Tone("#5FB07A", "#3C8A57")
DEEP_GREEN = Tone("#3C8A57", "#2A6B44")
WING = Tone("#D98A3D", "#B0662A")
CURLS = (
    (-34, -22, 19),
    (-44, -2, 18),
    (-44, 18, 16),
    (-38, 34, 13),
    (34, -22, 19),
    (44, -2, 18),
    (44, 18, 16),
    (38, 34, 13),
    (-16, -38, 18),
    (16, -38, 18),
    (0, -42, 16),
)
RINGLETS = (
    (-44, -4, 10),
    (-45, 16, 9),
    (-36, -24, 11),
    (-38, 32, 7),
    (44, -4, 10),
    (45, 16, 9),
    (36, -24, 11),
    (38, 32, 7),
)


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws her around the middle of her face."""
    grove(art, palette)
    _hair(art)
    _gown(art, palette)
    _face(art, palette)
    _wreath(art, palette)
    for x in (-27.5, 27.5):
        art.fill(ellipse(x, 10, 3.2), palette.metal.side(x))
    _bird(art, palette.ink)
    sleeve(art, -57, 56, palette.sleeve, palette.metal)
    art.fill("M-72 52 C-68 44 -44 44 -42 50 C-41 56 -48 60 -56 60 C-66 60 -74 58 -74 52Z", palette.skin.light)
    art.line("M-70 53 C-62 52 -52 53 -45 53", palette.skin.shade, 1.5)


def _hair(art: Drawing) -> None:
    for x, y, radius in CURLS:
        art.fill(ellipse(x, y, radius), HAIR.side(x))
    art.fill("M0 -58 L0 40 L44 40 L44 -10 Z", HAIR.shade)
    for x, y, radius in RINGLETS:
        start = f"{x - radius * 0.6:g} {y + radius * 0.6:g}"
        art.line(f"M{start} A{radius} {radius} 0 1 1 {x + radius} {y}", STRANDS.side(x), 2)


def _gown(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        "M-90 150 L-76 92 C-72 74 -54 62 -34 56 C-18 70 18 70 34 56 C54 62 72 74 78 92 L92 160Z", palette.robe
    )
    head(art, palette.skin)
    bare_shoulders(
        art,
        palette.skin,
        ("M-13 42 L13 42 C20 48 28 52 36 55 C22 74 10 80 0 80 C-10 80 -22 74 -36 55 C-28 52 -20 48 -13 42Z"),
        "M0 36 L13 42 C20 48 28 52 36 55 C22 74 10 80 0 80Z",
    )
    for number in range(-6, 7):
        y = 75 - (number / 6) ** 2 * 23
        leaf(art, number * 6.8, y, 19, 6, 90 - number * 7, palette.sleeve if number % 2 else GREEN)
    art.line("M-18 46 Q0 62 18 46", palette.metal.light, 1.8)
    folded_sign(art, "C", 0, 58, 12, palette.metal)


def _face(art: Drawing, palette: CourtPalette) -> None:
    lips(art, "#A8323F", width=6.8, height=1.3)
    open_eyes(art, palette.ink, "#20140C", width=6.4, look=-1.2, lid=2.2, lashes=True)
    brows(art, HAIR.shade, y=-13, thickness=2.6)
    blush(art, palette.blush, opacity=0.6)
    both_sides(art, "M0 -40 C-20 -42 -32 -30 -30 -2 C-27 -6 -26 -10 -25 -14 C-21 -24 -10 -28 0 -28Z", HAIR)


def _on_wreath(number: int) -> Point:
    """Where the leaf or flower of that number sits; 0 is the topmost."""
    angle = math.radians(-90 + number * 15)
    return 44 * math.cos(angle), -2 + 42 * math.sin(angle)


def _wreath(art: Drawing, palette: CourtPalette) -> None:
    for number in range(-5, 6):
        x, y = _on_wreath(number)
        for spread in (-50, 50):
            degrees = -90 + number * 15 + spread
            leaf(art, x, y, 15, 5.5, degrees, GREEN if number < 0 else DEEP_GREEN)
    for number in (-4, -2, 0, 2, 4):
        x, y = _on_wreath(number)
        size = 5.2 if number else 6.4
        for petal in range(5):
            turn = math.radians(petal * 72 - 90)
            colour = palette.linen.light if number <= 0 else palette.linen.shade
            away = size * 0.8
            art.fill(ellipse(x + away * math.cos(turn), y + away * math.sin(turn), size * 0.62), colour)
        art.fill(ellipse(x, y, size * 0.5), palette.metal.light)


def _bird(art: Drawing, ink: str) -> None:
    bird = art.placed(moved(-53, 23) @ scaled(1.05))
    bird.fill(
        (
            "M-16 4 C-16 -8 -8 -16 2 -16 C10 -16 14 -10 14 -4 L20 -2 L14 1 C14 12 6 18 -4 18"
            " C-12 18 -16 14 -16 4Z"
        ),
        "#FFF9EC",
    )
    bird.fill("M-18 20 C-22 10 -18 2 -10 0 C-2 -2 4 2 4 8 C0 16 -10 18 -18 20Z", WING.light)
    bird.fill("M-18 20 C-14 14 -6 10 4 8 C0 16 -10 18 -18 20Z", WING.shade)
    bird.fill("M-14 14 L-26 28 L-18 28 L-8 17Z", WING.shade)
    bird.fill("M13 -6 L21 -2.5 L13 0.5Z", "#E8B44A")
    bird.fill(ellipse(7, -7, 2), ink)
    bird.line("M-2 18 L-3 24 M3 17 L3 24", WING.shade, 1.8)
