"""Writes beside the program: what is handed over is soon on the disk, and no frame waits for it.

What cannot be written, because the disk is full for example, stays at the head of the line and is tried
again: with every new job, every second, and at the end. What came later waits behind it, so that the order
is kept.
"""

import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial

from game.language import _
from game.store.attempt import Attempt, Job

RETRY = 1.0  # s between attempts while something waits
IDLE = 1.0  # s without a job, after which the log is emptied into the file
MOST_LOGGED = 20  # jobs, after which it is emptied in any case: no more than these lie in the log alone
PATIENCE = 5.0  # s


class Writer:
    """A thread with a line of jobs. They are done in order, each in a transaction of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._line: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._waiting: deque[Job] = deque()
        self._logged, self._is_settling = 1, False  # 1: something may lie there from the last run
        self._obstacle = self._fault = ""  # what hinders the job at the head; what went wrong for good
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def failure(self) -> str:
        """Why something is not written, in the words of the system; empty when all is."""
        return self._obstacle or self._fault

    def put(self, job: Job, is_settling: bool = False) -> None:
        """Hand over a job; it costs no more than the handing over.

        After one that is `settling` the log is emptied at once: a game has come to its end, for example.
        """
        self._line.put(partial(self._accept, job, is_settling))

    def ask(self, question: Job, seconds: float = PATIENCE) -> bool:
        """Wait until a question is answered, all jobs before it done; False when that takes longer than this.

        While jobs wait, the answer is as if they were done.
        """
        done = threading.Event()
        self._line.put(partial(self._answer, question, done))
        return done.wait(seconds)

    def attempt(self, job: Job, seconds: float = PATIENCE) -> str:
        """Have a job done now or never; returns why it is not done, if so."""
        attempt = Attempt(job)
        self._line.put(partial(self._try, attempt))
        if not attempt.is_over.wait(seconds) and attempt.withdraw():
            return _("the disk does not answer")
        return attempt.failure

    def flush(self, seconds: float = PATIENCE) -> bool:
        """Wait until everything was tried that was handed over; False when that takes longer than this."""
        done = threading.Event()
        self._line.put(partial(self._tell, done))
        return done.wait(seconds)

    def close(self) -> None:
        """Write what is left, then end the thread and the connection."""
        self._line.put(None)
        self._thread.join(PATIENCE)

    # The thread.

    def _work(self) -> None:
        while self._turn():
            pass
        self._write()
        self._connection.close()

    def _turn(self) -> bool:
        """Take what is next in the line, or do what is due meanwhile; False at the end."""
        seconds = RETRY if self._waiting else IDLE if self._logged else None
        try:
            task = self._line.get(timeout=seconds)
        except queue.Empty:
            self._write()
            self._empty_log()
            return True
        if task is not None:
            task()
        if self._logged >= MOST_LOGGED or (self._is_settling and self._line.empty()):
            self._empty_log()
        return task is not None

    def _accept(self, job: Job, is_settling: bool) -> None:
        self._waiting.append(job)
        self._is_settling |= is_settling
        self._write()

    def _tell(self, done: threading.Event) -> None:
        self._write()
        if self._is_settling:
            self._empty_log()
        done.set()

    def _write(self) -> None:
        """Do what waits, as far as it can be done."""
        while self._waiting:
            try:
                with self._connection:
                    self._waiting[0](self._connection)
                self._logged += 1
            except Exception as error:
                if _can_pass(error):
                    self._obstacle = str(error) or repr(error)
                    self._empty_log()  # which may make room
                    return
                self._fault = str(error) or repr(error)
            self._waiting.popleft()
        self._obstacle = ""

    def _answer(self, question: Job, done: threading.Event) -> None:
        try:
            if self._waiting:
                self._answer_ahead(question)
            else:
                question(self._connection)
        except Exception as error:
            self._fault = str(error) or repr(error)
        done.set()

    def _answer_ahead(self, question: Job) -> None:
        """Answer from a copy in memory, in which what waits is done."""
        with closing(sqlite3.connect(":memory:")) as copy:
            copy.text_factory = self._connection.text_factory
            self._connection.backup(copy)
            for job in self._waiting:
                with suppress(sqlite3.Error), copy:
                    job(copy)
            question(copy)

    def _try(self, attempt: Attempt) -> None:
        self._write()
        if self._waiting:
            attempt.fail(self._obstacle)
        else:
            attempt.make(self._connection)
            self._logged, self._is_settling = self._logged + 1, True

    def _empty_log(self) -> None:
        """Bring what lies in the log into the file itself. Where that fails, the log still has it."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._logged, self._is_settling = 0, False


def _can_pass(error: Exception) -> bool:
    """Whether it is the disk or the machine that fails, and not the job itself."""
    return isinstance(error, sqlite3.OperationalError | MemoryError) or type(error) is sqlite3.DatabaseError
