"""What the keeping of both games has in common: one game of each kind can be in progress."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import Game
from game.results.giving_up import give_up
from game.store.games import Progress
from game.store.store import Store


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

    def drop(self) -> None:
        """The game in progress cannot be read."""
        self._store.drop_progress(self._game)
