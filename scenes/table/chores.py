"""Pictures that will be needed soon are made one at a time, in moments when a frame has time for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

PAUSE = 0.03  # s between two chores


class Chores:
    """A queue of things to make. Whoever needs one sooner makes it, and then there is little left to do."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], object]] = deque()
        self._due = 0.0

    def replace(self, chores: Iterable[Callable[[], object]], delay: float) -> None:
        """Do these instead of what was left, the first one in `delay` seconds."""
        self._waiting = deque(chores)
        self._due = delay

    def tick(self, seconds: float) -> None:
        """Time has passed: perhaps do one."""
        self._due -= seconds
        if self._waiting and self._due <= 0:
            self._due = PAUSE
            self._waiting.popleft()()
