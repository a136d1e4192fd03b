"""Selecting, the same by mouse, by keys and by controller."""

import pygame
import pytest

from game.heart_to_heart.rules import WASTE, State
from tests.support.hands_here import Hand, KeyHand, MouseHand, PadHand
from tests.support.player import Player
from tests.support.tables import table

# Free: the sevens at 20 and 21, the nine at 22, the nine on the waste. The queen at 16 is covered by 20.
TABLE = table("16:QH 20:7H 21:7H 22:9H", stock="3H 7H", waste="QH 9H")


@pytest.fixture
def at_table(hand: Hand) -> Hand:
    hand.player.face(TABLE)
    return hand


def heart(state: State) -> set[int]:
    """The positions that still hold a card."""
    return {position for position, card in enumerate(state.heart, 1) if card is not None}


@pytest.mark.parametrize("place", [20, 22, WASTE])
def test_the_first_pick_selects(at_table: Hand, place: int) -> None:
    at_table.pick(place)
    assert at_table.player.selected == place
    assert at_table.player.state == TABLE


def test_a_second_card_of_equal_rank_removes_the_pair(at_table: Hand) -> None:
    at_table.pick(20, 21)
    state = at_table.player.state
    assert heart(state) == {16, 22}
    assert (state.score, state.moves) == (20, 1)
    assert at_table.player.selected is None
    assert at_table.player.moves == ["pair 20 21"]


@pytest.mark.parametrize("order", [(22, WASTE), (WASTE, 22)])
def test_a_heart_card_and_the_waste_top_are_a_pair_in_either_order(
    at_table: Hand, order: tuple[int, int]
) -> None:
    at_table.pick(*order)
    state = at_table.player.state
    assert heart(state) == {16, 20, 21}
    assert [str(card) for card in state.waste] == ["QH"]
    assert (state.score, state.moves) == (10, 1)


def test_the_selected_card_again_is_let_go(at_table: Hand) -> None:
    at_table.pick(20, 20)
    assert at_table.player.selected is None
    assert at_table.player.state == TABLE


@pytest.mark.parametrize(("first", "second"), [(20, 22), (22, 20), (20, WASTE), (WASTE, 21)])
def test_a_card_of_another_rank_becomes_the_selected_one(at_table: Hand, first: int, second: int) -> None:
    at_table.pick(first, second)
    assert at_table.player.selected == second
    assert at_table.player.state == TABLE
    assert at_table.player.said == ""


def test_after_a_switch_the_new_card_pairs(at_table: Hand) -> None:
    at_table.pick(22, 20, 21)
    assert heart(at_table.player.state) == {16, 22}


def test_back_lets_the_selected_card_go_and_opens_nothing(at_table: Hand) -> None:
    at_table.pick(20)
    at_table.back()
    assert at_table.player.selected is None
    assert at_table.player.overlay is None


def test_back_with_nothing_selected_changes_no_card(at_table: Hand) -> None:
    at_table.back()
    assert at_table.player.state == TABLE
    assert at_table.player.selected is None


def test_a_draw_clears_the_selection(at_table: Hand) -> None:
    at_table.pick(20)
    at_table.draw()
    assert at_table.player.selected is None
    assert at_table.player.moves == ["draw"]


def test_undo_clears_the_selection(at_table: Hand) -> None:
    at_table.draw()
    at_table.pick(20)
    at_table.undo()
    assert at_table.player.selected is None
    assert at_table.player.state == TABLE


def test_redo_clears_the_selection(at_table: Hand) -> None:
    at_table.draw()
    at_table.undo()
    at_table.pick(20)
    at_table.redo()
    assert at_table.player.selected is None
    assert at_table.player.state.moves == 1


def test_a_new_deal_clears_the_selection(at_table: Hand) -> None:
    code = at_table.player.code
    at_table.pick(20)
    at_table.pause()
    at_table.pick("new")
    at_table.player.settle()
    assert at_table.player.code != code
    assert at_table.player.selected is None


def test_a_pause_clears_the_selection(at_table: Hand) -> None:
    at_table.pick(20)
    at_table.pause()
    assert at_table.player.overlay == "pause"
    assert at_table.player.selected is None


def test_a_restart_clears_the_selection(calm: Player) -> None:
    calm.click(25, "pause", "restart")
    calm.settle()
    assert calm.selected is None
    assert calm.moves == []


def test_a_covered_card_does_nothing_at_all(calm: Player) -> None:
    calm.face(TABLE)
    before = calm.marks
    calm.click(16)
    assert (calm.selected, calm.state, calm.said) == (None, TABLE, "")
    assert calm.marks == before


def test_a_covered_card_leaves_the_selection_alone(calm: Player) -> None:
    calm.face(TABLE)
    calm.click(20, 16)
    assert calm.selected == 20
    assert calm.said == ""


def test_keys_and_controller_never_come_to_a_covered_card(calm: Player) -> None:
    calm.face(TABLE)
    assert 16 not in calm.rects()


def test_an_emptied_place_does_nothing(calm: Player) -> None:
    calm.face(TABLE)
    calm.click(20, 21)
    after = calm.state
    calm.click(25, 1)
    assert (calm.state, calm.selected) == (after, None)


def test_an_empty_waste_does_nothing(calm: Player) -> None:
    empty = table("20:7H 21:7H", stock="3H")
    calm.face(empty)
    calm.click(20, WASTE)
    assert (calm.state, calm.selected) == (empty, 20)


def test_the_felt_beside_the_cards_does_nothing(calm: Player) -> None:
    calm.face(TABLE)
    calm.click(20, (320, 50))
    assert (calm.state, calm.selected) == (TABLE, 20)


@pytest.mark.parametrize("button", [2, 4, 5, 6, 7, 8])
def test_only_the_left_button_picks(calm: Player, button: int) -> None:
    calm.face(TABLE)
    for target in (20, WASTE, "stock", "pause", "hint"):
        calm.click(target, button=button)
    assert (calm.state, calm.selected, calm.overlay) == (TABLE, None, None)


def test_a_right_click_on_a_card_does_not_pick_it(calm: Player) -> None:
    calm.face(TABLE)
    calm.click(20, button=3)
    assert calm.selected is None


def test_turning_the_wheel_changes_nothing(calm: Player) -> None:
    calm.face(TABLE)
    calm.click(20)
    for y in (1, -1, 5):
        calm.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=float(y)))
        calm.app.step()
    assert (calm.state, calm.selected) == (TABLE, 20)


def test_mouse_keys_and_controller_share_one_selection(calm: Player) -> None:
    calm.face(TABLE)
    MouseHand(calm).pick(20)
    KeyHand(calm).pick(22)
    assert calm.selected == 22
    PadHand(calm).pick(WASTE)
    assert heart(calm.state) == {16, 20, 21}
