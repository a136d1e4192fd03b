"""Finished games of both kinds, for a history to show."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from game.store.games import GIVEN_UP, LOST, WON, Result
from game.store.store import Store
from tests.support.game_process import ROOT

GOLDEN = ROOT / "tests" / "golden"
WON_DEAL = (GOLDEN / "heart_to_heart" / "win_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
DEAD_DEAL = (GOLDEN / "heart_to_heart" / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
MATCH = (GOLDEN / "hearts" / "match_HE1-N-AAAAAAM.txt").read_text(encoding="utf-8")
FIRST = datetime(2026, 11, 1, 9, tzinfo=timezone(timedelta(hours=1)))
CUT_SHORT = "deal HH1-N-AAAAAAM\n" + "draw\n" * 9 + "pair 25 waste\n"


def deal(number: int, text: str = WON_DEAL, outcome: str = WON, **changes: object) -> Result:
    """A deal of Heart to Heart; a higher number ended later."""
    details = {"hints": 0, "undos": 0}
    result = Result(
        "HH", "HH1-N-AAAAAAM", _moment(number), outcome, 287.4, 121, 250, details, text, f"deal {number}"
    )
    return result._replace(**changes)  # type: ignore[arg-type]


def match(number: int, place: int = 2, **changes: object) -> Result:
    """A match of Hearts."""
    details = {"place": place, "rounds": 12, "moons": 1, "queens": 3}
    outcome = WON if place == 1 else LOST
    result = Result(
        "HE", "HE1-N-AAAAAAM", _moment(number), outcome, 0.0, 156, 74, details, MATCH, f"match {number}"
    )
    return result._replace(**changes)  # type: ignore[arg-type]


def _moment(number: int) -> str:
    moment = FIRST + timedelta(hours=7, minutes=7) * number
    return moment.isoformat(timespec="microseconds")


def fill(store: Store, count: int = 40) -> None:
    """Games of all sorts that ended in all ways, each later than the one before."""
    kinds = (
        lambda number: match(number, 1 + number // 4 % 4),
        lambda number: deal(number, DEAD_DEAL, LOST, moves=103, score=130, seconds=204.0),
        lambda number: deal(number, CUT_SHORT, GIVEN_UP, moves=10, score=10, seconds=41.5),
        deal,
    )
    for number in range(count):
        store.add_result(kinds[number % len(kinds)](number))
