"""Contents of a store as an export has them."""

import json
from datetime import date
from typing import Any

from game.daily import daily_code
from game.deals import DealCode
from game.store.contents import Contents
from game.store.games import GIVEN_UP, LOST, WON, Progress, Result
from tests.support.hearts_matches import MATCH
from tests.support.transcripts import winning_game

CODE = "HH1-N-AAAAAAM"
WINNING = "\n".join((f"deal {CODE}", *winning_game(CODE).moves)) + "\n"
MOMENT = "2026-11-30-101500"
DAY = "2026-11-30"
OF_DAY = str(DealCode.normal(daily_code(date.fromisoformat(DAY)).number))


def at(hour: int, zone: str = "+00:00") -> str:
    return f"2026-11-30T{hour:02}:15:00.000000{zone}"


def game(key: str, ended: str = at(10), outcome: str = GIVEN_UP, **fields: Any) -> Result:
    """A finished deal: won, or given up after one draw."""
    text = WINNING if outcome == WON else f"deal {CODE}\ndraw\n"
    row = Result("HH", CODE, ended, outcome, 61.5, 1, 0, {"hints": 0, "undos": 0}, text, key)
    return row._replace(**fields)


def some(*results: Result, **progress: Progress) -> Contents:
    settings = {"volume": 0.5, "is_muted": True, "opponents": "FAST", "bindings": json.dumps(["key"] * 99)}
    return Contents(settings, progress, list(results))


FULL = some(
    game("a", at(9)),
    game("b", at(10), WON),
    game("", at(11), LOST),
    HE=Progress(f"match {MATCH}\n", 0.0, ("2C", "KD"), "m", "", "club", 2),
    HH=Progress(f"deal {OF_DAY}\ndraw\nundo\n", 12.25, (), "c", DAY, "", 1),
)
