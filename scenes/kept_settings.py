"""The settings and the store: read at the start, written as soon as one of them changes."""

from __future__ import annotations

from enum import Enum
from typing import Any

from game.store.store import Store
from scenes.table.settings import LIMITS, Settings


def recall(settings: Settings, store: Store) -> None:
    """Set what was stored; what was not, is of another type or impossible, stays."""
    for name in Settings.__slots__:
        value = getattr(settings, name)
        found: Any
        if isinstance(value, Enum):
            found = type(value).__members__.get(store.setting(name, value.name), value)
        else:
            found = store.setting(name, value)
        if name not in LIMITS or LIMITS[name][0] <= found <= LIMITS[name][1]:
            setattr(settings, name, found)


class KeptSettings:
    """Knows the settings as they were when the program started, or were stored the last time."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings, self._store = settings, store
        self._known = _values(settings)

    def store(self) -> None:
        """Store what has changed since. What only the command line said has not."""
        values = _values(self._settings)
        if values == self._known:
            return
        for name, value in values.items():
            if value != self._known[name]:
                self._store.set_setting(name, value)
        self._known = values


def _values(settings: Settings) -> dict[str, Any]:
    """Every setting as it is stored: a choice by its name."""
    values = {name: getattr(settings, name) for name in Settings.__slots__}
    return {name: value.name if isinstance(value, Enum) else value for name, value in values.items()}
