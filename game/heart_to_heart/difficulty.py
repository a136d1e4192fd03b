"""How hard a winnable deal is, in five grades.

Imagine somebody who sees every pair that can be had and takes one of them at random, the next one likewise,
and so on to the end. The *share of lines that lose* is the probability that such a game is lost, found
exactly. The *depth of the traps* is the number of pairs that are still made on average after a game was lost
without a sign: a trap that shows at once teaches, one that shows ten pairs later does not. The score of a
deal is the share of losing lines, of which up to a quarter depends on the depth:

    score = share * (3/4 + 1/4 * min(1, depth / 8))

The limits between the grades are the quintiles of 2,000 winnable deals, so that each grade is equally common.
"""

from bisect import bisect_right
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from game.heart_to_heart.rules import State
from game.heart_to_heart.search.puzzle import Puzzle, free_cards, puzzle_of
from game.language import _

DEEP = 8.0  # pairs; deeper traps count no more
DEPTH_SHARE = 0.25
LIMITS = (0.11, 0.42, 0.74, 0.87)  # scores from which on a deal is of the next grade


class Grade(IntEnum):
    """From the easiest deals to the hardest."""

    GENTLE = 1
    EASY = 2
    MEDIUM = 3
    HARD = 4
    FIENDISH = 5

    @property
    def title(self) -> str:
        """The grade in a word for the player."""
        titles = {
            Grade.GENTLE: _("Gentle"),
            Grade.EASY: _("Easy"),
            Grade.MEDIUM: _("Medium"),
            Grade.HARD: _("Hard"),
            Grade.FIENDISH: _("Fiendish"),
        }
        return titles[self]


class Prospect(NamedTuple):
    """What becomes of games that go on at random from a position."""

    wins: float  # share of them that are won; 0 exactly when the position is lost
    depth: float  # pairs made after the game was lost, on average over all of them; 0 for those that win


WON, STUCK = Prospect(1.0, 0.0), Prospect(0.0, 0.0)


def score(state: State) -> float:
    """How hard a position is, from 0 (cannot be lost) to 1; 1 as well when it is lost already."""
    prospect = prospect_of(state)
    loses = 1 - prospect.wins
    if loses <= 0:
        return 0.0
    if not prospect.wins:
        return 1.0
    return loses * (1 - DEPTH_SHARE + DEPTH_SHARE * min(1.0, prospect.depth / loses / DEEP))


def grade(state: State) -> Grade:
    """The grade of a deal."""
    return Grade(1 + bisect_right(LIMITS, score(state)))


def prospect_of(state: State) -> Prospect:
    """What becomes of games that go on at random from a state: exact, in about a millisecond."""
    puzzle, position = puzzle_of(state)
    outside = tuple((cards & position.outside).bit_count() for cards in puzzle.outside.values())
    return _Lines(puzzle).from_here(position.heart, outside)


class _Lines:
    """All lines of a deal. Draws do not matter: only the heart, and how many of each rank lie outside."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._ranks = puzzle.ranks
        self._index = {rank: index for index, rank in enumerate(puzzle.outside)}
        self._known: dict[tuple[int, tuple[int, ...]], Prospect] = {}

    def from_here(self, heart: int, outside: tuple[int, ...]) -> Prospect:
        if not heart:
            return WON
        key = (heart, outside)
        if key not in self._known:
            self._known[key] = _average([self.from_here(*after) for after in self._next(heart, outside)])
        return self._known[key]

    def _next(self, heart: int, outside: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """What remains after each of the pairs that can be made."""
        free = free_cards(heart)
        for place, card in enumerate(free):
            rank = self._ranks[card]
            for other in free[:place]:
                if self._ranks[other] == rank:
                    yield heart & ~(1 << card | 1 << other), outside
            index = self._index[rank]
            if outside[index]:
                fewer = (*outside[:index], outside[index] - 1, *outside[index + 1 :])
                yield heart & ~(1 << card), fewer


def _average(prospects: list[Prospect]) -> Prospect:
    """The prospect before a choice at random. In a lost position each choice is one more pair in vain."""
    if not prospects:
        return STUCK
    wins = sum(prospect.wins for prospect in prospects) / len(prospects)
    depth = sum(prospect.depth for prospect in prospects) / len(prospects)
    return Prospect(wins, depth if wins else 1 + depth)
