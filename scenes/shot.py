"""Pictures of any scene in any state, made without a screen: for looking at, and for the README."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.deals import EXAMPLES, DealCode, Game
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


def save(options: Options, scene: str, moves: str, overlay: str | None, path: str) -> int:
    """Render a scene and write it to `path` as PNG; returns the exit code, which is 1 after a fault of ours.

    Raises ValueError with a sentence when a move is illegal or the overlay does not fit the position, and
    OSError or pygame.error when the file cannot be written.
    """
    games = {"solitaire": Game.HEART_TO_HEART, "hearts": Game.HEARTS, "replay": Game.HEART_TO_HEART}
    if scene in games and options.code is None:
        options = options._replace(code=DealCode.parse_any(EXAMPLES[games[scene]]))
    app = App(options._replace(trace=None))
    if scene == "replay" and options.code is not None:
        word = "match" if options.code.game is Game.HEARTS else "deal"
        app.enter(ReplayRoute(f"{word} {options.code};{moves}"))
        moves = ""
    pages: dict[str, Route] = {
        "calendar": CalendarRoute(),
        "history": HistoryRoute(),
        "how-to-play": HowToPlayRoute(),
        "options": OptionsRoute(),
        "statistics": StatisticsRoute(),
        "solitaire-lesson": SolitaireRoute(is_lesson=True),
        "hearts-lesson": HeartsRoute(is_lesson=True),
    }
    if scene in pages:
        app.enter(pages[scene])
    app.scene.draw()  # the first frame; some things appear only after it
    _pass_time(app)
    if scene == "crash":
        app.show_fault("", FAULT)
    app.scene.pose(moves, overlay)
    _pass_time(app)
    app.paint(app.scene.draw())
    pygame.image.save(app.screen.canvas, path)
    app.close()
    return int(app.has_failed)


def _pass_time(app: App) -> None:
    for _tick in range(round(SETTLED / TICK)):
        app.scene.tick(TICK)
