"""What must hold in every position, looked at along ten thousand rounds played at random."""

import random
from collections.abc import Iterator

import pytest

from game.cards import Card, Suit
from game.deals import NUMBER_OF_DEALS, DealCode, Game
from game.hearts.dealing import deal_for
from game.hearts.refusal import IllegalMove
from game.hearts.round import DECK, Phase, State, card_points
from game.hearts.rules import (
    Move,
    PassCards,
    PlayCard,
    RoundScored,
    TakeTrick,
    apply,
    refusal,
)
from game.hearts.seats import SEATS, PassDirection
from game.hearts.view import known_voids, legal_plays, played_cards, refusal_to_play, unseen_cards, view

BATCHES = range(20)
ROUNDS = 500  # in each batch, so that there are 10,000
CLOSE_LOOK = 125  # every so many rounds each position is looked at from all sides


def random_deal(rng: random.Random) -> State:
    return deal_for(DealCode.normal(rng.randrange(NUMBER_OF_DEALS), Game.HEARTS), rng.randint(1, 4))


def random_move(state: State, rng: random.Random) -> Move:
    if state.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    if state.turn is None:
        seat = rng.choice([seat for seat in SEATS if not state.passes[seat]])
        return PassCards(seat, tuple(rng.sample(state.hands[seat], 3)))
    return PlayCard(state.turn, rng.choice(legal_plays(view(state, state.turn))))


def walk(rng: random.Random) -> Iterator[State]:
    """Every position of a round from its deal to its score."""
    state = random_deal(rng)
    while state.phase is not Phase.SCORED:
        yield state
        state, _events = apply(state, random_move(state, rng))
    yield state


@pytest.mark.parametrize("batch", BATCHES)
def test_every_round_runs_to_its_end_with_52_cards_and_26_or_78_points(batch: int) -> None:
    rng = random.Random(batch)
    for number in range(ROUNDS):
        if number % CLOSE_LOOK == 0:
            *_positions, end = map(looked_at, walk(rng))
        else:
            *_positions, end = walk(rng)
        check_end(end)


def check_end(end: State) -> None:
    """Thirteen tricks of four cards, the whole deck; the first without points unless someone had no other."""
    played = [card for trick in end.tricks for card in trick.cards]
    assert [len(trick.cards) for trick in end.tricks] == [4] * 13
    assert len(set(played)) == 52
    assert sum(end.points) == 26
    assert end.tricks[0].cards[0] == Card.parse("2C")
    assert all(
        after.leader is before.taker for before, after in zip(end.tricks, end.tricks[1:], strict=False)
    )
    for seat, card in end.tricks[0].plays:
        if card_points(card):
            assert all(
                card_points(own) for trick in end.tricks for other, own in trick.plays if other is seat
            )


def looked_at(state: State) -> State:
    """The same state, after everything that must hold in it."""
    cards = [card for hand in state.hands for card in hand] + list(played_cards(view(state, SEATS[0])))
    assert sorted(cards) == sorted(DECK)
    on_table = len(state.trick.cards)
    assert sum(map(len, state.hands)) == 52 - 4 * len(state.tricks) - on_table
    check_legality(state)
    for seat in SEATS:
        check_sight(state, seat)
    return state


def check_legality(state: State) -> None:
    """No state without a legal move, and none accepted that is not legal; the same seen from either side."""
    moves: list[Move] = [PlayCard(seat, card) for seat in SEATS for card in state.hands[seat]]
    moves += [PlayCard(seat, card) for seat in SEATS for card in played_cards(view(state, seat))[-2:]]
    moves += [PassCards(seat, state.hands[seat][:count]) for seat in SEATS for count in (2, 3, 4)]
    accepted = [move for move in [*moves, TakeTrick()] if refusal(state, move) is None]
    expected = {
        Phase.PASSING: sum(not passed for passed in state.passes),
        Phase.PLAYING: 0 if state.turn is None else len(legal_plays(view(state, state.turn))),
        Phase.TRICK_COMPLETE: 1,
        Phase.SCORED: 0,
    }
    assert len(accepted) == expected[state.phase]
    assert bool(accepted) == (state.phase is not Phase.SCORED)
    for move in moves:
        if isinstance(move, PlayCard):
            assert (refusal_to_play(view(state, move.seat), move.card) is None) == (move in accepted)
    refused = [move for move in moves if move not in accepted]
    with pytest.raises(IllegalMove):
        apply(state, refused[len(refused) // 2])


def check_sight(state: State, seat: int) -> None:
    """What is unseen is what the others hold; a void that is known is one; hidden cards can be swapped."""
    own = SEATS[seat]
    others = [other for other in SEATS if other is not own]
    hidden = [card for other in others for card in state.hands[other]]
    seen = view(state, own)
    assert sorted(unseen_cards(seen)) == sorted(hidden)
    for other, void in zip(SEATS, known_voids(seen), strict=True):
        assert not void & {card.suit for card in state.hands[other]}
    assert view(shuffled_hidden(state, hidden, others), own) == seen


def shuffled_hidden(state: State, hidden: list[Card], others: list[int]) -> State:
    """The state with the cards that a seat cannot see dealt to the other hands anew."""
    cards = random.Random(len(hidden)).sample(hidden, len(hidden))
    hands = list(state.hands)
    for other in others:
        count = len(state.hands[other])
        hands[other], cards = tuple(cards[:count]), cards[count:]
    return state._replace(hands=tuple(hands))


def test_random_rounds_come_to_rare_things_too() -> None:
    """The walks are worth something only if they meet what is seldom met."""
    rng = random.Random(7)
    seen = set()
    for _round in range(300):
        *_positions, end = walk(rng)
        seen.add(end.direction)
        if end.tricks[0].points:
            seen.add("points on the first trick")
        leads = [trick.cards[0].suit for trick in end.tricks]
        if Suit.HEARTS in leads:
            seen.add("hearts led")
    assert seen >= {*PassDirection, "hearts led"}


def test_a_moon_shared_out_comes_to_78() -> None:
    """Random players hardly ever shoot the moon; one that always plays high does now and then."""
    rng = random.Random(1)
    sums = set()
    for _round in range(250):
        state = random_deal(rng)
        while state.phase is not Phase.SCORED:
            state, events = apply(state, high_move(state, rng))
        scored = events[-1]
        assert isinstance(scored, RoundScored)
        sums.add(sum(scored.scores))
    assert sums == {26, 78}


def high_move(state: State, rng: random.Random) -> Move:
    """South keeps its high cards and plays the highest; the others play low."""
    move = random_move(state, rng)
    if isinstance(move, PassCards) and move.seat == 0:
        return PassCards(move.seat, tuple(sorted(state.hands[0])[:3]))
    if isinstance(move, PlayCard):
        plays = legal_plays(view(state, move.seat))
        return PlayCard(move.seat, max(plays) if move.seat == 0 else min(plays))
    return move
