"""The command line: what can be asked for, and a clear sentence for what cannot."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from game.deals import DealCode
from game.language import _
from game.store.location import data_folder
from scenes.version import VERSION


def parser() -> argparse.ArgumentParser:
    """All options with their help."""
    made = argparse.ArgumentParser(
        prog="two-of-hearts", description=_("Two card games about hearts."), allow_abbrev=False
    )
    made.add_argument(
        "--deal",
        metavar="CODE",
        type=_code,
        help=_("open this deal of Heart to Heart, or this match of Hearts"),
    )
    window = made.add_mutually_exclusive_group()
    window.add_argument("--windowed", action="store_true", help=_("open in a window"))
    window.add_argument("--fullscreen", action="store_true", help=_("open in full screen"))
    made.add_argument("--size", metavar="WxH", type=_size, help=_("the size of the window in pixels"))
    made.add_argument("--seed", metavar="N", type=int, help=_("which random deals come, for testing"))
    made.add_argument("--mute", action="store_true", help=_("start without sound"))
    made.add_argument("--reduced-motion", action="store_true", help=_("fade instead of fly"))
    made.add_argument("--data-dir", metavar="DIR", help=_("keep games and settings in this folder"))
    made.add_argument("--trace", metavar="FILE", help=_("add the deal and every move to this file, as text"))
    made.add_argument("--shot", metavar="OUT.png", help=_("save a picture and exit; needs no screen"))
    made.add_argument(
        "--scene", metavar="NAME", choices=SCENES, default="menu", help=_("the scene of --shot: %(choices)s")
    )
    made.add_argument(
        "--moves", metavar="TEXT", default="", help=_('moves made before --shot, as "draw x9; pair 25 waste"')
    )
    made.add_argument(
        "--overlay",
        metavar="NAME",
        choices=OVERLAYS,
        help=_("what stands over the table in --shot: %(choices)s"),
    )
    made.add_argument("--version", action="version", version=f"Two of Hearts {VERSION}")
    return made


SCENES = (
    *("menu", "solitaire", "hearts", "replay", "history", "calendar", "statistics", "options"),
    *("how-to-play", "solitaire-lesson", "hearts-lesson", "crash"),
)
OVERLAYS = (
    *("pause", "win", "dead-end", "code", "quit", "selected", "focus"),
    *("scores", "last-trick", "tricks", "queen", "moon"),  # of Hearts
    *("reset", "matches"),  # of the statistics
    *("sound", "motion", "picture", "play", "controls", "data"),  # groups of the options
    *(f"{game}-{page}" for game in ("solitaire", "hearts") for page in range(6)),  # of how to play
    "end",  # of a replay
)


def _code(text: str) -> DealCode:
    try:
        return DealCode.parse_any(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _size(text: str) -> tuple[int, int]:
    width, _x, height = text.lower().partition("x")
    if not (width.isascii() and height.isascii() and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(_("“{text}” is not a size such as 1280x720").format(text=text[:20]))
    if not (1 <= int(width[:6]) <= 16384 and 1 <= int(height[:6]) <= 16384):
        raise argparse.ArgumentTypeError(_("a window is from 1 to 16384 pixels wide and high"))
    return int(width), int(height)


def prepare_environment(is_hidden: bool) -> None:
    """What SDL wants to know before pygame is imported."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "two-of-hearts")
    os.environ.setdefault("SDL_APP_NAME", "Two of Hearts")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # a window in a tenth of the time
    if is_hidden:
        os.environ["SDL_VIDEODRIVER"] = "dummy"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code."""
    options_parser = parser()
    chosen = options_parser.parse_args(arguments)
    if chosen.shot is None and (chosen.moves or chosen.overlay or chosen.scene != "menu"):
        options_parser.error(_("--scene, --moves and --overlay go with --shot"))
    prepare_environment(is_hidden=chosen.shot is not None)
    import pygame

    from scenes.app import App, moment
    from scenes.crash_report import confess
    from scenes.starting import Options
    from scenes.table.assets import MissingAsset

    is_kept = chosen.shot is None or chosen.data_dir is not None  # a picture leaves no trace unasked
    folder = data_folder(chosen.data_dir, os.environ) if is_kept else None
    options = Options(
        chosen.deal,
        chosen.size,
        True if chosen.fullscreen else False if chosen.windowed else None,
        chosen.seed,
        chosen.mute,
        chosen.reduced_motion,
        chosen.trace,
        folder,
        is_homeless=folder is None and chosen.shot is None,
        is_folder_chosen=bool(chosen.data_dir),
    )
    try:
        if chosen.shot is not None:
            from scenes.shot import save

            return save(options, chosen.scene, chosen.moves, chosen.overlay, chosen.shot)
        return App(options).run()
    except (MissingAsset, ValueError, OSError, pygame.error) as error:
        print(f"two-of-hearts: {error}", file=sys.stderr)
    except Exception as error:
        confess(error, folder, moment())
    return 1
