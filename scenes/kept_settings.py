"""The settings and the store: read at the start, written as soon as one of them changes."""

from __future__ import annotations

from game.store.store import Store
from scenes.table.settings import Settings, Speed

SPEED = "opponents"


def recall(settings: Settings, store: Store) -> None:
    """Set what was stored; what was not, or is of another type, stays."""
    for name, value in _values(settings).items():
        setattr(settings, name, store.setting(name, value) if name != SPEED else _speed(store, settings))
    if not 0 <= settings.volume <= 1:
        settings.volume = Settings().volume


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


def _values(settings: Settings) -> dict[str, bool | float | str]:
    """Every setting as it is stored."""
    values = {name: getattr(settings, name) for name in Settings.__slots__}
    return {name: value.name if isinstance(value, Speed) else value for name, value in values.items()}


def _speed(store: Store, settings: Settings) -> Speed:
    name = store.setting(SPEED, settings.opponents.name)
    return Speed[name] if name in Speed.__members__ else settings.opponents
