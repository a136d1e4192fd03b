"""The question before a game in progress is given up for another one, wherever that is asked for."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import Game
from game.language import _
from game.store.store import Store
from scenes.table.dialogs import question
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline


def unless_lost(
    host: OverlayHost, timeline: Timeline, store: Store, game: Game, on_yes: Callable[[], None]
) -> None:
    """Do it at once when no game of this kind is in progress, else ask."""
    if store.progress(game.value) is None:
        on_yes()
        return
    text = _("The game in progress will be lost.")
    host.open(question(timeline, _("Give up the game in progress?"), text, _("Give up"), on_yes, host.close))
