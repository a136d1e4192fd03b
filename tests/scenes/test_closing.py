"""Closing at a bad moment, by the window or by a signal, and starting anew: nothing of before stays."""

import signal
import time
from collections.abc import Callable

import pygame
import pytest

from tests.support import moments
from tests.support.player import Player, Sit
from tests.support.transcripts import winning_game

at_every_bad_moment = pytest.mark.parametrize("moment", moments.MOMENTS, ids=lambda moment: moment.__name__)


def runs_out(player: Player) -> float:
    """Let the program run until it ends by itself; returns how long that took, in seconds."""
    started = time.monotonic()
    player.app.run()
    return time.monotonic() - started


def ask_to_close(player: Player) -> None:
    player.post(pygame.Event(pygame.QUIT))


@at_every_bad_moment
def test_two_quits_in_one_frame_end_it(sit: Sit, moment: Callable[[Player], None]) -> None:
    player = sit(is_settled=False)
    moment(player)
    ask_to_close(player)
    ask_to_close(player)
    assert runs_out(player) < 1
    assert not pygame.display.get_init()


@pytest.mark.parametrize(
    "moment",
    [
        moments.dealing,
        moments.pairing,
        moments.celebrating,
        moments.typing_a_code,
        moments.in_the_dead_end,
        moments.pausing,
        moments.going_to_the_menu,
    ],
)
def test_being_told_to_terminate_ends_it_at_once_without_a_question(
    sit: Sit, moment: Callable[[Player], None]
) -> None:
    assert_ended_by(signal.SIGTERM, sit(is_settled=False), moment)


@pytest.mark.parametrize("moment", [moments.dealing, moments.pausing], ids=lambda moment: moment.__name__)
def test_an_interrupt_from_the_terminal_ends_it_at_once(sit: Sit, moment: Callable[[Player], None]) -> None:
    assert_ended_by(signal.SIGINT, sit(is_settled=False), moment)


def assert_ended_by(number: int, player: Player, moment: Callable[[Player], None]) -> None:
    """In the third turn of the loop comes a signal, and there is no fourth."""
    moment(player)
    step = player.app.step
    turns = []

    def raising_step(seconds: float) -> None:
        turns.append(seconds)
        if len(turns) == 3:
            signal.raise_signal(number)
        step(seconds)

    player.app.step = raising_step
    assert runs_out(player) < 1
    assert len(turns) == 3


@pytest.mark.parametrize(
    "moment", [moments.pairing, moments.typing_a_code, moments.in_the_dead_end, moments.asked_for_a_new_deal]
)
def test_closing_the_window_twice_ends_it(sit: Sit, moment: Callable[[Player], None]) -> None:
    player = sit(is_settled=False)
    moment(player)
    for _time in range(2):
        ask_to_close(player)
        player.app.step()
    assert not player.app.is_running


@at_every_bad_moment
def test_a_new_deal_starts_clean(sit: Sit, moment: Callable[[Player], None]) -> None:
    player = sit(is_settled=False)
    moment(player)
    player.mouse_up((1, 1))
    player.app.step()
    if player.app.transition.is_running:
        player.settle()
        player.click("deal")
    elif player.overlay is None:
        player.press(pygame.K_n)
    else:
        if player.overlay == "code":
            player.press(pygame.K_ESCAPE)
        if player.overlay != "question":
            player.click("new")
    if player.overlay == "question":
        player.click("yes")
    player.wait(2.5, tick=0.1)
    assert (player.overlay, player.moves, player.selected) == (None, [], None)
    assert (player.state.score, player.state.moves, player.scene.session.seconds) == (0, 0, 0.0)
    assert player.strays() == []
    assert not player.scene.view.celebration.is_running
    assert player.code != "HH1-N-AAAAAAM"


def test_closing_before_the_first_frame_ends_it(sit: Sit) -> None:
    for code in (None, "HH1-N-AAAAAAM"):
        player = sit(code, is_settled=False)
        ask_to_close(player)
        assert runs_out(player) < 1


def test_closing_without_a_game_in_progress_ends_it_at_once(player: Player) -> None:
    ask_to_close(player)
    player.app.step()
    assert not player.app.is_running


def test_closing_the_menu_ends_it_at_once(sit: Sit) -> None:
    player = sit(None)
    ask_to_close(player)
    player.app.step()
    assert not player.app.is_running


def test_with_a_game_in_progress_closing_asks(player: Player) -> None:
    player.click("stock")
    ask_to_close(player)
    player.app.step()
    assert (player.overlay, player.app.is_running) == ("question", True)
    player.click("yes")
    assert not player.app.is_running


def test_an_undone_game_is_still_a_game(player: Player) -> None:
    player.click("stock")
    player.undo()
    ask_to_close(player)
    player.app.step()
    assert player.overlay == "question"


@pytest.mark.parametrize("answer", ["button", "key"])
def test_after_keep_playing_closing_asks_again(calm: Player, answer: str) -> None:
    calm.click("stock")
    for _time in range(3):
        ask_to_close(calm)
        calm.app.step()
        assert (calm.overlay, calm.app.is_running) == ("question", True)
        if answer == "button":
            calm.click("no")
        else:
            calm.press(pygame.K_ESCAPE)
        assert calm.overlay is None
        calm.click("stock")


def test_a_new_game_is_asked_for_like_the_first(calm: Player) -> None:
    calm.click("stock")
    ask_to_close(calm)
    calm.app.step()
    calm.click("no", "pause", "new", "yes", "stock")
    ask_to_close(calm)
    calm.app.step()
    assert (calm.overlay, calm.app.is_running) == ("question", True)


def test_a_game_gone_back_to_after_the_menu_is_asked_for_again(calm: Player) -> None:
    calm.click("stock")
    ask_to_close(calm)
    calm.app.step()
    calm.click("no", "pause", "menu", "yes")
    calm.settle()
    calm.click("continue")
    calm.settle()
    calm.click("stock")
    ask_to_close(calm)
    calm.app.step()
    assert (calm.overlay, calm.app.is_running) == ("question", True)


def test_the_window_and_the_program_are_told_once(player: Player) -> None:
    """SDL sends WINDOWCLOSE and then QUIT for one click on the window's button: that is one wish, not two."""
    player.click("stock")
    player.post(pygame.Event(pygame.WINDOWCLOSE))
    ask_to_close(player)
    player.app.step()
    assert (player.overlay, player.app.is_running) == ("question", True)


def test_what_comes_after_the_end_in_the_same_frame_changes_nothing(calm: Player, tmp_path) -> None:
    ask_to_close(calm)
    calm.mouse_down("stock")
    calm.app.step()
    assert not calm.app.is_running
    assert calm.app.scene is calm.scene


def test_quit_in_the_menu_ends_it(sit: Sit) -> None:
    player = sit(None, is_reduced_motion=True)
    player.click("quit")
    assert not player.app.is_running


def test_the_trace_is_whole_when_the_program_is_ended(sit: Sit, tmp_path) -> None:
    trace = tmp_path / "trace.txt"
    player = sit(trace=str(trace))
    moves = winning_game("HH1-N-AAAAAAM").moves[:12]
    player.play(moves)
    ask_to_close(player)
    ask_to_close(player)
    player.app.run()
    assert trace.read_text(encoding="utf-8").splitlines() == ["deal HH1-N-AAAAAAM", *moves]
