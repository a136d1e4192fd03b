"""What every card has: paper, edge and two indices."""

from assets.generators.cards.document import HEIGHT, WIDTH, document, half_turn, vertical_gradient
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.numerals import draw_rank
from assets.generators.cards.palette import Design, Theme
from assets.generators.cards.shapes import rectangle
from assets.generators.cards.suits import pip

CORNER = 18  # radius of the card's corners
EDGE = 1.6  # width of its edge

FACE = "url(#face)"

INDEX_CENTRE = 36
INDEX_TOP = 17
INDEX_HEIGHT = 58
INDEX_SUIT = (103, 37)  # centre and size of the sign below the rank
DIAMOND_GROWTH = 1.04  # diamonds are slim and look small


def inner_sheet() -> str:
    """Path of the paper inside the edge."""
    return rectangle(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, CORNER - EDGE)


def paper(theme: Theme) -> Drawing:
    """A blank card."""
    art = Drawing()
    art.fill(rectangle(0, 0, WIDTH, HEIGHT, CORNER), theme.edge)
    art.fill(inner_sheet(), FACE)
    return art


def face_gradient(theme: Theme) -> str:
    """The definition that the paper refers to."""
    return vertical_gradient("face", 0, HEIGHT, (0, theme.face_top), (1, theme.face_bottom))


def index(design: Design) -> str:
    """Rank and suit in the upper left corner."""
    art = Drawing()
    draw_rank(art, design.rank, INDEX_CENTRE, INDEX_TOP, INDEX_HEIGHT, design.ink)
    y, size = INDEX_SUIT
    pip(art, design.suit, INDEX_CENTRE, y, size * DIAMOND_GROWTH if design.suit == "D" else size, design.tone)
    return art.svg()


def finished(art: Drawing, design: Design) -> str:
    """The drawing with its two indices, as a file."""
    corner = index(design)
    return document(f"{art.svg()}\n{corner}\n{half_turn(corner)}", face_gradient(design.theme))
