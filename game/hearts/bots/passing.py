"""Which three cards to pass."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import NamedTuple

from game.cards import Card, Rank, Suit
from game.hearts.bots.bot import Thought
from game.hearts.bots.burden import Out, burden, shortness
from game.hearts.bots.moon import prospect
from game.hearts.bots.reading import Ranks, Reading
from game.hearts.bots.temperament import Temperament
from game.hearts.round import PASSED

HEAVY = 5.0  # points; a hand that costs so much has enough to throw away once it is void in a suit


DIGITS = 9  # what is equal must be so on every system, however it rounds


class Offer(NamedTuple):
    """Cards of one suit that could be given, and what the others of the suit cost then."""

    burden: float
    shortness: float
    cards: tuple[Card, ...]

    @property
    def ranks(self) -> int:
        """How high the cards are, all together."""
        return sum(card.rank for card in self.cards)


def lightest_pass(reading: Reading, temperament: Temperament) -> Thought[tuple[Card, ...]]:
    """The three cards without which the hand costs least: the best of each suit, then the best together.

    A queen of spades that is passed is out, and may come back on any trick.
    """
    passes: list[tuple[Offer, ...]] = []
    for is_queen_out in (True, False) if reading.has_queen else (True,):
        suits = []
        for suit in Suit:
            yield
            suits.append(_best_offers(suit, reading, temperament, is_queen_out))
        passes += product(*suits)
    whole = [offers for offers in passes if sum(len(offer.cards) for offer in offers) == PASSED]
    return tuple(card for offer in min(whole, key=_cost) for card in offer.cards)


def _cost(offers: Sequence[Offer]) -> tuple[float, int]:
    """Being short of a suit is worth something only as far as there is something to throw away.

    Between passes that are worth the same, the one with higher cards is better.
    """
    total = sum(offer.burden for offer in offers)
    short = min(1.0, total / HEAVY) * sum(offer.shortness for offer in offers)
    return round(total + short, DIGITS), -sum(offer.ranks for offer in offers)


def _best_offers(suit: Suit, reading: Reading, temperament: Temperament, is_queen_out: bool) -> list[Offer]:
    """The best way to give no card of a suit, one, two and three, as far as there is one."""
    best: dict[int, Offer] = {}
    for count in range(PASSED + 1):
        for given in combinations(reading.held[suit], count):
            if suit is Suit.SPADES and reading.has_queen and (Rank.QUEEN in given) != is_queen_out:
                continue
            offer = _offer(suit, given, reading, temperament, is_queen_out)
            best[count] = min(offer, best.get(count, offer), key=_cost_alone)
    return list(best.values())


def _cost_alone(offer: Offer) -> tuple[float, int]:
    return round(offer.burden + offer.shortness, DIGITS), -offer.ranks


def _offer(suit: Suit, given: Ranks, reading: Reading, temperament: Temperament, is_queen_out: bool) -> Offer:
    kept = tuple(rank for rank in reading.held[suit] if rank not in given)
    hidden = reading.hidden[suit]
    return Offer(
        burden(suit, kept, hidden, Out(is_queen_out, hearts=True)),
        temperament.thinning * shortness(suit, kept, hidden),
        tuple(Card(rank, suit) for rank in given),
    )


def moon_pass(reading: Reading) -> tuple[float, tuple[Card, ...]]:
    """The chance to shoot the moon, and the cards to pass for it: one after the other what hinders most."""
    held, given = reading.held, []
    for _card in range(PASSED):
        card = max(_cards(held), key=lambda card: prospect(_without(held, card), reading.hidden))
        held = _without(held, card)
        given.append(card)
    return prospect(held, reading.hidden), tuple(given)


def _cards(held: tuple[Ranks, ...]) -> list[Card]:
    return [Card(rank, suit) for suit in Suit for rank in held[suit]]


def _without(held: tuple[Ranks, ...], card: Card) -> tuple[Ranks, ...]:
    ranks = tuple(rank for rank in held[card.suit] if rank is not card.rank)
    return (*held[: card.suit], ranks, *held[card.suit + 1 :])
