"""Somebody who explains a game while it is played: a banner below the top bar, with a face and a few words.

The coach never keeps anyone from playing: what is said goes away when something else is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.language import _
from scenes.table import button_art, shapes, theme
from scenes.table.assets import MEDIUM
from scenes.table.button_art import GOLDEN, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, out_cubic
from scenes.table.top_bar import HUD_Z
from scenes.table.widgets import Widget

NEXT, SKIP = "coach-next", "coach-skip"
FACE = "avatar_HQ"  # the Queen of Hearts knows both games
HEIGHT, HEIGHT_PORTRAIT, WIDEST = 116, 212, 1560  # units
LEAST_SHARE = 0.72  # of the content: the buttons at its end have to be found from those in the corner
LEAST, LEAST_PORTRAIT = 72, 112  # pixels
LETTERS, LEAST_LETTERS, SMALLEST = 31, 17, 13  # units, pixels, pixels when it would not fit otherwise
COACH_Z = HUD_Z - 1


class Tip(NamedTuple):
    """What the coach says. One that only wants to be read has words for the button that goes on."""

    words: str
    on: str = ""


def banner_rect(width: int, height: int, u: float, top_bar: float, content_width: float) -> pygame.Rect:
    """Where the banner stands, below a bar of this height (all in pixels, `u` those of a unit)."""
    is_portrait = theme.is_portrait(width, height)
    tall = max(LEAST_PORTRAIT, HEIGHT_PORTRAIT * u) if is_portrait else max(LEAST, HEIGHT * u)
    wide = min(content_width - 2 * max(10.0, 22 * u), max(700.0, WIDEST * u, LEAST_SHARE * content_width))
    rect = pygame.Rect(0, 0, round(wide), round(tall))
    rect.midtop = (width // 2, round(top_bar + max(2.0, 6 * u)))
    return rect


class Coach:
    """Says one thing at a time; `on_next` is called when that was read, `on_skip` when nobody wants more."""

    def __init__(self, timeline: Timeline, on_next: Callable[[], None], on_skip: Callable[[], None]) -> None:
        self._timeline, self._on_next, self._on_skip = timeline, on_next, on_skip
        self.tip = Tip("")
        self.is_on = True
        self.shown = 1.0

    def say(self, tip: Tip, is_reduced: bool) -> bool:
        """Say this from now on; False when that is what was being said."""
        if tip == self.tip:
            return False
        self.tip, self.shown = tip, 0.0
        self._timeline.move(self, theme.FADE_REDUCED if is_reduced else theme.TOAST_IN, out_cubic, shown=1.0)
        return True

    def widgets(self, look: Look, rect: pygame.Rect) -> list[Widget]:
        """The buttons of the banner, which stands here now (pixels)."""
        self._look, self._rect = look, rect
        if not self.is_on:
            return []
        on, skip = self._button_rects()
        skipping = Button(SKIP, skip, _("Skip lesson"), self._on_skip, SECONDARY, text_size=25)
        if not self.tip.on:
            return [skipping]
        return [Button(NEXT, on, self.tip.on, self._on_next, GOLDEN, text_size=27), skipping]

    @property
    def _is_upright(self) -> bool:
        """Whether the buttons stand below the words."""
        return self._rect.height > 0.15 * self._rect.width

    def _button_rects(self) -> tuple[pygame.Rect, pygame.Rect]:
        """One above the other at the right; side by side below the words of a banner that is tall."""
        look, rect = self._look, self._rect
        pad, gap = round(look.size(14, 5)), round(look.size(10, 4))
        wide = round(look.size(210, 112))
        if self._is_upright:
            tall = round(look.size(62, 30))
            on = pygame.Rect(0, 0, wide, tall)
            on.bottomright = (rect.right - pad, rect.bottom - pad)
            return on, on.move(-wide - 2 * gap, 0)
        tall = (rect.height - 2 * pad - gap) // 2
        on = pygame.Rect(rect.right - pad - wide, rect.top + pad, wide, tall)
        return on, on.move(0, tall + gap)

    @property
    def words_rect(self) -> pygame.Rect:
        """Beside the face, and beside the buttons or above them."""
        look, rect = self._look, self._rect
        pad = round(look.size(16, 8))
        left = rect.left + self._face + 2 * pad
        on, _skip = self._button_rects()
        right, bottom = (rect.right, on.top) if self._is_upright else (on.left, rect.bottom)
        return pygame.Rect(left, rect.top, right - pad - left, bottom - rect.top)

    @property
    def _face(self) -> int:
        """The size of the face in pixels."""
        return round(min(0.84 * self._rect.height, self._look.size(130, 46)))

    def display(self) -> list[Sprite]:
        """The banner with the face and the words; the buttons are among those of the table."""
        if not self.is_on:
            return []
        look, rect, room = self._look, self._rect, self.words_rect
        face = look.assets.picture("cards", FACE, self._face, self._face)
        words = self._words(room)
        alpha = round(255 * self.shown)
        x = rect.left + look.size(16, 8) + self._face / 2
        return [
            Sprite(_strip(look, *rect.size), *rect.center, COACH_Z),
            Sprite(face, x, rect.centery if not self._is_upright else room.centery, COACH_Z + 0.1),
            Sprite(words, room.left + words.get_width() / 2, room.centery, COACH_Z + 0.2, alpha=alpha),
        ]

    def _words(self, room: pygame.Rect) -> pygame.Surface:
        """What is said, in letters as large as they fit."""
        look, words = self._look, self.tip.words
        key = ("coach words", words, room.size)
        return look.assets.keep(
            key, lambda: _wrapped(look, words, letters_for(look, words, room.size), room.width)
        )


def letters_for(look: Look, words: str, room: tuple[int, int]) -> int:
    """The size of letters, in pixels, at which the words fit."""
    size = round(look.size(LETTERS, LEAST_LETTERS))
    while size > SMALLEST and _wrapped(look, words, size, room[0]).get_height() > 0.94 * room[1]:
        size -= 1
    return size


def _wrapped(look: Look, words: str, size: float, width: int) -> pygame.Surface:
    font = look.assets.font(MEDIUM, size)
    font.align = pygame.FONT_LEFT
    return font.render(words, True, look.assets.palette.text, None, width)


def _strip(look: Look, width: int, height: int) -> pygame.Surface:
    """A panel with a golden line."""
    p, radius = look.assets.palette, look.size(30, 14)

    def make() -> pygame.Surface:
        line = max(1.5, 2.5 * look.unit)
        face = shapes.panel(width, height, radius, p.raised_top, p.panel_bottom, p.gold, line, 240)
        return button_art.on_shadow(look, face, radius, "", 5, 22)

    return look.assets.keep(("coach", width, height), make)
