"""All 26 points in one hand: how near another seat is to that, and how good one's own chances are."""

from math import exp
from typing import NamedTuple

from game.cards import Card, Suit
from game.hearts.bots.reading import Ranks, Reading, chance_of_none
from game.hearts.round import QUEEN_POINTS, card_points
from game.hearts.seats import SEATS, Seat
from game.hearts.view import View

MOST_LOST = 0.35  # how likely a trick lost without a point on it yet has one in the end
AFTER_LOSS = 0.7  # what is left of the chances once others are on lead


class Threat(NamedTuple):
    """Another seat that has taken every point so far."""

    seat: Seat
    risk: float  # how likely it takes the others too


def threat(view: View) -> Threat | None:
    """The seat that may be shooting the moon; None while the points are divided, or one's own, or not begun.

    How likely it is was counted in rounds that players of this kind played with each other: it doubles with
    each heart, the queen counts as one, and it grows by a quarter with each trick.
    """
    taken = sum(view.points)
    if not taken or max(view.points) < taken or view.points[view.seat] == taken:
        return None
    hearts = taken - QUEEN_POINTS + 1 if taken >= QUEEN_POINTS else taken
    risk = 0.05 * 2.0 ** (hearts - 1) * 1.25 ** (len(view.tricks) - 2)
    return Threat(SEATS[view.points.index(taken)], min(1.0, risk))


def is_still_possible(view: View) -> bool:
    """Whether no other seat has a point yet."""
    return sum(view.points) == view.points[view.seat]


def stopping_power(held: tuple[Ranks, ...], hidden: tuple[Ranks, ...]) -> float:
    """How surely one of these cards takes a trick later: the highest heart left, or of another suit."""
    return max(
        (_stops(suit, held[suit]) for suit in Suit if held[suit] and _is_above(held[suit], hidden[suit])),
        default=0.0,
    )


def _is_above(ranks: Ranks, hidden: Ranks) -> bool:
    return bool(hidden) and ranks[-1] > hidden[-1]


def _stops(suit: Suit, ranks: Ranks) -> float:
    if suit is Suit.HEARTS:
        return 1.0
    return 0.5 if len(ranks) > 1 else 0.25


def prospect(held: tuple[Ranks, ...], hidden: tuple[Ranks, ...]) -> float:
    """The chance that a hand takes every trick that matters, judged by how many it would lose.

    A heart lost ends it. Another trick may be lost early, while nobody throws points on it.
    """
    lost = sum(
        _tricks_lost(held[suit], hidden[suit]) * (1.0 if suit is Suit.HEARTS else 0.6) for suit in Suit
    )
    return exp(-lost)


def _tricks_lost(ranks: Ranks, hidden: Ranks) -> int:
    """How many leads from the top of a suit others would take, when no one has more than half of it."""
    above = list(reversed(hidden))
    lost = 0
    for rank in list(reversed(ranks))[: (len(hidden) + 1) // 2]:
        if above and rank < above[0]:
            lost += 1
            above.pop(0)
    return lost


def prospect_after(reading: Reading, card: Card) -> float:
    """The chance to shoot the moon if this card is played now."""
    held = tuple(reading.without(card) if suit is card.suit else reading.held[suit] for suit in Suit)
    taken = _chance_taken(reading, card)
    spoilt = 1.0 if _spoils(reading, card) else MOST_LOST * bool(reading.view.tricks)
    return prospect(held, reading.hidden) * (taken + (1 - taken) * (1 - spoilt) * AFTER_LOSS)


def _spoils(reading: Reading, card: Card) -> bool:
    """Whether the trick gives another a point if this card does not take it."""
    trick = reading.view.trick
    is_hearts = Suit.HEARTS in (trick.led, card.suit)
    return is_hearts or bool(trick.points or card_points(card))


def _chance_taken(reading: Reading, card: Card) -> float:
    """How likely nobody can play higher, supposing that who can will."""
    trick = reading.view.trick
    if trick.winning is not None and (card.suit is not trick.led or card < trick.winning):
        return 0.0
    higher = sum(rank > card.rank for rank in reading.hidden[card.suit])
    holders = reading.holders(card.suit)
    dangerous = [seat for seat in reading.later if seat in holders]
    return chance_of_none(len(holders), higher) ** len(dangerous) if higher else 1.0
