"""Your data: exported to a file, imported from one, begun anew; and options as at the first start."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pygame
import pytest

from game.store import exchange
from game.store.contents import Contents
from game.store.games import GIVEN_UP, Progress, Result
from game.store.opening import open_store
from scenes.crash.scene import CrashScene
from scenes.options.scene import OptionsScene
from scenes.table.settings import Settings, Speed
from tests.support.hands_here import HANDS, Hand
from tests.support.player import Player, Sit

PATIENCE = 20.0  # s
CODE = "HH1-N-AAAAAAM"


def game(key: str) -> Result:
    ended = "2026-11-30T10:15:00.000000+00:00"
    return Result("HH", CODE, ended, GIVEN_UP, 9.5, 1, 0, {}, f"deal {CODE}\ndraw\n", key)


def in_progress(key: str) -> Progress:
    return Progress(f"deal {CODE}\ndraw\n", 1.0, key=key)


THEIRS = Contents({"volume": 0.2}, {"HH": in_progress("theirs")}, [game("a"), game("b")])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with two finished games, one of them in THEIRS too."""
    store = open_store(tmp_path, "x").store
    for key in ("a", "mine"):
        store.add_result(game(key))
    store.close()
    return tmp_path


@pytest.fixture
def page(sit: Sit, folder: Path) -> Player:
    """Someone before the data group of the options."""
    player = sit(None, data_dir=folder, is_folder_chosen=True, is_reduced_motion=True)
    player.click("options")
    player.settle()
    player.click("data")
    return player


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, page: Player) -> Hand:
    return request.param(page)


