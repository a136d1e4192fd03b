"""Whatever is wrong with the file, the program starts, says so once, and loses nothing that can be read."""

import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.games import Progress, Result
from game.store.location import FILE, data_folder
from game.store.opening import Opened, open_store
from game.store.schema import VERSION

MOMENT = "2026-11-30-101500"
GAME = Progress("deal HH1-N-AAAAAAM\n" + "draw\n" * 40, 12.5)
RESULT = Result("HH", "HH1-N-AAAAAAM", "2026-11-30T10:15:00+01:00", "won", 61.5, 121, 250, {}, "x" * 900)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store that holds a little of everything."""
    folder = tmp_path_factory.mktemp("sound")
    store, _notice = open_store(folder, MOMENT)
    for number in range(40):
        store.set_setting(f"setting{number}", number)
        store.add_result(RESULT)
    store.set_progress("HH", GAME)
    store.close()
    return folder


def copy(sound: Path, to: Path) -> Path:
    shutil.copytree(sound, to, dirs_exist_ok=True)
    return to / FILE


def works(opened: Opened) -> bool:
    """Whether the store takes what it is given."""
    opened.store.set_progress("HE", Progress("match", 1.0))
    return opened.store.progress("HE") is not None and opened.store.flush() and not opened.store.failure


def damaged_files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*damaged*.db"))


@pytest.mark.parametrize("cut", [0, 1, 37, "half", -1])
def test_a_file_that_was_cut_off_does_not_stop_the_start(sound: Path, tmp_path: Path, cut: int | str) -> None:
    path = copy(sound, tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2 if cut == "half" else cut])
    opened = open_store(tmp_path, MOMENT)
    assert works(opened)
    assert (opened.notice != "") == bool(damaged_files(tmp_path))
    opened.store.close()


@pytest.mark.parametrize("content", [b"\0" * 8192, b"[]", b"null", b"{" * 100_000, "deal".encode("utf-16")])
def test_a_file_that_is_something_else_is_set_aside(sound: Path, tmp_path: Path, content: bytes) -> None:
    path = copy(sound, tmp_path)
    path.write_bytes(content)
    opened = open_store(tmp_path, MOMENT)
    assert works(opened)
    assert opened.store.is_lasting
    assert damaged_files(tmp_path) == [f"two-of-hearts.damaged-{MOMENT}.db"]
    assert f"damaged-{MOMENT}" in opened.notice
    assert (tmp_path / damaged_files(tmp_path)[0]).read_bytes() == content
    opened.store.close()


@pytest.mark.parametrize("seed", range(200))
def test_any_byte_may_be_wrong(sound: Path, tmp_path: Path, seed: int) -> None:
    source = random.Random(seed)
    path = copy(sound, tmp_path)
    content = bytearray(path.read_bytes())
    for _flip in range(source.randrange(1, 40)):
        content[source.randrange(len(content))] ^= 1 << source.randrange(8)
    path.write_bytes(content)
    opened = open_store(tmp_path, MOMENT)
    assert works(opened)
    assert bool(damaged_files(tmp_path)) == (opened.notice != "")
    opened.store.close()
    again = open_store(tmp_path, MOMENT + "-2")
    assert (again.notice, again.store.is_lasting) == ("", True)
    again.store.close()


def test_what_can_be_read_of_a_damaged_file_is_kept(sound: Path, tmp_path: Path) -> None:
    path = copy(sound, tmp_path)
    content = bytearray(path.read_bytes())
    content[-2048:] = bytes(2048)
    path.write_bytes(content)
    opened = open_store(tmp_path, MOMENT)
    assert damaged_files(tmp_path)
    assert opened.store.setting("setting7", 0) == 7
    opened.store.close()


def test_text_that_damage_has_turned_into_bytes_is_text(sound: Path, tmp_path: Path) -> None:
    path = copy(sound, tmp_path)
    with sqlite3.connect(path) as connection:
        for table in ("progress", "result"):
            connection.execute(f"UPDATE {table} SET text = CAST(text AS BLOB)")
    connection.close()
    store = open_store(tmp_path, MOMENT).store
    assert store.progress("HH") == GAME
    assert {result.text for result in store.results("HH")} == {RESULT.text}
    store.close()


def test_a_store_of_a_newer_version_is_left_alone(sound: Path, tmp_path: Path) -> None:
    path = copy(sound, tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    opened = open_store(tmp_path, MOMENT)
    assert works(opened)
    assert not opened.store.is_lasting
    assert "newer version" in opened.notice
    opened.store.close()
    assert path.read_bytes() == before


def test_a_second_program_runs_without_saving_and_says_so(sound: Path, tmp_path: Path) -> None:
    copy(sound, tmp_path)
    first = open_store(tmp_path, MOMENT)
    second = open_store(tmp_path, MOMENT)
    assert first.store.is_lasting
    assert not second.store.is_lasting
    assert "running already" in second.notice
    assert works(second)
    second.store.close()
    first.store.close()
    third = open_store(tmp_path, MOMENT)
    assert (third.store.is_lasting, third.store.progress("HE")) == (True, None)
    third.store.close()


def test_a_file_in_place_of_the_folder_means_playing_without_saving(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    opened = open_store(tmp_path / "data", MOMENT)
    assert works(opened)
    assert not opened.store.is_lasting
    assert "Nothing can be saved" in opened.notice
    opened.store.close()


def test_a_folder_in_place_of_the_file_means_playing_without_saving(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    opened = open_store(tmp_path, MOMENT)
    assert works(opened)
    assert not opened.store.is_lasting
    opened.store.close()


def test_without_a_home_nothing_is_written_anywhere(tmp_path: Path) -> None:
    assert data_folder(None, {"HOME": ""}) is None
    opened = open_store(None, MOMENT)
    assert works(opened)
    assert "no home folder" in opened.notice
    opened.store.close()


FULL = """
import sys
from pathlib import Path
from game.store.opening import open_store
from game.store.games import Progress
opened = open_store(Path(sys.argv[1]), "x")
for number in range(200):
    opened.store.set_progress("HH", Progress("x" * 60_000, float(number)))
print(opened.store.flush(), bool(opened.store.failure), opened.store.progress("HH").seconds)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a full disk is made with a small tmpfs")
def test_a_full_disk_fails_in_words_and_the_game_goes_on(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[3]
    script = f'mount -t tmpfs -o size=64k tmpfs {tmp_path} && exec {sys.executable} -c "$0" {tmp_path}'
    command = ["unshare", "-rm", "sh", "-c", script, FULL]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["True", "True", "199.0"], done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="a folder that cannot be written is made with a mount")
def test_a_folder_that_cannot_be_written_means_playing_without_saving(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[3]
    code = (
        "import sys; from pathlib import Path; from game.store.opening import open_store;"
        "opened = open_store(Path(sys.argv[1]) / 'data', 'x'); print(opened.store.is_lasting, opened.notice)"
    )
    mount = f"mount -t tmpfs tmpfs {tmp_path} && mount -o remount,ro {tmp_path}"
    command = ["unshare", "-rm", "sh", "-c", f'{mount} && exec {sys.executable} -c "$0" {tmp_path}', code]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("False Nothing can be saved"), done.stderr
