"""The dialogs of Heart to Heart: pause and dead end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from game.language import _
from scenes.table.button_art import PRIMARY, SECONDARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.timeline import Timeline

MOST_ROWS = 4  # of buttons in one column


class Commands(Protocol):
    """What these dialogs ask for."""

    def resume(self) -> None: ...
    def undo(self) -> None: ...
    def rescue(self) -> None: ...
    def watch(self) -> None: ...
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


class DeadEnd(NamedTuple):
    """What a dead end is like: why it is one, and what can still be done about it."""

    reason: str
    can_undo: bool
    can_be_rescued: bool  # an earlier position could still be won
    is_deal_winnable: bool


def dead_end(commands: Commands, timeline: Timeline, dead: DeadEnd, on_look: Callable[[], None]) -> Dialog:
    """No more moves possible: take something back, or start again."""
    rescue = button_row("rescue", _("Back to the last winnable position"), commands.rescue, PRIMARY, "undo")
    undo_style = SECONDARY if dead.can_be_rescued else PRIMARY
    rows = [rescue] if dead.can_be_rescued else []
    if dead.can_undo:
        rows.append(button_row("undo", _("Undo"), commands.undo, undo_style, "undo"))
        rows.append(button_row("restart", _("Try this deal again"), commands.restart, icon="restart"))
    new_style = SECONDARY if dead.can_undo else PRIMARY
    rows.append(button_row("new", _("New deal"), commands.new_deal, new_style, "plus"))
    if dead.is_deal_winnable:
        rows.append(button_row("watch", _("Watch a shortest win"), commands.watch, icon="play"))
    rows.append(button_row("look", _("Look at the table"), on_look, icon="eye"))
    half = (len(rows) + 1) // 2
    columns = [rows] if len(rows) <= MOST_ROWS else [rows[:half], rows[half:]]
    words = Words(dead.reason)
    wide = 800 if len(columns) == 1 else 1400
    return Dialog("dead-end", _("No more moves possible"), [words], columns, on_look, timeline, width=wide)
