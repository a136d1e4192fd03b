"""What the replays of both games have in common: a table on which the record plays, and a bar to steer it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from game.deals import DealCode, Game
from game.language import _
from scenes.giving_up import unless_lost
from scenes.replay_hands import ReplayHands
from scenes.scene import Frame, ReplayRoute, Route, Stage
from scenes.table import clipboard, theme
from scenes.table.actions import Action
from scenes.table.button_art import Look
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Intent
from scenes.table.overlay import Overlay
from scenes.table.overlay_host import OverlayHost
from scenes.table.playback import Playback
from scenes.table.reel import Reel
from scenes.table.replay_bar import Controls as BarControls
from scenes.table.replay_bar import Offer, ReplayBar, Shown, bar_height
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast
from scenes.table.tooltips import Layer

STARTED = 0.15  # s; before the first step after a pause, so that a double click takes none
REWOUND = 0.5  # s; how long a position stays that was gone back to


class ReplayScene:
    """A game that is watched. What was played is never changed, nor is the game in progress.

    A scene gives the game's view and session, and says how a moment is shown and how the game ended.
    """

    game: Game
    view: Any
    session: Any

    def __init__(self, stage: Stage, route: ReplayRoute, reel: Reel[Any, Any]) -> None:
        self.stage, self.reel, self._text, self._way_back = stage, reel, route.text, route.back
        self.timeline = Timeline(stage.settings)  # of the bar and what stands over the table
        self.film = Timeline()  # of the table: it runs as fast as the replay
        self.toast = Toast(self.timeline)
        self.playback = Playback()
        self.bar = ReplayBar(self.timeline, self._bar_controls(), self._offers())
        self.host = OverlayHost(self.timeline, stage.sounds, stage.settings, stage.translator, _nothing_else)
        self.hands = ReplayHands(self)
        self._has_begun = self._is_announced = self._is_away = False
        self._stale = True

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

    def _offers(self) -> tuple[Offer, ...]:
        """What can be done instead of watching."""
        return ()

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

    def _deal(self) -> float:
        """Deal the first position; returns the seconds that it takes."""
        raise NotImplementedError

    def _outcome(self) -> str:
        """How the game ended, in a sentence."""
        raise NotImplementedError

    def _table(self) -> list[Sprite]:
        """The table as it is now."""
        raise NotImplementedError

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        """Lay out for a size; the first time, deal."""
        self.film.finish()
        self.view.lay_out(
            width, height, self.session, bar_height(width, height, self.stage.settings.ui_scale)
        )
        look = Look(self.stage.assets, theme.unit(width, height, self.stage.settings.ui_scale))
        self.bar.lay_out(width, height, look)
        self.host.lay_out(width, height, look)
        if self._has_begun:
            self._lie()
        else:
            self._has_begun = True
            self.playback.wait(self._deal() + REWOUND)
            self._refresh()
        self.hands.follow()

    def _lie(self) -> None:
        """Every card lies where it belongs, at once."""
        self.view.table.lay(self.view.places(self.session))
        self._refresh()

    def handle(self, intent: Intent) -> None:
        """What stands over the table takes the intent; else the bar does."""
        self._stale = True
        if not self.host.handle(intent):
            self.hands.handle(intent)

    def tick(self, seconds: float) -> None:
        """Move what moves; take the step that is due."""
        self._stale |= self.timeline.is_moving or self.film.is_moving or self.view.is_moving
        self.timeline.advance(seconds)
        self.film.speed = self.playback.speed
        self.film.advance(seconds)
        if self._is_announced:
            self._stale |= self.view.advance(seconds)
        if not self._is_away and self.host.current is None and self.playback.tick(seconds):
            self._forward()

    def suspend(self) -> None:
        """Out of sight: the replay stands still until the player is back."""
        self._is_away = True

    def hold(self) -> None:
        """Stop, until the player wants to go on."""
        self.playback.is_playing = False
        self._stale = True

    def keep(self) -> None:
        """Nothing here has to be stored."""

    def wake(self) -> None:
        self._is_away = False
        self.view.background.wake()
        self._stale = True

    @property
    def is_stale(self) -> bool:
        return self._stale

    @property
    def is_typing(self) -> bool:
        return False

    @property
    def controls(self) -> Controls:
        """The focus on the bar."""
        return self.hands.controls

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the table, if anything does."""
        return self.host.current.name if self.host.current else None

    @property
    def layer(self) -> Layer:
        return self.host.layer_over(Layer(self.bar.group, self.controls.visible_key, self.bar.look))

    @property
    def text(self) -> str:
        """The game that is watched, as save text."""
        return self._text

    def draw(self) -> Frame:
        self._stale = False
        device = self.stage.translator.device
        sprites = self._table() + self.bar.display(device)
        if self.host.current is None:
            sprites += self.hands.display()
        sprites += self.host.display()
        g = self.view.geometry
        sprites += self.toast.display(
            self.bar.look, g.width / 2, self.bar.rect.top, 0.9 * g.content_width, self.host.buttons
        )
        note = "" if self._is_announced else "# ready replay"
        self._is_announced = True
        return Frame(self.view.background.backdrop, sprites, note)

    def pose(self, moves: str, overlay: str | None) -> None:
        """Stand still in the middle, or at the end."""
        if moves or overlay not in (None, "end"):
            raise ValueError(_("There is nothing like that in a replay"))
        self.playback.is_playing = False
        self.film.finish()
        self.reel.go_to(self.reel.steps if overlay else self.reel.steps // 2)
        self._follow()
        self._lie()

    def ask_to_quit(self) -> bool:
        return False

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
        is_copied = clipboard.copy(str(self.session.code))
        self.toast.say(_("Code copied") if is_copied else _("The clipboard cannot be reached"))

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


def _nothing_else(action: Action, overlay: Overlay) -> bool:
    """No key means anything else in a question."""
    del action, overlay
    return False
