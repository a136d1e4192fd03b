"""The table of Heart to Heart in a wanted state, for a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome
from game.language import _
from scenes.table.actions import Device
from scenes.table.intents import Step

if TYPE_CHECKING:
    from scenes.solitaire.scene import SolitaireScene


def pose(scene: SolitaireScene, moves: str, overlay: str | None) -> None:
    """Make moves at once, then open an overlay. Raises ValueError with a sentence when they do not fit."""
    scene.adopt(GameRecord.replay(f"deal {scene.session.code};{moves}"))
    needed = {"win": Outcome.WON, "dead-end": Outcome.DEAD_END}.get(overlay or "")
    if needed is not None and scene.session.outcome is not needed:
        raise ValueError(_("“{overlay}” needs moves that lead there (--moves)").format(overlay=overlay))
    match overlay:
        case "pause":
            scene.pause()
        case "win":
            scene.counsel.think_to_the_end()
            scene.overlays.win()
        case "dead-end":
            scene.overlays.dead_end()
        case "code":
            scene.overlays.ask_code()
        case "quit":
            scene.overlays.ask_menu()
        case "selected":
            scene.pick(scene.first_choice())
        case "focus":
            scene.stage.translator.device = Device.CONTROLLER
            scene.handle(Step(0, -1))
        case None:
            pass
        case _:
            raise ValueError(_("There is no “{overlay}” on this table").format(overlay=overlay))
