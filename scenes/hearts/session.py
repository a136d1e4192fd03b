"""A match as it is being played: the record, the cards picked to be passed, how the hand is sorted.

It knows no picture.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.cards import Card, Suit
from game.deals import DealCode
from game.hearts.chronicle import Chapter, chapter, chronicle
from game.hearts.ending import no_points_remain, takes_the_rest
from game.hearts.match import Event, Match, Move, NextRound, totals, winner
from game.hearts.notation import write
from game.hearts.opponents import STRENGTH
from game.hearts.record import MatchRecord
from game.hearts.refusal import Refusal
from game.hearts.round import ALL_POINTS, PASSED, Phase, Points, State
from game.hearts.rules import CardsPassed, PassCards, PlayCard
from game.hearts.seats import Seat
from game.hearts.view import View, legal_plays, refusal_to_play, view
from scenes.table.settings import Sorting
from scenes.trace import Trace

ME = Seat.SOUTH


class Pick(Enum):
    """What picking a card did."""

    CHOSEN = auto()
    RETURNED = auto()
    PLAYED = auto()
    REFUSED = auto()


class Picked(NamedTuple):
    """The answer to a pick: what it did, what happened, why not."""

    pick: Pick
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


class Session:
    """One match from its first deal on. Every change goes through here, and into the trace."""

    def __init__(self, code: DealCode, trace: Trace, key: str = "", strength: str = STRENGTH) -> None:
        """Deal. `key` names this one match, `strength` is that of the opponents; see Progress."""
        self._trace = trace
        trace.hold()
        self.key, self.strength, self.hints = key, strength, 0
        self.sorting = Sorting.LOW_FIRST
        self.adopt(MatchRecord.new(code))

    def adopt(self, record: MatchRecord) -> None:
        """Go on with this match instead."""
        self.record = record
        self.picked: list[Card] = []
        self.fresh: tuple[Card, ...] = ()  # received just now, until the player does something
        self.is_rest_given = False  # the player has chosen to be done with the round
        self._chapters = chronicle(record)

    @property
    def match(self) -> Match:
        return self.record.state

    @property
    def round(self) -> State:
        return self.record.state.round

    @property
    def code(self) -> DealCode:
        return self.record.code

    @property
    def phase(self) -> Phase:
        return self.round.phase

    @property
    def view(self) -> View:
        """What the player can see."""
        return view(self.round, ME)

    @property
    def totals(self) -> Points:
        return totals(self.match)

    @property
    def winner(self) -> Seat | None:
        return winner(self.match)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """What each round gave, the present one included once it is scored."""
        if self.phase is not Phase.SCORED:
            return self._chapters
        return (*self._chapters, chapter(self.match))

    @property
    def has_progress(self) -> bool:
        """Whether leaving would lose something: the player did something and nobody has won."""
        return bool(self.record.done) and self.winner is None

    @property
    def is_choosing(self) -> bool:
        """Whether the player chooses cards to be passed."""
        return self.phase is Phase.PASSING and not self.round.passes[ME]

    @property
    def is_my_turn(self) -> bool:
        return self.round.turn is ME and not self.is_finishing

    @property
    def is_finishing(self) -> bool:
        """Whether the rest of the round plays itself: it is decided, or the player wants it so."""
        return self.phase in (Phase.PLAYING, Phase.TRICK_COMPLETE) and (
            self.is_rest_given or no_points_remain(self.round)
        )

    @property
    def can_take_the_rest(self) -> bool:
        """Whether the player takes every remaining trick however the hidden cards lie, and tricks remain."""
        return self.is_my_turn and len(self.view.hand) > 1 and takes_the_rest(self.view)

    @property
    def points_left(self) -> int:
        """What the tricks that remain will cost in all."""
        return ALL_POINTS - sum(self.round.points)

    @property
    def playable(self) -> tuple[Card, ...]:
        """What the player may play now."""
        return legal_plays(self.view) if self.is_my_turn else ()

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The player's cards that lie in the places for the pass."""
        if self.phase is not Phase.PASSING:
            return ()
        return self.round.passes[ME] or tuple(self.picked)

    def hand(self) -> tuple[Card, ...]:
        """The player's cards from left to right, without those chosen to be passed."""
        held = [card for card in self.round.hands[ME] if card not in self.chosen]
        order = self._suits()
        if self.sorting is Sorting.BY_RANK:
            return tuple(sorted(held, key=lambda card: (card.rank, order.index(card.suit))))
        sign = 1 if self.sorting is Sorting.LOW_FIRST else -1
        return tuple(sorted(held, key=lambda card: (order.index(card.suit), sign * card.rank)))

    def _suits(self) -> list[Suit]:
        """The order of the suits of this round's hand: colours in turn as far as they can be."""
        played = [
            card
            for trick in (*self.round.tricks, self.round.trick)
            for seat, card in trick.plays
            if seat is ME
        ]
        here = {card.suit for card in (*self.round.hands[ME], *played)}
        return _alternating(here) + [suit for suit in Suit if suit not in here]

    def pick(self, card: Card) -> Picked:
        """Choose a card to be passed or put it back; or play it."""
        if self.is_choosing:
            return self._choose(card)
        if not self.is_my_turn:
            return Picked(Pick.REFUSED, refusal=refusal_to_play(self.view, card) or Refusal.NOT_ON_TURN)
        reason = refusal_to_play(self.view, card)
        if reason is not None:
            return Picked(Pick.REFUSED, refusal=reason)
        return Picked(Pick.PLAYED, self.do(PlayCard(ME, card)))

    def _choose(self, card: Card) -> Picked:
        if card in self.picked:
            self.picked.remove(card)
            return Picked(Pick.RETURNED)
        if len(self.picked) == PASSED:
            return Picked(Pick.REFUSED, refusal=Refusal.NOT_THREE_CARDS)
        self.picked.append(card)
        return Picked(Pick.CHOSEN)

    def still_to_do(self, advised: tuple[Card, ...]) -> tuple[Card, ...]:
        """Of cards that should be passed, as many as places are free; all of them when none is."""
        left = tuple(card for card in advised if card not in self.picked)[: PASSED - len(self.picked)]
        return left or advised

    @property
    def is_pass_ready(self) -> bool:
        return self.is_choosing and len(self.picked) == PASSED

    def pass_cards(self) -> tuple[Event, ...]:
        """Pass the picked cards. Raises IllegalMove unless they are three."""
        return self.do(PassCards(ME, tuple(self.picked)))

    def do(self, move: Move) -> tuple[Event, ...]:
        """Make a move of any seat. Raises IllegalMove when the rules refuse it."""
        before = self.record
        self.record, events = self.record.do(move)
        self._trace.write(write(move))
        if isinstance(move, NextRound):
            self._chapters = (*self._chapters, chapter(before.state))
            self.is_rest_given = False
        for event in events:
            if isinstance(event, CardsPassed):
                self.fresh = event.passes[event.direction.giver(ME)]
        if self.phase is not Phase.PASSING or isinstance(move, NextRound):
            self.picked = []
        return events

    @property
    def receiver(self) -> Seat:
        """Who gets the player's cards."""
        return self.round.direction.receiver(ME)


def _alternating(suits: set[Suit]) -> list[Suit]:
    """Black and red in turn; of three suits, the odd colour stands in the middle."""
    black: list[Suit] = [suit for suit in (Suit.CLUBS, Suit.SPADES) if suit in suits]
    red: list[Suit] = [suit for suit in (Suit.DIAMONDS, Suit.HEARTS) if suit in suits]
    first, second = (red, black) if len(red) > len(black) else (black, red)
    ordered: list[Suit] = []
    for place in range(max(len(first), len(second))):
        ordered += first[place : place + 1] + second[place : place + 1]
    return ordered
