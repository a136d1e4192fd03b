"""The things that can be pressed, dragged or typed into. All are drawn from theme tokens.

A widget knows its rectangle in pixels and what happens when it is used; a `Group` brings the pointer, the
confirm key and the focus to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

import pygame

from scenes.table import button_art, shapes, theme
from scenes.table.assets import BOLD, MEDIUM, SEMIBOLD
from scenes.table.button_art import DISABLED, SECONDARY, Look
from scenes.table.display import Sprite
from scenes.table.intents import Action, Device
from scenes.table.prompts import prompt
from scenes.table.timeline import Timeline, out_back, out_cubic

PRESSED_SCALE = 0.97


class Widget(Protocol):
    """What a group asks of each of its widgets."""

    key: Hashable
    rect: pygame.Rect
    is_enabled: bool
    hover: float
    press: float

    def use(self) -> None:
        """What confirm or a click does."""

    def step(self, dx: int) -> bool:
        """A step to the side while it has the focus; False lets the focus move on."""

    def drag(self, x: float) -> None:
        """The pointer is held down on it, at `x` pixels."""

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        """Its pictures."""


class Plain:
    """What most widgets have in common: a place, and how far they are hovered over and pressed (0 to 1)."""

    def __init__(self, key: Hashable, rect: pygame.Rect) -> None:
        self.key, self.rect = key, rect
        self.is_enabled = True
        self.hover = self.press = 0.0

    def use(self) -> None:
        """Nothing, unless the widget says otherwise."""

    def step(self, dx: int) -> bool:
        return False

    def drag(self, x: float) -> None:
        """Nothing, unless the widget says otherwise."""

    def raised(self, look: Look) -> float:
        """How many pixels the widget stands above (negative) or below its place."""
        return look.size(4) * (self.press - self.hover * (1 - self.press))

    def scale(self) -> float:
        return 1 - (1 - PRESSED_SCALE) * self.press


class Button(Plain):
    """A labelled button, with the badge of its key or controller button."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        label: str,
        on_use: Callable[[], None],
        style: str = SECONDARY,
        icon: str = "",
        action: Action | None = None,
        text_size: float = 29,
    ) -> None:
        super().__init__(key, rect)
        self.label, self.icon, self.style, self.action, self.text_size = label, icon, style, action, text_size
        self._on_use = on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        style = self.style if self.is_enabled else DISABLED
        badge = prompt(self.action, device)
        picture = button_art.button(look, self.rect.size, self.label, self.icon, style, badge, self.text_size)
        x, y = self.rect.center
        return [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]


