"""From a deal code to the cards on the table."""

from itertools import count

from game.cards import DECK_OF_HEARTS
from game.deals import DealCode, Kind, shuffled
from game.heart_to_heart.rules import State, deal
from game.heart_to_heart.solver import is_winnable


def deal_for(code: DealCode) -> State:
    """The deal that a code names: the same for ever.

    A winnable deal is the first of the shuffles 0, 1, 2, ... keyed by its code and that number that can be
    won; about every fourth one can.
    """
    if code.kind is Kind.NORMAL:
        return deal(shuffled(DECK_OF_HEARTS, str(code)))
    shuffles = (deal(shuffled(DECK_OF_HEARTS, f"{code} {number}")) for number in count())
    return next(filter(is_winnable, shuffles))
