"""The shortest win from a position: A* over pairs, each with the draws and recycles that lead to it.

Only pairs branch. Before a pair with the waste, the finger goes straight to the card of the row that is used:
forward by draws, or by draws to the end, a recycle and draws again. To turn the stock for nothing is never
shorter.
"""

from collections.abc import Generator, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from game.heart_to_heart.rules import WASTE, Move, Pair, StockMove
from game.heart_to_heart.search.bounds import draws_needed, pairs_needed
from game.heart_to_heart.search.puzzle import Position, Puzzle, bits, free_cards
from game.heart_to_heart.search.winnable import is_winnable

SLICE = 8  # positions looked at between two pauses, about a millisecond
LOST = -1


class Step(NamedTuple):
    """A pair after some draws: two heart cards, or one and the place of its mate in the row."""

    card: int
    other: int  # a heart card, or with `is_with_waste` a place in the row
    is_with_waste: bool
    draws: int  # before a recycle, or all of them when there is none
    draws_after: int | None = None  # after a recycle; None without one

    @property
    def cost(self) -> int:
        """Moves on the counter."""
        return 1 + self.draws + (0 if self.draws_after is None else 1 + self.draws_after)

    def moves(self) -> Iterator[Move]:
        """The moves of the game that this stands for."""
        yield from [StockMove.DRAW] * self.draws
        if self.draws_after is not None:
            yield StockMove.RECYCLE
            yield from [StockMove.DRAW] * self.draws_after
        yield Pair(self.card + 1, WASTE if self.is_with_waste else self.other + 1)


class Node(NamedTuple):
    """How a position was reached in the fewest moves known so far."""

    moves: int
    before: Position | None
    step: Step | None


def shortest_win(puzzle: Puzzle, start: Position) -> Generator[None, None, tuple[Move, ...] | None]:
    """Search in slices; returns every move of a shortest win, or None when there is no win."""
    search = _Search(puzzle, start)
    looked_at = 0
    while (position := search.nearest()) is not None:
        if not position.heart:
            return search.line_to(position)
        for step, after in steps(puzzle, position):
            search.reach(position, step, after)
        looked_at += 1
        if looked_at % SLICE == 0:
            yield
    return None


class _Search:
    """What is known so far, and where to look next."""

    def __init__(self, puzzle: Puzzle, start: Position) -> None:
        self._puzzle = puzzle
        self._nodes = {start: Node(0, None, None)}
        self._least: dict[Position, int] = {}  # moves to the win from a position, at least; LOST without one
        self._winnable: dict[tuple[int, ...], bool] = {}  # by the heart and how many of each rank lie outside
        self._queue: list[tuple[int, int, Position]] = []
        self._put(start, 0)

    def nearest(self) -> Position | None:
        """The position that promises the shortest win; of equal ones that nearest to it."""
        while self._queue:
            _promise, minus_moves, position = heappop(self._queue)
            if self._nodes[position].moves == -minus_moves:
                return position
        return None

    def reach(self, before: Position, step: Step, after: Position) -> None:
        """A way to a position: keep it if it is the shortest so far."""
        moves = self._nodes[before].moves + step.cost
        known = self._nodes.get(after)
        if known is None or moves < known.moves:
            self._nodes[after] = Node(moves, before, step)
            self._put(after, moves)

    def _put(self, position: Position, moves: int) -> None:
        if position not in self._least:
            self._least[position] = self._least_moves(position)
        if self._least[position] != LOST:
            heappush(self._queue, (moves + self._least[position], -moves, position))

    def _least_moves(self, position: Position) -> int:
        puzzle = self._puzzle
        draws = draws_needed(puzzle, position)
        if draws is None or not self._can_win(position):
            return LOST
        return draws + pairs_needed(puzzle, position.heart)

    def _can_win(self, position: Position) -> bool:
        row = position.outside
        key = (position.heart, *((cards & row).bit_count() for cards in self._puzzle.outside.values()))
        if key not in self._winnable:
            self._winnable[key] = is_winnable(self._puzzle, position)
        return self._winnable[key]

    def line_to(self, position: Position) -> tuple[Move, ...]:
        """The moves that lead from the start to a position."""
        steps: list[Step] = []
        node = self._nodes[position]
        while node.before is not None and node.step is not None:
            steps.append(node.step)
            node = self._nodes[node.before]
        return tuple(move for step in reversed(steps) for move in step.moves())


def steps(puzzle: Puzzle, position: Position) -> Iterator[tuple[Step, Position]]:
    """Every pair that can come next, with the position after it."""
    heart, row, top = position
    free = free_cards(heart)
    for index, card in enumerate(free):
        rank = puzzle.ranks[card]
        for other in free[:index]:
            if puzzle.ranks[other] == rank:
                left = heart & ~(1 << card | 1 << other)
                yield Step(other, card, False, 0), Position(left, row, top)
        for place in bits(puzzle.outside[rank] & row):
            rest = row & ~(1 << place)
            below = (rest & (1 << place) - 1).bit_length() - 1
            draws, after = _way(row, top, place)
            yield Step(card, place, True, draws, after), Position(heart & ~(1 << card), rest, below)


def _way(row: int, top: int, place: int) -> tuple[int, int | None]:
    """Draws until a card of the row tops the waste: before a recycle, and after one if one is needed."""
    drawn = row & (2 << top) - 1 if top >= 0 else 0
    if place >= top:
        return (row & (2 << place) - 1).bit_count() - drawn.bit_count(), None
    return row.bit_count() - drawn.bit_count(), (row & (2 << place) - 1).bit_count()
