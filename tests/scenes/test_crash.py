"""Our own code fails: it is written down, the player is told, and the game is there at the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.store import crash_log
from game.store.crash_log import write_report
from game.store.opening import open_store
from scenes.crash.scene import CrashScene
from tests.support.player import Player, Sit


def fail(*_arguments: object) -> None:
    raise ZeroDivisionError("broken on purpose")


def run_until(player: Player, *moments: Callable[[], None]) -> int:
    """Let the program run; before each of its turns one of these happens, and at last it is told to quit."""
    turns = iter(moments)
    step = player.app.step

    def next_turn(seconds: float) -> None:
        turn = next(turns, player.app.stop)
        turn()
        step(seconds)

    player.app.step = next_turn
    return player.app.run()


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def crashed(sit: Sit, games: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """A game with one move, whose second draw breaks something."""
    player = sit(data_dir=games, is_reduced_motion=True)
    player.click("stock")
    monkeypatch.setattr(player.scene.director, "perform", fail)
    return player


def draw_again(player: Player) -> Callable[[], None]:
    return lambda: player.scene.stock()


def reports(folder: Path) -> list[Path]:
    return sorted(folder.glob("crash-*.txt"))


@pytest.mark.usefixtures("clean_end")
def test_a_fault_ends_with_exit_code_1_and_a_report_with_traceback_and_game(
    crashed: Player, games: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_until(crashed, draw_again(crashed)) == 1
    (path,) = reports(games)
    text = path.read_text(encoding="utf-8")
    assert "broken on purpose" in text
    assert "in stock" in text
    assert text.endswith("deal HH1-N-AAAAAAM\ndraw\ndraw\n\n")
    assert str(path) in capfd.readouterr().err


@pytest.mark.usefixtures("clean_end")
def test_the_player_reads_what_became_of_the_game(crashed: Player, games: Path) -> None:
    seen: list[str] = []

    def look() -> None:
        scene = crashed.app.scene
        assert isinstance(scene, CrashScene)
        assert scene.overlay == "crash"
        dialog = scene.host.current
        seen.extend(words.text for words in dialog._words)

    run_until(crashed, draw_again(crashed), look)
    assert "saved up to the last move" in seen[0]
    assert str(reports(games)[0]) in seen[1]


@pytest.mark.usefixtures("clean_end")
def test_the_game_is_offered_again_with_its_last_move(crashed: Player, games: Path, sit: Sit) -> None:
    run_until(crashed, draw_again(crashed))
    player = sit(None, data_dir=games, is_reduced_motion=True)
    player.click("continue")
    player.settle()
    assert player.moves == ["draw", "draw"]


@pytest.mark.usefixtures("clean_end")
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_one_key_closes_the_program(crashed: Player, key: int) -> None:
    def press() -> None:
        crashed.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0))

    turns = [draw_again(crashed), press] + [lambda: None] * 5
    assert run_until(crashed, *turns, lambda: pytest.fail("still running")) == 1


@pytest.mark.usefixtures("clean_end")
def test_without_a_folder_the_report_goes_to_stderr_and_the_player_is_told_so(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    player = sit(is_homeless=True, is_reduced_motion=True)
    player.click("stock")
    monkeypatch.setattr(player.scene.director, "perform", fail)
    told: list[str] = []
    run_until(
        player,
        draw_again(player),
        lambda: told.extend(words.text for words in player.app.scene.host.current._words),
    )
    errors = capfd.readouterr().err
    assert "broken on purpose" in errors
    assert "deal HH1-N-AAAAAAM\ndraw\n" in errors
    assert "could not be saved" in told[0]
    assert "stderr" in told[1]


@pytest.mark.usefixtures("clean_end")
def test_a_fault_in_drawing_and_one_in_the_menu_are_told_alike(
    sit: Sit, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit(None, data_dir=games, is_reduced_motion=True)
    monkeypatch.setattr(player.menu.view, "display", fail)
    assert run_until(player, lambda: player.menu.wake()) == 1
    assert "no game was on the table" in reports(games)[0].read_text(encoding="utf-8")


@pytest.mark.usefixtures("clean_end")
def test_a_menu_that_cannot_be_made_is_told_as_well(
    games: Path, monkeypatch: pytest.MonkeyPatch, sit: Sit
) -> None:
    monkeypatch.setattr("scenes.menu.scene.unfinished", fail)
    player = sit(None, is_settled=False, data_dir=games)
    assert isinstance(player.app.scene, CrashScene)
    assert run_until(player) == 1


@pytest.mark.usefixtures("clean_end")
def test_when_even_telling_fails_the_report_is_written_and_the_store_closed(
    crashed: Player, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrashScene, "draw", fail)
    with pytest.raises(ZeroDivisionError):
        run_until(crashed, draw_again(crashed), lambda: None)
    assert len(reports(games)) == 1
    opened = open_store(games, "x")
    assert opened.notice == ""
    assert opened.store.progress("HH").text.count("draw") == 2
    opened.store.close()


def test_only_the_last_few_reports_are_kept(tmp_path: Path) -> None:
    for second in range(10, 20):
        write_report(tmp_path, f"2026-11-30-1015{second}", "text")
    kept = reports(tmp_path)
    assert len(kept) == crash_log.KEPT
    assert kept[-1].name == "crash-2026-11-30-101519.txt"


def test_two_crashes_in_one_second_are_two_reports(tmp_path: Path) -> None:
    for text in ("first", "second"):
        write_report(tmp_path, "2026-11-30-101500", text)
    assert sorted(path.read_text() for path in reports(tmp_path)) == ["first", "second"]


@pytest.mark.parametrize("is_file", [True, False])
def test_a_report_that_cannot_be_written_is_none(tmp_path: Path, is_file: bool) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "below" if is_file else None
    assert write_report(folder, "2026-11-30-101500", "text") is None


def test_letters_that_cannot_be_written_do_not_stop_a_report(tmp_path: Path) -> None:
    path = write_report(tmp_path, "2026-11-30-101500", "file \udcff.py")
    assert path is not None
    assert "udcff" in path.read_text(encoding="utf-8")
