"""What must hold in every position, looked at along games played at random."""

import random
from collections.abc import Iterator

import pytest

from game.cards import DECK_OF_HEARTS
from game.deals import NUMBER_OF_DEALS, DealCode
from game.heart_to_heart.advice import matches, partners
from game.heart_to_heart.layout import POSITIONS
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import (
    WASTE,
    CardsFreed,
    DeadEnd,
    Event,
    GameWon,
    Move,
    Outcome,
    Pair,
    PairRemoved,
    StockMove,
    cards_left,
    free_positions,
    legal_moves,
    outcome,
    refusal,
)
from tests.support.tables import all_cards
from tests.support.winning_line import winning_line

PLACES = (WASTE, *POSITIONS)
ALL_MOVES: tuple[Move, ...] = (*StockMove, *(Pair(a, b) for a in PLACES for b in PLACES))


def walk(seed: int, length: int = 120) -> Iterator[tuple[GameRecord, Move, GameRecord, tuple[Event, ...]]]:
    """A random game that prefers pairs: the record before each move, the move, the record after, events."""
    rng = random.Random(seed)
    record = GameRecord.new(DealCode.normal(rng.randrange(NUMBER_OF_DEALS)))
    for _move in range(length):
        moves = list(legal_moves(record.state))
        if not moves:
            return
        move = moves[0] if rng.random() < 0.3 else rng.choice(moves)
        after, events = record.do(move)
        yield record, move, after, events
        record = after


@pytest.mark.parametrize("seed", range(40))
def test_52_cards_are_there_exactly_once_and_the_score_tells_how_many_left_the_heart(seed: int) -> None:
    removed = []
    for before, _move, after, events in walk(seed):
        removed += [card for event in events if isinstance(event, PairRemoved) for card in event.cards]
        state = after.state
        assert sorted([*all_cards(state), *removed]) == sorted(DECK_OF_HEARTS)
        assert state.score == 10 * (25 - cards_left(state))
        assert state.moves == before.state.moves + 1


@pytest.mark.parametrize("seed", range(40))
def test_undo_restores_every_position_and_redo_every_one_after(seed: int) -> None:
    for before, _move, after, _events in walk(seed):
        assert after.undo().state == before.state
        assert after.undo().history.past == before.history.past[-99:]
        assert after.undo().redo().history == after.history


@pytest.mark.parametrize("seed", range(12))
def test_a_move_is_listed_exactly_when_it_is_not_refused(seed: int) -> None:
    for record, _move, _after, _events in walk(seed, length=70):
        listed = list(legal_moves(record.state))
        assert len(set(listed)) == len(listed)
        turned = [Pair(move.b, move.a) for move in listed if isinstance(move, Pair)]
        assert {move for move in ALL_MOVES if refusal(record.state, move) is None} == {*listed, *turned}


@pytest.mark.parametrize("seed", range(40))
def test_events_tell_what_has_changed(seed: int) -> None:
    for before, move, after, events in walk(seed):
        freed = sorted(set(free_positions(after.state)) - set(free_positions(before.state)))
        assert [event.positions for event in events if isinstance(event, CardsFreed)] == (
            [tuple(freed)] if freed else []
        )
        assert (Outcome.WON is outcome(after.state)) == any(isinstance(event, GameWon) for event in events)
        came_to_an_end = outcome(after.state) is Outcome.DEAD_END is not outcome(before.state)
        assert came_to_an_end == any(isinstance(event, DeadEnd) for event in events)
        assert isinstance(events[0], PairRemoved) == isinstance(move, Pair)


@pytest.mark.parametrize("seed", range(12))
def test_help_agrees_with_the_legal_moves(seed: int) -> None:
    for record, _move, _after, _events in walk(seed, length=60):
        state = record.state
        pairs = [move for move in legal_moves(state) if isinstance(move, Pair)]
        assert set(partners(state)) == {place for pair in pairs for place in pair}
        for place in PLACES:
            assert set(matches(state, place)) == {sum(pair) - place for pair in pairs if place in pair}


@pytest.mark.parametrize("seed", range(20))
def test_every_game_is_read_back_from_its_text(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord.new(DealCode.normal(seed))
    for _step in range(80):
        choice = rng.random()
        if choice < 0.2 and record.can_undo:
            record = record.undo()
        elif choice < 0.3 and record.can_redo:
            record = record.redo()
        elif moves := list(legal_moves(record.state)):
            record, _events = record.do(moves[0])
    assert GameRecord.replay(record.text) == record


def test_a_win_is_always_250_points() -> None:
    won = 0
    for number in range(30):
        record = GameRecord.new(DealCode.normal(number))
        line = winning_line(record.state)
        for move in line or []:
            record, events = record.do(move)
        if line:
            won += 1
            assert outcome(record.state) is Outcome.WON
            assert record.state.score == 250
            assert events[-1] == GameWon(250)
    assert won >= 5
