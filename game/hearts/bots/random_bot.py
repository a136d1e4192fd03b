"""A player that does anything the rules allow, each choice as likely as any other."""

from game.cards import Card
from game.deals import Generator
from game.hearts.bots.bot import Thought
from game.hearts.round import PASSED
from game.hearts.view import View, legal_plays


class RandomBot:
    """For tests and measurements: what a bot is worth is what it gains over this one."""

    def choose_pass(self, view: View, chances: Generator) -> Thought[tuple[Card, ...]]:
        """Any three cards."""
        yield
        hand = list(view.hand)
        return tuple(hand.pop(chances.below(len(hand))) for _card in range(PASSED))

    def choose_card(self, view: View, chances: Generator) -> Thought[Card]:
        """Any legal card."""
        yield
        plays = legal_plays(view)
        return plays[chances.below(len(plays))]
