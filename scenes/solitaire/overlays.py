"""What stands over the table of Heart to Heart: pause, questions, dead end, result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.deals import DealCode, Game
from game.heart_to_heart.difficulty import Grade
from game.heart_to_heart.reasons import why_lost
from game.heart_to_heart.rules import Outcome
from game.language import _
from game.statistics.deals import records_of
from scenes.solitaire import dialogs
from scenes.solitaire.choreography import HOME
from scenes.solitaire.result import Choices, Result, ResultPanel
from scenes.table import theme
from scenes.table.actions import Action
from scenes.table.dialogs import deal_words
from scenes.table.overlay import Overlay
from scenes.table.setting_items import Items
from scenes.table.setting_rows import solitaire_rows
from scenes.table.timeline import linear, out_back
from scenes.table_overlays import SCRIM, Phrases, TableOverlays

if TYPE_CHECKING:
    from scenes.solitaire.scene import SolitaireScene

FESTIVE_SCRIM = 0.0


def _phrases() -> Phrases:
    return Phrases(
        _("Leave this game?"),
        _("Give up this game?"),
        _("The game in progress will be lost."),
        deal_words(),
        DealCode.parse,
    )


class Overlays(TableOverlays):
    """Opens each at its time, and does what is chosen there."""

    def __init__(self, scene: SolitaireScene) -> None:
        super().__init__(scene, _phrases())
        self._scene = scene
        self._pending = 0  # the number of the win that is being waited for

    def _scrim(self) -> float:
        is_festive = self.current is not None and self.current.name == "win"
        return FESTIVE_SCRIM if is_festive else SCRIM

    def clear(self) -> None:
        """Nothing stands over the table any more. A game that is over leaves a small button there."""
        view, session = self._scene.view, self._scene.session
        super().clear()
        self._pending += 1
        view.is_covered = False
        chips = {Outcome.WON: _("Result"), Outcome.DEAD_END: _("No more moves")}
        view.rail.set_chip(chips.get(session.outcome), session)

    def _open(self, overlay: Overlay, duration: float = theme.SHEET_RISE) -> None:
        self._scene.view.rail.set_chip(None, self._scene.session)
        super()._open(overlay, duration)

    def _look(self) -> None:
        """Look at the table; the small button brings the window back."""
        self.clear()
        self._scene.view.celebration.stop()

    # Opened by the scene.

    def pause(self) -> None:
        scene, settings = self._scene, self._scene.stage.settings
        scene.view.is_covered = True
        scene.deselect()
        items, has_sound = Items(settings, scene.apply_settings), scene.stage.sounds.is_available
        rows = solitaire_rows(items, has_sound, [grade.title for grade in Grade])
        self._open(dialogs.pause(self, rows, scene.timeline))

    def dead_end(self) -> None:
        scene = self._scene
        scene.stage.sounds.play("dead_end")
        dead = dialogs.DeadEnd(
            why_lost(scene.session.state),
            scene.session.record.can_undo,
            scene.counsel.moves_to_last_winnable > 0,
            scene.counsel.is_deal_winnable,
        )
        self._open(dialogs.dead_end(self, scene.timeline, dead, self._look))

    def win(self) -> None:
        """The celebration starts when the last pair is home; the panel follows."""
        self._scene.view.rail.set_chip(None, self._scene.session)
        self._later(HOME, self._celebrate)

    def _later(self, delay: float, action: Callable[[], None]) -> None:
        """Do something about the win in `delay` seconds, unless it was undone or looked at by then."""
        pending = self._pending

        def act() -> None:
            if self._pending == pending:
                action()

        self._scene.timeline.after(0.0 if self._scene.view.is_reduced else delay, act)

    def _celebrate(self) -> None:
        view = self._scene.view
        self._scene.stage.sounds.play("win")
        view.celebration.start(view.geometry, view.is_reduced)
        view.beat_twice()
        self._later(theme.WIN_PANEL_DELAY, self._show_result)

    def _show_result(self) -> None:
        scene, state = self._scene, self._scene.session.state
        if self.current is not None:
            return
        session = scene.session
        records = records_of(session.key, scene.stage.store.results(Game.HEART_TO_HEART))
        passes = state.recycles + 1
        par = session.par if scene.stage.settings.is_par_shown else None
        code, heart = str(session.code), self._heart()
        result = Result(session.seconds, state.moves, state.score, passes, code, records, par, heart)
        choices = Choices(
            self.new_deal,
            self.restart,
            self._look,
            self.undo,
            scene.to_menu,
            scene.copy_code,
            scene.copy_game,
            self.watch,
        )
        panel = ResultPanel(result, choices, scene.timeline)
        self._open(panel, theme.PANEL_RISE)
        if scene.view.is_reduced:
            panel.counted = 1.0
            panel.show_stars()
        else:
            scene.timeline.move(panel, theme.COUNTERS, linear, 0.3, counted=1.0)
            self._light_stars(panel)

    def _light_stars(self, panel: ResultPanel) -> None:
        """One star after the other, each with its sound."""
        for number in range(panel.stars):
            delay = theme.PANEL_RISE + number * theme.STAR_STAGGER
            self._scene.timeline.move(panel.star(number), theme.STAR, out_back, delay, size=1.0)
            sound = partial(self._scene.stage.sounds.play, f"star_{number + 1}")
            self._scene.timeline.after(delay, sound)

    def _heart(self) -> str:
        """What a daily deal has earned, in words."""
        daily = self._scene.session.daily
        if not daily:
            return ""
        return _("a golden heart") if daily == self._scene.stage.today else _("a rose heart")

    def reopen(self) -> None:
        """Show the window again that the small button stands for."""
        view = self._scene.view
        if self._scene.session.outcome is Outcome.WON:
            view.celebration.start(view.geometry, view.is_reduced)
            self._show_result()
        else:
            self.dead_end()

    def _take_action(self, action: Action, overlay: Overlay) -> bool:
        """Keys that mean the same here as on the table."""
        if action is Action.PAUSE and overlay.name == "pause":
            self.resume()
        elif action is Action.UNDO and overlay.name in ("dead-end", "win"):
            self.undo()
        elif action is Action.NEW and overlay.name in ("dead-end", "win"):
            self.new_deal()
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

    def undo(self) -> None:
        self._scene.undo()

    def rescue(self) -> None:
        self._scene.counsel.rescue()

    def watch(self) -> None:
        self._scene.counsel.watch()

    def new_deal(self) -> None:
        self._scene.start(None)

    def restart(self) -> None:
        self._scene.start(self._scene.session.code)

    def ask_new_deal(self) -> None:
        self.unless_lost(_("Start a new deal?"), _("New deal"), self.new_deal)

    def ask_restart(self) -> None:
        self.unless_lost(_("Restart this deal?"), _("Restart"), self.restart)