def lay_file(folder: Path, content: str | bytes | None = None) -> Path:
    """An export in the folder."""
    path = folder / "two-of-hearts-2026-11-30-101500.json"
    text = exchange.write(THEIRS) if content is None else content
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def wait_for(player: Player, sheet: str | None) -> None:
    """Until the file is read and this dialog is open, or none is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if player.overlay == sheet:
            return
        player.app.step()
        time.sleep(0.002)  # the file is read beside the program
    raise AssertionError(f"{sheet} never came; there is {player.overlay}")


def news(player: Player) -> str:
    """What the dialog says."""
    assert player.overlay == "data"
    return player.sheet._words[0].text


def all_news(player: Player) -> str:
    """Everything that the dialog says."""
    return " ".join(words.text for words in player.sheet._words)


def keys(player: Player) -> list[str]:
    return [result.key for result in player.app.stage.store.results("HH")]


def test_everything_is_exported_and_the_player_told_where(hand: Hand, folder: Path) -> None:
    hand.pick("export")
    wait_for(hand.player, "data")
    (path,) = folder.glob("*.json")
    assert str(path) in news(hand.player)
    assert [result.key for result in exchange.read(path.read_bytes()).contents.results] == [
        "a",
        "mine",
    ]


def test_an_export_that_cannot_be_written_says_why(page: Player) -> None:
    page.app.stage.export_folders = lambda: (Path("/dev/null/nowhere"),)
    page.click("export")
    wait_for(page, "data")
    assert news(page).startswith("Nothing could be exported")


def test_an_export_leaves_out_what_is_damaged_and_says_so(page: Player, folder: Path) -> None:
    page.app.stage.store.add_result(game("torn")._replace(text=f"deal {CODE}\ndsaw\n"))
    page.click("export")
    wait_for(page, "data")
    (path,) = folder.glob("*.json")
    contents, left_out = exchange.read(path.read_bytes())
    assert ([result.key for result in contents.results], left_out) == (["a", "mine"], ())
    assert "1 entry is damaged and left out: Finished game 3" in all_news(page)


def test_an_export_that_is_cancelled_writes_nothing(page: Player, folder: Path) -> None:
    page.here.desk.export()
    page.press(pygame.K_ESCAPE)
    page.wait(1.0)
    assert (page.overlay, list(folder.glob("*.json"))) == (None, [])


def test_a_file_is_added_to_what_is_here(hand: Hand, folder: Path) -> None:
    lay_file(folder)
    hand.pick("import", "file 0")
    wait_for(hand.player, "how")
    hand.pick("merge")
    assert sorted(keys(hand.player)) == ["a", "b", "mine"]
    assert "3 finished games" in news(hand.player)


def test_a_file_replaces_what_is_here_only_when_asked_twice(page: Player, folder: Path) -> None:
    lay_file(folder)
    page.click("import", "file 0")
    wait_for(page, "how")
    page.click("replace")
    assert page.overlay == "question"
    page.press(pygame.K_ESCAPE)
    assert keys(page) == ["a", "mine"]
    page.click("import", "file 0")
    wait_for(page, "how")
    page.click("replace", "yes")
    assert keys(page) == ["a", "b"]
    assert page.app.stage.settings.volume == 0.2


def test_an_imported_game_in_progress_is_offered_at_once_and_lasts(
    page: Player, sit: Sit, folder: Path
) -> None:
    lay_file(folder)
    page.click("import", "file 0")
    wait_for(page, "how")
    page.click("merge", "done", "back")
    page.settle()
    assert page.widgets.find("continue") is not None
    page.app.stage.store.close()
    again = sit(None, data_dir=folder, is_reduced_motion=True)
    assert again.widgets.find("continue") is not None
    assert again.app.stage.settings.volume == 0.2


@pytest.mark.parametrize("content", [b"[]", b"null", b"[" * 100_000, "{}".encode("utf-16"), b""])
def test_a_bad_file_is_refused_and_nothing_is_changed(page: Player, folder: Path, content: bytes) -> None:
    before = page.app.stage.store.contents()
    lay_file(folder, content)
    page.click("import", "file 0")
    wait_for(page, "data")
    assert "export" in news(page)
    assert page.app.stage.store.contents() == before


def test_a_bad_row_is_left_out_and_told_of_before_anything_is_changed(page: Player, folder: Path) -> None:
    bad = THEIRS._replace(results=[*THEIRS.results, game("bad")._replace(text="nonsense")])
    lay_file(folder, exchange.write(bad))
    page.click("import", "file 0")
    wait_for(page, "how")
    assert "left out: Finished game 3" in all_news(page)
    assert keys(page) == ["a", "mine"]
    page.click("merge")
    assert sorted(keys(page)) == ["a", "b", "mine"]


def test_a_game_in_progress_that_finds_no_place_is_told_of(page: Player, folder: Path) -> None:
    page.app.stage.store.set_progress("HH", in_progress("ours"))
    lay_file(folder)
    page.click("import", "file 0")
    wait_for(page, "how")
    assert "the one in the file is left out" in all_news(page)


@pytest.mark.parametrize("name", ["\\u0000a", "\\ud800", "a\\nb"])
def test_names_of_settings_that_no_font_can_draw_are_told_of(page: Player, folder: Path, name: str) -> None:
    content = '{"format":"two-of-hearts","version":1,"settings":{"%s":"b"},"progress":{},"results":[]}'
    lay_file(folder, content % name)
    page.click("import", "file 0")
    wait_for(page, "data")
    page.settle()
    assert "Setting" in news(page)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no file has such a name")
def test_a_file_whose_name_no_font_can_draw_is_offered_and_taken(page: Player, folder: Path) -> None:
    lay_file(folder).rename(folder / "two-of-hearts-\udcff.json")
    page.click("import")
    page.settle()
    page.click("file 0")
    wait_for(page, "how")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no file has such a name")
def test_a_data_folder_whose_name_no_font_can_draw_is_told_of(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "a\udcff"
    file.write_text("no folder")
    player = sit(None, is_settled=False, data_dir=file, is_reduced_motion=True)
    player.wait(0.5)
    assert "Nothing can be saved" in player.said


@pytest.fixture
def second(sit: Sit, folder: Path, page: Player) -> Player:
    """A second window over the same data, before its own data group."""
    page.app.stage.store.set_progress("HE", in_progress("first"))
    player = sit(None, data_dir=folder, is_folder_chosen=True, is_reduced_motion=True)
    player.click("options")
    player.settle()
    player.click("data")
    return player


def test_a_window_that_saves_nothing_takes_nothing_over_and_says_so(second: Player, folder: Path) -> None:
    lay_file(folder)
    second.click("import")
    assert "nothing can be imported" in news(second)
    second.here.desk.take(next(folder.glob("*.json")))
    assert "nothing can be imported" in news(second)
    assert keys(second) == []


def test_an_export_of_a_window_that_saves_nothing_says_what_it_lacks(second: Player, folder: Path) -> None:
    second.click("export")
    wait_for(second, "data")
    assert "what was saved before is not" in news(second)


def test_a_file_with_settings_that_cannot_be_changes_nothing_in_force(page: Player, folder: Path) -> None:
    before = page.app.stage.settings.dead_zone
    lay_file(folder, exchange.write(Contents({"dead_zone": -1.0, "bindings": "[1,2"}, {}, [game("c")])))
    page.click("import", "file 0")
    wait_for(page, "how")
    page.click("merge")
    page.app.step()
    assert page.app.stage.settings.dead_zone == before
    assert page.app.translator.dead_zone == before


def test_a_file_that_is_cancelled_while_it_is_read_opens_nothing_later(page: Player, folder: Path) -> None:
    lay_file(folder)
    page.click("import")
    page.here.desk.take(next(folder.glob("*.json")))
    page.press(pygame.K_ESCAPE)
    page.wait(1.0)
    assert page.overlay is None


def test_without_a_file_the_player_reads_where_it_was_looked_for(page: Player, folder: Path) -> None:
    page.click("import")
    assert str(folder) in page.sheet._words[0].text


def test_statistics_begin_anew_only_when_asked_twice(hand: Hand) -> None:
    hand.pick("forget", "no")
    assert keys(hand.player) == ["a", "mine"]
    hand.pick("forget", "yes")
    assert keys(hand.player) == []


def drop(player: Player, path: Path) -> None:
    player.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    player.app.step()


def test_a_file_dropped_on_the_options_is_taken(page: Player, folder: Path) -> None:
    drop(page, lay_file(folder))
    wait_for(page, "how")


def test_a_file_dropped_on_a_table_is_taken_in_the_options_and_the_game_is_kept(
    sit: Sit, folder: Path
) -> None:
    player = sit(data_dir=folder, is_reduced_motion=True)
    player.click("stock")
    drop(player, lay_file(folder))
    player.wait(1.0)
    assert isinstance(player.here, OptionsScene)
    wait_for(player, "how")
    player.click("merge")
    assert player.app.stage.store.progress("HH").text == f"deal {CODE}\ndraw\n"


def test_a_device_without_an_end_is_refused(page: Player) -> None:
    drop(page, Path("/dev/zero"))
    wait_for(page, "data")
    assert "cannot be read" in news(page)


def test_a_file_that_is_dropped_after_a_fault_leads_nowhere(page: Player, folder: Path) -> None:
    page.app._fail(RuntimeError("broken on purpose"))
    drop(page, lay_file(folder))
    for _turn in range(30):
        page.app.step()
    assert isinstance(page.app.scene, CrashScene)


def test_a_folder_dropped_on_the_options_is_refused(page: Player, folder: Path) -> None:
    drop(page, folder)
    wait_for(page, "data")
    assert "cannot be read" in news(page)


def test_nothing_is_taken_where_nothing_can_be_saved(sit: Sit, folder: Path) -> None:
    player = sit(is_homeless=True, is_reduced_motion=True)
    drop(player, lay_file(folder))
    player.wait(0.3)
    assert player.is_at_table
    assert "imported" in player.said


def test_options_are_reset_and_stay_so(hand: Hand, folder: Path, sit: Sit) -> None:
    settings = hand.player.app.stage.settings
    settings.volume, settings.opponents, settings.is_move_errors_on = 0.1, Speed.FAST, True
    hand.player.app.step()
    hand.pick("defaults")
    fresh = Settings()
    assert {name: getattr(settings, name) for name in Settings.__slots__} == {
        name: getattr(fresh, name) for name in Settings.__slots__
    }
    hand.player.app.step()
    hand.player.app.stage.store.close()
    again = sit(None, data_dir=folder)
    assert again.app.stage.settings.volume == fresh.volume
    assert again.app.stage.settings.opponents is Speed.NORMAL
