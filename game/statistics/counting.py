"""How wins are counted: shares, rows of wins, and the way of a share over time."""

from collections.abc import Sequence
from typing import NamedTuple

from game.store.games import Result


class Tally(NamedTuple):
    """Games played and won, how many were won in a row to the last one, and the longest such row."""

    played: int
    won: int
    streak: int
    best_streak: int

    @property
    def per_cent(self) -> int | None:
        """The share that was won; None when nothing was played."""
        return per_cent(self.won, self.played)


def per_cent(part: int, whole: int) -> int | None:
    """The share as whole per cents, a half rounded up; None when there is no whole."""
    return (200 * part + whole) // (2 * whole) if whole else None


def tally(results: Sequence[Result]) -> Tally:
    """Count games and wins. Whatever is no win ends a row of wins."""
    streak = best = 0
    for result in results:
        streak = streak + 1 if result.is_won else 0
        best = max(best, streak)
    return Tally(len(results), sum(result.is_won for result in results), streak, best)


def shares_won(results: Sequence[Result], window: int) -> list[int]:
    """For each game, which share (per cent) of it and those before was won, of `window` in all or less."""
    wins = [result.is_won for result in results]
    parts = [wins[max(0, end - window) : end] for end in range(1, len(wins) + 1)]
    return [per_cent(sum(part), len(part)) or 0 for part in parts]


def mean(total: float, count: int) -> float | None:
    """The average; None of nothing."""
    return total / count if count else None
