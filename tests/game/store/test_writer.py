"""What cannot be written now is written later, in its order; nobody is told that all is well before it is."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.store.contents import Contents
from game.store.games import Progress, Result
from game.store.location import FILE
from game.store.opening import open_store
from game.store.store import Store

ROOT = Path(__file__).resolve().parents[3]
MOMENT = "2026-11-30-101500"
ENDED = "2026-11-30T10:15:00+01:00"
LONG = "x" * 100_000  # letters: no room for it in a full file


def result(key: str, text: str = LONG) -> Result:
    return Result("HH", "HH1-N-AAAAAAM", ENDED, "won", 61.5, 121, 250, {}, text, key)


class Disk:
    """A store whose file can be kept from growing, as by a full disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = open_store(folder, MOMENT).store
        self.store.flush()

    @property
    def _connection(self) -> sqlite3.Connection:
        assert self.store._writer is not None
        return self.store._writer._connection

    def fill(self) -> None:
        self._limit(1)

    def make_room(self) -> None:
        self._limit(1_000_000)

    def _limit(self, pages: int) -> None:
        self.store.flush()
        self._connection.execute(f"PRAGMA max_page_count = {pages}").close()

    def after_a_start(self) -> Store:
        self.store.close()
        self.store = open_store(self.folder, MOMENT).store
        return self.store


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = Disk(tmp_path)
    yield made
    made.store.close()


def wait_until(is_reached: Callable[[], bool], seconds: float = 5.0) -> bool:
    end = time.monotonic() + seconds
    while not is_reached() and time.monotonic() < end:
        time.sleep(0.02)
    return is_reached()


def test_what_a_full_disk_refused_is_written_as_soon_as_there_is_room(disk: Disk) -> None:
    disk.fill()
    disk.store.add_result(result("a"))
    disk.store.set_setting("volume", 0.25)
    disk.store.flush()
    assert "full" in disk.store.failure
    disk.make_room()
    assert wait_until(lambda: not disk.store.failure)
    again = disk.after_a_start()
    assert [row.key for row in again.results("HH")] == ["a"]
    assert again.setting("volume", 0.0) == 0.25


def test_what_was_refused_is_tried_again_without_any_new_job(disk: Disk) -> None:
    disk.fill()
    disk.store.add_result(result("a"))
    disk.make_room()
    time.sleep(1.5)
    assert disk.store.failure == ""


def test_what_was_refused_is_tried_once_more_at_the_end(disk: Disk) -> None:
    disk.fill()
    disk.store.add_result(result("a"))
    disk.make_room()
    assert [row.key for row in disk.after_a_start().results("HH")] == ["a"]


def test_what_is_refused_is_not_forgotten_over_what_succeeds_later(disk: Disk) -> None:
    disk.fill()
    disk.store.add_result(result("a"))
    disk.store.set_setting("small", 1)
    disk.store.tallies()
    disk.store.flush()
    assert disk.store.failure
    assert not disk.store.is_safe


def test_the_order_is_kept_while_jobs_wait(disk: Disk) -> None:
    disk.fill()
    for draws in range(1, 4):
        disk.store.set_progress("HH", Progress(LONG + "draw\n" * draws, float(draws)))
    disk.make_room()
    progress = disk.after_a_start().progress("HH")
    assert progress is not None
    assert progress.seconds == 3.0


def test_results_that_wait_are_counted(disk: Disk) -> None:
    disk.store.add_result(result("before", "short"))
    disk.store.flush()
    disk.fill()
    disk.store.add_result(result("a"))
    assert disk.store.tallies()["HH"].won == 2
    assert [row.key for row in disk.store.results("HH")] == ["before", "a"]


def test_what_is_attempted_in_vain_is_not_done_later(disk: Disk) -> None:
    disk.fill()
    assert disk.store.replace(Contents({}, {}, [result("a")])) != ""
    assert disk.store.failure == ""
    disk.make_room()
    assert disk.after_a_start().results("HH") == []


def test_what_is_withdrawn_after_a_while_is_not_done_later(disk: Disk) -> None:
    writer, gate = disk.store._writer, threading.Event()
    assert writer is not None

    def slowly(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO setting VALUES ('late', '1')")
        gate.wait(5.0)

    assert writer.attempt(slowly, 0.05) != ""
    gate.set()
    writer.flush()
    assert disk.after_a_start().setting("late", 0) == 0


class Surprise(Exception):
    """No error that SQLite has."""


def test_a_job_that_fails_in_an_unexpected_way_is_a_failure_and_the_next_ones_are_done(disk: Disk) -> None:
    def fail(_connection: sqlite3.Connection) -> None:
        raise Surprise

    assert disk.store._writer is not None
    disk.store._writer.put(fail)
    disk.store.set_setting("volume", 0.25)
    assert disk.store.flush(1.0)
    assert "Surprise" in disk.store.failure
    assert disk.after_a_start().setting("volume", 0.0) == 0.25


def test_a_question_that_fails_is_a_failure_and_does_not_end_the_thread(disk: Disk) -> None:
    def fail(_connection: sqlite3.Connection) -> None:
        raise Surprise

    writer = disk.store._writer
    assert writer is not None
    assert writer.ask(fail, 1.0)
    assert writer.flush(1.0)
    assert writer.failure


def in_the_log(folder: Path) -> int:
    """Bytes that lie in the log."""
    log = folder / f"{FILE}-wal"
    return log.stat().st_size if log.exists() else 0


def test_a_result_lies_in_the_file_itself_at_once(disk: Disk) -> None:
    disk.store.add_result(result("a"))
    disk.store.flush()
    assert in_the_log(disk.folder) == 0


def test_no_more_than_a_few_jobs_lie_in_the_log_alone(disk: Disk) -> None:
    for number in range(200):
        disk.store.set_progress("HH", Progress("deal", float(number)))
    disk.store.flush()
    assert in_the_log(disk.folder) < 40 * 5000


def test_after_a_moment_of_rest_the_log_is_empty(disk: Disk) -> None:
    disk.store.set_progress("HH", Progress("deal", 1.0))
    disk.store.flush()
    assert in_the_log(disk.folder) > 0
    assert wait_until(lambda: in_the_log(disk.folder) == 0)


def test_a_store_that_was_just_made_lies_in_the_file_itself(disk: Disk) -> None:
    assert in_the_log(disk.folder) == 0


FULL = """
import os, sys, time
from pathlib import Path
from tests.game.store.test_writer import result
from game.store.opening import open_store
folder, junk = Path(sys.argv[1]) / "data", Path(sys.argv[1]) / "junk"
store = open_store(folder, "x").store
store.flush()
with junk.open("wb", buffering=0) as full:
    try:
        while full.write(bytes(4096)) == 4096:
            pass
    except OSError:
        pass
store.add_result(result("won"))
store.set_setting("volume", 0.25)
store.flush()
refused = store.failure
store.results("HH")
store.tallies()
still = store.failure
junk.unlink()
end = time.monotonic() + 5.0
while store.failure and time.monotonic() < end:
    time.sleep(0.02)
print(bool(refused), bool(still), repr(store.failure))
store.close()
again = open_store(folder, "x").store
print([row.key for row in again.results("HH")], again.setting("volume", 0.0))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a full disk is made with a small tmpfs")
def test_a_win_on_a_full_disk_is_there_after_room_was_made(tmp_path: Path) -> None:
    script = f'mount -t tmpfs -o size=8m tmpfs {tmp_path} && exec {sys.executable} -c "$0" {tmp_path}'
    command = ["unshare", "-rm", "sh", "-c", script, FULL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines() == ["True True ''", "['won'] 0.25"], done.stderr
