"""Dialogs that more than one scene shows: settings, a deal code to type, a question."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language import _
from scenes.table.button_art import GOLDEN, PRIMARY, SECONDARY
from scenes.table.buttons import Button
from scenes.table.inputs import Slider, TextField, Toggle
from scenes.table.intents import Action
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline

ROW, LEAST_ROW = 66, 36  # units, pixels


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


def setting_rows(
    settings: Settings,
    has_sound: bool,
    on_change: Callable[[], None],
    set_fullscreen: Callable[[bool], None],
) -> list[Row]:
    """Everything that can be set, each at once."""

    def toggle(key: str, label: str, name: str, is_flipped: bool = False) -> Row:
        def read() -> bool:
            return bool(getattr(settings, name)) != is_flipped

        def write(is_on: bool) -> None:
            setattr(settings, name, is_on != is_flipped)
            on_change()

        return Row(lambda rect: Toggle(key, rect, label, read, write), ROW, LEAST_ROW)

    def volume() -> float:
        return settings.volume

    def set_volume(value: float) -> None:
        settings.volume = value
        on_change()

    def is_full() -> bool:
        return settings.is_fullscreen

    sound = _("Sound") if has_sound else _("Sound (no device found)")
    return [
        toggle("placement_help", _("Placement help"), "is_placement_help_on"),
        toggle("move_errors", _("Move errors"), "is_move_errors_on"),
        toggle("motion", _("Full motion"), "is_reduced_motion", is_flipped=True),
        toggle("sound", sound, "is_muted", is_flipped=True),
        Row(lambda rect: Slider("volume", rect, _("Volume"), volume, set_volume), ROW, LEAST_ROW),
        Row(
            lambda rect: Toggle("fullscreen", rect, _("Full screen"), is_full, set_fullscreen), ROW, LEAST_ROW
        ),
    ]


def deal_code(
    timeline: Timeline,
    on_code: Callable[[str], None],
    on_paste: Callable[[], None],
    on_close: Callable[[], None],
) -> Dialog:
    """A line to type or paste a deal code into."""

    def play() -> None:
        on_code(dialog.field.text if dialog.field else "")

    rows = [
        Row(lambda rect: TextField("field", rect, "HH1-N-AAAAAAM", on_code), 84, 44),
        button_row("play", _("Play this deal"), play, GOLDEN, "play"),
        button_row("paste", _("Paste"), on_paste, icon="copy"),
        button_row("cancel", _("Cancel"), on_close),
    ]
    words = Words(_("The same code is the same deal, for everyone, for ever."))
    dialog = Dialog("code", _("Enter a deal code"), [words], [rows], on_close, timeline, first="field")
    return dialog


def question(
    timeline: Timeline, title: str, text: str, yes: str, on_yes: Callable[[], None], on_no: Callable[[], None]
) -> Dialog:
    """Ask before something is lost. The safe answer has the focus."""
    rows = [button_row("no", _("Keep playing"), on_no, PRIMARY), button_row("yes", yes, on_yes)]
    return Dialog("question", title, [Words(text)], [rows], on_no, timeline, first="no", width=720)
