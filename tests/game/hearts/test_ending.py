"""When the rest of a round is decided; each claim is proved by trying every way the hidden cards can lie."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from game.cards import Card, Suit, parse_cards
from game.hearts.ending import finishing_move, no_points_remain, takes_the_rest
from game.hearts.round import DECK, Phase, State, Trick, sorted_hand
from game.hearts.rules import PlayCard, TakeTrick, apply
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import legal_plays, view
from tests.support.hearts_positions import playing


def ending(hand: str, hidden: str, is_broken: bool = True) -> State:
    """South on lead with this hand; the hidden cards lie with West as far as they go, then with the others.

    Every other card was played before, in tricks that tell nothing about who is void.
    """
    return with_hidden(parse_cards(hand), parse_cards(hidden), is_broken)


def with_hidden(hand: Sequence[Card], hidden: Sequence[Card], is_broken: bool = True) -> State:
    count = len(hand)
    assert len(hidden) == 3 * count
    others = [hidden[place * count : place * count + count] for place in range(3)]
    return State(
        Phase.PLAYING,
        PassDirection.HOLD,
        hands=tuple(map(sorted_hand, (hand, *others))),
        tricks=told_tricks(hand, hidden, 13 - count),
        trick=Trick(Seat.SOUTH),
        hearts_broken=is_broken,
    )


def told_tricks(hand: Sequence[Card], hidden: Sequence[Card], count: int) -> tuple[Trick, ...]:
    """The cards that are gone, in tricks: here it only matters that they are gone."""
    gone = [card for card in DECK if card not in hand and card not in hidden]
    return tuple(Trick(Seat.SOUTH, tuple(gone[4 * place : 4 * place + 4])) for place in range(count))


@pytest.mark.parametrize(
    ("hand", "hidden", "expected"),
    [
        ("AS", "KS QS JS", True),
        ("QS", "KS JS TS", False),
        ("2C", "KS QS JS", True),
        ("AS KS", "QS JS 2D 3D 4D 5D", True),
        ("AS 2S", "QS 2D 3D 4D 5D 6D", True),
        ("AS 2S", "QS JS 3D 4D 5D 6D", False),
        ("AS TS", "QS 9S 3D 4D 5D 6D", False),
        ("AS KS 2S", "QS JS 3D 4D 5D 6D 7D 8D 9D", True),
        ("AS KS 2S", "QS JS TS 4D 5D 6D 7D 8D 9D", False),
        ("AH AD", "KH QH KD QD 2C 3C", True),
        ("AH QD", "KH QH KD JD 2C 3C", False),
    ],
)
def test_taking_the_rest_is_offered_exactly_when_no_lie_of_the_cards_prevents_it(
    hand: str, hidden: str, expected: bool
) -> None:
    state = ending(hand, hidden)
    assert takes_the_rest(view(state, Seat.SOUTH)) is expected
    assert is_always_all_taken(state) is expected


def test_hearts_wait_to_the_last_while_they_are_unbroken() -> None:
    state = ending("AH AD 2C", "KH QH KD QD JD TD 3S 4S 5S", is_broken=False)
    assert takes_the_rest(view(state, Seat.SOUTH))
    assert is_always_all_taken(state)


def test_thirteen_clubs_take_the_rest_from_the_start() -> None:
    clubs = " ".join(str(card) for card in DECK if card.suit is Suit.CLUBS)
    assert takes_the_rest(view(playing({"S": clubs}, "S"), Seat.SOUTH))


def test_the_two_of_clubs_must_open_so_high_cards_do_not_help_on_the_first_trick() -> None:
    hand = "2C 5C 6C 7C 8C 9C TC JC QC KC AC AD AS"
    state = playing({"S": hand}, "S")
    assert not takes_the_rest(view(state, Seat.SOUTH))


def test_only_the_seat_on_lead_is_offered_the_rest() -> None:
    state = ending("AS", "KS QS JS")
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        assert not takes_the_rest(view(state, seat))
    on_table, _events = apply(state, PlayCard(Seat.SOUTH, Card.parse("AS")))
    for seat in SEATS:
        assert not takes_the_rest(view(on_table, seat))


@pytest.mark.parametrize("seed", range(60))
def test_every_small_ending_is_judged_rightly(seed: int) -> None:
    """High cards are kept likelier than low ones, or nearly every answer would be no."""
    rng = random.Random(seed)
    count = 1 + seed % 3
    deck = rng.sample(DECK, 8 * count)
    hand = sorted(rng.sample(deck, 4 * count))[-count:]
    hidden = [card for card in deck if card not in hand][: 3 * count]
    state = with_hidden(hand, hidden, is_broken=rng.random() < 0.5)
    assert takes_the_rest(view(state, Seat.SOUTH)) is is_always_all_taken(state)


def is_always_all_taken(state: State) -> bool:
    """Whether South takes every trick, leading as told, in every lie of the cards and against every play.

    With three cards each there are too many ways. Then only West resists, with any three of the hidden cards:
    who it is that beats a lead makes no difference, and nobody can help another to do it.
    """
    resisting = SEATS[1:] if len(state.hands[0]) < 3 else (Seat.WEST,)
    return all(takes_all(lie, resisting) for lie in lies(state, resisting))


def lies(state: State, resisting: Sequence[Seat]) -> Iterator[State]:
    hidden = {card for hand in state.hands[1:] for card in hand}
    count = len(state.hands[0])
    for west in combinations(sorted(hidden), count):
        rest = sorted(hidden - {*west})
        norths = combinations(rest, count) if Seat.NORTH in resisting else [tuple(rest[:count])]
        for north in norths:
            east = [card for card in rest if card not in north]
            yield state._replace(hands=(state.hands[0], *map(sorted_hand, (west, north, east))))


def takes_all(state: State, resisting: Sequence[Seat]) -> bool:
    if state.phase is Phase.SCORED:
        return True
    if state.phase is Phase.TRICK_COMPLETE:
        return state.trick.taker is Seat.SOUTH and takes_all(apply(state, TakeTrick())[0], resisting)
    if state.turn not in resisting:
        return takes_all(apply(state, finishing_move(state))[0], resisting)
    plays = legal_plays(view(state, state.turn))
    return all(takes_all(apply(state, PlayCard(state.turn, card))[0], resisting) for card in plays)


def test_no_points_remain_once_all_26_are_taken() -> None:
    state = ending("AS KS", "QD JD 2D 3D 4D 5D")
    assert not no_points_remain(state._replace(points=(12, 13, 0, 0)))
    assert no_points_remain(state._replace(points=(13, 13, 0, 0)))
    assert no_points_remain(view(state._replace(points=(0, 13, 0, 13)), Seat.EAST))
    assert not no_points_remain(state._replace(points=(13, 13, 0, 0), phase=Phase.SCORED))


def test_points_on_the_table_remain_until_the_trick_is_taken() -> None:
    state = playing({"S": "2D"}, "S 3D 4D 5D QS")._replace(points=(13, 0, 0, 0))
    assert not no_points_remain(state)
    state, _events = apply(state, TakeTrick())
    assert no_points_remain(state)


@pytest.mark.parametrize("seed", range(20))
def test_a_decided_round_plays_itself_out_in_legal_moves(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample([card for card in DECK if card.suit in (Suit.CLUBS, Suit.DIAMONDS)], 20)
    state = with_hidden(cards[:5], cards[5:])._replace(points=(26, 0, 0, 0))
    while state.phase is not Phase.SCORED:
        state, _events = apply(state, finishing_move(state))
    assert state.points == (26, 0, 0, 0)
    assert [len(trick.cards) for trick in state.tricks] == [4] * 13
    with pytest.raises(ValueError, match="nothing is left to play"):
        finishing_move(state)
