"""Won, dead end, or neither: judged when the position is whole, and never against a move that exists."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from game.cards import Card
from game.heart_to_heart.layout import COVERED_BY, POSITIONS
from game.heart_to_heart.rules import (
    WASTE,
    DeadEnd,
    GameWon,
    IllegalMove,
    Outcome,
    Pair,
    Refusal,
    State,
    StockMove,
    apply,
    legal_moves,
    outcome,
    refusal,
)
from game.history import History
from tests.support.tables import table


@pytest.mark.parametrize(("stock", "waste"), [("", ""), ("2H 3H", "4H"), ("", "4H"), ("2H", "")])
def test_the_game_is_won_when_the_heart_is_gone_whatever_is_left(stock: str, waste: str) -> None:
    state, events = apply(table("1:KH 2:KH", stock=stock, waste=waste, score=230), Pair(1, 2))
    assert outcome(state) is Outcome.WON
    assert [event for event in events if isinstance(event, GameWon | DeadEnd)] == [GameWon(250)]


def test_the_last_waste_card_can_win_when_no_other_move_exists() -> None:
    start = table("4:KH", waste="KH", score=240)
    state, events = apply(start, Pair(4, WASTE))
    assert outcome(state) is Outcome.WON
    assert events[-1] == GameWon(250)


@pytest.mark.parametrize("move", [StockMove.DRAW, StockMove.RECYCLE, Pair(1, 2)])
def test_a_won_game_goes_on_no_further_so_that_it_is_won_once(move: StockMove | Pair) -> None:
    for state in (table(stock="2H", waste="3H"), table(waste="3H"), table()):
        assert refusal(state, move) is Refusal.GAME_WON
        assert list(legal_moves(state)) == []
        with pytest.raises(IllegalMove, match="The game is won"):
            apply(state, move)


def test_no_dead_end_while_the_mate_is_in_the_stock() -> None:
    assert outcome(table("25:KH 23:2H", stock="3H 4H KH", waste="5H")) is Outcome.PLAYING


def test_no_dead_end_while_the_mate_lies_deep_in_the_waste() -> None:
    assert outcome(table("25:KH 23:2H", waste="KH 3H 4H 5H")) is Outcome.PLAYING
    assert outcome(table("25:KH 23:2H", stock="6H", waste="KH 3H 4H 5H")) is Outcome.PLAYING


def test_a_mate_that_is_still_covered_does_not_count() -> None:
    assert outcome(table("20:KH 23:2H 25:KH", stock="2H", waste="3H")) is Outcome.DEAD_END


def test_two_free_mates_are_no_dead_end_without_stock_and_waste() -> None:
    assert outcome(table("23:KH 24:KH 1:2H")) is Outcome.PLAYING


def test_a_pair_that_frees_the_next_pair_is_no_dead_end() -> None:
    state, events = apply(table("23:QH 24:QH 25:KH", waste="KH"), Pair(25, WASTE))
    assert outcome(state) is Outcome.PLAYING
    assert not any(isinstance(event, DeadEnd) for event in events)


def test_a_dead_end_is_told_at_once_with_the_cards_left() -> None:
    _state, events = apply(table("23:QH 24:JH 25:KH", stock="2H", waste="KH"), Pair(25, WASTE))
    assert events[-1] == DeadEnd(2)


def test_undo_leaves_a_dead_end_and_redo_comes_back_to_it() -> None:
    history = History(table("23:QH 24:JH 25:KH", stock="2H", waste="KH"))
    history = history.push(apply(history.present, Pair(25, WASTE))[0])
    assert outcome(history.present) is Outcome.DEAD_END
    assert outcome(history.undo().present) is Outcome.PLAYING
    assert outcome(history.undo().redo().present) is Outcome.DEAD_END


def small_endings(count: int, seed: int) -> Iterator[State]:
    """Endings of at most eight cards in all, over four ranks so that both kinds come up often."""
    rng = random.Random(seed)
    for _ending in range(count):
        remaining = set(POSITIONS)
        size = rng.randint(1, 7)
        while len(remaining) > size:
            free = [position for position in remaining if remaining.isdisjoint(COVERED_BY[position])]
            remaining.remove(rng.choice(free))
        outside = rng.randint(0, 8 - size)
        words = [f"{rank}H" for rank in rng.choices("2345", k=size + outside)]
        in_stock = rng.randint(0, outside)
        heart = " ".join(f"{position}:{words.pop()}" for position in sorted(remaining))
        yield table(heart, stock=" ".join(words[:in_stock]), waste=" ".join(words[in_stock:]))


def has_pair_in_sight(state: State) -> bool:
    """Judged by eye, without the rules: is there a pair among the free cards and the waste top?"""

    def is_bare(position: int) -> bool:
        return all(state.heart[cover - 1] is None for cover in COVERED_BY[position])

    bare: list[Card] = [card for position, card in enumerate(state.heart, 1) if card and is_bare(position)]
    tops = [*state.waste[-1:]]
    return any(a.rank == b.rank for a, b in combinations(bare, 2)) or any(
        card.rank == top.rank for card in bare for top in tops
    )


def some_draws_give_a_pair(state: State) -> bool:
    """Breadth first through everything that draws and recycles can reach."""
    seen = {(state.stock, state.waste)}
    front = [state]
    while front:
        if any(map(has_pair_in_sight, front)):
            return True
        turned = [apply(one, move)[0] for one in front for move in StockMove if refusal(one, move) is None]
        front = [one for one in turned if (one.stock, one.waste) not in seen]
        seen.update((one.stock, one.waste) for one in front)
    return False


def test_500_endings_are_dead_exactly_when_no_draws_lead_to_a_pair() -> None:
    endings = list(small_endings(500, seed=27))
    dead = [outcome(state) is Outcome.DEAD_END for state in endings]
    assert dead == [not some_draws_give_a_pair(state) for state in endings]
    assert 100 < sum(dead) < 400
