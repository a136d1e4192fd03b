"""The wide buttons of the menu: an icon, a name, and a line that says what it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.table import button_art, shapes
from scenes.table.assets import EXTRABOLD, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.intents import Device
from scenes.table.widgets import Plain


class WideButton(Plain):
    """A large button with two lines."""

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

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        key = ("wide", self.key, self.rect.size, self._title, self._line)
        picture = look.assets.keep(key, lambda: self._paint(look))
        x, y = self.rect.center
        return [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]

    def _paint(self, look: Look) -> pygame.Surface:
        top, bottom, line, lip, colour = button_art.colours(look.assets, self._style)
        width, height = self.rect.size
        u, radius = look.unit, 26 * look.unit
        face = shapes.panel(width, height, radius, top, bottom, line, look.line(2))
        icon = look.assets.icon(self._icon, max(18, 50 * u), colour)
        face.blit(icon, (round(30 * u), (height - icon.get_height()) // 2))
        left = round(30 * u + icon.get_width() + 24 * u)
        room = width - left - 20 * u
        title = button_art.fitted(look, self._title, max(17, 38 * u), colour, EXTRABOLD, room)
        if height < 48:
            face.blit(title, (left, (height - title.get_height()) // 2))
        else:
            note = button_art.fitted(look, self._line, max(15, 25 * u), colour, MEDIUM, room)
            overlap = 0.05 * height
            total = title.get_height() + note.get_height() - overlap
            y = (height - total) / 2
            face.blit(title, (left, round(y)))
            face.blit(note, (left, round(y + title.get_height() - overlap)))
        return button_art.on_shadow(look, face, radius, lip)
