"""The three card backs."""

from collections.abc import Iterator

from assets.generators.cards.card import CORNER, FACE, face_gradient, inner_sheet, paper
from assets.generators.cards.clip import HalfPlane
from assets.generators.cards.clip import rectangle as inside_rectangle
from assets.generators.cards.document import (
    HEIGHT,
    WIDTH,
    document,
    half_turn,
    radial_gradient,
    vertical_gradient,
)
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import Point, moved, scaled, turned
from assets.generators.cards.ornament import nestled_hearts, ring_of_rays
from assets.generators.cards.palette import Theme, Tone
from assets.generators.cards.shapes import ellipse, rectangle, star
from assets.generators.cards.suits import folded_sign

MIDDLE_X, MIDDLE_Y = 120, 168
GROUND = "url(#bk)"


def _inset(margin: float, radius: float) -> str:
    """Path of a rounded rectangle so far inside the card."""
    return rectangle(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, radius)


def _frame(
    art: Drawing, outer: str, outer_width: float, line: str, inner_width: float, opacity: float
) -> None:
    """A paper border, a double line along it and a fine one within."""
    art.fill(inner_sheet() + _inset(12, 11), FACE, even_odd=True)
    art.line(_inset(12, 11), outer, outer_width)
    art.line(_inset(12, 11), line, 1.8)
    art.line(_inset(17.5, 7), line, inner_width, opacity)


# ---- lattice: hearts in an ogee net

_CELL_WIDTH, _CELL_HEIGHT = 37.0, 47.0
_LATTICE_GOLD = Tone("#F2BE62", "#C98A35")
_LATTICE_HEART = Tone("#C22A58", "#8E143E")
_WINE = "#5A0B2B"
_ROSE = Tone("#FF5C7F", "#D81E4D")
_HONEY = Tone("#F7CF7C", "#D69A3C")


def _cells() -> Iterator[Point]:
    """Centres of the cells of the net, row by row."""
    for row in range(-8, 9):
        for column in range(-4, 5):
            x = 120 + column * _CELL_WIDTH + (_CELL_WIDTH / 2 if row % 2 else 0)
            y = 168 + row * _CELL_HEIGHT / 2
            if -10 < x < 250 and -20 < y < 356:
                yield x, y


def _ogee() -> str:
    """The right side of a cell around the origin."""
    w, h = _CELL_WIDTH, _CELL_HEIGHT
    return (
        f"M0 {-h / 2:g} C{0.1 * w:g} {-h * 0.31:g} {0.4 * w:g} {-h * 0.19:g} {w / 2:g} 0"
        f" C{0.4 * w:g} {h * 0.19:g} {0.1 * w:g} {h * 0.31:g} 0 {h / 2:g}"
    )


def _net() -> Drawing:
    art = Drawing()
    art.fill(_inset(7, 12), GROUND)
    cells = list(_cells())
    for x, y in cells:
        is_upright = y < 167 or (abs(y - 168) < 1 and x < 120)
        if is_upright:
            folded_sign(art, "H", x, y + 1.2, 21.5, _LATTICE_HEART)
        else:
            folded_sign(art, "H", x, y - 1.2, 21.5, _LATTICE_HEART.turned, 180)
    for x, y in cells:
        for mirror in (1, -1):
            art.placed(moved(x, y) @ scaled(mirror, 1)).line(_ogee(), _LATTICE_GOLD.light, 1.7, 0.95)
    for x, y in cells:
        art.fill(ellipse(x, y - _CELL_HEIGHT / 2, 2.7), _LATTICE_GOLD.light)
        art.fill(ellipse(x, y - _CELL_HEIGHT / 2, 1.2), "#6B0D31")
    return art.clipped(*inside_rectangle(4, 4, 236, 332))


def _seal(art: Drawing, radius: float, rim: Tone, ground: str, rays: float) -> None:
    """A round field in a rim with rays; ``rays`` is their share of the way round."""
    art.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius + 9), ground)
    ring_of_rays(art, MIDDLE_X, MIDDLE_Y, radius - 2, radius + 8, 44, rim.light, width=rays)
    art.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius), rim.light)
    top, bottom = MIDDLE_Y - radius, MIDDLE_Y + radius
    art.fill(f"M{MIDDLE_X} {top:g}A{radius:g} {radius:g} 0 0 1 {MIDDLE_X} {bottom:g}Z", rim.shade)


