"""Which key and which controller button means what. The player can change most of it.

Arrows, Tab, Enter, Escape, Backspace, F11 and the keys for copying keep their meaning, so that no choice can
lock anyone out. Two actions never share a key: whoever takes a key that is in use gives its own in exchange.
"""

from __future__ import annotations

import json
from typing import NamedTuple, TypeVar

import pygame

from game.language import _
from scenes.table.actions import Action

T = TypeVar("T")


class Key(NamedTuple):
    """A key, alone or together with Ctrl (Cmd on a Mac)."""

    code: int
    is_with_ctrl: bool = False

    @property
    def name(self) -> str:
        """The key as it is stored and shown: "ctrl+z", "f1"."""
        return ("ctrl+" if self.is_with_ctrl else "") + pygame.key.name(self.code)

    @classmethod
    def parse(cls, name: str) -> Key:
        """The key of that name. Raises ValueError when there is none."""
        plain = name.removeprefix("ctrl+")
        return cls(pygame.key.key_code(plain), plain != name)


FIXED_KEYS = {
    Key(pygame.K_RETURN): Action.CONFIRM,
    Key(pygame.K_KP_ENTER): Action.CONFIRM,
    Key(pygame.K_ESCAPE): Action.BACK,
    Key(pygame.K_AC_BACK): Action.BACK,
    Key(pygame.K_F11): Action.FULLSCREEN,
    Key(pygame.K_BACKSPACE): Action.ERASE,
    Key(pygame.K_c, True): Action.COPY,
    Key(pygame.K_v, True): Action.PASTE,
}
KEYS = {
    Action.DRAW: Key(pygame.K_SPACE),
    Action.HINT: Key(pygame.K_h),
    Action.UNDO: Key(pygame.K_z, True),
    Action.REDO: Key(pygame.K_y, True),
    Action.LAST_TRICK: Key(pygame.K_l),
    Action.SORT: Key(pygame.K_s),
    Action.SCORES: Key(pygame.K_c),
    Action.HELP: Key(pygame.K_F1),
    Action.NEW: Key(pygame.K_n),
    Action.PAUSE: Key(pygame.K_p),
    Action.MUTE: Key(pygame.K_m),
}
"""The keys that can be changed, as they are in the beginning."""

BUTTONS = {
    Action.CONFIRM: pygame.CONTROLLER_BUTTON_A,
    Action.BACK: pygame.CONTROLLER_BUTTON_B,
    Action.DRAW: pygame.CONTROLLER_BUTTON_X,
    Action.HINT: pygame.CONTROLLER_BUTTON_Y,
    Action.UNDO: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    Action.REDO: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Action.HELP: pygame.CONTROLLER_BUTTON_BACK,
    Action.PAUSE: pygame.CONTROLLER_BUTTON_START,
}
"""The buttons of a controller, as they are in the beginning. In Hearts UNDO sorts, REDO shows the scores."""

MODIFIERS = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LGUI,
    pygame.K_RGUI,
)
"""Keys that do nothing by themselves."""

ARROWS_AND_TAB = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)
STEERING = (
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)


class Bindings:
    """The present choice."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Back to how it was in the beginning."""
        self.keys, self.buttons = dict(KEYS), dict(BUTTONS)

    def action_of_key(self, key: Key) -> Action | None:
        """What a key means; None for one without meaning."""
        fixed = FIXED_KEYS.get(key)
        return fixed or next((action for action, bound in self.keys.items() if bound == key), None)

    def action_of_button(self, button: int) -> Action | None:
        """What a button of a controller means; None for one without meaning."""
        return next((action for action, bound in self.buttons.items() if bound == button), None)

    def bind_key(self, action: Action, key: Key) -> Action | None:
        """Give an action another key; returns the action that got the old one in exchange, if any.

        Raises ValueError with a sentence for a key that has to keep its meaning.
        """
        if key in FIXED_KEYS or key.code in (*MODIFIERS, *ARROWS_AND_TAB):
            raise ValueError(_("That key cannot be changed"))
        return _exchange(self.keys, action, key)

    def bind_button(self, action: Action, button: int) -> Action | None:
        """Give an action another button; returns the action that got the old one in exchange, if any.

        Raises ValueError with a sentence for the buttons that steer.
        """
        if button in STEERING:
            raise ValueError(_("That button cannot be changed"))
        return _exchange(self.buttons, action, button)

    @property
    def text(self) -> str:
        """What differs from the beginning, as it is stored; empty when nothing does."""
        keys = {action.name: key.name for action, key in self.keys.items() if key != KEYS[action]}
        buttons = {action.name: bound for action, bound in self.buttons.items() if bound != BUTTONS[action]}
        return json.dumps({"keys": keys, "buttons": buttons}) if keys or buttons else ""

    def read(self, text: str) -> None:
        """Take over what was stored. What makes no sense is left as it is in the beginning."""
        self.reset()
        try:
            stored = json.loads(text) if text else {}
            for name, key in dict(stored.get("keys", {})).items():
                self.bind_key(_among(KEYS, name), Key.parse(key))
            for name, button in dict(stored.get("buttons", {})).items():
                self.bind_button(_among(BUTTONS, name), int(button))
        except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
            self.reset()


def _among(known: dict[Action, Key] | dict[Action, int], name: str) -> Action:
    """The action of this name. Raises KeyError unless it is one of those known."""
    action = Action[name]
    if action not in known:
        raise KeyError(name)
    return action


def _exchange(bound: dict[Action, T], action: Action, wanted: T) -> Action | None:
    other = next((o for o, value in bound.items() if value == wanted and o is not action), None)
    if other is not None:
        bound[other] = bound[action]
    bound[action] = wanted
    return other
