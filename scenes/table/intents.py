"""What the player wants, whichever device it came from. Only this file knows mouse, keys and controllers.

Events alone are read, never the state of a device, so that posted events act as real ones do.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

import pygame

DEAD_ZONE = 0.5  # of the stick's way; a worn stick rests at up to 0.2
RELEASE_ZONE = 0.35
FIRST_REPEAT, NEXT_REPEAT = 0.4, 0.14  # s; a held direction steps at about seven a second
AXIS_RANGE = 32768


class Action(Enum):
    """Things that can be asked for by one key or button."""

    CONFIRM = auto()
    BACK = auto()
    DRAW = auto()
    HINT = auto()
    UNDO = auto()
    REDO = auto()
    HELP = auto()
    LAST_TRICK = auto()
    SORT = auto()
    SCORES = auto()
    EARLIER = auto()  # one step of a replay: by an arrow, so that no key of its own asks for it
    LATER = auto()
    PAUSE = auto()
    NEW = auto()
    MUTE = auto()
    FULLSCREEN = auto()
    COPY = auto()
    PASTE = auto()
    ERASE = auto()


class Device(Enum):
    """The kind of device that was used last: prompts on screen follow it."""

    MOUSE = auto()
    KEYBOARD = auto()
    CONTROLLER = auto()


class Act(NamedTuple):
    """A key or button with a meaning."""

    action: Action


class Step(NamedTuple):
    """One step of the focus: right and down are positive."""

    dx: int
    dy: int


class Cycle(NamedTuple):
    """The focus goes to the next thing (1) or the one before (-1), round and round."""

    direction: int


class Page(NamedTuple):
    """A whole page at once: down or on (1), up or back (-1)."""

    direction: int


class Scroll(NamedTuple):
    """The wheel turned by so many notches; down is positive."""

    notches: int


class Point(NamedTuple):
    """The pointer moved to a place in pixels."""

    x: float
    y: float


class Press(NamedTuple):
    """The main button went down here."""

    x: float
    y: float


class Release(NamedTuple):
    """The main button came up here."""

    x: float
    y: float


class Typed(NamedTuple):
    """Text from the keyboard."""

    text: str


Intent = Act | Step | Cycle | Page | Scroll | Point | Press | Release | Typed

_KEYS = {
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_SPACE: Action.DRAW,
    pygame.K_h: Action.HINT,
    pygame.K_l: Action.LAST_TRICK,
    pygame.K_s: Action.SORT,
    pygame.K_c: Action.SCORES,
    pygame.K_n: Action.NEW,
    pygame.K_p: Action.PAUSE,
    pygame.K_m: Action.MUTE,
    pygame.K_F1: Action.HELP,
    pygame.K_F11: Action.FULLSCREEN,
    pygame.K_BACKSPACE: Action.ERASE,
}
_CONTROL_KEYS = {
    pygame.K_z: Action.UNDO,
    pygame.K_y: Action.REDO,
    pygame.K_c: Action.COPY,
    pygame.K_v: Action.PASTE,
}
_KEYS_WHILE_TYPING = {
    Action.CONFIRM,
    Action.BACK,
    Action.FULLSCREEN,
    Action.ERASE,
}
_ARROWS = {
    pygame.K_LEFT: Step(-1, 0),
    pygame.K_RIGHT: Step(1, 0),
    pygame.K_UP: Step(0, -1),
    pygame.K_DOWN: Step(0, 1),
}
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Action.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Action.BACK,
    pygame.CONTROLLER_BUTTON_X: Action.DRAW,
    pygame.CONTROLLER_BUTTON_Y: Action.HINT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Action.UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.REDO,
    pygame.CONTROLLER_BUTTON_BACK: Action.HELP,
    pygame.CONTROLLER_BUTTON_START: Action.PAUSE,
}
_PAGES = {pygame.K_PAGEUP: Page(-1), pygame.K_PAGEDOWN: Page(1)}
_PAD_ARROWS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Step(-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Step(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Step(0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Step(0, 1),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Page(-1),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Page(1),
}
_STICK_AXES = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)


class _Held:
    """A direction that is held down, and the time to its next repeat."""

    __slots__ = ("left", "step")

    def __init__(self, step: Step | Page) -> None:
        self.step, self.left = step, FIRST_REPEAT


def _stick_step(axis: int, sign: int) -> Step:
    return Step(sign, 0) if axis == pygame.CONTROLLER_AXIS_LEFTX else Step(0, sign)


class Translator:
    """Turns events into intents, repeats held directions, and keeps the controllers that are plugged in."""

    def __init__(self) -> None:
        self.device = Device.MOUSE
        self.is_typing = False
        self._held: dict[object, _Held] = {}
        self._axes: dict[tuple[int, int], float] = {}
        self._controllers: dict[int, object] = {}

    def translate(self, event: pygame.Event) -> list[Intent]:
        """The intents of one event; most events have none."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            self.device = Device.MOUSE
            return [Scroll(-event.y)] if event.y else []
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.is_typing else []
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event)
        self._plug(event)
        return []

    def tick(self, seconds: float) -> list[Intent]:
        """Steps of directions that are held; at most one a tick for each."""
        steps: list[Intent] = []
        for held in self._held.values():
            held.left -= seconds
            if held.left <= 0:
                held.left = NEXT_REPEAT
                steps.append(held.step)
        return steps

    def release_all(self) -> None:
        """Nothing is held any more: the window lost its focus or a controller was pulled out."""
        self._held.clear()
        self._axes.clear()

    def open_controllers(self) -> None:
        """Open the controllers that are already plugged in. Without any, nothing happens."""
        from pygame._sdl2 import controller

        controller.init()
        for index in range(controller.get_count()):
            self._open(index)

    def close_controllers(self) -> None:
        """Give the controllers back, so that whoever comes next in this process finds them again."""
        from pygame._sdl2 import controller

        self._controllers.clear()
        controller.quit()

    def _mouse(self, event: pygame.Event) -> list[Intent]:
        self.device = Device.MOUSE
        if event.type == pygame.MOUSEMOTION:
            return [Point(*event.pos)]
        if event.button == pygame.BUTTON_LEFT:
            return [Press(*event.pos) if event.type == pygame.MOUSEBUTTONDOWN else Release(*event.pos)]
        if event.button == pygame.BUTTON_RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
            return [Act(Action.BACK)]
        return []

    def _key(self, event: pygame.Event) -> list[Intent]:
        if event.type == pygame.KEYUP:
            self._held.pop(("key", event.key), None)
            return []
        self.device = Device.KEYBOARD
        step: Step | Page | None = _ARROWS.get(event.key)
        if event.key == pygame.K_TAB:
            return [Cycle(-1 if event.mod & pygame.KMOD_SHIFT else 1)]
        step = step or _PAGES.get(event.key)
        if step is not None:
            self._held[("key", event.key)] = _Held(step)
            return [step]
        action = self._key_action(event)
        return [Act(action)] if action is not None else []

    def _key_action(self, event: pygame.Event) -> Action | None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT:
                return Action.REDO
            return _CONTROL_KEYS.get(event.key)
        if event.mod & pygame.KMOD_ALT:
            return Action.FULLSCREEN if event.key == pygame.K_RETURN else None
        action = _KEYS.get(event.key)
        return action if not self.is_typing or action in _KEYS_WHILE_TYPING else None

    def _button(self, event: pygame.Event) -> list[Intent]:
        held_by = ("button", event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop(held_by, None)
            return []
        self.device = Device.CONTROLLER
        step = _PAD_ARROWS.get(event.button)
        if step is not None:
            self._held[held_by] = _Held(step)
            return [step]
        action = _BUTTONS.get(event.button)
        return [Act(action)] if action is not None else []

    def _axis(self, event: pygame.Event) -> list[Intent]:
        if event.axis not in (*_STICK_AXES, *_TRIGGERS):
            return []
        value = event.value / AXIS_RANGE
        key = ("axis", event.instance_id, event.axis)
        step = _TRIGGERS.get(event.axis) or _stick_step(event.axis, 1 if value > 0 else -1)
        held = self._held.get(key)
        if held is not None and (abs(value) < RELEASE_ZONE or held.step != step):
            del self._held[key]
            held = None
        if held is not None or abs(value) < DEAD_ZONE:
            return []
        self.device = Device.CONTROLLER
        self._held[key] = _Held(step)
        return [step]

    def _plug(self, event: pygame.Event) -> None:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._open(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._controllers.pop(event.instance_id, None)
            self.release_all()

    def _open(self, index: int) -> None:
        from pygame._sdl2 import controller

        if controller.get_init() and 0 <= index < controller.get_count() and controller.is_controller(index):
            opened = controller.Controller(index)
            self._controllers[opened.as_joystick().get_instance_id()] = opened
