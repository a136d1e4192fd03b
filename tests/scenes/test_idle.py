"""When nothing changes nothing is drawn; and the table falls asleep when nobody is there."""

from collections.abc import Callable

import pygame
import pytest

from scenes.table.theme import BACKGROUND_FRAME, FALL_ASLEEP
from tests.support.player import Player, Sit
from tests.support.tables import table


class Watch:
    """Counts the pictures that are shown, and the regions that are drawn."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.shown, self.regions = 0, 0
        app = player.app
        present, paint = app.screen.present, app.paint

        def counting_present() -> None:
            self.shown += 1
            present()

        def counting_paint(frame: object) -> list[pygame.Rect]:
            regions = paint(frame)
            self.regions += len(regions)
            return regions

        app.screen.present, app.paint = counting_present, counting_paint

    def during(self, seconds: float) -> tuple[int, int]:
        """How much is shown and drawn while some time passes."""
        self.shown = self.regions = 0
        self._player.wait(seconds)
        return self.shown, self.regions


def at_rest(player: Player) -> None:
    pass


def in_the_pause(player: Player) -> None:
    player.press(pygame.K_p)


def before_the_code(player: Player) -> None:
    player.click("pause", "code")


def before_a_question(player: Player) -> None:
    player.click("stock")
    player.press(pygame.K_n)


def in_a_dead_end(player: Player) -> None:
    player.face(table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H"))
    player.click(20, 21)


def in_the_result(player: Player) -> None:
    player.face(table("20:7H 21:7H", waste="4H"))
    player.click(20, 21)


def looking_at_a_won_table(player: Player) -> None:
    in_the_result(player)
    player.settle()
    player.click("look")


def with_the_focus_shown(player: Player) -> None:
    player.press(pygame.K_LEFT)


def in_the_menu(player: Player) -> None:
    player.click("pause", "menu")
    player.settle()


def in_the_options(player: Player) -> None:
    in_the_menu(player)
    player.click("options")
    player.settle()


SCREENS = [
    at_rest,
    in_the_pause,
    before_the_code,
    before_a_question,
    in_a_dead_end,
    in_the_result,
    looking_at_a_won_table,
    with_the_focus_shown,
    in_the_menu,
    in_the_options,
]

on_every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)


@on_every_screen
def test_with_reduced_motion_nothing_is_drawn_once_all_lies_still(
    calm: Player, screen: Callable[[Player], None]
) -> None:
    screen(calm)
    calm.settle()
    calm.wait(0.5)
    assert Watch(calm).during(2.0) == (0, 0)


@on_every_screen
def test_with_full_motion_nothing_is_drawn_after_falling_asleep(
    player: Player, screen: Callable[[Player], None]
) -> None:
    screen(player)
    player.settle()
    player.wait(FALL_ASLEEP + 1, tick=1.0)
    assert Watch(player).during(2.0) == (0, 0)


@pytest.mark.parametrize("code", [None, "HH1-N-AAAAAAM"], ids=["menu", "table"])
def test_the_living_background_is_drawn_at_most_twenty_times_a_second(sit: Sit, code: str | None) -> None:
    player = sit(code)
    player.wait(1.0)
    shown, _regions = Watch(player).during(5.0)
    assert 0 < shown <= 5.0 / BACKGROUND_FRAME


@pytest.mark.parametrize("code", [None, "HH1-N-AAAAAAM"], ids=["menu", "table"])
def test_input_wakes_it_up_again(sit: Sit, code: str | None) -> None:
    player = sit(code)
    player.wait(FALL_ASLEEP + 1, tick=1.0)
    watch = Watch(player)
    player.press(pygame.K_LEFT)
    assert watch.shown > 0
    shown, _regions = watch.during(3.0)
    assert shown > 10


def test_asleep_in_a_game_only_the_clock_is_drawn_once_a_second(player: Player) -> None:
    player.click("stock")
    player.settle()
    player.wait(FALL_ASLEEP + 1, tick=1.0)
    watch = Watch(player)
    shown, regions = watch.during(10.0)
    assert 9 <= shown <= 11
    assert regions <= 2 * shown


def test_a_sentence_is_drawn_while_it_comes_and_goes_and_not_in_between(calm: Player) -> None:
    calm.press(pygame.K_F1)
    calm.wait(1.0)
    assert Watch(calm).during(1.0) == (0, 0)


def test_a_lost_window_is_drawn_again_when_it_is_uncovered(calm: Player) -> None:
    calm.wait(0.5)
    watch = Watch(calm)
    calm.post(pygame.Event(pygame.WINDOWEXPOSED))
    calm.app.step()
    assert (watch.shown, watch.regions) == (1, 1)


def test_a_move_draws_less_than_half_of_the_picture(sit: Sit) -> None:
    player = sit(size=(1280, 720), is_reduced_motion=True)
    player.wait(0.5)
    drawn: list[pygame.Rect] = []
    paint = player.app.paint

    def keeping_paint(frame: object) -> list[pygame.Rect]:
        regions = paint(frame)
        drawn.extend(regions)
        return regions

    player.app.paint = keeping_paint
    player.click("stock")
    assert drawn
    assert sum(rect.width * rect.height for rect in drawn) < 0.5 * 1280 * 720
