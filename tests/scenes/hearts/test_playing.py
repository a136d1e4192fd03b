"""Playing cards, holding tricks, hurrying others."""

import pygame

from game.hearts.round import Phase
from scenes.app import TICK
from scenes.table import theme
from tests.scenes.hearts.conftest import SitAtHearts
from tests.support.hands_here import Hand
from tests.support.hearts_player import HeartsPlayer


def to_my_turn(player: HeartsPlayer) -> None:
    """Pass three cards and wait for the player's turn."""
    player.click(*player.hand[:3], "pass")
    player.wait_for_turn()


def play_until_full(player: HeartsPlayer) -> None:
    """Play on until a full trick lies on the table, its last card just played."""
    while player.state.phase is not Phase.TRICK_COMPLETE:
        if player.scene.session.is_my_turn:
            player.click(player.scene.session.playable[0])
        player.app.step(TICK)


def test_a_card_that_may_not_be_played_stays_and_says_why(player: HeartsPlayer) -> None:
    to_my_turn(player)
    session = player.scene.session
    barred = [card for card in player.hand if card not in session.playable]
    assert barred
    before = player.scene.session.record.text
    player.click(barred[0])
    assert player.said
    assert session.record.text == before


def test_playable_cards_stand_out(player: HeartsPlayer) -> None:
    to_my_turn(player)
    player.click((320, 5))  # received cards glow until then
    player.settle()
    session = player.scene.session
    for card in player.hand:
        sprite = player.sprites[card]
        assert (sprite.lift > 0) == (card in session.playable)
        assert (sprite.dim > 0) == (card not in session.playable)


def test_a_full_trick_lies_still_for_a_while(player: HeartsPlayer) -> None:
    to_my_turn(player)
    play_until_full(player)
    still = 0.0
    while player.state.phase is Phase.TRICK_COMPLETE:
        cards = [player.sprites[card] for card in player.state.trick.cards]
        if all(card.rise == 0 and card.is_seen for card in cards):
            still += TICK
        player.app.step(TICK)
    assert still >= theme.TRICK_HOLD - 2 * TICK


def test_a_trick_lies_still_at_the_fastest_pace_too(calm: HeartsPlayer) -> None:
    to_my_turn(calm)
    play_until_full(calm)
    turns = 0
    while calm.state.phase is Phase.TRICK_COMPLETE:
        calm.app.step(TICK)
        turns += 1
    assert turns * TICK >= theme.TRICK_HOLD_LEAST


def test_a_press_ends_the_hold_and_plays_nothing(player: HeartsPlayer) -> None:
    to_my_turn(player)
    play_until_full(player)
    hand = player.hand
    player.click(hand[0])
    player.app.step(TICK)
    assert player.state.phase is Phase.PLAYING
    assert player.hand == hand


def test_a_trick_can_wait_for_a_key(player: HeartsPlayer) -> None:
    player.app.stage.settings.is_trick_held = True
    to_my_turn(player)
    play_until_full(player)
    player.wait(5)
    assert player.state.phase is Phase.TRICK_COMPLETE
    player.press(pygame.K_RETURN)
    player.app.step()
    assert player.state.phase is not Phase.TRICK_COMPLETE


def test_a_single_card_is_played_by_itself_when_wanted(player: HeartsPlayer) -> None:
    player.app.stage.settings.is_single_card_played = True
    session = player.scene.session
    to_my_turn(player)
    for _turn in range(40):
        if session.is_my_turn and len(session.playable) == 1:
            break
        if session.is_my_turn:
            player.click(session.playable[0])
        player.wait_for_turn()
        if player.overlay:
            break
    assert session.is_my_turn
    (card,) = session.playable
    player.wait(1)
    assert card not in player.hand


def test_a_triple_click_plays_one_card(player: HeartsPlayer) -> None:
    to_my_turn(player)
    card = player.scene.session.playable[0]
    point = player.point_of(card)
    before = len(player.hand)
    for _click in range(3):
        player.mouse_down(point)
        player.mouse_up(point)
    player.app.step()
    assert len(player.hand) == before - 1


