"""Clicks while cards are moving act on the game as it is by then; soon after every card lies at its place."""

import pygame
import pytest

from game.cards import DECK_OF_HEARTS
from game.heart_to_heart.rules import WASTE
from tests.support.player import Player, Sit
from tests.support.tables import all_cards, table

FRAME = 1 / 60


def rests(player: Player) -> None:
    """After two seconds every one of the 52 cards rests at its place."""
    player.wait(2.0, tick=0.05)
    assert player.strays() == []
    assert set(player.sprites) == set(DECK_OF_HEARTS)
    on_table = all_cards(player.state)
    assert len(on_table) == len(set(on_table))


def burst(player: Player, target: object, times: int, seconds: float) -> None:
    """Click so many times, evenly, within some seconds."""
    for _time in range(times):
        player.click(target)
        player.wait(seconds / times - FRAME)


@pytest.mark.parametrize("place", [25, WASTE, 1])
def test_ten_clicks_on_one_card_lose_no_card(player: Player, place: int) -> None:
    burst(player, place, 10, 0.3)
    assert player.moves == []
    assert player.selected is None
    rests(player)


def test_an_odd_number_of_clicks_leaves_the_card_selected(player: Player) -> None:
    burst(player, 25, 9, 0.3)
    assert player.selected == 25
    rests(player)


def test_thirty_clicks_on_the_stock_in_a_second_are_thirty_moves(player: Player) -> None:
    burst(player, "stock", 30, 1.0)
    assert player.state.moves == 30
    assert player.moves == ["draw"] * 26 + ["recycle"] + ["draw"] * 3
    rests(player)


def test_all_clicks_of_one_frame_count(player: Player) -> None:
    for _time in range(12):
        player.mouse_down("stock")
        player.mouse_up("stock")
    player.app.step()
    assert player.moves == ["draw"] * 12
    rests(player)


def test_twenty_undos_in_a_second_leave_nothing_half_way(player: Player) -> None:
    burst(player, "stock", 27, 0.9)
    for _time in range(20):
        player.undo()
        player.wait(0.05 - FRAME)
    assert player.state.moves == 7
    rests(player)


def test_undo_and_redo_in_turns_leave_nothing_half_way(player: Player) -> None:
    player.face(table("16:QH 20:7H 21:7H 22:9H", stock="3H 7H", waste="2H 9H"))
    player.click(20, 21, "stock", 22)
    for _time in range(15):
        player.undo()
        player.undo()
        player.redo()
        player.redo()
    rests(player)


def test_a_triple_click_on_each_card_of_a_pair_takes_just_that_pair(player: Player) -> None:
    player.face(table("20:7H 21:7H 22:9H 1:7H 2:7H", stock="9H"))
    player.click(20, 21, 21, 21)
    assert player.moves == ["pair 20 21"]
    rests(player)


def test_a_third_card_can_be_clicked_while_a_pair_flies(player: Player) -> None:
    player.face(table("20:7H 21:7H 22:9H 1:AH", stock="9H", waste="2H 9H"))
    player.click(20, 21)
    player.wait(0.1)
    player.click(22, WASTE)
    assert player.moves == ["pair 20 21", "pair 22 waste"]
    rests(player)


def test_a_click_where_a_flying_card_lay_hits_what_lies_there_now(player: Player) -> None:
    player.face(table("16:QH 20:7H 21:7H 22:9H", stock="3H 9H", waste="2H QH"))
    player.click(20, 21)
    player.wait(0.05)
    player.click(player.point_of(20))
    assert player.selected in (None, 16)
    assert player.moves == ["pair 20 21"]
    rests(player)


def test_a_click_on_a_flying_card_hits_nothing(player: Player) -> None:
    player.face(table("20:7H 22:7H 1:AH", stock="3H AH"))
    card = player.state.heart[19]
    player.click(20, 22)
    player.wait(0.2)
    sprite = player.sprites[card]
    point = (sprite.x, sprite.y)
    free = not any(rect.collidepoint(point) for rect in player.rects().values())
    player.click(point)
    assert not free or player.selected is None
    assert player.moves == ["pair 20 22"]
    rests(player)


def test_a_card_can_be_picked_while_it_is_still_being_dealt(sit: Sit) -> None:
    player = sit(is_settled=False)
    player.app.step()
    player.click(25)
    assert player.selected == 25
    player.click("stock", "stock")
    assert player.moves == ["draw", "draw"]
    rests(player)


def test_a_drawn_card_can_be_used_before_it_has_landed(player: Player) -> None:
    player.face(table("20:7H 22:9H", stock="7H 9H", waste="2H"))
    player.click("stock", WASTE, 20, "stock", WASTE, 22)
    assert player.moves == ["draw", "pair waste 20", "draw", "pair waste 22"]
    assert player.state.heart == (None,) * 25


@pytest.mark.parametrize("after", [0.0, 0.1, 0.5, 1.0, 1.3])
def test_a_new_deal_during_the_deal_is_dealt_cleanly(sit: Sit, after: float) -> None:
    player = sit(is_settled=False)
    first = player.code
    player.wait(after)
    player.press(pygame.K_n)
    assert player.code != first
    rests(player)
    assert (player.state.moves, player.overlay) == (0, None)


def test_many_new_deals_in_a_row_are_dealt_cleanly(player: Player) -> None:
    for _time in range(10):
        player.press(pygame.K_n)
    rests(player)
    assert player.moves == []


def test_restarting_while_a_pair_flies_is_dealt_cleanly(player: Player) -> None:
    player.play(["draw"] * 9 + ["pair 25 waste"])
    player.wait(0.1)
    player.click("pause", "restart", "yes")
    rests(player)
    assert (player.state.moves, player.state.score, player.moves) == (0, 0, [])


def test_hovering_and_asking_for_help_in_flight_changes_no_move(player: Player) -> None:
    player.play(["draw"] * 9 + ["pair 25 waste"])
    for place in (23, 24, WASTE, "stock", "hint", "undo"):
        player.hover(place)
        player.press(pygame.K_F1)
        player.press(pygame.K_h)
    assert player.state.moves == 10
    rests(player)


def test_switching_to_reduced_motion_in_flight_leaves_nothing_half_way(player: Player) -> None:
    player.play(["draw"] * 9 + ["pair 25 waste"])
    player.wait(0.1)
    player.click("pause", "motion", "resume", "stock")
    rests(player)


def test_a_long_stall_loses_nothing(player: Player) -> None:
    player.click("stock", "stock", "stock")
    player.app.step(30.0)
    assert player.strays() == []
    assert player.state.moves == 3
