"""The games of the history, the last one first, and what there is to say about each."""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from datetime import date
from itertools import islice
from typing import NamedTuple

from game.deals import Game
from game.language import _, ngettext
from game.store.games import GIVEN_UP, LOST, Result
from game.store.store import Store
from scenes.table.clock import clock
from scenes.table.dates import short_months

MOST = 500  # games that are shown
CLOCK = re.compile(r"....-..-..T(\d\d:\d\d)")


class Figure(NamedTuple):
    """One thing that was counted."""

    label: str
    value: str


def last_games(store: Store) -> list[Result]:
    """The last games of both kinds, newest first; those of one kind as they came, whatever the clock said."""
    kinds = (reversed(store.results(game)) for game in Game)
    return list(islice(heapq.merge(*kinds, key=lambda result: result.ended, reverse=True), MOST))


def is_hearts(result: Result) -> bool:
    return result.game == Game.HEARTS


def name_of(result: Result) -> str:
    return _("Hearts") if is_hearts(result) else _("Heart to Heart")


def outcome_of(result: Result) -> str:
    """How the game ended, in a word or two."""
    if result.outcome == GIVEN_UP:
        return _("Given up")
    if is_hearts(result):
        places = {1: _("Won"), 2: _("2nd place"), 3: _("3rd place"), 4: _("4th place")}
        return places.get(result.details.get("place", 0), _("Lost"))
    return _("Dead end") if result.outcome == LOST else _("Won")


def headline_of(result: Result) -> str:
    """How it ended, as a heading."""
    return _("Hearts united") if result.is_won and not is_hearts(result) else outcome_of(result)


def day_of(result: Result) -> str:
    """The day of its end, as “30 Nov 2026”; as it is stored when that is no date."""
    try:
        day = date.fromisoformat(result.day)
    except ValueError:
        return result.day
    month = short_months()[day.month - 1]
    return _("{day} {month} {year}").format(day=day.day, month=month, year=day.year)


def time_of(result: Result) -> str:
    """The time of its end, as “10:15”; empty when it is not known."""
    found = CLOCK.match(result.ended)
    return found[1] if found else ""


def in_short(result: Result) -> str:
    """Its most telling figure."""
    if is_hearts(result):
        points = ngettext("{number} point", "{number} points", result.score)
        return points.format(number=result.score)
    return _("{time} · {moves}").format(time=clock(result.seconds), moves=_moves(result))


def _moves(result: Result) -> str:
    return ngettext("{number} move", "{number} moves", result.moves).format(number=result.moves)


def figures_of(result: Result) -> Iterator[Figure]:
    """Everything that was counted."""
    if is_hearts(result):
        yield Figure(_("Points"), str(result.score))
        yield Figure(_("Rounds"), str(result.details.get("rounds", 0)))
        yield Figure(_("Moons"), str(result.details.get("moons", 0)))
    else:
        yield Figure(_("Time"), clock(result.seconds))
        yield Figure(_("Moves"), str(result.moves))
        yield Figure(_("Score"), str(result.score))
