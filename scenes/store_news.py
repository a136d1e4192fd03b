"""What the player is told about the store while the program runs."""

from __future__ import annotations

from game.language import _
from game.store.store import Store


class StoreNews:
    """Something cannot be written, or can be again: each is said once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._was_told = False

    def latest(self) -> str:
        """A sentence; empty when there is nothing new."""
        failure, was_told = self._store.failure, self._was_told
        self._was_told = bool(failure)
        if failure and not was_told:
            return _("The game cannot be saved: {reason}").format(reason=failure)
        return _("Everything is saved again") if was_told and not failure else ""
