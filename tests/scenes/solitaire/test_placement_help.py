"""Placement help outlines and dims; move errors say why. Each can be on or off, and is at once."""

import pygame
import pytest

from game.cards import Card
from game.heart_to_heart.rules import WASTE, card_at
from tests.support.hands_here import Hand
from tests.support.player import Player
from tests.support.tables import table

# The sevens and the nines have partners; the king is free without one; the queen at 16 is covered by 20.
TABLE = table("16:QH 20:7H 21:7H 22:9H 1:KH", stock="3H 7H", waste="2H 9H")
SHOWN = {1, 16, 20, 21, 22, WASTE}


@pytest.fixture
def at_table(calm: Player) -> Player:
    calm.face(TABLE)
    return calm


@pytest.fixture
def without_help(at_table: Player) -> Player:
    at_table.app.stage.settings.is_placement_help_on = False
    return at_table


@pytest.fixture
def strict(at_table: Player) -> Player:
    """Someone who wants to be told why."""
    at_table.app.stage.settings.is_move_errors_on = True
    return at_table


def card(player: Player, place: int) -> Card:
    found = card_at(player.state, place)
    assert found is not None
    return found


def rings(player: Player) -> dict[int, str]:
    """The ring around each place that has one."""
    marks = player.marks
    return {place: marks[card(player, place)] for place in SHOWN if card(player, place) in marks}


def dimmed(player: Player) -> set[int]:
    """The places whose card is dark."""
    sprites = player.sprites
    assert {sprite.dim for sprite in sprites.values()} <= {0.0, 1.0}
    return {place for place in SHOWN if sprites[card(player, place)].dim == 1.0}


def test_cards_that_have_a_partner_are_outlined(at_table: Player) -> None:
    assert rings(at_table) == dict.fromkeys((20, 21, 22, WASTE), "partner")
    assert dimmed(at_table) == set()


def test_while_a_card_is_selected_what_does_not_match_is_dark(at_table: Player) -> None:
    at_table.click(20)
    assert rings(at_table) == {20: "selected", 21: "match"}
    assert dimmed(at_table) == {1, 16, 22, WASTE}


def test_the_waste_top_is_a_match_too(at_table: Player) -> None:
    at_table.click(22)
    assert rings(at_table) == {22: "selected", WASTE: "match"}
    assert dimmed(at_table) == {1, 16, 20, 21}


def test_with_the_waste_selected_its_matches_stay_bright(at_table: Player) -> None:
    at_table.click(WASTE)
    assert rings(at_table) == {WASTE: "selected", 22: "match"}
    assert dimmed(at_table) == {1, 16, 20, 21}


def test_deselecting_brings_the_outlines_back(at_table: Player) -> None:
    at_table.click(20, 20)
    assert rings(at_table) == dict.fromkeys((20, 21, 22, WASTE), "partner")
    assert dimmed(at_table) == set()


def test_the_selected_card_alone_stands_higher(at_table: Player) -> None:
    at_table.click(20, 22)
    sprites = at_table.sprites
    assert {place for place in SHOWN if sprites[card(at_table, place)].lift} == {22}


def test_a_switch_changes_rings_and_dimming_at_once(at_table: Player) -> None:
    at_table.click(20, 22)
    assert rings(at_table) == {22: "selected", WASTE: "match"}
    assert dimmed(at_table) == {1, 16, 20, 21}


def test_a_pair_that_frees_a_card_outlines_it_if_it_has_a_partner(calm: Player) -> None:
    calm.face(table("16:QH 20:7H 22:QH", stock="3H", waste="2H 7H"))
    calm.click(20, WASTE)
    calm.settle()
    marks = calm.marks
    assert marks == {card(calm, 16): "partner", card(calm, 22): "partner"}


def test_a_drawn_card_changes_the_outlines(calm: Player) -> None:
    calm.face(table("20:7H 22:QH", stock="7H", waste="QH"))
    calm.click("stock")
    assert calm.marks == {card(calm, 20): "partner", card(calm, WASTE): "partner"}


