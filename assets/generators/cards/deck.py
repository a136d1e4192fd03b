"""Every card picture by file name.

``SA`` to ``CK`` are the faces; ``D*_4c`` and ``C*_4c`` those of a four-colour deck; ``L_*`` the large print;
``back_*`` the backs, ``avatar_*`` the portraits, ``suit_*`` the signs.
"""

from collections.abc import Iterator

from assets.generators.cards.aces import ace
from assets.generators.cards.backs import indigo_back, lattice_back, minimal_back
from assets.generators.cards.court import court_card
from assets.generators.cards.emblem import emblem, suit_sign
from assets.generators.cards.large_print import COURT_RANKS, large_print_card
from assets.generators.cards.palette import (
    COURT_PALETTES,
    FOUR_COLOUR_COURT_PALETTES,
    RANKS,
    SUITS,
    Design,
    Theme,
)
from assets.generators.cards.pips import pip_card
from assets.generators.cards.portraits import portrait
from assets.generators.cards.two_of_hearts import two_of_hearts

FOUR_COLOUR_SUITS = "DC"  # spades and hearts keep their colour


def face(design: Design) -> str:
    """The face of a card."""
    if design.rank == "A":
        return ace(design)
    if design.rank in COURT_RANKS:
        return court_card(design)
    if design.suit + design.rank == "H2":
        return two_of_hearts(design)
    return pip_card(design)


def _suit_files(suit: str, theme: Theme, is_four_colour: bool) -> Iterator[tuple[str, str]]:
    suffix = "_4c" if is_four_colour else ""
    tone = (theme.four_colour_suits if is_four_colour else theme.suits)[suit]
    court = (FOUR_COLOUR_COURT_PALETTES if is_four_colour else COURT_PALETTES)[suit]
    for rank in RANKS:
        design = Design(rank, suit, tone, court, theme)
        yield f"{suit}{rank}{suffix}.svg", face(design)
        yield f"L_{suit}{rank}{suffix}.svg", large_print_card(design)
    yield f"suit_{suit}{suffix}.svg", suit_sign(suit, tone)


def face_files(theme: Theme) -> Iterator[tuple[str, str]]:
    """What a theme changes, as (file name, SVG text): faces, large print and suit signs."""
    for suit in SUITS:
        yield from _suit_files(suit, theme, is_four_colour=False)
    for suit in FOUR_COLOUR_SUITS:
        yield from _suit_files(suit, theme, is_four_colour=True)


def card_files(theme: Theme) -> Iterator[tuple[str, str]]:
    """Every picture as (file name, SVG text)."""
    yield from face_files(theme)
    for suit in SUITS:
        for rank in COURT_RANKS:
            yield f"avatar_{suit}{rank}.svg", portrait(suit, rank)
    yield "back_lattice.svg", lattice_back(theme)
    yield "back_indigo.svg", indigo_back(theme)
    yield "back_minimal.svg", minimal_back()
    yield "emblem.svg", emblem()
