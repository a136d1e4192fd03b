"""Opens replays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.scene import ReplayRoute
from tests.support.replays import SHORT, Open
from tests.support.watcher import Watcher


@pytest.fixture
def open_replay() -> Iterator[Open]:
    """Opens replays, with reduced motion unless it is said otherwise."""
    watchers: list[Watcher] = []

    def opened(text: str = SHORT, route: ReplayRoute | None = None, **options: object) -> Watcher:
        settings = {"is_reduced_motion": True, **options}
        watchers.append(Watcher(route or ReplayRoute(text), **settings))
        return watchers[-1]

    yield opened
    for watcher in watchers:
        watcher.leave()
