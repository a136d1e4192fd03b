"""From a deal code to the cards on the table."""

from typing import Protocol

from game.cards import DECK_OF_HEARTS
from game.deals import NUMBER_OF_DEALS, DealCode, shuffled
from game.heart_to_heart.rules import Outcome, State, deal, outcome


class RandomSource(Protocol):
    """What `random.Random` is, as far as a choice of deal needs it."""

    def randrange(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1."""


def deal_for(code: DealCode) -> State:
    """The deal that a code names: the same for ever."""
    return deal(shuffled(DECK_OF_HEARTS, str(code)))


def random_playable_code(source: RandomSource) -> DealCode:
    """The code of a normal deal that has at least one pair to look for.

    About one deal in ten is dead before its first move, because the tip's three mates all lie in the heart:
    such a deal can be asked for by its code, but is not served as a new game.
    """
    while True:
        code = DealCode.normal(source.randrange(NUMBER_OF_DEALS))
        if outcome(deal_for(code)) is Outcome.PLAYING:
            return code
