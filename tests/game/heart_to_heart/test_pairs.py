"""Pairs: which two cards may leave, what that frees, what it scores."""

import pytest

from game.cards import DECK_OF_HEARTS, Card, parse_cards
from game.heart_to_heart.layout import COVERED_BY, POSITIONS
from game.heart_to_heart.rules import (
    WASTE,
    CardsFreed,
    IllegalMove,
    Pair,
    PairRemoved,
    Place,
    Refusal,
    State,
    apply,
    card_at,
    cards_left,
    deal,
    free_positions,
    is_free,
    legal_moves,
    refusal,
    refusal_to_pick,
)
from tests.support.tables import table

DOUBLY_COVERED = [position for position in POSITIONS if len(COVERED_BY[position]) == 2]
SINGLY_COVERED = [position for position in POSITIONS if len(COVERED_BY[position]) == 1]


def test_only_the_tip_is_free_at_the_start() -> None:
    assert free_positions(deal(DECK_OF_HEARTS)) == (25,)


@pytest.mark.parametrize("position", DOUBLY_COVERED)
@pytest.mark.parametrize("gone", ["left", "right"])
def test_a_half_covered_card_is_not_playable(position: int, gone: str) -> None:
    left, right = COVERED_BY[position]
    remaining = right if gone == "left" else left
    state = table(f"{position}:KH {remaining}:2H", waste="KH")
    assert not is_free(state, position)
    assert refusal_to_pick(state, position) is Refusal.COVERED
    assert refusal(state, Pair(position, WASTE)) is Refusal.COVERED
    assert refusal(state, Pair(WASTE, position)) is Refusal.COVERED


@pytest.mark.parametrize("position", DOUBLY_COVERED)
def test_a_card_is_free_at_once_when_both_covers_are_gone(position: int) -> None:
    left, right = COVERED_BY[position]
    state, events = apply(table(f"{position}:KH {left}:2H {right}:2H", waste="KH"), Pair(left, right))
    assert position in events[1].positions
    assert is_free(state, position)
    assert refusal(state, Pair(position, WASTE)) is None


@pytest.mark.parametrize("position", SINGLY_COVERED)
def test_a_card_with_one_cover_needs_just_that_one(position: int) -> None:
    (cover,) = COVERED_BY[position]
    state = table(f"{position}:KH {cover}:2H", waste="2H")
    assert refusal_to_pick(state, position) is Refusal.COVERED
    after, events = apply(state, Pair(cover, WASTE))
    assert events[1] == CardsFreed((position,))
    assert refusal_to_pick(after, position) is None


def test_two_free_heart_cards_of_one_rank_leave_together_for_twenty_points() -> None:
    state, events = apply(table("16:9H 23:KH 24:KH", stock="2H", waste="KH"), Pair(23, 24))
    assert (cards_left(state), state.score, state.moves) == (1, 20, 1)
    assert state.stock == parse_cards("2H")
    assert [card.rank for card in state.waste] == [13]
    king = Card.parse("KH")
    assert events[0] == PairRemoved(Pair(23, 24), (king, king._replace(copy=1)), 20)


def test_a_heart_card_and_the_waste_top_leave_together_for_ten_points() -> None:
    state, events = apply(table("24:2H 25:KH", waste="2H KH"), Pair(25, WASTE))
    assert (cards_left(state), state.score, state.moves) == (1, 10, 1)
    assert [str(card) for card in state.waste] == ["2H"]
    assert events[0].points == 10
    assert events[1] == CardsFreed((24,))


def test_the_waste_card_below_comes_into_play() -> None:
    state = table("24:2H 25:KH", waste="2H KH")
    after, _events = apply(state, Pair(25, WASTE))
    assert Pair(24, WASTE) not in legal_moves(state)
    assert Pair(24, WASTE) in legal_moves(after)


def test_only_the_top_of_the_waste_is_in_play() -> None:
    state = table("25:KH", waste="KH 2H")
    assert refusal(state, Pair(25, WASTE)) is Refusal.RANKS_DIFFER


def test_the_stock_is_not_in_play() -> None:
    assert refusal(table("25:KH", stock="KH"), Pair(25, WASTE)) is Refusal.NO_CARD


@pytest.mark.parametrize("pair", [Pair(23, 24), Pair(24, 23), Pair(23, WASTE), Pair(WASTE, 23)])
def test_the_order_of_picking_does_not_matter(pair: Pair) -> None:
    state = table("23:KH 24:KH", waste="KH")
    after, events = apply(state, pair)
    assert after.heart[22] is None
    assert len(after.waste) == (0 if WASTE in pair else 1)
    assert events[0].places == pair


