"""Dialogs that more than one scene shows: questions, and what all dialogs are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.language import _
from scenes.table.actions import Action
from scenes.table.button_art import PRIMARY, SECONDARY
from scenes.table.buttons import Button
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.timeline import Timeline


def button_row(
    key: str,
    label: str,
    on_use: Callable[[], None],
    style: str = SECONDARY,
    icon: str = "",
    height: float = 78,
) -> Row:
    """A row with one button across it."""

    def make(rect: pygame.Rect) -> Button:
        action = Action.CONFIRM if style == PRIMARY else None
        return Button(key, rect, label, on_use, style, icon, action)

    return Row(make, height, 36)


class CodeWords(NamedTuple):
    """What a dialog for a code says: its title, a sentence, a code as an example, the button."""

    title: str
    sentence: str
    example: str
    play: str


def deal_words() -> CodeWords:
    """For a deal of Heart to Heart."""
    return CodeWords(
        _("Enter a deal code"),
        _("The same code is the same deal, for everyone, for ever."),
        "HH1-N-AAAAAAM",
        _("Play this deal"),
    )


def match_words() -> CodeWords:
    """For a match of Hearts."""
    return CodeWords(
        _("Enter a match code"),
        _("The same code is the same match: the same cards in every round, the same opponents."),
        "HE1-N-AAAAAAM",
        _("Play this match"),
    )


def first_game(timeline: Timeline, on_show: Callable[[], None], on_play: Callable[[], None]) -> Dialog:
    """Offer a lesson to somebody who is here for the first time."""
    rows = [
        button_row("show", _("Show me"), on_show, PRIMARY, "hint"),
        button_row("known", _("I know how to play"), on_play, icon="play"),
    ]
    words = Words(_("A first game with a friendly guide takes five minutes, and counts nowhere."))
    return Dialog(
        "first-game", _("First time here?"), [words], [rows], on_play, timeline, first="show", width=720
    )


def question(
    timeline: Timeline,
    title: str,
    text: str,
    yes: str,
    on_yes: Callable[[], None],
    on_no: Callable[[], None],
    no: str = "",
) -> Dialog:
    """Ask before something is lost. The safe answer has the focus; it is to keep playing, or `no`."""
    rows = [button_row("no", no or _("Keep playing"), on_no, PRIMARY), button_row("yes", yes, on_yes)]
    return Dialog("question", title, [Words(text)], [rows], on_no, timeline, first="no", width=720)
