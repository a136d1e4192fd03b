"""A player for each test at the table of Hearts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.support.hands_here import HANDS, Hand
from tests.support.hearts_player import MATCH, HeartsPlayer

SitAtHearts = Callable[..., HeartsPlayer]
StartHearts = Callable[..., HeartsPlayer]


@pytest.fixture
def sit_at_hearts() -> Iterator[SitAtHearts]:
    """Sits down at a match, waits until all cards are dealt, leaves after the test."""
    seated: list[HeartsPlayer] = []

    def sit_down(code: str = MATCH, **options: object) -> HeartsPlayer:
        player = HeartsPlayer(code, **options)
        seated.append(player)
        player.settle()
        return player

    yield sit_down
    for player in seated:
        player.leave()


@pytest.fixture
def start_hearts(tmp_path: Path) -> Iterator[StartHearts]:
    """Starts the program with a data folder at a match; without a code, goes on with the one in progress."""
    seated: list[HeartsPlayer] = []

    def started(code: str | None = MATCH) -> HeartsPlayer:
        player = HeartsPlayer(code, data_dir=tmp_path, is_reduced_motion=True)  # type: ignore[arg-type]
        seated.append(player)
        player.hurry()
        player.settle()
        if code is None:
            player.press(pygame.K_RETURN)
            player.settle()
        return player

    yield started
    for player in seated:
        player.leave()


@pytest.fixture
def player(sit_at_hearts: SitAtHearts) -> HeartsPlayer:
    """Someone at the table, all cards dealt."""
    return sit_at_hearts()


@pytest.fixture
def calm(sit_at_hearts: SitAtHearts) -> HeartsPlayer:
    """The same with reduced motion and fast opponents."""
    player = sit_at_hearts(is_reduced_motion=True)
    player.hurry()
    return player


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, calm: HeartsPlayer) -> Hand:
    """The same table three times: played by mouse, by keys, by controller."""
    return request.param(calm)
