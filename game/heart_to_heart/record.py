"""A game in progress: its code, its states for undo and redo, and everything that was done, as text."""

from collections.abc import Iterator
from typing import NamedTuple

from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.notation import Return, Rewind, Step, steps, write
from game.heart_to_heart.rules import Event, Move, State, apply
from game.history import History
from game.language import _
from game.lines import Line, TextError, lines


class GameRecord(NamedTuple):
    """One game. Every step gives a new record, so that an older one can still be shown or saved."""

    code: DealCode
    history: History[State]
    done: tuple[Step, ...] = ()  # moves, undos, redos and returns, as they came

    @classmethod
    def new(cls, code: DealCode) -> "GameRecord":
        """The game at its first position."""
        return cls(code, History(deal_for(code)))

    @classmethod
    def replay(cls, text: str) -> "GameRecord":
        """Play a text again, from its line `deal CODE` on, each move checked by the rules.

        Raises TextError, a ValueError with a sentence that names the first line that is wrong.
        """
        code, passages = played(text)
        history, done = History(deal_for(code)), []
        for passage in passages:
            history = passage.history
            done.append(passage.step)
        return cls(code, history, tuple(done))

    @property
    def state(self) -> State:
        return self.history.present

    @property
    def can_undo(self) -> bool:
        return self.history.can_undo

    @property
    def can_redo(self) -> bool:
        return self.history.can_redo

    @property
    def text(self) -> str:
        """Everything done so far, one line each, beginning with the deal."""
        return "".join(f"{line}\n" for line in (f"deal {self.code}", *map(write, self.done)))

    def do(self, move: Move) -> tuple["GameRecord", tuple[Event, ...]]:
        """Make a move. Raises IllegalMove when the rules refuse it."""
        state, events = apply(self.state, move)
        return GameRecord(self.code, self.history.push(state), (*self.done, move)), events

    def undo(self) -> "GameRecord":
        """Take back one move. Raises ValueError with a sentence when there is none."""
        return GameRecord(self.code, self.history.undo(), (*self.done, Rewind.UNDO))

    def redo(self) -> "GameRecord":
        """Make the move again that was taken back last. Raises ValueError with a sentence if none was."""
        return GameRecord(self.code, self.history.redo(), (*self.done, Rewind.REDO))

    def back(self, moves: int) -> "GameRecord":
        """Return to the position so many moves ago. Raises ValueError with a sentence if that is too far."""
        return GameRecord(self.code, self.history.back(moves), (*self.done, Return(moves)))


class Passage(NamedTuple):
    """One step of a text and what came of it. Along the history nothing happens: the state is another."""

    step: Step
    history: History[State]
    events: tuple[Event, ...]


def played(text: str) -> tuple[DealCode, Iterator[Passage]]:
    """The deal of a text, and its steps as they are played one after the other.

    Raises TextError for the first line at once, for any other line when its turn comes.
    """
    remaining = lines(text)
    code = _code(next(remaining, Line(1, "")))
    return code, _passages(History(deal_for(code)), remaining)


def _passages(history: History[State], remaining: Iterator[Line]) -> Iterator[Passage]:
    for line in remaining:
        for step in steps(line):
            try:
                history, events = _after(history, step)
            except ValueError as error:
                raise TextError(line, str(error)) from error
            yield Passage(step, history, events)


def _after(history: History[State], step: Step) -> tuple[History[State], tuple[Event, ...]]:
    """The states after a step, whichever it is. Raises ValueError with a sentence."""
    match step:
        case Rewind.UNDO:
            return history.undo(), ()
        case Rewind.REDO:
            return history.redo(), ()
        case Return(moves):
            return history.back(moves), ()
        case _:
            state, events = apply(history.present, step)
            return history.push(state), events


def _code(first: Line) -> DealCode:
    word, _blank, code = first.text.partition(" ")
    if word != "deal":
        raise TextError(first, _("The first line must be “deal” and a deal code"))
    try:
        return DealCode.parse(code)
    except ValueError as error:
        raise TextError(first, str(error)) from error
