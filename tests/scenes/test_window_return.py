"""The window comes back to its corner, and does not walk on a desktop that has another one in mind."""

import pygame
import pytest

from scenes.screen import Screen
from scenes.window_place import WindowPlace
from scenes.window_return import PATIENCE, PAUSE

PLACE = WindowPlace(60, 50, 700, 500)


@pytest.fixture
def screen() -> Screen:
    pygame.display.init()
    return Screen(None, False, 0, PLACE)


def wait(screen: Screen, seconds: float) -> None:
    for _turn in range(round(seconds / PAUSE * 2)):
        screen.tick(PAUSE / 2 + 0.001)


def test_a_window_moved_by_its_frame_is_brought_back(screen: Screen) -> None:
    screen.window.position = (64, 77)
    wait(screen, PAUSE)
    assert screen.window.position == (60, 50)


def test_where_a_window_is_on_its_way_to_is_where_it_belongs(screen: Screen) -> None:
    screen.window.position = (64, 77)
    assert screen.place == PLACE


def test_a_player_may_move_it_once_it_is_back(screen: Screen) -> None:
    wait(screen, PATIENCE)
    screen.window.position = (300, 200)
    wait(screen, PATIENCE)
    assert screen.window.position == (300, 200)
    assert screen.place == PLACE._replace(x=300, y=200)


def test_what_a_stubborn_desktop_does_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn(pygame.Window):
        """Lies by a frame beside each place that it is given."""

        def __setattr__(self, name: str, value: tuple[int, int]) -> None:
            super().__setattr__(name, (value[0] + 4, value[1] + 27) if name == "position" else value)

    monkeypatch.setattr("pygame.Window", Stubborn)
    pygame.display.init()
    screen = Screen(None, False, 0, PLACE)
    wait(screen, PATIENCE)
    assert screen.window.position == (64, 77)
    assert screen.place == PLACE
