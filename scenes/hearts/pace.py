"""When the next thing happens: thinking pauses of the opponents, and how long a finished trick lies.

It moves no card and knows no picture. It is told how much time has passed, and answers with the move that is
due. Opponents think meanwhile, in slices; their moves come in the order of the seats whatever comes first, so
that the same choices of the player always give the same match.
"""

from __future__ import annotations

import math
import random

from game.hearts.ending import finishing_move
from game.hearts.match import Move, waiting_seats
from game.hearts.opponents import bot_for
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard, TakeTrick
from game.hearts.seats import Seat
from scenes.hearts.session import ME, Session
from scenes.hearts.thinking import HURRIED_SLICES, SLICES, Thinking
from scenes.table import theme
from scenes.table.settings import Settings, Speed

HURRIED = 0.08  # s; between cards after the player has asked to go on
SINGLE_CARD = 0.35  # s; before the only card that may be played is played by itself
NEVER = math.inf


class Pace:
    """The clockwork of a match."""

    def __init__(self, settings: Settings, source: random.Random) -> None:
        self._settings, self._random = settings, source
        self._wait = 0.0
        self._is_hurried = False
        self._thoughts: dict[Seat, Thinking] = {}
        self._pass: tuple[object, int] | None = None  # the match and round whose pass they are about

    def turn(self, session: Session, landing: float = 0.0) -> None:
        """A new position: cards lie in `landing` seconds; then its own pause begins."""
        before, self._pass = self._pass, None
        if session.phase is Phase.PASSING:
            self._pass = (session.code, session.match.number)
        known = self._thoughts if self._pass is not None and self._pass == before else {}
        self._thoughts = {
            seat: known[seat] if seat in known else self._think(session, seat)
            for seat in waiting_seats(session.match)
            if seat is not ME and not session.is_finishing
        }
        self._wait = landing + self._pause(session)
        if session.is_my_turn or session.phase is not Phase.PLAYING:
            self._is_hurried = False

    def _think(self, session: Session, seat: Seat) -> Thinking:
        return Thinking(bot_for(seat), session.match, seat)

    def _pause(self, session: Session) -> float:
        """How long this position stays as it is once the cards lie."""
        state, factor = session.round, self._settings.opponents.value
        if state.phase is Phase.TRICK_COMPLETE:
            return self._hold(session)
        if session.is_finishing:
            return theme.QUICK_STEP
        if state.turn is ME:
            has_choice = len(session.playable) > 1
            return NEVER if has_choice or not self._settings.is_single_card_played else SINGLE_CARD
        if state.turn is None:
            return 0.0
        if self._is_hurried:
            return HURRIED
        return factor * self._random.uniform(theme.THINK_LEAST, theme.THINK_MOST)

    def _hold(self, session: Session) -> float:
        """A finished trick lies still for a while, or until the player goes on."""
        if session.is_finishing or self._settings.opponents is Speed.FAST:
            return theme.TRICK_HOLD_LEAST if not self._is_held(session) else NEVER
        return (
            NEVER if self._is_held(session) else theme.TRICK_HOLD * max(1.0, self._settings.opponents.value)
        )

    def _is_held(self, session: Session) -> bool:
        return self._settings.is_trick_held and not session.is_finishing

    def extend(self, seconds: float) -> None:
        """Something great is on show: wait at least so long."""
        self._wait = max(self._wait, seconds)

    def is_waiting_for_key(self, session: Session) -> bool:
        """Whether a finished trick lies until the player goes on."""
        return session.phase is Phase.TRICK_COMPLETE and self._is_held(session)

    def hurry(self, session: Session) -> None:
        """The player wants to go on: the hold of a trick is over, or the others play without pauses."""
        self._wait, self._is_hurried = 0.0, session.phase is Phase.PLAYING

    def tick(self, session: Session, seconds: float) -> Move | None:
        """Let time pass; the move that is due, if one is."""
        for thought in self._thoughts.values():
            if thought.move is None:
                thought.go_on(SLICES if self._wait > 0 else HURRIED_SLICES)
                break
        self._wait -= seconds
        return self._due(session) if self._wait <= 0 else None

    def _due(self, session: Session) -> Move | None:
        state = session.round
        if state.phase is Phase.TRICK_COMPLETE:
            return TakeTrick()
        if session.is_finishing:
            return finishing_move(state)
        if state.phase is Phase.PASSING:
            return self._due_pass(session)
        if state.turn is ME:
            only = session.playable
            return PlayCard(ME, only[0]) if self._settings.is_single_card_played and len(only) == 1 else None
        return self._thoughts[state.turn].move if state.turn is not None else None

    def _due_pass(self, session: Session) -> Move | None:
        """Opponents put their cards down after the player, in the order of the seats."""
        if session.is_choosing:
            return None
        seat = next(iter(waiting_seats(session.match)))
        move = self._thoughts[seat].move
        assert move is None or isinstance(move, PassCards)
        return move
