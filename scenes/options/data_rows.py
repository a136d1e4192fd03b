"""The rows of the data group: each opens a dialog of the desk, or puts the options back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import _
from scenes.table.buttons import Button
from scenes.table.setting_items import Item

if TYPE_CHECKING:
    from scenes.options.data_desk import DataDesk


def data_items(desk: Callable[[], DataDesk], on_reset: Callable[[], None]) -> list[Item]:
    """What can be done with what is stored; the desk is asked for when it is needed."""
    return [
        _button(
            "export",
            _("Export to a file"),
            _("Games, statistics and options."),
            lambda: desk().export(),
            "arrow",
        ),
        _button(
            "import",
            _("Import from a file"),
            _("Beside what is here, or in its place."),
            lambda: desk().choose(),
            "plus",
        ),
        _button(
            "forget",
            _("Reset statistics"),
            _("All finished games are forgotten; a game in progress stays."),
            lambda: desk().ask_to_forget(),
            "restart",
        ),
        _button(
            "defaults",
            _("Reset options to defaults"),
            _("Every option as at the first start."),
            on_reset,
            "gear",
        ),
    ]


def _button(key: str, label: str, words: str, use: Callable[[], None], icon: str) -> Item:
    return Item(key, words, lambda rect: Button(key, rect, label, use, icon=icon))
