"""The question before a game in progress is given up for another one, wherever that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.deals import DealCode, Game
from game.language import _
from game.results.giving_up import give_up
from scenes.scene import Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row, question
from scenes.table.overlay import Dialog, Words
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline


def unless_lost(
    host: OverlayHost, timeline: Timeline, stage: Stage, game: Game, on_yes: Callable[[], None]
) -> None:
    """Do it at once when no game of this kind is in progress, else ask, and give that game up first."""
    if stage.store.progress(game) is None:
        on_yes()
        return
    give_up_first = partial(_give_up, stage, game, on_yes)
    if not stage.settings.is_new_deal_confirmed:
        give_up_first()
        return
    text = _("The game in progress will be lost.")
    title, yes = _("Give up the game in progress?"), _("Give up")
    host.open(question(timeline, title, text, yes, give_up_first, host.close))


def _give_up(stage: Stage, game: Game, on_done: Callable[[], None]) -> None:
    """The game in progress comes to its end."""
    give_up(stage.store, game, stage.now())
    on_done()


def offer(
    host: OverlayHost,
    timeline: Timeline,
    stage: Stage,
    code: DealCode,
    where: str,
    on_continue: Callable[[], None],
    on_yes: Callable[[], None],
) -> None:
    """A deal was asked for at the start: continue the game in progress, `where` it stands, or give it up.

    Back does neither.
    """
    label = _("Give it up and play {code}").format(code=code)
    rows = [
        button_row("no", _("Continue it"), on_continue, PRIMARY, "play"),
        button_row("yes", label, partial(_give_up, stage, code.game, on_yes)),
    ]
    title = _("A game is in progress")
    host.open(Dialog("question", title, [Words(where)], [rows], host.close, timeline, "no", 820))
