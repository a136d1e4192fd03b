"""The focus goes where the eye expects it, comes to everything, and is never trapped."""

import random
from collections.abc import Hashable

import pygame
import pytest

from scenes.table.focus import nearest
from tests.support.hands_here import ARROWS
from tests.support.pilot import DOWN, LEFT, RIGHT, UP
from tests.support.player import Player, Sit
from tests.support.screens import OF_THE_MENU, OF_THE_TABLE, Visit

OPPOSITE = {LEFT: RIGHT, RIGHT: LEFT, UP: DOWN, DOWN: UP}
BACK = {
    "key": lambda player: player.press(pygame.K_ESCAPE),
    "right click": lambda player: player.click((2, 2), button=pygame.BUTTON_RIGHT),
    "controller": lambda player: player.button(pygame.CONTROLLER_BUTTON_B),
}

each_screen = pytest.mark.parametrize(
    "screen", OF_THE_MENU + OF_THE_TABLE, ids=lambda screen: screen.__name__
)


def grid(columns: int, rows: int) -> dict[Hashable, pygame.Rect]:
    return {(c, r): pygame.Rect(100 * c, 60 * r, 80, 40) for c in range(columns) for r in range(rows)}


def come_to(sit: Sit, screen: Visit, **options: object) -> Player:
    player = sit(None if screen in OF_THE_MENU else "HH1-N-AAAAAAM", is_reduced_motion=True, **options)
    screen(player)
    player.settle()
    return player


@pytest.mark.parametrize("arrow", [LEFT, RIGHT, UP, DOWN])
def test_in_a_grid_an_arrow_leads_to_the_neighbour(arrow: tuple[int, int]) -> None:
    rects = grid(3, 3)
    assert nearest(rects, rects[1, 1], *arrow) == (1 + arrow[0], 1 + arrow[1])


@pytest.mark.parametrize("arrow", [LEFT, RIGHT, UP, DOWN])
def test_at_the_edge_an_arrow_leads_nowhere(arrow: tuple[int, int]) -> None:
    assert nearest({"alone": pygame.Rect(10, 10, 50, 50)}, pygame.Rect(10, 10, 50, 50), *arrow) is None


def test_what_is_straight_ahead_comes_before_what_is_a_little_nearer_but_aside() -> None:
    rects = {"ahead": pygame.Rect(300, 0, 50, 50), "aside": pygame.Rect(200, 160, 50, 50)}
    assert nearest(rects, pygame.Rect(0, 0, 50, 50), *RIGHT) == "ahead"


def test_of_two_things_out_of_line_the_one_far_aside_comes_last_even_if_it_is_nearer_ahead() -> None:
    rects = {"little": pygame.Rect(300, 60, 50, 50), "far": pygame.Rect(150, 160, 50, 50)}
    assert nearest(rects, pygame.Rect(0, 0, 50, 50), *RIGHT) == "little"


@pytest.mark.parametrize("seed", range(20))
def test_an_arrow_never_leads_backwards_or_to_itself(seed: int) -> None:
    source = random.Random(seed)
    rects = {
        number: pygame.Rect(source.randrange(900), source.randrange(500), 40, 30) for number in range(12)
    }
    for key, rect in rects.items():
        for dx, dy in (LEFT, RIGHT, UP, DOWN):
            goal = nearest(rects, rect, dx, dy)
            if goal is not None:
                assert goal != key
                there = rects[goal]
                assert (there.centerx - rect.centerx) * dx + (there.centery - rect.centery) * dy > 0


@each_screen
def test_pressed_at_random_the_arrows_come_to_everything(sit: Sit, screen: Visit) -> None:
    player = come_to(sit, screen)
    source, seen = random.Random(3), set()
    wanted = set(player.rects())
    for _press in range(3000):
        player.press(source.choice(list(ARROWS.values())))
        seen.add(player.focus)
        if seen >= wanted:
            break
    assert seen >= wanted  # a list that scrolls shows more on the way


@each_screen
def test_tab_goes_round_everything_and_shift_tab_back(sit: Sit, screen: Visit) -> None:
    player = come_to(sit, screen)
    wanted = list(player.rects())
    player.press(pygame.K_TAB)
    round_trip = []
    for _press in wanted:
        round_trip.append(player.focus)
        player.press(pygame.K_TAB)
    assert set(round_trip) == set(wanted)
    assert player.focus == round_trip[0]
    player.press(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert player.focus == round_trip[-1]


@each_screen
@pytest.mark.parametrize("how", BACK)
def test_back_leaves_every_dialog(sit: Sit, screen: Visit, how: str) -> None:
    player = come_to(sit, screen)
    moves = None if screen in OF_THE_MENU else player.state
    for _press in range(20):  # in a line that was typed, back on a controller takes letters away first
        if player.overlay is None:
            break
        BACK[how](player)
    assert player.overlay is None
    assert player.app.is_running
    assert moves is None or player.state == moves


def test_the_first_arrow_only_shows_where_the_focus_is(calm: Player) -> None:
    assert calm.focus is None
    calm.press(pygame.K_UP)
    first = calm.focus
    assert first == 25
    calm.press(pygame.K_UP)
    assert calm.focus != first


def test_the_mouse_hides_the_focus_and_an_arrow_brings_it_back(calm: Player) -> None:
    calm.press(pygame.K_UP)
    calm.click((320, 45))
    assert calm.focus is None
    calm.press(pygame.K_UP)
    assert calm.focus is not None


def test_when_the_thing_with_the_focus_is_gone_the_focus_goes_somewhere_else(calm: Player) -> None:
    calm.play(["draw"] * 9)
    calm.press(pygame.K_UP)
    while calm.focus != 25:
        calm.press(pygame.K_TAB)
    calm.press(pygame.K_RETURN)
    while calm.focus != 0:
        calm.press(pygame.K_TAB)
    calm.press(pygame.K_RETURN)
    assert calm.moves[-1] == "pair 25 waste"
    calm.settle()
    assert calm.focus in calm.rects()
    calm.press(pygame.K_LEFT)
    assert calm.focus in calm.rects()


def test_a_thing_that_is_greyed_out_cannot_have_the_focus(calm: Player) -> None:
    assert not {"undo", "redo"} & set(calm.rects())


def test_after_a_sheet_the_focus_is_where_it_was(calm: Player) -> None:
    calm.press(pygame.K_UP)
    calm.press(pygame.K_LEFT)
    before = calm.focus
    calm.press(pygame.K_p)
    calm.press(pygame.K_p)
    assert calm.focus == before
