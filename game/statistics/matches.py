"""The statistics of Hearts."""

from collections.abc import Sequence
from typing import NamedTuple

from game.statistics.counting import Tally, mean, tally
from game.store.games import Result

PLACES = (1, 2, 3, 4)


class MatchFigures(NamedTuple):
    """What there is to know of matches that were played.

    Rounds of a match that was given up count like all others; a place it has none.
    """

    tally: Tally
    moons: int
    queens: int
    points_a_round: float | None
    lowest_total: int | None  # of the matches that were won
    places: tuple[int, int, int, int]  # how often first, second, third and last


def strengths(results: Sequence[Result]) -> list[str]:
    """The strengths of opponents that were met, by name, each once, in the order in which they came."""
    return list(dict.fromkeys(result.strength for result in results if result.strength))


def chosen(results: Sequence[Result], strength: str) -> list[Result]:
    """The matches against opponents of this strength; all for an empty name. Never written games."""
    return [result for result in results if strength in ("", result.strength) and not result.is_written]


def match_figures(results: Sequence[Result]) -> MatchFigures:
    """Count them all."""
    places = [result.details.get("place", 0) for result in results]
    first, second, third, last = (places.count(place) for place in PLACES)
    return MatchFigures(
        tally(results),
        _sum(results, "moons"),
        _sum(results, "queens"),
        mean(sum(result.score for result in results), _sum(results, "rounds")),
        min((result.score for result in results if result.is_won), default=None),
        (first, second, third, last),
    )


def points_a_round(result: Result) -> float | None:
    """What a round of this match cost on average; None when none was played to its end."""
    return mean(result.score, result.details.get("rounds", 0))


def _sum(results: Sequence[Result], name: str) -> int:
    return sum(result.details.get(name, 0) for result in results)
