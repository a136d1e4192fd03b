"""The wide buttons of the menu: an icon, a name, and a line that says what it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.table import button_art, shapes
from scenes.table.actions import Device
from scenes.table.assets import EXTRABOLD, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain


class WideButton(Plain):
    """A large button with two lines."""

    TWO_LINES = 48  # pixels; a lower button has only its name

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        icon: str,
        title: str,
        line: str,
        on_use: Callable[[], None],
        style: str,
    ) -> None:
        super().__init__(key, rect)
        self._icon, self._title, self._line, self._on_use, self._style = icon, title, line, on_use, style

    def use(self) -> None:
        self._on_use()

    @property
    def _seen(self) -> tuple[object, ...]:
        """What the picture depends on."""
        return (self.key, self.rect.size, self._title, self._line)

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        picture = look.assets.keep(("wide", *self._seen), lambda: self._paint(look))
        x, y = self.rect.center
        return [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]

    def _aside(self, look: Look, height: int, room: float) -> pygame.Surface | None:
        """What stands at the right end, in no more than `room` pixels; nothing, unless a button says so."""
        return None

    def _paint(self, look: Look) -> pygame.Surface:
        top, bottom, line, lip, colour = button_art.colours(look.assets, self._style)
        width, height = self.rect.size
        u, radius = look.unit, 26 * look.unit
        face = shapes.panel(width, height, radius, top, bottom, line, look.line(2))
        icon = look.assets.icon(self._icon, max(18, 50 * u), colour)
        face.blit(icon, (round(30 * u), (height - icon.get_height()) // 2))
        left = round(30 * u + icon.get_width() + 24 * u)
        room = width - left - round(30 * u)
        aside = self._aside(look, height, 0.55 * room)
        if aside is not None:
            place = (width - round(30 * u) - aside.get_width(), (height - aside.get_height()) // 2)
            face.blit(aside, place)
            room -= aside.get_width() + round(16 * u)
        self._write(look, face, left, room, colour)
        return button_art.on_shadow(look, face, radius, lip)

    def _write(self, look: Look, face: pygame.Surface, left: int, room: float, colour: str) -> None:
        """The name, and where there is room the line below it."""
        height, u = face.get_height(), look.unit
        title = button_art.fitted(look, self._title, max(17, 38 * u), colour, EXTRABOLD, room, align=0)
        if height < self.TWO_LINES:
            face.blit(title, (left, (height - title.get_height()) // 2))
            return
        note = button_art.fitted(look, self._line, max(15, 25 * u), colour, MEDIUM, room, align=0)
        overlap = 0.05 * height
        total = title.get_height() + note.get_height() - overlap
        y = (height - total) / 2
        face.blit(title, (left, round(y)))
        face.blit(note, (left, round(y + title.get_height() - overlap)))
