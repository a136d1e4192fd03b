"""What the table asks in order to help: which cards to outline, and which to dim."""

from game.heart_to_heart.rules import (
    WASTE,
    Pair,
    Place,
    State,
    free_positions,
    refusal,
)


def matches(state: State, selected: Place) -> tuple[Place, ...]:
    """The places whose card makes a pair with the selected one: in reading order, the waste last."""
    places = (*free_positions(state), WASTE)
    return tuple(place for place in places if refusal(state, Pair(selected, place)) is None)


def partners(state: State) -> tuple[Place, ...]:
    """The places that have a match at this moment: in reading order, the waste last."""
    return tuple(place for place in (*free_positions(state), WASTE) if matches(state, place))
