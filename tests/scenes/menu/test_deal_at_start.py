"""A deal that is asked for on the command line does not silently replace the game in progress."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.store.games import Progress
from game.store.opening import open_store
from tests.support.player import Player, Sit

OTHER = "HH1-N-AAAAAAJ"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A deal of Heart to Heart is in progress here."""
    store = open_store(tmp_path, "x").store
    store.set_progress("HH", Progress("deal HH1-N-AAAAAAM\ndraw\ndraw\n", 65.0, key="kept"))
    store.close()
    return tmp_path


@pytest.fixture
def asked(sit: Sit, folder: Path) -> Player:
    return sit(OTHER, data_dir=folder, is_reduced_motion=True)


def test_the_question_says_what_is_in_progress(asked: Player) -> None:
    assert asked.overlay == "question"
    assert "01:05" in asked.sheet._words[0].text


def test_continuing_keeps_the_game(asked: Player) -> None:
    asked.press(pygame.K_RETURN)
    asked.settle()
    assert (asked.code, asked.moves) == ("HH1-N-AAAAAAM", ["draw", "draw"])
    assert asked.app.stage.store.results("HH") == []


def test_giving_up_deals_what_was_asked_for(asked: Player) -> None:
    asked.click("yes")
    asked.settle()
    assert (asked.code, asked.moves) == (OTHER, [])
    (result,) = asked.app.stage.store.results("HH")
    assert (result.key, result.outcome) == ("kept", "given up")


def test_back_leaves_both_and_stays_in_the_menu(asked: Player) -> None:
    asked.press(pygame.K_ESCAPE)
    assert asked.overlay is None
    assert asked.app.stage.store.progress("HH").key == "kept"
    assert asked.widgets.find("continue") is not None


def test_a_game_of_the_other_kind_is_no_reason_to_ask(sit: Sit, folder: Path) -> None:
    player = sit("HE1-N-AAAAAAM", is_settled=False, data_dir=folder)
    assert player.app.scene.session.code.game == "HE"


def test_a_game_that_cannot_be_read_is_no_reason_to_ask(sit: Sit, tmp_path: Path) -> None:
    store = open_store(tmp_path, "x").store
    store.set_progress("HH", Progress("nonsense\n", 1.0, key="kept"))
    store.close()
    player = sit(OTHER, data_dir=tmp_path, is_reduced_motion=True)
    assert player.code == OTHER
