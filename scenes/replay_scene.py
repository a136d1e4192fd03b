"""How the replays of both games are steered: on, back, to any moment, or to a game of one's own."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from game.deals import DealCode, Game
from game.language import _
from scenes.giving_up import unless_lost
from scenes.replay_hands import ReplayHands
from scenes.replay_table import REWOUND, ReplayTable
from scenes.scene import ReplayRoute, Route, Stage
from scenes.table import copying
from scenes.table.reel import Reel
from scenes.table.replay_bar import Controls as BarControls
from scenes.table.replay_bar import Shown

STARTED = 0.15  # s; before the first step after a pause, so that a double click takes none


class ReplayScene(ReplayTable):
    """A game that is watched. What was played is never changed, nor is the game in progress.

    A scene gives the game's view and session, and says how a moment is shown and how the game ended.
    """

    game: Game

    def __init__(self, stage: Stage, route: ReplayRoute, reel: Reel[Any, Any]) -> None:
        super().__init__(stage, route, reel)
        self.hands = ReplayHands(self)

    def _bar_controls(self) -> BarControls:
        chapters = (partial(self.skip, -1), partial(self.skip, 1)) if self.reel.has_chapters else None
        return BarControls(
            self.restart,
            self.step_back,
            self.play,
            self.step_forward,
            self.change_speed,
            self.leave,
            self.seek,
            chapters,
        )

    def _uses(self) -> dict[str, Callable[[], None]]:
        """What the buttons on the table do: there are only those that change nothing."""
        return {"copy": self.copy_code, "window": lambda: self.stage.set_fullscreen(False)}

    # What a game has to say.

    def _show_moment(self, before: Any) -> float:
        """Let the step to the present moment be seen and heard; returns the seconds that it takes."""
        raise NotImplementedError

    def _show_position(self) -> None:
        """Go to the present moment without a step."""
        raise NotImplementedError

    def _outcome(self) -> str:
        """How the game ended, in a sentence."""
        raise NotImplementedError

    def pose(self, moves: str, overlay: str | None) -> None:
        """Stand still in the middle, or at the end."""
        if moves or overlay not in (None, "end"):
            raise ValueError(_("There is nothing like that in a replay"))
        self.playback.is_playing = False
        self.film.finish()
        self.reel.go_to(self.reel.steps if overlay else self.reel.steps // 2)
        self._follow()
        self._lie()

    # The player asks.

    def play(self) -> None:
        """Go on, or stand still; after the end, begin again."""
        if not self.playback.is_playing and self.reel.is_at_end:
            self.restart()
            self.playback.is_playing = True
        else:
            self.playback.is_playing = not self.playback.is_playing
            self.playback.wait(STARTED)
        self._refresh()

    def step_forward(self) -> None:
        """One step on, and stand still there."""
        self._stop()
        self._forward()

    def step_back(self) -> None:
        """One step back, and stand still there."""
        self._stop()
        self._go_to(self.reel.position - 1)

    def restart(self) -> None:
        self._go_to(0)

    def skip(self, direction: int) -> None:
        """To where the next part of the game begins (1), or this one or the one before (-1)."""
        self._go_to(self.reel.chapter(direction))

    def seek(self, share: float) -> None:
        """To a share of the whole game."""
        self._stop()
        if self.reel.go_to(round(share * self.reel.steps)):
            self._follow()
            self._lie()

    def change_speed(self) -> None:
        self.playback.next_speed()
        self._refresh()

    def copy_code(self) -> None:
        copying.copy(str(self.session.code), _("Code copied"), self.toast)

    def leave(self) -> None:
        """Back to where the replay was opened from."""
        self.stage.go(self._way_back)

    def instead(self, route: Route) -> None:
        """Play instead of watching; asks first when that ends a game in progress."""
        self._stop()
        self._refresh()
        unless_lost(self.host, self.timeline, self.stage, self.game, partial(self.stage.go, route))

    # What follows.

    def _stop(self) -> None:
        self.playback.is_playing = False
        self.film.finish()

    def _forward(self) -> None:
        """One step on; the end ends the playing, too."""
        before = self.reel.present.state
        if self.reel.forward():
            self._follow()
            self.playback.wait(self._show_moment(before))
        if self.reel.is_at_end:
            self.playback.is_playing = False
            if self.bar.is_short:
                self.toast.say(self._outcome())
        self._refresh()

    def _go_to(self, position: int) -> None:
        """Another moment: the cards glide there."""
        self.film.finish()
        if self.reel.go_to(position):
            self._follow()
            self._show_position()
            self.playback.wait(REWOUND)
        self._refresh()

    def _follow(self) -> None:
        """The session is that of the present moment."""
        self.session.show(self.reel.present)

    def _refresh(self) -> None:
        """The picture follows the state."""
        self._stale = True
        self.view.show_state(self.session)
        reel, playback = self.reel, self.playback
        sentence = self._outcome() if reel.is_at_end else ""
        self.bar.show(
            Shown(reel.position, reel.steps, playback.is_playing, playback.speed, sentence), self._locked()
        )
        self.hands.keep_focus()

    def _locked(self) -> frozenset[Hashable]:
        """What cannot be used at this moment."""
        reel = self.reel
        locked: set[Hashable] = {"restart", "back", "before"} if reel.is_at_start else set()
        return frozenset(locked | ({"forward", "after"} if reel.is_at_end else set()))

    @property
    def code(self) -> DealCode:
        code: DealCode = self.session.code
        return code
