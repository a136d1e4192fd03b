"""The dialogs of Heart to Heart: pause and dead end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.language import _
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.timeline import Timeline


class Commands(Protocol):
    """What these dialogs ask for."""

    def resume(self) -> None: ...
    def undo(self) -> None: ...
    def ask_new_deal(self) -> None: ...
    def ask_restart(self) -> None: ...
    def ask_code(self) -> None: ...
    def options(self) -> None: ...
    def copy_game(self) -> None: ...
    def ask_menu(self) -> None: ...
    def restart(self) -> None: ...
    def new_deal(self) -> None: ...


def pause(commands: Commands, settings: list[Row], timeline: Timeline) -> Dialog:
    """The pause menu: what can be done at the left, what can be set at the right."""
    actions = [
        button_row("resume", _("Resume"), commands.resume, PRIMARY, "play"),
        button_row("new", _("New deal"), commands.ask_new_deal, icon="plus"),
        button_row("restart", _("Restart this deal"), commands.ask_restart, icon="restart"),
        button_row("code", _("Enter a deal code"), commands.ask_code, icon="keyboard"),
        button_row("text", _("Copy this game"), commands.copy_game, icon="copy"),
        button_row("options", _("All options"), commands.options, icon="gear"),
        button_row("menu", _("Main menu"), commands.ask_menu, icon="menu"),
    ]
    return Dialog(
        "pause", _("Paused"), [], [actions, settings], commands.resume, timeline, first="resume", width=1180
    )


def dead_end(commands: Commands, timeline: Timeline, can_undo: bool, on_look: Callable[[], None]) -> Dialog:
    """No more moves possible: take something back, or start again."""
    undo = button_row("undo", _("Undo"), commands.undo, PRIMARY, "undo")
    restart = button_row("restart", _("Try this deal again"), commands.restart, icon="restart")
    new = button_row("new", _("New deal"), commands.new_deal, icon="plus")
    look = button_row("look", _("Look at the table"), on_look, icon="eye")
    if can_undo:
        rows = [undo, restart, new, look]
    else:
        rows = [button_row("new", _("New deal"), commands.new_deal, PRIMARY, "plus"), look]
    words = Words(_("No free card has a partner left, on the table, in the waste or in the stock."))
    return Dialog("dead-end", _("No more moves possible"), [words], [rows], on_look, timeline, width=800)
