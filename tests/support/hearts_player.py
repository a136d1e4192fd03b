"""Someone who plays Hearts in this process, as `Player` does Heart to Heart.

What can be pointed at: a card of the player, or the name of a button, on the table or on what stands over it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import pygame

from game.cards import Card
from game.hearts.record import MatchRecord
from game.hearts.round import Phase, State
from scenes.hearts.scene import HeartsScene
from scenes.menu.scene import MenuScene
from scenes.page_scene import PageScene
from scenes.table.overlay import Overlay
from scenes.table.settings import Speed
from scenes.table.widgets import Group
from tests.support.fingers import Point
from tests.support.hearts_matches import MATCH
from tests.support.player import STRIDE, Player

LONGEST_MATCH = 60 * 60 * 2  # turns of the program


class HeartsPlayer(Player):
    """One run of the program at the table of Hearts."""

    def __init__(self, code: str = MATCH, size: tuple[int, int] = (640, 360), **options: object) -> None:
        super().__init__(code, size, **options)

    @property
    def here(self) -> HeartsScene | MenuScene | PageScene:  # type: ignore[override]
        scene = self.app.scene
        assert isinstance(scene, HeartsScene | MenuScene | PageScene)
        return scene

    @property
    def scene(self) -> HeartsScene:  # type: ignore[override]
        assert isinstance(self.app.scene, HeartsScene)
        return self.app.scene

    @property
    def state(self) -> State:  # type: ignore[override]
        """The present round."""
        return self.scene.session.round

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's cards from left to right."""
        return self.scene.view.hand(self.scene.session)

    @property
    def sheet(self) -> Overlay:
        current = self.scene.overlays.current
        assert current is not None
        return current

    @property
    def widgets(self) -> Group:
        if isinstance(self.here, PageScene):
            return self.here.group
        return self.sheet.group if self.overlay else self.scene.view.rail.group

    @property
    def focus(self) -> Hashable | None:
        host = self.scene.overlays._host
        controls = host._controls if host.current else self.scene.controls
        return controls.focus.key if controls.focus.is_visible else None

    def rects(self) -> Mapping[Hashable, pygame.Rect]:
        return self.widgets.rects() if self.overlay else self.scene.view.focusable(self.scene.session)

    def rect_of(self, target: Hashable) -> pygame.Rect:
        widget = self.widgets.find(target)
        return widget.rect if widget is not None else self.rects()[target]

    def point_of(self, target: Hashable | Point) -> Point:
        """The middle of what is seen of a card, or of a button; or the point itself."""
        if not isinstance(target, Card):
            return target if isinstance(target, tuple) else self.rect_of(target).center
        rect = self.rect_of(target)
        return rect.left + 0.2 * rect.width, rect.top + 0.25 * rect.height

    # What passes.

    def wait_until(self, condition: Callable[[], bool], tick: float = STRIDE) -> None:
        """Let time pass until something is so."""
        for _turn in range(LONGEST_MATCH):
            if condition():
                return
            self.app.step(tick)
        raise AssertionError("it never came to that")

    def wait_for_turn(self) -> None:
        """Let the others play until the player has something to do."""
        session = self.scene.session
        self.wait_until(lambda: bool(self.overlay) or session.is_choosing or session.is_my_turn)
        self.settle()

    def skip_to(self, moves: str) -> None:
        """Go on from where these moves lead, without making them one by one."""
        self.scene.adopt(MatchRecord.replay(f"match {self.code};{moves}"))
        self.app.step()

    def hurry(self) -> None:
        """Opponents play as fast as they can."""
        self.app.stage.settings.opponents = Speed.FAST

    @property
    def is_between_rounds(self) -> bool:
        return self.state.phase is Phase.SCORED
