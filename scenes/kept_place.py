"""Remembers from one run to the next where the window was."""

from __future__ import annotations

from game.store.store import Store
from scenes.screen import Screen
from scenes.window_place import WindowPlace

PLACE = "window"  # the name under which it is stored


class KeptPlace:
    """The place in the store; a size that was asked for holds for one run only, and nothing is remembered."""

    def __init__(self, store: Store, is_size_given: bool) -> None:
        self._store, self._is_size_given = store, is_size_given

    @property
    def last(self) -> WindowPlace | None:
        """Where the window was the last time, if that counts."""
        return None if self._is_size_given else WindowPlace.parse(self._store.setting(PLACE, ""))

    def keep(self, screen: Screen) -> None:
        """Remember where the window is now."""
        if not self._is_size_given:
            self._store.set_setting(PLACE, screen.place.text)
