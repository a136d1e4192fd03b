"""Settings and the place of the window are there again in the next run."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes.table.settings import Speed
from tests.support.player import Player, Sit
from tests.support.runs import kill, stored


def test_settings_come_back(start: Callable[..., Player]) -> None:
    player = start()
    settings = player.app.stage.settings
    settings.volume, settings.opponents, settings.is_trick_held = 0.25, Speed.FAST, True
    settings.is_placement_help_on = False
    player.app.step()
    kill(player)
    again = start().app.stage.settings
    assert (again.volume, again.opponents, again.is_trick_held) == (0.25, Speed.FAST, True)
    assert not again.is_placement_help_on


def test_what_the_command_line_says_is_not_stored(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, is_reduced_motion=True)
    first.app.stage.settings.volume = 0.5
    first.app.step()
    kill(first)
    again = sit(None, data_dir=tmp_path, is_muted=False)
    settings = again.app.stage.settings
    assert (settings.volume, settings.is_reduced_motion, settings.is_muted) == (0.5, False, False)


def test_a_flag_wins_over_what_is_stored(sit: Sit, tmp_path: Path) -> None:
    stored(tmp_path, lambda store: store.set_setting("is_fullscreen", True))
    assert not sit(None, data_dir=tmp_path, is_fullscreen=False).app.stage.settings.is_fullscreen


@pytest.mark.parametrize("value", [7.0, -1.0, float("nan"), float("inf"), "loud", 1])
def test_an_impossible_volume_is_the_usual_one(sit: Sit, tmp_path: Path, value: float | str) -> None:
    stored(tmp_path, lambda store: store.set_setting("volume", value))
    assert sit(None, data_dir=tmp_path).app.stage.settings.volume == 0.7


@pytest.mark.parametrize("value", ["WARP", 3, True])
def test_an_impossible_speed_is_the_usual_one(sit: Sit, tmp_path: Path, value: int | str) -> None:
    stored(tmp_path, lambda store: store.set_setting("opponents", value))
    assert sit(None, data_dir=tmp_path).app.stage.settings.opponents is Speed.NORMAL


def test_the_place_of_the_window_is_there_again(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, size=None)
    first.app.screen.window.size = (777, 555)
    first.app.screen.window.position = (31, 29)
    first.wait(0.3)
    first.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    first.app.step()
    kill(first)
    again = sit(None, data_dir=tmp_path, size=None)
    assert again.app.screen.window.size == (777, 555)
    assert again.app.screen.window.position == (31, 29)


def test_a_size_of_the_command_line_is_not_remembered(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, size=(640, 480))
    first.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    first.app.step()
    assert first.app.stage.store.setting("window", "") == ""
