"""Three cards of each hand change places, all at once, before the opening lead."""

import pytest

from game.cards import Card, parse_cards
from game.deals import DealCode, Game
from game.hearts.dealing import deal_for
from game.hearts.refusal import IllegalMove, Refusal
from game.hearts.round import DECK, TWO_OF_CLUBS, Phase, State
from game.hearts.rules import CardsPassed, PassCards, PlayCard, TakeTrick, apply, deal, refusal
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import legal_plays, refusal_to_pass, view
from tests.support.hearts_positions import deck_of, words

CODE = DealCode.parse("HE1-N-AAAAAAM", Game.HEARTS)
PASSES = tuple(direction for direction in PassDirection if direction is not PassDirection.HOLD)


def passing(direction: PassDirection = PassDirection.LEFT) -> State:
    return deal(DECK, direction)


def lowest_three(state: State, seat: Seat) -> tuple[Card, ...]:
    return state.hands[seat][:3]


def all_passed(direction: PassDirection) -> State:
    state = passing(direction)
    for seat in SEATS:
        state, _events = apply(state, PassCards(seat, lowest_three(passing(direction), seat)))
    return state


@pytest.mark.parametrize(
    ("direction", "receivers"),
    [(PassDirection.LEFT, "WNES"), (PassDirection.RIGHT, "ESWN"), (PassDirection.ACROSS, "NESW")],
)
def test_cards_go_where_the_direction_says(direction: PassDirection, receivers: str) -> None:
    before, after = passing(direction), all_passed(direction)
    for giver, letter in zip(SEATS, receivers, strict=True):
        receiver = next(seat for seat in SEATS if seat.letter == letter)
        given = lowest_three(before, giver)
        assert set(given) <= set(after.hands[receiver])
        assert not set(given) & set(after.hands[giver])
        assert view(after, receiver).received == given
        assert view(after, giver).given == given


@pytest.mark.parametrize("direction", PASSES)
def test_every_hand_has_thirteen_cards_after_the_pass_and_the_deck_is_whole(direction: PassDirection) -> None:
    hands = all_passed(direction).hands
    assert [len(hand) for hand in hands] == [13, 13, 13, 13]
    assert sorted(card for hand in hands for card in hand) == sorted(DECK)


def test_nothing_is_handed_over_until_all_four_have_chosen() -> None:
    dealt = passing()
    state = dealt
    for seat in (Seat.EAST, Seat.SOUTH, Seat.NORTH):
        state, events = apply(state, PassCards(seat, lowest_three(dealt, seat)))
        assert events == ()
        assert state.phase is Phase.PASSING
        assert state.hands == dealt.hands
    state, events = apply(state, PassCards(Seat.WEST, lowest_three(dealt, Seat.WEST)))
    passes = tuple(lowest_three(dealt, seat) for seat in SEATS)
    assert events == (CardsPassed(PassDirection.LEFT, passes),)
    assert state.phase is Phase.PLAYING


def test_a_pass_that_others_chose_cannot_be_seen_until_the_exchange() -> None:
    dealt = passing()
    chosen, _events = apply(dealt, PassCards(Seat.WEST, lowest_three(dealt, Seat.WEST)))
    for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST):
        assert view(chosen, seat) == view(dealt, seat)
    assert view(chosen, Seat.WEST).given == lowest_three(dealt, Seat.WEST)


def test_received_cards_can_be_passed_on_by_nobody() -> None:
    """Each pass is taken from the hand as it was dealt, even by the last to choose."""
    dealt = passing()
    state = dealt
    for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH):
        state, _events = apply(state, PassCards(seat, lowest_three(dealt, seat)))
    from_north = lowest_three(dealt, Seat.NORTH)
    assert refusal(state, PassCards(Seat.EAST, from_north)) is Refusal.NOT_HELD


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("", Refusal.NOT_THREE_CARDS),
        ("2C", Refusal.NOT_THREE_CARDS),
        ("2C 6C", Refusal.NOT_THREE_CARDS),
        ("2C 6C TC AC", Refusal.NOT_THREE_CARDS),
        ("2C 6C 3C", Refusal.NOT_HELD),
    ],
)
def test_too_few_too_many_or_foreign_cards_are_not_passed(cards: str, reason: Refusal) -> None:
    state = passing()
    assert words(state.hands[0][:4]) == "2C 6C TC AC"
    assert refusal(state, PassCards(Seat.SOUTH, parse_cards(cards))) is reason


def test_one_card_chosen_twice_does_not_count_as_two() -> None:
    two, six = parse_cards("2C 6C")
    assert refusal(passing(), PassCards(Seat.SOUTH, (two, six, two))) is Refusal.SAME_CARD
    with pytest.raises(IllegalMove, match="Pass three different cards"):
        apply(passing(), PassCards(Seat.SOUTH, (two, two, two)))


def test_a_pass_once_made_stands() -> None:
    state, _events = apply(passing(), PassCards(Seat.SOUTH, parse_cards("2C 6C TC")))
    assert refusal(state, PassCards(Seat.SOUTH, parse_cards("2C 6C AC"))) is Refusal.ALREADY_PASSED


def test_the_same_judgement_is_had_from_the_view_alone() -> None:
    state = passing()
    for cards in ("2C 6C", "2C 6C TC", "2C 6C 3C"):
        chosen = parse_cards(cards)
        expected = refusal(state, PassCards(Seat.SOUTH, chosen))
        assert refusal_to_pass(view(state, Seat.SOUTH), chosen) is expected


def test_no_card_is_played_and_no_trick_taken_while_cards_are_passed() -> None:
    state = passing()
    assert refusal(state, PlayCard(Seat.SOUTH, TWO_OF_CLUBS)) is Refusal.PASS_FIRST
    assert refusal(state, TakeTrick()) is Refusal.TRICK_NOT_COMPLETE
    assert legal_plays(view(state, Seat.SOUTH)) == ()


def test_a_received_two_of_clubs_opens() -> None:
    state = passing(PassDirection.LEFT)
    for seat in SEATS:
        state, _events = apply(state, PassCards(seat, lowest_three(passing(), seat)))
    assert TWO_OF_CLUBS in view(state, Seat.WEST).received
    assert state.turn is Seat.WEST
    assert legal_plays(view(state, Seat.WEST)) == (TWO_OF_CLUBS,)


NORTH_HAS_THE_TWO = (
    "3C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D",
    "4C 5D 6D 7D 8D 9D TD JD QD KD AD 2S 3S",
    "2C 5C 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
)


def test_opening_leader_is_right_when_nobody_passes() -> None:
    state = deal(deck_of(NORTH_HAS_THE_TWO), PassDirection.HOLD)
    assert state.phase is Phase.PLAYING
    assert state.turn is Seat.NORTH
    assert legal_plays(view(state, Seat.NORTH)) == (TWO_OF_CLUBS,)
    assert refusal(state, PassCards(Seat.SOUTH, state.hands[0][:3])) is Refusal.NOT_PASSING


def test_the_fourth_round_of_a_match_is_held_and_opened_by_the_two_of_clubs() -> None:
    for number in (4, 8, 12):
        state = deal_for(CODE, number)
        assert state.direction is PassDirection.HOLD
        assert state.turn is not None
        assert TWO_OF_CLUBS in state.hands[state.turn]


def test_a_deal_that_is_not_the_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="each of the 52 cards once"):
        deal(DECK[:-1], PassDirection.LEFT)
    with pytest.raises(ValueError, match="each of the 52 cards once"):
        deal((*DECK[:-1], DECK[0]), PassDirection.LEFT)
