"""The pause: what is set there acts at once, what is chosen there asks before a game is lost."""

import pygame
import pytest

from game.cards import Card
from tests.support.hands_here import Hand
from tests.support.player import Player, Sit


@pytest.fixture
def paused(calm: Player) -> Player:
    calm.press(pygame.K_p)
    calm.hover((1, 1))
    assert calm.overlay == "pause"
    return calm


def places(player: Player) -> dict[Card, tuple[float, float]]:
    return {card: (sprite.x, sprite.y) for card, sprite in player.sprites.items()}


def test_every_way_in_is_a_way_out(hand: Hand) -> None:
    hand.pause()
    assert hand.player.overlay == "pause"
    hand.pick("resume")
    assert hand.player.overlay is None
    hand.pause()
    hand.back()
    assert hand.player.overlay is None


@pytest.mark.parametrize("name", ["key", "button"])
def test_the_key_that_pauses_also_ends_the_pause(calm: Player, name: str) -> None:
    for overlay in ("pause", None):
        if name == "key":
            calm.press(pygame.K_p)
        else:
            calm.button(pygame.CONTROLLER_BUTTON_START)
        assert calm.overlay == overlay


def test_placement_help_acts_at_once(paused: Player) -> None:
    paused.click("placement_help")
    assert not paused.app.stage.settings.is_placement_help_on
    paused.click("resume", 25)
    assert list(paused.marks.values()) == ["selected"]


def test_the_kind_of_the_next_deal_can_be_chosen_in_the_pause(paused: Player) -> None:
    paused.click("deals", "new")
    paused.settle()
    assert paused.code.startswith("HH1-W-")


def test_a_difficulty_can_be_chosen_for_the_next_deal(paused: Player) -> None:
    paused.click("deals", "deals", "deals", "new")
    paused.settle()
    assert (paused.code[:6], paused.scene.session.grade) == ("HH1-W-", "Easy")


def test_with_reduced_motion_nothing_travels(calm: Player) -> None:
    calm.play(["draw"] * 9)
    calm.settle()
    for move in ("pair 25 waste", "draw", "undo", "undo", "redo"):
        calm.play([move])
        wanted = {
            card: (place.x, place.y) for card, place in calm.scene.view.places(calm.scene.session).items()
        }
        shown = {card for card, place in calm.scene.view.places(calm.scene.session).items() if place.is_shown}
        found = places(calm)
        assert {card: found[card] for card in shown} == {card: wanted[card] for card in shown}
        calm.wait(0.3)
        assert calm.strays() == []


def test_with_reduced_motion_nothing_sparkles(calm: Player) -> None:
    calm.play(["draw"] * 9 + ["pair 25 waste"])
    for _turn in range(60):
        calm.app.step()
        assert not calm.scene.view.particles.is_moving


def test_with_full_motion_cards_travel(player: Player) -> None:
    player.play(["draw"] * 9)
    player.settle()
    card = player.state.heart[24]
    assert card is not None
    start = places(player)[card]
    player.play(["pair 25 waste"])
    player.wait(0.15)
    target = player.scene.view.places(player.scene.session)[card]
    assert places(player)[card] not in (start, (target.x, target.y))


def test_motion_acts_at_once_in_both_directions(player: Player) -> None:
    player.click("pause", "motion", "resume")
    assert player.app.stage.settings.is_reduced_motion
    player.click("stock")
    card = player.state.waste[-1]
    place = player.scene.view.places(player.scene.session)[card]
    assert places(player)[card] == (place.x, place.y)
    player.click("pause", "motion", "motion", "resume", "stock")
    card = player.state.waste[-1]
    place = player.scene.view.places(player.scene.session)[card]
    assert places(player)[card] != (place.x, place.y)
    player.settle()
    assert player.strays() == []


def test_the_living_table_stands_still_with_reduced_motion(paused: Player) -> None:
    paused.click("resume")
    paused.settle()
    first = paused.scene.draw().sprites
    paused.wait(3.0)
    assert paused.scene.draw().sprites == first


