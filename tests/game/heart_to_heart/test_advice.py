"""What the table asks in order to help."""

from game.heart_to_heart.advice import matches, partners
from game.heart_to_heart.rules import WASTE
from tests.support.tables import table


def test_partners_are_the_free_cards_with_a_mate_in_sight_and_the_waste_top_too() -> None:
    state = table("16:KH 20:2H 22:9H 23:KH 24:QH", stock="QH", waste="QH KH")
    assert partners(state) == (23, WASTE)


def test_two_free_mates_are_partners_without_the_waste() -> None:
    assert partners(table("23:KH 24:KH", waste="2H")) == (23, 24)


def test_without_a_mate_in_sight_there_are_no_partners() -> None:
    assert partners(table("20:KH 23:KH", stock="KH", waste="KH 2H")) == ()
    assert partners(table("23:KH", stock="KH")) == ()


def test_matches_of_a_heart_card_are_its_free_mates_and_the_waste_top() -> None:
    state = table("20:KH 23:KH 24:KH 18:2H", waste="KH")
    assert matches(state, 23) == (24, WASTE)


def test_matches_of_the_waste_top_are_heart_cards() -> None:
    assert matches(table("23:KH 24:KH", waste="KH KH"), WASTE) == (23, 24)


def test_nothing_matches_a_card_that_cannot_be_picked() -> None:
    state = table("20:KH 23:KH 24:KH", waste="KH")
    assert matches(state, 20) == matches(state, 1) == ()
    assert matches(table("23:KH", stock="KH"), WASTE) == ()
