"""What is said of lost positions is true of them."""

import random
from collections.abc import Iterator

import pytest

from game.cards import Card, Rank, Suit
from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.layout import COVERED_BY
from game.heart_to_heart.reasons import plural, singular, why_lost
from game.heart_to_heart.rules import Outcome, Pair, State, apply, free_positions, legal_moves, outcome
from game.heart_to_heart.solver import is_winnable


def heart(**cards: Rank) -> State:
    """A heart with cards at some positions only (p25=Rank.TWO), and nothing outside."""
    copies: dict[Rank, int] = dict.fromkeys(Rank, 0)
    laid: list[Card | None] = [None] * 25
    for place, rank in cards.items():
        laid[int(place[1:]) - 1] = Card(rank, Suit.HEARTS, copies[rank])
        copies[rank] += 1
    return State(tuple(laid), (), ())


def dead_ends(count: int) -> Iterator[State]:
    source = random.Random(5)
    while count:
        state = deal_for(DealCode.normal(source.randrange(26**7)))
        while outcome(state) is Outcome.PLAYING:
            moves = list(legal_moves(state))
            pairs = [move for move in moves if isinstance(move, Pair)]
            state, _events = apply(state, source.choice(pairs or moves))
        if outcome(state) is Outcome.DEAD_END:
            count -= 1
            yield state


def lies_under(position: int, other: int) -> bool:
    """Whether a position is covered by another, however far."""
    return any(cover == other or lies_under(cover, other) for cover in COVERED_BY[position])


def test_two_cards_one_of_which_lies_under_the_other() -> None:
    state = heart(p25=Rank.SEVEN, p23=Rank.SEVEN)
    assert why_lost(state) == "The last two sevens can only go together, and one lies under the other."


def test_two_cards_that_wait_for_one_under_each_other() -> None:
    state = heart(p20=Rank.ACE, p22=Rank.TWO, p16=Rank.TWO, p19=Rank.ACE)
    assert outcome(state) is Outcome.DEAD_END
    assert why_lost(state) == "The free ace waits for one under the two, and the two for one under it."


def test_what_is_said_of_dead_ends_is_true() -> None:
    said = set()
    for state in dead_ends(120):
        sentence = why_lost(state)
        said.add(sentence.split()[1])
        if sentence.startswith("The last two"):
            rank = next(rank for rank in Rank if f" {plural(rank)} " in sentence)
            first, second = [p for p, card in enumerate(state.heart, 1) if card and card.rank is rank]
            assert lies_under(first, second) or lies_under(second, first)
            assert not any(card.rank is rank for card in state.stock + state.waste)
        elif sentence.startswith("The free"):
            ranks = {card.rank for p in free_positions(state) if (card := state.heart[p - 1])}
            assert sum(f" {singular(rank)}" in sentence for rank in ranks) >= 2
    assert {"last", "free"} <= said


def test_a_lost_position_with_moves_left_says_that_moves_will_not_help() -> None:
    state = next(
        state
        for number in range(200)
        if outcome(state := deal_for(DealCode.normal(number))) is Outcome.PLAYING and not is_winnable(state)
    )
    assert why_lost(
        state
    ) == "Whichever pairs you make now, some cards will be left." or "together" in why_lost(state)


@pytest.mark.parametrize("rank", Rank)
def test_every_rank_has_words_of_its_own(rank: Rank) -> None:
    assert singular(rank) != plural(rank)
