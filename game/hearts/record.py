"""A match in progress, and everything that was done in it, as text."""

from collections.abc import Iterator
from typing import NamedTuple

from game.deals import DealCode, Game
from game.hearts.match import Event, Match, Move, apply, new_match
from game.hearts.notation import read, write
from game.language import _
from game.lines import Line, TextError, lines


class MatchRecord(NamedTuple):
    """One match. Every move gives a new record, so that an older one can still be shown or saved."""

    state: Match
    done: tuple[Move, ...] = ()  # as they came, those of the bots included

    @classmethod
    def new(cls, code: DealCode) -> "MatchRecord":
        """The match at its first deal."""
        return cls(new_match(code))

    @classmethod
    def replay(cls, text: str) -> "MatchRecord":
        """Play a text again, from its line `match CODE` on, each move checked by the rules.

        Raises TextError, a ValueError with a sentence that names the first line that is wrong.
        """
        code, passages = played(text)
        state, done = new_match(code), []
        for passage in passages:
            state = passage.state
            done.append(passage.move)
        return cls(state, tuple(done))

    @property
    def code(self) -> DealCode:
        return self.state.code

    @property
    def text(self) -> str:
        """Everything done so far, one line each, beginning with the match."""
        return "".join(f"{line}\n" for line in (f"match {self.code}", *map(write, self.done)))

    def do(self, move: Move) -> tuple["MatchRecord", tuple[Event, ...]]:
        """Make a move. Raises IllegalMove when the rules refuse it."""
        state, events = apply(self.state, move)
        return MatchRecord(state, (*self.done, move)), events


class Passage(NamedTuple):
    """One move of a text and what came of it."""

    move: Move
    state: Match
    events: tuple[Event, ...]


def played(text: str) -> tuple[DealCode, Iterator[Passage]]:
    """The match of a text, and its moves as they are made one after the other.

    Raises TextError for the first line at once, for any other line when its turn comes.
    """
    remaining = lines(text)
    code = _code(next(remaining, Line(1, "")))
    return code, _passages(new_match(code), remaining)


def _passages(state: Match, remaining: Iterator[Line]) -> Iterator[Passage]:
    for line in remaining:
        try:
            move = read(line.text)
            state, events = apply(state, move)
        except ValueError as error:
            raise TextError(line, str(error)) from error
        yield Passage(move, state, events)


def _code(first: Line) -> DealCode:
    word, _blank, code = first.text.partition(" ")
    if word != "match":
        raise TextError(first, _("The first line must be “match” and the code of a match"))
    try:
        return DealCode.parse(code, Game.HEARTS)
    except ValueError as error:
        raise TextError(first, str(error)) from error
