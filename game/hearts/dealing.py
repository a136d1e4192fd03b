"""From the code of a match to the cards of each of its rounds, and to the chances of its bots."""

from game.deals import DealCode, Generator, shuffled
from game.hearts.round import DECK, NO_POINTS, Points, State
from game.hearts.rules import deal
from game.hearts.seats import Seat, direction_of_round


def deal_for(code: DealCode, number: int, totals: Points = NO_POINTS) -> State:
    """Round `number` of a match, the first being 1: the same for ever, whatever the totals."""
    return deal(shuffled(DECK, f"{code} round {number}"), direction_of_round(number), totals)


def chances(code: DealCode, number: int, seat: Seat, decision: int) -> Generator:
    """Where a bot draws its chances for one decision of a round: 0 for its pass, then one for each trick.

    Each decision has a source of its own, so that a match that was put away and taken up again goes on as
    it would have gone on, and one player's chances never depend on how often another drew.
    """
    return Generator(f"{code} round {number} seat {seat.letter} decision {decision}")
