"""Where exports are written and found; what cannot be read as one is a sentence."""

import os
from pathlib import Path

import pytest

from game.store import exchange
from game.store.exchange import ExchangeError
from game.store.export_files import export_folders, list_exports, read_file, write_export
from tests.support.exported import FULL, MOMENT


def test_an_export_is_written_and_found_again(tmp_path: Path) -> None:
    path = write_export([tmp_path], MOMENT, exchange.write(FULL))
    assert path.name == f"two-of-hearts-{MOMENT}.json"
    assert list_exports([tmp_path]) == [path]
    assert exchange.read(read_file(path)).contents == FULL
    assert list(tmp_path.iterdir()) == [path]


def test_the_first_folder_that_can_be_written_takes_an_export(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    assert write_export([nowhere, tmp_path], MOMENT, "x").parent == tmp_path


def test_no_folder_at_all_is_an_error_with_a_reason(tmp_path: Path) -> None:
    for folders in ([], [tmp_path / "missing"]):
        with pytest.raises(OSError, match=r"."):
            write_export(folders, MOMENT, "x")


def test_the_newest_exports_are_listed_first_and_folders_are_none(tmp_path: Path) -> None:
    for day in range(10, 20):
        write_export([tmp_path], f"2026-11-{day}-101500", "x")
    (tmp_path / "two-of-hearts-2026-11-30-000000.json").mkdir()
    names = [path.name for path in list_exports([tmp_path])]
    assert names[0] == "two-of-hearts-2026-11-19-101500.json"
    assert len(names) == 5


def test_a_folder_in_place_of_a_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="cannot be read"):
        read_file(tmp_path)


def test_a_file_that_went_away_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="cannot be read"):
        read_file(tmp_path / "gone.json")


@pytest.mark.skipif(os.name == "nt", reason="there is no device of that kind")
def test_a_device_without_an_end_is_a_sentence() -> None:
    with pytest.raises(ExchangeError, match="no file"):
        read_file(Path("/dev/zero"))


@pytest.mark.skipif(os.name == "nt", reason="there is no pipe of that kind")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ExchangeError, match="no file"):
        read_file(tmp_path / "pipe")


@pytest.mark.parametrize("name", ["a\0b", "a\udcff.json", "a\nb"])
def test_a_name_that_cannot_be_shown_is_a_sentence_that_can(tmp_path: Path, name: str) -> None:
    with pytest.raises(ExchangeError) as refused:
        read_file(tmp_path / name)
    assert str(refused.value).isprintable()


def test_a_file_that_is_far_too_large_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.export_files.LARGEST", 10)
    (tmp_path / "large.json").write_bytes(b"x" * 11)
    with pytest.raises(ExchangeError, match="too large"):
        read_file(tmp_path / "large.json")


def test_exports_go_beside_a_chosen_store(tmp_path: Path) -> None:
    assert export_folders(tmp_path, True, {}) == (tmp_path,)


def test_exports_go_to_the_documents_else_to_the_home_else_beside_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    data = tmp_path / "data"
    assert export_folders(data, False, {"HOME": str(tmp_path)}) == (tmp_path, data)
    (tmp_path / "Documents").mkdir()
    folders = export_folders(data, False, {"HOME": str(tmp_path)})
    assert folders == (tmp_path / "Documents", tmp_path, data)
    assert export_folders(None, False, {"HOME": ""}) == ()
