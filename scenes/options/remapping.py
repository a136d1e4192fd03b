"""The rows in which keys and controller buttons are given another meaning.

A row that is chosen takes the next key or button that is pressed. Nothing is ever without a key: what takes
one that is in use gives its own in exchange, and that is told.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import _
from scenes.scene import Stage
from scenes.table import button_art
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD
from scenes.table.bindings import BUTTONS, Key
from scenes.table.button_art import Look
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.inputs import row_label
from scenes.table.prompts import ON_PADS, Prompts
from scenes.table.setting_items import Item
from scenes.table.widgets import Plain

BADGE = 34  # units
COLUMN, LEAST_COLUMN = 150, 66  # units, pixels; each of the two columns of badges
PADDED = (Action.CONFIRM, Action.BACK)  # their keys stay as they are


def names() -> dict[Action, str]:
    """What can be bound, as the player knows it."""
    return {
        Action.CONFIRM: _("Confirm"),
        Action.BACK: _("Back"),
        Action.DRAW: _("Draw, or pass cards"),
        Action.HINT: _("Hint"),
        Action.UNDO: _("Undo"),
        Action.REDO: _("Redo"),
        Action.HELP: _("Placement help"),
        Action.LAST_TRICK: _("Last trick"),
        Action.SORT: _("Sort the hand"),
        Action.SCORES: _("Score sheet"),
        Action.PAUSE: _("Pause"),
        Action.NEW: _("New game"),
        Action.MUTE: _("Sound on or off"),
    }


class BindingRow(Plain):
    """An action with its key and its controller button; chosen, it waits for another one."""

    def __init__(self, rect: pygame.Rect, action: Action, remapping: Remapping) -> None:
        super().__init__(key_of(action), rect)
        self._bound, self._remapping = action, remapping

    def use(self) -> None:
        self._remapping.ask(self._bound)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        column = round(look.size(COLUMN, LEAST_COLUMN))
        sprites = row_label(look, self.rect, names()[self._bound], z, 2 * column)
        if self._remapping.waiting_for is self._bound:
            room = 2 * column
            words = _("Press a key or button…")
            colour, size = look.assets.palette.gold, look.size(28, 16)
            picture = button_art.fitted(look, words, size, colour, BOLD, room)
            x = self.rect.right - picture.get_width() / 2
            return [*sprites, Sprite(picture, x, self.rect.centery, z)]
        for number, kind in enumerate((Device.CONTROLLER, Device.KEYBOARD)):
            badge = self._remapping.prompts.badge(self._bound, kind)
            if badge:
                picture = button_art.badge_picture(look, badge, BADGE)
                middle = self.rect.right - (number + 0.5) * column
                sprites.append(Sprite(picture, middle, self.rect.centery, z))
        return sprites


def key_of(action: Action) -> str:
    """The key of the row of an action."""
    return f"bind {action.name}"


class Remapping:
    """Takes over what is pressed, stores it, and says what came of it."""

    def __init__(self, stage: Stage, say: Callable[[str], None], on_change: Callable[[], None]) -> None:
        self._stage, self._say, self._on_change = stage, say, on_change
        self.prompts = Prompts(stage.translator.bindings, stage.translator.controllers)
        self.waiting_for: Action | None = None

    def items(self) -> list[Item]:
        """A row for each action, and one to begin anew."""
        words = _("Choose it, then press the new key or controller button. Esc leaves it as it is.")
        rows = [
            Item(key_of(action), words, partial(BindingRow, action=action, remapping=self))
            for action in names()
        ]
        label, words = _("Reset keys and buttons"), _("Every key and every button as at the first start.")
        button = partial(Button, "bind reset", label=label, on_use=self.reset, icon="restart")
        reset = Item("bind reset", words, lambda rect: button(rect=rect))
        return [*rows, reset]

    def ask(self, action: Action) -> None:
        """The next key or button is for this action."""
        self.waiting_for = action
        self._stage.translator.listen(self._take)
        self._on_change()

    def cancel(self) -> bool:
        """Something else was done instead; False when nothing was waited for."""
        was_waiting = self.waiting_for is not None
        self.waiting_for = None
        self._stage.translator.listen(None)
        return was_waiting

    def reset(self) -> None:
        """Every key and button as at the first start."""
        self._stage.translator.bindings.reset()
        self._store()
        self._say(_("All keys and buttons are as they were at the first start"))

    def _take(self, heard: Key | int | None) -> None:
        action, self.waiting_for = self.waiting_for, None
        if action is not None and heard is not None:
            try:
                self._bind(action, heard)
            except ValueError as error:
                self._stage.sounds.play("wrong")
                self._say(str(error))
        self._on_change()

    def _bind(self, action: Action, heard: Key | int) -> None:
        """Raises ValueError with a sentence when it cannot be."""
        bindings = self._stage.translator.bindings
        if isinstance(heard, Key):
            if action in PADDED:
                raise ValueError(_("That key cannot be changed"))
            kind, other = Device.KEYBOARD, bindings.bind_key(action, heard)
        else:
            shared = ON_PADS.get(action, action)
            if shared not in BUTTONS:
                raise ValueError(_("There is no controller button for that"))
            kind, other = Device.CONTROLLER, bindings.bind_button(shared, heard)
        self._store()
        self._stage.sounds.play("select")
        self._tell(action, other, kind)

    def _tell(self, action: Action, other: Action | None, kind: Device) -> None:
        """What the action has now, and what another one got in exchange."""
        badge = self.prompts.badge
        words = _("{name}: {key}").format(name=names()[action], key=badge(action, kind))
        if other is not None:
            exchange = _("{name} has {key} in exchange").format(name=names()[other], key=badge(other, kind))
            words = f"{words}. {exchange}"
        self._say(words)

    def _store(self) -> None:
        self._stage.settings.bindings = self._stage.translator.bindings.text
        self._on_change()
