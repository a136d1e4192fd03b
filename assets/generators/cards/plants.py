"""Roses and leaves."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.palette import Tone
from assets.generators.cards.shapes import ellipse

_OAK = (
    "M0 0 C-6 -2 -12 -4 -10 -10 C-6 -9 -5 -10 -5 -12 C-14 -14 -15 -20 -11 -24 C-7 -21 -5 -22 -5 -24"
    " C-11 -28 -9 -36 0 -40 C9 -36 11 -28 5 -24 C5 -22 7 -21 11 -24 C15 -20 14 -14 5 -12"
    " C5 -10 6 -9 10 -10 C12 -4 6 -2 0 0Z"
)


def leaf(art: Drawing, x: float, y: float, length: float, width: float, degrees: float, tone: Tone) -> None:
    """A plain pointed leaf growing from (x, y)."""
    blade = art.placed(moved(x, y) @ turned(degrees))
    near, far = length * 0.25, length * 0.75
    upper = f"C{near:g} {-width:g} {far:g} {-width:g} {length:g} 0"
    blade.fill(f"M0 0 {upper} C{far:g} {width:g} {near:g} {width:g} 0 0Z", tone.light)
    blade.fill(f"M0 0 C{near:g} {width:g} {far:g} {width:g} {length:g} 0Z", tone.shade)


def oak_leaf(art: Drawing, x: float, y: float, length: float, degrees: float, tone: Tone) -> None:
    """A lobed leaf with its rib."""
    blade = art.placed(moved(x, y) @ turned(degrees) @ scaled(length / 40))
    blade.fold(_OAK, tone)
    blade.line("M0 0 L0 -32", tone.shade, 1.6)


def rose(art: Drawing, x: float, y: float, radius: float, petals: Tone, heart: str) -> None:
    """A rose seen from the front."""
    bloom = art.placed(moved(x, y) @ scaled(radius))
    bloom.fill(ellipse(0, 0, 1), petals.shade)
    bloom.fill("M-1 0 A1 1 0 0 1 0 -1 C-.1 -.5 -.5 -.1 -1 0Z", petals.light)
    bloom.fill("M-.9 .45 A1 1 0 0 1 -.75 -.66 C-.55 .1 -.2 .5 .35 .93Z", petals.light, 0.9)
    bloom.fill(ellipse(0.05, -0.08, 0.52), heart)
    bloom.fill("M-.46 -.05 A.52 .52 0 0 1 .3 -.54 C.1 -.2 -.1 -.05 -.46 -.05Z", petals.light)
    bloom.fill(ellipse(0.08, -0.02, 0.2), petals.shade)
