"""The game in progress and the store: every step is stored as it is made, and read again by Continue."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import Game
from game.heart_to_heart.notation import write
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome
from game.language import _
from game.results.deals import result_of
from game.store.games import Progress, key_of
from game.store.store import Store
from scenes.game_keeping import GameKeeping, WrittenText
from scenes.solitaire.session import Session
from scenes.trace import Trace


class Keeping(GameKeeping):
    """Stores a session as often as it has changed, and its result when it is over."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        super().__init__(store, now, Game.HEART_TO_HEART)
        self._record: GameRecord | None = None  # as it was stored last
        self._text = WrittenText(write)
        self._seconds, self._hints = 0.0, 0

    def continued(self, trace: Trace) -> Session:
        """The game in progress. Raises ValueError with a sentence when it cannot be played again."""
        progress = self._kept
        if progress is None:
            raise ValueError(_("There is no game in progress"))
        record = GameRecord.replay(progress.text)
        session = Session(
            record.code, trace, progress.key or key_of(record.code, self._now()), progress.daily
        )
        session.record, session.seconds, session.hints = record, progress.seconds, progress.hints
        self._remember(session)
        if not progress.key:  # of a store of version 1
            self._store.set_progress(self._game, self._progress(session))
        return session

    def store(self, session: Session) -> None:
        """Store a step, or the clock; a game that is won is over.

        Undone after that it is in progress again, and when it is won again it still counts once.
        """
        if not session.record.done:
            return
        has_changed, is_later = self._has_changed(session), session.seconds > self._seconds
        self._remember(session)
        if has_changed:
            self._store_game(session)
        elif is_later and self._kept is not None and self._kept.key == session.key:
            self._store.set_clock(self._game, session.seconds)

    def _store_game(self, session: Session) -> None:
        self._give_up_other(session.key)
        if session.outcome is Outcome.WON:
            self._store.add_result(result_of(session.record, self._progress(session), self._now()))
        else:
            self._store.set_progress(self._game, self._progress(session))

    def _has_changed(self, session: Session) -> bool:
        return session.record is not self._record or session.hints != self._hints

    def _remember(self, session: Session) -> None:
        self._record, self._seconds, self._hints = session.record, session.seconds, session.hints

    def _progress(self, session: Session) -> Progress:
        text = self._text.of(session.record)
        return Progress(text, session.seconds, (), session.key, session.daily, "", session.hints)

    def give_up(self, session: Session) -> None:
        """The player leaves this game for another one."""
        self.store(session)
        self._give_up(session.key)
        self._record = None
