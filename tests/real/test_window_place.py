"""The window stays where the player put it, on a desktop that puts frames round windows."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.window_return import PATIENCE
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess

pytestmark = pytest.mark.real_window

Geometry = tuple[int, int, int, int]


@pytest.fixture(scope="module")
def framed() -> Iterator[Display]:
    with Display(has_frames=True) as started:
        yield started


def at_rest(game: GameProcess) -> Geometry:
    """Where the window is when nobody moves it any more."""
    time.sleep(2 * PATIENCE)
    return game.geometry()


def move(game: GameProcess, x: int, y: int) -> Geometry:
    """Put the window somewhere else, as a player does who drags it."""
    before = game.geometry()
    game.display.xdotool("windowmove", game.window, x, y)
    wait_until(lambda: game.geometry()[:2] != before[:2], lambda: f"the window stays at {before}")
    return at_rest(game)


def to_full_screen_and_back(game: GameProcess, key: str) -> None:
    whole = (0, 0, game.display.width, game.display.height)
    game.key(key)
    wait_until(lambda: game.geometry() == whole, lambda: f"no full screen: {game.geometry()}")
    game.key(key)
    wait_until(lambda: game.geometry() != whole, lambda: "still full screen")


def start_again(display: Display, folder: Path) -> Geometry:
    """Where the window is in another run, which is closed again."""
    (folder / "trace.txt").unlink()
    with GameProcess(display, folder) as game:
        found = at_rest(game)
        assert game.close() == 0
    return found


@pytest.mark.parametrize("pause", [0.0, 2 * PATIENCE])
def test_full_screen_and_back_is_the_same_place(framed: Display, tmp_path: Path, pause: float) -> None:
    with GameProcess(framed, tmp_path) as game:
        place = move(game, 150, 120)
        for key in ("F11", "alt+Return", "F11"):
            to_full_screen_and_back(game, key)
            time.sleep(pause)
        assert at_rest(game) == pytest.approx(place, abs=1)


def test_the_window_opens_where_it_was_each_time(framed: Display, tmp_path: Path) -> None:
    with GameProcess(framed, tmp_path) as game:
        place = move(game, 150, 120)
        assert game.close() == 0
    for _run in range(3):
        assert start_again(framed, tmp_path) == pytest.approx(place, abs=1)


def test_closed_at_once_after_full_screen_it_still_knows_its_place(framed: Display, tmp_path: Path) -> None:
    with GameProcess(framed, tmp_path, "--windowed") as game:
        place = move(game, 150, 120)
        to_full_screen_and_back(game, "F11")
        assert game.close() == 0
    assert start_again(framed, tmp_path) == pytest.approx(place, abs=1)


def test_a_window_moved_after_it_came_back_stays_there_and_is_remembered(
    framed: Display, tmp_path: Path
) -> None:
    with GameProcess(framed, tmp_path) as game:
        move(game, 150, 120)
        to_full_screen_and_back(game, "F11")
        at_rest(game)
        place = move(game, 230, 180)
        assert game.close() == 0
    assert start_again(framed, tmp_path) == pytest.approx(place, abs=1)
