"""How the program is started, and where it begins."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.deals import DealCode, Game
from game.store.store import Store
from scenes.scene import HeartsRoute, MenuRoute, Route, SolitaireRoute


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
