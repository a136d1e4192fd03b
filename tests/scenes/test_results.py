"""Every way in which a deal ends at the table, and what of it is counted."""

import shutil
import sys
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.deals import EXAMPLE, DealCode
from game.store.games import Result
from game.store.location import FILE
from game.store.store import Store
from scenes.scene import SolitaireRoute
from tests.support.player import Player, Sit
from tests.support.runs import kill
from tests.support.shelf import shelf
from tests.support.tables import table
from tests.support.transcripts import FOLDER, winning_game

HALF = ["draw"] * 9 + ["pair 25 waste"]
CODE, WINNING = winning_game("HH1-N-AAAAAAC")
LAST_MOVE = table("20:7H 21:7H", stock="2H 3H", waste="4H", score=230)
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def start(sit: Sit, tmp_path: Path) -> Callable[..., Player]:
    """Starts the program with a data folder: at the menu, or at a deal."""

    def started(code: str | None = EXAMPLE, **options: object) -> Player:
        return sit(code, data_dir=tmp_path, is_reduced_motion=True, **options)

    return started


Start = Callable[..., Player]


def store_of(player: Player) -> Store:
    return player.app.stage.store


def results(player: Player) -> list[Result]:
    return store_of(player).results("HH")


def outcomes(player: Player) -> list[str]:
    return [result.outcome for result in results(player)]


def win(player: Player) -> None:
    """Come to the end of a winning game, and make its last move."""
    player.skip_to(WINNING[:-1])
    player.play(WINNING[-1:])
    player.settle()


