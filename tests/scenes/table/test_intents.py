"""Events become intents: what each key and button means, and what means nothing."""

import pygame
import pytest

from scenes.table.actions import Action, Device
from scenes.table.intents import Act, Cycle, Page, Point, Press, Release, Scroll, Step, Translator, Typed


@pytest.fixture
def translator() -> Translator:
    pygame.display.init()
    return Translator()


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod)


def button(code: int, kind: int = pygame.CONTROLLERBUTTONDOWN, instance_id: int = 0) -> pygame.Event:
    return pygame.Event(kind, button=code, instance_id=instance_id)


def axis(number: int, value: float, instance_id: int = 0) -> pygame.Event:
    return pygame.Event(
        pygame.CONTROLLERAXISMOTION, axis=number, value=round(value * 32767), instance_id=instance_id
    )


@pytest.mark.parametrize(
    ("code", "mod", "action"),
    [
        (pygame.K_RETURN, 0, Action.CONFIRM),
        (pygame.K_KP_ENTER, 0, Action.CONFIRM),
        (pygame.K_ESCAPE, 0, Action.BACK),
        (pygame.K_SPACE, 0, Action.DRAW),
        (pygame.K_h, 0, Action.HINT),
        (pygame.K_n, 0, Action.NEW),
        (pygame.K_p, 0, Action.PAUSE),
        (pygame.K_m, 0, Action.MUTE),
        (pygame.K_F1, 0, Action.HELP),
        (pygame.K_F11, 0, Action.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_RALT, Action.FULLSCREEN),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Action.UNDO),
        (pygame.K_y, pygame.KMOD_LCTRL, Action.REDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Action.REDO),
        (pygame.K_c, pygame.KMOD_RCTRL, Action.COPY),
        (pygame.K_v, pygame.KMOD_LCTRL, Action.PASTE),
    ],
)
def test_each_key_means_one_thing(translator: Translator, code: int, mod: int, action: Action) -> None:
    assert translator.translate(key(code, mod)) == [Act(action)]
    assert translator.translate(key(code, mod, pygame.KEYUP)) == []
    assert translator.device is Device.KEYBOARD


@pytest.mark.parametrize("mod", [pygame.KMOD_NUM, pygame.KMOD_CAPS, pygame.KMOD_NUM | pygame.KMOD_CAPS])
def test_locked_numbers_or_capitals_make_no_difference(translator: Translator, mod: int) -> None:
    assert translator.translate(key(pygame.K_SPACE, mod)) == [Act(Action.DRAW)]
    assert translator.translate(key(pygame.K_z, mod | pygame.KMOD_LCTRL)) == [Act(Action.UNDO)]


@pytest.mark.parametrize("code", [pygame.K_x, pygame.K_F5, pygame.K_LSHIFT, pygame.K_UNKNOWN, 0])
def test_other_keys_mean_nothing(translator: Translator, code: int) -> None:
    assert translator.translate(key(code)) == []


@pytest.mark.parametrize("code", [pygame.K_h, pygame.K_n, pygame.K_p, pygame.K_SPACE, pygame.K_m])
@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_a_key_with_control_or_alt_held_is_not_the_plain_key(
    translator: Translator, code: int, mod: int
) -> None:
    assert translator.translate(key(code, mod)) == []


@pytest.mark.parametrize(
    ("code", "step"),
    [
        (pygame.K_LEFT, Step(-1, 0)),
        (pygame.K_RIGHT, Step(1, 0)),
        (pygame.K_UP, Step(0, -1)),
        (pygame.K_DOWN, Step(0, 1)),
    ],
)
def test_arrows_are_steps_that_repeat_while_they_are_held(
    translator: Translator, code: int, step: Step
) -> None:
    assert translator.translate(key(code)) == [step]
    steps = [intent for _turn in range(120) for intent in translator.tick(1 / 60)]
    assert set(steps) == {step}
    assert 8 <= len(steps) <= 16
    translator.translate(key(code, 0, pygame.KEYUP))
    assert [intent for _turn in range(120) for intent in translator.tick(1 / 60)] == []


def test_two_held_arrows_repeat_on_their_own(translator: Translator) -> None:
    translator.translate(key(pygame.K_LEFT))
    translator.translate(key(pygame.K_UP))
    translator.translate(key(pygame.K_LEFT, 0, pygame.KEYUP))
    steps = {intent for _turn in range(60) for intent in translator.tick(1 / 60)}
    assert steps == {Step(0, -1)}


