"""The dialogs of Heart to Heart: pause, dead end, deal code, and the question before a game is given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.language import _
from scenes.table.button_art import GOLDEN, PRIMARY, SECONDARY
from scenes.table.intents import Action
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline
from scenes.table.widgets import Button, Slider, TextField, Toggle


class Commands(Protocol):
    """What the dialogs ask of the scene."""

    def resume(self) -> None: ...
    def undo(self) -> None: ...
    def ask_new_deal(self) -> None: ...
    def ask_restart(self) -> None: ...
    def ask_code(self) -> None: ...
    def ask_menu(self) -> None: ...
    def restart(self) -> None: ...
    def new_deal(self) -> None: ...
    def enter_code(self, text: str) -> None: ...
    def change_settings(self) -> None: ...
    def set_fullscreen(self, is_full: bool) -> None: ...
    def paste_code(self) -> None: ...


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


def pause(commands: Commands, settings: Settings, timeline: Timeline, has_sound: bool) -> Dialog:
    """The pause menu: what can be done at the left, what can be set at the right."""
    actions = [
        button_row("resume", _("Resume"), commands.resume, PRIMARY, "play"),
        button_row("new", _("New deal"), commands.ask_new_deal, icon="plus"),
        button_row("restart", _("Restart this deal"), commands.ask_restart, icon="restart"),
        button_row("code", _("Enter a deal code"), commands.ask_code, icon="keyboard"),
        button_row("menu", _("Main menu"), commands.ask_menu, icon="menu"),
    ]
    return Dialog(
        "pause",
        _("Paused"),
        [],
        [actions, _setting_rows(commands, settings, has_sound)],
        commands.resume,
        timeline,
        first="resume",
        width=1180,
    )


def _setting_rows(commands: Commands, settings: Settings, has_sound: bool) -> list[Row]:
    def toggle(key: str, label: str, name: str, flips: bool = False) -> Row:
        def change(is_on: bool) -> None:
            setattr(settings, name, is_on != flips)
            commands.change_settings()

        return Row(lambda r: Toggle(key, r, label, getattr(settings, name) != flips, change), 66, 36)

    def set_volume(value: float) -> None:
        settings.volume = value
        commands.change_settings()

    sound = _("Sound") if has_sound else _("Sound (no device found)")
    return [
        toggle("placement_help", _("Placement help"), "is_placement_help_on"),
        toggle("move_errors", _("Move errors"), "is_move_errors_on"),
        toggle("motion", _("Full motion"), "is_reduced_motion", flips=True),
        toggle("sound", sound, "is_muted", flips=True),
        Row(lambda r: Slider("volume", r, _("Volume"), settings.volume, set_volume), 66, 36),
        Row(
            lambda r: Toggle(
                "fullscreen", r, _("Full screen"), settings.is_fullscreen, commands.set_fullscreen
            ),
            66,
            36,
        ),
    ]


def dead_end(commands: Commands, timeline: Timeline, can_undo: bool, on_close: Callable[[], None]) -> Dialog:
    """No more moves possible: take something back, or start again."""
    rows = [
        button_row("undo", _("Undo"), commands.undo, PRIMARY, "undo"),
        button_row("restart", _("Try this deal again"), commands.restart, icon="restart"),
        button_row("new", _("New deal"), commands.new_deal, icon="plus"),
        button_row("look", _("Look at the table"), on_close, icon="eye"),
    ]
    if not can_undo:
        rows = [button_row("new", _("New deal"), commands.new_deal, PRIMARY, "plus"), rows[1], rows[3]]
    words = Words(_("No free card has a partner left, on the table, in the waste or in the stock."))
    return Dialog("dead-end", _("No more moves possible"), [words], [rows], on_close, timeline, width=800)


def deal_code(commands: Commands, timeline: Timeline, on_close: Callable[[], None]) -> Dialog:
    """A line to type or paste a deal code into."""

    def field(rect: pygame.Rect) -> TextField:
        return TextField("field", rect, "HH1-N-AAAAAAM", commands.enter_code)

    dialog: Dialog

    def play() -> None:
        commands.enter_code(dialog.field.text if dialog.field else "")

    rows = [
        Row(field, 84, 44),
        button_row("play", _("Play this deal"), play, GOLDEN, "play"),
        button_row("paste", _("Paste"), commands.paste_code, icon="copy"),
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
