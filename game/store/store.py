"""The store: settings, the game in progress of each kind, results.

Settings and games in progress are read once, at the start; after that reading is answered from memory and
writing goes to the writer's thread, as things happen. Two threads never share what they change.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any

from game.store import rows
from game.store.attempt import Job
from game.store.contents import Contents
from game.store.games import Progress, Result, Tally, tally_up
from game.store.text_files import file_moment, write_text
from game.store.writer import PATIENCE, Writer

UNREADABLE = "unreadable-"  # opens the names of files with what was set aside
EACH_ROW = 0.001  # s more to wait for each row of contents that replace all others


class Store:
    """What lasts. One without a connection works alike, and forgets with the program."""

    def __init__(self, connection: sqlite3.Connection | None, folder: Path | None = None) -> None:
        """Read what the start needs; `folder` is where the file lies. Raises sqlite3.Error."""
        self._folder = folder
        self._settings = rows.read_settings(connection) if connection else {}
        self._progress = rows.read_progress(connection) if connection else {}
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
        """Why something that happened is not on the disk; empty when all is."""
        return self._writer.failure if self._writer else ""

    def setting(self, name: str, otherwise: Any) -> Any:
        """A setting, or `otherwise` when it was never stored or is of another type."""
        value = self._settings.get(name, otherwise)
        return value if type(value) is type(otherwise) else otherwise

    def set_setting(self, name: str, value: bool | int | float | str) -> None:
        if self._settings.get(name) != value or name not in self._settings:
            self._settings[name] = value
            row = (name, json.dumps(value))
            self._put(lambda connection: rows.insert(connection, "setting", ("name", "value"), row))

    def progress(self, game: str) -> Progress | None:
        """The game of this kind that was not finished."""
        return self._progress.get(game)

    @property
    def unfinished(self) -> tuple[str, ...]:
        """The kinds of game of which one is in progress, the one played last at the end."""
        return tuple(self._progress)

    def set_progress(self, game: str, progress: Progress) -> None:
        """A move was made, or a choice."""
        self._progress.pop(game, None)
        self._progress[game] = progress  # at the end: it was played last
        self._put(lambda connection: rows.write_progress(connection, game, progress))

    def set_clock(self, game: str, seconds: float) -> None:
        """Time went by in the game in progress."""
        progress = self._progress.get(game)
        if progress is not None:
            self._progress[game] = progress._replace(seconds=seconds)
            self._put(lambda connection: rows.write_clock(connection, game, seconds))

    def drop_progress(self, game: str) -> None:
        """The game leaves no trace: it was never begun, or was set aside."""
        if self._progress.pop(game, None) is not None:
            self._put(lambda connection: rows.delete_progress(connection, game))

    def set_aside(self, now: str, text: str) -> Path | None:
        """Write what cannot be read to a file beside the store, for whoever can; None when there is none."""
        return write_text(self._folder, UNREADABLE, file_moment(now), text)

    def results(self, game: str) -> list[Result]:
        """All finished games of this kind, in the order in which they came to their end.

        The order is that of the store, and not of any clock: clocks are set back, and to years to come.
        They are read when they are first asked for.
        """
        return [result for result in self._all_results() if result.game == game]

    def _all_results(self) -> list[Result]:
        if self._results is not None:
            return self._results
        found: list[Result] = []
        if self._ask(lambda connection: found.extend(rows.read_results(connection))):
            self._results = found
        return found

    def daily_wins(self) -> list[tuple[str, str]]:
        """Of each win of a daily deal, whose deal it was and on which day it was won, as dates.

        The menu asks for it at every start, so that it does not read the results for it.
        """
        if self._results is not None:
            return [(result.daily, result.day) for result in self._results if result.daily and result.is_won]
        found: list[tuple[str, str]] = []
        self._ask(lambda connection: found.extend(rows.read_daily_wins(connection)))
        return found

    def tallies(self) -> dict[str, Tally]:
        """How many games of each kind were played and won. The menu asks for it, as for daily wins."""
        if self._results is not None:
            return tally_up(self._results)
        found: dict[str, Tally] = {}
        self._ask(lambda connection: found.update(rows.read_tallies(connection)))
        return found

    def add_result(self, result: Result) -> None:
        """A game is finished. It leaves the games in progress in the same moment.

        One that came to an end before counts once, with its last end; but what was won stays won.
        """
        self._progress.pop(result.game, None)
        if self._results is not None:
            self._remember(self._results, result)
        self._put(lambda connection: rows.write_result(connection, result), is_settling=True)

    def _remember(self, results: list[Result], result: Result) -> None:
        same = next((old for old in results if result.key and old.key == result.key), None)
        if same is not None and not result.replaces(same):
            return
        if same is not None:
            results.remove(same)
        results.append(result)

    def forget_results(self, game: str) -> None:
        """Begin the statistics of this kind of game again. The game in progress stays."""
        if self._results is not None:
            self._results = [result for result in self._results if result.game != game]
        self._put(lambda connection: rows.delete_results(connection, game))

    def contents(self) -> Contents:
        """Everything the store holds."""
        return Contents(dict(self._settings), dict(self._progress), list(self._all_results()))

    def replace(self, contents: Contents) -> str:
        """Hold this and nothing else: all of it, or when that fails nothing; returns why it failed, if so."""
        reason = ""
        if self._writer:
            seconds = PATIENCE + EACH_ROW * len(contents.results)
            reason = self._writer.attempt(
                lambda connection: rows.write_contents(connection, contents), seconds
            )
        if reason:
            return reason
        self._settings, self._progress = dict(contents.settings), dict(contents.progress)
        self._results = list(contents.results)
        return ""

    def flush(self, seconds: float = PATIENCE) -> bool:
        """Wait until all was written, or tried; False when that takes longer than this."""
        return self._writer.flush(seconds) if self._writer else True

    def close(self) -> None:
        """Write what is left and let go of the file."""
        if self._writer:
            self._writer.close()

    def _put(self, job: Job, is_settling: bool = False) -> None:
        if self._writer:
            self._writer.put(job, is_settling)

    def _ask(self, question: Job) -> bool:
        """Have a question answered; False when that takes too long."""
        return self._writer is None or self._writer.ask(question)
