"""Copying as the player sees it: a sentence says what came of it."""

from __future__ import annotations

from game.language import _
from scenes.table import clipboard
from scenes.table.toast import Toast


def copy(text: str, words: str, toast: Toast) -> None:
    """Put text on the clipboard and say so in these words, or say that it cannot be done."""
    toast.say(words if clipboard.copy(text) else _("The clipboard cannot be reached"))
