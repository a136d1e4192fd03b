"""What may be led, what must be followed, what may be thrown away, and who takes the trick."""

import pytest

from game.cards import Card, parse_cards
from game.hearts.refusal import IllegalMove, Refusal
from game.hearts.round import Phase, State
from game.hearts.rules import (
    CardPlayed,
    HeartsBroken,
    MoonShot,
    PlayCard,
    QueenPlayed,
    RoundScored,
    TakeTrick,
    TrickTaken,
    apply,
    deal,
    refusal,
)
from game.hearts.seats import PassDirection, Seat
from game.hearts.view import legal_plays, view
from tests.support.hearts_positions import deck_of, playing, trick, words


def legal(state: State, seat: Seat) -> str:
    """What the seat may play, as text."""
    return words(legal_plays(view(state, seat)))


def sentence(state: State, seat: Seat, card: str) -> str:
    """Why the seat may not play the card."""
    with pytest.raises(IllegalMove) as refused:
        apply(state, PlayCard(seat, Card.parse(card)))
    return str(refused.value)


def test_the_two_of_clubs_is_the_only_opening_lead() -> None:
    state = playing({"S": "2C 9C AD"}, "S")
    assert legal(state, Seat.SOUTH) == "2C"
    assert sentence(state, Seat.SOUTH, "9C") == "The two of clubs opens the round"
    assert sentence(state, Seat.SOUTH, "AD") == "The two of clubs opens the round"


@pytest.mark.parametrize(
    ("table", "held", "expected", "reason"),
    [
        ("W 5C", "3C KC QS 2H", "3C KC", "You must follow clubs"),
        ("W 5D", "3C 2D KD QS 2H", "2D KD", "You must follow diamonds"),
        ("W 5S", "3C 2D QS 2H", "QS", "You must follow spades"),
        ("W 5H", "3C 2D QS 2H AH", "2H AH", "You must follow hearts"),
    ],
)
def test_the_suit_led_is_followed(table: str, held: str, expected: str, reason: str) -> None:
    state = playing({"N": held}, table, before=["W 2C 3C 4C 6C"])
    assert legal(state, Seat.NORTH) == expected
    for card in set(held.split()) - set(expected.split()):
        assert sentence(state, Seat.NORTH, card) == reason


def test_void_player_may_discard_the_queen_of_spades() -> None:
    state = playing({"N": "QS 2H 9D"}, "W 5C", before=["W 2C 3C 4C 6C"])
    assert legal(state, Seat.NORTH) == "9D QS 2H"


def test_computer_players_do_not_throw_points_into_the_opening_trick() -> None:
    state = playing({"N": "AD KD JD TD 8D 6D QS 4S 3S 2S 9H 7H 5H"}, "W 2C")
    assert legal(state, Seat.NORTH) == "6D 8D TD JD KD AD 2S 3S 4S"
    expected = "No points on the first trick while you hold another card"
    assert sentence(state, Seat.NORTH, "QS") == expected
    assert sentence(state, Seat.NORTH, "5H") == expected


def test_a_hand_of_points_alone_may_play_any_of_them_to_the_first_trick() -> None:
    state = playing({"N": "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"}, "W 2C")
    assert legal(state, Seat.NORTH) == "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


def test_a_player_with_a_club_follows_it_on_the_first_trick() -> None:
    state = playing({"N": "9C QS 2H 3D"}, "W 2C")
    assert legal(state, Seat.NORTH) == "9C"
    assert sentence(state, Seat.NORTH, "2H") == "You must follow clubs"


def test_hearts_are_not_led_before_they_are_broken_and_the_queen_of_spades_is() -> None:
    state = playing({"S": "QS 3H 9H"}, "S", before=["S 2C 3C 4C 6C"])
    assert legal(state, Seat.SOUTH) == "QS"
    assert sentence(state, Seat.SOUTH, "9H") == "Hearts are not broken yet"


def test_the_queen_of_spades_does_not_break_hearts() -> None:
    state = playing({"S": "4C 9H"}, "S", before=["S 2C 3C 5C QS"])
    assert legal(state, Seat.SOUTH) == "4C"


def test_a_heart_thrown_away_breaks_hearts() -> None:
    state = playing({"S": "4C 9H"}, "S", before=["S 2C 3C 5C 6C", "S 7C 8C 9C 2H", "N 3D 4D 5D AD"])
    assert legal(state, Seat.SOUTH) == "4C 9H"


def test_a_hand_of_hearts_alone_leads_one_unbroken() -> None:
    state = playing({"S": "9H 3H"}, "S", before=["S 2C 3C 5C 6C"])
    assert legal(state, Seat.SOUTH) == "3H 9H"
    _after, events = apply(state, PlayCard(Seat.SOUTH, Card.parse("3H")))
    assert HeartsBroken(Seat.SOUTH, Card.parse("3H")) in events


