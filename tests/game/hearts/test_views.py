"""A seat sees its own cards and what lies open, and can tell from that who is void of what."""

from collections.abc import Sequence

import pytest

from game.cards import Card, Suit, parse_cards
from game.hearts.round import DECK, State
from game.hearts.rules import PassCards, apply, deal
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import View, known_voids, played_cards, unseen_cards, view
from tests.support.hearts_positions import playing, words

FIRST = "W 2C 9C KC AC"  # South takes it
SOUTH = "3C 4D 5S 6H 7H"


def voids(before: Sequence[str], table: str, hand: str = SOUTH) -> dict[str, str]:
    """What South knows of the others, by seat letter."""
    known = known_voids(view(playing({"S": hand}, table, before), Seat.SOUTH))
    return {
        seat.letter: "".join(suit.letter for suit in Suit if suit in known[seat])
        for seat in SEATS
        if seat is not Seat.SOUTH and known[seat]
    }


def test_nothing_is_known_while_everyone_follows() -> None:
    assert voids([FIRST], "S 2D 3D 5D") == {}


def test_who_does_not_follow_is_void() -> None:
    assert voids([FIRST], "S 2D 3D 9S") == {"N": "D"}
    assert voids([FIRST, "S 2D 3D 9S 4H", "W 3S KD"], "W 3S KD") == {"N": "DS", "E": "D"}


def test_who_leads_an_unbroken_heart_has_nothing_else() -> None:
    assert voids([FIRST, "S 2D 9D TD 8D"], "N 4H") == {"N": "CDS"}


def test_who_leads_a_broken_heart_may_have_anything() -> None:
    assert voids([FIRST, "S 2D 9D TD 8H"], "N 4H") == {"E": "D"}


def test_who_discards_a_heart_on_the_first_trick_has_no_club_and_no_diamond() -> None:
    assert voids([], "W 2C 5H") == {"N": "CD"}


def test_who_discards_the_queen_on_the_first_trick_has_hearts_alone() -> None:
    assert voids([], "W 2C QS") == {"N": "CDS"}


def test_who_discards_a_plain_card_on_the_first_trick_is_void_of_clubs_alone() -> None:
    assert voids([], "W 2C KS") == {"N": "C"}


def test_nobody_holds_a_suit_of_which_no_card_is_left() -> None:
    spades = words([card for card in DECK if card.suit is Suit.SPADES])
    assert voids([FIRST], "S 2D", hand=spades) == {"W": "S", "N": "S", "E": "S"}


def test_a_seat_knows_its_own_voids() -> None:
    known = known_voids(view(playing({"S": "3C 5S"}, "S", [FIRST]), Seat.SOUTH))
    assert known[Seat.SOUTH] == {Suit.DIAMONDS, Suit.HEARTS}


def test_the_unseen_cards_are_those_neither_held_nor_played() -> None:
    seen = view(playing({"S": "3C 4D"}, "S 5S 6S", [FIRST]), Seat.SOUTH)
    assert words(played_cards(seen)) == "2C 9C KC AC 5S 6S"
    unseen = unseen_cards(seen)
    assert len(unseen) == 52 - 2 - 6
    assert not set(unseen) & {*seen.hand, *played_cards(seen)}


def swapped(state: State, a: Card, b: Card) -> State:
    """The state with two cards changed for each other, wherever they lie."""
    change = {a: b, b: a}

    def changed(rows: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(change.get(card, card) for card in row) for row in rows)

    return state._replace(hands=changed(state.hands), passes=changed(state.passes))


def after_the_pass() -> State:
    state = deal(DECK, PassDirection.LEFT)
    for seat in SEATS:
        state, _events = apply(state, PassCards(seat, deal(DECK, PassDirection.LEFT).hands[seat][:3]))
    return state


@pytest.mark.parametrize("seat", SEATS)
def test_a_card_that_others_hold_or_passed_among_themselves_cannot_be_seen(seat: Seat) -> None:
    state = after_the_pass()
    left, across = seat.turned(1), seat.turned(2)
    a, b = state.hands[left][-1], state.hands[across][0]
    other = swapped(state, a, b)
    assert other != state
    assert view(other, seat) == view(state, seat)
    assert view(other, left) != view(state, left)


def test_a_view_has_no_field_but_these() -> None:
    assert View._fields == (
        "seat",
        "phase",
        "direction",
        "hand",
        "given",
        "received",
        "tricks",
        "trick",
        "hearts_broken",
        "points",
        "totals",
    )


def test_everything_that_lies_open_is_seen() -> None:
    state = playing({"S": "3C", "W": "4C"}, "S 5D 6D", [FIRST, "S 2D 9D TD 8H"], totals=(1, 2, 3, 4))
    for seat in SEATS:
        seen = view(state, seat)
        assert (seen.seat, seen.phase, seen.tricks, seen.trick) == (
            seat,
            state.phase,
            state.tricks,
            state.trick,
        )
        assert (seen.hearts_broken, seen.points, seen.totals) == (True, (0, 0, 1, 0), (1, 2, 3, 4))
        assert seen.turn is Seat.NORTH
        assert seen.hand == state.hands[seat]


def test_states_and_views_are_values() -> None:
    state = playing({"S": "3C"}, "S", [FIRST])
    assert hash(state) == hash(playing({"S": "3C"}, "S", [FIRST]))
    assert hash(view(state, Seat.SOUTH)) == hash(view(playing({"S": "3C"}, "S", [FIRST]), Seat.SOUTH))
    with pytest.raises(AttributeError):
        state.points = (1, 2, 3, 4)  # type: ignore[misc]
    with pytest.raises(AttributeError):
        view(state, Seat.SOUTH).hand = parse_cards("AS")  # type: ignore[misc]
