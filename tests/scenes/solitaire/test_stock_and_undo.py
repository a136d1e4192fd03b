"""The ends of the stock, and undo as one whole step."""

import pytest

from game.heart_to_heart.rules import WASTE
from tests.support.hands_here import Hand
from tests.support.player import Player
from tests.support.tables import table

HEART = "20:7H 22:9H"


@pytest.mark.parametrize("waste", ["7H", "7H 2H 9H"], ids=["one card", "some cards"])
def test_an_empty_stock_is_made_again_from_the_waste_in_the_same_order(hand: Hand, waste: str) -> None:
    hand.player.face(table(HEART, waste=waste))
    hand.draw()
    state = hand.player.state
    assert " ".join(map(str, state.stock)) == waste
    assert (state.waste, state.moves, state.recycles) == ((), 1, 1)
    for _card in waste.split():
        hand.draw()
    assert " ".join(map(str, hand.player.state.waste)) == waste


def test_an_empty_stock_and_an_empty_waste_do_nothing(hand: Hand) -> None:
    nothing = table("20:7H 21:7H 22:9H")
    hand.player.face(nothing)
    hand.draw()
    assert hand.player.state == nothing
    assert hand.player.moves == []
    assert hand.player.said == ""


def test_the_stock_can_be_turned_over_again_and_again(calm: Player) -> None:
    calm.face(table(HEART, stock="7H"))
    calm.click(*["stock"] * 40)
    assert (calm.state.moves, calm.state.recycles) == (40, 20)


def test_the_last_card_of_the_waste_can_be_used(calm: Player) -> None:
    calm.face(table(HEART, stock="9H", waste="7H"))
    calm.click(20, WASTE)
    assert calm.moves == ["pair 20 waste"]
    assert calm.state.waste == ()


@pytest.mark.parametrize(
    ("move", "clicks"),
    [
        ("pair 20 21", [20, 21]),
        ("pair 22 waste", [22, WASTE]),
        ("draw", ["stock"]),
    ],
)
def test_each_move_is_undone_by_one_undo(hand: Hand, move: str, clicks: list[int | str]) -> None:
    before = table("16:QH 20:7H 21:7H 22:9H", stock="3H 7H", waste="2H 9H")
    hand.player.face(before)
    hand.pick(*clicks)
    after = hand.player.state
    assert hand.player.moves == [move]
    hand.undo()
    assert hand.player.state == before
    hand.player.settle()
    assert hand.player.strays() == []
    hand.redo()
    assert hand.player.state == after


def test_a_recycle_is_undone_by_one_undo(hand: Hand) -> None:
    before = table(HEART, waste="2H 9H 7H")
    hand.player.face(before)
    hand.draw()
    hand.undo()
    assert hand.player.state == before


def test_after_an_undone_draw_the_stock_lies_face_down_and_cannot_be_selected(player: Player) -> None:
    top = player.state.stock[0]
    player.click("stock")
    player.settle()
    player.undo()
    player.settle()
    sprite = player.sprites[top]
    assert sprite.face == 0.0
    assert player.strays() == []
    player.click("stock")
    assert player.selected is None
    assert player.moves == ["draw", "undo", "draw"]


def test_undo_with_nothing_to_undo_does_nothing(hand: Hand) -> None:
    before = hand.player.state
    if hand.name != "mouse":
        hand.undo()
        hand.redo()
    else:
        hand.player.click("undo", "redo")
    assert hand.player.state == before
    assert hand.player.moves == []


def test_a_new_move_ends_redo(calm: Player) -> None:
    calm.click("stock", "stock")
    calm.undo()
    calm.click("stock")
    calm.redo()
    assert calm.moves == ["draw", "draw", "undo", "draw"]


def test_a_hundred_moves_can_be_undone(calm: Player) -> None:
    calm.click(*["stock"] * 101)
    for _time in range(120):
        calm.undo()
    assert calm.state.moves == 1


def test_undo_brings_score_and_counter_back(calm: Player) -> None:
    calm.face(table(HEART, stock="9H", waste="2H 7H"))
    calm.click(20, WASTE)
    assert (calm.state.score, calm.state.moves) == (10, 1)
    calm.undo()
    assert (calm.state.score, calm.state.moves) == (0, 0)
    assert calm.moves == ["pair 20 waste", "undo"]


def test_undo_and_redo_are_greyed_out_when_there_is_nothing_to_do(calm: Player) -> None:
    def usable() -> set[object]:
        return {"undo", "redo"} & set(calm.rects())

    assert usable() == set()
    calm.click("stock")
    assert usable() == {"undo"}
    calm.undo()
    assert usable() == {"redo"}
