"""What stands over the table of Hearts: pause, questions, score sheet, tricks, result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.deals import DealCode, Game
from game.hearts.round import Phase
from game.language import _
from scenes.hearts import dialogs
from scenes.hearts.result import Choices as ResultChoices
from scenes.hearts.result import Result, ResultPanel
from scenes.hearts.review import TrickReview
from scenes.hearts.score_lines import note_on
from scenes.hearts.score_sheet import Choices, ScoreSheet, Sheet
from scenes.table import theme
from scenes.table.actions import Action
from scenes.table.dialogs import match_words
from scenes.table.overlay import Overlay
from scenes.table.setting_items import Items
from scenes.table.setting_rows import hearts_rows
from scenes.table.timeline import linear
from scenes.table_overlays import SCRIM, Phrases, TableOverlays

if TYPE_CHECKING:
    from scenes.hearts.scene import HeartsScene

REVIEW_SCRIM = 0.85
GRAPH = 1.6  # s; the lines of the result run so long


def _phrases() -> Phrases:
    return Phrases(
        _("Leave this match?"),
        _("Give up this match?"),
        _("The match in progress will be lost."),
        match_words(),
        lambda text: DealCode.parse(text, Game.HEARTS),
    )


class Overlays(TableOverlays):
    """Opens each at its time, and does what is chosen there."""

    def __init__(self, scene: HeartsScene) -> None:
        super().__init__(scene, _phrases())
        self._scene = scene

    def _scrim(self) -> float:
        is_review = self.current is not None and self.current.name == "last-trick"
        return REVIEW_SCRIM if is_review else SCRIM

    def clear(self) -> None:
        """Nothing stands over the table any more."""
        super().clear()
        self._scene.view.is_covered = False

    # Opened by the scene.

    def pause(self) -> None:
        scene, settings = self._scene, self._scene.stage.settings
        scene.view.is_covered = True
        rows = hearts_rows(Items(settings, scene.apply_settings), scene.stage.sounds.is_available)
        self._open(dialogs.pause(self, rows, scene.timeline))

    def scores(self) -> None:
        """The score sheet: after a round with the way to the next one, during it to look at."""
        session, back = self._scene.session, self._back_from_scores()
        is_over = session.phase is Phase.SCORED
        title = _("Round {number}").format(number=session.match.number) if is_over else _("Score sheet")
        note = note_on(session.chapters[-1]) if session.chapters else _("No round is over yet")
        sheet = Sheet(title, note, session.chapters, session.totals, is_over)
        if is_over:
            on = self._show_result if session.winner is not None else self._scene.next_round
            label = _("Result") if session.winner is not None else _("Next round")
            choices = Choices(label, on, self.review_tricks, self.ask_menu)
        else:
            choices = Choices(_("Back"), back, None, back)
        self._open(ScoreSheet(sheet, choices, self._scene.timeline))

    def _back_from_scores(self) -> Callable[[], None]:
        before = self.current
        return self.pause if before is not None and before.name == "pause" else self.clear

    def review_tricks(self) -> None:
        """All tricks of the round that is over."""
        self._review(self._scene.session.round.tricks, self.scores)

    def last_trick(self) -> None:
        """The last trick, while a round goes on."""
        self._review(self._scene.session.round.tricks[-1:], self.clear)

    def _review(self, tricks: tuple[object, ...], on_close: Callable[[], None]) -> None:
        if tricks:
            shown = self._scene.session.round.tricks[-len(tricks) :]
            self._open(TrickReview(shown, lambda: self._scene.view.art, on_close, self._scene.timeline))

    def _show_result(self) -> None:
        scene, session = self._scene, self._scene.session
        winner = session.winner
        if winner is None:
            return
        result = Result(session.chapters, session.totals, winner, str(session.code))
        again = partial(scene.start, session.code)
        choices = ResultChoices(self.new_match, again, self.scores, self.copy_game, scene.to_menu)
        panel = ResultPanel(result, choices, scene.timeline)
        self._open(panel, theme.PANEL_RISE)
        if scene.view.is_reduced:
            panel.counted = 1.0
        else:
            scene.timeline.move(panel, GRAPH, linear, 0.3, counted=1.0)

    def show_result(self) -> None:
        self._show_result()

    def _take_action(self, action: Action, overlay: Overlay) -> bool:
        """Keys that mean the same here as on the table."""
        if action is Action.PAUSE and overlay.name == "pause":
            self.resume()
        elif action in (Action.LAST_TRICK, Action.HELP) and overlay.name == "last-trick":
            overlay.back()
        elif action in (Action.SCORES, Action.REDO) and overlay.name == "scores":
            if self._scene.session.phase is not Phase.SCORED:
                overlay.back()
        elif action is Action.COPY:
            self._scene.copy_code()
        else:
            return False
        return True

    # Chosen in the dialogs.

    def copy_game(self) -> None:
        self._scene.copy_game()

    def resume(self) -> None:
        self.clear()
        if self._scene.session.phase is Phase.SCORED:
            self.scores()

    def new_match(self) -> None:
        self._scene.start(None)

    def ask_new_match(self) -> None:
        self.unless_lost(_("Give up this match?"), _("New match"), self.new_match)
