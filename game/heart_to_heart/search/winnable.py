"""Whether a position can be won.

Recycles are unlimited and draws single, so every card of stock and waste comes up again: all that counts is
which heart cards remain and how many of each rank lie outside. Of every rank an even number of cards remains
in all, so m in the heart and k outside is one of 1+1, 1+3, 2+0, 2+2, 3+1, 4+0. That leaves little to decide:

- k >= m: each of them can go alone, with a card from outside. To take a free one at once is never wrong: it
  uses up what no other card could use, and only uncovers.
- 2+0, both free: they can only go together.
- 3+1, two of them free: together; the third still has its mate outside. To take one of them with the
  outside card instead would leave two that need each other.
- 3+1, one free: it may take the outside card now, or wait for another. This must be tried.
- 4+0: which two go together must be tried, unless all four are free.
"""

from game.heart_to_heart.search.puzzle import Position, Puzzle, bits, free_cards

Counts = dict[int, int]

TOGETHER = {(2, 2), (4, 4), (3, 2)}  # left in the heart and free: those that are free go in pairs


def is_winnable(puzzle: Puzzle, position: Position) -> bool:
    """Whether the heart can be emptied from here."""
    outside = {rank: (row & position.outside).bit_count() for rank, row in puzzle.outside.items()}
    return _can_win(puzzle, position.heart, outside, set())


def _can_win(puzzle: Puzzle, heart: int, outside: Counts, seen: set[int]) -> bool:
    """Depth first. What remains tells what was taken from outside too, so it alone is remembered."""
    heart = _take_safely(puzzle, heart, outside)
    if not heart:
        return True
    if heart in seen:
        return False
    seen.add(heart)
    for rank, free in _free_by_rank(puzzle, heart).items():
        left = (heart & puzzle.in_heart[rank]).bit_count()
        if left == 3 and _can_win(puzzle, heart & ~free, {**outside, rank: 0}, seen):
            return True
        if left == 4 and any(
            _can_win(puzzle, heart & ~pair, dict(outside), seen) for pair in _pairs_of(bits(free))
        ):
            return True
    return False


def _pairs_of(cards: list[int]) -> list[int]:
    return [1 << a | 1 << b for place, a in enumerate(cards) for b in cards[:place]]


def _free_by_rank(puzzle: Puzzle, heart: int) -> dict[int, int]:
    free: dict[int, int] = {}
    for card in free_cards(heart):
        rank = puzzle.ranks[card]
        free[rank] = free.get(rank, 0) | 1 << card
    return free


def _take_safely(puzzle: Puzzle, heart: int, outside: Counts) -> int:
    """The heart after everything was taken that is never wrong to take; `outside` is counted down."""
    while True:
        before = heart
        for rank, free in _free_by_rank(puzzle, heart).items():
            left = (heart & puzzle.in_heart[rank]).bit_count()
            number = free.bit_count()
            if outside[rank] >= left:
                outside[rank] -= number
                heart &= ~free
            elif (left, number) in TOGETHER:
                heart &= ~free
            elif (left, number) == (3, 3):
                outside[rank] = 0
                heart &= ~free
        if heart == before:
            return heart
