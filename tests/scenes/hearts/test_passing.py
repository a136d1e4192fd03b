"""Choosing three cards and passing them."""

import pygame
import pytest

from game.hearts.refusal import Refusal
from game.hearts.round import PASSED, Phase
from game.hearts.seats import Seat
from tests.scenes.hearts.conftest import SitAtHearts
from tests.support.hands_here import Hand
from tests.support.hearts_player import HeartsPlayer


@pytest.mark.parametrize("count", range(PASSED))
def test_nothing_is_passed_before_three_cards_are_chosen(hand: Hand, calm: HeartsPlayer, count: int) -> None:
    hand.pick(*calm.hand[:count])
    calm.press(pygame.K_SPACE)
    calm.button(pygame.CONTROLLER_BUTTON_X)
    calm.click(calm.rect_of("pass").center, calm.rect_of("pass").center, (320, 180))
    assert calm.state.phase is Phase.PASSING
    assert not any(calm.state.passes[Seat.SOUTH])
    assert len(calm.scene.session.picked) in (count, count - 1)  # a click may have put one back


def test_a_fourth_card_is_refused(hand: Hand, calm: HeartsPlayer) -> None:
    chosen = calm.hand[:3]
    hand.pick(*chosen, calm.hand[5])
    assert calm.scene.session.picked == list(chosen)
    assert calm.said == Refusal.NOT_THREE_CARDS.sentence


def test_choosing_a_card_again_puts_it_back(hand: Hand, calm: HeartsPlayer) -> None:
    before, card = calm.hand, calm.hand[4]
    hand.pick(card)
    assert card not in calm.hand
    hand.pick(card)
    calm.settle()
    assert calm.hand == before
    assert calm.strays() == []


def test_the_third_card_brings_the_focus_to_the_button(calm: HeartsPlayer) -> None:
    for card in calm.hand[:3]:
        while calm.focus != card:
            calm.press(pygame.K_TAB)
        calm.press(pygame.K_RETURN)
    assert calm.focus == "pass"
    calm.press(pygame.K_RETURN)
    calm.settle()
    assert calm.state.phase is not Phase.PASSING


@pytest.mark.parametrize("press", ["space", "button"])
def test_one_key_passes(player: HeartsPlayer, press: str) -> None:
    chosen = player.hand[:3]
    player.click(*chosen)
    if press == "space":
        player.press(pygame.K_SPACE)
    else:
        player.button(pygame.CONTROLLER_BUTTON_X)
    player.wait_until(lambda: player.state.phase is Phase.PLAYING)
    assert set(chosen) <= set(player.state.hands[Seat.WEST])


def test_received_cards_glow_until_the_first_input(player: HeartsPlayer) -> None:
    player.click(*player.hand[:3], "pass")
    player.wait_until(lambda: player.state.phase is Phase.PLAYING)
    received = player.scene.session.fresh
    player.settle()
    assert len(received) == PASSED
    assert {player.marks.get(card) for card in received} <= {"match", "partner"}
    player.click((320, 5))
    assert player.scene.session.fresh == ()


def test_opponents_never_pass_before_the_player_has(player: HeartsPlayer) -> None:
    player.wait(3)
    assert player.scene.session.record.done == ()


def test_a_hold_round_opens_with_the_two_of_clubs(sit_at_hearts: SitAtHearts) -> None:
    player = sit_at_hearts(is_reduced_motion=True)
    player.hurry()
    session = player.scene.session
    while session.match.number < 4:
        player.wait_for_turn()
        if player.overlay:
            player.click("next")
        elif session.is_choosing:
            player.click(*player.hand[:3], "pass")
        else:
            player.click(session.playable[0])
    assert player.state.phase is Phase.PLAYING
    assert player.state.trick.leader.letter in "SWNE"
    leader = player.state.trick.leader
    assert str(min(player.state.hands[leader], key=lambda card: (card.suit, card.rank))) == "2C"
