"""What the program knows of a game that the player may not: whether it can be won, and how soon.

The shortest win is searched for in slices between frames, from the position on the table. What was found is
kept for the whole game: every position along a shortest win has one too.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.deals import DealCode
from game.heart_to_heart import solver
from game.heart_to_heart.notation import write
from game.heart_to_heart.rules import Outcome, State, apply, outcome
from game.heart_to_heart.solver import Solution

Position = tuple[object, ...]


class Insight:
    """Knows the position on the table; answers at once, or as soon as it can."""

    def __init__(self) -> None:
        self._known: dict[Position, Solution | None] = {}
        self._winnable: dict[Position, bool] = {}
        self._search: Generator[None, None, Solution | None] | None = None
        self._state: State | None = None
        self._waiting: list[Callable[[Solution | None], None]] = []

    def follow(self, state: State) -> None:
        """This position lies on the table now; whoever waited for an answer about another one gets none."""
        if self._state is not None and _position(state) == _position(self._state):
            return
        self._state, self._waiting = state, []
        self._search = None if _position(state) in self._known else solver.solve(state)

    def tick(self, slices: int) -> bool:
        """Think for so many slices of a search; True when something is known that was not."""
        for _slice in range(slices):
            if self._search is None:
                return False
            try:
                next(self._search)
            except StopIteration as end:
                self._conclude(end.value)
                return True
        return False

    def _conclude(self, solution: Solution | None) -> None:
        state, self._search = self._state, None
        assert state is not None
        if solution is None:
            self._known[_position(state)] = None
        else:
            self._keep(state, solution)
        waiting, self._waiting = self._waiting, []
        for listener in waiting:
            listener(solution)

    def _keep(self, state: State, solution: Solution) -> None:
        """Each position along a shortest win has the rest of it as its own."""
        for number, move in enumerate(solution.line):
            rest = solution.line[number:]
            self._known[_position(state)] = Solution(len(rest), rest)
            state, _events = apply(state, move)
        self._known[_position(state)] = Solution(0, ())

    @property
    def is_thinking(self) -> bool:
        return self._search is not None

    def solution(self, state: State) -> Solution | None:
        """The shortest win from a position; None when there is none, or when it is not known yet."""
        return self._known.get(_position(state))

    def when_known(self, listener: Callable[[Solution | None], None]) -> None:
        """Tell the shortest win from the position on the table, now or once it is found."""
        if self._search is not None:
            self._waiting.append(listener)
        elif self._state is not None:
            listener(self._known[_position(self._state)])

    def can_be_won(self, state: State) -> bool:
        """Whether a position can still be won; known at once."""
        key = _position(state)
        if key not in self._winnable:
            won = outcome(state) is Outcome.WON
            self._winnable[key] = won or solver.is_winnable(state)
        return self._winnable[key]


def film_of(code: DealCode, solution: Solution) -> str:
    """A win from the first card of a deal as text, to be watched."""
    return "".join(f"{line}\n" for line in (f"deal {code}", *map(write, solution.line)))


def _position(state: State) -> Position:
    """What tells positions apart: not the counters."""
    return state.heart, state.stock, state.waste
