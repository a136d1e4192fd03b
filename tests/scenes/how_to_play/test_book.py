"""The pages of how to play, turned by mouse, keys and controller."""

from collections.abc import Iterator

import pygame
import pytest

from game.cards import Card
from game.deals import Game
from scenes.how_to_play.pages import pages_of
from scenes.menu.scene import MenuScene
from scenes.scene import HowToPlayRoute
from tests.support.reader import Reader


@pytest.fixture
def reader() -> Iterator[Reader]:
    reader = Reader(HowToPlayRoute())
    yield reader
    reader.leave()


def test_next_turns_the_page_until_the_last(reader: Reader) -> None:
    count = len(pages_of(Game.HEART_TO_HEART))
    seen = [reader.here.page.heading]
    for _page in range(count + 2):
        reader.click("next")
        seen.append(reader.here.page.heading)
    assert list(dict.fromkeys(seen)) == [page.heading for page in pages_of(Game.HEART_TO_HEART)]
    assert not reader.widgets.find("next").is_enabled


def test_previous_turns_back_until_the_first(reader: Reader) -> None:
    assert not reader.widgets.find("previous").is_enabled
    reader.click("next", "next", "previous", "previous", "previous")
    assert reader.here.number == 0


def test_each_game_has_pages_of_its_own(reader: Reader) -> None:
    reader.click("next", "hearts")
    assert (reader.here.game, reader.here.number) == (Game.HEARTS, 0)
    reader.click("solitaire")
    assert reader.here.game is Game.HEART_TO_HEART


def test_it_opens_at_the_game_that_was_asked_for() -> None:
    reader = Reader(HowToPlayRoute(Game.HEARTS))
    assert reader.here.page == pages_of(Game.HEARTS)[0]
    reader.leave()


def test_a_controller_turns_pages_with_its_shoulders(reader: Reader) -> None:
    reader.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    reader.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    reader.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert reader.here.number == 1


@pytest.mark.parametrize("way", ["key", "pad", "mouse"])
def test_back_leads_to_the_menu(reader: Reader, way: str) -> None:
    if way == "key":
        reader.press(pygame.K_ESCAPE)
    elif way == "pad":
        reader.button(pygame.CONTROLLER_BUTTON_B)
    else:
        reader.click("back")
    reader.settle()
    assert isinstance(reader.app.scene, MenuScene)


@pytest.mark.parametrize("game", Game)
def test_every_figure_shows_cards_of_its_game(game: Game) -> None:
    for page in pages_of(game):
        cards = [Card.parse(laid.card) for laid in page.figure.cards if laid.card]
        assert cards
        if game is Game.HEART_TO_HEART:
            assert {card.suit.name for card in cards} == {"HEARTS"}