def test_a_long_stall_gives_one_step_not_many(translator: Translator) -> None:
    translator.translate(key(pygame.K_LEFT))
    assert translator.tick(10.0) == [Step(-1, 0)]


def test_tab_goes_round_and_shift_turns_it(translator: Translator) -> None:
    assert translator.translate(key(pygame.K_TAB)) == [Cycle(1)]
    assert translator.translate(key(pygame.K_TAB, pygame.KMOD_RSHIFT)) == [Cycle(-1)]


@pytest.mark.parametrize(
    ("code", "action"),
    [
        (pygame.CONTROLLER_BUTTON_A, Action.CONFIRM),
        (pygame.CONTROLLER_BUTTON_B, Action.BACK),
        (pygame.CONTROLLER_BUTTON_X, Action.DRAW),
        (pygame.CONTROLLER_BUTTON_Y, Action.HINT),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Action.UNDO),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Action.REDO),
        (pygame.CONTROLLER_BUTTON_START, Action.PAUSE),
    ],
)
def test_each_button_of_the_pad_means_one_thing(translator: Translator, code: int, action: Action) -> None:
    assert translator.translate(button(code)) == [Act(action)]
    assert translator.translate(button(code, pygame.CONTROLLERBUTTONUP)) == []
    assert translator.tick(5.0) == []
    assert translator.device is Device.CONTROLLER


def test_two_pads_hold_on_their_own(translator: Translator) -> None:
    translator.translate(axis(pygame.CONTROLLER_AXIS_LEFTX, 1.0, instance_id=0))
    translator.translate(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.0, instance_id=1))
    assert translator.tick(1.0) == [Step(1, 0)]


@pytest.mark.parametrize("value", [-1.0, 1.0])
def test_the_stick_all_the_way_is_a_step(translator: Translator, value: float) -> None:
    assert translator.translate(axis(pygame.CONTROLLER_AXIS_LEFTY, value)) == [Step(0, round(value))]


def test_the_mouse_points_presses_and_releases(translator: Translator) -> None:
    events = [
        pygame.Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(1, 1), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 6), button=1),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(3, 4), button=3),
    ]
    intents = [translator.translate(event) for event in events]
    assert intents == [[Point(3, 4)], [Press(3, 4)], [Release(5, 6)], [Act(Action.BACK)], []]


@pytest.mark.parametrize("number", [2, 4, 5, 6, 7, 8, 9])
def test_wheel_and_extra_buttons_never_click(translator: Translator, number: int) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        assert translator.translate(pygame.Event(kind, pos=(3, 4), button=number)) == []


def test_the_wheel_scrolls_down_when_it_is_turned_towards_the_player(translator: Translator) -> None:
    wheel = [pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False) for y in (-1, 3, 0)]
    assert [translator.translate(event) for event in wheel] == [[Scroll(1)], [Scroll(-3)], []]


def test_page_keys_and_triggers_turn_pages(translator: Translator) -> None:
    assert translator.translate(key(pygame.K_PAGEDOWN)) == [Page(1)]
    assert translator.translate(key(pygame.K_PAGEUP)) == [Page(-1)]
    for axis, direction in (
        (pygame.CONTROLLER_AXIS_TRIGGERLEFT, -1),
        (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1),
    ):
        pulls = [
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
            for value in (30000, 32000, 0)
        ]
        assert [translator.translate(pull) for pull in pulls] == [[Page(direction)], [], []]


def test_letters_are_text_only_while_someone_types(translator: Translator) -> None:
    text = pygame.Event(pygame.TEXTINPUT, text="h")
    assert translator.translate(text) == []
    translator.is_typing = True
    assert translator.translate(text) == [Typed("h")]
    assert translator.translate(key(pygame.K_h)) == []


@pytest.mark.parametrize(
    ("code", "action"),
    [
        (pygame.K_RETURN, Action.CONFIRM),
        (pygame.K_ESCAPE, Action.BACK),
        (pygame.K_BACKSPACE, Action.ERASE),
        (pygame.K_F11, Action.FULLSCREEN),
    ],
)
def test_while_someone_types_some_keys_keep_their_meaning(
    translator: Translator, code: int, action: Action
) -> None:
    translator.is_typing = True
    assert translator.translate(key(code)) == [Act(action)]


@pytest.mark.parametrize(
    "kind", [pygame.USEREVENT, pygame.FINGERDOWN, pygame.DROPFILE, pygame.AUDIODEVICEADDED]
)
def test_other_events_mean_nothing(translator: Translator, kind: int) -> None:
    assert translator.translate(pygame.Event(kind)) == []
