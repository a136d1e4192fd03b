"""The first match of Hearts: the ordinary table, and a coach who explains what happens when it happens.

It counts nowhere and takes the place of no match in progress: it is kept in a store that forgets.
"""

from __future__ import annotations

from game.deals import DealCode, Game
from game.hearts.advice import Suggestion, suggest
from game.hearts.record import MatchRecord
from game.language import _
from game.store.store import Store
from scenes.hearts.course import MY_TURN, Advice, Topic, advice
from scenes.hearts.keeping import Keeping
from scenes.hearts.scene import HeartsScene
from scenes.scene import Frame, HeartsRoute, Stage
from scenes.table.coach import NEXT, Coach

MATCH = DealCode.parse("HE1-N-AAAAABA", Game.HEARTS)
"""Its first round shows everything to a player who follows the suggestions, and ends without a point."""


class HeartsLesson(HeartsScene):
    """A match with a coach, until the first round is over or the player has had enough of it."""

    def __init__(self, stage: Stage, route: HeartsRoute) -> None:
        self._heard: set[Topic] = set()
        self._advice: Advice | None = None
        self._suggestion: tuple[MatchRecord, Suggestion | None] | None = None
        super().__init__(stage, route._replace(code=MATCH))
        self.keeping = Keeping(Store(None), stage.now)
        self.coach = Coach(self.timeline, self.read, self.skip)
        self.view.has_banner, self.view.rail.guests = True, self.coach.widgets

    # The App asks.

    def draw(self) -> Frame:
        frame = super().draw()
        return frame._replace(sprites=frame.sprites + self.coach.display())

    def _pass_time(self, seconds: float) -> bool:
        return super()._pass_time(seconds) and not self._is_waiting

    @property
    def _is_waiting(self) -> bool:
        """Whether the others wait until something was read."""
        return self.coach.is_on and self._advice is not None and self._advice.is_waited_for

    @property
    def has_progress(self) -> bool:
        """A new match would end the one that is in progress elsewhere; never this one."""
        return self.stage.store.progress(Game.HEARTS) is not None

    @property
    def has_to_ask(self) -> bool:
        return False

    def way_back(self) -> HeartsRoute:
        return HeartsRoute(is_lesson=True)

    # The player asks.

    def start(self, code: DealCode | None) -> None:
        """Another match is one like any other; the same one is the lesson again."""
        self.stage.go(self.way_back() if code == MATCH else HeartsRoute(code))

    def go_on(self) -> bool:
        """Whoever presses something while the others wait has read what there was to read."""
        if not self._is_waiting or self.session.is_choosing or self.session.is_my_turn:
            return super().go_on()
        self.read()
        return True

    def read(self) -> None:
        """What was said has been read."""
        topic = self._advice.topic if self._advice is not None else None
        if topic is None:
            return
        self._heard.add(topic)
        if topic is Topic.SHEET:
            self._end(_("The rest of this match is practice, and counts nowhere."))
            self._round_over()
        else:
            self.show()

    def skip(self) -> None:
        words = _("This practice match counts nowhere. You will find the lesson again under “How to play”.")
        self._end(words)
        self._round_over()

    def _end(self, words: str) -> None:
        """The coach leaves; the table takes the room."""
        self.coach.is_on = self.view.has_banner = False
        self.view.emphasis.suggested = ()
        g = self.view.geometry
        self.enter(g.width, g.height)
        self.show()
        self.toast.say(words)

    # What follows.

    def show(self) -> None:
        if self.coach.is_on:
            self._teach()
        super().show()

    def _round_over(self) -> None:
        """The score sheet waits until the coach has said what it is."""
        if not self._is_waiting:
            super()._round_over()

    def _teach(self) -> None:
        """Say what is new; let the cards glow that a club player would choose."""
        session = self.session
        has_moved = self._suggestion is None or self._suggestion[0] is not session.record
        if has_moved and self._advice is not None and self._advice.topic in MY_TURN:
            self._heard.add(self._advice.topic)
        if session.picked:
            self._heard.add(Topic.WELCOME)
        suggestion = self._suggest()
        found = advice(session, self._heard, suggestion)
        if found is not None:
            self._say(found)
        self._advice = found
        self._point(suggestion)

    def _say(self, found: Advice) -> None:
        if self.coach.say(found.tip, self.view.is_reduced):
            self.view.place_buttons(self.session)
            if found.tip.on:
                self.hands.offer(NEXT)

    def _suggest(self) -> Suggestion | None:
        """What a club player would do here; thought about once for each position."""
        record = self.session.record
        if self._suggestion is None or self._suggestion[0] is not record:
            is_mine = self.session.is_choosing or self.session.is_my_turn
            self._suggestion = record, suggest(self.session.view) if is_mine else None
        return self._suggestion[1]

    def _point(self, suggestion: Suggestion | None) -> None:
        is_late = suggestion is None or self.session.is_pass_ready
        self.view.emphasis.suggested = (
            () if is_late or suggestion is None else self.session.still_to_do(suggestion.cards)
        )
