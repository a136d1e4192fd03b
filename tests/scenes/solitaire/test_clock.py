"""The clock starts with the first move and stands still whenever the player cannot play."""

from collections.abc import Callable

import pygame
import pytest

from tests.support.player import Player
from tests.support.tables import table

LOST = [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN]


@pytest.fixture
def playing(calm: Player) -> Player:
    """Someone who has made a move."""
    calm.click("stock")
    calm.wait(1.0)
    return calm


def passed(player: Player, seconds: float = 5.0) -> float:
    """How far the clock goes while some time passes."""
    before = player.scene.session.seconds
    player.wait(seconds, tick=0.05)
    return player.scene.session.seconds - before


def event(player: Player, kind: int) -> None:
    player.post(pygame.Event(kind))
    player.app.step()


def test_nothing_runs_before_the_first_move(calm: Player) -> None:
    calm.click(25, 25, 1)
    assert passed(calm) == 0


@pytest.mark.parametrize("first", ["draw", "pair"])
def test_the_first_move_starts_it(calm: Player, first: str) -> None:
    if first == "pair":
        calm.face(table("20:7H 21:7H 22:9H", stock="9H"))
        calm.click(20, 21)
    else:
        calm.click("stock")
    assert passed(calm) == pytest.approx(5.0)


def test_it_runs_as_fast_as_time(playing: Player) -> None:
    assert passed(playing, 60) == pytest.approx(60)


def open_pause(player: Player) -> None:
    player.press(pygame.K_p)


def open_code(player: Player) -> None:
    player.click("pause", "code")


def open_question(player: Player) -> None:
    player.press(pygame.K_n)


def open_quit_question(player: Player) -> None:
    event(player, pygame.QUIT)


def reach_a_dead_end(player: Player) -> None:
    player.face(table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H"))
    player.click(20, 21)


def win(player: Player) -> None:
    player.face(table("20:7H 21:7H", waste="4H"))
    player.click(20, 21)
    player.settle()


STOPS = [open_pause, open_code, open_question, open_quit_question, reach_a_dead_end, win]


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.__name__)
def test_it_stands_still_while_something_stands_over_the_table(
    playing: Player, stop: Callable[[Player], None]
) -> None:
    stop(playing)
    assert playing.overlay is not None
    assert passed(playing, 60) == 0


@pytest.mark.parametrize("kind", LOST, ids=["focus lost", "minimised", "hidden"])
def test_it_stands_still_while_the_window_is_away(playing: Player, kind: int) -> None:
    event(playing, kind)
    assert passed(playing, 60) == 0


def test_it_goes_on_after_a_pause(playing: Player) -> None:
    playing.press(pygame.K_p)
    passed(playing)
    playing.press(pygame.K_p)
    assert passed(playing) == pytest.approx(5.0, abs=0.1)


def test_it_goes_on_when_the_player_is_back_and_does_something(playing: Player) -> None:
    event(playing, pygame.WINDOWFOCUSLOST)
    passed(playing)
    event(playing, pygame.WINDOWFOCUSGAINED)
    playing.click(25)
    assert passed(playing) == pytest.approx(5.0, abs=0.1)


@pytest.mark.parametrize("kind", LOST[:2], ids=["focus lost", "minimised"])
def test_a_window_that_is_uncovered_but_not_in_use_does_not_start_it(playing: Player, kind: int) -> None:
    event(playing, kind)
    event(playing, pygame.WINDOWEXPOSED)
    assert passed(playing) == 0


def test_a_pointer_that_passes_over_does_not_start_it(playing: Player) -> None:
    event(playing, pygame.WINDOWFOCUSLOST)
    playing.hover(25)
    assert passed(playing) == 0


def test_a_new_size_does_not_change_it(playing: Player) -> None:
    before = playing.scene.session.seconds
    playing.app.screen.window.size = (800, 600)
    playing.wait(1.0)
    assert playing.scene.session.seconds - before == pytest.approx(1.0)


def test_undoing_everything_does_not_set_it_back(playing: Player) -> None:
    before = playing.scene.session.seconds
    playing.undo()
    assert playing.scene.session.seconds >= before


def test_a_new_deal_starts_at_nought(playing: Player) -> None:
    playing.click("pause", "new", "yes")
    playing.settle()
    assert playing.scene.session.seconds == 0
    assert passed(playing) == 0


def test_a_clock_that_was_set_back_changes_nothing(playing: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: -3600.0)
    assert passed(playing) == pytest.approx(5.0)


GAME_KEYS = {
    "hint": (pygame.K_h, 0),
    "new": (pygame.K_n, 0),
    "undo": (pygame.K_z, pygame.KMOD_LCTRL),
    "redo": (pygame.K_y, pygame.KMOD_LCTRL),
    "help": (pygame.K_F1, 0),
}
GAME_BUTTONS = {
    "X": pygame.CONTROLLER_BUTTON_X,
    "Y": pygame.CONTROLLER_BUTTON_Y,
    "LB": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "View": pygame.CONTROLLER_BUTTON_BACK,
}


@pytest.fixture
def paused(playing: Player) -> Player:
    playing.click("stock")
    playing.undo()
    playing.press(pygame.K_p)
    playing.settle()
    return playing


@pytest.mark.parametrize("name", GAME_KEYS)
def test_in_a_pause_no_key_of_the_game_changes_the_table(paused: Player, name: str) -> None:
    state, moves = paused.state, paused.moves
    key, mod = GAME_KEYS[name]
    paused.press(key, mod)
    assert (paused.state, paused.moves, paused.selected) == (state, moves, None)


@pytest.mark.parametrize("name", GAME_BUTTONS)
def test_in_a_pause_no_button_of_the_game_changes_the_table(paused: Player, name: str) -> None:
    state, moves = paused.state, paused.moves
    paused.button(GAME_BUTTONS[name])
    assert (paused.state, paused.moves, paused.selected) == (state, moves, None)


def test_in_a_pause_clicks_reach_nothing_but_the_buttons_of_the_pause(paused: Player) -> None:
    state, moves = paused.state, paused.moves
    buttons = list(paused.rects().values())
    points = [(x, y) for x in range(4, 640, 24) for y in range(4, 360, 24)]
    beside = [point for point in points if not any(button.collidepoint(point) for button in buttons)]
    assert len(beside) > 100
    paused.click(*beside)
    assert (paused.state, paused.moves, paused.selected, paused.overlay) == (state, moves, None, "pause")


def test_in_a_pause_no_face_is_seen(player: Player) -> None:
    def seen() -> set[pygame.Surface]:
        return {sprite.image for sprite in player.scene.draw().sprites}

    art = player.scene.view.art
    faces = {art.front(card) for card in player.sprites}
    player.click("stock")
    player.press(pygame.K_p)
    player.settle()
    assert not faces & seen()
    assert art.back() in seen()
    player.press(pygame.K_p)
    player.settle()
    assert faces & seen()
