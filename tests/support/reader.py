"""Someone who reads the pages without a table, as `Player` plays: the scene there is a PageScene."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path

import pygame

from scenes.page_scene import PageScene
from scenes.scene import Route
from scenes.table.overlay import Overlay
from scenes.table.widgets import Group
from tests.support.player import Player


class Reader(Player):
    """One run of the program that goes to a page at once."""

    def __init__(self, route: Route, data_dir: Path | None = None, **options: object) -> None:
        super().__init__(None, data_dir=data_dir, is_reduced_motion=True, **options)  # type: ignore[arg-type]
        self.app.enter(route)
        self.settle()

    @property
    def here(self) -> PageScene:  # type: ignore[override]
        return self.app.scene  # type: ignore[return-value]

    @property
    def sheet(self) -> Overlay:
        current = self.here.host.current
        assert current is not None
        return current

    @property
    def widgets(self) -> Group:
        return self.sheet.group if self.overlay else self.here.group

    @property
    def focus(self) -> Hashable | None:
        host = self.here.host
        controls = host._controls if host.current else self.here.controls
        return controls.focus.key if controls.focus.is_visible else None

    def rects(self) -> Mapping[Hashable, pygame.Rect]:
        return self.widgets.rects()
