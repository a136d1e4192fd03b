"""Opening the store: whatever is wrong with the file or its folder, the program starts and says so."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

from game.language import _
from game.store.location import FILE
from game.store.log import copy_aside, has_log, has_lost_frames, log_of
from game.store.rows import insert
from game.store.schema import LONGEST, TABLES, NewerVersion, migrate, version_of
from game.store.store import Store

BUSY = 0.2  # s to wait for another program to let go of the file
MOST_ROWS = 100_000  # read from each table of a damaged file
MOST_STEPS = 2_000  # times STRIDE instructions of the database for each table of a damaged file
STRIDE = 1_000
UNWRITABLE = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)


class Opened(NamedTuple):
    """The store, and a sentence for the player when something is not as it should be."""

    store: Store
    notice: str


def open_store(folder: Path | None, moment: str) -> Opened:
    """Open or make the store in a folder. `moment` (as 2026-11-30-101500) names a damaged file set aside.

    Never raises: without a folder that can be written, or with a file that must not be, the store is kept in
    memory. One program at a time has the file; a second one runs without saving.
    """
    if folder is None:
        return _in_memory(_("There is no home folder, so nothing can be saved."))
    path = folder / FILE
    try:
        Path(os.path.realpath(folder)).mkdir(parents=True, exist_ok=True)  # it may be a link to nothing yet
        return _load(path, moment)
    except NewerVersion:
        return _in_memory(
            _("Your saved games are from a newer version. This one leaves them alone and saves nothing.")
        )
    except OSError:
        return _in_memory(_("Nothing can be saved in {folder}.").format(folder=folder))
    except (sqlite3.Error, ValueError) as error:
        reason = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if reason in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return _in_memory(_("Two of Hearts is running already. This window plays on without saving."))
    if reason in UNWRITABLE:
        return _in_memory(_("Nothing can be saved in {folder}.").format(folder=folder))
    return _start_again(path, moment)


def _load(path: Path, moment: str) -> Opened:
    """The store in a file. Raises sqlite3.Error."""
    is_lost = has_log(path) and not _is_filled(path)  # SQLite throws such a log away
    if is_lost:
        copy_aside(path, _aside(path, moment))
    connection = _connect(path)
    try:
        is_lost |= has_log(path) and _saves_lost_frames(path, connection, moment)
        _prepare(connection)
        return Opened(Store(connection, path.parent), _lost_words(_aside(path, moment)) if is_lost else "")
    except BaseException:
        connection.close()  # or the file stays locked
        raise


def _is_filled(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _aside(path: Path, moment: str) -> Path:
    """The name under which a damaged file is set aside."""
    return path.with_name(f"{path.stem}.damaged-{moment}{path.suffix}")


def _lost_words(aside: Path) -> str:
    sentence = _(
        "What was saved last before the program was stopped is damaged and lost. The old files are {name}."
    )
    if not log_of(aside).exists():
        sentence = _("What was saved last before the program was stopped is damaged and lost.")
    return sentence.format(name=aside.name)


def _saves_lost_frames(path: Path, connection: sqlite3.Connection, moment: str) -> bool:
    """Whether the log has more than SQLite takes of it; if so, the file and its log are copied first."""
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    _busy, taken, _done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if not has_lost_frames(path, page, max(0, taken)):
        return False
    copy_aside(path, _aside(path, moment))
    return True


def _connect(path: Path) -> sqlite3.Connection:
    """A connection that holds the file for itself, every commit on the disk. Raises sqlite3.Error.

    Raises NewerVersion for a file that must not be touched.
    """
    connection = sqlite3.connect(path, timeout=BUSY, check_same_thread=False)
    try:
        _temper(connection)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer sees to it
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        version_of(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Bring the file up to date, and take the lock now, not with the first move. Raises sqlite3.Error."""
    migrate(connection)
    connection.execute("UPDATE progress SET game = game")
    connection.commit()


def _temper(connection: sqlite3.Connection) -> None:
    """Believe no length that only damage can have made, and read letters that are none as such."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    connection.text_factory = _decode


def _decode(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _in_memory(notice: str) -> Opened:
    return Opened(Store(None), notice)


def _start_again(path: Path, moment: str) -> Opened:
    """Set a damaged file aside and begin a new one with all that can still be read of it."""
    aside = _aside(path, moment)
    try:
        for ending in ("", "-wal", "-shm"):
            part = path.with_name(path.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
        connection = _connect(path)
        try:
            _prepare(connection)
            kept = _recover(aside, connection)
            store = Store(connection, path.parent)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error, ValueError):
        return _in_memory(_("Your saved games cannot be read, and nothing can be saved."))
    sentence = _("Your saved games were damaged. What could be read was kept; the old file is now {name}.")
    if not kept:
        sentence = _("Your saved games were damaged and could not be read. The old file is now {name}.")
    return Opened(store, sentence.format(name=aside.name))


def _recover(damaged: Path, connection: sqlite3.Connection) -> int:
    """Copy row by row what can be read; returns how many rows that were.

    What is damaged can be endless: each table gets so many rows and so many steps of the database.
    """
    kept = 0
    with contextlib.closing(sqlite3.connect(damaged, timeout=0)) as source:
        _temper(source)
        for table in TABLES:
            source.set_progress_handler(_stop_after(MOST_STEPS), STRIDE)
            with contextlib.suppress(sqlite3.Error, ValueError):  # ValueError: a name that is no text
                there = _columns(source, table)
                columns = [name for name in _columns(connection, table) if name in there]
                found = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                for row in islice(found, MOST_ROWS):
                    kept += _keep(table, columns, row, connection)
    connection.commit()
    return kept


def _stop_after(most: int) -> Callable[[], bool]:
    """Something that answers True, which ends the reading, once it was asked more often than this."""
    steps = count()
    return lambda: next(steps) > most


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """The names of a table's columns; a file of an earlier version has fewer. Raises sqlite3.Error."""
    return [str(name) for _number, name, *_rest in connection.execute(f"PRAGMA table_info({table})")]


def _keep(table: str, columns: list[str], row: tuple[object, ...], connection: sqlite3.Connection) -> bool:
    """Store a row that was recovered; False when it does not fit."""
    with contextlib.suppress(sqlite3.Error):
        insert(connection, table, columns, row)
        return True
    return False
