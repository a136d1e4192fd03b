"""What is stored is there again after the next start."""

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store.games import Progress, Result, Tally
from game.store.location import FILE
from game.store.opening import open_store
from game.store.schema import MIGRATIONS, VERSION
from game.store.store import Store

ROOT = Path(__file__).resolve().parents[3]
MOMENT = "2026-11-30-101500"
GAME = Progress("deal HH1-N-AAAAAAM\ndraw\n", 12.5, ("QS", "2H"), "key", "2026-11-30", "club", 3)
WON = Result(
    "HH",
    "HH1-N-AAAAAAM",
    "2026-11-30T10:15:00+01:00",
    "won",
    61.5,
    121,
    250,
    {"undos": 2},
    "deal HH1-N-AAAAAAM\n",
    "key",
    "2026-11-30",
    "club",
)
LOST = WON._replace(outcome="lost", score=30)
GOLDEN = ROOT / "tests" / "golden" / "store"


def opened(folder: Path) -> Store:
    """The store of a folder in which nothing is wrong."""
    store, notice = open_store(folder, MOMENT)
    assert (store.is_lasting, notice) == (True, "")
    return store


def test_a_new_store_is_empty(tmp_path: Path) -> None:
    store = opened(tmp_path)
    assert (store.progress("HH"), store.results("HH"), store.setting("volume", 0.7)) == (None, [], 0.7)
    store.close()


def test_missing_parent_folders_are_made(tmp_path: Path) -> None:
    opened(tmp_path / "a" / "b" / "Ünï çødé 花").close()
    assert (tmp_path / "a" / "b" / "Ünï çødé 花" / FILE).exists()


@pytest.mark.parametrize("value", [True, 3, 0.25, "light", "Ünï çødé 花"])
def test_a_setting_is_there_again(tmp_path: Path, value: bool | int | float | str) -> None:
    store = opened(tmp_path)
    store.set_setting("name", value)
    store.close()
    again = opened(tmp_path)
    assert again.setting("name", type(value)()) == value
    again.close()


@pytest.mark.parametrize(("stored", "otherwise"), [("loud", 0.7), (1, True), (True, 1), (1, 0.5)])
def test_a_setting_of_another_type_is_as_if_never_made(
    tmp_path: Path, stored: bool | int | str, otherwise: bool | float
) -> None:
    store = opened(tmp_path)
    store.set_setting("name", stored)
    assert store.setting("name", otherwise) == otherwise
    store.close()


