"""The dialogs of the menu: options, and how the games are played."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from scenes.scene import Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Words
from scenes.table.setting_rows import general_rows, hearts_rows, solitaire_rows
from scenes.table.timeline import Timeline


def options(
    stage: Stage, timeline: Timeline, on_change: Callable[[], None], on_close: Callable[[], None]
) -> Dialog:
    """Everything that can be set: the games at the left, the program at the right."""
    settings = stage.settings
    games = solitaire_rows(settings, on_change) + hearts_rows(settings, on_change)
    rows = general_rows(settings, stage.sounds.is_available, on_change, stage.set_fullscreen)
    rows.append(button_row("done", _("Done"), on_close, PRIMARY, "check"))
    return Dialog("options", _("Options"), [], [games, rows], on_close, timeline, first="done", width=1180)


def rules(timeline: Timeline, on_close: Callable[[], None]) -> Dialog:
    """How Heart to Heart is played, in four sentences."""
    words = [Words(sentence) for sentence in _rules_in_short()]
    rows = [button_row("done", _("Done"), on_close, PRIMARY, "check")]
    return Dialog("rules", _("How to play"), words, [rows], on_close, timeline, first="done", width=900)


def _rules_in_short() -> tuple[str, ...]:
    return (
        _("All 52 cards are hearts, four of every rank. Clear the heart: take two cards of the same rank."),
        _("A card is free when nothing covers it. Pair two free cards, or one with the top of the waste."),
        _("Draw when nothing fits. An empty stock is turned over again, as often as you like."),
        _("The heart is empty: you have won. No partner is left anywhere: undo, or try again."),
    )
