"""How the program is started, and where it begins."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.deals import DealCode, Game
from game.store.opening import Opened, open_store
from game.store.store import Store
from scenes.kept_settings import recall
from scenes.scene import HeartsRoute, MenuRoute, Route, SolitaireRoute
from scenes.table.settings import Motion, Settings


class Options(NamedTuple):
    """How the program is started."""

    code: DealCode | None = None
    size: tuple[int, int] | None = None
    is_fullscreen: bool | None = None  # None: as it was the last time
    seed: int | None = None
    is_muted: bool = False
    is_reduced_motion: bool = False
    trace: str | None = None
    data_dir: Path | None = None  # None: nothing lasts
    is_homeless: bool = False  # there is no folder for what should last
    is_folder_chosen: bool = False  # data_dir is not where the system would have it


def route_to(code: DealCode | None, store: Store) -> Route:
    """Where a code leads: to the table of its game; to the menu, which asks, while another is in progress."""
    if code is None or store.progress(code.game) is not None:
        return MenuRoute(code=code)
    return HeartsRoute(code) if code.game is Game.HEARTS else SolitaireRoute(code)


def open_store_of(options: Options, moment: Callable[[], str]) -> Opened:
    """What lasts, and a sentence if there is anything to say about it; `moment` tells the time, for names."""
    if options.data_dir is None and not options.is_homeless:
        return Opened(Store(None), "")
    return open_store(options.data_dir, moment())


def settings_for(options: Options, store: Store) -> Settings:
    """The settings as they are stored; what the command line says holds for this run only."""
    settings = Settings()
    recall(settings, store)
    settings.is_muted |= options.is_muted
    if options.is_reduced_motion and settings.motion is Motion.FULL:
        settings.motion = Motion.REDUCED
    if options.is_fullscreen is not None:
        settings.is_fullscreen = options.is_fullscreen
    return settings


def folders_for_exports(options: Options) -> tuple[Path, ...]:
    """Where exports go and are looked for."""
    from game.store.export_files import export_folders  # here, because reading one takes both games

    return export_folders(options.data_dir, options.is_folder_chosen, os.environ)