@pytest.mark.skipif(sys.platform == "win32", reason="a time zone cannot be chosen on Windows")
def test_the_time_on_the_wall_says_how_far_it_is_from_utc(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    stage = start(None).app.stage
    moment = datetime.fromisoformat(stage.now())
    assert moment.utcoffset() in (timedelta(hours=1), timedelta(hours=2))
    assert abs(moment - datetime.now().astimezone()) < timedelta(seconds=10)
    assert stage.today == date.today().isoformat()
    monkeypatch.undo()
    time.tzset()


def test_a_win_counts_at_once(start: Start) -> None:
    player = start(CODE)
    player.skip_to(WINNING[:-1])
    player.press(pygame.K_h)
    player.scene.session.seconds = 61.5
    player.play(WINNING[-1:])
    (result,) = results(player)
    assert (result.code, result.outcome, int(result.seconds)) == (CODE, "won", 61)
    assert (result.moves, result.score, result.details) == (len(WINNING), 250, {"hints": 1, "undos": 0})
    assert result.day == player.app.stage.today
    assert store_of(player).progress("HH") is None


def test_a_win_that_is_undone_and_made_again_counts_once(start: Start) -> None:
    player = start(CODE)
    win(player)
    for _time in range(3):
        player.undo()
        player.settle()
        assert store_of(player).progress("HH") is not None
        player.redo()
        player.settle()
    assert outcomes(player) == ["won"]
    assert results(player)[0].details["undos"] == 0  # those that came after the win
    player.click("new")
    player.settle()
    assert outcomes(player) == ["won"]
    kill(player)
    assert outcomes(start()) == ["won"]


def test_a_saved_game_that_is_put_back_and_won_three_times_counts_once(start: Start, tmp_path: Path) -> None:
    player = start(CODE)
    player.skip_to(WINNING[:-1])
    player.scene.keep()
    saved = store_of(player).progress("HH")
    assert saved is not None
    for _time in range(3):
        store_of(player).set_progress("HH", saved)
        kill(player)
        player = start(None)
        player.click("continue")
        player.settle()
        player.play(WINNING[-1:])
        player.settle()
        assert outcomes(player) == ["won"]


def test_the_same_deal_won_twice_counts_twice(start: Start) -> None:
    player = start(CODE)
    win(player)
    player.click("restart")
    player.settle()
    win(player)
    assert outcomes(player) == ["won", "won"]


def test_leaving_the_result_by_any_way_changes_nothing(start: Start) -> None:
    for way in ("new", "restart", "menu", "look"):
        player = start(CODE)
        before = outcomes(player)
        win(player)
        player.click(way)
        player.settle()
        assert outcomes(player) == [*before, "won"]
        player.app.close()


def notes_of_the_result(player: Player) -> list[str]:
    """The lines of the panel that the game ended in."""
    lettering = shelf((640, 360)).lettering
    return [lettering[s.image][0] for s in player.here.draw().sprites if s.image in lettering]


def test_the_result_says_when_a_win_is_the_best_so_far(start: Start) -> None:
    player = start(CODE)
    player.scene.session.seconds = 100.0
    win(player)
    assert "New best" not in notes_of_the_result(player)  # the first
    for seconds, count in ((90.0, 1), (95.0, 0)):
        player.click("restart")
        player.settle()
        player.scene.session.seconds = seconds
        win(player)
        assert notes_of_the_result(player).count("New best") == count


@pytest.mark.parametrize("way", ["new", "restart"])
def test_a_game_that_is_given_up_counts_as_such(start: Start, way: str) -> None:
    player = start()
    player.play(HALF)
    player.click("pause", way, "yes")
    player.settle()
    (result,) = results(player)
    assert (result.outcome, result.code, result.moves, result.score) == ("given up", EXAMPLE, 10, 10)
    assert result.text.splitlines()[1:] == HALF
    assert store_of(player).progress("HH") is None


def test_saying_no_gives_nothing_up(start: Start) -> None:
    player = start()
    player.play(HALF)
    player.press(pygame.K_n)
    player.click("no")
    assert outcomes(player) == []
    assert store_of(player).progress("HH") is not None


def test_a_code_that_is_entered_gives_the_old_game_up(start: Start) -> None:
    player = start()
    player.play(HALF)
    player.click("pause", "code")
    player.type(CODE)
    player.press(pygame.K_RETURN)
    assert outcomes(player) == []
    player.click("yes")
    player.settle()
    assert (player.code, outcomes(player)) == (CODE, ["given up"])


def test_giving_up_in_the_menu_counts(start: Start) -> None:
    player = start()
    player.play(HALF)
    player.click("pause", "menu")
    player.settle()
    assert outcomes(player) == []
    player.press(pygame.K_n)
    assert outcomes(player) == []
    player.click("yes")
    player.settle()
    assert (outcomes(player), player.moves) == (["given up"], [])


def test_a_game_left_at_a_dead_end_is_lost(start: Start) -> None:
    moves = [
        line
        for line in (FOLDER / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith(("deal", "#"))
    ]
    player = start()
    player.skip_to(moves[:-1])
    player.play(moves[-1:])
    player.settle()
    assert player.overlay == "dead-end"
    assert outcomes(player) == []  # it can still be undone
    player.click("new")
    player.settle()
    assert outcomes(player) == ["lost"]


def test_a_dead_end_that_is_undone_can_still_be_won(start: Start) -> None:
    player = start()
    player.face(table("20:7H 21:7H 10:9H", stock="9H", waste="9H", score=0))
    player.face(LAST_MOVE)
    player.click(20, 21)
    player.settle()
    assert outcomes(player) == ["won"]


def test_an_undone_win_that_is_given_up_stays_won(start: Start) -> None:
    player = start(CODE)
    win(player)
    player.undo()
    player.settle()
    player.press(pygame.K_n)
    player.click("yes")
    player.settle()
    assert outcomes(player) == ["won"]


def test_a_deal_left_without_a_move_counts_nowhere(start: Start) -> None:
    player = start()
    for _time in range(3):
        player.press(pygame.K_n)
        player.settle()
    player.click("pause", "menu")
    player.settle()
    player.click("deal")
    player.settle()
    assert outcomes(player) == []


@pytest.mark.parametrize("end", [kill, lambda player: player.app.close()], ids=["killed", "closed"])
def test_a_game_that_can_be_continued_is_no_loss(start: Start, end: Callable[[Player], None]) -> None:
    player = start()
    player.play(HALF)
    end(player)
    again = start(None)
    assert outcomes(again) == []
    again.click("continue")
    again.settle()
    assert (again.moves, outcomes(again)) == (HALF, [])


def test_leaving_for_the_menu_is_no_loss(start: Start) -> None:
    player = start()
    player.play(HALF)
    player.click("pause", "menu")
    player.settle()
    assert outcomes(player) == []


def test_hints_and_the_key_survive_a_kill(start: Start) -> None:
    player = start()
    player.play(HALF)
    for _hint in range(2):
        player.press(pygame.K_h)
        player.wait(1.0)
    key = player.scene.session.key
    kill(player)
    again = start(None)
    again.click("continue")
    again.settle()
    assert (again.scene.session.hints, again.scene.session.key) == (2, key)
    again.press(pygame.K_n)
    again.click("yes")
    assert results(again)[0].details == {"hints": 2, "undos": 0}


def test_a_daily_deal_stays_one_until_its_end(start: Start) -> None:
    player = start(None)
    player.app.go(SolitaireRoute(DealCode.parse(CODE), daily="2026-11-30"))
    player.settle()
    player.play(["draw"])
    kill(player)
    again = start(None)
    again.click("continue")
    again.settle()
    again.click("pause", "restart", "yes")
    again.settle()
    win(again)
    assert [(r.daily, r.outcome) for r in results(again)] == [
        ("2026-11-30", "given up"),
        ("2026-11-30", "won"),
    ]
    again.click("new")
    again.settle()
    assert again.scene.session.daily == ""


def test_a_game_in_progress_of_version_1_goes_on_and_counts_once(start: Start, tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "golden" / "store" / "version-1.db", tmp_path / FILE)
    player = start(None)
    player.click("continue")
    player.settle()
    assert player.moves == ["draw", "draw", "undo"]
    player.play(["draw"])
    assert outcomes(player) == ["won", "given up"]  # as they were
    player.press(pygame.K_n)
    player.click("yes")
    assert outcomes(player) == ["won", "given up", "given up"]
