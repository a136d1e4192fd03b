"""The win: only the win, once, whatever comes in between; and the panel that it ends in."""

from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.rules import WASTE, Outcome
from tests.support.hands_here import Hand
from tests.support.player import Player, Sit
from tests.support.tables import table
from tests.support.transcripts import winning_game

LAST_MOVE = table("20:7H 21:7H", stock="2H 3H", waste="4H", score=230)
LAST_MOVE_WITH_NOTHING_ELSE = table("20:7H", waste="7H", score=240)


def win(player: Player) -> None:
    """Make the winning move."""
    player.face(LAST_MOVE)
    player.click(20, 21)


@pytest.fixture
def winner(calm: Player) -> Player:
    """Someone in front of the result."""
    win(calm)
    calm.settle()
    assert calm.overlay == "win"
    return calm


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_winning_move_leads_to_the_result_and_to_nothing_else(sit: Sit, is_reduced: bool) -> None:
    player = sit(is_reduced_motion=is_reduced)
    player.face(LAST_MOVE_WITH_NOTHING_ELSE)
    player.click(20, WASTE)
    seen = {player.overlay}
    for _turn in range(50):
        player.app.step(0.1)
        seen.add(player.overlay)
    assert seen == {None, "win"}
    assert player.state.score == 250


def test_with_cards_left_in_the_stock_the_game_is_won_all_the_same(winner: Player) -> None:
    assert len(winner.state.stock) == 2
    assert winner.scene.session.outcome is Outcome.WON


def test_undo_from_the_result_brings_the_position_back(hand: Hand) -> None:
    player = hand.player
    player.face(LAST_MOVE)
    hand.pick(20, 21)
    player.settle()
    if hand.name == "mouse":
        hand.pick("undo")
    else:
        hand.undo()
    player.settle()
    assert (player.overlay, player.state) == (None, LAST_MOVE)
    assert player.strays() == []
    hand.redo()
    player.settle()
    assert player.overlay == "win"


def test_undo_while_the_last_pair_flies_calls_the_win_off(player: Player) -> None:
    win(player)
    player.wait(0.2)
    player.undo()
    player.wait(5.0, tick=0.2)
    assert (player.overlay, player.state) == (None, LAST_MOVE)
    assert player.strays() == []
    assert not player.scene.view.celebration.is_running


def test_undo_during_the_celebration_ends_it(player: Player) -> None:
    win(player)
    player.wait(1.0, tick=0.05)
    assert player.scene.view.celebration.is_running
    player.undo()
    player.wait(5.0, tick=0.2)
    assert not player.scene.view.celebration.is_running
    assert player.overlay is None
    assert player.strays() == []


def test_looking_at_the_table_and_back_by_the_chip(winner: Player) -> None:
    for _time in range(2):
        winner.click("look")
        winner.settle()
        assert winner.overlay is None
        assert not winner.scene.view.celebration.is_running
        assert winner.strays() == []
        winner.click("chip")
        winner.settle()
        assert winner.overlay == "win"


def test_back_means_look_at_the_table(hand: Hand) -> None:
    win(hand.player)
    hand.player.settle()
    hand.back()
    assert hand.player.overlay is None
    assert "chip" in hand.player.rects()


def test_the_chip_of_a_win_stays_through_a_pause(winner: Player) -> None:
    winner.click("look")
    winner.press(pygame.K_p)
    winner.press(pygame.K_ESCAPE)
    winner.settle()
    assert winner.overlay == "win" or "chip" in winner.rects()


@pytest.mark.parametrize("after", [0.05, 0.3, 0.7, 1.2])
def test_a_pause_before_the_result_only_delays_it(player: Player, after: float) -> None:
    win(player)
    player.wait(after, tick=0.05)
    player.press(pygame.K_p)
    player.wait(3.0, tick=0.2)
    assert player.overlay == "pause"
    player.press(pygame.K_p)
    player.wait(4.0, tick=0.2)
    assert player.overlay == "win" or "chip" in player.rects()


def test_closing_the_result_is_final_even_after_a_quick_undo_and_redo(player: Player) -> None:
    win(player)
    player.wait(0.4)
    player.undo()
    player.redo()
    while player.overlay != "win":
        player.app.step(0.05)
    player.press(pygame.K_ESCAPE)
    player.wait(3.0, tick=0.2)
    assert player.overlay is None


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_h, pygame.K_RETURN])
def test_keys_of_the_game_are_harmless_in_the_celebration(player: Player, key: int) -> None:
    win(player)
    state = player.state
    player.wait(0.8, tick=0.05)
    player.press(key)
    player.wait(3.0, tick=0.2)
    assert player.state == state
    assert player.overlay == "win"


def test_a_won_game_is_left_without_a_question(winner: Player) -> None:
    winner.post(pygame.Event(pygame.QUIT))
    winner.app.step()
    assert not winner.app.is_running


def test_the_next_deal_is_another_one(hand: Hand) -> None:
    player = hand.player
    win(player)
    player.settle()
    code = player.code
    hand.pick("new")
    player.settle()
    assert player.code != code
    assert (player.state.score, player.state.moves, player.overlay) == (0, 0, None)
    assert player.strays() == []


def test_play_again_is_the_same_deal(winner: Player) -> None:
    code = winner.code
    winner.click("restart")
    winner.settle()
    assert (winner.code, winner.moves, winner.overlay) == (code, [], None)
    assert winner.strays() == []


def test_the_menu_can_be_reached_from_the_result(winner: Player) -> None:
    winner.click("menu")
    winner.settle()
    assert winner.menu.overlay is None


def test_the_clock_stands_still_after_the_win(winner: Player) -> None:
    seconds = winner.scene.session.seconds
    winner.wait(3.0)
    winner.press(pygame.K_ESCAPE)
    winner.wait(3.0)
    assert winner.scene.session.seconds == seconds


@pytest.mark.parametrize(("code", "is_reduced"), [("HH1-N-AAAAAAM", False), ("HH1-N-AAAAAAJ", True)])
def test_a_whole_game_by_mouse_ends_in_the_result(
    sit: Sit, code: str, is_reduced: bool, tmp_path: Path
) -> None:
    game = winning_game(code)
    trace = tmp_path / "trace.txt"
    player = sit(code, trace=str(trace), is_reduced_motion=is_reduced)
    player.play(game.moves)
    player.settle()
    assert player.overlay == "win"
    assert player.state.score == 250
    assert player.moves == list(game.moves)
    assert trace.read_text(encoding="utf-8").splitlines() == [f"deal {code}", *game.moves]
