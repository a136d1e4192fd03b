"""The match in progress and the store: every step is stored as it is made, and read again by Continue."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import Game
from game.hearts.notation import write
from game.hearts.record import MatchRecord
from game.hearts.round import PASSED
from game.language import _
from game.results.matches import result_of
from game.store.games import Progress, Result, key_of
from game.store.store import Store
from scenes.game_keeping import GameKeeping, WrittenText
from scenes.hearts.session import Session
from scenes.trace import Trace

REST = "rest"  # among what is pending: the player takes the rest


class Keeping(GameKeeping):
    """Stores a session as often as it has changed: its moves, the cards chosen for the pass, taking the rest.

    A match that is over leaves its result.
    """

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        super().__init__(store, now, Game.HEARTS)
        self._record: MatchRecord | None = None  # as it was stored last
        self._text = WrittenText(write)
        self._pending: tuple[str, ...] = ()
        self._hints = 0

    def continued(self, trace: Trace) -> Session:
        """The match in progress. Raises ValueError with a sentence when it cannot be played again."""
        progress = self._kept
        if progress is None:
            raise ValueError(_("There is no match in progress"))
        record = MatchRecord.replay(progress.text)
        session = Session(record.code, trace, progress.key or key_of(record.code, self._now()))
        session.adopt(record)
        session.strength, session.hints = progress.strength or session.strength, progress.hints
        if session.is_choosing:
            held = {str(card): card for card in session.hand()}
            session.picked = [held[word] for word in dict.fromkeys(progress.pending) if word in held][:PASSED]
        else:
            session.is_rest_given = REST in progress.pending
        self._record = record
        self._pending, self._hints = _pending(session), session.hints
        if not progress.key:  # of a store of version 1
            self._store.set_progress(self._game, self._progress(session))
        return session

    def store(self, session: Session) -> None:
        """Store what was done, or the result of a match that is over."""
        is_begun = session.record.done or session.picked or self._pending
        if not (is_begun and self._has_changed(session)):
            return
        self._record, self._pending = session.record, _pending(session)
        self._hints = session.hints
        self._give_up_other(session.key)
        if session.winner is not None:
            self._store.add_result(self._result(session))
        else:
            self._store.set_progress(self._game, self._progress(session))

    def _has_changed(self, session: Session) -> bool:
        is_other = session.record is not self._record or session.hints != self._hints
        return is_other or _pending(session) != self._pending

    def _progress(self, session: Session) -> Progress:
        text = self._text.of(session.record)
        return Progress(text, 0.0, _pending(session), session.key, "", session.strength, session.hints)

    def _result(self, session: Session) -> Result:
        return result_of(session.record, session.chapters, self._progress(session), self._now())

    def give_up(self, session: Session) -> None:
        """The player leaves this match for another one."""
        self.store(session)
        self._give_up(session.key)
        self._record, self._pending = None, ()


def _pending(session: Session) -> tuple[str, ...]:
    """What the player has chosen and is no move yet: cards to be passed, or to take the rest."""
    return (REST,) if session.is_rest_given else tuple(map(str, session.picked))
