"""What the keeping of both games has in common: one game of each kind can be in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.deals import DealCode, Game
from game.results.giving_up import give_up
from game.results.rescue import rescue
from game.store.games import Progress
from game.store.store import Store


class Record(Protocol):
    """What the records of both games have in common."""

    @property
    def code(self) -> DealCode: ...
    @property
    def done(self) -> tuple[Any, ...]: ...
    @property
    def text(self) -> str: ...


class WrittenText:
    """The text of a record, as it grows: of a long game only what is new has to be written."""

    def __init__(self, write: Callable[[Any], str]) -> None:
        """`write` gives the line of one step."""
        self._write = write
        self._known: Record | None = None
        self._text = ""

    def of(self, record: Record) -> str:
        """The whole text of a record."""
        known = self._known
        if known is None or record.code != known.code or record.done[: len(known.done)] != known.done:
            self._text = record.text
        else:
            new = record.done[len(known.done) :]
            self._text += "".join(f"{self._write(step)}\n" for step in new)
        self._known = record
        return self._text


class GameKeeping:
    """Stores one kind of game. A game adds when it stores, and what. `now` is as in Stage."""

    def __init__(self, store: Store, now: Callable[[], str], game: Game) -> None:
        self._store, self._now, self._game = store, now, game

    @property
    def _kept(self) -> Progress | None:
        """The game that is in progress according to the store."""
        return self._store.progress(self._game)

    def _give_up_other(self, key: str) -> None:
        """Another game that is still in progress ends with the first move of this one."""
        if self._kept is not None and self._kept.key != key:
            give_up(self._store, self._game, self._now())

    def _give_up(self, key: str) -> None:
        """End the game with this key, if it is the one in progress."""
        if self._kept is not None and self._kept.key == key:
            give_up(self._store, self._game, self._now())

    def rescue(self) -> str:
        """The game in progress cannot be read: keep what there is of it; returns a sentence."""
        return rescue(self._store, self._game, self._now())
