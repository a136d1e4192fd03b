"""The opponents' thinking, a few slices a tick, so that no frame waits for it."""

from __future__ import annotations

from game.cards import Card
from game.hearts.bots.bot import Bot, Thought
from game.hearts.match import Match, chances_of
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard
from game.hearts.seats import Seat
from game.hearts.view import view

SLICES, HURRIED_SLICES = 1, 4  # of thought in a tick: while there is time, and when the move is waited for


class Thinking:
    """One decision of one seat, being thought about."""

    def __init__(self, bot: Bot, match: Match, seat: Seat) -> None:
        self._seat, self._is_pass = seat, match.round.phase is Phase.PASSING
        seen, chances = view(match.round, seat), chances_of(match, seat)
        self._thought: Thought[tuple[Card, ...]] = (
            bot.choose_pass(seen, chances) if self._is_pass else _one(bot.choose_card(seen, chances))
        )
        self.move: PassCards | PlayCard | None = None

    def go_on(self, slices: int) -> None:
        """Think a little further; `move` is there when it is decided."""
        for _slice in range(slices):
            if self.move is not None:
                return
            try:
                next(self._thought)
            except StopIteration as end:
                self.move = self._made(end.value)

    def _made(self, cards: tuple[Card, ...]) -> PassCards | PlayCard:
        return PassCards(self._seat, cards) if self._is_pass else PlayCard(self._seat, cards[0])


def _one(thought: Thought[Card]) -> Thought[tuple[Card, ...]]:
    card = yield from thought
    return (card,)
