"""What is stored is there again after the next start."""

import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store.location import FILE
from game.store.opening import open_store
from game.store.schema import MIGRATIONS, VERSION
from game.store.store import Progress, Result, Store

ROOT = Path(__file__).resolve().parents[3]
MOMENT = "2026-11-30-101500"
GAME = Progress("deal HH1-N-AAAAAAM\ndraw\n", 12.5, ("QS", "2H"))
WON = Result("HH", "HH1-N-AAAAAAM", "2026-11-30", "won", 61.5, 121, 250, {"undos": 2}, "deal HH1-N-AAAAAAM\n")


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
    assert sorted(took)[10] < 0.1


KILLED = """
import os, signal, sys
from pathlib import Path
from game.store.opening import open_store
from game.store.store import Progress
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


@pytest.mark.parametrize("version", range(VERSION))
def test_a_store_of_each_earlier_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        for script in MIGRATIONS[:version]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    opened(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    connection.close()
