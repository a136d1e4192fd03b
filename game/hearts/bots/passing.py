"""Which three cards to pass."""

from itertools import combinations, product
from typing import TypeAlias

from game.cards import Card, Rank, Suit
from game.hearts.bots.burden import Out, burden, shortness
from game.hearts.bots.moon import prospect
from game.hearts.bots.reading import Ranks, Reading
from game.hearts.bots.temperament import Temperament
from game.hearts.round import PASSED

Offer: TypeAlias = tuple[float, tuple[Card, ...]]  # what the rest of a suit costs without these cards


def lightest_pass(reading: Reading, temperament: Temperament) -> tuple[Card, ...]:
    """The three cards without which the hand costs least: each suit by itself, then the best together."""
    offers = [_offers(suit, reading, temperament) for suit in Suit]
    splits = [split for split in product(*offers) if sum(split) == PASSED]
    chosen = min(
        splits, key=lambda split: sum(offer[count][0] for offer, count in zip(offers, split, strict=True))
    )
    return tuple(card for offer, count in zip(offers, chosen, strict=True) for card in offer[count][1])


def _offers(suit: Suit, reading: Reading, temperament: Temperament) -> dict[int, Offer]:
    """For each number of cards that could be given from a suit, the best ones to give."""
    held = reading.held[suit]
    return {
        count: min(_offer(suit, given, reading, temperament) for given in combinations(held, count))
        for count in range(min(PASSED, len(held)) + 1)
    }


def _offer(suit: Suit, given: Ranks, reading: Reading, temperament: Temperament) -> Offer:
    kept = tuple(rank for rank in reading.held[suit] if rank not in given)
    hidden = reading.hidden[suit]
    out = Out(queen=Rank.QUEEN not in kept if suit is Suit.SPADES else not reading.has_queen, hearts=True)
    cost = burden(suit, kept, hidden, out) + temperament.thinning * shortness(suit, kept, hidden)
    return cost, tuple(Card(rank, suit) for rank in given)


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
