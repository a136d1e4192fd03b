"""What can be set for Hearts, and the way to all options and back."""

from __future__ import annotations

import pygame

from scenes.options.scene import OptionsScene
from scenes.table.settings import Sorting
from tests.support.hearts_player import HeartsPlayer


def in_the_options(player: HeartsPlayer) -> None:
    player.click("pause", "options")
    player.settle()
    assert isinstance(player.here, OptionsScene)


def back_at_the_table(player: HeartsPlayer) -> None:
    player.press(pygame.K_ESCAPE)
    player.settle()
    assert player.overlay == "pause"
    player.click("resume")


def test_cards_chosen_for_the_pass_are_still_chosen_on_the_way_back(calm: HeartsPlayer) -> None:
    first, second = calm.hand[:2]
    calm.click(first, second)
    in_the_options(calm)
    back_at_the_table(calm)
    assert calm.scene.session.picked == [first, second]


def test_another_order_lies_there_on_the_way_back(calm: HeartsPlayer) -> None:
    before = calm.hand
    in_the_options(calm)
    calm.app.stage.settings.sorting = Sorting.HIGH_FIRST
    back_at_the_table(calm)
    assert calm.hand != before
    assert set(calm.hand) == set(before)
    places = calm.scene.view.places(calm.scene.session)
    assert all(calm.scene.view.table.sprites[card].place == places[card] for card in calm.hand)
