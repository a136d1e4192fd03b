"""What the plates say of each seat."""

from __future__ import annotations

from game.hearts.round import Phase
from game.hearts.seats import SEATS, Seat
from scenes.hearts.plates import ACTIVE, TARGET, Standing
from scenes.hearts.session import ME, Session


def standings_of(session: Session, is_score_shown: bool) -> dict[Seat, Standing]:
    """Who has how much, whose turn it is, who is to get cards."""
    state, totals = session.round, session.totals
    is_passing = state.phase is Phase.PASSING
    standings = {}
    for seat in SEATS:
        mark = ACTIVE if state.turn is seat or (seat is ME and session.is_choosing) else ""
        if is_passing and seat is session.receiver:
            mark = TARGET
        points = None if is_passing or state.phase is Phase.SCORED else state.points[seat]
        standings[seat] = Standing(totals[seat] if is_score_shown else None, points, mark)
    return standings
