"""A sentence that appears at the lower edge and leaves by itself."""

from __future__ import annotations

from scenes.table import button_art, theme
from scenes.table.assets import SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline, in_out_cubic, out_cubic

TOAST_Z = 6000.0


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
            theme.TOAST_IN + theme.TOAST_STAY * self._timeline.speed, lambda: self._leave(number)
        )

    def dismiss(self) -> None:
        """What was said does not hold any more."""
        if self.shown > 0:
            self._leave(self._number)

    def _leave(self, number: int) -> None:
        if number == self._number:
            self._timeline.move(self, theme.TOAST_OUT, in_out_cubic, shown=0.0)

    def display(self, look: Look, x: float, bottom: float, width: float) -> list[Sprite]:
        """The toast above `bottom`, centred on `x`, no wider than `width` pixels."""
        if not self.words or self.shown <= 0:
            return []
        size, palette = look.size(28, 17), look.assets.palette
        pad = look.size(34, 18)
        words = button_art.fitted(look, self.words, size, palette.text, SEMIBOLD, width - 2 * pad)
        box = button_art.capsule(look, round(words.get_width() + 2 * pad), round(size * 2.1))
        y = bottom - size * 1.6 + (1 - self.shown) * size
        alpha = round(255 * self.shown)
        return [Sprite(box, x, y, TOAST_Z, alpha=alpha), Sprite(words, x, y, TOAST_Z + 1, alpha=alpha)]