def test_without_help_nothing_is_outlined_or_dark(without_help: Player) -> None:
    without_help.click(20)
    assert rings(without_help) == {20: "selected"}
    assert dimmed(without_help) == set()
    without_help.click(20)
    assert rings(without_help) == {}


@pytest.mark.parametrize("how", ["button", "key", "controller"])
def test_help_is_switched_at_once(at_table: Player, how: str) -> None:
    def switch() -> None:
        if how == "button":
            at_table.click("help")
        elif how == "key":
            at_table.press(pygame.K_F1)
        else:
            at_table.button(pygame.CONTROLLER_BUTTON_BACK)

    switch()
    assert rings(at_table) == {}
    switch()
    assert set(rings(at_table)) == {20, 21, 22, WASTE}
    assert at_table.state == TABLE


def test_switching_help_keeps_the_selection(at_table: Player) -> None:
    at_table.click(20, "help")
    assert at_table.selected == 20
    assert (rings(at_table), dimmed(at_table)) == ({20: "selected"}, set())


def test_with_motion_the_dimming_arrives_and_leaves_completely(player: Player) -> None:
    player.face(TABLE)
    player.click(20)
    player.settle()
    assert dimmed(player) == {1, 16, 22, WASTE}
    player.click(20)
    player.settle()
    assert dimmed(player) == set()


def test_a_card_of_another_rank_is_explained_and_still_becomes_the_selected_one(strict: Player) -> None:
    strict.click(20, 22)
    assert strict.said == "Must be of the same rank"
    assert strict.selected == 22
    assert strict.state == TABLE


def test_a_covered_card_is_explained(strict: Player) -> None:
    strict.click(16)
    assert strict.said == "That card is covered"
    assert (strict.selected, strict.state) == (None, TABLE)


def test_a_covered_card_is_explained_while_another_is_selected(strict: Player) -> None:
    strict.click(20, 16)
    assert strict.said == "That card is covered"
    assert strict.selected == 20


def test_the_red_ring_of_a_refused_card_leaves_by_itself(strict: Player) -> None:
    strict.click(16)
    strict.wait(1.0)
    assert set(rings(strict).values()) == {"partner"}


def test_an_empty_stock_and_waste_are_explained(strict: Player) -> None:
    strict.face(table("20:7H 21:7H 22:9H"))
    strict.click("stock")
    assert strict.said == "There is no card left to turn"


def test_a_legal_pick_needs_no_words(strict: Player) -> None:
    strict.click(20, 21)
    assert strict.said == ""


def test_a_sentence_leaves_by_itself(strict: Player) -> None:
    strict.click(16)
    strict.wait(5.0)
    assert strict.said == ""


def test_a_newer_sentence_stays_its_full_time(strict: Player) -> None:
    strict.click(16)
    strict.wait(2.5)
    strict.click(20, 22)
    strict.wait(1.5)
    assert strict.said == "Must be of the same rank"


def test_a_hint_shows_a_pair_and_selects_nothing(hand: Hand) -> None:
    player = hand.player
    player.face(TABLE)
    hand.hint()
    assert rings(player) | {20: "match", 21: "match"} == rings(player)
    assert (player.selected, player.state) == (None, TABLE)


def test_a_hint_without_a_pair_names_the_stock(hand: Hand) -> None:
    player = hand.player
    player.face(table("20:7H 22:9H", stock="3H 7H 9H", waste="2H"))
    hand.hint()
    player.wait(0.2)
    assert player.said == "Draw a card"
    player.face(table("20:7H 22:9H", waste="7H 9H 2H"))
    hand.hint()
    player.wait(0.2)
    assert player.said == "Turn the waste over"


def test_a_hint_leaves_by_itself(at_table: Player) -> None:
    at_table.app.stage.settings.is_placement_help_on = False
    at_table.press(pygame.K_h)
    at_table.wait(4.0)
    assert rings(at_table) == {}


def test_a_second_hint_stays_its_full_time(at_table: Player) -> None:
    at_table.app.stage.settings.is_placement_help_on = False
    at_table.press(pygame.K_h)
    at_table.wait(2.0)
    at_table.press(pygame.K_h)
    at_table.wait(1.0)
    assert rings(at_table) == {20: "match", 21: "match"}
