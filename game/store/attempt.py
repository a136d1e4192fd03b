"""A job that is done at once and as a whole, or not at all."""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress

Job = Callable[[sqlite3.Connection], None]


class Attempt:
    """Whoever asked for the job hears what came of it, and can withdraw it until it is done."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._lock = threading.Lock()
        self._is_done = self._is_withdrawn = False
        self.failure = ""
        self.is_over = threading.Event()

    def make(self, connection: sqlite3.Connection) -> None:
        """Do the job in a transaction, unless it is withdrawn until then."""
        try:
            self._job(connection)
            with self._lock:
                if not self._is_withdrawn:
                    connection.commit()
                    self._is_done = True
        except Exception as error:
            self.failure = str(error) or repr(error)
        with suppress(sqlite3.Error):
            connection.rollback()
        self.is_over.set()

    def fail(self, reason: str) -> None:
        """It cannot even be begun."""
        self.failure = reason
        self.is_over.set()

    def withdraw(self) -> bool:
        """Have it not done; False when it is done already."""
        with self._lock:
            self._is_withdrawn = not self._is_done
        return self._is_withdrawn