def test_a_game_in_progress_is_there_again(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.set_progress("HH", GAME)
    store.close()
    again = opened(tmp_path)
    assert (again.progress("HH"), again.progress("HE")) == (GAME, None)
    again.close()


def test_a_newer_position_replaces_the_older(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.set_progress("HH", GAME)
    store.set_progress("HH", GAME._replace(seconds=13.0))
    store.close()
    again = opened(tmp_path)
    assert again.progress("HH") == GAME._replace(seconds=13.0)
    again.close()


def test_a_finished_game_is_a_result_and_no_longer_in_progress(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.set_progress("HH", GAME)
    store.set_progress("HE", GAME)
    store.add_result(WON)
    assert store.progress("HH") is None
    store.close()
    again = opened(tmp_path)
    assert (again.results("HH"), again.progress("HH"), again.progress("HE")) == ([WON], None, GAME)
    again.close()


def test_a_game_given_up_is_gone(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.set_progress("HH", GAME)
    store.drop_progress("HH")
    store.close()
    again = opened(tmp_path)
    assert again.progress("HH") is None
    again.close()


def test_a_move_is_on_the_disk_within_a_tenth_of_a_second(tmp_path: Path) -> None:
    store = opened(tmp_path)
    took = []
    for number in range(20):
        store.set_progress("HH", GAME._replace(seconds=float(number)))
        started = time.perf_counter()
        assert store.flush()
        took.append(time.perf_counter() - started)
    store.close()
    assert sorted(took)[17] < 0.1  # all but two, which may have met a busy disk


KILLED = """
import os, signal, sys
from pathlib import Path
from game.store.opening import open_store
from game.store.games import Progress
store = open_store(Path(sys.argv[1]), "x").store
for number in range(int(sys.argv[2])):
    store.set_progress("HH", Progress("deal", float(number)))
store.flush()
print("durable", flush=True)
for number in range(10_000):
    store.set_progress("HE", Progress("match", float(number)))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
@pytest.mark.parametrize("moves", [1, 7, 50])
def test_what_was_durable_survives_a_kill(tmp_path: Path, moves: int) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path), str(moves)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (-9, "durable\n")
    again = opened(tmp_path)
    assert again.progress("HH") == Progress("deal", float(moves - 1))
    again.close()


# Results.


@pytest.fixture(params=["asked before", "asked afterwards", "asked after the next start"])
def counted(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[list[Result]], list[Result]]:
    """Adds results one by one; answers what the store then has of Heart to Heart."""

    def count(results: list[Result]) -> list[Result]:
        store = opened(tmp_path)
        if request.param == "asked before":
            store.results("HH")
        for result in results:
            store.add_result(result)
        if request.param == "asked after the next start":
            store.close()
            store = opened(tmp_path)
        found = store.results("HH")
        store.close()
        return found

    return count


Counted = Callable[[list[Result]], list[Result]]


def test_a_game_that_is_won_again_counts_once_with_its_first_win(counted: Counted) -> None:
    other = WON._replace(key="other")
    later = WON._replace(seconds=90.0, ended="2026-12-01T00:10:00+01:00")
    assert counted([WON, other, later]) == [WON, other]


def test_a_game_that_is_lost_again_counts_once_with_its_last_end(counted: Counted) -> None:
    assert counted([LOST, LOST._replace(outcome="given up")]) == [LOST._replace(outcome="given up")]


def test_what_was_lost_can_still_be_won(counted: Counted) -> None:
    assert counted([LOST, WON]) == [WON]


def test_what_was_won_stays_won(counted: Counted) -> None:
    assert counted([WON, LOST, LOST._replace(outcome="given up")]) == [WON]


def test_games_without_a_key_are_all_different(counted: Counted) -> None:
    nameless = WON._replace(key="")
    assert counted([nameless, nameless]) == [nameless, nameless]


def test_results_stay_in_order_whatever_the_clock_says(counted: Counted) -> None:
    moments = [
        "2026-10-25T02:59:00+02:00",
        "2026-10-25T02:01:00+01:00",  # two minutes later: summer time is over
        "2099-01-01T00:00:00+01:00",  # a clock that was set wrong
        "2026-10-25T02:30:00+01:00",
        "1970-01-01T00:00:00+00:00",
    ]
    results = [WON._replace(key=moment, ended=moment) for moment in moments]
    assert [result.ended for result in counted(results)] == moments


def test_results_of_one_game_are_forgotten_and_the_rest_stays(tmp_path: Path) -> None:
    match = WON._replace(game="HE", key="match")
    store = opened(tmp_path)
    store.add_result(match)
    store.add_result(WON)
    store.set_progress("HH", GAME)
    store.forget_results("HH")
    assert (store.results("HH"), store.results("HE")) == ([], [match])
    store.close()
    again = opened(tmp_path)
    assert (again.results("HH"), again.results("HE"), again.progress("HH")) == ([], [match], GAME)
    again.close()


def test_results_can_be_forgotten_before_they_were_read(tmp_path: Path) -> None:
    store = opened(tmp_path)
    store.add_result(WON)
    store.forget_results("HH")
    assert store.results("HH") == []
    store.close()


# Stores of earlier versions.


@pytest.mark.parametrize("version", range(VERSION))
def test_an_empty_store_of_each_earlier_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        for script in MIGRATIONS[:version]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    opened(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    connection.close()


def has_all_of_version_1(store: Store) -> bool:
    """Whether everything in the golden file of version 1 is there."""
    deals = [(r.code, r.day, r.outcome, r.seconds, r.moves, r.score, r.key) for r in store.results("HH")]
    return (
        (store.setting("volume", 0.0), store.setting("opponents", "")) == (0.25, "FAST")
        and store.progress("HH") == Progress("deal HH1-N-AAAAAAM\ndraw\ndraw\nundo\n", 12.5)
        and store.progress("HE") == Progress("match HE1-N-AAAAAAM\n", 0.0, ("QS", "2H"))
        and store.unfinished == ("HE", "HH")
        and deals
        == [
            ("HH1-N-AAAAAAC", "2026-10-24", "won", 312.5, 141, 250, ""),
            ("HH1-N-AAAAAAJ", "2026-10-25", "given up", 40.0, 12, 30, ""),
        ]
        and [(r.code, r.ended) for r in store.results("HE")]
        == [("HE1-N-AAAAAAM", "2026-10-25T00:00:00+00:00")]
        and store.results("HH")[0].details == {"undos": 2}
    )


def test_a_store_of_version_1_is_there_again(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "version-1.db", tmp_path / FILE)
    for _start in range(2):
        store = opened(tmp_path)
        assert has_all_of_version_1(store)
        store.close()


def test_a_damaged_store_of_version_1_is_recovered_into_one_of_today(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "version-1.db", tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE torn (word TEXT)")
        connection.execute("CREATE INDEX torn_word ON torn (word)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'torn_word'")
    connection.close()
    store, notice = open_store(tmp_path, MOMENT)
    assert "damaged" in notice
    assert has_all_of_version_1(store)
    store.close()


def test_tallies_are_the_same_before_and_after_the_results_were_read(tmp_path: Path) -> None:
    store = open_store(tmp_path, "x").store
    ended = "2026-11-30T10:15:00+01:00"
    for number, (outcome, seconds, key) in enumerate(
        [
            ("won", 90.0, "a"),
            ("lost", 5.0, "b"),
            ("won", 61.5, "c"),
            ("won", 1.0, "written d"),
            ("given up", 2.0, "e"),
        ]
    ):
        store.add_result(Result("HH", f"HH1-N-{number}", ended, outcome, seconds, 1, 1, {}, "", key))
    store.add_result(Result("HE", "HE1-N-X", ended, "lost", 0.0, 1, 1, {}, "", "f"))
    expected = {"HH": Tally(4, 2, 61.5), "HE": Tally(1, 0, None)}
    assert store.tallies() == expected
    store.results("HH")
    assert store.tallies() == expected
    store.close()
