"""The pause dialog of Hearts."""

from __future__ import annotations

from typing import Protocol

from game.language import _
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Row
from scenes.table.timeline import Timeline


class Commands(Protocol):
    """What the dialog asks for."""

    def resume(self) -> None: ...
    def scores(self) -> None: ...
    def ask_new_match(self) -> None: ...
    def ask_code(self) -> None: ...
    def options(self) -> None: ...
    def copy_game(self) -> None: ...
    def ask_menu(self) -> None: ...


def pause(commands: Commands, settings: list[Row], timeline: Timeline) -> Dialog:
    """The pause menu: what can be done at the left, what can be set at the right."""
    actions = [
        button_row("resume", _("Resume"), commands.resume, PRIMARY, "play"),
        button_row("scores", _("Score sheet"), commands.scores, icon="stats"),
        button_row("new", _("New match"), commands.ask_new_match, icon="plus"),
        button_row("code", _("Enter a match code"), commands.ask_code, icon="keyboard"),
        button_row("text", _("Copy this match"), commands.copy_game, icon="copy"),
        button_row("options", _("All options"), commands.options, icon="gear"),
        button_row("menu", _("Main menu"), commands.ask_menu, icon="menu"),
    ]
    return Dialog(
        "pause", _("Paused"), [], [actions, settings], commands.resume, timeline, first="resume", width=1180
    )
