"""Cards, their notation, and the deck of hearts."""

import pytest

from game.cards import DECK_OF_HEARTS, Card, Rank, Suit, parse_cards


def test_an_ace_is_high_and_a_two_is_low() -> None:
    assert max(Rank) is Rank.ACE == 14
    assert min(Rank) is Rank.TWO == 2


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("TH", Card(Rank.TEN, Suit.HEARTS)),
        ("QS", Card(Rank.QUEEN, Suit.SPADES)),
        ("2C", Card(Rank.TWO, Suit.CLUBS)),
        ("AD", Card(Rank.ACE, Suit.DIAMONDS)),
    ],
)
def test_a_card_is_written_as_rank_and_suit(text: str, card: Card) -> None:
    assert Card.parse(text) == card
    assert str(card) == text


def test_every_card_is_read_back_as_it_was_written() -> None:
    cards = [Card(rank, suit) for suit in Suit for rank in Rank]
    assert len({str(card) for card in cards}) == 52
    assert [Card.parse(str(card)) for card in cards] == cards


@pytest.mark.parametrize("text", ["", "Q", "QSS", "10H", "1H", "qs", "SQ", "Q♠", "ＱS", "Q S"])
def test_anything_else_is_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_equal_cards_in_a_hand_are_told_apart_by_their_copy() -> None:
    assert parse_cards("QS 2H 2H") == (
        Card(Rank.QUEEN, Suit.SPADES, 0),
        Card(Rank.TWO, Suit.HEARTS, 0),
        Card(Rank.TWO, Suit.HEARTS, 1),
    )


def test_the_deck_of_hearts_has_four_different_copies_of_each_rank_and_no_other_suit() -> None:
    assert len(set(DECK_OF_HEARTS)) == 52
    assert {card.suit for card in DECK_OF_HEARTS} == {Suit.HEARTS}
    for rank in Rank:
        assert sorted(card.copy for card in DECK_OF_HEARTS if card.rank == rank) == [0, 1, 2, 3]


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Card.parse("QS").rank = Rank.TWO  # type: ignore[misc]
