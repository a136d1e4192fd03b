"""A match in progress, and everything that was done in it, as text."""

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
        remaining = lines(text)
        state, done = new_match(_code(next(remaining, Line(1, "")))), []
        for line in remaining:
            try:
                move = read(line.text)
                state, _events = apply(state, move)
            except ValueError as error:
                raise TextError(line, str(error)) from error
            done.append(move)
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


def _code(first: Line) -> DealCode:
    word, _blank, code = first.text.partition(" ")
    if word != "match":
        raise TextError(first, _("The first line must be “match” and the code of a match"))
    try:
        return DealCode.parse(code, Game.HEARTS)
    except ValueError as error:
        raise TextError(first, str(error)) from error
