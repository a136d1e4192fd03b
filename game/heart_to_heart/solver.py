"""The exact solver of Heart to Heart: whether a position can be won, how soon, and where it was lost."""

from collections.abc import Generator
from typing import NamedTuple, TypeVar

from game.heart_to_heart.rules import Move, State, cards_left, legal_moves
from game.heart_to_heart.search import winnable
from game.heart_to_heart.search.puzzle import puzzle_of
from game.heart_to_heart.search.shortest import shortest_win
from game.history import History

T = TypeVar("T")


class Solution(NamedTuple):
    """A shortest win: the number of moves on the counter, and the moves."""

    moves: int
    line: tuple[Move, ...]


class Hint(NamedTuple):
    """What to do next: the first move of a shortest win; or any legal move, when no win is left."""

    move: Move | None  # None when nothing can be moved at all
    is_lost: bool


def is_winnable(state: State) -> bool:
    """Whether the game can still be won: exact, for every state, in far less than a millisecond."""
    return winnable.is_winnable(*puzzle_of(state))


def solve(state: State) -> Generator[None, None, Solution | None]:
    """Find a shortest win in slices of about a millisecond; returns None when the state is lost."""
    line = yield from shortest_win(*puzzle_of(state))
    return None if line is None else Solution(len(line), line)


def par(state: State) -> Solution | None:
    """A shortest win, found in one go; None when the state is lost."""
    return conclusion(solve(state))


def hint(state: State, solution: Solution | None) -> Hint:
    """What to do next in a state, given its shortest win, or None for a state that is lost."""
    if solution is not None and solution.line:
        return Hint(solution.line[0], False)
    return Hint(next(legal_moves(state), None), cards_left(state) > 0)


def losing_move(history: History[State]) -> int | None:
    """The move that lost the game, as its number among those in the history (the first is 0).

    Before it a win was possible, after it none was. None when the game can still be won, or could not be won
    at the first state that the history knows.
    """
    states = (*history.past, history.present)
    if is_winnable(history.present) or not is_winnable(states[0]):
        return None
    won, lost = 0, len(states) - 1  # once lost, a game stays lost
    while lost - won > 1:
        middle = (won + lost) // 2
        won, lost = (middle, lost) if is_winnable(states[middle]) else (won, middle)
    return won


def conclusion(search: Generator[None, None, T]) -> T:
    """Run a search to its end."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            found: T = end.value
            return found
