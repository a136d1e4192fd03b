"""A breadth-first search for the shortest win of Heart to Heart, move by move through the rules.

It knows nothing of the solver, so that the solver can be checked with it; it is for endgames only.
"""

from game.heart_to_heart.rules import Move, Outcome, State, apply, legal_moves, outcome

Key = tuple[object, ...]


def fewest_moves(state: State) -> int | None:
    """The least number of moves to a win; None when there is none."""
    if outcome(state) is Outcome.WON:
        return 0
    layer, seen, depth = [state], {_key(state)}, 0
    while layer:
        depth += 1
        following = []
        for position in layer:
            for after in _next(position):
                if outcome(after) is Outcome.WON:
                    return depth
                if _key(after) not in seen:
                    seen.add(_key(after))
                    following.append(after)
        layer = following
    return None


def _next(state: State) -> list[State]:
    moves: list[Move] = list(legal_moves(state))
    return [apply(state, move)[0] for move in moves]


def _key(state: State) -> Key:
    """What tells positions apart: not the counters."""
    return state.heart, state.stock, state.waste
