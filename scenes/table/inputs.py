"""Rows that set something: a switch, a choice, a slider, and a line to type into."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from scenes.table import button_art, shapes
from scenes.table.actions import Device
from scenes.table.assets import BOLD, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain


class Toggle(Plain):
    """A row with a label and a switch."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        label: str,
        read: Callable[[], bool],
        write: Callable[[bool], None],
    ) -> None:
        super().__init__(key, rect)
        self.label, self._read, self._write = label, read, write

    @property
    def is_on(self) -> bool:
        return self._read()

    def use(self) -> None:
        self._write(not self.is_on)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        height = round(look.size(44, 24))
        switch = look.assets.keep(("switch", height, self.is_on), lambda: _switch(look, height, self.is_on))
        x, y = self.rect.right - switch.get_width() / 2, self.rect.centery
        return [*row_label(look, self.rect, self.label, z, switch.get_width()), Sprite(switch, x, y, z)]


def _switch(look: Look, height: int, is_on: bool) -> pygame.Surface:
    palette, width = look.assets.palette, round(1.9 * height)
    fill = (palette.primary_top, palette.primary_bottom) if is_on else (palette.well, palette.well)
    line = palette.primary_line if is_on else palette.muted
    surface = shapes.panel(width, height, height / 2, *fill, line, look.line(2))
    knob = height - 2 * max(3, round(0.13 * height))
    left = width - knob - (height - knob) // 2 if is_on else (height - knob) // 2
    surface.blit(shapes.rounded(knob, knob, knob / 2, palette.knob), (left, (height - knob) // 2))
    mark = look.assets.icon("check" if is_on else "close", knob * 0.7, palette.knob_mark)
    surface.blit(mark, (left + (knob - mark.get_width()) // 2, (height - mark.get_height()) // 2))
    return surface


def row_label(look: Look, rect: pygame.Rect, label: str, z: float, taken: int) -> list[Sprite]:
    """The label at the left of a row; `taken` pixels at its right belong to the control."""
    room = rect.width - taken - look.size(20, 10)
    words = button_art.fitted(look, label, look.size(28, 16), look.assets.palette.text, MEDIUM, room, align=0)
    return [Sprite(words, rect.left + words.get_width() / 2, rect.centery, z)]


class Choice(Plain):
    """A row with a label and one of a few words; a click or a step to the side takes the next.

    A click on the arrow at the left takes the one before.
    """

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        label: str,
        words: list[str],
        read: Callable[[], int],
        write: Callable[[int], None],
    ) -> None:
        super().__init__(key, rect)
        self.label, self._words, self._read, self._write = label, words, read, write
        self._arrow = range(0)  # the columns of the left arrow (pixels), as it was drawn last
        self._pressed_at = math.inf

    def drag(self, x: float) -> None:
        self._pressed_at = x

    def forget_pointer(self) -> None:
        self._pressed_at = math.inf

    def use(self) -> None:
        step = -1 if self._arrow.start <= self._pressed_at < self._arrow.stop else 1
        self.forget_pointer()
        self._write((self._read() + step) % len(self._words))

    def step(self, dx: int) -> bool:
        self._write(min(len(self._words) - 1, max(0, self._read() + dx)))
        return True

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        palette, size = look.assets.palette, look.size(28, 16)
        arrow, gap = look.size(24, 14), look.size(8, 4)
        widest = max(look.assets.width(word, size, BOLD) for word in self._words)
        wide = round(widest + 2 * (arrow + gap))
        left = self.rect.right - wide
        self._arrow = range(round(left - gap), round(left + arrow + gap))
        word = look.assets.text(self._words[self._read()], size, palette.gold, BOLD)
        x, y = self.rect.right - wide / 2, self.rect.centery
        sprites = row_label(look, self.rect, self.label, z, wide)
        sprites.append(Sprite(word, x, y, z))
        for icon, side in (("chevron_left", -1), ("chevron_right", 1)):
            picture = look.assets.icon(icon, arrow, palette.muted)
            sprites.append(Sprite(picture, x + side * (wide - arrow) / 2, y, z))
        return sprites


class Slider(Plain):
    """A row with a label and a value from 0 to 1 in tenths."""

    STEPS = 10

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        label: str,
        read: Callable[[], float],
        write: Callable[[float], None],
    ) -> None:
        super().__init__(key, rect)
        self.is_dragged = True
        self.label, self._read, self._write = label, read, write

    @property
    def value(self) -> float:
        return self._read()

    def track(self) -> pygame.Rect:
        """Where the knob runs."""
        width = self.rect.width // 2
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _inset(self) -> float:
        """How far from the ends of its track the knob stops (pixels)."""
        return 0.06 * self.track().width

    def use(self) -> None:
        self._set(0.0 if self.value >= 1 else self.value + 1 / self.STEPS)

    def step(self, dx: int) -> bool:
        self._set(self.value + dx / self.STEPS)
        return True

    def drag(self, x: float) -> None:
        track = self.track()
        if x >= track.left - self._inset:
            self._set((x - track.left - self._inset) / (track.width - 2 * self._inset))

    def _set(self, value: float) -> None:
        value = min(1.0, max(0.0, round(value * self.STEPS) / self.STEPS))
        if value != self.value:
            self._write(value)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        track = self.track()
        palette, thick = look.assets.palette, max(6, round(look.size(12)))
        groove = look.assets.keep(
            ("groove", track.width, thick),
            lambda: shapes.panel(track.width, thick, thick / 2, palette.well, palette.well, palette.muted),
        )
        knob_size = round(look.size(38, 22))
        knob = look.assets.keep(
            ("knob", knob_size),
            lambda: button_art.on_shadow(
                look,
                shapes.rounded(knob_size, knob_size, knob_size / 2, palette.knob),
                knob_size / 2,
                "",
                2,
                8,
            ),
        )
        x = track.left + self._inset + self.value * (track.width - 2 * self._inset)
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
    """A line to type into. What is typed goes on at its end.

    A pasted text takes the place of what is there, unless `takes` wants it for something else.
    """

    LIMIT = 64  # characters

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        placeholder: str,
        on_done: Callable[[str], None],
        takes: Callable[[str], bool],
    ) -> None:
        super().__init__(key, rect)
        self.text, self.placeholder, self._on_done, self._takes = "", placeholder, on_done, takes

    def use(self) -> None:
        self._on_done(self.text)

    def type(self, text: str) -> None:
        """Add what can be printed; the rest (line ends, tabs) counts as blanks."""
        typed = "".join(c if c.isprintable() else " " for c in text[: self.LIMIT])
        self.text = (self.text + typed)[: self.LIMIT]

    def paste(self, text: str) -> None:
        """Text came from the clipboard."""
        if not self._takes(text):
            self.text = ""
            self.type(text)

    def erase(self) -> None:
        self.text = self.text[:-1]

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        palette = look.assets.palette
        width, height = self.rect.size
        box = look.assets.keep(
            ("field", width, height),
            lambda: shapes.panel(
                width, height, look.size(18, 9), palette.well, palette.well, palette.button_line, look.line(2)
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
