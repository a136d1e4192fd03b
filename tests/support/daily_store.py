"""A store with a past: daily deals won on their days and later, and a game in progress."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from game.daily import daily_code
from game.store.games import WON, Progress, Result
from game.store.opening import open_store
from tests.support.transcripts import winning_game

GOLDEN = (1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22)  # days ago
ROSE = (8, 12, 13, 25)


def win(day: date, ended: date) -> Result:
    """The win of a day's deal at noon of another day."""
    code = str(daily_code(day))
    moment = f"{ended}T12:00:00.000000+00:00"
    return Result("HH", code, moment, WON, 312.0, 88, 250, {}, f"deal {code}\n", f"{code} {day}", str(day))


def fill_calendar(folder: Path) -> None:
    """Write such a store, its last day being yesterday."""
    store, today = open_store(folder, "2026-11-30-101500").store, date.today()
    for back in (*GOLDEN, *ROSE):
        day = today - timedelta(days=back)
        store.add_result(win(day, day if back in GOLDEN else today - timedelta(days=1)))
    moves = winning_game("HH1-N-AAAAAAM").moves
    text = "\n".join(("deal HH1-N-AAAAAAM", *moves[: len(moves) // 2])) + "\n"
    store.set_progress("HH", Progress(text, 267.0, key="HH1-N-AAAAAAM sample"))
    store.close()
