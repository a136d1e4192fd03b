"""What cards will cost, in points, if they are kept: the measure by which a player passes and plays.

The numbers were found by letting the player play against itself, as benchmarks/arena.py does.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.cards import Rank, Suit
from game.hearts.bots.reading import Ranks

HEART_THROWN = 0.75  # points that a void opponent throws on a trick, on average, while hearts are out
QUEEN_THROWN = 1.7  # points more, while the queen of spades is out

QUEEN_FORCED = (9.0, 7.8, 6.0, 4.0, 1.8, 0.4, 0.2, 0.1)
"""What holding the queen of spades costs with none, one, two ... other spades to play before her."""

QUEEN_CAUGHT = (5.2, 4.1, 2.9, 1.8, 1.0, 0.6, 0.4, 0.25, 0.15, 0.1)
"""What the ace or king costs while she is out, with none, one, two ... spades below her; the second half."""

SHORT = (-2.5, -1.2, -0.4)
"""What it is worth to be void in a plain suit, to have one card, two: soon others can be thrown away."""


class Out(NamedTuple):
    """What others may throw on a trick."""

    queen: bool
    hearts: bool


def burden(suit: Suit, ranks: Ranks, hidden: Ranks, out: Out) -> float:
    """What these cards of a suit will cost, when `hidden` are those that the others have."""
    if suit is Suit.SPADES and (out.queen or Rank.QUEEN in ranks):
        return _with_queen_about(ranks, hidden, out)
    return sum(_cost(suit, place, rank, ranks, hidden, out) for place, rank in enumerate(ranks))


def shortness(suit: Suit, ranks: Ranks, hidden: Ranks) -> float:
    """What it is worth (less than nothing, as a cost) to have few cards of a suit that others still have."""
    if suit in (Suit.SPADES, Suit.HEARTS) or len(ranks) >= len(SHORT):
        return 0.0
    return SHORT[len(ranks)] * min(1.0, len(hidden) / 10) ** 2


def _cost(suit: Suit, place: int, rank: Rank, ranks: Ranks, hidden: Ranks, out: Out) -> float:
    """What one card costs: low ones are played first, so the `place` is how often the suit is led before."""
    led = _chance_led(place, len(ranks) + len(hidden))
    return led * chance_above(rank, hidden) * _price(suit, place, len(hidden), out)


def _chance_led(place: int, cards: int) -> float:
    """How likely a suit with so many cards left is led once more, after as many times as `place` says."""
    rounds = max(cards / 4, 0.25)
    return 1 / (1 + exp(3.5 * ((place + 1) / rounds - 0.85)))


def chance_above(rank: Rank, hidden: Ranks) -> float:
    """How likely a card takes a trick in which everyone tries to stay below."""
    if not hidden:
        return 1.0
    return float((sum(other < rank for other in hidden) / len(hidden)) ** 2.5)


def _price(suit: Suit, place: int, hidden: int, out: Out) -> float:
    """What a trick in this suit costs when it was led so many times more: its hearts, and what is thrown."""
    void = min(1.0, exp(-0.7 * (hidden / 3 - place))) if hidden else 1.0
    thrown = HEART_THROWN * out.hearts + QUEEN_THROWN * (out.queen and suit is not Suit.SPADES)
    followed = 1 + 3 * (1 - void) if suit is Suit.HEARTS else 0.0
    return followed + 3 * void * thrown


def _with_queen_about(ranks: Ranks, hidden: Ranks, out: Out) -> float:
    """Spades while the queen is not played: only she and those above her matter much."""
    below = [rank for rank in ranks if rank < Rank.QUEEN]
    total = sum(_cost(Suit.SPADES, place, rank, ranks, hidden, out) for place, rank in enumerate(below))
    if Rank.QUEEN in ranks:
        return total + _at(QUEEN_FORCED, len(ranks) - 1)
    above = len(ranks) - len(below)
    return total + _at(QUEEN_CAUGHT, len(below)) * (0.0, 1.0, 1.5)[above]


def _at(row: Sequence[float], place: int) -> float:
    """The entry of a row that goes on with its last."""
    return row[min(place, len(row) - 1)]
