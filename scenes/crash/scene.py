"""The last scene: our own code has failed, and the player is told what became of the game.

It is made of as little as possible, because anything may be what failed.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game.language import _
from scenes.quiet_scene import QuietScene
from scenes.scene import Frame, Stage
from scenes.table import copying, shapes, theme
from scenes.table.button_art import PRIMARY, Look
from scenes.table.dialogs import button_row
from scenes.table.intents import Intent
from scenes.table.overlay import Dialog, Words
from scenes.table.tooltips import Layer
from scenes.table.widgets import Group


class CrashScene(QuietScene):
    """One dialog over a plain table. `path` is where the report lies; None when only stderr has it."""

    def __init__(self, stage: Stage, text: str, path: Path | None) -> None:
        super().__init__(stage)
        self._text, self._path = text, path
        self._backdrop = pygame.Surface((1, 1))

    def enter(self, width: int, height: int) -> None:
        palette = self.stage.assets.palette
        self.look = Look(self.stage.assets, theme.unit(width, height))
        self._size = (width, height)
        self._backdrop = shapes.gradient(width, height, palette.table_centre, palette.table_edge).convert()
        self.host.lay_out(width, height, self.look)
        if self.host.current is None:
            self.host.open(self._dialog(), theme.FADE_REDUCED)
        self._stale = True

    def _dialog(self) -> Dialog:
        rows = [
            button_row("quit", _("Close the program"), self.stage.quit, PRIMARY, "power"),
            button_row("copy", _("Copy the report"), self._copy, icon="copy"),
        ]
        words = [Words(self._fate(), 30, self.stage.assets.palette.text), Words(self._where(), 25)]
        title = _("Something went wrong")
        return Dialog("crash", title, words, [rows], self.stage.quit, self.timeline, "quit", 980)

    def _fate(self) -> str:
        """What became of the game."""
        if self.stage.store.is_safe:
            return _(
                "A fault of ours, not of yours: the program has to stop. Your games are saved up to the last "
                "move; start it again and continue."
            )
        return _("A fault of ours, not of yours: the program has to stop, and the game could not be saved.")

    def _where(self) -> str:
        if self._path is None:
            return _("There is no folder for a report, so it was written to the error output (stderr).")
        return _("What happened is written down in {path}").format(path=self._path)

    def _copy(self) -> None:
        copying.copy(self._text, _("Report copied"), self.toast)

    # The App asks.

    def handle(self, intent: Intent) -> None:
        self._stale = True
        self.host.handle(intent)

    def draw(self) -> Frame:
        self._stale = False
        width, height = self._size
        sprites = self.host.display()
        sprites += self.toast.display(self.look, width / 2, height, 0.9 * width, self.host.buttons)
        return Frame(self._backdrop, sprites, "")

    @property
    def layer(self) -> Layer:
        return self.host.layer_over(Layer(Group(self.timeline), None, self.look))
