"""The dialog of the menu: the options."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from scenes.scene import Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog
from scenes.table.setting_rows import general_rows, hearts_rows, solitaire_rows
from scenes.table.timeline import Timeline


def options(
    stage: Stage,
    timeline: Timeline,
    on_change: Callable[[], None],
    on_close: Callable[[], None],
    on_data: Callable[[], None],
) -> Dialog:
    """Everything that can be set: the games at the left, the program at the right."""
    settings = stage.settings

    def reset() -> None:
        was_full = settings.is_fullscreen
        settings.reset()
        stage.translator.bindings.read(settings.bindings)
        if was_full:
            stage.set_fullscreen(settings.is_fullscreen)
        on_change()

    games = solitaire_rows(settings, on_change) + hearts_rows(settings, on_change)
    games.append(button_row("reset", _("Reset options to defaults"), reset, icon="restart"))
    rows = general_rows(settings, stage.sounds.is_available, on_change, stage.set_fullscreen)
    rows.append(button_row("data", _("Your data"), on_data, icon="copy"))
    rows.append(button_row("done", _("Done"), on_close, PRIMARY, "check"))
    return Dialog("options", _("Options"), [], [games, rows], on_close, timeline, first="done", width=1180)
