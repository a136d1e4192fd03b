"""Complete rounds that another program played by the same rules: every legal set, taker and score agrees."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.cards import Card, parse_cards
from game.hearts.round import Phase, State
from game.hearts.rules import Event, PassCards, PlayCard, RoundScored, TakeTrick, apply, deal
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import legal_plays, view

FILE = Path(__file__).parents[2] / "golden" / "hearts" / "rounds.jsonl.gz"
DIRECTIONS = {direction.name.lower(): direction for direction in PassDirection}


def rounds(direction: str) -> Iterator[dict[str, Any]]:
    """The rounds with this pass, each as the other program wrote it."""
    with gzip.open(FILE, "rt", encoding="ascii") as lines:
        yield from (told for told in map(json.loads, lines) if told["pass_dir"] == direction)


def cards(words: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(words))


def dealt(told: dict[str, Any]) -> State:
    """The state after the passes of the round."""
    hands = map(cards, told["deal"])
    deck = [card for four in zip(*hands, strict=True) for card in four]
    state = deal(deck, DIRECTIONS[told["pass_dir"]])
    if state.phase is Phase.PASSING:
        for seat in SEATS:
            state, _events = apply(state, PassCards(seat, cards(told["passes"][seat])))
    return state


def play_on(state: State, play: dict[str, Any]) -> tuple[State, tuple[Event, ...]]:
    """Play one card of the round, and take the trick it completes; everything on the way agrees."""
    seat = Seat(play["seat"])
    assert state.turn is seat
    assert sorted(map(str, legal_plays(view(state, seat)))) == sorted(play["legal"])
    state, _events = apply(state, PlayCard(seat, Card.parse(play["card"])))
    return apply(state, TakeTrick()) if state.phase is Phase.TRICK_COMPLETE else (state, ())


@pytest.mark.parametrize("direction", sorted(DIRECTIONS))
def test_a_round_told_by_another_program_is_legal_step_by_step_and_scored_the_same(direction: str) -> None:
    told_rounds = list(rounds(direction))
    for told in told_rounds:
        state, events = dealt(told), ()
        for play in told["plays"]:
            state, events = play_on(state, play)
        assert state.phase is Phase.SCORED
        assert isinstance(events[-1], RoundScored)
        assert list(events[-1].scores) == told["points"]
    assert len(told_rounds) == 400
