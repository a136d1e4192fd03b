"""Pictures of any scene in any state, made without a screen: for looking at, and for the README."""

from __future__ import annotations

import pygame

from game.deals import EXAMPLE, DealCode
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome
from game.language import _
from scenes.app import TICK, App, Options
from scenes.solitaire.scene import SolitaireScene
from scenes.table.intents import Device, Step

SETTLED = 4.0  # s; by then all that was dealt lies still


def save(options: Options, scene: str, moves: str, overlay: str | None, path: str) -> None:
    """Render a scene and write it to `path` as PNG.

    Raises ValueError with a sentence when a move is illegal or the overlay does not fit the position, and
    OSError or pygame.error when the file cannot be written.
    """
    if scene == "solitaire" and options.code is None:
        options = options._replace(code=DealCode.parse(EXAMPLE))
    app = App(options._replace(trace=None))
    _pass_time(app, SETTLED)
    if isinstance(app.scene, SolitaireScene):
        _play(app, app.scene, moves)
        _open(app, app.scene, overlay)
    elif overlay == "focus":
        _focus(app)
    _pass_time(app, SETTLED)
    frame = app.scene.draw()
    app.paint(frame)
    pygame.image.save(app.screen.canvas, path)
    app.close()


def _pass_time(app: App, seconds: float) -> None:
    for _tick in range(round(seconds / TICK)):
        app.scene.tick(TICK)


def _play(app: App, scene: SolitaireScene, moves: str) -> None:
    scene.adopt(GameRecord.replay(f"deal {scene.session.code};{moves}"))
    _pass_time(app, TICK)


def _open(app: App, scene: SolitaireScene, overlay: str | None) -> None:
    needed = {"win": Outcome.WON, "dead-end": Outcome.DEAD_END}.get(overlay or "")
    if needed is not None and scene.session.outcome is not needed:
        raise ValueError(_("“{overlay}” needs moves that lead there (--moves)").format(overlay=overlay))
    match overlay:
        case "pause":
            scene.pause()
        case "win":
            scene.overlays.win()
        case "dead-end":
            scene.overlays.dead_end()
        case "code":
            scene.overlays.ask_code()
        case "quit":
            scene.ask_to_quit()
        case "selected":
            scene.pick(scene.first_choice())
        case "focus":
            _focus(app)


def _focus(app: App) -> None:
    """As after the first press on a controller: brackets and badges."""
    app.translator.device = Device.CONTROLLER
    app.scene.handle(Step(1, 0))
