"""The solver against searches that know nothing of it, and against the rules."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cards import Card
from game.deals import EXAMPLE, NUMBER_OF_DEALS, DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.rules import (
    Move,
    Outcome,
    Pair,
    State,
    StockMove,
    apply,
    cards_left,
    legal_moves,
    outcome,
    refusal,
)
from game.heart_to_heart.search.bounds import draws_needed, pairs_needed
from game.heart_to_heart.search.puzzle import free_cards, puzzle_of
from game.heart_to_heart.solver import hint, is_winnable, losing_move, par, solve
from game.history import History
from tests.support.breadth_first import fewest_moves
from tests.support.winning_line import winning_line

ENDGAMES = 300
MOST_IN_HEART, MOST_OUTSIDE = 8, 9
GOLDEN_PARS = Path(__file__).parents[2] / "golden" / "heart_to_heart" / "pars.txt"


def some_deals(count: int, seed: int) -> Iterator[State]:
    source = random.Random(seed)
    for _deal in range(count):
        yield deal_for(DealCode.normal(source.randrange(NUMBER_OF_DEALS)))


def some_walk(state: State, source: random.Random, moves: int) -> Iterator[State]:
    """Positions of a game played at random, pairs before draws."""
    for _move in range(moves):
        choices = list(legal_moves(state))
        pairs = [move for move in choices if isinstance(move, Pair)]
        if not choices:
            return
        state, _events = apply(state, source.choice(pairs or choices))
        yield state


def endgame(state: State, source: random.Random) -> State | None:
    """The end of a random game, with so few cards that a plain search can go through everything."""
    for position in some_walk(state, source, 400):
        if 2 <= cards_left(position) <= MOST_IN_HEART:
            return thinned(position, source)
    return None


def thinned(state: State, source: random.Random) -> State:
    """The same heart with fewer cards outside: of ranks that it holds as many as before, of others a few."""
    wanted = {card.rank for card in state.heart if card}

    def kept(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card.rank in wanted or source.random() < 0.25)

    return state._replace(stock=kept(state.stock), waste=kept(state.waste))


def endgames(count: int) -> list[State]:
    source, found = random.Random(11), []
    for deal in some_deals(100_000, 12):
        end = endgame(deal, source)
        if end is not None and len(end.stock + end.waste) <= MOST_OUTSIDE:
            found.append(end)
        if len(found) == count:
            break
    return found


def replay(state: State, line: tuple[Move, ...]) -> State:
    for move in line:
        assert refusal(state, move) is None
        state, _events = apply(state, move)
    return state


def test_winnable_deals_are_those_that_a_plain_search_can_win() -> None:
    for deal in some_deals(300, 1):
        assert is_winnable(deal) is (winning_line(deal) is not None)


def test_winnable_positions_are_those_that_a_plain_search_can_win() -> None:
    source, answers = random.Random(3), []
    for deal in some_deals(60, 2):
        for position in list(some_walk(deal, source, 80))[::9]:
            answers.append(is_winnable(position))
            assert answers[-1] is (winning_line(position) is not None)
    assert 50 < sum(answers) < len(answers) - 50


def test_par_of_endgames_is_what_a_breadth_first_search_finds() -> None:
    lost = 0
    for end in endgames(ENDGAMES):
        solution, fewest = par(end), fewest_moves(end)
        assert (solution and solution.moves) == fewest, end
        lost += fewest is None
    assert 20 < lost < ENDGAMES - 100


def test_the_line_of_a_solution_wins_in_exactly_par() -> None:
    for deal in some_deals(60, 4):
        solution = par(deal)
        assert (solution is None) is (not is_winnable(deal))
        if solution is not None:
            end = replay(deal, solution.line)
            assert outcome(end) is Outcome.WON
            assert end.moves == solution.moves == len(solution.line)


def test_no_bound_is_higher_than_par() -> None:
    source = random.Random(6)
    for end in endgames(100):
        for position in [end, *list(some_walk(end, source, 6))]:
            solution = par(position)
            if solution is not None:
                puzzle, start = puzzle_of(position)
                draws = draws_needed(puzzle, start)
                assert draws is not None
                stock_moves = sum(isinstance(move, StockMove) for move in solution.line)
                assert draws + pairs_needed(puzzle, start.heart) <= solution.moves
                assert pairs_needed(puzzle, start.heart) <= solution.moves - stock_moves


def test_each_move_of_a_solution_brings_par_down_by_one() -> None:
    state = deal_for(DealCode.parse(EXAMPLE))
    solution = par(state)
    assert solution is not None
    for number, move in enumerate(solution.line[::10]):
        assert par(replay(state, solution.line[: 10 * number])).moves == solution.moves - 10 * number  # type: ignore[union-attr]
        assert move in solution.line


def test_a_search_pauses_between_slices() -> None:
    search = solve(deal_for(DealCode.parse(EXAMPLE)))
    pauses = sum(1 for _pause in search)
    assert pauses > 3


def test_a_hint_is_the_first_move_of_a_shortest_win() -> None:
    state = deal_for(DealCode.parse(EXAMPLE))
    while outcome(state) is Outcome.PLAYING:
        advice = hint(state, par(state))
        assert not advice.is_lost
        assert advice.move is not None
        before = par(state)
        state, _events = apply(state, advice.move)
        after = par(state)
        assert before is not None and after is not None
        assert after.moves == before.moves - 1
        if before.moves < 60:
            break


def test_a_hint_in_a_lost_position_says_so_and_is_legal() -> None:
    lost = next(
        deal for deal in some_deals(50, 7) if not is_winnable(deal) and outcome(deal) is Outcome.PLAYING
    )
    advice = hint(lost, par(lost))
    assert advice.is_lost
    assert advice.move is not None
    assert refusal(lost, advice.move) is None


def test_the_losing_move_is_the_last_one_made_from_a_winnable_position() -> None:
    source, found = random.Random(9), 0
    for deal in some_deals(200, 8):
        if not is_winnable(deal):
            continue
        history = History(deal)
        for state in some_walk(deal, source, 90):
            history = history.push(state)
        number = losing_move(history)
        states = (*history.past, history.present)
        expected = [place for place in range(len(states) - 1) if is_winnable(states[place])]
        if is_winnable(history.present) or not is_winnable(states[0]):
            assert number is None
        else:
            found += 1
            assert number == expected[-1]
    assert found > 10


def test_nothing_was_lost_in_a_game_that_can_still_be_won() -> None:
    assert losing_move(History(deal_for(DealCode.parse(EXAMPLE)))) is None


@pytest.mark.parametrize("heart", [0, (1 << 25) - 1])
def test_free_cards_are_those_without_cover(heart: int) -> None:
    assert free_cards(heart) == ((24,) if heart else ())


def golden_pars() -> list[tuple[str, str]]:
    lines = GOLDEN_PARS.read_text(encoding="utf-8").splitlines()
    return [(code, answer) for line in lines if line[0] != "#" for code, answer in [line.split(": ")]]


@pytest.mark.parametrize(("code", "answer"), golden_pars())
def test_pars_of_deals_stay_what_they_are(code: str, answer: str) -> None:
    solution = par(deal_for(DealCode.parse(code)))
    assert (str(solution.moves) if solution else "lost") == answer
