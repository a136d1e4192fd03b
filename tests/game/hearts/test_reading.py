"""What a bot makes of what it has seen: where the queen may be, and how near another is to the moon."""

import pytest

from game.cards import Rank, Suit, parse_cards
from game.hearts.bots.moon import threat
from game.hearts.bots.odds import expected_points
from game.hearts.bots.reading import Reading, read
from game.hearts.round import DECK
from game.hearts.rules import PassCards, apply, deal
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import view
from tests.support.hearts_positions import playing

HAND = "4D 5D 6D 2H 3H 4H 5H 3S"
CLUBS = "W 2C 9C KC AC"  # South takes it


def seen(table: str, *before: str, hand: str = HAND) -> Reading:
    return read(view(playing({"S": hand}, table, before), Seat.SOUTH))


def queen_at(reading: Reading) -> dict[str, float]:
    """The chance of each seat to hold the queen, where there is one."""
    return {seat.letter: round(reading.queen[seat], 2) for seat in SEATS if reading.queen[seat]}


def test_the_queen_may_be_with_anyone_while_nothing_is_told() -> None:
    assert queen_at(seen("S", CLUBS)) == {"W": 0.33, "N": 0.33, "E": 0.33}


def test_a_queen_that_is_held_or_played_is_with_nobody_else() -> None:
    assert queen_at(seen("S", CLUBS, hand="QS 4D")) == {}
    assert queen_at(seen("S", CLUBS, "S 3C 4C QS TC")) == {}


def test_a_player_void_in_spades_has_not_the_queen() -> None:
    reading = seen("S", CLUBS, "S 2S 3D 4S 5S")
    assert queen_at(reading) == {"N": 0.5, "E": 0.5}
    assert reading.chance_void(Seat.WEST, Suit.SPADES) == 1.0
    assert reading.holders(Suit.SPADES) == (Seat.NORTH, Seat.EAST)


def test_whoever_was_given_the_queen_has_her() -> None:
    state = deal(DECK, PassDirection.ACROSS)
    giver = next(seat for seat in SEATS if parse_cards("QS")[0] in state.hands[seat])
    for seat in SEATS:
        hand = state.hands[seat]
        cards = (*parse_cards("QS"), *hand[:2]) if seat is giver else hand[:3]
        state, _events = apply(state, PassCards(seat, cards))
    assert read(view(state, giver)).queen[giver.turned(2)] == 1.0
    assert max(read(view(state, giver.turned(1))).queen) < 0.5


def test_whoever_leads_a_low_spade_has_probably_not_the_queen() -> None:
    queen = seen("S", CLUBS, "W 4S 5S 6S 3S").queen
    assert queen[Seat.WEST] < 0.5 * queen[Seat.NORTH]
    assert queen[Seat.NORTH] == queen[Seat.EAST]


@pytest.mark.parametrize("before", ["W 2D 9D 7H 8D", "W 5S KS 6S 4S"])
def test_whoever_could_have_thrown_the_queen_and_did_not_has_probably_not_got_her(before: str) -> None:
    queen = seen("S", CLUBS, before).queen
    assert queen[Seat.EAST] < 0.3 * queen[Seat.NORTH]


def test_nobody_is_doubted_for_throwing_no_points_on_the_first_trick() -> None:
    queen = seen("S", "W 2C 9C 4D AC").queen
    assert queen[Seat.EAST] == queen[Seat.NORTH] > 0


def test_ranks_are_held_and_hidden_by_suit() -> None:
    reading = seen("S", CLUBS)
    assert reading.held[Suit.DIAMONDS] == (Rank.FOUR, Rank.FIVE, Rank.SIX)
    assert len(reading.hidden[Suit.CLUBS]) == 9
    assert Rank.THREE not in reading.hidden[Suit.SPADES]
    assert reading.is_queen_out
    assert not reading.has_queen


@pytest.mark.parametrize(
    ("table", "later"), [("S", "WNE"), ("E 5C", "WN"), ("N 5C 6C", "W"), ("W 5C 6C 7C", "")]
)
def test_who_plays_later_is_known(table: str, later: str) -> None:
    assert "".join(seat.letter for seat in seen(table, CLUBS).later) == later


def test_nothing_is_thrown_on_the_first_trick_and_more_on_every_later_one() -> None:
    ace = parse_cards("AC")[0]
    first = expected_points(seen("E 2C", hand="AC 4D 5D"), ace)
    second = expected_points(seen("E 5C", CLUBS, hand="AC 4D 5D"), ace)
    third = expected_points(seen("E 5C", CLUBS, "E 3C 4C 6C 2H", hand="AC 4D 5D"), ace)
    assert 0 == first < second < third


ALL_WEST = ["W 2C 3C 4C 5C", "W AC 6C QS 7C"]


def test_a_player_with_every_point_is_a_threat_that_grows() -> None:
    risks = []
    for more in ([], ["W KH TH 2D 3D"], ["W KH TH 2D 3D", "W JH 9H 8H 7H"]):
        found = threat(view(playing({"S": HAND}, "W", [*ALL_WEST, *more]), Seat.SOUTH))
        assert found is not None
        assert found.seat is Seat.WEST
        risks.append(found.risk)
    assert 0 < risks[0] < risks[1] < risks[2] <= 1


def test_divided_points_own_points_and_no_points_are_no_threat() -> None:
    divided = [*ALL_WEST, "W 4D AD 2H 5D"]
    for before, seat in ((divided, Seat.SOUTH), (ALL_WEST, Seat.WEST), (ALL_WEST[:1], Seat.SOUTH)):
        assert threat(view(playing({seat.letter: HAND}, "W", before), seat)) is None
