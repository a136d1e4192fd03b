"""A plain search for a full winning game of Heart to Heart, to have something to check the rules with.

Whether a position can be won depends only on the heart cards that remain and on how many cards of each rank
lie in stock and waste, so those two are what a visited position is remembered by.
"""

from collections import Counter
from collections.abc import Iterator

from game.cards import Rank
from game.heart_to_heart.rules import (
    WASTE,
    Move,
    Pair,
    State,
    StockMove,
    apply,
    cards_left,
    free_positions,
)


def winning_line(state: State) -> list[Move] | None:
    """Every move of a game won from here, the draws and recycles included; None when no game can be won."""
    pairs = _winning_pairs(state, Counter(card.rank for card in state.stock + state.waste), set())
    return None if pairs is None else list(_with_stock_moves(state, pairs))


def _winning_pairs(state: State, outside: Counter[Rank], lost: set[object]) -> list[Pair] | None:
    if cards_left(state) == 0:
        return []
    key = (state.heart, tuple(sorted(outside.items())))
    if key in lost:
        return None
    lost.add(key)
    for pair in _pairs(state, outside):
        used = [state.heart[pair.a - 1].rank] if pair.b == WASTE else []
        rest = _winning_pairs(_without(state, pair), outside - Counter(used), lost)
        if rest is not None:
            return [pair, *rest]
    return None


def _pairs(state: State, outside: Counter[Rank]) -> Iterator[Pair]:
    free = free_positions(state)
    for place, a in enumerate(free):
        rank = state.heart[a - 1].rank
        yield from (Pair(a, b) for b in free[place + 1 :] if state.heart[b - 1].rank == rank)
        if outside[rank]:
            yield Pair(a, WASTE)


def _without(state: State, pair: Pair) -> State:
    return state._replace(heart=tuple(None if at in pair else card for at, card in enumerate(state.heart, 1)))


def _with_stock_moves(state: State, pairs: list[Pair]) -> Iterator[Move]:
    """The pairs, with the stock turned before each waste pair until the mate lies on top."""
    for pair in pairs:
        while pair.b == WASTE and not (state.waste and state.waste[-1].rank == state.heart[pair.a - 1].rank):
            turn = StockMove.DRAW if state.stock else StockMove.RECYCLE
            yield turn
            state, _events = apply(state, turn)
        yield pair
        state, _events = apply(state, pair)
