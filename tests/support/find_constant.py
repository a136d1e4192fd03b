"""How KEY_CONSTANT of game/deals.py was found: the first that gives the example deal its published facts.

Run from the root of the project: python -m tests.support.find_constant
"""

from itertools import count

from game.cards import DECK_OF_HEARTS, Card, Rank
from game.deals import EXAMPLE, shuffled
from game.heart_to_heart.rules import deal
from tests.support.winning_line import winning_line


def has_published_facts(cards: tuple[Card, ...]) -> bool:
    """Whether position 1 is a ten, the tip a four, the waste an ace and its tenth card the first four."""
    waste = [card.rank for card in (cards[51], *cards[25:34])]
    return (
        cards[0].rank == Rank.TEN
        and cards[24].rank == Rank.FOUR
        and waste[0] == Rank.ACE
        and Rank.FOUR not in waste[:9]
        and waste[9] == Rank.FOUR
        and winning_line(deal(cards)) is not None
    )


if __name__ == "__main__":
    print(next(n for n in count() if has_published_facts(shuffled(DECK_OF_HEARTS, EXAMPLE, n))))
