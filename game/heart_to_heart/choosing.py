"""Which deal comes when no code was asked for."""

from typing import Protocol

from game.deals import NUMBER_OF_DEALS, DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.difficulty import Grade, grade
from game.heart_to_heart.rules import Outcome, outcome


class RandomSource(Protocol):
    """What `random.Random` is, as far as a choice of deal needs it."""

    def randrange(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1."""


def random_playable_code(source: RandomSource) -> DealCode:
    """The code of a normal deal that has at least one pair to look for.

    About one deal in ten is dead before its first move, because the tip's three mates all lie in the heart:
    such a deal can be asked for by its code, but is not served as a new game.
    """
    while True:
        code = DealCode.normal(source.randrange(NUMBER_OF_DEALS))
        if outcome(deal_for(code)) is Outcome.PLAYING:
            return code


def random_winnable_code(source: RandomSource, wanted: Grade | None = None) -> DealCode:
    """The code of a winnable deal, of this grade when one is wanted."""
    while True:
        code = DealCode.winnable(source.randrange(NUMBER_OF_DEALS))
        if wanted is None or grade(deal_for(code)) is wanted:
            return code
