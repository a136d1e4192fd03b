"""The rows of the store's tables, written and read. What was read may be damaged: none of it is believed."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from game.store.contents import Contents
from game.store.games import WON, WRITTEN, Progress, Result, Tally
from game.store.schema import MOST_SECONDS, TABLES

PROGRESS = ("game", "text", "seconds", "pending", "key", "daily", "strength", "hints")
RESULT = (
    *("game", "code", "ended", "outcome", "seconds", "moves", "score", "details", "text"),
    *("key", "daily", "strength"),
)


def insert(connection: sqlite3.Connection, table: str, columns: Sequence[str], row: Sequence[object]) -> None:
    """Write a row in place of any that has the same key. Raises sqlite3.Error."""
    marks = ", ".join("?" * len(columns))
    connection.execute(f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)


def write_progress(connection: sqlite3.Connection, game: str, progress: Progress) -> None:
    text, seconds, pending, *rest = progress
    insert(connection, "progress", PROGRESS, (game, text, seconds, json.dumps(pending), *rest))


def write_clock(connection: sqlite3.Connection, game: str, seconds: float) -> None:
    """Only the time of a game: its text, which may be long, stays where it is."""
    connection.execute("UPDATE progress SET seconds = ? WHERE game = ?", (seconds, game))


def delete_progress(connection: sqlite3.Connection, game: str) -> None:
    connection.execute("DELETE FROM progress WHERE game = ?", (game,))


def write_contents(connection: sqlite3.Connection, contents: Contents) -> None:
    """Write these rows and no others."""
    for table in TABLES:
        connection.execute(f"DELETE FROM {table}")
    for name, value in contents.settings.items():
        insert(connection, "setting", ("name", "value"), (name, json.dumps(value)))
    for game, progress in contents.progress.items():
        write_progress(connection, game, progress)
    for result in contents.results:
        _insert_result(connection, result)


def write_result(connection: sqlite3.Connection, result: Result) -> None:
    """Add a result, in place of what the same game came to before unless that stands; end its progress."""
    delete_progress(connection, result.game)
    found = connection.execute("SELECT outcome FROM result WHERE key = ? AND key <> ''", (result.key,))
    if all(result.replaces(result._replace(outcome=str(outcome))) for (outcome,) in found.fetchall()):
        _insert_result(connection, result)


def _insert_result(connection: sqlite3.Connection, result: Result) -> None:
    row = result._replace(details=json.dumps(result.details))  # type: ignore[arg-type]
    insert(connection, "result", (*RESULT, "day"), (*row, result.day))


def delete_results(connection: sqlite3.Connection, game: str) -> None:
    connection.execute("DELETE FROM result WHERE game = ?", (game,))


def read_settings(connection: sqlite3.Connection) -> dict[str, Any]:
    rows = connection.execute("SELECT name, value FROM setting")
    return {str(name): _json(value) for name, value in rows}


def read_progress(connection: sqlite3.Connection) -> dict[str, Progress]:
    """The games in progress by their kind, the one played last at the end."""
    rows = connection.execute(f"SELECT {', '.join(PROGRESS)} FROM progress ORDER BY rowid")
    return {
        str(game): Progress(
            _text(text),
            _seconds(seconds),
            _words(_json(pending)),
            str(key),
            str(daily),
            str(strength),
            _count(hints),
        )
        for game, text, seconds, pending, key, daily, strength, hints in rows
    }


def read_daily_wins(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Of each win of a daily deal, whose deal it was and on which day it was won. An index has all of it."""
    found = connection.execute("SELECT daily, ended FROM result WHERE daily <> '' AND outcome = ?", (WON,))
    return [(str(daily), str(ended)[:10]) for daily, ended in found]


def read_tallies(connection: sqlite3.Connection) -> dict[str, Tally]:
    """A tally of each kind of game that was played, without what came as text. An index has all of it."""
    found = connection.execute(
        "SELECT game, COUNT(*), SUM(outcome = ?), MIN(CASE WHEN outcome = ? THEN seconds END) FROM result"
        " WHERE key NOT LIKE ? GROUP BY game",
        (WON, WON, WRITTEN + "%"),
    )
    return {str(game): Tally(played, won, fastest) for game, played, won, fastest in found}


def read_results(connection: sqlite3.Connection) -> list[Result]:
    """All results, in the order in which they came."""
    rows = connection.execute(f"SELECT {', '.join(RESULT)}, day FROM result ORDER BY id")
    return [_result(row) for row in rows]


def _result(row: tuple[Any, ...]) -> Result:
    game, code, ended, outcome, seconds, moves, score, details, text, key, daily, strength, day = row
    return Result(
        str(game),
        str(code),
        str(ended) or f"{day}T00:00:00+00:00",  # recovered from a damaged file of version 1
        str(outcome),
        _seconds(seconds),
        _count(moves),
        _count(score),
        _counts(_json(details)),
        _text(text),
        str(key),
        str(daily),
        str(strength),
    )


def _json(text: Any) -> Any:
    """What a text says; None when it says nothing that can be read."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _text(value: Any) -> str:
    """Text, even where damage has made bytes of it."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _seconds(value: Any) -> float:
    """Seconds as they can be: a number that is neither negative nor endless."""
    return float(value) if isinstance(value, int | float) and 0 <= value < MOST_SECONDS else 0.0


def _count(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _words(words: Any) -> tuple[str, ...]:
    return tuple(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else ()


def _counts(counts: Any) -> dict[str, int]:
    is_right = isinstance(counts, dict) and all(isinstance(count, int) for count in counts.values())
    return counts if is_right else {}
