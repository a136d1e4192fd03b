"""The dialog for a code: a line to type or paste into, and keys on screen for whoever has no keyboard.

The keys come and go with a controller; a button brings them for a mouse as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import _
from scenes.table.actions import Action, Device
from scenes.table.button_art import GOLDEN, PRIMARY, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.dialogs import CodeWords, button_row
from scenes.table.inputs import TextField
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.timeline import Timeline
from scenes.table.widgets import Widget

LETTERS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ-", "0123456789")  # as they stand on screen
ACROSS = 10  # keys in a row
ERASE = "key erase"
KEY_ROW, LEAST_KEY_ROW = 66, 29  # units, pixels
COMPLAINT = 28  # units


class CodeDialog(Dialog):
    """Takes a code; a text that is more than a code, `takes` may take."""

    def __init__(
        self,
        timeline: Timeline,
        words: CodeWords,
        on_code: Callable[[str], None],
        takes: Callable[[str], bool],
        on_paste: Callable[[], None],
        on_close: Callable[[], None],
    ) -> None:
        self._wording, self._on_code, self._takes = words, on_code, takes
        self._on_paste, self._on_close = on_paste, on_close
        self.has_keys, self.complaint = False, ""
        self._is_asked_for = False  # the player wants the keys, whatever the device
        self._stands: tuple[int, int, Look] | None = None  # the size and look it is laid out for
        super().__init__("code", words.title, [], [self._rows()], on_close, timeline, first="field")

    def lay_out(self, width: int, height: int, look: Look) -> None:
        self._stands = width, height, look
        colour = look.assets.palette.danger if self.complaint else ""
        self._words = [Words(self.complaint or self._wording.sentence, COMPLAINT, colour)]
        self._columns, self._first = [self._rows()], "key A" if self.has_keys else "field"
        super().lay_out(width, height, look)

    def _lay_out_again(self) -> None:
        if self._stands is not None:
            self.lay_out(*self._stands)

    # What is done.

    def heed(self, device: Device) -> bool:
        """This device is in use: a controller needs keys, a keyboard has its own. True when that changed."""
        wanted = {Device.CONTROLLER: True, Device.KEYBOARD: self._is_asked_for}.get(device, self.has_keys)
        has_changed = wanted != self.has_keys
        if has_changed:
            self.has_keys = wanted
            self._lay_out_again()
        return has_changed

    def show_keys(self) -> None:
        """Keys on screen, whatever the device."""
        self.has_keys = self._is_asked_for = True
        self._lay_out_again()

    def type(self, text: str) -> None:
        """Letters from whatever keyboard."""
        if self.field is not None:
            self.field.type(text)
        self._mend()

    def erase(self) -> None:
        if self.field is not None:
            self.field.erase()
        self._mend()

    def paste(self, text: str) -> None:
        """Text from the clipboard."""
        self._mend()
        if self.field is not None:
            self.field.paste(text)

    @property
    def has_text(self) -> bool:
        return self.field is not None and bool(self.field.text)

    def complain(self, sentence: str) -> None:
        """Say what is wrong with the code, right above it, until it is changed."""
        self.complaint = sentence
        self._lay_out_again()

    def _mend(self) -> None:
        if self.complaint:
            self.complain("")

    def done(self) -> None:
        """The code is complete."""
        self._on_code(self.field.text if self.field is not None else "")

    # The widgets.

    def _rows(self) -> list[Row]:
        words = self._wording
        field = Row(lambda rect: TextField("field", rect, words.example, self._on_code, self._takes), 84, 40)
        if self.has_keys:
            keys = [Row(partial(self._keys, letters), KEY_ROW, LEAST_KEY_ROW) for letters in LETTERS]
            return [field, *keys, Row(self._ways, 74, 34)]
        return [
            field,
            button_row("play", words.play, self.done, GOLDEN, "play"),
            Row(self._helpers, 78, 36),
            button_row("cancel", _("Cancel"), self._on_close),
        ]

    def _keys(self, letters: str, rect: pygame.Rect) -> list[Widget]:
        """A row of keys; the place that is left in the shortest one belongs to the key that erases."""
        keys: list[Widget] = [
            Button(f"key {letter}", _part(rect, number, ACROSS), letter, partial(self.type, letter))
            for number, letter in enumerate(letters)
        ]
        if len(letters) < ACROSS:
            last = _part(rect, ACROSS - 1, ACROSS)
            place = _part(rect, len(letters), ACROSS).union(last)
            keys.append(Button(ERASE, place, _("Erase"), self.erase, action=Action.BACK))
        return keys

    def _ways(self, rect: pygame.Rect) -> list[Widget]:
        """Below the keys: done, paste, cancel."""
        return [
            Button("play", _part(rect, 0, 3), _("Done"), self.done, PRIMARY, "", Action.PAUSE),
            Button("paste", _part(rect, 1, 3), _("Paste"), self._on_paste, SECONDARY, "copy"),
            Button("cancel", _part(rect, 2, 3), _("Cancel"), self._on_close),
        ]

    def _helpers(self, rect: pygame.Rect) -> list[Widget]:
        return [
            Button("paste", _part(rect, 0, 2), _("Paste"), self._on_paste, SECONDARY, "copy"),
            Button("keys", _part(rect, 1, 2), _("Keys on screen"), self.show_keys, icon="keyboard"),
        ]


def _part(rect: pygame.Rect, number: int, count: int) -> pygame.Rect:
    """One of so many equal parts of a row, with a little space between."""
    gap = max(3, round(0.1 * rect.height))
    wide = (rect.width - gap * (count - 1)) / count
    left = round(rect.left + number * (wide + gap))
    return pygame.Rect(left, rect.top, round(rect.left + number * (wide + gap) + wide) - left, rect.height)
