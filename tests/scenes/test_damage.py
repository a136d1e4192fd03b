"""What is damaged, or cannot be written, is told of and costs no more than it must."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.store.games import Progress
from game.store.location import FILE
from game.store.opening import open_store
from game.store.store import Store
from tests.support.player import Player, Sit
from tests.support.runs import MOMENT, kill, said_at_start, set_aside, stored


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "deal \ufffd",
        "x" * 9999,
    ],
)
def test_a_game_of_which_nothing_can_be_read_is_set_aside_in_words(
    start: Callable[..., Player], tmp_path: Path, text: str
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 1.0)))
    player = start(is_settled=False)
    assert player.widgets.find("continue") is None
    assert said_at_start(player).startswith("A game in progress cannot be read. Line ")
    assert text in set_aside(tmp_path)
    kill(player)
    assert said_at_start(start(is_settled=False)) == ""


DRAWS = "deal HH1-N-AAAAAAM\n" + "draw\n" * 19


@pytest.mark.parametrize("bad", ["dsaw", "pair 1 2", "dr\0aw", "fly; draw", "\ufffd", "draw\x0cdsaw"])
def test_a_damaged_line_costs_only_what_came_after_it(
    start: Callable[..., Player], tmp_path: Path, bad: str
) -> None:
    text = DRAWS + f"{bad}\ndraw\n"
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0, (), "key", "", "", 2)))
    player = start(is_settled=False)
    assert "It goes on" in said_at_start(player)
    assert text.split("\n")[19:] == set_aside(tmp_path).split("\n")[20:]
    player.settle()
    player.press(pygame.K_RETURN)
    player.settle()
    assert player.scene.session.record.text.startswith(DRAWS)
    assert (player.scene.session.seconds >= 50.0, player.scene.session.hints) == (True, 2)


def test_one_changed_letter_on_the_disk_does_not_lose_the_game(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(DRAWS + "draw\n", 50.0, key="k1")))
    content = (tmp_path / FILE).read_bytes()
    at = content.index(b"draw\ndraw\n") + 5 * 19
    (tmp_path / FILE).write_bytes(content[:at] + b"dsaw" + content[at + 4 :])
    player = start(is_settled=False)
    assert player.widgets.find("continue") is not None
    kill(player)
    again = start()
    again.press(pygame.K_RETURN)
    again.settle()
    assert again.scene.session.record.text == DRAWS


def test_a_damaged_code_is_known_from_the_key_of_the_game(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    text = DRAWS.replace("deal HH1", "deal hX1")
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0, key="HH1-N-AAAAAAM now")))
    player = start()
    player.press(pygame.K_RETURN)
    player.settle()
    assert player.scene.session.record.text == DRAWS


def test_what_is_unreadable_stays_where_it_is_when_it_cannot_be_set_aside(
    start: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = DRAWS + "fly\n"
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0)))
    monkeypatch.setattr(Store, "set_aside", lambda *_arguments: None)
    player = start(is_settled=False)
    assert "cannot be read" in said_at_start(player)
    kill(player)
    assert text in read_back(tmp_path)


def read_back(folder: Path) -> str:
    """The text of the deal in progress, from the disk."""
    store = open_store(folder, MOMENT).store
    progress = store.progress("HH")
    store.close()
    return progress.text if progress else ""


def test_an_unknown_game_is_set_aside_in_words(start: Callable[..., Player], tmp_path: Path) -> None:
    stored(tmp_path, lambda store: store.set_progress("ZZ", Progress("text", 1.0)))
    assert "cannot be read" in said_at_start(start(is_settled=False))
    assert set_aside(tmp_path).endswith("\ntext")


def test_a_game_under_a_damaged_name_is_known_from_its_text(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HX", Progress(DRAWS, 1.0)))
    assert start().widgets.find("continue") is not None


def test_a_damaged_file_is_told_of(start: Callable[..., Player], tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    player = start(is_settled=False)
    assert said_at_start(player).startswith("Your saved games were damaged")
    assert list(tmp_path.glob("*damaged*"))


def test_a_damaged_file_and_a_damaged_game_are_both_told_of(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(DRAWS + "fly\n", 50.0)))
    (tmp_path / f"{FILE}-wal").write_bytes(b"nonsense" * 1000)
    said = said_at_start(start(is_settled=False))
    assert "damaged and lost" in said
    assert "Line 21" in said


def test_a_second_program_says_that_it_saves_nothing(start: Callable[..., Player]) -> None:
    start()
    second = start("HH1-N-AAAAAAM", is_settled=False)
    assert "running already" in said_at_start(second)
    second.settle()
    second.click("stock")
    assert second.scene.has_to_ask


def test_without_a_home_it_is_told_that_nothing_lasts(sit: Sit) -> None:
    player = sit(None, is_settled=False, is_homeless=True, is_reduced_motion=True)
    assert "no home folder" in said_at_start(player)


def test_a_write_that_fails_is_told_of_and_closing_asks_again(
    start: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    monkeypatch.setattr(Store, "failure", "database or disk is full")
    player.wait(0.5)
    assert player.said == "The game cannot be saved: database or disk is full"
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert player.overlay == "question"


def test_the_player_is_told_when_writing_works_again(
    start: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("HH1-N-AAAAAAM")
    for _time in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(Store, "failure", "database or disk is full")
            player.wait(0.5)
            assert player.said.startswith("The game cannot be saved")
        player.wait(0.5)
        assert player.said == "Everything is saved again"
