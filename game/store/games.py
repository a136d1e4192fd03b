"""Games as the store keeps them: one in progress, one that is finished."""

from collections.abc import Sequence
from typing import NamedTuple

WON, LOST, GIVEN_UP = "won", "lost", "given up"
WRITTEN = "written "  # opens the key of a game that came as text


class Progress(NamedTuple):
    """A game in progress: its save text, seconds of play, choices that are not moves yet, and what it is.

    `key` names this one game from its first move to its end, whatever happens to it in between. `daily` is
    the date, as 2026-11-30, whose deal it is, or empty; `strength` that of the opponents, or empty.
    """

    text: str
    seconds: float
    pending: tuple[str, ...] = ()
    key: str = ""
    daily: str = ""
    strength: str = ""
    hints: int = 0


class Result(NamedTuple):
    """A finished game. `ended` is local time with its distance from UTC, as 2026-11-30T10:15:00+01:00."""

    game: str
    code: str
    ended: str
    outcome: str  # WON, LOST or GIVEN_UP
    seconds: float
    moves: int
    score: int
    details: dict[str, int]  # what only one of the games counts
    text: str
    key: str = ""
    daily: str = ""
    strength: str = ""

    @property
    def day(self) -> str:
        """The local date of the end, as 2026-11-30."""
        return self.ended[:10]

    @property
    def is_written(self) -> bool:
        """Whether it was gone on with from a text: whoever played it had help, so it counts nowhere."""
        return self.key.startswith(WRITTEN)

    @property
    def is_won(self) -> bool:
        return self.outcome == WON

    def replaces(self, earlier: "Result") -> bool:
        """Whether this end of a game stands for one that it came to before: what was won stays as it was."""
        return not earlier.is_won


class Tally(NamedTuple):
    """How many games of a kind were played to an end and won, and the seconds of the fastest win, if any."""

    played: int
    won: int
    fastest: float | None


def tally_up(results: Sequence[Result]) -> dict[str, Tally]:
    """A tally of each kind of game among these. What came as text counts nowhere."""
    tallies: dict[str, Tally] = {}
    for result in results:
        if not result.is_written:
            played, won, fastest = tallies.get(result.game, Tally(0, 0, None))
            if result.is_won:
                fastest = result.seconds if fastest is None else min(fastest, result.seconds)
            tallies[result.game] = Tally(played + 1, won + result.is_won, fastest)
    return tallies


def key_of(code: object, moment: str) -> str:
    """What names one game: its code, and the moment (with parts of a second) at which it was dealt."""
    return f"{code} {moment}"


def written_key(code: object, moment: str) -> str:
    """What names a game that came as text and is gone on with."""
    return WRITTEN + key_of(code, moment)
