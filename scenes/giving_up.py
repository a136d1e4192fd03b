"""The question before a game in progress is given up for another one, wherever that is asked for."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import Game
from game.language import _
from game.results.giving_up import give_up
from scenes.scene import Stage
from scenes.table.dialogs import question
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline


def unless_lost(
    host: OverlayHost, timeline: Timeline, stage: Stage, game: Game, on_yes: Callable[[], None]
) -> None:
    """Do it at once when no game of this kind is in progress, else ask, and give that game up first."""
    if stage.store.progress(game) is None:
        on_yes()
        return

    def give_up_first() -> None:
        give_up(stage.store, game, stage.now())
        on_yes()

    if not stage.settings.is_new_deal_confirmed:
        give_up_first()
        return

    text = _("The game in progress will be lost.")
    title, yes = _("Give up the game in progress?"), _("Give up")
    host.open(question(timeline, title, text, yes, give_up_first, host.close))
