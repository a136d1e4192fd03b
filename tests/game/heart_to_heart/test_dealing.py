"""From codes to deals."""

import random
from itertools import count

from game.cards import DECK_OF_HEARTS, Rank
from game.deals import DealCode, Game, Kind, shuffled
from game.heart_to_heart.choosing import random_playable_code, random_winnable_code
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.difficulty import Grade, grade
from game.heart_to_heart.rules import (
    WASTE,
    Outcome,
    Pair,
    Refusal,
    StockMove,
    apply,
    deal,
    free_positions,
    outcome,
    refusal,
    refusal_to_pick,
)
from tests.support.winning_line import winning_line

EXAMPLE = DealCode.parse("HH1-N-AAAAAAM")
DEAD_AT_START = DealCode.normal(10)


def test_the_example_deal_has_its_published_facts() -> None:
    state = deal_for(EXAMPLE)
    first, tip = state.heart[0], state.heart[24]
    assert first is not None and first.rank == Rank.TEN
    assert refusal_to_pick(state, 1) is Refusal.COVERED
    assert tip is not None and tip.rank == Rank.FOUR
    assert free_positions(state) == (25,)
    assert state.waste[0].rank == Rank.ACE


def test_the_first_pair_of_the_example_deal_is_its_tenth_move() -> None:
    state = deal_for(EXAMPLE)
    for _draw in range(9):
        assert state.waste[-1].rank != Rank.FOUR
        assert refusal(state, Pair(25, WASTE)) is Refusal.RANKS_DIFFER
        state, _events = apply(state, StockMove.DRAW)
    assert len(state.waste) == 10
    state, _events = apply(state, Pair(25, WASTE))
    assert (state.moves, state.score) == (10, 10)


def test_the_example_deal_can_be_won() -> None:
    assert winning_line(deal_for(EXAMPLE)) is not None


def test_about_one_deal_in_ten_is_dead_before_its_first_move() -> None:
    """The tip's three mates lie among the other 24 of the heart: (24 x 23 x 22) / (51 x 50 x 49) = 9.7 %."""
    dead = sum(outcome(deal_for(DealCode.normal(n))) is Outcome.DEAD_END for n in range(3000))
    assert 292 - 65 < dead < 292 + 65  # four standard deviations


def test_a_dead_deal_is_dealt_when_its_code_is_asked_for() -> None:
    assert outcome(deal_for(DEAD_AT_START)) is Outcome.DEAD_END


class Numbers:
    """A random source that says what it is told to."""

    def __init__(self, *numbers: int) -> None:
        self.left = list(numbers)

    def randrange(self, bound: int, /) -> int:
        assert bound == 26**7
        return self.left.pop(0)


def test_a_random_deal_is_the_number_the_source_picks() -> None:
    assert random_playable_code(Numbers(12)) == EXAMPLE


def test_a_random_deal_skips_the_dead_ones() -> None:
    source = Numbers(10, 17, 12, 5)
    assert random_playable_code(source) == EXAMPLE
    assert source.left == [5]


def test_random_deals_are_never_dead_and_the_same_for_the_same_seed() -> None:
    codes = [random_playable_code(source) for source in [random.Random(7)] for _deal in range(200)]
    assert all(outcome(deal_for(code)) is Outcome.PLAYING for code in codes)
    assert len(set(codes)) == 200
    assert codes[0] == random_playable_code(random.Random(7))


def test_a_winnable_deal_is_the_first_of_its_shuffles_that_can_be_won() -> None:
    for number in range(40):
        code = DealCode(Game.HEART_TO_HEART, Kind.WINNABLE, number)
        shuffles = (deal(shuffled(DECK_OF_HEARTS, f"{code} {k}")) for k in count())
        assert deal_for(code) == next(state for state in shuffles if winning_line(state) is not None)


def test_a_random_winnable_deal_has_the_grade_that_was_asked_for() -> None:
    source = random.Random(3)
    for wanted in Grade:
        code = random_winnable_code(source, wanted)
        assert code.kind is Kind.WINNABLE
        assert grade(deal_for(code)) is wanted
