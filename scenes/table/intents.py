"""What the player wants, whichever device it came from. Only this file knows mouse, keys and controllers.

Events alone are read, never the state of a device, so that posted events act as real ones do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.table.actions import Action, Device
from scenes.table.bindings import MODIFIERS, Bindings, Key
from scenes.table.controllers import Controllers

DEAD_ZONE = 0.5  # of the stick's way; a worn stick rests at up to 0.2
RELEASE_SHARE = 0.7  # of the dead zone, below which a stick is let go
FIRST_REPEAT, NEXT_REPEAT = 0.4, 0.14  # s; a held direction steps at about seven a second
AXIS_RANGE = 32768


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


class Unplugged(NamedTuple):
    """The controller in use was pulled out."""


Intent = Act | Step | Cycle | Page | Scroll | Point | Press | Release | Typed | Unplugged

_WHILE_TYPING = {
    Action.CONFIRM,
    Action.BACK,
    Action.FULLSCREEN,
    Action.ERASE,
    Action.COPY,
    Action.PASTE,
}
_ARROWS = {
    pygame.K_LEFT: Step(-1, 0),
    pygame.K_RIGHT: Step(1, 0),
    pygame.K_UP: Step(0, -1),
    pygame.K_DOWN: Step(0, 1),
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
    """Turns events into intents, and repeats directions that are held."""

    def __init__(self) -> None:
        self.device = Device.MOUSE
        self.is_typing = False
        self.bindings = Bindings()
        self.controllers = Controllers()
        self.dead_zone = DEAD_ZONE
        self._held: dict[object, _Held] = {}
        self._listener: Callable[[Key | int | None], None] | None = None

    def listen(self, listener: Callable[[Key | int | None], None] | None) -> None:
        """The next key or controller button goes to the listener, whatever it means; Escape is None.

        Without a listener everything means what it always means.
        """
        self._listener = listener

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
        return self._plug(event)

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
        key = Key(event.key, bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)))
        if self._listener is not None and not _is_modifier(event.key):
            self._hear(None if event.key == pygame.K_ESCAPE else key)
            return []
        step: Step | Page | None = _ARROWS.get(event.key)
        if event.key == pygame.K_TAB:
            return [Cycle(-1 if event.mod & pygame.KMOD_SHIFT else 1)]
        step = step or _PAGES.get(event.key)
        if step is not None:
            self._held[("key", event.key)] = _Held(step)
            return [step]
        action = self._key_action(key, event.mod)
        return [Act(action)] if action is not None else []

    def _key_action(self, key: Key, modifiers: int) -> Action | None:
        if key == Key(pygame.K_z, True) and modifiers & pygame.KMOD_SHIFT:
            return Action.REDO
        if modifiers & pygame.KMOD_ALT:
            return Action.FULLSCREEN if key.code == pygame.K_RETURN else None
        action = self.bindings.action_of_key(key)
        return action if not self.is_typing or action in _WHILE_TYPING else None

    def _hear(self, heard: Key | int | None) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener(heard)

    def _button(self, event: pygame.Event) -> list[Intent]:
        held_by = ("button", event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop(held_by, None)
            return []
        self._use(event.instance_id)
        if self._listener is not None:
            self._hear(event.button)
            return []
        step = _PAD_ARROWS.get(event.button)
        if step is not None:
            self._held[held_by] = _Held(step)
            return [step]
        action = self.bindings.action_of_button(event.button)
        return [Act(action)] if action is not None else []

    def _use(self, instance: int) -> None:
        self.device = Device.CONTROLLER
        self.controllers.used(instance)

    def _axis(self, event: pygame.Event) -> list[Intent]:
        if event.axis not in (*_STICK_AXES, *_TRIGGERS):
            return []
        value = event.value / AXIS_RANGE
        key = ("axis", event.instance_id, event.axis)
        step = _TRIGGERS.get(event.axis) or _stick_step(event.axis, 1 if value > 0 else -1)
        held = self._held.get(key)
        if held is not None and (abs(value) < RELEASE_SHARE * self.dead_zone or held.step != step):
            del self._held[key]
            held = None
        if held is not None or abs(value) < self.dead_zone:
            return []
        self._use(event.instance_id)
        self._held[key] = _Held(step)
        return [step]

    def _plug(self, event: pygame.Event) -> list[Intent]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.controllers.open(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.release_all()
            if self.controllers.lose(event.instance_id) and self.device is Device.CONTROLLER:
                return [Unplugged()]
        return []


def _is_modifier(key: int) -> bool:
    """Whether a key does nothing by itself."""
    return key in MODIFIERS
