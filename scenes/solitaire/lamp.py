"""The lamp that says whether the game can still be won. It is off unless the player wants to know."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language import _
from scenes.table import shapes
from scenes.table.actions import Device
from scenes.table.assets import SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain

CRACK = "M2 -30L-7 -16L5 -4L-6 9L3 20L-1 34"


class Lamp(Plain):
    """A small heart: it shines while a win is left, and is broken when none is; then it leads back."""

    def __init__(self, rect: pygame.Rect, is_lost: bool, has_label: bool, on_use: Callable[[], None]) -> None:
        super().__init__("lamp", rect)
        self.is_lost, self._has_label, self._on_use = is_lost, has_label, on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        key = ("lamp", self.rect.width, self.is_lost)
        picture = look.assets.keep(key, lambda: _picture(look, self.rect.width, self.is_lost))
        x, y = self.rect.center
        sprites = [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]
        if self._has_label:
            words = _("Lost") if self.is_lost else _("Can be won")
            letters = look.assets.text(words, look.size(21, 15), look.assets.palette.text, SEMIBOLD)
            sprites.append(Sprite(letters, x, self.rect.bottom + look.size(18, 11), z))
        return sprites


def _picture(look: Look, size: int, is_lost: bool) -> pygame.Surface:
    palette = look.assets.palette
    if is_lost:
        body = (
            f'<path d="{shapes.HEART}" fill="{palette.lip}" stroke="{palette.danger}" stroke-width="5"/>'
            f'<path d="{CRACK}" fill="none" stroke="{palette.danger}" stroke-width="6"/>'
        )
    else:
        body = f'<path d="{shapes.HEART}" fill="{palette.success}" stroke="{palette.line}" stroke-width="4"/>'
    heart = shapes.svg(body, (size, size), (-58, -56, 116, 116))
    if is_lost:
        return heart
    pad = round(0.3 * size)
    light = pygame.Color(palette.success)
    glow = shapes.blank(size + 2 * pad, size + 2 * pad, (light.r, light.g, light.b, 0))
    glow.blit(heart, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
    soft = shapes.blurred(glow, 0.16 * size)
    soft.blit(heart, (pad, pad))
    return soft
