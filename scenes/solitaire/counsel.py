"""What the program tells the player of what it knows: hints, the lamp, par, the way back, a shortest win."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.deals import Kind
from game.heart_to_heart import solver
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.difficulty import grade
from game.heart_to_heart.rules import Move, Outcome, Pair
from game.heart_to_heart.solver import Solution, losing_move
from game.language import _, ngettext
from scenes.insight import Insight, film_of
from scenes.scene import ReplayRoute

if TYPE_CHECKING:
    from scenes.solitaire.scene import SolitaireScene

HINT_SHOWN = 2.4  # s
SLICES, SLICES_IN_MOTION = 3, 1  # of thought in a frame; about a millisecond each


class Counsel:
    """Thinks beside the game, about the deal as it was and about the position as it is."""

    def __init__(self, scene: SolitaireScene) -> None:
        self._scene = scene
        self._hints = 0  # how many were shown, so that an older one does not end a newer one
        self.begin()

    def begin(self) -> None:
        """Another game is on the table."""
        session = self._scene.session
        self._start, self._here = Insight(), Insight()
        self._dealt = deal_for(session.code)
        if session.code.kind is Kind.WINNABLE:
            self._start.follow(self._dealt)
            self._start.when_known(self._set_par)
            session.grade = grade(self._dealt).title

    @property
    def here(self) -> Insight:
        """What is known of the position on the table."""
        return self._here

    def _set_par(self, solution: Solution | None) -> None:
        self._scene.session.par = None if solution is None else solution.moves

    def follow(self) -> None:
        """The position may be another one now."""
        session, settings = self._scene.session, self._scene.stage.settings
        if session.outcome is Outcome.PLAYING:
            self._here.follow(session.state)
        is_shown = settings.is_insight_on and session.outcome is not Outcome.WON
        is_lost = not self._here.can_be_won(session.state) if is_shown else None
        self._scene.view.rail.set_lamp(is_lost, session)

    def tick(self) -> bool:
        """Think for a moment, less while things move; True when something is known that can be seen."""
        slices = SLICES_IN_MOTION if self._scene.timeline.is_moving else SLICES
        return (self._start if self._start.is_thinking else self._here).tick(slices)

    def think_to_the_end(self) -> None:
        """Know par at once, for a picture."""
        while self._start.is_thinking:
            self._start.tick(SLICES)

    # Hints.

    def hint(self) -> None:
        """Show the first move of a shortest win, as soon as it is known; in a lost game, any move."""
        scene, session = self._scene, self._scene.session
        if not scene.stage.settings.is_hint_shown:
            return
        if session.outcome is not Outcome.PLAYING:
            is_won = session.outcome is Outcome.WON
            scene.toast.say(
                _("The heart is empty: you have won") if is_won else _("No move can help any more")
            )
            return
        if self._here.is_thinking:
            scene.toast.say(_("Looking for the shortest way …"))
        self._here.when_known(self._advise)

    def _advise(self, solution: Solution | None) -> None:
        scene = self._scene
        advice = solver.hint(scene.session.state, solution)
        if advice.is_lost:
            scene.toast.say(_("This game cannot be won any more. A move that is left:"))
        elif not isinstance(advice.move, Pair):
            scene.toast.say(_("Draw a card") if scene.session.state.stock else _("Turn the waste over"))
        else:
            scene.toast.dismiss()
        if advice.move is not None:
            self._show_hint(advice.move)

    def _show_hint(self, move: Move) -> None:
        scene = self._scene
        scene.session.selected = None
        scene.session.hints += 1
        self._hints += 1
        scene.keep()
        scene.stage.sounds.play("hint")
        scene.view.emphasis.show_hint(move)
        scene.timeline.after(HINT_SHOWN * scene.timeline.rate, partial(self._forget_hint, self._hints))
        scene.show()

    def _forget_hint(self, number: int) -> None:
        if number == self._hints:
            self._scene.view.emphasis.forget_hint()
            self._scene.show()

    # The way back.

    @property
    def moves_to_last_winnable(self) -> int:
        """How many moves ago the game could still be won; 0 when it can be now, or never could."""
        history = self._scene.session.record.history
        number = losing_move(history)
        return 0 if number is None else len(history.past) - number

    def rescue(self) -> None:
        """Go back to where a win was left."""
        moves = self.moves_to_last_winnable
        self._scene.back(moves)
        words = ngettext(
            "{number} move was taken back. Undo brings it again.",
            "{number} moves were taken back. Undo brings them again.",
            moves,
        )
        self._scene.toast.say(words.format(number=moves))

    def say_lamp(self) -> None:
        """The lamp was used: go back to where a win was left, or say what it says."""
        if self.moves_to_last_winnable:
            self.rescue()
        elif self._here.can_be_won(self._scene.session.state):
            self._scene.toast.say(_("This game can still be won"))
        else:
            self._scene.toast.say(_("No position that is remembered can be won"))

    # A shortest win.

    @property
    def is_deal_winnable(self) -> bool:
        return self._start.can_be_won(self._dealt)

    def watch(self) -> None:
        """Show a shortest win of this deal, as soon as it is known."""
        if not self.is_deal_winnable:
            self._scene.toast.say(_("This deal cannot be won"))
            return
        self._start.follow(self._dealt)
        if self._start.is_thinking:
            self._scene.toast.say(_("Looking for the shortest way …"))
        self._start.when_known(self._show_film)

    def _show_film(self, solution: Solution | None) -> None:
        if solution is not None:
            scene = self._scene
            scene.stage.go(ReplayRoute(film_of(scene.session.code, solution), scene.way_back()))
