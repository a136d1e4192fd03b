"""A player for each test: one at the table of the published deal, or whoever else sits down."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.deals import EXAMPLE
from scenes.app import App
from tests.support.hands_here import HANDS, Hand
from tests.support.player import Player, Sit


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sits down at a deal or at the menu (no code), waits until all lies still, leaves after the test."""
    seated: list[Player] = []
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def sit_down(code: str | None = EXAMPLE, *, is_settled: bool = True, **options: object) -> Player:
        player = Player(code, **options)
        seated.append(player)
        if is_settled:
            player.settle()
        return player

    yield sit_down
    for player in seated:
        player.leave()
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture
def player(sit: Sit) -> Player:
    """Someone at the table of the published deal, all dealt."""
    return sit()


@pytest.fixture(scope="module")
def free_seats() -> Iterator[list[Player]]:
    """Who sits at a table that can be used again by the next test."""
    seats: list[Player] = []
    yield seats
    for seat in seats:
        seat.leave()


@pytest.fixture
def calm(free_seats: list[Player]) -> Iterator[Player]:
    """The same with reduced motion. The table may have been used before; it is as new."""
    if free_seats:
        calm_player = free_seats.pop()
    else:
        calm_player = Player(is_reduced_motion=True)
        calm_player.settle()
    yield calm_player
    if calm_player.can_stay:
        calm_player.clear_table()
        free_seats.append(calm_player)
    else:
        calm_player.leave()


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, calm: Player) -> Hand:
    """The same table three times: played by mouse, by keys, by controller."""
    return request.param(calm)


@pytest.fixture
def clean_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that ends gives its window back first; one that outlives pygame takes the next with it."""
    close = App.close

    def close_window_first(app: App) -> None:
        app.screen.window.destroy()
        close(app)

    monkeypatch.setattr(App, "close", close_window_first)


@pytest.fixture
def start(sit: Sit, tmp_path: Path) -> Callable[..., Player]:
    """Starts the program with a data folder: at the menu, or at a deal."""

    def started(code: str | None = None, **options: object) -> Player:
        return sit(code, data_dir=tmp_path, is_reduced_motion=True, **options)

    return started
