"""What one round of Hearts consists of: the cards and what they cost, tricks, phases, and the whole state."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.cards import Card, Rank, Suit
from game.hearts.seats import SEATS, PassDirection, Seat

DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards. Their order is part of what a deal code means."""

TWO_OF_CLUBS = Card(Rank.TWO, Suit.CLUBS)
QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)

TRICKS = 13
PASSED = 3  # cards that each player passes
QUEEN_POINTS = 13
ALL_POINTS = 26  # the thirteen hearts and the queen of spades

Points: TypeAlias = tuple[int, ...]  # one number for each seat, in the order S W N E
NO_POINTS: Points = (0, 0, 0, 0)


def card_points(card: Card) -> int:
    """What a card costs whoever takes it."""
    if card.suit is Suit.HEARTS:
        return 1
    return QUEEN_POINTS if card == QUEEN_OF_SPADES else 0


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit and then by rank, so that equal hands are equal values."""
    return tuple(sorted(cards, key=lambda card: (card.suit, card.rank)))


class Trick(NamedTuple):
    """The cards of a trick in the order in which they were played, clockwise from the leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit to follow; None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def next_seat(self) -> Seat:
        """Who plays next (the leader again, when all four have)."""
        return SEATS[(self.leader + len(self.cards)) % len(SEATS)]

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the seat that played it."""
        return tuple((self.leader.turned(place), card) for place, card in enumerate(self.cards))

    @property
    def winning(self) -> Card | None:
        """The card that takes the trick as it lies: the highest of the suit led."""
        if not self.cards:
            return None
        led = self.cards[0].suit
        return max(card for card in self.cards if card.suit is led)

    @property
    def taker(self) -> Seat:
        """Who takes the trick as it lies; before the lead, the leader."""
        winning = self.winning
        return self.leader if winning is None else self.leader.turned(self.cards.index(winning))

    @property
    def points(self) -> int:
        """What the trick costs as it lies."""
        return sum(map(card_points, self.cards))


class Phase(Enum):
    """What a round waits for: passes, a card, the full trick to be taken, or nothing any more."""

    PASSING = "passing"
    PLAYING = "playing"
    TRICK_COMPLETE = "trick complete"
    SCORED = "scored"


class State(NamedTuple):
    """A round as only the rules may know it. What one seat may know is a View.

    In PASSING nobody is on lead yet, so the leader of the trick, South, means nothing.
    """

    phase: Phase
    direction: PassDirection
    hands: tuple[tuple[Card, ...], ...]  # by seat, each sorted
    passes: tuple[tuple[Card, ...], ...] = ((), (), (), ())  # what each seat gave; empty until it has chosen
    tricks: tuple[Trick, ...] = ()  # those taken
    trick: Trick = Trick(Seat.SOUTH)  # the one on the table
    hearts_broken: bool = False
    points: Points = NO_POINTS  # taken in this round, before any moon
    totals: Points = NO_POINTS  # of the match, before this round

    @property
    def turn(self) -> Seat | None:
        """Whose card is waited for."""
        return self.trick.next_seat if self.phase is Phase.PLAYING else None
