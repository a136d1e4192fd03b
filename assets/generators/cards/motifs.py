"""A faint emblem behind the pips of each rank, so that cards of one suit are told apart at a glance."""

import math

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.palette import Theme, Tone, blend
from assets.generators.cards.portrait import both_sides
from assets.generators.cards.shapes import ellipse, on_circle, polygon, rectangle
from assets.generators.cards.suits import HEART

RADIUS = 80  # card units that stand for 100 of a motif
LIT, SHADED = 0.16, 0.25  # how much of its colour lies on the paper


def motif(art: Drawing, rank: str, theme: Theme) -> None:
    """Draws the emblem of a rank in the middle of a card, if the theme wants one."""
    if not theme.has_motifs:
        return
    draw, colour = MOTIFS[rank]
    tint = Tone(blend(theme.face_bottom, colour, LIT), blend(theme.face_bottom, colour, SHADED))
    draw(art.placed(moved(120, 168) @ scaled(RADIUS / 100)), tint)


def _rings(art: Drawing, tint: Tone) -> None:
    """Two: linked rings."""
    for y, colour in ((-36, tint.light), (36, tint.shade)):
        art.line(ellipse(0, y, 52), colour, 15)
    art.line("M-45 -10A52 52 0 0 0 -15 13.8", tint.light, 15, cap="butt")


def _tulip(art: Drawing, tint: Tone) -> None:
    """Three: the three petals of a tulip."""
    art.line("M0 20V100", tint.shade, 9)
    both_sides(art, "M0 98C-44 92 -58 58 -56 30C-24 46 -4 66 0 98Z", tint)
    art.fold("M0 34C-58 30 -64 -34 -54 -92L-27 -58L0 -104L27 -58L54 -92C64 -34 58 30 0 34Z", tint)


def _letter(art: Drawing, tint: Tone) -> None:
    """Four: the four corners of a letter, sealed with a heart."""
    art.fold(rectangle(-92, -66, 184, 132, 10), tint)
    art.fill("M-86 -66H86L6 8Q0 13 -6 8Z", tint.light)
    art.line("M-86 -62L-6 8Q0 13 6 8L86 -62", tint.shade, 5)
    art.placed(moved(0, 14) @ scaled(0.56)).fold(HEART, tint.turned)


def _star(art: Drawing, tint: Tone) -> None:
    """Five: a star of folded paper."""
    for point in range(5):
        facet = art.placed(moved(0, 8) @ turned(72 * point))
        waist_x, waist_y = on_circle(0, 0, 46, math.radians(-54))
        facet.fold(polygon((0, 0), (-waist_x, waist_y), (0, -112), (waist_x, waist_y)), tint)


def _flower(art: Drawing, tint: Tone) -> None:
    """Six: a flower of six petals."""
    for petal in range(6):
        art.placed(turned(60 * petal)).fold("M0 -6C-34 -34 -36 -82 0 -104C36 -82 34 -34 0 -6Z", tint)


def _arrow(art: Drawing, tint: Tone) -> None:
    """Seven: Cupid's arrow."""
    arrow = art.placed(turned(35))
    arrow.line("M0 98L0 -70", tint.shade, 9)
    arrow.placed(moved(0, -88) @ turned(180) @ scaled(0.72)).fold(HEART, tint)
    for y in (54, 74, 94):
        arrow.line(f"M-24 {y + 22}L0 {y}", tint.light, 10)
        arrow.line(f"M0 {y}L24 {y + 22}", tint.shade, 10)


def _ribbon(art: Drawing, tint: Tone) -> None:
    """Eight: an endless ribbon."""
    art.line("M0 0C58 -26 62 -98 0 -98C-62 -98 -58 -26 0 0", tint.light, 20)
    art.line("M0 0C58 26 62 98 0 98C-62 98 -58 26 0 0", tint.light, 20)
    art.line("M24 -15C70 -48 50 -98 0 -98", tint.shade, 20, cap="butt")
    art.line("M24 15C70 48 50 98 0 98", tint.shade, 20, cap="butt")


def _ripples(art: Drawing, tint: Tone) -> None:
    """Nine: rings on water, three by three."""
    for radius, colour in ((96, tint.light), (64, tint.shade), (32, tint.light)):
        art.line(ellipse(0, 0, radius), colour, 14)


def _sun(art: Drawing, tint: Tone) -> None:
    """Ten: a sun of ten rays."""
    art.fold(ellipse(0, 0, 46), tint)
    for ray in range(10):
        art.placed(turned(36 * ray)).fold("M-15 -54L0 -108L15 -54Z", tint)


ROSE, GOLD, LILAC, MINT, SKY = "#E2557A", "#D99A2B", "#8C62C8", "#3FA27C", "#4C84C9"

MOTIFS = {
    "2": (_rings, GOLD),
    "3": (_tulip, ROSE),
    "4": (_letter, LILAC),
    "5": (_star, GOLD),
    "6": (_flower, SKY),
    "7": (_arrow, ROSE),
    "8": (_ribbon, MINT),
    "9": (_ripples, LILAC),
    "10": (_sun, GOLD),
}
