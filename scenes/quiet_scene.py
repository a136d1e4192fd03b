"""What scenes have in common in which nothing is played: no clock of a game, nothing to be stored."""

from __future__ import annotations

from game.language import _
from scenes.scene import Stage
from scenes.table.actions import Action
from scenes.table.overlay import Overlay
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast


class QuietScene:
    """Time, a sentence, and what stands over the scene; whatever else the App asks is answered with no."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.timeline = Timeline(stage.settings)
        self.toast = Toast(self.timeline)
        self.host = OverlayHost(self.timeline, stage.sounds, stage.settings, stage.translator, _no_action)
        self._stale = True

    def suspend(self) -> None:
        """Nothing here runs against the player."""

    def hold(self) -> None:
        """Nothing here runs on."""

    def keep(self) -> None:
        """Nothing here has to be stored."""

    def wake(self) -> None:
        """There was input."""
        self._stale = True

    @property
    def is_stale(self) -> bool:
        return self._stale

    @property
    def is_typing(self) -> bool:
        return self.host.field is not None

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the scene, if anything does."""
        return self.host.current.name if self.host.current else None

    @property
    def text(self) -> str:
        """No game is played here."""
        return ""

    def tick(self, seconds: float) -> None:
        """Move what moves."""
        self._stale |= self.timeline.is_moving
        self.timeline.advance(seconds)

    def pose(self, moves: str, overlay: str | None) -> None:
        """Stand as for a picture. Raises ValueError with a sentence when that cannot be."""
        if moves or overlay:
            raise ValueError(_("There is nothing like that on this page"))

    def ask_to_quit(self) -> bool:
        return False


def _no_action(action: Action, overlay: Overlay) -> bool:
    """No key means anything else."""
    del action, overlay
    return False
