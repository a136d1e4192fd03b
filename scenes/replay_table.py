"""What every replay is as a scene: a table on which a record plays, and the bar below it."""

from __future__ import annotations

from typing import Any

from scenes.quiet_scene import QuietScene
from scenes.replay_hands import ReplayHands
from scenes.scene import Frame, ReplayRoute, Stage
from scenes.table import theme
from scenes.table.button_art import Look
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Intent
from scenes.table.playback import Playback
from scenes.table.reel import Reel
from scenes.table.replay_bar import Controls as BarControls
from scenes.table.replay_bar import Offer, ReplayBar, bar_height
from scenes.table.timeline import Timeline
from scenes.table.tooltips import Layer

REWOUND = 0.5  # s; how long a position stays that was gone back to


class ReplayTable(QuietScene):
    """What the App asks of a replay. Which moment is shown, and how it is steered, `ReplayScene` says."""

    view: Any
    session: Any
    hands: ReplayHands

    def __init__(self, stage: Stage, route: ReplayRoute, reel: Reel[Any, Any]) -> None:
        super().__init__(stage)
        self.reel, self._text, self._way_back = reel, route.text, route.back
        self.film = Timeline()  # of the table: it runs as fast as the replay
        self.playback = Playback()
        self.bar = ReplayBar(self.timeline, self._bar_controls(), self._offers())
        self._has_begun = self._is_announced = self._is_away = False

    def _bar_controls(self) -> BarControls:
        """What the buttons of the bar do."""
        raise NotImplementedError

    def _offers(self) -> tuple[Offer, ...]:
        """What can be done instead of watching."""
        return ()

    def _deal(self) -> float:
        """Deal the first position; returns the seconds that it takes."""
        raise NotImplementedError

    def _table(self) -> list[Sprite]:
        """The table as it is now."""
        raise NotImplementedError

    def _forward(self) -> None:
        """One step on."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """The picture follows the state."""
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
        super().tick(seconds)
        self._stale |= self.film.is_moving or self.view.is_moving
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

    def wake(self) -> None:
        """There was input: the player is back."""
        super().wake()
        self._is_away = False
        self.view.background.wake()

    @property
    def controls(self) -> Controls:
        """The focus on the bar."""
        return self.hands.controls

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
