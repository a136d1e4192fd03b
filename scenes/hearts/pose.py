"""The table of Hearts in a wanted state, for a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.record import MatchRecord
from game.hearts.round import QUEEN_OF_SPADES, Phase
from game.language import _
from scenes.hearts.session import ME
from scenes.table.actions import Device
from scenes.table.intents import Step

if TYPE_CHECKING:
    from scenes.hearts.scene import HeartsScene


def _show_queen(scene: HeartsScene) -> None:
    """The queen of spades lies on the table: her moment, held."""
    plays = {card: seat for seat, card in scene.session.round.trick.plays}
    if QUEEN_OF_SPADES not in plays:
        raise ValueError(_("“{overlay}” needs moves that lead there (--moves)").format(overlay="queen"))
    spot = scene.view.geometry.trick_spot(plays[QUEEN_OF_SPADES])
    scene.view.ceremony.hold_queen(spot.x, spot.y)


def pose(scene: HeartsScene, moves: str, overlay: str | None) -> None:
    """Make moves at once, then open an overlay. Raises ValueError with a sentence when they do not fit."""
    scene.suspend()  # nobody plays on while the picture is taken
    text = f"match {scene.session.code};{moves}" if moves else f"match {scene.session.code}"
    scene.adopt(MatchRecord.replay(text))
    session = scene.session
    if overlay == "win" and session.winner is None:
        raise ValueError(_("“{overlay}” needs moves that lead there (--moves)").format(overlay=overlay))
    match overlay:
        case "pause":
            scene.pause()
        case "code":
            scene.overlays.ask_code()
        case "quit":
            scene.overlays.ask_menu()
        case "scores":
            scene.overlays.scores()
        case "win":
            scene.overlays.show_result()
        case "last-trick":
            scene.last_trick()
        case "tricks":
            scene.overlays.review_tricks()
        case "focus":
            scene.stage.translator.device = Device.CONTROLLER
            scene.handle(Step(0, -1))
        case "selected":
            for card in session.round.hands[ME][:2] if session.phase is Phase.PASSING else ():
                scene.pick(card)
        case "moon":
            scene.view.ceremony.shoot_moon(ME)
        case "queen":
            _show_queen(scene)
        case None:
            pass
        case _:
            raise ValueError(_("There is no “{overlay}” on this table").format(overlay=overlay))