def test_emptied_positions_stay_empty() -> None:
    state, _events = apply(table("20:2H 23:KH 24:KH", waste="2H"), Pair(23, 24))
    assert refusal_to_pick(state, 23) is Refusal.NO_CARD
    assert refusal(state, Pair(23, 24)) is Refusal.NO_CARD


@pytest.mark.parametrize(
    ("pair", "reason"),
    [
        (Pair(23, 22), Refusal.RANKS_DIFFER),
        (Pair(23, WASTE), Refusal.RANKS_DIFFER),
        (Pair(23, 23), Refusal.SAME_CARD),
        (Pair(WASTE, WASTE), Refusal.SAME_CARD),
        (Pair(23, 20), Refusal.COVERED),
        (Pair(20, 23), Refusal.COVERED),
        (Pair(23, 25), Refusal.NO_CARD),
        (Pair(1, 23), Refusal.NO_CARD),
        (Pair(23, 26), Refusal.NO_SUCH_PLACE),
        (Pair(-1, 23), Refusal.NO_SUCH_PLACE),
        (Pair(-3, 23), Refusal.NO_SUCH_PLACE),
    ],
)
def test_every_other_pair_is_refused_with_its_reason(pair: Pair, reason: Refusal) -> None:
    state = table("20:KH 22:2H 23:KH", stock="KH", waste="KH 9H")
    assert refusal(state, pair) is reason
    with pytest.raises(IllegalMove) as refused:
        apply(state, pair)
    assert refused.value.refusal is reason
    assert str(refused.value) == reason.sentence


def test_each_place_shows_its_card_covered_or_not() -> None:
    state = table("20:KH 23:2H 25:QH", waste="3H 4H")
    assert [str(card_at(state, place)) for place in (20, 23, 25, WASTE)] == ["KH", "2H", "QH", "4H"]
    assert [card_at(state, place) for place in (1, 26, -1, -25)] == [None] * 4
    assert card_at(table("25:KH", stock="2H"), WASTE) is None


def test_an_empty_waste_cannot_be_picked() -> None:
    assert refusal_to_pick(table("25:KH", stock="KH"), WASTE) is Refusal.NO_CARD


@pytest.mark.parametrize("place", [25, 22, WASTE])
def test_a_free_card_can_be_picked(place: Place) -> None:
    assert refusal_to_pick(table("22:2H 25:KH", waste="9H"), place) is None


def test_a_card_can_free_two_at_once_and_two_cards_can_free_one_together() -> None:
    tip, events = apply(table("23:2H 24:3H 25:KH", waste="KH"), Pair(25, WASTE))
    assert events[1] == CardsFreed((23, 24))
    assert free_positions(tip) == (23, 24)
    _state, events = apply(table("20:2H 21:4H 22:3H 23:KH 24:KH", stock="2H 4H"), Pair(24, 23))
    assert events[1] == CardsFreed((20, 21, 22))


def test_a_pair_that_uncovers_nothing_frees_nothing() -> None:
    _state, events = apply(table("5:2H 1:3H 6:KH 10:KH", stock="2H"), Pair(6, 10))
    assert [type(event) for event in events] == [PairRemoved]


def swapped(state: State) -> State:
    """The same table with the copies of every rank exchanged."""

    def swap(card: Card) -> Card:
        return card._replace(copy=3 - card.copy)

    heart = tuple(card and swap(card) for card in state.heart)
    return state._replace(
        heart=heart, stock=tuple(map(swap, state.stock)), waste=tuple(map(swap, state.waste))
    )


def test_copies_of_a_rank_are_interchangeable() -> None:
    state = table("20:KH 22:2H 23:KH 24:KH", stock="2H", waste="KH")
    assert swapped(state) != state
    assert list(legal_moves(swapped(state))) == list(legal_moves(state))


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_says_why(reason: Refusal) -> None:
    assert len(reason.sentence) > 5
    assert sum(other.sentence == reason.sentence for other in Refusal) == 1


def test_the_two_sentences_people_see_most() -> None:
    assert Refusal.RANKS_DIFFER.sentence == "Must be of the same rank"
    assert Refusal.COVERED.sentence == "That card is covered"


def test_a_state_can_be_hashed_and_not_changed() -> None:
    state = table("25:KH", stock="2H", waste="3H")
    assert hash(state) == hash(table("25:KH", stock="2H", waste="3H"))
    with pytest.raises(AttributeError):
        state.score = 250  # type: ignore[misc]
