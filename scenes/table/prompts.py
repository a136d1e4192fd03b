"""What a button is called on the device that was used last: key caps or the letters of a controller."""

from __future__ import annotations

from game.language import _
from scenes.table.intents import Action, Device

_PAD = {
    Action.CONFIRM: "A",
    Action.BACK: "B",
    Action.DRAW: "X",
    Action.HINT: "Y",
    Action.UNDO: "LB",
    Action.REDO: "RB",
    Action.HELP: "View",
    Action.LAST_TRICK: "View",
    Action.SORT: "LB",
    Action.SCORES: "RB",
    Action.EARLIER: "LB",
    Action.LATER: "RB",
    Action.PAUSE: "Menu",
}


def prompt(action: Action | None, device: Device) -> str:
    """The badge for an action; empty for a mouse, and for what has no key."""
    if action is None or device is Device.MOUSE:
        return ""
    if device is Device.CONTROLLER:
        return _PAD.get(action, "")
    keys = {
        Action.CONFIRM: _("Enter"),
        Action.BACK: _("Esc"),
        Action.DRAW: _("Space"),
        Action.HINT: "H",
        Action.UNDO: "Ctrl Z",
        Action.REDO: "Ctrl Y",
        Action.HELP: "F1",
        Action.LAST_TRICK: "L",
        Action.SORT: "S",
        Action.SCORES: "C",
        Action.EARLIER: "←",
        Action.LATER: "→",
        Action.PAUSE: "P",
        Action.NEW: "N",
    }
    return keys.get(action, "")
