"""The letters and figures of the index, drawn as paths because the rasteriser sets no type."""

from typing import NamedTuple

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import Matrix, moved, scaled
from assets.generators.cards.shapes import ellipse

STROKE = 17.5  # thickness of a stroke at a cap height of 100


class Part(NamedTuple):
    """One piece of a glyph: a filled shape, or a stroke along a path."""

    path: str
    is_stroke: bool
    matrix: Matrix = Matrix()


class Glyph(NamedTuple):
    """A letter or figure, 100 units high."""

    width: float
    parts: tuple[Part, ...]


def _strokes(width: float, *paths: str) -> Glyph:
    return Glyph(width, tuple(Part(path, True) for path in paths))


def _shape(width: float, path: str) -> Glyph:
    return Glyph(width, (Part(path, False),))


_SIX = "M50 0 C36 13 9 38 8.9 64 A25.1 27 0 1 0 59.1 64 A24 24.5 0 0 0 10 56"

GLYPHS = {
    "A": _shape(
        86,
        "M0 100 L31 0 L55 0 L86 100 L65.5 100 L59.6 79.5 L26.4 79.5 L20.5 100Z"
        " M31.2 62.5 L54.8 62.5 L43 21.5Z",
    ),
    "2": _strokes(
        66,
        "M9.5 33 C9.5 17.5 19 8.8 33 8.8 C47.5 8.8 56.5 17.5 56.5 30.5"
        " C56.5 40.5 51 47.5 43.5 55 L13 85 L13 91.2 L65 91.2",
    ),
    "3": _strokes(
        64,
        "M4 8.8 L54 8.8 L54 12 L29 43 C44 41.5 55.2 51 55.2 66"
        " C55.2 81.5 44.5 91.2 30 91.2 C17 91.2 8.5 85 5 74",
    ),
    "4": _shape(
        74,
        "M38 0 L60 0 L60 60.5 L74 60.5 L74 77.5 L60 77.5 L60 100 L41.5 100 L41.5 77.5 L0 77.5 L0 63Z"
        " M41.5 60.5 L41.5 25 L19.5 60.5Z",
    ),
    "5": _strokes(
        64,
        "M58 8.8 L15.5 8.8 L12 46 C17 41 24 38.2 31.5 38.2 C45.5 38.2 55.2 49 55.2 64.5"
        " C55.2 80.5 44.5 91.2 30 91.2 C18 91.2 9 85 5.5 75",
    ),
    "6": _strokes(68, _SIX),
    "7": _strokes(64, "M2 8.8 L53.5 8.8 L53.5 11 C40 36 27 62 22 101"),
    "8": _strokes(70, ellipse(35, 28.4, 21.5, 19.6), ellipse(35, 69.2, 26.2, 22)),
    "9": Glyph(68, (Part(_SIX, True, moved(68, 100) @ scaled(-1, -1)),)),
    "0": _strokes(
        53,
        "M26.5 8.8 C38.5 8.8 44.2 21 44.2 50 C44.2 79 38.5 91.2 26.5 91.2"
        " C14.5 91.2 8.8 79 8.8 50 C8.8 21 14.5 8.8 26.5 8.8Z",
    ),
    "1": _shape(
        28, "M10.5 0 L28 0 L28 100 L9.5 100 L9.5 23.5 C6.5 26.3 3.2 28.2 0 29.4 L0 13 C4.8 10.4 8.6 6 10.5 0Z"
    ),
    "J": _strokes(56, "M16 8.8 L47.2 8.8 L47.2 64 C47.2 81.5 39 91.2 26 91.2 C15 91.2 7.6 84.5 5.2 72"),
    "Q": Glyph(84, (Part(ellipse(40, 50, 31.2, 41.2), True), Part("M40 64 L57 64 L86 100 L65 100Z", False))),
    "K": _shape(
        78,
        "M0 0 L18.5 0 L18.5 40 L51 0 L75 0 L39.5 42.5 L79 100 L56.5 100"
        " L26.5 56.5 L18.5 66 L18.5 100 L0 100Z",
    ),
}

FIGURE_GAP = 7  # between the figures of the ten, which are narrow enough to stand side by side


def rank_width(rank: str, height: float) -> float:
    """How wide the rank is at a cap height."""
    return (sum(GLYPHS[name].width for name in rank) + FIGURE_GAP * (len(rank) - 1)) * height / 100


def _draw_glyph(art: Drawing, glyph: Glyph, colour: str) -> None:
    for part in glyph.parts:
        view = art.placed(part.matrix)
        if part.is_stroke:
            view.line(part.path, colour, STROKE, cap="butt", join="miter")
        else:
            view.fill(part.path, colour, even_odd=True)


def draw_rank(art: Drawing, rank: str, centre: float, top: float, height: float, colour: str) -> None:
    """Draws a rank centred on x = ``centre``."""
    left = centre - rank_width(rank, height) / 2
    for name in rank:
        _draw_glyph(art.placed(moved(left, top) @ scaled(height / 100)), GLYPHS[name], colour)
        left += (GLYPHS[name].width + FIGURE_GAP) * height / 100
