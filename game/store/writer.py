"""Writes beside the program: what is handed over is soon on the disk, and no frame waits for it."""

import queue
import sqlite3
import threading
from collections.abc import Callable

Job = Callable[[sqlite3.Connection], None]


class Writer:
    """A thread with a queue. Jobs run in order, each in a transaction of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | threading.Event | None] = queue.SimpleQueue()
        self.failure = ""  # what the system said the last time a job could not be done; empty after a success
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Hand over a job; it costs no more than the handing over."""
        self._jobs.put(job)

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything handed over is written; False when that takes longer than this."""
        done = threading.Event()
        self._jobs.put(done)
        return done.wait(seconds)

    def close(self) -> None:
        """Write what is left, then end the thread and the connection."""
        self._jobs.put(None)
        self._thread.join(5.0)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if isinstance(job, threading.Event):
                job.set()
            else:
                self._do(job)
        self._connection.close()

    def _do(self, job: Job) -> None:
        try:
            with self._connection:
                job(self._connection)
            self.failure = ""
        except (sqlite3.Error, ValueError, OverflowError) as error:  # the last two: what SQLite cannot hold
            self.failure = str(error)
