"""Games to watch, and a watcher who stands still at a moment of one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.store.games import Progress
from tests.support.watcher import Watcher

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WON = (GOLDEN / "heart_to_heart" / "win_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
DEAD = (GOLDEN / "heart_to_heart" / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
TAKEN_BACK = (GOLDEN / "heart_to_heart" / "undo_and_redo_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
MATCH = (GOLDEN / "hearts" / "match_HE1-N-AAAAAAM.txt").read_text(encoding="utf-8")
SHORT = "deal HH1-N-AAAAAAM\n" + "draw\n" * 9 + "pair 25 waste\nundo\nredo\ndraw\n"
FIRST_ROUND = "\n".join(MATCH[: MATCH.index("next")].splitlines())
IN_PROGRESS = Progress("deal HH1-N-AAAAAAB\ndraw\n", 12.0)
WON_LINES = [line for line in (row.partition("#")[0].strip() for row in WON.splitlines()) if line]
Open = Callable[..., Watcher]


def stopped(watcher: Watcher, position: int = 0) -> Watcher:
    """Stand still at a moment."""
    watcher.lie()
    watcher.replay._go_to(position)
    watcher.lie()
    return watcher


def board(watcher: Watcher) -> object:
    return watcher.replay.session.record.state
