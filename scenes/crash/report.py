"""The report of a crash: what failed, where, and in which game. It is read by whoever mends it."""

from __future__ import annotations

import platform
import sys
import traceback

import pygame

from scenes.version import VERSION


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
