"""The menu: each of its ways leads where it says, once."""

from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.rules import Outcome, outcome
from game.store.games import Progress
from game.store.opening import open_store
from scenes.calendar.scene import CalendarScene
from scenes.how_to_play.scene import HowToPlayScene
from scenes.menu.scene import MenuScene
from scenes.menu.tiles import Tile
from scenes.table.assets import BOLD
from scenes.table.button_art import ICON
from scenes.table.buttons import Button
from scenes.table.toast import TOAST_Z
from tests.support.hands_here import HANDS, Hand
from tests.support.player import Player, Sit
from tests.support.screens import SIZES, size_name
from tests.support.shelf import shelf

LEGIBLE = 13  # pixels


@pytest.fixture
def menu(sit: Sit) -> Player:
    return sit(None, is_reduced_motion=True)


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def menu_hand(request: pytest.FixtureRequest, menu: Player) -> Hand:
    return request.param(menu)


@pytest.mark.parametrize("way", ["solitaire", "deal"])
def test_both_ways_to_a_new_deal_lead_to_one(menu_hand: Hand, way: str) -> None:
    menu_hand.pick(way)
    player = menu_hand.player
    player.settle()
    assert (player.moves, player.selected, player.overlay) == ([], None, None)
    assert outcome(player.state) is Outcome.PLAYING
    assert player.strays() == []


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_n])
def test_one_key_starts_a_game_from_the_first_moment(menu: Player, key: int) -> None:
    menu.press(key)
    menu.settle()
    assert menu.moves == []


def test_the_line_for_a_code_opens_and_closes(menu_hand: Hand) -> None:
    menu_hand.pick("code")
    assert menu_hand.player.overlay == "code"
    menu_hand.back()
    assert menu_hand.player.overlay is None


@pytest.mark.parametrize("key", [None, pygame.K_F1])
def test_how_to_play_is_a_page_away(menu: Player, key: int | None) -> None:
    if key is None:
        menu.click("rules")
    else:
        menu.press(key)
    menu.settle()
    assert isinstance(menu.app.scene, HowToPlayScene)


def test_back_points_at_quit_and_does_not_quit(menu: Player) -> None:
    menu.press(pygame.K_ESCAPE)
    assert menu.focus == "quit"
    assert menu.app.is_running
    menu.press(pygame.K_RETURN)
    assert not menu.app.is_running


def test_a_setting_of_the_menu_holds_at_the_table(menu: Player) -> None:
    for way in ("options", "play", "placement_help", "back", "deal"):
        menu.click(way)
        menu.settle()
    assert menu.marks == {}
    menu.click(25)
    assert list(menu.marks.values()) == ["selected"]


def test_a_setting_of_the_table_holds_in_the_menu(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    player.click("pause", "placement_help", "menu")
    player.settle()
    player.click("options")
    player.settle()
    player.click("play")
    assert not player.widgets.find("placement_help").is_on


@pytest.mark.parametrize("way", ["solitaire", "deal"])
@pytest.mark.parametrize(("is_reduced", "pause"), [(False, 0.0), (False, 0.1), (True, 0.1)])
def test_a_double_click_starts_one_game_and_makes_no_move_in_it(
    sit: Sit, way: str, is_reduced: bool, pause: float
) -> None:
    player = sit(None, is_reduced_motion=is_reduced, size=(1280, 720))
    rect = player.rect_of(way)
    for share in (0.1, 0.9):
        point = (rect.left + share * rect.width, rect.centery)
        player.click(point)
        player.wait(pause)
        player.click(point)
        player.settle()
        assert (player.moves, player.selected, player.overlay) == ([], None, None)
        player.click("pause", "menu")
        player.settle()


def test_input_cuts_the_way_to_the_table_short(sit: Sit) -> None:
    player = sit(None)
    player.click("deal")
    assert player.app.transition.is_running
    player.press(pygame.K_UP)
    assert not player.app.transition.is_running
    assert player.moves == []


def test_leaving_and_coming_back_goes_on_with_the_deal(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    player.click("stock", "pause", "menu", "yes")
    player.settle()
    player.click("continue")
    player.settle()
    assert player.moves == ["draw"]


def test_leaving_and_coming_back_deals_anew_when_nothing_was_done(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    player.click("pause", "menu")
    player.settle()
    player.click("deal")
    player.settle()
    assert player.moves == []
    assert player.scene.session.seconds == 0


def test_full_screen_and_back_from_the_menu(menu: Player) -> None:
    menu.click("options")
    menu.settle()
    for is_full in (True, False):
        menu.click("fullscreen")
        menu.wait(0.4)
        assert menu.app.stage.settings.is_fullscreen == is_full


def test_the_daily_deals_are_reached_and_left(menu_hand: Hand) -> None:
    menu_hand.pick("daily")
    menu_hand.player.settle()
    assert isinstance(menu_hand.player.here, CalendarScene)
    menu_hand.back()
    menu_hand.player.settle()
    assert isinstance(menu_hand.player.here, MenuScene)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_small_buttons_have_letters_of_one_size_that_can_be_read(sit: Sit, size: tuple[int, int]) -> None:
    menu = sit(None, size=size, is_settled=False)
    buttons = [widget for widget in menu.widgets.widgets if isinstance(widget, Button)]
    assert len(buttons) == 6
    (letters,) = {button.letters for button in buttons}
    assert letters >= LEGIBLE
    look = menu.menu.view.look
    for button in buttons:
        icon = ICON * letters + look.size(14, 6) if button.icon else 0
        assert look.assets.width(button.label, letters, BOLD) + icon < button.rect.width - 8


@pytest.mark.parametrize(
    ("games", "lit"), [((), "solitaire"), (("HE",), "hearts"), (("HE", "HH"), "solitaire")]
)
def test_the_tile_of_the_game_played_last_is_lit(
    sit: Sit, tmp_path: Path, games: tuple[str, ...], lit: str
) -> None:
    texts = {"HH": "deal HH1-N-AAAAAAM\ndraw\n", "HE": "match HE1-N-AAAAAAM\n"}
    store = open_store(tmp_path, "x").store
    for game in games:
        store.set_progress(game, Progress(texts[game], 1.0))
    store.close()
    menu = sit(None, data_dir=tmp_path, is_reduced_motion=True)
    menu.menu.draw()
    assert [tile.key for tile in menu.widgets.widgets if isinstance(tile, Tile) and tile.is_lit] == [lit]


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1920, 1080)], ids=size_name)
def test_a_long_notice_can_be_read(sit: Sit, size: tuple[int, int]) -> None:
    menu = sit(None, size=size, is_reduced_motion=True)
    sentence = (
        "Your saved games were damaged. What could be read was kept; the old file is now "
        "two-of-hearts.damaged-2026-11-30-101500.db."
    )
    menu.menu.toast.say(sentence)
    menu.wait(0.5)
    lettering = shelf(size).lettering
    lines = [s for s in menu.menu.draw().sprites if s.z > TOAST_Z]
    assert " ".join(lettering[line.image][0] for line in lines) == sentence
    assert min(lettering[line.image][1] for line in lines) >= LEGIBLE
    edges = [line.image.get_rect(center=(line.x, line.y)) for line in lines]
    assert all(pygame.Rect(0, 0, *size).contains(edge) for edge in edges)


def test_the_wheel_and_other_buttons_start_nothing(menu: Player) -> None:
    for button in (2, 4, 5, 6, 7):
        menu.click("solitaire", "quit", button=button)
    menu.settle()
    assert menu.menu.overlay is None
    assert menu.app.is_running
