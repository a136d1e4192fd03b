"""No more moves possible: the window, what it offers, and the small button that brings it back."""

import pygame
import pytest

from game.heart_to_heart.rules import WASTE, Outcome, outcome
from tests.support.hands_here import Hand
from tests.support.player import Player, Sit
from tests.support.tables import table
from tests.support.transcripts import FOLDER

DEAD_AT_THE_START = "HH1-N-AAAAAAK"

# One pair is left, then two cards without a partner: a dead end after one move, with a card still to draw.
LAST_PAIR = table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H")


def golden_moves() -> list[str]:
    """The moves of the golden game that ends in a dead end."""
    lines = (FOLDER / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("deal", "#"))]


@pytest.fixture
def stuck(calm: Player) -> Player:
    """Someone in front of the window."""
    calm.face(LAST_PAIR)
    calm.click(20, 21)
    calm.settle()
    assert calm.overlay == "dead-end"
    return calm


def has_chip(player: Player) -> bool:
    return player.overlay is None and "chip" in player.rects()


def test_the_golden_game_ends_in_the_window(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    moves = golden_moves()
    player.skip_to(moves[:-3])
    player.play(moves[-3:-1])
    player.settle()
    assert player.overlay is None
    player.play(moves[-1:])
    assert player.overlay == "dead-end"
    assert player.moves == moves


def test_the_window_opens_at_once(player: Player) -> None:
    player.face(LAST_PAIR)
    player.click(20, 21)
    assert player.overlay == "dead-end"
    player.settle()
    assert player.strays() == []


def test_a_mate_in_the_stock_is_no_dead_end(calm: Player) -> None:
    calm.face(table("1:AH 20:7H 21:7H", stock="2H AH", waste="4H"))
    calm.click(20, 21)
    calm.settle()
    assert calm.overlay is None


def test_a_mate_deep_in_the_waste_is_no_dead_end(calm: Player) -> None:
    calm.face(table("1:AH 20:7H 21:7H", waste="2H AH 3H 4H"))
    calm.click(20, 21)
    calm.settle()
    assert calm.overlay is None


def test_a_pair_that_frees_the_next_pair_is_no_dead_end_at_any_moment(player: Player) -> None:
    player.face(table("16:QH 20:7H 21:7H 22:QH", stock="2H", waste="4H"))
    player.click(20, 21)
    for _turn in range(90):
        player.app.step()
        assert player.overlay is None


def test_undo_in_the_window_brings_a_live_position(stuck: Player) -> None:
    stuck.click("undo")
    stuck.settle()
    assert (stuck.overlay, stuck.state) == (None, LAST_PAIR)
    assert "chip" not in stuck.rects()


@pytest.mark.parametrize("how", ["key", "controller"])
def test_undo_works_without_looking_for_the_button(stuck: Player, how: str) -> None:
    if how == "key":
        stuck.undo()
    else:
        stuck.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert (stuck.overlay, stuck.state) == (None, LAST_PAIR)


def test_redo_into_the_dead_end_opens_the_window_again(stuck: Player) -> None:
    stuck.click("undo")
    stuck.redo()
    assert stuck.overlay == "dead-end"


def test_looking_at_the_table_leaves_a_chip_that_reopens_the_window(stuck: Player) -> None:
    for _time in range(2):
        stuck.click("look")
        stuck.settle()
        assert has_chip(stuck)
        stuck.click("chip")
        stuck.settle()
        assert stuck.overlay == "dead-end"


def test_back_closes_the_window_and_leaves_the_chip(stuck: Player) -> None:
    stuck.press(pygame.K_ESCAPE)
    assert has_chip(stuck)


def test_keys_and_controller_reach_the_chip(hand: Hand) -> None:
    player = hand.player
    player.face(LAST_PAIR)
    hand.pick(20, 21, "look", "chip")
    assert player.overlay == "dead-end"


def test_undo_after_closing_takes_the_chip_away(stuck: Player) -> None:
    stuck.click("look")
    stuck.undo()
    stuck.settle()
    assert stuck.overlay is None
    assert "chip" not in stuck.rects()


def test_the_chip_stays_through_a_pause(stuck: Player) -> None:
    stuck.click("look")
    stuck.press(pygame.K_p)
    stuck.press(pygame.K_ESCAPE)
    stuck.settle()
    assert has_chip(stuck)


def test_the_chip_stays_when_a_question_is_answered_with_no(stuck: Player) -> None:
    stuck.click("look")
    stuck.press(pygame.K_n)
    assert stuck.overlay == "question"
    stuck.click("no")
    stuck.settle()
    assert has_chip(stuck)


def test_the_chip_stays_when_leaving_is_thought_better_of(stuck: Player) -> None:
    stuck.click("look")
    stuck.post(pygame.Event(pygame.QUIT))
    stuck.app.step()
    stuck.click("no")
    stuck.settle()
    assert has_chip(stuck)


def test_the_chip_stays_in_another_size(stuck: Player) -> None:
    stuck.click("look")
    stuck.app.screen.window.size = (800, 600)
    stuck.wait(0.5)
    assert has_chip(stuck)


def test_once_closed_the_window_does_not_come_back_with_each_draw(stuck: Player) -> None:
    stuck.click("look", "stock", "stock", "stock")
    stuck.settle()
    assert has_chip(stuck)
    assert stuck.moves[-3:] == ["draw", "draw", "recycle"]


def test_undo_to_a_position_that_is_still_dead_keeps_window_or_chip(stuck: Player) -> None:
    stuck.click("look", "stock")
    if stuck.overlay:
        stuck.press(pygame.K_ESCAPE)
    stuck.undo()
    stuck.settle()
    assert outcome(stuck.state) is Outcome.DEAD_END
    assert has_chip(stuck) or stuck.overlay == "dead-end"


def test_try_again_deals_the_same_deal(stuck: Player) -> None:
    code = stuck.code
    stuck.click("restart")
    stuck.settle()
    assert (stuck.code, stuck.moves, stuck.overlay) == (code, [], None)
    assert stuck.strays() == []


def test_a_new_deal_is_another_one(stuck: Player) -> None:
    code = stuck.code
    stuck.click("new")
    stuck.settle()
    assert stuck.code != code
    assert (stuck.moves, stuck.overlay) == ([], None)
    assert stuck.strays() == []


def test_quitting_in_the_window_asks_and_no_comes_back_to_it(stuck: Player) -> None:
    stuck.post(pygame.Event(pygame.QUIT))
    stuck.app.step()
    assert (stuck.overlay, stuck.app.is_running) == ("question", True)
    stuck.click("no")
    assert stuck.overlay == "dead-end"


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_deal_that_is_dead_at_the_start_is_dealt_and_then_the_window_opens(
    sit: Sit, is_reduced: bool
) -> None:
    player = sit(DEAD_AT_THE_START, is_reduced_motion=is_reduced)
    assert (player.code, player.overlay, player.moves) == (DEAD_AT_THE_START, "dead-end", [])
    assert player.strays() == []


def test_the_window_waits_for_the_last_dealt_card(sit: Sit) -> None:
    player = sit(DEAD_AT_THE_START, is_settled=False)
    while player.overlay is None:
        player.app.step()
    assert player.strays() == []


def test_a_deal_that_is_dead_at_the_start_offers_only_another_one(sit: Sit) -> None:
    player = sit(DEAD_AT_THE_START)
    assert set(player.rects()) == {"new", "look"}
    player.click("new")
    player.settle()
    assert player.code != DEAD_AT_THE_START
    assert player.overlay is None


def test_a_new_deal_is_never_dead_at_the_start(sit: Sit) -> None:
    player = sit(is_reduced_motion=True, seed=5)
    for _time in range(40):
        player.press(pygame.K_n)
        assert outcome(player.state) is Outcome.PLAYING


def test_the_hint_says_that_nothing_helps(stuck: Player) -> None:
    stuck.click("look")
    stuck.press(pygame.K_h)
    assert stuck.said == "No move can help any more"
    assert stuck.selected is None


def test_the_stock_still_turns_in_a_dead_end(stuck: Player) -> None:
    stuck.click("look", "stock")
    assert stuck.moves[-1] == "draw"
    assert WASTE in stuck.rects() or stuck.overlay
