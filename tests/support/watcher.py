"""Someone who watches: a replay or a page, whichever scene is on, with whatever stands over it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

import pygame

from scenes.replay_scene import ReplayScene
from scenes.scene import Route
from scenes.table.overlay_host import OverlayHost
from scenes.table.widgets import Group
from tests.support.player import STRIDE, Player

LONGEST_REPLAY = 60 * 60 * 2  # turns of the program


class Watcher(Player):
    """One run of the program that went straight to a route."""

    def __init__(self, route: Route, size: tuple[int, int] = (640, 360), **options: object) -> None:
        super().__init__(None, size, **options)
        self.app.step()
        self.app.enter(route)
        self.app.step()

    @property
    def here(self) -> Any:
        return self.app.scene

    @property
    def replay(self) -> ReplayScene:
        assert isinstance(self.app.scene, ReplayScene)
        return self.app.scene

    @property
    def host(self) -> OverlayHost:
        return self.here.host if isinstance(self.here, ReplayScene) else super().host

    @property
    def widgets(self) -> Group:
        is_bar = isinstance(self.here, ReplayScene) and not self.overlay
        return self.here.bar.group if is_bar else super().widgets

    def rects(self) -> Mapping[Hashable, pygame.Rect]:
        return self.widgets.rects()

    def rect_of(self, target: Hashable) -> pygame.Rect:
        widget = self.widgets.find(target)
        assert widget is not None, f"there is no {target!r} here"
        return widget.rect

    @property
    def position(self) -> int:
        return self.replay.reel.position

    def rest(self) -> None:
        """Let time pass, in great strides, until nothing but the replay is on its way."""
        for _turn in range(200):
            self.app.step(STRIDE)
            if not self.app.transition.is_running and not self.here.timeline.is_moving:
                return
        raise AssertionError("something never came to rest")

    def lie(self) -> None:
        """Stop, and let the cards come to rest."""
        self.replay.playback.is_playing = False
        while self.replay.film.is_moving:
            self.app.step(STRIDE)

    def watch(self) -> None:
        """Let the replay run to its end."""
        for _turn in range(LONGEST_REPLAY):
            if self.replay.reel.is_at_end and not self.replay.film.is_moving:
                return
            self.app.step(STRIDE)
        raise AssertionError("the replay never came to its end")
