"""Undo and redo of anything that is a value: a row of states, with a finger on the present one."""

from typing import Generic, NamedTuple, TypeVar

from game.language import _

S = TypeVar("S")

UNDO_LIMIT = 100  # moves


class History(NamedTuple, Generic[S]):
    """The states before, now, and (after an undo) ahead. `ahead[-1]` is what redo brings next."""

    present: S
    past: tuple[S, ...] = ()
    ahead: tuple[S, ...] = ()

    def push(self, state: S) -> "History[S]":
        """Go on to a new state. The 101st state back is forgotten, and so is all that had been undone."""
        return History(state, (*self.past, self.present)[-UNDO_LIMIT:])

    @property
    def can_undo(self) -> bool:
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        return bool(self.ahead)

    def undo(self) -> "History[S]":
        """Go back by one. Raises ValueError with a sentence at the beginning, or after 100 undos."""
        if not self.past:
            raise ValueError(_("There is nothing to undo"))
        return History(self.past[-1], self.past[:-1], (*self.ahead, self.present))

    def back(self, steps: int) -> "History[S]":
        """Go on to the state that was there so many steps ago: a step of its own, which undo takes back.

        Raises ValueError with a sentence when the history does not reach back so far.
        """
        if not 1 <= steps <= len(self.past):
            raise ValueError(_("The game cannot go back so far"))
        return self.push(self.past[-steps])

    def redo(self) -> "History[S]":
        """Take back the last undo. Raises ValueError with a sentence when no undo has come before."""
        if not self.ahead:
            raise ValueError(_("There is nothing to redo"))
        return History(self.ahead[-1], (*self.past, self.present), self.ahead[:-1])
