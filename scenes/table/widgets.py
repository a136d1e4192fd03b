"""What all widgets have in common, and the group that brings pointer, confirm key and focus to them.

A widget knows its rectangle in pixels and what happens when it is used. All are drawn from theme tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

import pygame

from scenes.table import theme
from scenes.table.actions import Action, Device
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, out_back, out_cubic

PRESSED_SCALE = 0.97


class Widget(Protocol):
    """What a group asks of each of its widgets."""

    key: Hashable
    rect: pygame.Rect
    action: Action | None
    tip: str
    is_enabled: bool
    is_dragged: bool
    hover: float
    press: float

    def use(self) -> None:
        """What confirm or a click does."""

    def step(self, dx: int) -> bool:
        """A step to the side while it has the focus; False lets the focus move on."""

    def drag(self, x: float) -> None:
        """The pointer is held down on it, at `x` pixels."""

    def forget_pointer(self) -> None:
        """Where the pointer was held down does not count any more: a key is in use."""

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        """Its pictures."""


class Plain:
    """What most widgets have in common: a place, and how far they are hovered over and pressed (0 to 1)."""

    def __init__(self, key: Hashable, rect: pygame.Rect) -> None:
        self.key, self.rect = key, rect
        self.action: Action | None = None  # what its key or button asks for
        self.tip = ""  # a sentence for whoever dwells on it
        self.is_enabled, self.is_dragged = True, False
        self.hover = self.press = 0.0

    def use(self) -> None:
        """Nothing, unless the widget says otherwise."""

    def step(self, dx: int) -> bool:
        return False

    def drag(self, x: float) -> None:
        """Nothing, unless the widget says otherwise."""

    def forget_pointer(self) -> None:
        """Nothing, unless the widget says otherwise."""

    def raised(self, look: Look) -> float:
        """How many pixels the widget stands above (negative) or below its place."""
        return look.size(4) * (self.press - self.hover * (1 - self.press))

    def scale(self) -> float:
        return 1 - (1 - PRESSED_SCALE) * self.press


Guests = Callable[[Look, pygame.Rect], list[Widget]]
"""Makes widgets for a rectangle (pixels) among those of somebody else."""


def no_guests(look: Look, rect: pygame.Rect) -> list[Widget]:
    """Nobody comes."""
    del look, rect
    return []


W = TypeVar("W", bound=Widget)


def explained(widget: W, tip: str, action: Action | None = None) -> W:
    """The same widget with a sentence about it; with the key of an action if it does not show that itself."""
    widget.tip, widget.action = tip, action or widget.action
    return widget


class Group:
    """Widgets that are on screen together."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.widgets: list[Widget] = []
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None

    def replace(self, widgets: list[Widget]) -> None:
        """Show these instead; what was held down is let go."""
        self.widgets, self._hovered, self._pressed = widgets, None, None

    def rects(self) -> dict[Hashable, pygame.Rect]:
        """Where the focus can go."""
        return {widget.key: widget.rect for widget in self.widgets if widget.is_enabled}

    def find(self, key: Hashable) -> Widget | None:
        return next((widget for widget in self.widgets if widget.key == key), None)

    def at(self, x: float, y: float) -> Widget | None:
        return next((w for w in self.widgets if w.is_enabled and w.rect.collidepoint(x, y)), None)

    @property
    def hovered(self) -> Widget | None:
        """The one under the pointer."""
        return self._hovered

    @property
    def is_held(self) -> bool:
        """Whether the pointer is held down on one of them."""
        return self._pressed is not None

    def point(self, x: float, y: float) -> bool:
        """The pointer is here; True when the hovered widget changed."""
        if self._pressed is not None:
            self._pressed.drag(x)
        found = self.at(x, y)
        if found is self._hovered:
            return False
        for widget, end in ((self._hovered, 0.0), (found, 1.0)):
            if widget is not None:
                self._timeline.move(widget, theme.HOVER, out_cubic, hover=end)
        self._hovered = found
        return True

    def down(self, x: float, y: float) -> bool:
        """The button went down; True when a widget takes it."""
        self._pressed = self.at(x, y)
        if self._pressed is None:
            return False
        self._timeline.move(self._pressed, theme.PRESS_DOWN, out_cubic, press=1.0)
        self._pressed.drag(x)
        return True

    def up(self, x: float, y: float) -> bool:
        """The button came up; the widget it went down on is used if the pointer is still there."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        self._timeline.move(pressed, theme.PRESS_UP, out_back, press=0.0)
        if self.at(x, y) is pressed and not pressed.is_dragged:
            pressed.use()
        return True

    def tap(self, key: Hashable) -> bool:
        """Use a widget from the keyboard or a controller; True when it could be used."""
        widget = self.find(key)
        if widget is None or not widget.is_enabled:
            return False
        widget.press = 1.0
        self._timeline.move(widget, theme.PRESS_UP, out_back, press=0.0)
        widget.forget_pointer()
        widget.use()
        return True

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        return [sprite for widget in self.widgets for sprite in widget.display(look, device, z)]
