"""Points of a round, the moon, and when a match is over."""

import pytest

from game.cards import Card, parse_cards
from game.deals import DealCode, Game
from game.hearts.match import (
    Match,
    MatchWon,
    NextRound,
    RoundDealt,
    apply,
    lowest_alone,
    new_match,
    refusal,
    score_sheet,
    totals,
    waiting_seats,
    winner,
)
from game.hearts.refusal import IllegalMove, Refusal
from game.hearts.round import DECK, Phase, Points, State, Trick, card_points
from game.hearts.rules import MoonShot, PassCards, PlayCard, RoundScored, TakeTrick, scores
from game.hearts.seats import SEATS, PassDirection, Seat, direction_of_round

CODE = DealCode.parse("HE1-N-AAAAAAM", Game.HEARTS)

THIRTEEN = tuple(Trick(Seat.SOUTH, parse_cards("2C 3C 4C 5C")) for _trick in range(13))


def about_to_end(before: Points, taken: Points, number: int = 4) -> Match:
    """A match whose round is over but for its last trick, in which nothing is taken."""
    last = State(
        Phase.TRICK_COMPLETE,
        direction_of_round(number),
        hands=((), (), (), ()),
        tricks=THIRTEEN[:12],
        trick=THIRTEEN[0],
        points=taken,
        totals=before,
    )
    return Match(CODE, number, last, scores=((1, 2, 3, 20),))


def test_a_heart_costs_one_and_the_queen_of_spades_thirteen() -> None:
    assert [card_points(card) for card in parse_cards("2H AH QS KS QD 2C")] == [1, 1, 13, 0, 0, 0]
    assert sum(map(card_points, DECK)) == 26
    assert sum(map(card_points, parse_cards("2H 9H KH QS"))) == 16


@pytest.mark.parametrize("points", [(0, 9, 16, 1), (0, 1, 25, 0), (13, 13, 0, 0), (1, 0, 0, 25)])
def test_a_round_without_a_moon_is_scored_as_it_stands(points: Points) -> None:
    match, events = apply(about_to_end((0, 0, 0, 0), points), TakeTrick())
    assert events[1:] == (RoundScored(points, points, points),)
    assert totals(match) == points


@pytest.mark.parametrize(
    ("points", "added"),
    [
        ((26, 0, 0, 0), (0, 26, 26, 26)),
        ((0, 26, 0, 0), (26, 0, 26, 26)),
        ((0, 0, 26, 0), (26, 26, 0, 26)),
        ((0, 0, 0, 26), (26, 26, 26, 0)),
    ],
)
def test_all_26_points_in_one_hand_go_to_the_others(points: Points, added: Points) -> None:
    match, events = apply(about_to_end((5, 6, 7, 8), points), TakeTrick())
    expected = tuple(map(sum, zip((5, 6, 7, 8), added, strict=True)))
    assert events[1:] == (MoonShot(Seat(points.index(26))), RoundScored(points, added, expected))
    assert totals(match) == expected
    assert scores(points) == added


def test_totals_of_the_round_count_only_when_it_is_scored() -> None:
    match = about_to_end((5, 6, 7, 8), (13, 5, 8, 0))
    assert totals(match) == (5, 6, 7, 8)
    assert score_sheet(match) == ((1, 2, 3, 20),)
    after, _events = apply(match, TakeTrick())
    assert totals(after) == (18, 11, 15, 8)
    assert score_sheet(after) == ((1, 2, 3, 20), (13, 5, 8, 0))


def test_exactly_one_hundred_ends_the_match() -> None:
    match, events = apply(about_to_end((87, 60, 61, 52), (13, 5, 8, 0)), TakeTrick())
    assert totals(match) == (100, 65, 69, 52)
    assert winner(match) is Seat.EAST
    assert events[-1] == MatchWon(Seat.EAST, (100, 65, 69, 52))
    assert refusal(match, NextRound()) is Refusal.MATCH_OVER


def test_ninety_nine_does_not_end_the_match() -> None:
    match, events = apply(about_to_end((87, 60, 61, 52), (12, 6, 8, 0)), TakeTrick())
    assert totals(match) == (99, 66, 69, 52)
    assert winner(match) is None
    assert isinstance(events[-1], RoundScored)
    assert refusal(match, NextRound()) is None


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ((103, 48, 48, 87), None),
        ((100, 65, 69, 52), Seat.EAST),
        ((60, 60, 106, 112), None),
        ((0, 0, 0, 0), None),
        ((99, 1, 99, 99), None),
        ((50, 50, 100, 49), Seat.EAST),
        ((100, 100, 100, 100), None),
        ((104, 103, 102, 101), Seat.EAST),
        ((0, 100, 100, 100), Seat.SOUTH),
    ],
)
def test_a_shared_lowest_total_means_another_round(standing: Points, expected: Seat | None) -> None:
    assert lowest_alone(standing) is expected


def test_a_moon_can_tie_the_lowest_and_then_play_goes_on() -> None:
    match, _events = apply(about_to_end((60, 34, 80, 86), (26, 0, 0, 0)), TakeTrick())
    assert totals(match) == (60, 60, 106, 112)
    assert winner(match) is None
    after, events = apply(match, NextRound())
    assert events == (RoundDealt(5, PassDirection.LEFT),)
    assert after.round.totals == (60, 60, 106, 112)


def test_nobody_has_won_while_a_round_is_played_whatever_the_totals() -> None:
    assert winner(about_to_end((110, 20, 30, 40), (0, 0, 0, 0))) is None


def test_the_pass_goes_left_right_across_hold_and_is_never_reset() -> None:
    directions = "".join(direction_of_round(number).name[0] for number in range(1, 14))
    assert directions == "LRAHLRAHLRAHL"


def test_the_next_round_is_dealt_once_the_last_is_scored() -> None:
    match = new_match(CODE)
    with pytest.raises(IllegalMove, match="The round is not over yet"):
        apply(match, NextRound())
    scored, _events = apply(about_to_end((10, 20, 30, 40), (26, 0, 0, 0), number=3), TakeTrick())
    after, events = apply(scored, NextRound())
    assert events == (RoundDealt(4, PassDirection.HOLD),)
    assert (after.number, after.round.phase) == (4, Phase.PLAYING)
    assert after.scores == ((1, 2, 3, 20), (0, 26, 26, 26))
    assert totals(after) == (10, 46, 56, 66)


def test_a_scored_round_takes_no_more_moves() -> None:
    match, _events = apply(about_to_end((0, 0, 0, 0), (26, 0, 0, 0)), TakeTrick())
    assert refusal(match, TakeTrick()) is Refusal.TRICK_NOT_COMPLETE
    assert refusal(match, PlayCard(Seat.SOUTH, Card.parse("2C"))) is Refusal.ROUND_OVER
    assert refusal(match, PassCards(Seat.SOUTH, parse_cards("2C 3C 4C"))) is Refusal.NOT_PASSING


def test_all_seats_are_waited_for_until_they_have_passed_then_one_at_a_time() -> None:
    match = new_match(CODE)
    assert waiting_seats(match) == SEATS
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST):
        match, _events = apply(match, PassCards(seat, match.round.hands[seat][:3]))
    assert waiting_seats(match) == (Seat.WEST,)
    match, _events = apply(match, PassCards(Seat.WEST, match.round.hands[Seat.WEST][:3]))
    assert waiting_seats(match) == (match.round.turn,)
    assert waiting_seats(about_to_end((0, 0, 0, 0), (0, 0, 0, 0))) == ()
