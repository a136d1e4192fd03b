"""What a win from a position costs at least: pairs, and draws with recycles. Neither is ever too high.

The draws are counted by walking the finger along the row as if everything went well: a heart card goes as
soon as it is free and either some card of its rank can be the top of the waste, or another card of its rank
is or was free; nothing that is used is used up. A real game can do no better, for each of its cards needs at
least that.
"""

from game.heart_to_heart.search.puzzle import COVER_MASK, UNDER, Position, Puzzle, free_cards


def pairs_needed(puzzle: Puzzle, heart: int) -> int:
    """The least number of pairs that empties the heart."""
    pairs = 0
    for cards in puzzle.in_heart.values():
        left = cards & heart
        number = left.bit_count()
        lowest = (left & -left).bit_length() - 1
        is_apart = number == 2 and not puzzle.mates[lowest] & left
        pairs += 2 if is_apart else (number + 1) // 2
    return pairs


def draws_needed(puzzle: Puzzle, position: Position) -> int | None:
    """The least number of draws and recycles; None when not even a walk without hindrance ends."""
    walk = _Walk(puzzle, position)
    while not walk.is_over:
        if not walk.go_on():
            return None
    return walk.steps


class _Walk:
    """The walk along the row, from one place where something goes to the next."""

    __slots__ = ("_alive", "_cost", "_puzzle", "_ready", "_row", "_top", "_usable", "_waiting", "steps")

    def __init__(self, puzzle: Puzzle, position: Position) -> None:
        self._puzzle = puzzle
        self._alive, self._row, self._top = position
        self._cost = self._row  # what a draw is needed for; a pair may have taken the others
        self._ready = self._usable = 0  # heart cards that are or were free; row cards of their ranks
        self._waiting: list[int] = []  # free heart cards that are still there
        self.steps = 0
        self._set_free(list(free_cards(position.heart)))
        self._take()

    @property
    def is_over(self) -> bool:
        return not self._alive

    def go_on(self) -> bool:
        """To the next place where a waiting card can go; False when there is none."""
        wanted = 0
        for card in self._waiting:
            wanted |= self._puzzle.outside[self._puzzle.ranks[card]]
        wanted &= self._row
        if not wanted:
            return False
        if not wanted >> (self._top + 1):
            self._recycle()
        ahead = wanted >> (self._top + 1)
        lowest = ahead & -ahead
        self.steps += (self._cost >> (self._top + 1) & (lowest << 1) - 1).bit_count()
        self._top += lowest.bit_length()
        self._take()
        return True

    def _recycle(self) -> None:
        """Draw what is left and turn over. Of each rank so many may be gone as heart cards were free."""
        self.steps += (self._cost >> (self._top + 1)).bit_count() + 1
        self._top = -1
        gone = 0
        for rank, cards in self._puzzle.in_heart.items():
            row = self._puzzle.outside[rank] & self._row
            for _card in range((cards & self._ready).bit_count()):
                gone |= row & -row
                row &= row - 1
        self._cost = self._row & ~gone

    def _set_free(self, cards: list[int]) -> None:
        for card in cards:
            self._ready |= 1 << card
            self._usable |= self._puzzle.outside[self._puzzle.ranks[card]]
        self._usable &= self._row
        self._waiting += cards

    def _at_hand(self) -> int:
        """Row cards that can be the top now: those down to the first that nothing can have taken."""
        drawn = (1 << (self._top + 1)) - 1
        floor = (self._cost & ~self._usable & drawn).bit_length()
        return (self._usable & drawn) >> floor << floor

    def _take(self) -> None:
        """Everything goes that can, and what it covered, until nothing more can."""
        puzzle = self._puzzle
        has_changed = True
        while has_changed:
            has_changed, at_hand = False, self._at_hand()
            waiting, self._waiting = self._waiting, []
            for card in waiting:
                if puzzle.mates[card] & self._ready or puzzle.outside[puzzle.ranks[card]] & at_hand:
                    self._alive &= ~(1 << card)
                    self._uncover(card)
                    has_changed = True
                else:
                    self._waiting.append(card)

    def _uncover(self, card: int) -> None:
        """Cards under one that went may be free now."""
        freed = [
            under
            for under in UNDER[card]
            if not COVER_MASK[under] & self._alive
            and self._alive >> under & 1
            and not self._ready >> under & 1
        ]
        if freed:
            self._set_free(freed)
