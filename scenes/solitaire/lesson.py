"""The first game of Heart to Heart: the ordinary table, and a coach who knows a way to win.

It counts nowhere and takes the place of no game in progress: it is kept in a store that forgets.
"""

from __future__ import annotations

from game.deals import EXAMPLE, DealCode, Game
from game.heart_to_heart.rules import State
from game.language import _
from game.store.store import Store
from scenes.scene import Frame, SolitaireRoute, Stage
from scenes.solitaire.course import Advice, Aids, Page, advice
from scenes.solitaire.keeping import Keeping
from scenes.solitaire.scene import SolitaireScene
from scenes.table.actions import Action, Device
from scenes.table.coach import NEXT, Coach

DEAL = DealCode.parse(EXAMPLE)


class SolitaireLesson(SolitaireScene):
    """A game with a coach, until the lesson is over or the player has had enough of it."""

    def __init__(self, stage: Stage, route: SolitaireRoute) -> None:
        self._read = set[Page]()
        self._advice: Advice | None = None
        self._device = Device.MOUSE
        super().__init__(stage, route._replace(code=DEAL))
        self.keeping = Keeping(Store(None), stage.now)
        self.coach = Coach(self.timeline, self.read, self.skip)
        self.view.has_banner, self.view.rail.guests = True, self.coach.widgets

    # The App asks.

    def tick(self, seconds: float) -> None:
        was_thinking = self.counsel.here.is_thinking
        super().tick(seconds)
        has_found = was_thinking and not self.counsel.here.is_thinking
        if has_found or self._device is not self.stage.translator.device:
            self.show()

    def draw(self) -> Frame:
        frame = super().draw()
        return frame._replace(sprites=frame.sprites + self.coach.display())

    @property
    def has_progress(self) -> bool:
        """A new game would end the one that is in progress elsewhere; never this one."""
        return self.stage.store.progress(Game.HEART_TO_HEART) is not None

    @property
    def has_to_ask(self) -> bool:
        return False

    def way_back(self) -> SolitaireRoute:
        return SolitaireRoute(is_lesson=True)

    # The player asks.

    def start(self, code: DealCode | None) -> None:
        """Another deal is a game like any other; the same one is the lesson again."""
        self.stage.go(self.way_back() if code == DEAL else SolitaireRoute(code))

    def read(self) -> None:
        """What was said has been read."""
        page = self._advice.page if self._advice is not None else None
        if page is Page.CLOSING:
            self._end(_("Good luck! You will find the lesson again under “How to play”."))
        elif page is not None:
            self._read.add(page)
            self.show()

    def skip(self) -> None:
        self._end(_("This practice game counts nowhere. You will find the lesson again under “How to play”."))

    def _end(self, words: str) -> None:
        """The coach leaves; the table takes the room."""
        self.coach.is_on = self.view.has_banner = False
        self.view.emphasis.forget_hint()
        g = self.view.geometry
        self.enter(g.width, g.height)
        self.show()
        self.toast.say(words)

    # What follows.

    def show(self) -> None:
        super().show()
        if self.coach.is_on:
            self._teach(self.session.state)
            self.view.show_state(self.session)

    def _teach(self, state: State) -> None:
        """Say what there is to say about this position, once it is known what helps."""
        self._device = self.stage.translator.device
        if self.counsel.here.is_thinking:
            return
        solution = self.counsel.here.solution(state)
        line = solution.line if solution is not None else None
        self._advice = advice(state, self.session.record.done, self._read, line, self._aids())
        if self.coach.say(self._advice.tip, self.view.is_reduced):
            self.view.place_buttons(self.session)
            if self._advice.tip.on:
                self.hands.offer(NEXT)
        self._point()

    def _aids(self) -> Aids:
        prompts, has_rings = self.stage.assets.prompts, self.stage.settings.is_placement_help_on
        hint, undo = (prompts.badge(action, self._device) for action in (Action.HINT, Action.UNDO))
        return Aids(hint, undo, has_rings)

    def _point(self) -> None:
        """Ring what the words are about."""
        assert self._advice is not None
        emphasis = self.view.emphasis
        if self._advice.move is not None:
            emphasis.show_hint(self._advice.move)
        else:
            emphasis.point_at(*self._advice.places)
        self._stale = True
