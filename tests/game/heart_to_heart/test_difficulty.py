"""Grades against games that are really played at random."""

import random

import pytest

from game.cards import Card, Rank, Suit
from game.deals import DealCode, Game, Kind
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.difficulty import Grade, grade, prospect_of, score
from game.heart_to_heart.rules import WASTE, Pair, State, cards_left, free_positions
from game.heart_to_heart.solver import is_winnable

GAMES = 3000


def blind_game(state: State, source: random.Random) -> tuple[bool, int]:
    """A game of random pairs: whether it is won, and the pairs that were made after it was lost."""
    in_vain = 0
    while pairs := pairs_in_sight(state):
        was_lost = not is_winnable(state)
        state = without(state, source.choice(pairs))
        in_vain += was_lost
    return cards_left(state) == 0, in_vain


def pairs_in_sight(state: State) -> list[Pair]:
    free = free_positions(state)
    ranks = {position: state.heart[position - 1].rank for position in free}
    outside = {card.rank for card in state.stock + state.waste}
    pairs = [Pair(a, b) for a in free for b in free if a < b and ranks[a] == ranks[b]]
    return pairs + [Pair(position, WASTE) for position in free if ranks[position] in outside]


def without(state: State, pair: Pair) -> State:
    """The state after a pair, wherever its mate lay in stock and waste."""
    outside = list(state.stock + state.waste)
    if pair.b == WASTE:
        rank = state.heart[pair.a - 1].rank
        outside.remove(next(card for card in outside if card.rank == rank))
    heart = tuple(None if at in pair else card for at, card in enumerate(state.heart, 1))
    return state._replace(heart=heart, stock=tuple(outside), waste=())


@pytest.mark.parametrize("number", [1, 2, 5])
def test_the_prospect_is_what_games_at_random_come_to(number: int) -> None:
    deal = deal_for(DealCode(Game.HEART_TO_HEART, Kind.WINNABLE, number))
    source = random.Random(number)
    games = [blind_game(deal, source) for _game in range(GAMES)]
    prospect = prospect_of(deal)
    assert sum(won for won, _pairs in games) / GAMES == pytest.approx(prospect.wins, abs=0.04)
    assert sum(pairs for _won, pairs in games) / GAMES == pytest.approx(prospect.depth, abs=0.25)


def test_a_lost_position_has_no_prospect() -> None:
    for number in range(200):
        deal = deal_for(DealCode.normal(number))
        assert (prospect_of(deal).wins == 0) is not is_winnable(deal)


def test_a_position_that_cannot_be_lost_is_gentle() -> None:
    card = Card(Rank.TWO, Suit.HEARTS)
    state = State(heart=(card, *[None] * 24), stock=(card._replace(copy=1),), waste=())
    assert score(state) == 0
    assert grade(state) is Grade.GENTLE


def test_each_grade_is_equally_common_among_winnable_deals() -> None:
    deals = [deal_for(DealCode(Game.HEART_TO_HEART, Kind.WINNABLE, number)) for number in range(500)]
    grades = [grade(deal) for deal in deals]
    for wanted in Grade:
        assert 65 < grades.count(wanted) < 135  # 100, four standard deviations


def test_grades_have_names_of_their_own() -> None:
    assert len({grade.title for grade in Grade}) == 5
