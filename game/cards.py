"""Playing cards and their text notation: "TH" is the ten of hearts, "QS" the queen of spades."""

from collections import Counter
from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """Two low, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank in text notation."""
        return RANK_LETTERS[self - Rank.TWO]


class Suit(IntEnum):
    """The four suits, black and red in turn, as a hand is best sorted."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit in text notation."""
        return SUIT_LETTERS[self]


RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "CDSH"


class Card(NamedTuple):
    """One card. `copy` (0-3) tells equal cards of one deck apart; the rules of play never look at it."""

    rank: Rank
    suit: Suit
    copy: int = 0

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as in "TH". Raises ValueError for anything else."""
        if len(text) != 2 or text[0] not in RANK_LETTERS or text[1] not in SUIT_LETTERS:
            raise ValueError(f"not a card: {text[:20]!r}")
        return cls(Rank(RANK_LETTERS.index(text[0]) + Rank.TWO), Suit(SUIT_LETTERS.index(text[1])))

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards from words such as "QS 2H 2H"; equal ones get the copies 0, 1, 2 ... in the order written.

    Raises ValueError when a word is not a card.
    """
    seen: Counter[Card] = Counter()
    cards = []
    for word in text.split():
        card = Card.parse(word)
        cards.append(card._replace(copy=seen[card]))
        seen[card] += 1
    return tuple(cards)


DECK_OF_HEARTS: tuple[Card, ...] = tuple(Card(rank, Suit.HEARTS, copy) for copy in range(4) for rank in Rank)
"""The 52 hearts of Heart to Heart: four copies of each rank. Its order is part of what a deal code means."""
