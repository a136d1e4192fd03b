"""The program starts on a poor machine and ends when it is told to."""

import signal
import time
from pathlib import Path

import pytest

from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hands import Mouse

pytestmark = pytest.mark.real_window

WINDOW = ("--windowed", "--size", "1280x720")
DEAL = ("--deal", "HH1-N-AAAAAAM", *WINDOW)


def test_closing_the_menu_ends_with_code_0(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, *WINDOW) as game:
        game.key("alt+F4")
        assert game.wait_for_end() == 0
        assert "Traceback" not in game.log()


def test_closing_in_a_game_ends_at_once_and_it_can_be_continued(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, *DEAL) as game:
        Mouse(game).play(["draw"])
        started = time.monotonic()
        game.key("alt+F4")
        assert game.wait_for_end() == 0
        assert time.monotonic() - started < 1.5
    game.trace_file.unlink()
    with GameProcess(display, tmp_path, *WINDOW) as game:
        game.key("Return")
        wait_until(lambda: game.moves() == ["draw"], game.report)


def test_closing_once_asks_when_nothing_can_be_saved_and_twice_ends(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, *DEAL, "--data-dir", "/dev/null/games") as game:
        Mouse(game).play(["draw"])
        game.key("alt+F4")
        time.sleep(1.0)
        assert not game.has_ended(), game.report()
        game.key("alt+F4")
        assert game.wait_for_end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_at_once_in_mid_game(display: Display, tmp_path: Path, number: int) -> None:
    with GameProcess(display, tmp_path, *DEAL) as game:
        Mouse(game).play(["draw"])
        game.process.send_signal(number)
        assert game.wait_for_end() == 0
        assert "Traceback" not in game.log()


def test_plays_without_a_sound_device(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, *DEAL, environment={"SDL_AUDIODRIVER": "nosuchdriver"}) as game:
        Mouse(game).play(["draw"] * 9 + ["pair 25 waste"])
        assert "Traceback" not in game.log()


def test_the_window_has_the_size_that_was_asked_for(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, "--windowed", "--size", "800x600") as game:
        assert game.geometry()[2:] == (800, 600)


def test_starts_in_a_window_that_is_far_too_small(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, "--deal", "HH1-N-AAAAAAM", "--windowed", "--size", "200x150") as game:
        game.key("space")
        game.wait_for_moves(["draw"])


def test_full_screen_fills_the_screen(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, *WINDOW) as game:
        game.key("F11")
        wait_until(
            lambda: game.geometry() == (0, 0, display.width, display.height), lambda: str(game.geometry())
        )
        game.key("alt+Return")
        wait_until(lambda: game.geometry()[2:] == (1280, 720), lambda: str(game.geometry()))
