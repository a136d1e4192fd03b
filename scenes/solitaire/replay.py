"""A game of Heart to Heart that is watched."""

from __future__ import annotations

from game.deals import DealCode, Game
from game.heart_to_heart.notation import Step, write
from game.heart_to_heart.record import GameRecord, played
from game.heart_to_heart.rules import CardDrawn, Event, Outcome, PairRemoved, State, cards_left
from game.history import History
from game.language import _, ngettext
from scenes.replay_scene import ReplayScene
from scenes.scene import ReplayRoute, SolitaireRoute, Stage
from scenes.solitaire.choreography import HOME
from scenes.solitaire.director import Director
from scenes.solitaire.session import Session
from scenes.solitaire.view import TableView
from scenes.table.actions import Device
from scenes.table.display import Sprite
from scenes.table.reel import Moment, Reel
from scenes.table.replay_bar import Offer
from scenes.trace import Trace

DRAWN, PAIRED, TURNED, REWOUND = 0.55, 1.15, 0.9, 0.7  # s; how long each kind of step is seen


class WatchedSession(Session):
    """A session that shows one moment after another instead of being played."""

    is_watched = True

    def __init__(self, code: DealCode) -> None:
        super().__init__(code, Trace(None))

    def show(self, moment: Moment[State, Event]) -> None:
        """This is the present moment."""
        self.record = GameRecord(self.code, History(moment.state))
        is_pair = any(isinstance(event, PairRemoved) for event in moment.events)
        self.streak = self.streak + 1 if is_pair else 0


class SolitaireReplay(ReplayScene):
    """The record plays; whoever watches can take over at any moment."""

    game = Game.HEART_TO_HEART
    session: WatchedSession
    view: TableView

    def __init__(self, stage: Stage, route: ReplayRoute) -> None:
        code, passages = played(route.text)
        self.session = WatchedSession(code)
        moments: list[Moment[State, Event]] = [Moment(self.session.state)]
        self._steps: list[Step] = []
        for passage in passages:
            moments.append(Moment(passage.history.present, passage.events))
            self._steps.append(passage.step)
        super().__init__(stage, route, Reel(moments))
        self.view = TableView(stage, self.film, self._uses())
        self.director = Director(stage.sounds, self.film, self.view)

    def _offers(self) -> tuple[Offer, ...]:
        return (
            Offer("continue", _("Continue from here"), "arrow", self.continue_from_here),
            Offer("again", _("Play this deal"), "restart", self.play_this_deal),
        )

    def continue_from_here(self) -> None:
        """Play on from the present moment, everything before it included."""
        done = self._steps[: self.reel.position]
        lines = (f"deal {self.code}", *map(write, done))
        self.instead(SolitaireRoute(text="\n".join(lines)))

    def play_this_deal(self) -> None:
        self.instead(SolitaireRoute(self.code))

    def _locked(self) -> frozenset[object]:
        is_over = self.session.outcome is Outcome.WON
        return super()._locked() | ({"continue"} if is_over else set())

    def _deal(self) -> float:
        return self.director.deal(self.session)

    def _show_moment(self, before: State) -> float:
        events = self.reel.present.events
        if not events:
            self.director.rewind(self.session)
            return REWOUND
        self.director.perform(events, before, self.session)
        if self.reel.is_at_end and self.session.outcome is Outcome.WON:
            self.film.after(HOME, self._celebrate)
        if isinstance(events[0], PairRemoved):
            return PAIRED
        return DRAWN if isinstance(events[0], CardDrawn) else TURNED

    def _celebrate(self) -> None:
        view = self.view
        self.stage.sounds.play("win")
        view.celebration.start(view.geometry, view.is_reduced)
        view.beat_twice()

    def _follow(self) -> None:
        self.view.celebration.stop()
        super()._follow()

    def _show_position(self) -> None:
        self.director.rewind(self.session)

    def _outcome(self) -> str:
        state, left = self.session.state, cards_left(self.session.state)
        if self.session.outcome is Outcome.WON:
            won = ngettext("Won in {moves} move", "Won in {moves} moves", state.moves)
            return won.format(moves=state.moves)
        to_go = ngettext("{number} card to go", "{number} cards to go", left).format(number=left)
        if self.session.outcome is Outcome.DEAD_END:
            return _("No more moves possible, {left}").format(left=to_go)
        return _("Not finished, {left}").format(left=to_go)

    def _table(self) -> list[Sprite]:
        return self.view.display(self.session, Device.MOUSE, self.view.celebration.is_running)
