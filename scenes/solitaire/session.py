"""A game as it is being played: the record, the selection, the clock and the streak. It knows no picture."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.deals import DealCode
from game.heart_to_heart.notation import Return, Rewind, Step, write
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import (
    Event,
    Move,
    Outcome,
    Pair,
    PairRemoved,
    Place,
    Refusal,
    State,
    StockMove,
    outcome,
    refusal,
    refusal_to_pick,
)
from scenes.trace import Trace


class Pick(Enum):
    """What picking a card did."""

    SELECTED = auto()
    DESELECTED = auto()
    PAIRED = auto()
    REFUSED = auto()  # nothing at all happened
    SWITCHED = auto()  # the ranks differ; the new card is the selected one now


class Picked(NamedTuple):
    """The answer to a pick: what it did, what happened, why not."""

    pick: Pick
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


class Session:
    """One deal from its first card on. Every change goes through here, and into the trace."""

    is_watched = False  # somebody looks on: nothing is suggested

    def __init__(self, code: DealCode, trace: Trace, key: str = "", daily: str = "") -> None:
        """Deal. `key` names this one game, `daily` is the date whose deal it is; see Progress."""
        self._trace = trace
        self.key, self.daily, self.hints = key, daily, 0
        trace.hold()
        self.record = GameRecord.new(code)
        self.selected: Place | None = None
        self.seconds = 0.0
        self.streak = 0
        self.grade = ""  # how hard a winnable deal is, in a word
        self.par: int | None = None  # moves of a shortest win of a winnable deal, once it is known

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def code(self) -> DealCode:
        return self.record.code

    @property
    def outcome(self) -> Outcome:
        return outcome(self.state)

    @property
    def has_progress(self) -> bool:
        """Whether leaving would lose something: moves were made and the heart is not won."""
        return bool(self.record.done) and self.outcome is not Outcome.WON

    @property
    def is_clock_running(self) -> bool:
        """The clock runs from the first move until the game is over."""
        return self.has_progress and self.outcome is Outcome.PLAYING

    def pick(self, place: Place) -> Picked:
        """Select a card, deselect it, or pair it with the selected one."""
        reason = refusal_to_pick(self.state, place)
        if reason is not None:
            return Picked(Pick.REFUSED, refusal=reason)
        if self.selected is None:
            self.selected = place
            return Picked(Pick.SELECTED)
        if self.selected == place:
            self.selected = None
            return Picked(Pick.DESELECTED)
        pair = Pair(self.selected, place)
        reason = refusal(self.state, pair)
        if reason is not None:
            self.selected = place
            return Picked(Pick.SWITCHED, refusal=reason)
        return Picked(Pick.PAIRED, self.do(pair))

    def stock_move(self) -> StockMove | None:
        """What the stock can do now: be drawn from, be made again from the waste, or nothing."""
        return next((move for move in StockMove if refusal(self.state, move) is None), None)

    def do(self, move: Move) -> tuple[Event, ...]:
        """Make a move. Raises IllegalMove when the rules refuse it."""
        self.record, events = self.record.do(move)
        self._note(move)
        has_pair = any(isinstance(event, PairRemoved) for event in events)
        self.streak = self.streak + 1 if has_pair else 0
        return events

    def undo(self) -> bool:
        """Take a move back; False when there is none."""
        if not self.record.can_undo:
            return False
        self.record = self.record.undo()
        self._note(Rewind.UNDO)
        return True

    def redo(self) -> bool:
        """Make the undone move again; False when there is none."""
        if not self.record.can_redo:
            return False
        self.record = self.record.redo()
        self._note(Rewind.REDO)
        return True

    def back(self, moves: int) -> None:
        """Return to the position so many moves ago. Raises ValueError when that is too far."""
        self.record = self.record.back(moves)
        self._note(Return(moves))

    def _note(self, step: Step) -> None:
        """A selection never outlives the position it was made in; the trace gets a line."""
        is_on_the_way_back = isinstance(step, Rewind | Return)
        self.selected, self.streak = None, 0 if is_on_the_way_back else self.streak
        self._trace.write(write(step))
