"""The statistics of Heart to Heart."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from game.deals import Kind
from game.statistics.counting import Tally, mean, tally
from game.store.games import GIVEN_UP, LOST, WON, Result


class Deals(Enum):
    """Which deals to count. A daily deal is counted among the daily ones only, whatever its kind."""

    ALL = "all"
    NORMAL = "normal"
    WINNABLE = "winnable"
    DAILY = "daily"


class DealFigures(NamedTuple):
    """What there is to know of deals that were played. Bests and means are those of wins, None without."""

    tally: Tally
    best_seconds: float | None
    mean_seconds: float | None
    fewest_moves: int | None
    best_score: int | None
    endings: tuple[int, int, int]  # how many were won, lost at a dead end, and given up


def sort_of(result: Result) -> Deals:
    """Whether a result is that of a daily deal, a winnable or a normal one."""
    if result.daily:
        return Deals.DAILY
    kind = result.code.split("-")[1:2]
    return Deals.WINNABLE if kind == [Kind.WINNABLE] else Deals.NORMAL


def is_unaided(result: Result) -> bool:
    """Whether neither a hint nor an undo was used."""
    return not (result.details.get("hints", 0) or result.details.get("undos", 0))


def chosen(results: Sequence[Result], deals: Deals, only_unaided: bool) -> list[Result]:
    """The results of these deals; if so wanted, only those without hints and undos. Never written games."""
    return [
        result
        for result in results
        if (deals is Deals.ALL or sort_of(result) is deals)
        and (is_unaided(result) or not only_unaided)
        and not result.is_written
    ]


def deal_figures(results: Sequence[Result]) -> DealFigures:
    """Count them all."""
    won = [result for result in results if result.is_won]
    outcomes = [result.outcome for result in results]
    return DealFigures(
        tally(results),
        min((result.seconds for result in won), default=None),
        mean(sum(result.seconds for result in won), len(won)),
        min((result.moves for result in won), default=None),
        max((result.score for result in won), default=None),
        (outcomes.count(WON), outcomes.count(LOST), outcomes.count(GIVEN_UP)),
    )


class Records(NamedTuple):
    """What a win beat of all wins before it. A first win beats nothing."""

    is_fastest: bool = False
    is_shortest: bool = False  # in moves


def records_of(key: str, results: Sequence[Result]) -> Records:
    """What the win of the game with this key beat of the other results that count."""
    result = next((result for result in results if result.key == key), None)
    if result is None or not result.is_won or result.is_written:
        return Records()
    figures = deal_figures(
        [other for other in chosen(results, Deals.ALL, only_unaided=False) if other.key != key]
    )
    if figures.best_seconds is None or figures.fewest_moves is None:
        return Records()
    return Records(result.seconds < figures.best_seconds, result.moves < figures.fewest_moves)
