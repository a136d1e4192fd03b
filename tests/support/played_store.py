"""Stores of players who have played for a while: finished games of both kinds, made up but likely."""

from __future__ import annotations

import random
from datetime import datetime, timedelta, timezone
from pathlib import Path

from game.deals import DealCode, Game
from game.store.games import GIVEN_UP, LOST, WON, Result
from game.store.opening import open_store
from game.store.store import Store

FIRST = datetime(2026, 9, 1, 19, 30, tzinfo=timezone(timedelta(hours=2)))


def deals(count: int, seed: int = 1) -> list[Result]:
    """Deals of Heart to Heart; every seventh is a daily one."""
    source = random.Random(seed)
    return [_deal(number, source) for number in range(count)]


def _deal(number: int, source: random.Random) -> Result:
    code = str(DealCode.normal(source.randrange(10**9)))
    moment = FIRST + timedelta(hours=20 * number)
    outcome = source.choices((WON, LOST, GIVEN_UP), (30 + number, 40, 15))[0]
    is_won = outcome == WON
    daily = str(moment.date()) if number % 7 == 3 else ""
    help_used = {"hints": source.choice((0, 0, 0, 1, 4)), "undos": source.choice((0, 0, 2, 9))}
    seconds, moves = source.uniform(180, 900), source.randint(78, 190)
    score = 250 if is_won else 10 * source.randint(1, 20)
    text = f"deal {code}\ndraw\n"
    return Result(
        "HH",
        code,
        moment.isoformat(),
        outcome,
        seconds,
        moves,
        score,
        help_used,
        text,
        f"deal {number}",
        daily,
    )


def matches(count: int, seed: int = 1) -> list[Result]:
    """Matches of Hearts; the last but one was given up."""
    source = random.Random(seed)
    return [_match(number, number == count - 2, source) for number in range(count)]


def _match(number: int, is_given_up: bool, source: random.Random) -> Result:
    code = str(DealCode.normal(source.randrange(10**9), Game.HEARTS))
    place = 0 if is_given_up else source.choices((1, 2, 3, 4), (4, 3, 2, 2))[0]
    rounds = source.randint(2, 4) if is_given_up else source.randint(6, 12)
    score = round(rounds * source.uniform(2.5 + 1.5 * place, 4.5 + 2 * place))
    outcome = GIVEN_UP if is_given_up else WON if place == 1 else LOST
    details = {
        "place": place,
        "rounds": rounds,
        "moons": int(source.random() < 0.12),
        "queens": source.randint(0, 4),
        "hints": 0,
    }
    ended = (FIRST + timedelta(hours=31 * number)).isoformat()
    text = f"match {code}\n"
    return Result(
        "HE", code, ended, outcome, 0.0, 13 * rounds, score, details, text, f"match {number}", "", "club"
    )


def fill(store: Store, number_of_deals: int = 64, number_of_matches: int = 31) -> None:
    """Add so many finished games."""
    for result in (*deals(number_of_deals), *matches(number_of_matches)):
        store.add_result(result)


def furnish(folder: Path) -> Path:
    """Write such a store; returns the folder."""
    store = open_store(folder, "furnished").store
    fill(store)
    store.close()
    return folder
