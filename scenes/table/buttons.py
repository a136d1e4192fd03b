"""Buttons: labelled, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.table import button_art
from scenes.table.actions import Action, Device
from scenes.table.assets import SEMIBOLD
from scenes.table.button_art import DISABLED, SECONDARY, Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain


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
        text_size: float = button_art.LABEL,
        letters: float = 0,
    ) -> None:
        """`text_size` is that of the label in units; `letters`, in pixels, takes its place when given."""
        super().__init__(key, rect)
        self.label, self.icon, self.style, self.action = label, icon, style, action
        self.text_size, self.letters = text_size, letters
        self._on_use = on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        style = self.style if self.is_enabled else DISABLED
        badge = look.assets.prompts.badge(self.action, device)
        letters = self.letters or look.size(self.text_size, button_art.MIN_LABEL)
        picture = button_art.button(look, self.rect.size, self.label, self.icon, style, badge, letters)
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
        room: float = 0,
    ) -> None:
        """The label gets no wider than `room` pixels, if that is given."""
        super().__init__(key, rect)
        self.icon, self.label, self.action, self._room = icon, label, action, room
        self._on_use = on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        picture = button_art.round_button(look, self.rect.width, self.icon, self.is_enabled)
        x, y = self.rect.center
        sprites = [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]
        badge = look.assets.prompts.badge(self.action, device)
        if badge:
            cap = button_art.badge_picture(look, badge, 30)
            right = x + 0.34 * self.rect.width if len(badge) == 1 else x + 0.2 * self.rect.width
            sprites.append(Sprite(cap, right, y + 0.36 * self.rect.height, z + 0.1))
        if self.label:
            colour = look.assets.palette.text if self.is_enabled else look.assets.palette.disabled
            words = button_art.fitted(look, self.label, look.size(23, 15), colour, SEMIBOLD, self._room)
            sprites.append(Sprite(words, x, self.rect.bottom + look.size(22, 14), z))
        return sprites
