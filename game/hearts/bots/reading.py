"""What a player at the table keeps in mind: which cards are out, who may hold them, who is void."""

from typing import NamedTuple

from game.cards import Rank, Suit
from game.hearts.round import QUEEN_OF_SPADES
from game.hearts.seats import SEATS, Seat
from game.hearts.view import View, known_voids, played_cards, unseen_cards

Ranks = tuple[Rank, ...]


class Reading(NamedTuple):
    """A view, thought about once for a decision. Ranks by suit stand in ascending order."""

    view: View
    held: tuple[Ranks, ...]  # by suit
    hidden: tuple[Ranks, ...]  # by suit, in the three other hands
    voids: tuple[frozenset[Suit], ...]  # by seat
    later: tuple[Seat, ...]  # who plays after this seat in the trick on the table
    queen: tuple[float, ...]  # by seat, how likely it holds the queen of spades

    @property
    def is_queen_out(self) -> bool:
        """Whether somebody else holds the queen of spades."""
        return Rank.QUEEN in self.hidden[Suit.SPADES]

    @property
    def has_queen(self) -> bool:
        return Rank.QUEEN in self.held[Suit.SPADES]


def read(view: View) -> Reading:
    """Look at everything that lies open."""
    unseen = unseen_cards(view)
    voids = known_voids(view)
    return Reading(
        view=view,
        held=tuple(tuple(card.rank for card in view.hand if card.suit is suit) for suit in Suit),
        hidden=tuple(tuple(card.rank for card in unseen if card.suit is suit) for suit in Suit),
        voids=voids,
        later=_later(view),
        queen=_queen(view, voids, QUEEN_OF_SPADES in unseen),
    )


def _later(view: View) -> tuple[Seat, ...]:
    after = len(SEATS) - 1 - len(view.trick.cards)
    return tuple(view.seat.turned(places) for places in range(1, after + 1))


def _queen(view: View, voids: tuple[frozenset[Suit], ...], is_hidden: bool) -> tuple[float, ...]:
    """Who was given the queen still has her; else she lies with equal chance wherever she can lie."""
    if not is_hidden:
        return tuple(float(seat == view.seat and QUEEN_OF_SPADES in view.hand) for seat in SEATS)
    receiver = view.direction.receiver(view.seat)
    if QUEEN_OF_SPADES in view.given:
        return tuple(float(seat is receiver) for seat in SEATS)
    possible = [seat for seat in SEATS if seat != view.seat and Suit.SPADES not in voids[seat]]
    return tuple(float(seat in possible) / len(possible) for seat in SEATS)
