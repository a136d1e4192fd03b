"""Keys and buttons are given another meaning in the options, by every hand; nothing is ever without one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.options.remapping import key_of, names
from scenes.scene import OptionsRoute
from scenes.table.actions import Action
from scenes.table.bindings import BUTTONS, KEYS, Bindings, Key
from tests.support.reader import Reader

A, B, Y = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_Y
LB, STICK = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSTICK


@pytest.fixture
def reader() -> Iterator[Reader]:
    """Someone before the controls, in a picture that shows all their rows."""
    reader = Reader(OptionsRoute(group="controls"), size=(1080, 1920))
    reader.here.list.scroll_to(99)
    reader.here.rebuild()
    yield reader
    reader.leave()


def bindings(reader: Reader) -> Bindings:
    return reader.app.translator.bindings


def choose(reader: Reader, action: Action) -> None:
    reader.here.list.reveal([item.key for item in reader.here.rows].index(key_of(action)))
    reader.here.rebuild()
    reader.click(key_of(action))
    assert reader.here.remapping.waiting_for is action


def test_everything_that_can_be_bound_has_a_row(reader: Reader) -> None:
    assert set(names()) == {*KEYS, *BUTTONS}
    assert {key_of(action) for action in names()} <= {item.key for item in reader.here.rows}


def test_a_chosen_row_takes_the_next_key_and_it_is_stored_and_works(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.press(pygame.K_j)
    assert bindings(reader).keys[Action.HINT] == Key(pygame.K_j)
    assert reader.here.remapping.waiting_for is None
    assert '"HINT": "j"' in reader.app.stage.settings.bindings
    assert reader.said == "Hint: J"
    assert bindings(reader).action_of_key(Key(pygame.K_h)) is None


def test_a_chosen_row_takes_the_next_controller_button(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.button(STICK)
    assert bindings(reader).buttons[Action.HINT] == STICK
    assert bindings(reader).keys[Action.HINT] == KEYS[Action.HINT]
    assert reader.said == "Hint: LS"


def test_an_exchange_is_told(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.press(pygame.K_n)
    assert bindings(reader).keys[Action.NEW] == Key(pygame.K_h)
    assert reader.said == "Hint: N. New game has H in exchange"


def test_confirm_and_back_of_a_controller_can_be_exchanged(reader: Reader) -> None:
    choose(reader, Action.CONFIRM)
    reader.button(B)
    assert (bindings(reader).buttons[Action.CONFIRM], bindings(reader).buttons[Action.BACK]) == (B, A)
    reader.settle()
    reader.button(A)
    assert reader.app.transition.is_running  # A is back now


def test_escape_leaves_it_as_it_is_and_does_not_leave_the_page(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.press(pygame.K_ESCAPE)
    assert bindings(reader).text == ""
    assert reader.here.remapping.waiting_for is None
    assert not reader.app.transition.is_running


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_LEFT, pygame.K_TAB, pygame.K_F11])
def test_keys_that_keep_their_meaning_are_refused_with_a_sentence(reader: Reader, key: int) -> None:
    choose(reader, Action.HINT)
    reader.press(key)
    assert reader.said == "That key cannot be changed"
    assert bindings(reader).text == ""


def test_the_d_pad_is_refused_and_so_is_a_button_for_what_controllers_do_not_do(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert reader.said == "That button cannot be changed"
    choose(reader, Action.MUTE)
    reader.button(Y)
    assert reader.said == "There is no controller button for that"
    assert bindings(reader).text == ""


def test_an_action_that_shares_a_button_changes_it_for_both(reader: Reader) -> None:
    choose(reader, Action.SORT)
    reader.button(STICK)
    assert bindings(reader).buttons[Action.UNDO] == STICK


def test_the_keys_of_confirm_and_back_stay(reader: Reader) -> None:
    choose(reader, Action.BACK)
    reader.press(pygame.K_q)
    assert reader.said == "That key cannot be changed"


def test_doing_something_else_ends_the_waiting(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.click("sound")
    reader.press(pygame.K_j)
    assert bindings(reader).text == ""
    assert reader.here.remapping.waiting_for is None


@pytest.mark.parametrize("way", ["keys", "pad"])
def test_a_row_is_chosen_without_a_mouse_and_takes_what_comes_next(reader: Reader, way: str) -> None:
    def step() -> None:
        if way == "keys":
            reader.press(pygame.K_DOWN)
        else:
            reader.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)

    for _step in range(40):
        if reader.focus == key_of(Action.UNDO):
            break
        step()
    reader.press(pygame.K_RETURN) if way == "keys" else reader.button(A)
    assert reader.here.remapping.waiting_for is Action.UNDO
    reader.press(pygame.K_u) if way == "keys" else reader.button(STICK)
    bound = bindings(reader)
    assert (bound.keys[Action.UNDO] == Key(pygame.K_u)) is (way == "keys")
    assert (bound.buttons[Action.UNDO] == STICK) is (way == "pad")


def test_reset_puts_all_back(reader: Reader) -> None:
    choose(reader, Action.HINT)
    reader.press(pygame.K_n)
    reader.here.list.scroll_to(99)
    reader.here.rebuild()
    reader.click("bind reset")
    assert bindings(reader).keys == KEYS
    assert reader.app.stage.settings.bindings == ""


def test_what_was_chosen_holds_at_the_next_start(tmp_path: Path) -> None:
    reader = Reader(OptionsRoute(group="controls"), data_dir=tmp_path, size=(1080, 1920))
    choose(reader, Action.HINT)
    reader.press(pygame.K_j)
    reader.app.step()
    reader.leave()
    again = Reader(OptionsRoute(), data_dir=tmp_path)
    assert bindings(again).keys[Action.HINT] == Key(pygame.K_j)
    again.leave()
