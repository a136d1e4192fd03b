"""What lasts from one run of the program to the next: ends without a last word, stores that are changed."""

from collections.abc import Callable
from pathlib import Path

from game.store.opening import open_store
from game.store.store import Store
from tests.support.player import Player

HALF = ["draw"] * 9 + ["pair 25 waste"]
MOMENT = "2026-11-30-101500"


def kill(player: Player) -> None:
    """End without a last word: only what is written by now is kept."""
    player.app.stage.store.close()


def stored(folder: Path, change: Callable[[Store], None]) -> None:
    """Write something into the store of a folder."""
    store = open_store(folder, MOMENT).store
    change(store)
    store.close()


def said_at_start(player: Player) -> str:
    """What is told as soon as there is something to see."""
    player.wait(0.5)
    return player.said


def set_aside(folder: Path) -> str:
    """What the one file has in which something unreadable was kept."""
    (path,) = folder.glob("unreadable-*.txt")
    return path.read_text(encoding="utf-8")
