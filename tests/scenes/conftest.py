"""A player for each test: one at the table of the published deal, or whoever else sits down."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from game.deals import EXAMPLE
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


@pytest.fixture
def calm(sit: Sit) -> Player:
    """The same with reduced motion."""
    return sit(is_reduced_motion=True)


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, calm: Player) -> Hand:
    """The same table three times: played by mouse, by keys, by controller."""
    return request.param(calm)