class RoundButton(Plain):
    """A round button with an icon, its label below when there is room."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        icon: str,
        label: str,
        on_use: Callable[[], None],
        action: Action | None = None,
    ) -> None:
        super().__init__(key, rect)
        self.icon, self.label, self.action = icon, label, action
        self._on_use = on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        picture = button_art.round_button(look, self.rect.width, self.icon, self.is_enabled)
        x, y = self.rect.center
        sprites = [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]
        badge = prompt(self.action, device)
        if badge:
            cap = button_art.badge_picture(look, badge, 30)
            right = x + 0.34 * self.rect.width if len(badge) == 1 else x + 0.2 * self.rect.width
            sprites.append(Sprite(cap, right, y + 0.36 * self.rect.height, z + 0.1))
        if self.label:
            colour = look.assets.palette.text if self.is_enabled else look.assets.palette.disabled
            words = look.assets.text(self.label, look.size(23, 15), colour, SEMIBOLD)
            sprites.append(Sprite(words, x, self.rect.bottom + look.size(22, 14), z))
        return sprites


class Toggle(Plain):
    """A row with a label and a switch."""

    def __init__(
        self, key: Hashable, rect: pygame.Rect, label: str, is_on: bool, on_change: Callable[[bool], None]
    ) -> None:
        super().__init__(key, rect)
        self.label, self.is_on, self._on_change = label, is_on, on_change

    def use(self) -> None:
        self.is_on = not self.is_on
        self._on_change(self.is_on)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        height = round(look.size(44, 24))
        switch = look.assets.keep(("switch", height, self.is_on), lambda: _switch(look, height, self.is_on))
        x, y = self.rect.right - switch.get_width() / 2, self.rect.centery
        return [*row_label(look, self.rect, self.label, z, switch.get_width()), Sprite(switch, x, y, z)]


def _switch(look: Look, height: int, is_on: bool) -> pygame.Surface:
    palette, width = look.assets.palette, round(1.9 * height)
    fill = (palette.primary_top, palette.primary_bottom) if is_on else (palette.lip, palette.lip)
    line = palette.primary_line if is_on else palette.line
    surface = shapes.panel(width, height, height / 2, *fill, line, max(1.0, 2 * look.unit))
    knob = height - 2 * max(3, round(0.13 * height))
    left = width - knob - (height - knob) // 2 if is_on else (height - knob) // 2
    surface.blit(shapes.rounded(knob, knob, knob / 2, palette.text), (left, (height - knob) // 2))
    mark = look.assets.icon("check" if is_on else "close", knob * 0.7, palette.badge_text)
    surface.blit(mark, (left + (knob - mark.get_width()) // 2, (height - mark.get_height()) // 2))
    return surface


def row_label(look: Look, rect: pygame.Rect, label: str, z: float, taken: int) -> list[Sprite]:
    """The label at the left of a row; `taken` pixels at its right belong to the control."""
    room = rect.width - taken - look.size(20, 10)
    words = button_art.fitted(look, label, look.size(28, 16), look.assets.palette.text, MEDIUM, room)
    return [Sprite(words, rect.left + words.get_width() / 2, rect.centery, z)]


class Slider(Plain):
    """A row with a label and a value from 0 to 1 in tenths."""

    STEPS = 10

    def __init__(
        self, key: Hashable, rect: pygame.Rect, label: str, value: float, on_change: Callable[[float], None]
    ) -> None:
        super().__init__(key, rect)
        self.label, self.value, self._on_change = label, value, on_change

    def track(self) -> pygame.Rect:
        """Where the knob runs."""
        width = self.rect.width // 2
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    def use(self) -> None:
        self._set(0.0 if self.value >= 1 else self.value + 1 / self.STEPS)

    def step(self, dx: int) -> bool:
        self._set(self.value + dx / self.STEPS)
        return True

    def drag(self, x: float) -> None:
        track = self.track()
        knob = track.height / 2
        if x >= track.left - knob:
            self._set((x - track.left - knob) / (track.width - 2 * knob))

    def _set(self, value: float) -> None:
        value = min(1.0, max(0.0, round(value * self.STEPS) / self.STEPS))
        if value != self.value:
            self.value = value
            self._on_change(value)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        track = self.track()
        palette, thick = look.assets.palette, max(6, round(look.size(12)))
        groove = look.assets.keep(
            ("groove", track.width, thick),
            lambda: shapes.panel(track.width, thick, thick / 2, palette.lip, palette.lip, palette.line),
        )
        knob_size = round(look.size(38, 22))
        knob = look.assets.keep(
            ("knob", knob_size),
            lambda: button_art.on_shadow(
                look,
                shapes.rounded(knob_size, knob_size, knob_size / 2, palette.text),
                knob_size / 2,
                "",
                2,
                8,
            ),
        )
        half = track.height / 2
        x = track.left + half + self.value * (track.width - 2 * half)
        sprites = row_label(look, self.rect, self.label, z, track.width)
        sprites.append(Sprite(groove, track.centerx, track.centery, z))
        filled = round(x - track.left)
        if self.value > 0:
            run = look.assets.keep(
                ("run", filled, thick), lambda: shapes.rounded(filled, thick, thick / 2, palette.rose)
            )
            sprites.append(Sprite(run, track.left + filled / 2, track.centery, z))
        sprites.append(Sprite(knob, x, track.centery, z + 0.1))
        return sprites


class TextField(Plain):
    """A line to type into. What is typed goes on at its end."""

    LIMIT = 64  # characters

    def __init__(
        self, key: Hashable, rect: pygame.Rect, placeholder: str, on_done: Callable[[str], None]
    ) -> None:
        super().__init__(key, rect)
        self.text, self.placeholder, self._on_done = "", placeholder, on_done

    def use(self) -> None:
        self._on_done(self.text)

    def type(self, text: str) -> None:
        """Add what can be printed; the rest (line ends, tabs) counts as blanks."""
        self.text = (self.text + "".join(c if c.isprintable() else " " for c in text))[: self.LIMIT]

    def erase(self) -> None:
        self.text = self.text[:-1]

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        palette = look.assets.palette
        width, height = self.rect.size
        box = look.assets.keep(
            ("field", width, height),
            lambda: shapes.panel(
                width, height, look.size(18, 9), palette.lip, palette.lip, palette.button_line, 2 * look.unit
            ),
        )
        words, colour = (self.text, palette.gold) if self.text else (self.placeholder, palette.disabled)
        picture = button_art.fitted(look, words, look.size(34, 18), colour, BOLD, width - look.size(40, 20))
        x, y = self.rect.center
        sprites = [Sprite(box, x, y, z), Sprite(picture, x, y, z)]
        if self.text:
            caret = look.assets.keep(
                ("caret", height),
                lambda: shapes.rounded(max(2, round(3 * look.unit)), height // 2, 1, palette.focus),
            )
            sprites.append(Sprite(caret, x + picture.get_width() / 2 + look.size(6, 3), y, z))
        return sprites


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
        if self.at(x, y) is pressed and not isinstance(pressed, Slider):
            pressed.use()
        return True

    def tap(self, key: Hashable) -> bool:
        """Use a widget from the keyboard or a controller; True when it could be used."""
        widget = self.find(key)
        if widget is None or not widget.is_enabled:
            return False
        widget.press = 1.0
        self._timeline.move(widget, theme.PRESS_UP, out_back, press=0.0)
        widget.use()
        return True

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        return [sprite for widget in self.widgets for sprite in widget.display(look, device, z)]
