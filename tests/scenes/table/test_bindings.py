"""Keys and buttons that the player changes."""

import pygame
import pytest

from scenes.table.actions import Action, Device
from scenes.table.bindings import BUTTONS, FIXED_KEYS, KEYS, Bindings, Key
from scenes.table.controllers import Controllers, Family, family_of
from scenes.table.intents import Act, Translator
from scenes.table.prompts import Prompts, button_name, key_name

NONSENSE = (
    "{",
    "[]",
    "null",
    "3",
    '{"keys": 5}',
    '{"keys": {"UNDO": "nokey"}}',
    '{"keys": {"CONFIRM": "a"}}',
)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()


def pressed(translator: Translator, code: int, mod: int = 0) -> list[object]:
    return list(translator.translate(pygame.Event(pygame.KEYDOWN, key=code, mod=mod)))


def button(translator: Translator, number: int) -> list[object]:
    return list(translator.translate(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0)))


def test_a_key_that_was_bound_means_its_action_and_the_old_one_nothing() -> None:
    translator = Translator()
    assert translator.bindings.bind_key(Action.HINT, Key(pygame.K_F5)) is None
    assert pressed(translator, pygame.K_F5) == [Act(Action.HINT)]
    assert pressed(translator, pygame.K_h) == []


def test_who_takes_a_key_in_use_gives_its_own_in_exchange() -> None:
    bindings = Bindings()
    assert bindings.bind_key(Action.HINT, KEYS[Action.NEW]) is Action.NEW
    assert bindings.action_of_key(KEYS[Action.HINT]) is Action.NEW
    assert bindings.action_of_key(KEYS[Action.NEW]) is Action.HINT
    assert bindings.bind_button(Action.CONFIRM, BUTTONS[Action.BACK]) is Action.BACK
    assert bindings.action_of_button(BUTTONS[Action.CONFIRM]) is Action.BACK


def test_two_actions_never_share_a_key() -> None:
    bindings = Bindings()
    for action in KEYS:
        for key in KEYS.values():
            bindings.bind_key(action, key)
            assert len(set(bindings.keys.values())) == len(KEYS)


@pytest.mark.parametrize("key", [*FIXED_KEYS, Key(pygame.K_LEFT), Key(pygame.K_TAB), Key(pygame.K_LSHIFT)])
def test_keys_that_nobody_can_do_without_keep_their_meaning(key: Key) -> None:
    with pytest.raises(ValueError, match="That key cannot be changed"):
        Bindings().bind_key(Action.HINT, key)


def test_the_buttons_that_steer_keep_their_meaning() -> None:
    with pytest.raises(ValueError, match="That button cannot be changed"):
        Bindings().bind_button(Action.HINT, pygame.CONTROLLER_BUTTON_DPAD_UP)


def test_what_was_stored_is_read_again() -> None:
    bindings, again = Bindings(), Bindings()
    assert bindings.text == ""
    bindings.bind_key(Action.UNDO, Key(pygame.K_u, True))
    bindings.bind_key(Action.HINT, KEYS[Action.NEW])
    bindings.bind_button(Action.DRAW, pygame.CONTROLLER_BUTTON_Y)
    again.read(bindings.text)
    assert (again.keys, again.buttons) == (bindings.keys, bindings.buttons)
    again.reset()
    assert (again.keys, again.buttons) == (KEYS, BUTTONS)


@pytest.mark.parametrize("text", NONSENSE)
def test_what_makes_no_sense_leaves_everything_as_it_was_in_the_beginning(text: str) -> None:
    bindings = Bindings()
    bindings.bind_key(Action.HINT, Key(pygame.K_F5))
    bindings.read(text)
    assert (bindings.keys, bindings.buttons) == (KEYS, BUTTONS)


def test_a_listener_hears_the_next_key_once_and_escape_as_none() -> None:
    translator, heard = Translator(), []
    translator.listen(heard.append)
    assert pressed(translator, pygame.K_LCTRL, pygame.KMOD_LCTRL) == []
    assert pressed(translator, pygame.K_k, pygame.KMOD_LCTRL) == []
    translator.listen(heard.append)
    assert pressed(translator, pygame.K_ESCAPE) == []
    translator.listen(heard.append)
    assert button(translator, pygame.CONTROLLER_BUTTON_A) == []
    assert heard == [Key(pygame.K_k, True), None, pygame.CONTROLLER_BUTTON_A]
    assert pressed(translator, pygame.K_SPACE) == [Act(Action.DRAW)]


def test_prompts_follow_what_was_bound() -> None:
    bindings = Bindings()
    prompts = Prompts(bindings, Controllers())
    assert prompts.badge(Action.UNDO, Device.KEYBOARD) == "Ctrl Z"
    bindings.bind_key(Action.UNDO, Key(pygame.K_F2))
    assert prompts.badge(Action.UNDO, Device.KEYBOARD) == "F2"
    bindings.bind_button(Action.CONFIRM, pygame.CONTROLLER_BUTTON_B)
    assert prompts.badge(Action.CONFIRM, Device.CONTROLLER) == "B"
    assert prompts.badge(Action.BACK, Device.CONTROLLER) == "A"
    assert prompts.badge(Action.CONFIRM, Device.MOUSE) == ""


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Whatever", "030000005e0400008e02000000000000", Family.XBOX),
        ("Whatever", "030000004c050000e60c000000000000", Family.PLAYSTATION),
        ("Whatever", "030000007e0500000920000000000000", Family.NINTENDO),
        ("PS5 Controller", "00000000000000000000000000000000", Family.PLAYSTATION),
        ("Nintendo Switch Pro Controller", "", Family.NINTENDO),
        ("No name at all", "", Family.XBOX),
    ],
)
def test_the_family_of_a_controller_is_told_by_its_maker_or_its_name(
    name: str, guid: str, family: Family
) -> None:
    assert family_of(name, guid) is family


def test_buttons_are_called_as_their_makers_call_them() -> None:
    a, start = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_START
    assert [button_name(a, family) for family in Family] == ["A", "cross", "A"]
    assert [button_name(start, family) for family in Family] == ["Menu", "Options", "+"]


def test_every_key_that_can_be_changed_has_a_name() -> None:
    assert all(key_name(key) for key in KEYS.values())
    assert len({key_name(key) for key in KEYS.values()}) == len(KEYS)
