"""A sentence about a control, for whoever points at it for a moment or waits with the focus on it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from scenes.table import button_art, shapes
from scenes.table.actions import Device
from scenes.table.assets import SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.intents import Intent, Point, Release
from scenes.table.widgets import Group, Widget

HOVER_WAIT, FOCUS_WAIT = 0.6, 1.2  # s
TOOLTIP_Z = 7000.0  # above everything
LETTERS, LEAST_LETTERS = 25, 15  # units, pixels
WIDEST = 0.46  # of the picture's width, if that is enough for a few words
LEAST_WIDEST = 300  # pixels
EDGE = 4  # pixels to the edge of the picture


class Layer(NamedTuple):
    """What pointer and focus are among: the controls in front, and the key that has the focus, if any."""

    group: Group
    focus: Hashable | None
    look: Look


class Tooltips:
    """Waits until somebody dwells on a control with a sentence, and shows that until the next input."""

    def __init__(self) -> None:
        self._subject: tuple[int, Hashable] | None = None  # the group and the key that are dwelt on
        self._waited = 0.0
        self._is_done = False  # there was input since
        self.is_shown = False

    def hear(self, intent: Intent) -> bool:
        """There was input; to move the pointer about on the same control is none. True when one goes."""
        if isinstance(intent, Point | Release):
            return False
        self._is_done = True
        return self._hide()

    def _hide(self) -> bool:
        was_shown, self.is_shown = self.is_shown, False
        return was_shown

    def tick(self, seconds: float, layer: Layer, device: Device) -> bool:
        """Time has passed; True when a tooltip comes or goes."""
        widget = _dwelt_on(layer, device)
        subject = (id(layer.group), widget.key) if widget is not None and widget.tip else None
        if subject != self._subject:
            self._subject, self._waited, self._is_done = subject, 0.0, False
            return self._hide()
        if subject is None or self._is_done or self.is_shown:
            return False
        self._waited += seconds
        self.is_shown = self._waited >= (HOVER_WAIT if device is Device.MOUSE else FOCUS_WAIT)
        return self.is_shown

    def display(self, layer: Layer, device: Device, size: tuple[int, int]) -> list[Sprite]:
        """The tooltip inside a picture of this size; nothing while none is shown."""
        widget = _dwelt_on(layer, device) if self.is_shown else None
        if widget is None:
            return []
        picture = _picture(layer.look, widget, device, size[0])
        half_wide, half_tall = picture.get_width() / 2, picture.get_height() / 2
        gap = layer.look.size(12, 6)
        below, above = widget.rect.bottom + gap + half_tall, widget.rect.top - gap - half_tall
        y = below if below + half_tall <= size[1] - EDGE else max(above, half_tall + EDGE)
        x = min(max(widget.rect.centerx, half_wide + EDGE), size[0] - half_wide - EDGE)
        return [Sprite(picture, round(x), round(y), TOOLTIP_Z)]


def _dwelt_on(layer: Layer, device: Device) -> Widget | None:
    if device is Device.MOUSE:
        return layer.group.hovered
    return layer.group.find(layer.focus) if layer.focus is not None else None


def _picture(look: Look, widget: Widget, device: Device, width: int) -> pygame.Surface:
    """The sentence on a cream slip of paper, with its key behind it."""
    badge = look.assets.prompts.badge(widget.action, Device.KEYBOARD if device is Device.MOUSE else device)
    room = round(min(max(LEAST_WIDEST, WIDEST * width), width - 2 * EDGE))
    key = ("tooltip", widget.tip, badge, room, look.unit)
    return look.assets.keep(key, lambda: _slip(look, widget.tip, badge, room))


def _slip(look: Look, words: str, badge: str, room: int) -> pygame.Surface:
    p, size, pad = look.assets.palette, look.size(LETTERS, LEAST_LETTERS), round(look.size(18, 9))
    cap = _cap(look, badge, size) if badge else shapes.blank(0, 0)
    space = round(look.size(12, 6)) if badge else 0
    font = look.assets.font(SEMIBOLD, size)
    font.align = pygame.FONT_LEFT
    letters = font.render(words, True, p.badge_text, None, room - 2 * pad - cap.get_width() - space)
    wide = letters.get_width() + cap.get_width() + space + 2 * pad
    tall = max(letters.get_height(), cap.get_height()) + pad
    face = shapes.panel(wide, tall, look.size(16, 8), p.badge, p.badge, p.gold, max(1.5, 2.5 * look.unit))
    face.blit(letters, (pad, (tall - letters.get_height()) // 2))
    face.blit(cap, (wide - pad - cap.get_width(), (tall - cap.get_height()) // 2))
    return button_art.on_shadow(look, face, look.size(16, 8), "", 4, 16)


def _cap(look: Look, badge: str, size: float) -> pygame.Surface:
    """The key, dark on the light slip."""
    if badge in button_art.MARKS:
        return button_art.badge_picture(look, badge, LETTERS)
    p = look.assets.palette
    words = look.assets.text(badge, 0.85 * size, p.badge, SEMIBOLD)
    pad = round(0.45 * size)
    cap = shapes.rounded(words.get_width() + 2 * pad, round(1.35 * size), 0.4 * size, p.badge_text)
    cap.blit(words, (pad, (cap.get_height() - words.get_height()) // 2))
    return cap
