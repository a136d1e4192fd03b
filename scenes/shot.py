"""Pictures of any scene in any state, made without a screen: for looking at, and for the README."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.deals import EXAMPLES, DealCode, Game
from game.language import _
from scenes.app import TICK, App
from scenes.scene import (
    CalendarRoute,
    HeartsRoute,
    HistoryRoute,
    HowToPlayRoute,
    OptionsRoute,
    ReplayRoute,
    Route,
    SolitaireRoute,
    StatisticsRoute,
)
from scenes.starting import Options

FAULT = Path("/home/player/.local/share/two-of-hearts/crash-2026-11-30-101500.txt")  # as an example
SETTLED = 4.0  # s; by then all that was set in motion lies still
GAMES = {"solitaire": Game.HEART_TO_HEART, "hearts": Game.HEARTS, "replay": Game.HEART_TO_HEART}
PAGES: dict[str, Route] = {
    "calendar": CalendarRoute(),
    "history": HistoryRoute(),
    "how-to-play": HowToPlayRoute(),
    "options": OptionsRoute(),
    "statistics": StatisticsRoute(),
    "solitaire-lesson": SolitaireRoute(is_lesson=True),
    "hearts-lesson": HeartsRoute(is_lesson=True),
}


def save(options: Options, scene: str, moves: str, overlay: str | None, path: str) -> int:
    """Render a scene and write it to `path` as PNG; returns the exit code, which is 1 after a fault of ours.

    Raises ValueError with a sentence when the name is not that of a picture, a move is illegal or the overlay
    does not fit the position, and OSError or pygame.error when the file cannot be written.
    """
    if not path.lower().endswith(".png"):
        raise ValueError(_("The name of a picture ends with .png; “{name}” does not").format(name=path))
    options = with_deal(options, scene)
    app = App(options)
    stand(app, options.code, scene, moves, overlay)
    app.paint(app.scene.draw())
    pygame.image.save(app.screen.canvas, path)
    app.close()
    return int(app.has_failed)


def with_deal(options: Options, scene: str) -> Options:
    """The same options; at a table always with a deal, so that every run shows the same one."""
    if scene in GAMES and options.code is None:
        options = options._replace(code=DealCode.parse_any(EXAMPLES[GAMES[scene]]))
    return options._replace(trace=None)


def stand(app: App, code: DealCode | None, scene: str, moves: str, overlay: str | None) -> None:
    """Let a scene come on and stand as for a picture. Raises ValueError with a sentence when it cannot."""
    route = _replay(code, moves) if scene == "replay" and code is not None else PAGES.get(scene)
    if route is not None:
        app.enter(route)
    app.scene.draw()  # the first frame; some things appear only after it
    _pass_time(app)
    if scene == "crash":
        app.show_fault("", FAULT)
    app.scene.pose("" if scene == "replay" else moves, overlay)
    _pass_time(app)


def _replay(code: DealCode, moves: str) -> Route:
    """The moves as a game that is watched."""
    return ReplayRoute(f"{'match' if code.game is Game.HEARTS else 'deal'} {code};{moves}")


def _pass_time(app: App) -> None:
    for _tick in range(round(SETTLED / TICK)):
        app.scene.tick(TICK)
