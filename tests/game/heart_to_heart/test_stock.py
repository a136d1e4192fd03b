"""Dealing, drawing and recycling, down to the last card."""

import pytest

from game.cards import DECK_OF_HEARTS, Card, parse_cards
from game.heart_to_heart.rules import (
    CardDrawn,
    IllegalMove,
    Outcome,
    Refusal,
    State,
    StockMove,
    WasteRecycled,
    apply,
    deal,
    legal_moves,
    outcome,
    pass_number,
    refusal,
)
from tests.support.tables import table


def after(state: State, *moves: StockMove) -> State:
    for move in moves:
        state, _events = apply(state, move)
    return state


def test_the_deal_fills_heart_stock_and_waste_in_deck_order() -> None:
    state = deal(DECK_OF_HEARTS)
    assert state.heart == DECK_OF_HEARTS[:25]
    assert state.stock == DECK_OF_HEARTS[25:51]
    assert state.waste == (DECK_OF_HEARTS[51],)
    assert (state.score, state.moves, pass_number(state)) == (0, 0, 1)


@pytest.mark.parametrize(
    "cards",
    [
        DECK_OF_HEARTS[:51],
        (*DECK_OF_HEARTS, DECK_OF_HEARTS[0]),
        (*DECK_OF_HEARTS[:51], DECK_OF_HEARTS[0]),
        (*DECK_OF_HEARTS[:51], Card.parse("QS")),
    ],
)
def test_a_deal_needs_each_of_the_52_hearts_once(cards: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError):
        deal(cards)


def test_a_draw_turns_the_top_stock_card_onto_the_waste() -> None:
    state, events = apply(table("25:KH", stock="2H 3H", waste="AH"), StockMove.DRAW)
    assert state.stock == parse_cards("3H")
    assert state.waste == parse_cards("AH 2H")
    assert state.moves == 1
    assert events == (CardDrawn(Card.parse("2H")),)


def test_a_recycle_brings_the_cards_in_the_same_order_again() -> None:
    start = table("25:KH", stock="2H 3H", waste="AH")
    drawn = after(start, StockMove.DRAW, StockMove.DRAW)
    recycled, events = apply(drawn, StockMove.RECYCLE)
    assert recycled.stock == parse_cards("AH 2H 3H")
    assert recycled.waste == ()
    assert events == (WasteRecycled(3),)
    assert after(recycled, *[StockMove.DRAW] * 3).waste == drawn.waste


def test_a_recycle_counts_as_a_move_and_has_no_limit() -> None:
    state = table("25:KH", stock="KH", waste="AH")
    for _time in range(50):
        state = after(state, *[StockMove.DRAW] * len(state.stock), StockMove.RECYCLE)
    assert state.recycles == 50
    assert state.moves == 1 + 50 + 49 * 2
    assert state.score == 0


def test_the_pass_through_the_stock_is_counted_by_recycles() -> None:
    state = table("25:KH", stock="2H", waste="AH")
    assert pass_number(state) == 1
    assert pass_number(after(state, StockMove.DRAW)) == 1
    assert pass_number(after(state, StockMove.DRAW, StockMove.RECYCLE)) == 2


def test_stock_and_waste_empty_leave_nothing_to_turn() -> None:
    state = table("24:KH 25:KH")
    for move in StockMove:
        assert refusal(state, move) is Refusal.NOTHING_TO_TURN
        with pytest.raises(IllegalMove, match="There is no card left to turn") as refused:
            apply(state, move)
        assert refused.value.refusal is Refusal.NOTHING_TO_TURN


def test_an_empty_stock_is_not_drawn_from() -> None:
    assert refusal(table("25:KH", waste="2H"), StockMove.DRAW) is Refusal.STOCK_EMPTY


def test_a_stock_that_still_has_cards_is_not_recycled() -> None:
    assert refusal(table("25:KH", stock="2H", waste="3H"), StockMove.RECYCLE) is Refusal.STOCK_NOT_EMPTY
    assert refusal(table("25:KH", stock="2H"), StockMove.RECYCLE) is Refusal.STOCK_NOT_EMPTY


def test_a_last_waste_card_alone_can_be_recycled_and_used() -> None:
    state = table("25:KH", waste="KH")
    assert StockMove.RECYCLE in legal_moves(state)
    turned = after(state, StockMove.RECYCLE)
    assert outcome(turned) is Outcome.PLAYING
    assert after(turned, StockMove.DRAW).waste == state.waste


def test_stock_and_waste_stay_playable_in_a_dead_end() -> None:
    state = table("25:KH", stock="2H", waste="3H")
    assert outcome(state) is Outcome.DEAD_END
    assert list(legal_moves(state)) == [StockMove.DRAW]
