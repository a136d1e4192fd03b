"""What each round of a match gave: the passes, the points, who took the queen, who shot the moon."""

from __future__ import annotations

from typing import NamedTuple

from game.hearts.match import Match, NextRound, apply, new_match
from game.hearts.record import MatchRecord
from game.hearts.round import QUEEN_OF_SPADES, Points, State
from game.hearts.rules import moon_shooter, scores
from game.hearts.seats import PassDirection, Seat


class Chapter(NamedTuple):
    """One round."""

    number: int
    direction: PassDirection
    points: Points  # what it added to the match
    queen: Seat | None  # who took the queen of spades
    moon: Seat | None  # who shot the moon


def chapter(match: Match) -> Chapter:
    """The present round of a match, as far as it has come."""
    state = match.round
    moon = moon_shooter(state.points)
    return Chapter(match.number, state.direction, scores(state.points), queen_taker(state), moon)


def queen_taker(state: State) -> Seat | None:
    """Who has taken the queen of spades in this round."""
    return next((trick.taker for trick in state.tricks if QUEEN_OF_SPADES in trick.cards), None)


def chronicle(record: MatchRecord) -> tuple[Chapter, ...]:
    """Every round of a record that another one has followed, found by playing it again."""
    chapters: list[Chapter] = []
    match = new_match(record.code)
    for move in record.done:
        if isinstance(move, NextRound):
            chapters.append(chapter(match))
        match, _events = apply(match, move)
    return tuple(chapters)
