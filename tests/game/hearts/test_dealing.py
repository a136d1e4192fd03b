"""The deals of a match: the same for ever, fair to every seat, and blind to how anyone stands."""

from collections import Counter
from pathlib import Path

import pytest

from game.deals import NUMBER_OF_DEALS, DealCode, Game
from game.hearts.dealing import chances, deal_for
from game.hearts.match import apply, chances_of, new_match
from game.hearts.refusal import IllegalMove
from game.hearts.round import DECK, QUEEN_OF_SPADES
from game.hearts.rules import PassCards, deal
from game.hearts.seats import SEATS, Seat, direction_of_round
from tests.support.hearts_positions import words

GOLDEN = Path(__file__).parents[2] / "golden" / "hearts" / "deals.txt"
CODE = DealCode.parse("HE1-N-AAAAAAM", Game.HEARTS)


@pytest.mark.parametrize("line", GOLDEN.read_text(encoding="ascii").splitlines())
def test_a_code_and_a_round_deal_the_same_hands_for_ever(line: str) -> None:
    name, _colon, cards = line.partition(": ")
    code, _round, number = name.split()
    state = deal_for(DealCode.parse(code, Game.HEARTS), int(number))
    assert [words(hand) for hand in state.hands] == cards.split(" | ")
    assert state.direction is direction_of_round(int(number))


def test_golden_deals_of_first_and_later_rounds_are_kept() -> None:
    names = [line.partition(":")[0] for line in GOLDEN.read_text(encoding="ascii").splitlines()]
    assert names == [
        "HE1-N-AAAAAAA round 1",
        "HE1-N-AAAAAAM round 1",
        "HE1-N-AAAAAAM round 2",
        "HE1-N-AAAAAAM round 4",
        "HE1-N-QUEENSA round 17",
        "HE1-N-ZZZZZZZ round 1",
    ]


def test_cards_are_dealt_one_at_a_time_from_south() -> None:
    hands = deal(DECK, direction_of_round(1)).hands
    for seat in SEATS:
        assert set(hands[seat]) == set(DECK[seat::4])


def test_the_deal_does_not_depend_on_the_totals() -> None:
    for totals in ((0, 0, 0, 0), (99, 0, 0, 0), (12, 50, 73, 21)):
        assert deal_for(CODE, 3, totals).hands == deal_for(CODE, 3).hands
        assert deal_for(CODE, 3, totals).totals == totals


def test_nobody_is_dealt_the_queen_of_spades_more_often() -> None:
    """20,000 deals: 5,000 for each seat, give or take four standard deviations."""
    counts: Counter[Seat] = Counter()
    for number in range(2500):
        code = DealCode.normal(number * 7919 % NUMBER_OF_DEALS, Game.HEARTS)
        for round_number in range(1, 9):
            hands = deal_for(code, round_number).hands
            counts[next(seat for seat in SEATS if QUEEN_OF_SPADES in hands[seat])] += 1
    assert all(abs(counts[seat] - 5000) <= 245 for seat in SEATS)


def test_rounds_of_a_match_and_matches_differ() -> None:
    deals = {deal_for(CODE, number).hands for number in range(1, 40)}
    deals |= {deal_for(DealCode.normal(number, Game.HEARTS), 1).hands for number in range(100, 140)}
    assert len(deals) == 79


def test_each_decision_has_chances_of_its_own() -> None:
    numbers = {
        chances(CODE, number, seat, decision).next()
        for number in (1, 2)
        for seat in SEATS
        for decision in range(14)
    }
    assert len(numbers) == 2 * 4 * 14


def test_the_pass_and_each_trick_of_a_match_are_decisions_of_their_own() -> None:
    match, numbers = new_match(CODE), set()
    for seat in SEATS:
        numbers.add(chances_of(match, Seat.WEST).next())
        match, _events = apply(match, PassCards(seat, match.round.hands[seat][:3]))
    assert len(numbers) == 1
    numbers.add(chances_of(match, Seat.WEST).next())
    later = match._replace(round=match.round._replace(tricks=(match.round.trick,)))
    numbers.add(chances_of(later, Seat.WEST).next())
    assert len(numbers) == 3


def test_chances_do_not_depend_on_what_others_did_before() -> None:
    match = new_match(CODE)
    before = chances_of(match, Seat.EAST).next()
    match, _events = apply(match, PassCards(Seat.SOUTH, match.round.hands[0][:3]))
    assert chances_of(match, Seat.EAST).next() == before
    with pytest.raises(IllegalMove):
        apply(match, PassCards(Seat.SOUTH, match.round.hands[0][:3]))
