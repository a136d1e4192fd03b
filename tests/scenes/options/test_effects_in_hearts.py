"""What the settings of Hearts do at its table."""

from __future__ import annotations

import pytest

from game.hearts.seats import SEATS
from scenes.hearts.plates import PLATE_Z
from scenes.hearts.scene import HeartsScene
from scenes.scene import HeartsRoute
from scenes.table.settings import Settings, Sorting
from tests.support.player import Player, Sit


@pytest.fixture
def table(sit: Sit) -> Player:
    """Someone at the table in a large picture."""
    return sit(is_reduced_motion=True, size=(1280, 720))


def settings_of(player: Player) -> Settings:
    return player.app.stage.settings


def at_hearts(player: Player) -> Player:
    player.app.enter(HeartsRoute())
    player.app.step()
    return player


@pytest.mark.parametrize("sorting", list(Sorting))
def test_the_hand_is_sorted_as_it_is_set(table: Player, sorting: Sorting) -> None:
    settings_of(table).sorting = sorting
    session = at_hearts(table).app.scene.session
    assert session.sorting is sorting


def test_the_button_that_sorts_sets_it_for_good(table: Player) -> None:
    scene = at_hearts(table).app.scene
    scene.sort()
    assert settings_of(table).sorting is Sorting.HIGH_FIRST
    scene.start(None)
    assert scene.session.sorting is Sorting.HIGH_FIRST


def lines_on_plates(scene: HeartsScene) -> int:
    return sum(sprite.z == PLATE_Z + 3 for sprite in scene.draw().sprites)


def test_without_a_score_no_plate_shows_points(table: Player) -> None:
    scene = at_hearts(table).app.scene
    assert lines_on_plates(scene) == 2 * len(SEATS)
    settings_of(table).is_score_shown = False
    assert lines_on_plates(scene) == len(SEATS)
