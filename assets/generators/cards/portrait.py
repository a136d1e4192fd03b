"""Faces. They are about 50 wide and 60 high around the origin, which lies between eyes and mouth."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled
from assets.generators.cards.palette import Tone
from assets.generators.cards.shapes import ellipse

YOUNG_FACE = (
    "M-24 -30 L24 -30 C26 -10 25 6 19 16 C13 25 6 30 0 30 C-6 30 -13 25 -19 16 C-25 6 -26 -10 -24 -30Z"
)
KINGS_FACE = (
    "M-25 -30 L25 -30 C27 -10 26 8 22 18 C17 27 8 31 0 31 C-8 31 -17 27 -22 18 C-26 8 -27 -10 -25 -30Z"
)

EYE_APART = 10.5  # from the middle of the face to the middle of an eye
SIDES = (-1, 1)  # the lit half, the shaded half


def head(art: Drawing, skin: Tone, outline: str = YOUNG_FACE, nose: float = 7.0, neck: float = 10) -> None:
    """Neck, face and nose; ``nose`` is how far its lit wedge reaches, ``neck`` half the neck's width."""
    _draw_neck(art, skin, neck)
    art.fold(outline, skin)
    art.fill(f"M-1 -12 L1.2 -12 C2 -5 4 2 {nose:g} 7.4 C{nose * 0.9:g} 10 2 10.4 -1 10.2Z", skin.light)


def _draw_neck(art: Drawing, skin: Tone, half: float) -> None:
    art.fill(f"M{-half:g} 14 L{half:g} 14 L{half + 3:g} 50 L{-half - 3:g} 50Z", skin.shade)
    art.fill(f"M{-half:g} 14 L-2 14 L-2 50 L{-half - 3:g} 50Z", skin.light)
    chin_shadow = f"M{-half:g} 20 C-6 33 6 33 {half:g} 20 L{half:g} 36 C4 40 -4 40 {-half:g} 33Z"
    art.fill(chin_shadow, skin.shade)


def bare_shoulders(art: Drawing, skin: Tone, neckline: str, shaded_neckline: str) -> None:
    """A low neckline, with the shadow of the chin on the throat."""
    art.fill(neckline, skin.light)
    art.fill(shaded_neckline, skin.shade)
    art.fill("M-10 24 C-5 34 5 34 10 24 L12 40 C6 45 -4 44 -11 37Z", skin.shade)


def open_eyes(
    art: Drawing,
    ink: str,
    iris: str,
    y: float = -4,
    look: float = 0.8,
    lashes: bool = False,
    width: float = 6.2,
    lid: float = 2.0,
) -> None:
    """Two open eyes; ``look`` is how far they turn aside, ``width`` half of each, ``lid`` its stroke."""
    near, far = -width * 0.45, width * 0.45
    for side in SIDES:
        eye = art.placed(moved(side * EYE_APART, y))
        eye.fill(
            f"M{-width:g} 0.6 C{near:g} -4.6 {far:g} -4.6 {width:g} 0.2"
            f" C{width * 0.5:g} 4 {-width * 0.5:g} 4 {-width:g} 0.6Z",
            "#FFFDF6",
        )
        eye.fill(ellipse(look, -0.3, 2.9, 3.1), iris)
        eye.fill(ellipse(look - 1, -1.3, 0.9), "#FFFFFF")
        eye.line(f"M{-width:g} 1 C{near:g} -4.8 {far:g} -4.8 {width:g} 0.4", ink, lid)
        if lashes:
            eye.line(f"M{side * width:g} 0.4 L{side * (width + 3.2):g} -3", ink, 1.6)


def shut_eyes(art: Drawing, ink: str, skin: Tone, y: float = -2, width: float = 6.4) -> None:
    """Two eyes closed over their lashes."""
    half = width * 0.5
    for side in SIDES:
        eye = art.placed(moved(side * EYE_APART, y))
        eye.fill(
            f"M{-width:g} -0.6 C{-half:g} 4.8 {half:g} 4.8 {width:g} -0.6"
            f" C{half:g} -2.2 {-half:g} -2.2 {-width:g} -0.6Z",
            skin.turned.side(side),
            0.55,
        )
        eye.line(f"M{-width:g} -0.6 C{-half:g} 4.6 {half:g} 4.6 {width:g} -0.6", ink, 1.9)
        for along in (0.55, 0.95):
            rise = 3.0 * (along - 0.5) * 2
            start = f"{side * width * along:g} {2.6 - rise + 0.3:g}"
            eye.line(f"M{start} L{side * (width * along + 2.4):g} {5.4 - rise:g}", ink, 1.3)


def brows(
    art: Drawing,
    colour: str,
    y: float = -12,
    width: float = 7,
    arch: float = 3.2,
    thickness: float = 2.2,
    tilt: float = 0,
) -> None:
    """Two eyebrows; a negative ``tilt`` lifts their inner ends."""
    for side in SIDES:
        inner, top, outer = side * (EYE_APART - width), side * (EYE_APART + 1), side * (EYE_APART + width)
        path = f"M{inner:g} {y + tilt:g} Q{top:g} {y - arch:g} {outer:g} {y + 1.2 - tilt:g}"
        art.line(path, colour, thickness)


def lips(
    art: Drawing, colour: str, y: float = 18, width: float = 6.6, height: float = 1.0, smile: float = 0
) -> None:
    """A mouth; ``smile`` is how far its corners rise."""
    if smile:
        corner = y - smile - 0.6
        art.line(
            f"M{-width - 1.6:g} {corner:g} Q{-width * 0.5:g} {y + 0.9:g} 0 {y + 1.2:g}"
            f" Q{width * 0.5:g} {y + 0.9:g} {width + 1.6:g} {corner:g}",
            colour,
            1.7,
        )
    bow = y - 3.2 * height
    art.fill(
        f"M{-width:g} {y:g} Q{-width * 0.4:g} {bow:g} 0 {y - 1.7 * height:g}"
        f" Q{width * 0.4:g} {bow:g} {width:g} {y:g} Q0 {y + 1.3:g} {-width:g} {y:g}Z",
        colour,
    )
    side = f"{y + 0.3:g}"
    art.fill(
        f"M{-width * 0.86:g} {side} Q0 {y + 1.4:g} {width * 0.86:g} {side}"
        f" Q0 {y + 6.4 * height:g} {-width * 0.86:g} {side}Z",
        colour,
        0.82,
    )


def blush(art: Drawing, colour: str, y: float = 7, opacity: float = 0.55) -> None:
    """Red cheeks."""
    art.fill(ellipse(-14.5, y, 5, 4), colour, opacity)
    art.fill(ellipse(14.5, y, 5, 4), colour, opacity * 0.8)


def both_sides(art: Drawing, path: str, tone: Tone) -> None:
    """A shape and its mirror image, lit and shaded: ``path`` draws the left one."""
    art.fill(path, tone.light)
    art.placed(scaled(-1, 1)).fill(path, tone.shade)


def both_lines(art: Drawing, paths: tuple[str, ...], tone: Tone, width: float, opacity: float = 1) -> None:
    """Strokes and their mirror images: ``paths`` draw the left ones."""
    for path in paths:
        art.line(path, tone.light, width, opacity)
    for path in paths:
        art.placed(scaled(-1, 1)).line(path, tone.shade, width, opacity)
