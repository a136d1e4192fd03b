"""A sentence that appears at the lower edge and leaves by itself."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.table import button_art, theme
from scenes.table.assets import SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, in_out_cubic, out_cubic

TOAST_Z = 6000.0
SMALLEST = 16  # pixels; a sentence that would have smaller letters is broken into lines


class Toast:
    """The latest sentence for the player; a newer one takes its place."""

    __slots__ = ("_number", "_timeline", "shown", "words")

    def __init__(self, timeline: Timeline) -> None:
        self._timeline, self._number = timeline, 0
        self.words, self.shown = "", 0.0

    def say(self, words: str) -> None:
        """Show a sentence for a few seconds."""
        self.words = words
        self._number += 1
        number = self._number
        self._timeline.move(self, theme.TOAST_IN, out_cubic, shown=1.0)
        self._timeline.after(
            theme.TOAST_IN + theme.TOAST_STAY * self._timeline.rate, lambda: self._leave(number)
        )

    def dismiss(self) -> None:
        """What was said does not hold any more."""
        if self.shown > 0:
            self._leave(self._number)

    def _leave(self, number: int) -> None:
        if number == self._number:
            self._timeline.move(self, theme.TOAST_OUT, in_out_cubic, shown=0.0)

    def display(
        self, look: Look, x: float, bottom: float, width: float, above: Iterable[pygame.Rect] = ()
    ) -> list[Sprite]:
        """The toast above `bottom`, centred on `x`, no wider than `width` pixels.

        It stands above the buttons `above` if it would cover one of them, as long as there is room.
        """
        if not self.words or self.shown <= 0:
            return []
        size, pad = look.size(28, 17), look.size(34, 18)
        lines = _lines(look, self.words, size, width - 2 * pad)
        step, high = 1.35 * size, round(size * (0.75 + 1.35 * len(lines)))
        widest = max(line.get_width() for line in lines)
        wide = round(widest + 2 * pad)
        box = button_art.capsule(look, wide, high, 1.05 * size)
        place = pygame.Rect(round(x - wide / 2), round(bottom - 0.55 * size - high), wide, high)
        y = _cleared(place, above, round(0.3 * size)).centery + (1 - self.shown) * size
        alpha = round(255 * self.shown)
        sprites = [Sprite(box, x, y, TOAST_Z, alpha=alpha)]
        first = y - step * (len(lines) - 1) / 2
        return sprites + [
            Sprite(line, x, first + number * step, TOAST_Z + 1, alpha=alpha)
            for number, line in enumerate(lines)
        ]


def _cleared(place: pygame.Rect, above: Iterable[pygame.Rect], gap: int) -> pygame.Rect:
    """The place, or the nearest one higher up that none of these covers; if there is none, the place."""
    rects, found = list(above), place.copy()
    while hits := [rect.top for rect in rects if rect.colliderect(found)]:
        found.bottom = min(hits) - gap
    return found if found.top >= 0 else place


def _lines(look: Look, words: str, size: float, room: float) -> list[pygame.Surface]:
    """The sentence in one line if it can be read there, else in as many as it needs."""
    assets = look.assets
    colour = assets.palette.text
    if assets.width(words, size, SEMIBOLD) * SMALLEST <= room * size:
        return [button_art.fitted(look, words, size, colour, SEMIBOLD, room)]
    rows = [""]
    for word in words.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and assets.width(longer, size, SEMIBOLD) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return [button_art.fitted(look, row, size, colour, SEMIBOLD, room) for row in rows]
