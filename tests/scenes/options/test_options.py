"""The page of options: groups, rows, help, a preview, and the way there and back."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.scene import MenuScene
from scenes.options.scene import HELP_Z, OptionsScene
from scenes.scene import OptionsRoute
from scenes.table.settings import Face, Motion, Theme
from tests.support.hands_here import HANDS, Hand
from tests.support.player import Player, Sit
from tests.support.reader import Reader
from tests.support.shelf import shelf

GROUPS = ("sound", "motion", "picture", "play", "controls", "data")
LARGE = (1280, 720)


@pytest.fixture
def page(sit: Sit) -> Player:
    """Someone who has opened the options from the menu."""
    player = sit(None, is_reduced_motion=True, size=LARGE)
    player.click("options")
    player.settle()
    return player


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, page: Player) -> Hand:
    return request.param(page)


@pytest.fixture
def paused(sit: Sit) -> Player:
    """Someone with a card selected after a draw, in the pause of a game."""
    player = sit(is_reduced_motion=True)
    player.click("stock", 25)
    player.press(pygame.K_p)
    return player


def words(player: Player) -> list[str]:
    """Every line of text on the page."""
    lettering = shelf(player.app.screen.size).lettering
    return [lettering[s.image][0] for s in player.here.draw().sprites if s.image in lettering]


def help_of(player: Player) -> str:
    lettering = shelf(player.app.screen.size).lettering
    (line,) = (s for s in player.here.draw().sprites if s.z == HELP_Z and s.image in lettering)
    return lettering[line.image][0]


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_opens_and_shows_its_rows(hand: Hand, group: str) -> None:
    hand.pick(group)
    page = hand.player.here
    assert isinstance(page, OptionsScene)
    assert page.open_group == group
    shown = [item.key for item in page.rows][: page.list.fitting]
    assert set(shown) <= set(hand.player.rects())


def test_shoulder_buttons_turn_through_the_groups_and_round(page: Player) -> None:
    page.click("sound")
    seen = []
    for _turn in GROUPS:
        seen.append(page.here.open_group)
        page.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert tuple(seen) == GROUPS
    assert page.here.open_group == "sound"
    page.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert page.here.open_group == "data"


@pytest.mark.parametrize("group", GROUPS)
def test_the_help_is_about_the_row_with_the_focus(page: Player, group: str) -> None:
    page.click(group)
    for number, item in enumerate(page.here.rows):
        page.here.list.reveal(number)
        page.here.rebuild()
        page.here.controls.show(item.key, page.rects())
        assert help_of(page) == item.help
        assert item.help.endswith(".")


def test_the_help_is_about_the_row_under_the_mouse(page: Player) -> None:
    page.hover("theme")
    page.settle()
    assert help_of(page) == page.here.rows[0].help
    page.hover((1, 1))
    page.settle()
    assert help_of(page) != page.here.rows[0].help


def test_back_leads_to_the_menu(hand: Hand) -> None:
    hand.back()
    hand.player.settle()
    assert isinstance(hand.player.here, MenuScene)


def test_from_a_pause_the_way_back_leads_to_the_same_moment(paused: Player) -> None:
    scene, session = paused.scene, paused.scene.session
    paused.click("options")
    paused.settle()
    assert isinstance(paused.here, OptionsScene)
    paused.press(pygame.K_ESCAPE)
    paused.settle()
    assert paused.scene is scene
    assert paused.scene.session is session
    assert paused.overlay == "pause"
    paused.click("resume")
    assert paused.moves == ["draw"]
    assert paused.strays() == []


def test_a_deal_on_which_nothing_was_done_is_there_again(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    code = player.code
    player.click("pause", "options")
    player.settle()
    player.press(pygame.K_ESCAPE)
    player.settle()
    assert (player.code, player.moves, player.overlay) == (code, [], "pause")


def test_a_theme_chosen_from_a_pause_is_that_of_the_table_on_the_way_back(paused: Player) -> None:
    for way in ("options", "theme", "back"):
        paused.click(way)
        paused.settle()
    assert paused.app.stage.assets.dress.theme is Theme.LIGHT
    backdrop = paused.scene.view.background.backdrop
    assert sum(backdrop.get_at((5, 200))[:3]) > 3 * 180
    assert paused.strays() == []


def test_over_a_game_nobody_touches_the_data_that_it_is_stored_in(paused: Player) -> None:
    paused.click("options")
    paused.settle()
    assert "data" not in paused.rects()


def test_the_game_is_stored_while_its_player_is_in_the_options(paused: Player) -> None:
    paused.click("options")
    paused.settle()
    assert paused.app.stage.store.progress("HH").text.endswith("draw\n")


def test_where_not_all_rows_fit_the_wheel_and_the_arrows_scroll(sit: Sit) -> None:
    page = Reader(OptionsRoute("play"), size=(640, 360))
    rows = [item.key for item in page.here.rows]
    assert rows[-1] not in page.rects()
    page.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-9))
    page.app.step()
    assert rows[-1] in page.rects()
    assert rows[0] not in page.rects()
    page.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=9))
    page.app.step()
    page.here.controls.show(rows[0], page.rects())
    seen = [page.focus]
    for _row in rows[1:]:
        page.press(pygame.K_DOWN)
        seen.append(page.focus)
    assert seen == rows
    page.leave()


def test_a_new_look_keeps_the_focus_and_the_place_in_the_list(page: Player) -> None:
    page.here.controls.show("face", page.rects())
    page.press(pygame.K_RIGHT)
    assert page.app.stage.settings.face is Face.LARGE
    assert page.focus == "face"


def test_the_preview_shows_real_cards_as_they_look_now(page: Player) -> None:
    def picture() -> bytes:
        place = page.here.places.preview
        return pygame.image.tobytes(page.app.screen.canvas.subsurface(place), "RGB")

    seen = set()
    for _choice in range(4):
        page.wait(0.1)
        seen.add(picture())
        page.click("face")
    for _choice in range(3):
        page.click("back_of_cards")
        page.wait(0.1)
        seen.add(picture())
    assert len(seen) >= 6


def test_with_motion_off_the_page_is_there_at_once(sit: Sit) -> None:
    player = sit(None, is_reduced_motion=True)
    player.app.stage.settings.motion = Motion.OFF
    player.click("options")
    assert isinstance(player.here, OptionsScene)
    assert not player.app.transition.is_running


def test_a_pose_of_a_group_that_is_not_there_is_refused(page: Player) -> None:
    with pytest.raises(ValueError, match="nothing like that"):
        page.here.pose("", "win")
