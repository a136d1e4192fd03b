"""The store: settings, the game in progress of each kind, results.

Settings and games in progress are read once, at the start; after that reading is answered from memory and
writing goes to the writer's thread, as things happen. Two threads never share what they change.
"""

import json
import sqlite3
from typing import Any, NamedTuple

from game.store.writer import Job, Writer


class Progress(NamedTuple):
    """A game in progress: its save text, seconds of play, and choices that are not moves yet."""

    text: str
    seconds: float
    pending: tuple[str, ...] = ()


class Result(NamedTuple):
    """A finished game."""

    game: str
    code: str
    day: str
    outcome: str
    seconds: float
    moves: int
    score: int
    details: dict[str, int]
    text: str


class Store:
    """What lasts. One without a connection works alike, and forgets with the program."""

    def __init__(self, connection: sqlite3.Connection | None) -> None:
        """Read what the start needs. Raises sqlite3.Error."""
        self._settings = _read_settings(connection) if connection else {}
        self._progress = _read_progress(connection) if connection else {}
        self._results: list[Result] | None = None if connection else []  # None: not read yet
        self._writer = Writer(connection) if connection else None

    @property
    def is_lasting(self) -> bool:
        """Whether there is a file behind it."""
        return self._writer is not None

    @property
    def is_safe(self) -> bool:
        """Whether the program can end without a game being lost."""
        return self.is_lasting and not self.failure

    @property
    def failure(self) -> str:
        """Why the last write failed; empty when it did not."""
        return self._writer.failure if self._writer else ""

    def setting(self, name: str, otherwise: Any) -> Any:
        """A setting, or `otherwise` when it was never stored or is of another type."""
        value = self._settings.get(name, otherwise)
        return value if type(value) is type(otherwise) else otherwise

    def set_setting(self, name: str, value: bool | int | float | str) -> None:
        if self._settings.get(name) != value or name not in self._settings:
            self._settings[name] = value
            row = (name, json.dumps(value))
            self._put(lambda c: _run(c, "INSERT OR REPLACE INTO setting VALUES (?, ?)", row))

    def progress(self, game: str) -> Progress | None:
        """The game of this kind that was not finished."""
        return self._progress.get(game)

    @property
    def unfinished(self) -> tuple[str, ...]:
        """The kinds of game of which one is in progress, the one played last at the end."""
        return tuple(self._progress)

    def set_progress(self, game: str, progress: Progress) -> None:
        """A move was made (or a choice, or a second went by)."""
        self._progress.pop(game, None)
        self._progress[game] = progress  # at the end: it was played last
        row = (game, progress.text, progress.seconds, json.dumps(progress.pending))
        self._put(lambda c: _run(c, "INSERT OR REPLACE INTO progress VALUES (?, ?, ?, ?)", row))

    def drop_progress(self, game: str) -> None:
        """The game is over, or given up."""
        if self._progress.pop(game, None) is not None:
            self._put(lambda c: _run(c, "DELETE FROM progress WHERE game = ?", (game,)))

    def results(self, game: str) -> list[Result]:
        """All finished games of this kind, the oldest first. They are read when they are first asked for."""
        if self._results is None:
            self._results = found = []
            self._put(lambda connection: found.extend(_read_results(connection)))
            self.flush()
        return [result for result in self._results if result.game == game]

    def add_result(self, result: Result) -> None:
        """A game is finished. It leaves the games in progress in the same moment."""
        if self._results is not None:
            self._results.append(result)
        self._progress.pop(result.game, None)
        row = (*result[:7], json.dumps(result.details), result.text)

        def write(connection: sqlite3.Connection) -> None:
            columns = "game, code, day, outcome, seconds, moves, score, details, text"
            _run(connection, f"INSERT INTO result ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            _run(connection, "DELETE FROM progress WHERE game = ?", (result.game,))

        self._put(write)

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until all is written; False when that takes longer than this."""
        return self._writer.flush(seconds) if self._writer else True

    def close(self) -> None:
        """Write what is left and let go of the file."""
        if self._writer:
            self._writer.close()

    def _put(self, job: Job) -> None:
        if self._writer:
            self._writer.put(job)


def _run(connection: sqlite3.Connection, statement: str, row: tuple[Any, ...]) -> None:
    connection.execute(statement, row)


def _read_settings(connection: sqlite3.Connection) -> dict[str, Any]:
    rows = connection.execute("SELECT name, value FROM setting")
    return {str(name): _json(value) for name, value in rows}


def _read_progress(connection: sqlite3.Connection) -> dict[str, Progress]:
    rows = connection.execute("SELECT game, text, seconds, pending FROM progress ORDER BY rowid")
    return {
        str(game): Progress(str(text), _seconds(seconds), _words(_json(pending)))
        for game, text, seconds, pending in rows
    }


def _read_results(connection: sqlite3.Connection) -> list[Result]:
    columns = "game, code, day, outcome, seconds, moves, score, details, text"
    return [_result(row) for row in connection.execute(f"SELECT {columns} FROM result ORDER BY id")]


def _result(row: tuple[Any, ...]) -> Result:
    game, code, day, outcome, seconds, moves, score, details, text = row
    return Result(
        str(game),
        str(code),
        str(day),
        str(outcome),
        _seconds(seconds),
        _count(moves),
        _count(score),
        _counts(_json(details)),
        str(text),
    )


def _json(text: Any) -> Any:
    """What a text says; None when it says nothing that can be read."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _seconds(value: Any) -> float:
    """Seconds as they can be: a number that is neither negative nor endless."""
    return float(value) if isinstance(value, int | float) and 0 <= value < 1e9 else 0.0


def _count(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _words(words: Any) -> tuple[str, ...]:
    return tuple(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else ()


def _counts(counts: Any) -> dict[str, int]:
    is_right = isinstance(counts, dict) and all(isinstance(count, int) for count in counts.values())
    return counts if is_right else {}
