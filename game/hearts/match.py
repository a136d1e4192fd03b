"""A match: rounds until someone has 100 points and one player alone has the fewest."""

from typing import Literal, NamedTuple, TypeAlias

from game.deals import DealCode, Generator
from game.hearts import rules
from game.hearts.dealing import chances, deal_for
from game.hearts.refusal import IllegalMove, Refusal
from game.hearts.round import Phase, Points, State
from game.hearts.seats import SEATS, PassDirection, Seat

MATCH_END = 100  # points; reaching it ends the match


class Match(NamedTuple):
    """A match in progress."""

    code: DealCode
    number: int  # of the round, from 1
    round: State
    scores: tuple[Points, ...] = ()  # what each round before this one added


class NextRound(NamedTuple):
    """Deal the next round, once the last one is scored."""

    word: Literal["next"] = "next"  # what the move is in text


Move: TypeAlias = rules.Move | NextRound


class RoundDealt(NamedTuple):
    number: int
    direction: PassDirection


class MatchWon(NamedTuple):
    seat: Seat
    totals: Points


Event: TypeAlias = rules.Event | RoundDealt | MatchWon


def new_match(code: DealCode) -> Match:
    """The match that a code names, at its first deal."""
    return Match(code, 1, deal_for(code, 1))


def totals(match: Match) -> Points:
    """What each seat has, the present round included once it is scored."""
    return rules.totals_after(match.round)


def score_sheet(match: Match) -> tuple[Points, ...]:
    """What each scored round added, the present one included once it is scored."""
    if match.round.phase is not Phase.SCORED:
        return match.scores
    return (*match.scores, rules.scores(match.round.points))


def lowest_alone(totals: Points) -> Seat | None:
    """The seat that wins with these totals: someone has 100 or more, and one player alone has the fewest."""
    if max(totals) < MATCH_END or totals.count(min(totals)) > 1:
        return None
    return Seat(totals.index(min(totals)))


def winner(match: Match) -> Seat | None:
    """Who has won; None while the match goes on."""
    return lowest_alone(totals(match)) if match.round.phase is Phase.SCORED else None


def refusal(match: Match, move: Move) -> Refusal | None:
    """Why a move is not allowed; None when it is."""
    if not isinstance(move, NextRound):
        return rules.refusal(match.round, move)
    if match.round.phase is not Phase.SCORED:
        return Refusal.ROUND_NOT_OVER
    return None if winner(match) is None else Refusal.MATCH_OVER


def apply(match: Match, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """The match after a move, and what happened, in order. Raises IllegalMove when the rules refuse it."""
    reason = refusal(match, move)
    if reason is not None:
        raise IllegalMove(reason)
    if isinstance(move, NextRound):
        return _deal_next(match)
    round_after, events = rules.apply(match.round, move)
    after = match._replace(round=round_after)
    won = winner(after)
    return after, events if won is None else (*events, MatchWon(won, totals(after)))


def _deal_next(match: Match) -> tuple[Match, tuple[Event, ...]]:
    number = match.number + 1
    dealt = deal_for(match.code, number, totals(match))
    return Match(match.code, number, dealt, score_sheet(match)), (RoundDealt(number, dealt.direction),)


def waiting_seats(match: Match) -> tuple[Seat, ...]:
    """The seats that have a decision to make now: all that have not passed yet, or the one on turn."""
    state = match.round
    if state.phase is Phase.PASSING:
        return tuple(seat for seat in SEATS if not state.passes[seat])
    return () if state.turn is None else (state.turn,)


def chances_of(match: Match, seat: Seat) -> Generator:
    """Where a bot in `seat` draws its chances for the decision it has to make now."""
    state = match.round
    decision = 0 if state.phase is Phase.PASSING else len(state.tricks) + 1
    return chances(match.code, match.number, seat, decision)
