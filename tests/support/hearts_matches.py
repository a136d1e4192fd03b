"""Matches of Hearts that play themselves, with nobody to wait for."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import DealCode
from game.hearts.bots.bot import conclusion
from game.hearts.ending import finishing_move
from game.hearts.match import Move, NextRound, chances_of, waiting_seats
from game.hearts.notation import write
from game.hearts.opponents import bot_for
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard, TakeTrick
from game.hearts.seats import Seat
from game.hearts.view import view
from scenes.hearts.session import Session
from scenes.trace import Trace

MATCH = "HE1-N-AAAAAAM"


def played_until(is_reached: Callable[[Session], bool], code: str = MATCH) -> Session:
    """A match up to the first position like this.

    The opponents play as in the program; the player passes the first three cards of the hand and plays the
    first one that may be played.
    """
    session = Session(DealCode.parse_any(code), Trace(None))
    while not is_reached(session):
        session.do(next_move(session))
    return session


def moves_until(is_reached: Callable[[Session], bool], code: str = MATCH) -> str:
    """The moves that lead there, on one line of the save text."""
    return "; ".join(map(write, played_until(is_reached, code).record.done))


def next_move(session: Session) -> Move:
    """What happens next in such a match."""
    if session.phase is Phase.SCORED:
        return NextRound()
    if session.is_finishing:
        return finishing_move(session.round)
    if session.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    seat = waiting_seats(session.match)[0]
    return my_move(session) if seat is Seat.SOUTH else move_of(session, seat)


def my_move(session: Session) -> Move:
    hand = session.hand()
    if session.is_choosing:
        return PassCards(Seat.SOUTH, hand[:3])
    return PlayCard(Seat.SOUTH, next(card for card in hand if card in session.playable))


def move_of(session: Session, seat: Seat) -> Move:
    """What the opponent in a seat does."""
    seen, chances, bot = view(session.round, seat), chances_of(session.match, seat), bot_for(seat)
    if session.phase is Phase.PASSING:
        return PassCards(seat, conclusion(bot.choose_pass(seen, chances)))
    return PlayCard(seat, conclusion(bot.choose_card(seen, chances)))
