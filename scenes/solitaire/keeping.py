"""The game in progress and the store: every step is stored as it is made, and read again by Continue."""

from __future__ import annotations

from game.deals import Game
from game.heart_to_heart.record import GameRecord
from game.language import _
from game.store.store import Progress, Store
from scenes.solitaire.session import Session
from scenes.trace import Trace

GAME = Game.HEART_TO_HEART.value
CLOCK_STEP = 5.0  # s; so much of the clock can be lost when the power is


class Keeping:
    """Stores a session as often as it has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._record: GameRecord | None = None  # as it was stored last
        self._seconds = 0.0

    def continued(self, trace: Trace) -> Session:
        """The game in progress. Raises ValueError with a sentence when it cannot be played again."""
        progress = self._store.progress(GAME)
        if progress is None:
            raise ValueError(_("There is no game in progress"))
        self._record, self._seconds = GameRecord.replay(progress.text), progress.seconds
        session = Session(self._record.code, trace)
        session.record, session.seconds = self._record, self._seconds
        return session

    def store(self, session: Session, every: float = 0.0) -> None:
        """Store a step, or a clock that went on by more than `every` seconds; forget a game that is won."""
        if not session.has_progress:
            if self._record is not None:
                self.drop()
        elif session.record is not self._record or session.seconds > self._seconds + every:
            self._record, self._seconds = session.record, session.seconds
            self._store.set_progress(GAME, Progress(self._record.text, self._seconds))

    def drop(self) -> None:
        """The game is given up."""
        self._record = None
        self._store.drop_progress(GAME)
