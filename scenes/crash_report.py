"""The report of a crash: what failed, where, and in which game. It is read by whoever mends it."""

from __future__ import annotations

import platform
import sys
import traceback
from pathlib import Path

import pygame

from game.language import _
from game.store.crash_log import write_report
from scenes.version import VERSION


def confess(error: Exception, folder: Path | None, moment: str, game: str = "") -> tuple[str, Path | None]:
    """Our own code failed: write a report, and say on stderr where it is; returns it and its place.

    Without a folder the whole report goes to stderr.
    """
    text = report(error, moment, game)
    path = write_report(folder, moment, text)
    told = _("{error}; the report is in {path}").format(error=headline(error), path=path) if path else text
    tell(f"two-of-hearts: {told}")
    return text, path


def report(error: BaseException, moment: str, game: str) -> str:
    """The whole report; `game` is the game as text, or nothing."""
    trace = "".join(traceback.format_exception(error))
    return f"{_circumstances(moment)}\n{trace}\n{game or '# no game was on the table'}\n"


def _circumstances(moment: str) -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    driver = pygame.display.get_driver() if pygame.display.get_init() else "no video"
    return (
        f"Two of Hearts {VERSION}, {moment}\n"
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl} ({driver}), "
        f"{platform.platform()}\n"
    )


def headline(error: BaseException) -> str:
    """The error in one line."""
    return traceback.format_exception_only(error)[-1].strip()


def tell(line: str) -> None:
    """Say something where a shell shows it; there may be none."""
    if sys.stderr is not None:
        print(line, file=sys.stderr, flush=True)
