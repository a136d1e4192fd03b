"""A replay goes to any moment, by mouse, by keys and by controller."""

from __future__ import annotations

import pygame
import pytest

from game.heart_to_heart.record import GameRecord
from scenes.scene import ReplayRoute, SolitaireRoute
from scenes.solitaire.scene import SolitaireScene
from scenes.table.actions import Device
from tests.support.replays import FIRST_ROUND, MATCH, SHORT, WON, WON_LINES, Open, board, stopped
from tests.support.resting import strays


def test_arrows_step_by_key(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.press(pygame.K_RIGHT)
    assert watcher.position == 6
    watcher.press(pygame.K_LEFT)
    watcher.press(pygame.K_LEFT)
    assert watcher.position == 4


def test_shoulders_step_by_controller(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert watcher.position == 6
    watcher.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert watcher.position == 5


def test_buttons_step_by_mouse(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.click("forward", "forward", "back", "restart")
    assert watcher.position == 0
    watcher.click("forward")
    assert watcher.position == 1


def test_stepping_during_a_flight_ends_the_flight(open_replay: Open) -> None:
    watcher = open_replay(is_reduced_motion=False)
    for _step in range(12):
        watcher.press(pygame.K_RIGHT)
    watcher.lie()
    assert watcher.position == 12
    assert strays(watcher.replay) == []


@pytest.mark.parametrize("text", [SHORT, FIRST_ROUND], ids=["solitaire", "hearts"])
def test_there_and_back_again_leaves_all_cards_at_their_places(open_replay: Open, text: str) -> None:
    watcher = stopped(open_replay(text, is_reduced_motion=False))
    seen = []
    for _step in range(13):
        seen.append(board(watcher))
        watcher.press(pygame.K_RIGHT)
    for state in reversed(seen):
        watcher.press(pygame.K_LEFT)
        assert board(watcher) == state
    watcher.lie()
    assert strays(watcher.replay) == []


def test_neither_end_can_be_passed(open_replay: Open) -> None:
    watcher = stopped(open_replay())
    watcher.press(pygame.K_LEFT)
    assert watcher.position == 0
    assert {"restart", "back"}.isdisjoint(watcher.rects())
    watcher.replay.seek(1.0)
    watcher.press(pygame.K_RIGHT)
    assert watcher.position == watcher.replay.reel.steps
    assert "forward" not in watcher.rects()


def test_the_line_of_progress_is_dragged(open_replay: Open) -> None:
    watcher = open_replay(WON)
    steps = watcher.replay.reel.steps
    y = watcher.rect_of("track").centery
    watcher.mouse_down((160, y))
    watcher.app.step()
    assert watcher.position == round(steps / 4)
    watcher.hover((480, y))
    assert watcher.position == round(3 * steps / 4)
    watcher.mouse_up((480, y))
    watcher.app.step()
    assert strays(watcher.replay) == []
    assert board(watcher) == GameRecord.replay("\n".join(WON_LINES[: 1 + watcher.position])).state


def test_rounds_are_skipped_by_button_and_by_page_keys(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH))
    watcher.click("after")
    assert watcher.replay.session.match.number == 2
    watcher.press(pygame.K_PAGEDOWN)
    assert watcher.replay.session.match.number == 3
    second = watcher.position
    watcher.press(pygame.K_RIGHT)
    watcher.press(pygame.K_PAGEUP)
    assert watcher.position == second
    watcher.click("before", "before")
    assert watcher.position == 0


def test_a_deal_of_one_part_has_no_buttons_for_parts(open_replay: Open) -> None:
    assert {"before", "after"}.isdisjoint(open_replay().rects())
    assert {"before", "after"} <= stopped(open_replay(MATCH), 100).rects().keys()


@pytest.mark.parametrize("device", ["mouse", "keyboard", "controller"])
def test_back_leads_to_where_it_was_opened_from(open_replay: Open, device: str) -> None:
    watcher = open_replay(route=ReplayRoute(SHORT, SolitaireRoute(GameRecord.replay(WON).code)))
    leave = {
        "mouse": lambda: watcher.click("close"),
        "keyboard": lambda: watcher.press(pygame.K_ESCAPE),
        "controller": lambda: watcher.button(pygame.CONTROLLER_BUTTON_B),
    }[device]
    leave()
    watcher.rest()
    assert isinstance(watcher.here, SolitaireScene)


def test_a_controller_reaches_every_button(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH), 100)
    seen = set()
    for number in [pygame.CONTROLLER_BUTTON_DPAD_LEFT] * 9 + [pygame.CONTROLLER_BUTTON_DPAD_RIGHT] * 9:
        watcher.button(number)
        seen.add(watcher.focus)
    assert seen >= watcher.rects().keys() - {"track"}
    assert watcher.app.translator.device is Device.CONTROLLER


def test_keys_reach_every_button_up_and_down(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH), 100)
    seen = set()
    for _press in range(12):
        watcher.press(pygame.K_DOWN)
        seen.add(watcher.focus)
    assert seen == (watcher.rects().keys() - {"track"}) | {"copy"}
    assert watcher.position == 100


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1920, 1080), (1080, 1920), (2560, 1080)])
@pytest.mark.parametrize("text", [WON, MATCH], ids=["solitaire", "hearts"])
def test_no_two_buttons_overlap_and_none_is_cut_off(
    open_replay: Open, text: str, size: tuple[int, int]
) -> None:
    rects = {key: rect for key, rect in open_replay(text, size=size).rects().items() if key != "track"}
    assert all(pygame.Rect(0, 0, *size).contains(rect) for rect in rects.values())
    for key, rect in rects.items():
        others = [other for name, other in rects.items() if name != key]
        assert rect.collidelist(others) == -1, key
