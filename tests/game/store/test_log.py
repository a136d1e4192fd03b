"""A log that SQLite does not take in whole is not passed over in silence: it is kept, and the player told."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.location import FILE
from game.store.opening import Opened, open_store

ROOT = Path(__file__).resolve().parents[3]
MOMENT = "2026-11-30-101500"
LOG = f"{FILE}-wal"
ASIDE = f"two-of-hearts.damaged-{MOMENT}.db"
MOVES = 12

KILLED = """
import os, signal, sys
from pathlib import Path
from game.store.opening import open_store
from game.store.games import Progress
store = open_store(Path(sys.argv[1]), "x").store
for number in range(int(sys.argv[2])):
    store.set_progress("HH", Progress("deal HH1-N-AAAAAAM\\n" + "draw\\n" * number, float(number)))
store.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a program that was killed after some moves, which lie in the log alone."""
    folder = tmp_path_factory.mktemp("killed")
    command = [sys.executable, "-c", KILLED, str(folder), str(MOVES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert (folder / LOG).stat().st_size > 4096
    return folder


def damaged(killed: Path, folder: Path, at: int) -> Path:
    """A copy of it with one byte of the log changed."""
    shutil.copytree(killed, folder, dirs_exist_ok=True)
    content = bytearray((folder / LOG).read_bytes())
    content[at] ^= 0x55
    (folder / LOG).write_bytes(content)
    return folder


def seconds(opened: Opened) -> float:
    progress = opened.store.progress("HH")
    return progress.seconds if progress else -1.0


def test_a_log_that_is_sound_is_taken_in_silence(killed: Path, tmp_path: Path) -> None:
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    opened = open_store(tmp_path, MOMENT)
    assert (opened.notice, seconds(opened)) == ("", MOVES - 1)
    opened.store.close()


@pytest.mark.parametrize("at", [0, 3, 9, 17, 21, 26, 30, 40, 45, 60, 5000, 20_000, -1, -4000, -4100, -4110])
def test_a_damaged_log_is_set_aside_and_told_of(killed: Path, tmp_path: Path, at: int) -> None:
    damaged(killed, tmp_path, at)
    before = (tmp_path / LOG).read_bytes()
    opened = open_store(tmp_path, MOMENT)
    assert opened.store.is_lasting
    assert seconds(opened) < MOVES - 1
    assert "damaged and lost" in opened.notice
    assert ASIDE in opened.notice
    assert (tmp_path / f"{ASIDE}-wal").read_bytes() == before
    opened.store.close()
    again = open_store(tmp_path, MOMENT + "-2")
    assert again.notice == ""
    again.store.close()


@pytest.mark.parametrize("filling", [b"\0", b"\xff", b"deal"])
def test_an_overwritten_log_is_set_aside_and_told_of(killed: Path, tmp_path: Path, filling: bytes) -> None:
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    size = (tmp_path / LOG).stat().st_size
    (tmp_path / LOG).write_bytes((filling * size)[:size])
    opened = open_store(tmp_path, MOMENT)
    assert "damaged and lost" in opened.notice
    opened.store.close()


@pytest.mark.parametrize("is_there", [True, False])
def test_a_log_whose_file_is_empty_or_gone_is_set_aside(killed: Path, tmp_path: Path, is_there: bool) -> None:
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    (tmp_path / FILE).unlink()
    if is_there:
        (tmp_path / FILE).write_bytes(b"")
    log = (tmp_path / LOG).read_bytes()
    opened = open_store(tmp_path, MOMENT)
    assert "damaged and lost" in opened.notice
    assert (tmp_path / f"{ASIDE}-wal").read_bytes() == log
    opened.store.close()


@pytest.mark.parametrize("cut", [1, 100, 4095, 4096, 4110])
def test_a_frame_that_a_kill_left_unfinished_is_no_damage(killed: Path, tmp_path: Path, cut: int) -> None:
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    os.truncate(tmp_path / LOG, (tmp_path / LOG).stat().st_size - cut)
    opened = open_store(tmp_path, MOMENT)
    assert (opened.notice, opened.store.is_lasting) == ("", True)
    opened.store.close()


RESULTS = """
import os, signal, sys
from pathlib import Path
from game.store.opening import open_store
from tests.support.played_store import deals
store = open_store(Path(sys.argv[1]), "x").store
for result in deals(20):
    store.add_result(result)
store.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_results_do_not_lie_in_the_log_when_the_program_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RESULTS, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    (tmp_path / LOG).write_bytes(b"nonsense" * 1000)
    opened = open_store(tmp_path, MOMENT)
    assert len(opened.store.results("HH")) == 20
    opened.store.close()


def test_a_link_to_nothing_as_data_folder_becomes_a_folder(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "a" / "b")
    opened = open_store(tmp_path / "link", MOMENT)
    assert (opened.store.is_lasting, opened.notice) == (True, "")
    assert (tmp_path / "a" / "b" / FILE).exists()
    opened.store.close()


def test_a_link_to_itself_as_data_folder_means_playing_without_saving(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "link")
    opened = open_store(tmp_path / "link", MOMENT)
    assert not opened.store.is_lasting
    assert "Nothing can be saved" in opened.notice
    opened.store.close()
