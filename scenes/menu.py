"""The menu."""

from __future__ import annotations

from scenes.scene import Frame, SolitaireRoute, Stage
from scenes.table.background import Background
from scenes.table.intents import Act, Intent


class MenuScene:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._background = Background(stage.assets, stage.decoration)

    def enter(self, width: int, height: int) -> None:
        self._background.lay_out(width, height, (width / 2, height / 2))

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Act):
            self._stage.go(SolitaireRoute())

    def tick(self, seconds: float) -> None: ...
    def suspend(self) -> None: ...
    def wake(self) -> None: ...

    @property
    def is_stale(self) -> bool:
        return True

    @property
    def is_typing(self) -> bool:
        return False

    def draw(self) -> Frame:
        return Frame(self._background.backdrop, [])

    def ask_to_quit(self) -> bool:
        return False
