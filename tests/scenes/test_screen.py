"""The picture and the window: the least picture, its place in the window, points from one to the other."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.screen import Screen, default_size, desktops, picture_size
from scenes.window_place import WindowPlace


@pytest.fixture
def screen() -> Iterator[Screen]:
    pygame.display.init()
    made = Screen((800, 600), False)
    yield made
    made.window.destroy()


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (3840, 2160), (1080, 1920), (641, 361)])
def test_a_usual_window_is_its_own_picture(size: tuple[int, int]) -> None:
    assert picture_size(*size) == size


@pytest.mark.parametrize("size", [(200, 150), (1, 1), (0, 0), (160, 5000), (5000, 120), (639, 359)])
def test_a_small_window_shows_a_picture_of_at_least_the_least_size(size: tuple[int, int]) -> None:
    width, height = picture_size(*size)
    assert width >= 640
    assert height >= 360


@pytest.mark.parametrize("size", [(200, 150), (320, 200), (170, 600)])
def test_a_small_picture_has_the_shape_of_its_window(size: tuple[int, int]) -> None:
    width, height = picture_size(*size)
    assert width / height == pytest.approx(size[0] / size[1], rel=0.01)


@pytest.mark.parametrize(
    "desktop", [(1920, 1080), (2560, 1440), (3840, 2160), (1366, 768), (1024, 768), (800, 600)]
)
def test_the_first_window_fits_on_the_desktop(desktop: tuple[int, int]) -> None:
    width, height = default_size(desktop)
    assert width <= desktop[0]
    assert height <= desktop[1]


def settle(screen: Screen) -> bool:
    """Let a moment pass; whether the picture got another size in it."""
    return True in {screen.tick(0.05) for _turn in range(6)}


def test_a_new_size_counts_once_it_has_come_to_rest(screen: Screen) -> None:
    for width in (810, 820, 830):
        screen.window.size = (width, 600)
        assert not screen.tick(0.05)
        assert screen.size == (800, 600)
        assert screen.is_resizing
    assert settle(screen)
    assert screen.size == (830, 600)
    assert not screen.is_resizing
    assert not settle(screen)


def test_the_same_size_is_no_change(screen: Screen) -> None:
    assert not settle(screen)


@pytest.mark.parametrize("point", [(0, 0), (799, 599), (123, 456)])
def test_without_scaling_a_point_is_itself(screen: Screen, point: tuple[int, int]) -> None:
    assert screen.to_picture(*point) == pytest.approx(point)


def test_a_scaled_picture_lies_in_the_middle_and_its_points_are_scaled(screen: Screen) -> None:
    screen.window.size = (1600, 600)
    screen.tick(0.01)
    assert screen.to_picture(400, 0) == pytest.approx((0, 0))
    assert screen.to_picture(800, 300) == pytest.approx((400, 300))
    assert screen.to_picture(1200, 600) == pytest.approx((800, 600))
    assert screen.to_picture(399, 300)[0] < 0


def test_what_is_drawn_on_a_scaled_picture_is_shown_in_the_window(screen: Screen) -> None:
    screen.window.size = (400, 300)
    settle(screen)
    screen.canvas.fill("red")
    screen.present()
    assert screen.window.get_surface().get_at((200, 150))[:3] == pytest.approx((255, 0, 0), abs=4)


def test_a_picture_that_is_not_scaled_is_the_window_itself(screen: Screen) -> None:
    assert screen.canvas is screen.window.get_surface() or screen.canvas.get_size() == (800, 600)
    screen.canvas.fill("red")
    assert screen.window.get_surface().get_at((10, 10))[:3] == (255, 0, 0)


# The place of the window.

DESKTOP = [pygame.Rect(0, 0, 1920, 1080)]
TWO = [*DESKTOP, pygame.Rect(1920, -200, 2560, 1440)]


@pytest.mark.parametrize("place", [WindowPlace(40, 30, 1280, 720), WindowPlace(-8, 0, 640, 360, True)])
def test_a_place_is_read_as_it_was_written(place: WindowPlace) -> None:
    assert WindowPlace.parse(place.text) == place


@pytest.mark.parametrize("text", ["", "large", "1280x720", "0x0+1+1", "1280x720+1+1 minimised", "9x9+1+1"])
def test_what_is_no_place_is_none(text: str) -> None:
    assert WindowPlace.parse(text) is None


@pytest.mark.parametrize(
    ("place", "screens", "is_lost"),
    [
        (WindowPlace(40, 30, 1280, 720), DESKTOP, False),
        (WindowPlace(-1000, 30, 1280, 720), DESKTOP, False),
        (WindowPlace(-1250, 30, 1280, 720), DESKTOP, True),
        (WindowPlace(40, -50, 1280, 720), DESKTOP, True),
        (WindowPlace(40, 1080, 1280, 720), DESKTOP, True),
        (WindowPlace(2500, 30, 1280, 720), DESKTOP, True),
        (WindowPlace(2500, 30, 1280, 720), TWO, False),
        (WindowPlace(40, 30, 1280, 720), [], True),
    ],
)
def test_a_place_on_no_screen_is_lost(place: WindowPlace, screens: list[pygame.Rect], is_lost: bool) -> None:
    found = place.on(screens)
    assert found.is_lost == is_lost
    assert (found.corner is None) == is_lost


def test_a_window_is_no_larger_than_the_largest_screen() -> None:
    assert WindowPlace(0, 0, 4000, 3000).on(DESKTOP).size == (1920, 1080)


def test_where_two_screens_lie_is_seen_from_where_windows_are_put(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe:
        """A window of SDL: told the middle of a display, it answers with its corner there."""

        def __init__(self, title: str, size: tuple[int, int], hidden: bool) -> None:
            assert (size, hidden) == ((2, 2), True)

        def __setattr__(self, name: str, value: tuple[int, int]) -> None:
            area = TWO[value[0] & 0xFFFF]
            super().__setattr__(name, (area.centerx - 1, area.centery - 1))

        def destroy(self) -> None:
            pass

    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [area.size for area in TWO])
    monkeypatch.setattr("pygame.Window", Probe)
    assert desktops() == TWO


def test_the_window_opens_where_it_was() -> None:
    pygame.display.init()
    (desktop,) = desktops()
    made = Screen(None, False, 0, WindowPlace(desktop.left + 60, desktop.top + 50, 700, 500))
    assert made.window.size == (700, 500)
    assert made.window.position == (desktop.left + 60, desktop.top + 50)
    assert made.place == WindowPlace(desktop.left + 60, desktop.top + 50, 700, 500)
    made.window.destroy()


def test_a_window_whose_place_is_lost_opens_in_the_middle() -> None:
    pygame.display.init()
    (desktop,) = desktops()
    made = Screen(None, False, 0, WindowPlace(9000, 9000, 700, 500))
    middle = pygame.Rect(*made.window.position, *made.window.size).center
    assert middle == pytest.approx(desktop.center, abs=2)
    assert made.window.size == (700, 500)
    made.window.destroy()


def test_full_screen_does_not_change_what_is_remembered(screen: Screen) -> None:
    before = screen.place
    screen.follow(is_full=True, monitor=0)
    settle(screen)
    assert screen.place == before
    screen.follow(is_full=False, monitor=0)
    assert screen.place == before


def test_a_maximised_window_remembers_what_it_was_before(screen: Screen) -> None:
    before = screen.place
    screen.is_maximized = True
    screen.window.size = (1000, 700)
    assert screen.place == before._replace(is_maximized=True)


def test_a_screen_that_is_not_there_is_not_looked_for(screen: Screen) -> None:
    screen.follow(is_full=True, monitor=7)
    screen.follow(is_full=False, monitor=7)
    assert screen.window.size == (800, 600)