def test_the_volume_can_be_dragged(paused: Player) -> None:
    settings, rect = paused.app.stage.settings, paused.rect_of("volume")
    paused.mouse_down((rect.right - 2, rect.centery))
    paused.app.step()
    assert settings.volume == 1.0
    paused.hover((rect.left + rect.width // 2, rect.centery))
    assert settings.volume < 0.2
    paused.mouse_up((rect.left + 3, rect.centery))
    paused.app.step()
    assert settings.volume < 0.2
    paused.hover((rect.right - 2, rect.centery))
    assert settings.volume < 0.2


def test_the_volume_moves_in_tenths_by_keys_and_controller(paused: Player) -> None:
    settings = paused.app.stage.settings
    while paused.focus != "volume":
        paused.press(pygame.K_TAB)
    before = settings.volume
    paused.press(pygame.K_LEFT)
    assert settings.volume == pytest.approx(before - 0.1)
    paused.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    paused.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert settings.volume == pytest.approx(before + 0.1)
    for _step in range(12):
        paused.press(pygame.K_RIGHT)
    assert settings.volume == 1.0
    for _step in range(12):
        paused.press(pygame.K_LEFT)
    assert settings.volume == 0.0


def test_sound_can_be_switched_off_and_on(paused: Player) -> None:
    settings = paused.app.stage.settings
    assert settings.is_muted
    paused.click("sound")
    assert not settings.is_muted
    paused.click("sound")
    assert settings.is_muted


def test_the_mute_key_works_on_the_table(calm: Player) -> None:
    settings = calm.app.stage.settings
    calm.press(pygame.K_m)
    assert not settings.is_muted
    calm.press(pygame.K_m)
    assert settings.is_muted


def test_the_mute_key_works_in_the_pause_and_its_switch_follows(paused: Player) -> None:
    paused.press(pygame.K_m)
    assert not paused.app.stage.settings.is_muted
    assert paused.widgets.find("sound").is_on
    paused.click("sound")
    assert paused.app.stage.settings.is_muted


def test_full_screen_by_its_switch_and_by_its_key(paused: Player) -> None:
    settings = paused.app.stage.settings
    paused.click("fullscreen")
    paused.wait(0.4)
    assert settings.is_fullscreen
    assert paused.widgets.find("fullscreen").is_on
    paused.press(pygame.K_F11)
    paused.wait(0.4)
    assert not settings.is_fullscreen
    assert not paused.widgets.find("fullscreen").is_on
    assert paused.overlay == "pause"


@pytest.mark.parametrize("choice", ["new", "restart", "menu"])
def test_with_a_game_in_progress_each_choice_asks(hand: Hand, choice: str) -> None:
    player = hand.player
    hand.draw()
    code = player.code
    hand.pause()
    hand.pick(choice)
    assert player.overlay == "question"
    hand.pick("no")
    assert (player.overlay, player.moves, player.code) == ("pause", ["draw"], code)
    hand.pick(choice)
    hand.back()
    assert (player.overlay, player.moves, player.code) == ("pause", ["draw"], code)


@pytest.mark.parametrize("choice", ["new", "restart"])
def test_yes_deals(hand: Hand, choice: str) -> None:
    player = hand.player
    hand.draw()
    code = player.code
    hand.pause()
    hand.pick(choice, "yes")
    player.settle()
    assert (player.overlay, player.moves) == (None, [])
    assert (player.code == code) == (choice == "restart")
    assert player.strays() == []


def test_yes_leads_to_the_menu(hand: Hand) -> None:
    hand.draw()
    hand.pause()
    hand.pick("menu", "yes")
    hand.player.settle()
    assert hand.player.menu.overlay is None


@pytest.mark.parametrize("choice", ["new", "restart", "menu"])
def test_without_a_move_nothing_is_asked(sit: Sit, choice: str) -> None:
    player = sit(is_reduced_motion=True)
    player.click("pause", choice)
    assert player.overlay in (None, "pause")
    player.settle()
    assert player.overlay is None


def test_the_safe_answer_has_the_focus(calm: Player) -> None:
    calm.click("stock")
    calm.press(pygame.K_n)
    calm.press(pygame.K_RETURN)
    if calm.overlay == "question":  # the first press may only show where the focus is
        calm.press(pygame.K_RETURN)
    assert (calm.overlay, calm.moves) == (None, ["draw"])


def test_a_pause_in_the_deal_lets_the_cards_land(sit: Sit) -> None:
    player = sit(is_settled=False)
    player.wait(0.3)
    player.press(pygame.K_p)
    player.wait(2.0)
    player.press(pygame.K_p)
    player.settle()
    assert player.strays() == []