def test_hearts_break_once() -> None:
    state = playing({"N": "2H", "E": "3H"}, "W 5C", before=["W 2C 3C 4C 6C"])
    state, events = apply(state, PlayCard(Seat.NORTH, Card.parse("2H")))
    assert events == (CardPlayed(Seat.NORTH, Card.parse("2H")), HeartsBroken(Seat.NORTH, Card.parse("2H")))
    state, events = apply(state, PlayCard(Seat.EAST, Card.parse("3H")))
    assert events == (CardPlayed(Seat.EAST, Card.parse("3H")),)
    assert state.hearts_broken


def test_the_queen_of_spades_is_told_apart() -> None:
    state = playing({"N": "QS 2H"}, "W 5C", before=["W 2C 3C 4C 6C"])
    state, events = apply(state, PlayCard(Seat.NORTH, Card.parse("QS")))
    assert events == (CardPlayed(Seat.NORTH, Card.parse("QS")), QueenPlayed(Seat.NORTH))
    assert not state.hearts_broken


def test_cards_are_played_clockwise_and_only_on_turn() -> None:
    hands = {"S": "3D", "W": "2C 9C", "N": "4C", "E": "5C"}
    state = playing(hands, "W")
    for letter, card in (("W", "2C"), ("N", "4C"), ("E", "5C"), ("S", "3D")):
        for seat in set(Seat) - {state.turn}:
            assert refusal(state, PlayCard(seat, Card.parse("3D"))) is Refusal.NOT_ON_TURN
            assert legal_plays(view(state, seat)) == ()
        assert state.turn is not None
        assert state.turn.letter == letter
        state, _events = apply(state, PlayCard(state.turn, Card.parse(card)))


def test_a_card_that_is_not_held_is_not_played() -> None:
    state = playing({"S": "4C 9H"}, "S", before=["S 2C 3C 5C 6C"])
    assert sentence(state, Seat.SOUTH, "7C") == "That card is not in the hand"


def test_the_full_trick_lies_until_it_is_taken() -> None:
    state = playing({"S": "KD", "N": "9S"}, "W 5C KC 8D TC", before=["W 2C 3C 4C 6C"])
    assert state.phase is Phase.TRICK_COMPLETE
    assert sentence(state, Seat.NORTH, "9S") == "The last trick still lies on the table"
    state, events = apply(state, TakeTrick())
    assert events == (TrickTaken(Seat.NORTH, trick("W 5C KC 8D TC"), 0),)
    assert state.turn is Seat.NORTH
    assert refusal(state, TakeTrick()) is Refusal.TRICK_NOT_COMPLETE


@pytest.mark.parametrize(
    ("table", "taker", "points"),
    [
        ("S 5C KC 9C TC", "W", 0),
        ("S 5C 2C 3C 4C", "S", 0),
        ("W 5D AC AS AH", "W", 1),
        ("N 5S QS KS 2H", "S", 14),
        ("E 5H 9H JH 6H", "W", 4),
        ("E TD QS AC 9D", "E", 13),
    ],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_its_points(
    table: str, taker: str, points: int
) -> None:
    state, events = apply(playing({"S": "2D"}, table), TakeTrick())
    assert events == (TrickTaken(state.trick.leader, trick(table), points),)
    assert state.trick.leader.letter == taker
    assert state.points[state.trick.leader] == sum(state.points) == points


EACH_A_SUIT = (
    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
)


def test_a_hand_of_thirteen_hearts_can_be_played() -> None:
    state = deal(deck_of(EACH_A_SUIT), PassDirection.HOLD)
    state, _events = apply(state, PlayCard(Seat.WEST, Card.parse("2C")))
    assert legal(state, Seat.NORTH) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS"
    state, _events = apply(state, PlayCard(Seat.NORTH, Card.parse("2S")))
    state, _events = apply(state, PlayCard(Seat.EAST, Card.parse("2D")))
    assert legal(state, Seat.SOUTH) == words(parse_cards(EACH_A_SUIT[0]))
    state, _events = apply(state, PlayCard(Seat.SOUTH, Card.parse("2H")))
    state, _events = apply(state, TakeTrick())
    assert state.hearts_broken
    events = ()
    while state.phase is not Phase.SCORED:
        if state.turn is None:
            state, events = apply(state, TakeTrick())
        else:
            state, _events = apply(state, PlayCard(state.turn, legal_plays(view(state, state.turn))[0]))
    assert {taken.taker for taken in state.tricks} == {Seat.WEST}
    assert state.points == (0, 26, 0, 0)
    assert MoonShot(Seat.WEST) in events
    assert events[-1] == RoundScored((0, 26, 0, 0), (26, 0, 26, 26), (26, 0, 26, 26))
