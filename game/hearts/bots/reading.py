"""What a player at the table keeps in mind: which cards are out, who may hold them, who is void."""

from typing import NamedTuple, TypeAlias

from game.cards import Card, Rank, Suit
from game.hearts.round import QUEEN_OF_SPADES
from game.hearts.seats import SEATS, Seat
from game.hearts.view import View, known_voids, unseen_cards

Ranks: TypeAlias = tuple[Rank, ...]  # of one suit, in ascending order


LED_SPADES = 0.3  # how likely the holder of the queen leads a low spade, against others
KEPT_HER = 0.1  # how likely it keeps her though she could be thrown on a trick of somebody else


class Reading(NamedTuple):
    """A view, thought over once for a decision."""

    view: View
    held: tuple[Ranks, ...]  # by suit
    hidden: tuple[Ranks, ...]  # by suit, in the three other hands
    voids: tuple[frozenset[Suit], ...]  # by seat
    later: tuple[Seat, ...]  # who plays to the trick after this seat
    queen: tuple[float, ...]  # by seat, how likely it is another one and holds the queen of spades

    @property
    def is_queen_out(self) -> bool:
        """Whether somebody else holds the queen of spades."""
        return Rank.QUEEN in self.hidden[Suit.SPADES]

    @property
    def has_queen(self) -> bool:
        """Whether this seat holds her."""
        return Rank.QUEEN in self.held[Suit.SPADES]

    def without(self, card: Card) -> Ranks:
        """What is left of the card's suit once it is played."""
        return tuple(rank for rank in self.held[card.suit] if rank is not card.rank)

    def holders(self, suit: Suit) -> tuple[Seat, ...]:
        """The other seats that may hold a card of the suit."""
        return tuple(seat for seat in SEATS if seat != self.view.seat and suit not in self.voids[seat])

    def chance_void(self, seat: Seat, suit: Suit) -> float:
        """How likely another seat has none of a suit, if each card lies with any holder equally."""
        if suit in self.voids[seat]:
            return 1.0
        return chance_of_none(len(self.holders(suit)), len(self.hidden[suit]))


def chance_of_none(holders: int, cards: int) -> float:
    """How likely one of so many holders has none of so many cards."""
    return float(((holders - 1) / holders) ** cards) if holders else 1.0


def read(view: View) -> Reading:
    """Look at everything that lies open."""
    unseen = unseen_cards(view)
    voids = known_voids(view)
    return Reading(
        view=view,
        held=tuple(tuple(card.rank for card in view.hand if card.suit is suit) for suit in Suit),
        hidden=tuple(tuple(card.rank for card in unseen if card.suit is suit) for suit in Suit),
        voids=voids,
        later=tuple(view.seat.turned(places) for places in range(1, len(SEATS) - len(view.trick.cards))),
        queen=_queen(view, voids) if QUEEN_OF_SPADES in unseen else (0.0, 0.0, 0.0, 0.0),
    )


def _queen(view: View, voids: tuple[frozenset[Suit], ...]) -> tuple[float, ...]:
    """Whoever was given the queen has her still; else she lies where she can, likelier the less is told."""
    if QUEEN_OF_SPADES in view.given:
        receiver = view.direction.receiver(view.seat)
        return tuple(float(seat is receiver) for seat in SEATS)
    possible = [seat != view.seat and Suit.SPADES not in voids[seat] for seat in SEATS]
    weights = [can * doubt for can, doubt in zip(possible, _doubts(view), strict=True)]
    return tuple(weight / sum(weights) for weight in weights)


def _doubts(view: View) -> list[float]:
    """By seat, how likely its plays would have been with the queen in hand: 1 where they tell nothing.

    Her holder seldom leads a low spade, and seldom fails to throw her away when that is possible.
    """
    doubts = [1.0] * len(SEATS)
    for number, trick in enumerate((*view.tricks, view.trick)):
        for place, (seat, card) in enumerate(trick.plays):
            if place == 0 and card.suit is Suit.SPADES:
                doubts[seat] *= LED_SPADES
            elif place and number and _could_have_thrown_her(trick.cards[:place], card):
                doubts[seat] *= KEPT_HER
    return doubts


def _could_have_thrown_her(before: tuple[Card, ...], card: Card) -> bool:
    """Whether a player who played this card could have played the queen of spades and not taken the trick."""
    led = before[0].suit
    if led is not Suit.SPADES:
        return card.suit is not led
    return card.suit is led and any(other.suit is led and other.rank > Rank.QUEEN for other in before)