def lattice_back(theme: Theme) -> str:
    """Wine red, hearts in a golden net."""
    top = Drawing()
    _seal(top, 45, _LATTICE_GOLD, _WINE, 0.9)
    top.fill(ellipse(MIDDLE_X, MIDDLE_Y, 41.8), _WINE)
    nestled_hearts(top, MIDDLE_X, MIDDLE_Y, 44, _ROSE, _HONEY)
    _frame(top, _LATTICE_GOLD.shade, 3.4, _LATTICE_GOLD.light, 1.3, 0.9)
    ground = radial_gradient("bk", 120, 168, 205, (0, "#A81C4B"), (0.55, "#84103B"), (1, "#560A2B"))
    body = "\n".join((paper(theme).svg(), _net().svg(), top.svg()))
    return document(body, face_gradient(theme) + ground)


# ---- indigo: scales of night, two crescents

_SILVER = Tone("#C9CCF2", "#8E90CC")
_NIGHT = "#171345"
_MOONLIGHT = "#F6E3B4"
_SCALE_RADIUS = 27.0
_SCALE_BANDS = ((0, "#171345"), (2.2, "#2A2468"), (8, "#3A3385"), (14, "#4C45A0"))


def _scales() -> Drawing:
    """Overlapping scales, drawn from the top down to the middle of the card."""
    art = Drawing()
    radius = _SCALE_RADIUS
    row, y = 0, -6.0
    while y <= MIDDLE_Y:
        for column in range(-1, 6):
            x = 120 + (column - 2) * 2 * radius + (radius if row % 2 else 0)
            for inset, colour in _SCALE_BANDS:
                art.fill(ellipse(x, y + radius, radius - inset), colour)
            art.line(ellipse(x, y + radius, radius - 2.2), _SILVER.shade, 1.1, 0.75)
            art.fill(star(x, y + 12.6, 5, 1.6), _MOONLIGHT)
        row += 1
        y = -6 + row * radius / 2
    return art.clipped(HalfPlane(0, 1, MIDDLE_Y), *inside_rectangle(8, 8, 232, HEIGHT)[:3])


def _belt(art: Drawing) -> None:
    art.fill("M8 163H232V173H8Z", _NIGHT)
    art.line("M8 163 L232 163 M8 173 L232 173", _SILVER.light, 1.4)
    for step in range(-8, 9):
        if abs(step) > 3:
            art.fill(star(120 + step * 12.6, 168, 3.2, 1.1), _MOONLIGHT)


def _crescents(art: Drawing) -> None:
    for degrees in (0, 180):
        half = art.placed(moved(MIDDLE_X, MIDDLE_Y) @ turned(degrees))
        half.fill("M-4 -35 A35 35 0 0 0 -30 18 A30 30 0 0 1 -4 -35Z", _MOONLIGHT)
        half.fill(star(20, -20, 5, 1.6), _MOONLIGHT)
        half.fill(star(9, -31, 3, 1), _SILVER.light)
        half.fill(star(29, -4, 2.6, 0.9), _SILVER.light)


def indigo_back(theme: Theme) -> str:
    """Indigo scales under two crescents."""
    ground = paper(theme)
    ground.fill(_inset(7, 12), GROUND)
    scales = _scales().svg()
    top = Drawing()
    _belt(top)
    _seal(top, 46, _SILVER, _NIGHT, 0.9)
    top.fill(ellipse(MIDDLE_X, MIDDLE_Y, 43), "#120F38")
    _crescents(top)
    nestled_hearts(top, MIDDLE_X, MIDDLE_Y, 29, Tone("#FF6C8C", "#E02B5B"), _SILVER)
    _frame(top, _NIGHT, 4, _SILVER.light, 1.2, 0.8)
    body = "\n".join((ground.svg(), scales, half_turn(scales), top.svg()))
    gradient = radial_gradient("bk", 120, 168, 205, (0, "#3A3385"), (1, "#171345"))
    return document(body, face_gradient(theme) + gradient)


# ---- minimal: two hearts, nothing else


def minimal_back() -> str:
    """Plum with a copper edge and the two hearts."""
    art = Drawing()
    art.fill(rectangle(0, 0, WIDTH, HEIGHT, CORNER), "#F3C9B5")
    art.fill(_inset(4, CORNER - 4), GROUND)
    art.line(_inset(14, 9), "#E9B09A", 2)
    nestled_hearts(art, MIDDLE_X, MIDDLE_Y, 70, Tone("#FF6C8C", "#D81E4D"), Tone("#F3C9B5", "#D79F88"))
    return document(art.svg(), vertical_gradient("bk", 0, HEIGHT, (0, "#4A2A63"), (1, "#2C1745")))
