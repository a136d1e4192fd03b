"""The match in progress and the store: every step is stored as it is made, and read again by Continue."""

from __future__ import annotations

from game.cards import Card
from game.deals import Game
from game.hearts.notation import write
from game.hearts.record import MatchRecord
from game.hearts.round import PASSED
from game.language import _
from game.store.store import Progress, Store
from scenes.hearts.session import Session
from scenes.trace import Trace

GAME = Game.HEARTS.value


class Keeping:
    """Stores a session as often as it has changed: its moves, and the cards chosen for the pass."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._record: MatchRecord | None = None  # as it was stored last
        self._text = ""
        self._chosen: tuple[Card, ...] = ()

    def continued(self, trace: Trace) -> Session:
        """The match in progress. Raises ValueError with a sentence when it cannot be played again."""
        progress = self._store.progress(GAME)
        if progress is None:
            raise ValueError(_("There is no match in progress"))
        record = MatchRecord.replay(progress.text)
        session = Session(record.code, trace)
        session.adopt(record)
        if session.is_choosing:
            held = {str(card): card for card in session.hand()}
            session.picked = [held[word] for word in dict.fromkeys(progress.pending) if word in held][:PASSED]
        self._record, self._chosen, self._text = record, tuple(session.picked), record.text
        return session

    def store(self, session: Session) -> None:
        """Store what was done; forget a match that is over."""
        chosen = tuple(session.picked)
        if session.winner is not None:
            self.drop()
        elif (session.record.done or chosen or self._chosen) and (
            session.record is not self._record or chosen != self._chosen
        ):
            self._text = self._text_of(session.record)
            self._record, self._chosen = session.record, chosen
            self._store.set_progress(GAME, Progress(self._text, 0.0, tuple(map(str, chosen))))

    def _text_of(self, record: MatchRecord) -> str:
        """The text of a record: of a long match only what is new has to be written."""
        known = self._record
        if known is None or record.code != known.code or record.done[: len(known.done)] != known.done:
            return record.text
        return self._text + "".join(f"{write(move)}\n" for move in record.done[len(known.done) :])

    def drop(self) -> None:
        """The match is over or given up."""
        self._record, self._chosen = None, ()
        self._store.drop_progress(GAME)
