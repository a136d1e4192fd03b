"""A whole game that is pasted where a code is asked for: it can be watched, or gone on with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.deals import Game
from game.language import _
from scenes.scene import HeartsRoute, ReplayRoute, Route, SolitaireRoute, Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Overlay, Words
from scenes.table.timeline import Timeline
from scenes.written_game import WrittenGame, is_game, read

UnlessLost = Callable[[Game, Callable[[], None]], None]


class PastedGame:
    """Asks what is to be done with a game, wherever it was pasted."""

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        complain: Callable[[str], None],
        open_overlay: Callable[[Overlay], None],
        close_overlay: Callable[[], None],
        unless_lost: UnlessLost,
        way_back: Callable[[], Route],
    ) -> None:
        """`complain` says what is wrong with a text.

        `unless_lost` asks before a game in progress is given up; `way_back` leads here from a replay.
        """
        self._stage, self._timeline, self._complain = stage, timeline, complain
        self._open, self._close, self._unless_lost = open_overlay, close_overlay, unless_lost
        self._way_back = way_back

    def take(self, text: str) -> bool:
        """Offer what can be done with a text that is a game; False when it is none.

        A text that is wrong somewhere is refused with a sentence that names the line.
        """
        if not is_game(text):
            return False
        try:
            self._offer(read(text))
        except ValueError as error:
            self._complain(str(error))
        return True

    def _offer(self, game: WrittenGame) -> None:
        watch = partial(self._stage.go, ReplayRoute(game.text, self._way_back()))
        rows = [button_row("watch", _("Watch"), watch, PRIMARY, "eye")]
        words = _("{summary}, finished.") if game.is_over else _("{summary}, not finished.")
        if not game.is_over:
            rows.append(button_row("continue", _("Continue"), partial(self._continue, game), icon="play"))
        rows.append(button_row("cancel", _("Cancel"), self._close, icon="close"))
        title = {Game.HEART_TO_HEART: _("A game of Heart to Heart"), Game.HEARTS: _("A match of Hearts")}
        told = [Words(words.format(summary=game.summary))]
        self._open(
            Dialog("pasted", title[game.code.game], told, [rows], self._close, self._timeline, first="watch")
        )

    def _continue(self, game: WrittenGame) -> None:
        is_hearts = game.code.game is Game.HEARTS
        route = HeartsRoute(text=game.text) if is_hearts else SolitaireRoute(text=game.text)
        self._unless_lost(game.code.game, partial(self._stage.go, route))