def frames_until_the_others_have_played(player: HeartsPlayer, is_pressing: bool) -> int:
    to_my_turn(player)
    player.click(player.scene.session.playable[0])
    frames = 0
    while player.state.phase is not Phase.TRICK_COMPLETE and not player.scene.session.is_my_turn:
        if is_pressing and frames % 3 == 0:
            player.click((320, 100))
        player.app.step(TICK)
        frames += 1
    return frames


def test_a_press_hurries_the_others(sit_at_hearts: SitAtHearts) -> None:
    waited = frames_until_the_others_have_played(sit_at_hearts(), False)
    pressed = frames_until_the_others_have_played(sit_at_hearts(), True)
    assert pressed < waited / 2


def test_nobody_plays_while_something_stands_over_the_table(hand: Hand, calm: HeartsPlayer) -> None:
    to_my_turn(calm)
    calm.click(calm.scene.session.playable[0])
    hand.pause()
    assert calm.overlay == "pause"
    before = calm.scene.session.record.text
    calm.wait(3)
    assert calm.scene.session.record.text == before
    hand.back()
    calm.wait(3)
    assert calm.scene.session.record.text != before


def test_backs_only_are_seen_in_pause(player: HeartsPlayer) -> None:
    to_my_turn(player)
    player.press(pygame.K_p)
    assert player.scene.view.is_covered


def test_the_last_trick_can_be_looked_at_on_a_key(player: HeartsPlayer) -> None:
    to_my_turn(player)
    play_until_full(player)
    player.wait_until(lambda: bool(player.state.tricks))
    player.wait_for_turn()
    for key in (pygame.K_l, pygame.K_F1):
        player.press(key)
        assert player.overlay == "last-trick"
        player.press(key)
        assert player.overlay is None
    player.button(pygame.CONTROLLER_BUTTON_BACK)
    assert player.overlay == "last-trick"
    player.button(pygame.CONTROLLER_BUTTON_B)
    assert player.overlay is None


def test_suggestions_are_legal_and_have_a_reason(hand: Hand, calm: HeartsPlayer) -> None:
    hand.hint()
    assert calm.said
    assert set(calm.scene.view.emphasis.suggested) <= set(calm.hand)
    assert len(calm.scene.view.emphasis.suggested) == 3
    to_my_turn(calm)
    hand.hint()
    assert set(calm.scene.view.emphasis.suggested) <= set(calm.scene.session.playable)


def test_a_suggestion_for_the_pass_names_only_what_is_still_to_be_chosen(player: HeartsPlayer) -> None:
    player.press(pygame.K_h)
    advised = player.scene.view.emphasis.suggested
    other = next(card for card in player.hand if card not in advised)
    for chosen in (advised[0], other):
        player.click(chosen)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_h)
    assert player.scene.view.emphasis.suggested == advised[1:2]
    assert player.focus == advised[1]


def test_suggested_cards_rise(player: HeartsPlayer) -> None:
    player.press(pygame.K_h)
    emphasis = player.scene.view.emphasis
    assert {card for card in player.hand if emphasis.height(card) > 0} == set(emphasis.suggested)


def test_what_was_said_about_the_pass_goes_with_the_pass(player: HeartsPlayer) -> None:
    player.press(pygame.K_x)
    player.press(pygame.K_SPACE)
    assert player.said
    player.click(*player.hand[:3])
    player.click("pass")
    player.wait(0.5)
    assert player.scene.toast.shown == 0


def test_sorting_moves_cards_and_changes_nothing(player: HeartsPlayer) -> None:
    orders = [player.hand]
    for _way in range(3):
        player.press(pygame.K_s)
        player.settle()
        assert player.strays() == []
        orders.append(player.hand)
    assert orders[0] == orders[3]
    assert len(set(orders)) == 3
    assert player.scene.session.record.done == ()


def test_every_visible_part_of_a_card_is_that_card(player: HeartsPlayer) -> None:
    g, view, session = player.scene.view.geometry, player.scene.view, player.scene.session
    hand = player.hand
    for card, spot in zip(hand, g.fan(len(hand)), strict=True):
        left, top = spot.x - g.card_width / 2, spot.y - g.card_height / 2
        assert view.card_at(session, left + 6, top + 0.3 * g.card_height) == card
    assert view.card_at(session, *g.centre) is None
