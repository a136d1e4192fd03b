"""A position of Heart to Heart as bit masks, so that a search can go through thousands of them.

Heart cards are bits 0-24 for positions 1-25. Stock and waste are one row: the waste from its bottom to its
top, then the stock from its top down. Draws and recycles only move a finger along that row; its order never
changes.
"""

from functools import cache
from typing import NamedTuple

from game.heart_to_heart.layout import COVERED_BY, COVERS, POSITIONS
from game.heart_to_heart.rules import State

SIZE = len(POSITIONS)


def _mask(positions: tuple[int, ...]) -> int:
    return sum(1 << (position - 1) for position in positions)


COVER_MASK: tuple[int, ...] = tuple(_mask(COVERED_BY[position]) for position in POSITIONS)
"""For each heart card the one or two that lie on it."""

UNDER: tuple[tuple[int, ...], ...] = tuple(
    tuple(under - 1 for under in COVERS[position]) for position in POSITIONS
)
"""For each heart card those that lie under it."""


@cache
def above(card: int) -> int:
    """All heart cards that must be gone before this one is free."""
    covers = COVER_MASK[card]
    for other in range(SIZE):
        if COVER_MASK[card] >> other & 1:
            covers |= above(other)
    return covers


@cache
def free_cards(heart: int) -> tuple[int, ...]:
    """The cards that nothing covers. Only 623 sets of cards can remain, so every answer is kept."""
    return tuple(card for card in range(SIZE) if heart >> card & 1 and not COVER_MASK[card] & heart)


class Position(NamedTuple):
    """Which cards remain, and the place in the row of the waste's top (-1 when the waste is empty)."""

    heart: int
    outside: int
    top: int


class Puzzle(NamedTuple):
    """What stays the same from a position on: where the ranks lie."""

    ranks: tuple[int, ...]  # of the heart cards, 0 where the card is gone already
    in_heart: dict[int, int]  # of each rank in the heart, its cards there
    outside: dict[int, int]  # of each rank in the heart, its cards in the row of stock and waste
    mates: tuple[int, ...]  # for each heart card those of its rank that can be free together with it


def puzzle_of(state: State) -> tuple[Puzzle, Position]:
    """A state as a puzzle and the position to solve it from."""
    ranks = tuple(card.rank if card else 0 for card in state.heart)
    in_heart: dict[int, int] = {}
    for card, rank in enumerate(ranks):
        if rank:
            in_heart[rank] = in_heart.get(rank, 0) | 1 << card
    outside = dict.fromkeys(in_heart, 0)
    for place, other in enumerate((*state.waste, *state.stock)):
        if other.rank in outside:
            outside[other.rank] |= 1 << place
    heart = sum(in_heart.values())
    row = (1 << len(state.waste) + len(state.stock)) - 1
    puzzle = Puzzle(ranks, in_heart, outside, _mates(ranks, in_heart))
    return puzzle, Position(heart, row, len(state.waste) - 1)


def _mates(ranks: tuple[int, ...], in_heart: dict[int, int]) -> tuple[int, ...]:
    """Two cards one of which lies over the other, however far, are never free together."""
    below = [sum(1 << under for under in range(SIZE) if above(under) >> card & 1) for card in range(SIZE)]
    return tuple(
        in_heart[rank] & ~(above(card) | below[card] | 1 << card) if rank else 0
        for card, rank in enumerate(ranks)
    )


def bits(mask: int) -> list[int]:
    """The places of the bits that are set, in ascending order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
