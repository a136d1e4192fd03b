"""A game that was played, as a row of moments, and a finger on the one that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")
E = TypeVar("E")


class Moment(NamedTuple, Generic[S, E]):
    """A position, and what happened on the way to it. Nothing happens when a move is taken back."""

    state: S
    events: tuple[E, ...] = ()


class Reel(Generic[S, E]):
    """All moments of a game. Number 0 is its first position, number n the one after n steps."""

    def __init__(self, moments: Sequence[Moment[S, E]], chapters: Sequence[int] = (0,)) -> None:
        """`chapters` are the moments at which a part of the game begins, ascending from 0."""
        self._moments, self._chapters = moments, chapters
        self.position = 0

    @property
    def present(self) -> Moment[S, E]:
        return self._moments[self.position]

    @property
    def steps(self) -> int:
        return len(self._moments) - 1

    @property
    def is_at_start(self) -> bool:
        return self.position == 0

    @property
    def is_at_end(self) -> bool:
        return self.position == self.steps

    @property
    def has_chapters(self) -> bool:
        """Whether there is more than one part to go to."""
        return len(self._chapters) > 1

    def forward(self) -> bool:
        """Go on by one step; False at the end."""
        return self.go_to(self.position + 1)

    def go_to(self, position: int) -> bool:
        """Go to a moment, or to the nearest there is; False when that is the present one."""
        position = min(self.steps, max(0, position))
        has_moved = position != self.position
        self.position = position
        return has_moved

    def chapter(self, direction: int) -> int:
        """Where the next part begins (1), or this one, or at its beginning the one before (-1)."""
        if direction > 0:
            return next((start for start in self._chapters if start > self.position), self.steps)
        return max((start for start in self._chapters if start < self.position), default=0)
