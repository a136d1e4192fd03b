"""The tables of the store, version by version. Older files are brought up to date step by step."""

import sqlite3
from contextlib import suppress

MOST_SECONDS = 1e9  # of play in one game

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE setting (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL               -- JSON
    );
    CREATE TABLE progress (
        game TEXT PRIMARY KEY,            -- HH or HE: one game of each kind can be in progress
        text TEXT NOT NULL,               -- save text
        seconds REAL NOT NULL,            -- of play
        pending TEXT NOT NULL             -- JSON: choices that are not moves yet
    );
    CREATE TABLE result (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        day TEXT NOT NULL,                -- local date of the end, as 2026-11-30
        outcome TEXT NOT NULL,            -- won, lost or given up
        seconds REAL NOT NULL,
        moves INTEGER NOT NULL,
        score INTEGER NOT NULL,
        details TEXT NOT NULL,            -- JSON: what only one of the games counts
        text TEXT NOT NULL
    );
    """,
    """
    ALTER TABLE progress ADD COLUMN key TEXT NOT NULL DEFAULT '';       -- what names this one game
    ALTER TABLE progress ADD COLUMN daily TEXT NOT NULL DEFAULT '';     -- the date whose deal it is, or empty
    ALTER TABLE progress ADD COLUMN strength TEXT NOT NULL DEFAULT '';  -- of the opponents, or empty
    ALTER TABLE progress ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;   -- asked for
    ALTER TABLE result ADD COLUMN key TEXT NOT NULL DEFAULT '';         -- empty in version 1
    ALTER TABLE result ADD COLUMN ended TEXT NOT NULL DEFAULT '';       -- as 2026-11-30T10:15:00+01:00
    ALTER TABLE result ADD COLUMN daily TEXT NOT NULL DEFAULT '';
    ALTER TABLE result ADD COLUMN strength TEXT NOT NULL DEFAULT '';
    UPDATE result SET ended = day || 'T00:00:00+00:00';
    CREATE UNIQUE INDEX result_key ON result (key) WHERE key <> '';
    """,
    """
    CREATE INDEX result_daily ON result (daily, outcome, ended) WHERE daily <> '';  -- the menu shows a streak
    """,
    """
    CREATE INDEX result_tally ON result (game, outcome, seconds, key);  -- and how many games were won
    """,
)
"""Script number n makes version n + 1 of version n. Scripts are never changed, only added."""

LONGEST = 10_000_000  # bytes of one value: no game comes near it, and only damage says more
VERSION = len(MIGRATIONS)
TABLES = ("setting", "progress", "result")


class NewerVersion(Exception):
    """The file was written by a newer program: it must not be touched."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a database. Raises NewerVersion when it is ahead of this program."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise NewerVersion
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to date, in the file itself. Raises NewerVersion when it is ahead."""
    version = version_of(connection)
    for number in range(version, VERSION):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )
    if version < VERSION:
        with suppress(sqlite3.Error):  # a full disk: the log has it, too
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
