"""The king of diamonds, turbaned, with a great gem in his hand."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import SHOULDERS, gem, sleeve
from assets.generators.cards.matrix import Point, moved
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import KINGS_FACE, both_lines, both_sides, brows, head, open_eyes
from assets.generators.cards.scenery import sunburst
from assets.generators.cards.shapes import ellipse, polygon, star
from assets.generators.cards.suits import flat_sign

HAIR = Tone("#3A211B", "#231310")
STRANDS = Tone("#6A4233", HAIR.light)
FACETS: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("#8FE0DE", ((-13, -15), (-6, -5), (-20, -5))),
    ("#C9F3EE", ((-13, -15), (0, -15), (-6, -5))),
    ("#5CC3C4", ((0, -15), (13, -15), (6, -5))),
    ("#2FA0A6", ((13, -15), (20, -5), (6, -5))),
    ("#E6FBF7", ((0, -15), (6, -5), (-6, -5))),
    ("#4DB5B8", ((-20, -5), (-6, -5), (0, 20))),
    ("#86DAD8", ((-6, -5), (6, -5), (0, 20))),
)


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws him around the middle of his face."""
    sunburst(art, palette)
    _coat(art, palette)
    head(art, palette.skin, KINGS_FACE, nose=8.5)
    _beard(art, palette)
    _face(art, palette)
    _turban(art, palette)
    _brooch(art, palette)
    _great_gem(art, palette)
    sleeve(art, -56, 46, palette.sleeve, palette.metal, width=14)
    _cupped_hand(art, palette.skin)


def _coat(art: Drawing, palette: CourtPalette) -> None:
    art.fold(SHOULDERS, palette.robe)
    art.fold(
        "M-20 42 L-66 60 L-76 84 L-34 78 L-8 130 L8 130 L34 78 L76 84 L66 60 L20 42 L0 78Z", palette.sleeve
    )
    art.line("M-76 84 L-34 78 L-8 130", palette.metal.light, 2.4, join="miter")
    art.line("M76 84 L34 78 L8 130", palette.metal.shade, 2.4, join="miter")
    for x in (-50, -38, 50, 38):
        flat_sign(art, "D", x, 69, 8, palette.metal.side(x))


def _beard(art: Drawing, palette: CourtPalette) -> None:
    art.fold(
        (
            "M-26 -8 C-25 4 -21 12 -14 13 C-9 10 -4 11 0 12.5 C4 11 9 10 14 13 C21 12 25 4 26 -8"
            " C29 8 29 22 22 34 C15 44 6 50 0 58 C-6 50 -15 44 -22 34 C-29 22 -29 8 -26 -8Z"
        ),
        HAIR,
    )
    both_lines(art, ("M-19 20 C-17 32 -10 40 -3 48 M-10 26 C-8 34 -5 38 -2 42",), STRANDS, 1.8)
    both_sides(art, "M0 12.5 C-6 9 -13 12 -18 21 C-12 20 -5 20.5 0 17Z", STRANDS)
    art.fill("M-5 20.6 Q0 22 5 20.6 Q3.4 25 0 25 Q-3.4 25 -5 20.6Z", palette.lip)


def _face(art: Drawing, palette: CourtPalette) -> None:
    open_eyes(art, palette.ink, "#2A1509", y=-5, width=6)
    brows(art, HAIR.shade, y=-13, thickness=3.2, arch=3, width=7.6)
    for x in (-28.5, 28.5):
        art.fill(ellipse(x, 8, 3.4), palette.metal.side(x))


def _turban(art: Drawing, palette: CourtPalette) -> None:
    art.fold("M-34 -18 C-46 -44 -30 -66 0 -66 C30 -66 46 -44 34 -18 C22 -28 -22 -28 -34 -18Z", palette.robe)
    art.fill(
        "M-37 -26 C-20 -46 6 -52 34 -50 C38 -46 40 -40 39 -34 C14 -40 -12 -34 -33 -18Z", palette.sleeve.light
    )
    art.fill(
        "M0 -44.5 C12 -48.5 22 -50.5 34 -50 C38 -46 40 -40 39 -34 C26 -37 12 -37 0 -34Z", palette.sleeve.shade
    )
    art.line("M-30 -46 C-14 -60 10 -62 26 -58", palette.robe.shade, 2)
    art.line("M-35 -22 C-14 -38 12 -43 39 -37", palette.metal.light, 1.8)


def _brooch(art: Drawing, palette: CourtPalette) -> None:
    art.fill("M0 -48 C-9 -56 -7 -64 0 -69 C7 -64 9 -56 0 -48Z", palette.linen.light)
    art.fill("M0 -48 L0 -69 C7 -64 9 -56 0 -48Z", palette.linen.shade)
    art.fill(ellipse(0, -42, 8.2), palette.metal.light)
    art.fill("M0 -50.2 A8.2 8.2 0 0 1 0 -33.8Z", palette.metal.shade)
    gem(art, 0, -42, 5.2, palette.robe)


def _great_gem(art: Drawing, palette: CourtPalette) -> None:
    stone = art.placed(moved(-55, 8))
    for x, y, radius in ((-15, -22, 5), (20, -17, 6.5), (20, 12, 4)):
        stone.fill(star(x, y, radius, radius * 0.25), "#FFFFFF")
    stone.fill(polygon((-13, -15), (13, -15), (20, -5), (0, 20), (-20, -5)), palette.sleeve.light)
    for colour, corners in FACETS:
        stone.fill(polygon(*corners), colour)
    stone.fill(polygon((6, -5), (20, -5), (0, 20)), palette.sleeve.shade)


def _cupped_hand(art: Drawing, skin: Tone) -> None:
    art.fill(
        (
            "M-68 52 C-74 40 -72 28 -66 22 L-60 26 C-60 32 -58 34 -55 34 C-52 34 -50 32 -50 26 L-44 22"
            " C-38 28 -36 40 -42 52Z"
        ),
        skin.light,
    )
    art.fill("M-55 34 C-52 34 -50 32 -50 26 L-44 22 C-38 28 -36 40 -42 52 L-55 52Z", skin.shade)
