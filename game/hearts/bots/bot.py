"""What every bot is: two questions it can be asked, answered by thinking in slices."""

from collections import abc
from typing import Protocol, TypeAlias, TypeVar

from game.cards import Card
from game.deals import Generator
from game.hearts.view import View

T = TypeVar("T")

Thought: TypeAlias = abc.Generator[None, None, T]
"""Thinking that gives way now and then, so that a frame can be drawn in between. It returns a choice."""


class Bot(Protocol):
    """A player. The same view and the same chances always give the same choice.

    The chances are made for one decision and used up by it.
    """

    def choose_pass(self, view: View, chances: Generator) -> Thought[tuple[Card, ...]]:
        """The three cards to pass."""

    def choose_card(self, view: View, chances: Generator) -> Thought[Card]:
        """The card to play: one of the legal ones. Asked only when it is this seat's turn."""


def conclusion(thought: Thought[T]) -> T:
    """Think to the end without a pause."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            choice: T = end.value
            return choice
