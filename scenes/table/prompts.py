"""What a button is called on the device that was used last: a key cap, or the name on that controller."""

from __future__ import annotations

import pygame

from game.language import _
from scenes.table.actions import Action, Device
from scenes.table.bindings import FIXED_KEYS, Bindings, Key
from scenes.table.controllers import Controllers, Family

XBOX = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_BACK: "View",
    pygame.CONTROLLER_BUTTON_START: "Menu",
    pygame.CONTROLLER_BUTTON_GUIDE: "Guide",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
}
OTHERS = {
    Family.XBOX: {},
    Family.PLAYSTATION: {
        pygame.CONTROLLER_BUTTON_A: "cross",
        pygame.CONTROLLER_BUTTON_B: "circle",
        pygame.CONTROLLER_BUTTON_X: "square",
        pygame.CONTROLLER_BUTTON_Y: "triangle",
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "L1",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "R1",
        pygame.CONTROLLER_BUTTON_BACK: "Share",
        pygame.CONTROLLER_BUTTON_START: "Options",
        pygame.CONTROLLER_BUTTON_GUIDE: "PS",
        pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    },
    Family.NINTENDO: {
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "L",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "R",
        pygame.CONTROLLER_BUTTON_BACK: "−",
        pygame.CONTROLLER_BUTTON_START: "+",
        pygame.CONTROLLER_BUTTON_GUIDE: "Home",
    },
}
"""Names that differ from those of an Xbox controller. SDL hands over Nintendo's A and B by their letters, not
by where they are, so that the name is that of the button that acts."""

ON_PADS = {
    Action.LAST_TRICK: Action.HELP,
    Action.SORT: Action.UNDO,
    Action.SCORES: Action.REDO,
    Action.EARLIER: Action.UNDO,
    Action.LATER: Action.REDO,
}
"""A controller has fewer buttons than a keyboard: in Hearts these actions share one with another."""


class Prompts:
    """The names of keys and buttons as they are bound now."""

    def __init__(self, bindings: Bindings, controllers: Controllers) -> None:
        self._bindings, self._controllers = bindings, controllers

    def badge(self, action: Action | None, device: Device) -> str:
        """The badge for an action; empty for a mouse, and for what has no key or button."""
        if action is None or device is Device.MOUSE:
            return ""
        if device is Device.CONTROLLER:
            button = self._bindings.buttons.get(ON_PADS.get(action, action))
            return "" if button is None else button_name(button, self._controllers.family)
        fixed = {
            Action.CONFIRM: _("Enter"),
            Action.BACK: _("Esc"),
            Action.EARLIER: "←",
            Action.LATER: "→",
        }
        if action in fixed:
            return fixed[action]
        key = self._bindings.keys.get(action) or next(
            (key for key, meaning in FIXED_KEYS.items() if meaning is action), None
        )
        return "" if key is None else key_name(key)


def button_name(button: int, family: Family) -> str:
    """What stands on a button of a controller of this family."""
    return OTHERS[family].get(button) or XBOX.get(button) or str(button)


def key_name(key: Key) -> str:
    """What stands on a key."""
    name = _("Space") if key.code == pygame.K_SPACE else pygame.key.name(key.code).title()
    return f"Ctrl {name}" if key.is_with_ctrl else name
