"""Whatever was being played is there again after the program has ended, however it ended."""

import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.store.games import Progress
from game.store.opening import open_store
from game.store.store import Store
from tests.support.player import Player, Sit
from tests.support.runs import HALF, MOMENT, kill, stored
from tests.support.transcripts import winning_game

MOVES = ["draw"] * 9 + ["pair 25 waste", "draw", "undo", "undo", "redo"]


def line_of(player: Player) -> str:
    return next(iter(player.menu._unfinished.values()), "")


def test_without_a_game_in_progress_there_is_nothing_to_continue(start: Callable[..., Player]) -> None:
    player = start()
    assert player.widgets.find("continue") is None
    assert player.widgets.find("deal") is not None


def test_a_deal_goes_on_where_it_was(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(MOVES)
    record = player.scene.session.record
    kill(player)
    again = start()
    again.click("continue")
    again.settle()
    assert again.scene.session.record == record
    assert again.scene.overlay is None
    assert again.strays() == []
    again.redo()
    again.undo()
    assert again.moves == [*MOVES, "redo", "undo"]


def test_the_clock_goes_on_where_it_was(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    player.wait(67, tick=0.1)
    spent = player.scene.session.seconds
    kill(player)
    again = start()
    assert "01:0" in line_of(again)
    again.click("continue")
    again.settle()
    assert spent - 1.2 <= again.scene.session.seconds <= spent + 2


def test_no_more_than_a_second_of_the_clock_is_lost(start: Callable[..., Player], tmp_path: Path) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    for _look in range(12):
        player.wait(0.3, tick=0.1)
        player.app.stage.store.flush()
        spent = player.scene.session.seconds
        shutil.copytree(tmp_path, tmp_path / "copy", dirs_exist_ok=True)  # as a kill would leave it
        copied = open_store(tmp_path / "copy", MOMENT).store
        progress = copied.progress("HH")
        copied.close()
        shutil.rmtree(tmp_path / "copy")
        assert progress is not None
        assert progress.seconds > spent - 1.05


def test_the_clock_alone_leaves_the_text_and_its_place_alone(tmp_path: Path) -> None:
    def play(store: Store) -> None:
        for game in ("HH", "HE"):
            store.set_progress(game, Progress("text", 1.0, ("QS",), "key"))
        store.set_clock("HH", 2.5)
        store.set_clock("ZZ", 2.5)

    stored(tmp_path, play)
    store = open_store(tmp_path, MOMENT).store
    assert store.progress("HH") == Progress("text", 2.5, ("QS",), "key")
    assert store.unfinished == ("HH", "HE")
    store.close()


def test_closing_keeps_the_clock_to_the_moment(start: Callable[..., Player], tmp_path: Path) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    player.wait(3, tick=0.1)
    spent = player.scene.session.seconds
    player.app.close()
    store = open_store(tmp_path, MOMENT).store
    progress = store.progress("HH")
    store.close()
    assert progress is not None
    assert progress.seconds == spent


def test_the_menu_says_where_the_game_stands(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    kill(player)
    assert line_of(start()) == "Heart to Heart · 00:00 · 24 cards to go"


def test_a_game_that_is_stored_is_left_without_a_question(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    player.click("pause", "menu")
    player.settle()
    player.click("continue")
    player.settle()
    assert player.moves == HALF
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert not player.app.is_running


def test_a_game_that_is_not_stored_is_asked_for(sit: Sit) -> None:
    player = sit("HH1-N-AAAAAAM")
    player.click("stock")
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert player.app.is_running
    assert player.overlay == "question"


def test_a_new_deal_gives_the_old_one_up(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    player.press(pygame.K_n)
    assert player.overlay == "question"
    player.click("yes")
    player.settle()
    kill(player)
    assert start().widgets.find("continue") is None


def test_the_menu_asks_before_a_new_deal(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    kill(player)
    again = start()
    again.press(pygame.K_n)
    assert again.overlay == "question"
    again.click("no")
    again.click("solitaire")
    again.settle()
    assert again.moves == HALF


def test_a_won_game_is_no_longer_in_progress(start: Callable[..., Player]) -> None:
    code, moves = winning_game("HH1-N-AAAAAAC")
    player = start(code)
    player.skip_to(moves[:-1])
    player.play(moves[-1:])
    player.settle()
    player.app.close()
    assert start().widgets.find("continue") is None


def test_a_won_game_that_is_undone_is_in_progress_again(start: Callable[..., Player]) -> None:
    code, moves = winning_game("HH1-N-AAAAAAC")
    player = start(code)
    player.skip_to(moves[:-1])
    player.play([moves[-1]])
    player.undo()
    kill(player)
    assert "to go" in line_of(start())


def test_the_game_played_last_is_continued(start: Callable[..., Player], tmp_path: Path) -> None:
    def play_both(store: Store) -> None:
        store.set_progress("HE", Progress("match HE1-N-AAAAAAM", 0.0, ("QS",)))
        store.set_progress("HH", Progress("deal HH1-N-AAAAAAM\ndraw", 3725.0))
        store.set_progress("HE", Progress("match HE1-N-AAAAAAM", 0.0))

    stored(tmp_path, play_both)
    player = start()
    assert list(player.menu._unfinished.values()) == [
        "Heart to Heart · 1:02:05 · 25 cards to go",
        "Hearts · round 1",
    ]
    player.click("solitaire")
    player.settle()
    assert player.moves == ["draw"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_loses_nothing(start: Callable[..., Player], number: int) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    step = player.app.step
    player.app.step = lambda seconds: (signal.raise_signal(number), step(seconds))  # type: ignore[method-assign]
    player.app.run()
    again = start()
    again.click("continue")
    again.settle()
    assert again.moves == HALF
