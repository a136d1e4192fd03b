"""The table of Hearts in rough hands: other sizes, closing, codes, controllers pulled out, doing nothing."""

from collections.abc import Callable

import pygame
import pytest

from game.deals import DealCode
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from game.hearts.seats import Seat
from scenes.menu.scene import MenuScene
from scenes.scene import ReplayRoute
from tests.scenes.hearts.conftest import SitAtHearts
from tests.support.fingers import PAD
from tests.support.hearts_player import MATCH, HeartsPlayer

Moment = Callable[[HeartsPlayer], None]
ODD_SIZES = ((200, 150), (4000, 300), (300, 2000), (1280, 720))
USUAL = (1280, 720)


def resize(player: HeartsPlayer, *sizes: tuple[int, int]) -> None:
    for size in sizes:
        player.app.screen.window.size = size
        for _turn in range(4):
            player.app.step(0.05)


def passing(player: HeartsPlayer) -> None:
    player.click(*player.hand[:3], "pass")
    player.wait(0.2)


def in_a_trick(player: HeartsPlayer) -> None:
    passing(player)
    player.wait_for_turn()
    player.click(player.scene.session.playable[0])
    player.wait(0.1)


def in_the_sheet(player: HeartsPlayer) -> None:
    player.press(pygame.K_c)


def typing_a_code(player: HeartsPlayer) -> None:
    player.click("pause")
    player.settle()
    player.click("code")
    player.settle()
    player.type("HE1")


MOMENTS = (passing, in_a_trick, in_the_sheet, typing_a_code)


@pytest.mark.parametrize("moment", MOMENTS)
def test_any_size_at_any_moment(sit_at_hearts: SitAtHearts, moment: Moment) -> None:
    player = sit_at_hearts(size=USUAL)
    moment(player)
    overlay, done = player.overlay, len(player.scene.session.record.done)
    resize(player, *ODD_SIZES)
    assert player.overlay == overlay
    assert not overlay or len(player.scene.session.record.done) == done
    player.settle()
    if not overlay:
        player.wait_for_turn()
    assert player.strays() == []


def test_a_size_in_the_middle_of_the_deal(sit_at_hearts: SitAtHearts) -> None:
    player = sit_at_hearts(size=USUAL)
    player.scene.start(player.scene.session.code)
    player.wait(0.3)
    resize(player, *ODD_SIZES)
    player.settle()
    assert player.strays() == []
    assert not player.scene.view.is_dealt_order


@pytest.mark.parametrize("moment", MOMENTS)
def test_two_quits_end_the_program_at_any_moment(player: HeartsPlayer, moment: Moment) -> None:
    moment(player)
    for _ask in range(2):
        player.post(pygame.Event(pygame.QUIT))
        player.app.step()
    assert not player.app.is_running


def test_quitting_asks_before_a_match_is_lost(player: HeartsPlayer) -> None:
    passing(player)
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert player.app.is_running
    assert player.overlay == "question"
    player.press(pygame.K_ESCAPE)
    assert player.overlay is None


def test_giving_up_a_match_asks_first(player: HeartsPlayer) -> None:
    passing(player)
    player.press(pygame.K_n)
    assert player.overlay == "question"
    player.settle()
    player.click("yes")
    player.settle()
    assert player.overlay is None
    assert player.scene.session.record.done == ()
    assert player.state.phase is Phase.PASSING
    assert player.strays() == []


def test_a_code_leads_to_its_match(player: HeartsPlayer) -> None:
    typing_a_code(player)
    player.type("-n-abcdefg")
    player.press(pygame.K_RETURN)
    player.settle()
    assert player.code == "HE1-N-ABCDEFG"


def test_a_wrong_code_is_explained_and_the_match_stays(player: HeartsPlayer) -> None:
    typing_a_code(player)
    player.type("-W-ABCDEFG")
    player.press(pygame.K_RETURN)
    assert player.said
    assert player.overlay == "code"
    assert player.code == MATCH


def test_the_menu_leads_here_and_back(player: HeartsPlayer) -> None:
    player.press(pygame.K_p)
    player.settle()
    player.click("menu")
    player.app.transition.finish()
    player.app.step()
    assert isinstance(player.app.scene, MenuScene)


def test_random_matches_have_codes_of_their_own(player: HeartsPlayer) -> None:
    codes = set()
    for _match in range(5):
        player.scene.start(None)
        codes.add(player.code)
    assert len(codes) == 5
    assert all(code.startswith("HE1-N-") for code in codes)


def test_a_pulled_controller_plays_nothing(player: HeartsPlayer) -> None:
    passing(player)
    player.wait_for_turn()
    hand = player.hand
    for number in range(5):
        held = {"instance_id": PAD + number}
        player.post(
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=0, value=32767, **held),
            pygame.Event(pygame.CONTROLLERDEVICEREMOVED, **held),
            pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0),
            pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0),
        )
        player.wait(0.3)
    assert player.hand == hand
    focus = player.focus
    player.wait(2)
    assert player.focus == focus


def test_nothing_is_drawn_while_nothing_happens(sit_at_hearts: SitAtHearts) -> None:
    player = sit_at_hearts(is_reduced_motion=True)
    passing(player)
    player.wait_for_turn()
    player.wait(4)
    drawn = []
    paint = player.app.paint
    player.app.paint = lambda frame: (drawn.append(frame), paint(frame))[1]
    player.wait(3)
    assert drawn == []


def test_out_of_sight_nobody_plays(player: HeartsPlayer) -> None:
    passing(player)
    player.wait_for_turn()
    player.click(player.scene.session.playable[0])
    player.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    player.app.step()
    before = len(player.scene.session.record.done)
    player.wait(4)
    assert len(player.scene.session.record.done) == before


def test_a_new_match_forgets_what_opponents_thought_of_the_old_one(player: HeartsPlayer) -> None:
    player.wait(3.0)
    for code in ("HE1-N-AAAAAAB", "HE1-N-AAAAAAC"):
        player.scene.start(DealCode.parse_any(code))
        player.settle()
        player.click(*player.hand[:3], "pass")
        player.wait_until(lambda: player.state.phase is Phase.PLAYING)
        played = MatchRecord.replay(player.scene.session.record.text)
        assert str(played.code) == code
        player.wait(1.0)


def test_a_match_given_up_while_an_opponent_thinks_leaves_nothing_behind(player: HeartsPlayer) -> None:
    passing(player)
    player.wait_until(lambda: player.state.turn not in (None, Seat.SOUTH) or player.scene.session.is_my_turn)
    player.scene.start(DealCode.parse_any("HE1-N-AAAAAAB"))
    player.settle()
    player.click(*player.hand[:3], "pass")
    player.wait_until(lambda: player.state.phase is Phase.PLAYING)


def test_cards_chosen_for_the_pass_are_still_chosen_after_a_game_was_watched(player: HeartsPlayer) -> None:
    chosen = player.hand[:2]
    player.click(*chosen)
    scene = player.scene
    scene.stage.go(ReplayRoute("deal HH1-N-AAAAAAM\ndraw\n", scene.way_back()))
    player.wait(1.0)
    assert player.app.scene is not scene
    player.press(pygame.K_ESCAPE)
    player.wait(1.0)
    assert player.app.scene is scene
    assert tuple(scene.session.picked) == chosen
