"""What stands over a scene and takes all input: dialogs, and panels like them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol

import pygame

from scenes.table import button_art, theme
from scenes.table.actions import Device
from scenes.table.assets import DISPLAY, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.inputs import TextField
from scenes.table.timeline import Timeline, out_cubic
from scenes.table.widgets import Group, Widget

SCRIM_Z, PANEL_Z, WIDGET_Z = 2500.0, 2600.0, 2700.0


class Overlay(Protocol):
    """What a scene asks of whatever stands over it."""

    name: str
    group: Group
    shown: float

    def lay_out(self, width: int, height: int, look: Look) -> None:
        """Find room for everything in a picture of this size (pixels)."""

    @property
    def first(self) -> Hashable:
        """What has the focus when the overlay opens."""

    def back(self) -> None:
        """What Back does."""

    def display(self, look: Look, device: Device) -> list[Sprite]:
        """Its pictures."""


class Row(NamedTuple):
    """A line of a dialog: its height in units, but no less than `least` pixels, and the widgets in it."""

    make: Callable[[pygame.Rect], Widget | list[Widget]]
    height: float = 64
    least: float = 34


class Words(NamedTuple):
    """A paragraph of a dialog."""

    text: str
    size: float = 28
    colour: str = ""


class Dialog:
    """A panel with a title, paragraphs and widgets in one or two columns."""

    def __init__(
        self,
        name: str,
        title: str,
        words: list[Words],
        columns: list[list[Row]],
        on_back: Callable[[], None],
        timeline: Timeline,
        first: Hashable = None,
        width: float = 760,
    ) -> None:
        self.name, self._title, self._words, self._columns = name, title, words, columns
        self._on_back, self._first, self._wide = on_back, first, width
        self.group = Group(timeline)
        self.shown = 0.0
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._lines: list[tuple[pygame.Surface, float, float]] = []

    @property
    def first(self) -> Hashable:
        return self._first if self._first is not None else next(iter(self.group.rects()), None)

    @property
    def field(self) -> TextField | None:
        """The line to type into, if there is one."""
        return next((widget for widget in self.group.widgets if isinstance(widget, TextField)), None)

    def back(self) -> None:
        self._on_back()

    def lay_out(self, width: int, height: int, look: Look) -> None:
        pad, gap = look.size(56, 22), look.size(14, 6)
        self._measure(width, height, look, pad, gap)
        y = self.rect.top + pad * 0.8
        self._lines = []
        y = self._write(look, self._title, look.size(64, 26), DISPLAY, look.assets.palette.text, y)
        for words in self._words:
            colour = words.colour or look.assets.palette.muted
            y = self._write(look, words.text, look.size(words.size, 16), MEDIUM, colour, y)
        self._place_widgets(look, y + gap, pad, gap)

    def _measure(self, width: int, height: int, look: Look, pad: float, gap: float) -> None:
        """The panel is as tall as what it holds."""
        wide = round(
            min(width - 2 * look.size(16, 10), max(self._wide * look.unit, min(self._wide * 0.62, 560)))
        )
        column = max(
            (sum(look.size(row.height, row.least) + gap for row in rows) for rows in self._columns), default=0
        )
        self.rect.width = wide
        text = look.size(64, 26) * 1.35
        for words in self._words:
            text += self._wrapped(look, words.text, look.size(words.size, 16), MEDIUM).get_height() + gap
        self.rect.height = round(min(height - max(12, look.size(22)), 1.6 * pad + text + gap + column))
        self.rect.center = (width // 2, height // 2)

    def _wrapped(
        self, look: Look, text: str, size: float, face: str, colour: str = "#FFFFFF"
    ) -> pygame.Surface:
        room = round(self.rect.width - look.size(112, 44))
        return look.assets.paragraph(text, size, colour, face, room, is_centred=True)

    def _write(self, look: Look, text: str, size: float, face: str, colour: str, y: float) -> float:
        picture = self._wrapped(look, text, size, face, colour)
        self._lines.append((picture, self.rect.centerx, y + picture.get_height() / 2))
        return y + picture.get_height() + look.size(14, 6)

    def _place_widgets(self, look: Look, top: float, pad: float, gap: float) -> None:
        columns = len(self._columns)
        space = look.size(40, 16)
        wide = (self.rect.width - 2 * pad - space * (columns - 1)) / max(1, columns)
        widgets: list[Widget] = []
        for number, rows in enumerate(self._columns):
            y, left = top, self.rect.left + pad + number * (wide + space)
            needed = sum(look.size(row.height, row.least) + gap for row in rows)
            squeeze = min(1.0, (self.rect.bottom - pad * 0.7 - top + gap) / max(1.0, needed))
            for row in rows:
                tall = look.size(row.height, row.least)
                made = row.make(pygame.Rect(round(left), round(y), round(wide), round(tall * squeeze)))
                widgets += made if isinstance(made, list) else [made]
                y += (tall + gap) * squeeze
        kept = self.field.text if self.field else ""
        self.group.replace(widgets)
        if self.field:
            self.field.text = kept

    def display(self, look: Look, device: Device) -> list[Sprite]:
        panel = button_art.sheet(look, *self.rect.size)
        sprites = [Sprite(panel, *self.rect.center, PANEL_Z)]
        sprites += [Sprite(picture, x, y, WIDGET_Z) for picture, x, y in self._lines]
        sprites += self.group.display(look, device, WIDGET_Z)
        return risen(look, sprites, self.shown)


def risen(look: Look, sprites: list[Sprite], shown: float) -> list[Sprite]:
    """Sprites on their way up: `shown` goes from 0 (out of sight) to 1 (in place)."""
    if shown >= 1:
        return sprites
    drop, alpha = (1 - shown) * look.size(70, 30), max(0.0, min(1.0, shown))
    return [s._replace(y=s.y + drop, alpha=round(s.alpha * alpha)) for s in sprites]


def scrim(look: Look, width: int, height: int, shown: float, strength: float = 0.55) -> list[Sprite]:
    """The dark that an overlay lays over the scene."""
    dark = look.assets.keep(
        ("scrim", width, height), lambda: _plain(width, height, look.assets.palette.scrim)
    )
    alpha = round(255 * strength * max(0.0, min(1.0, shown)))
    return [Sprite(dark, width / 2, height / 2, SCRIM_Z, alpha=alpha)]


def _plain(width: int, height: int, colour: str) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    surface.fill(colour)
    return surface


def open_overlay(
    overlay: Overlay, timeline: Timeline, is_reduced: bool, duration: float = theme.SHEET_RISE
) -> None:
    """Let an overlay appear."""
    if is_reduced:
        timeline.move(overlay, theme.FADE_REDUCED, out_cubic, shown=1.0)
    else:
        timeline.move(overlay, duration, out_cubic, shown=1.0)
