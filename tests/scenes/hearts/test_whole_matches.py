"""Whole matches from the first deal to the result, by mouse, by keys, by controller."""

from functools import cache

from game.deals import DealCode
from game.hearts.bots.bot import conclusion
from game.hearts.ending import finishing_move
from game.hearts.match import Move, NextRound, chances_of, waiting_seats
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard, TakeTrick
from game.hearts.seats import Seat
from game.hearts.view import view
from scenes.hearts.opponents import bot_for
from scenes.hearts.session import Session
from scenes.trace import Trace
from tests.support.hands_here import Hand
from tests.support.hearts_player import MATCH, HeartsPlayer


def play_match(player: HeartsPlayer, hand: Hand) -> None:
    """Pass the first three cards, play the first card that may be played, until somebody has won."""
    session = player.scene.session
    while session.winner is None:
        player.wait_for_turn()
        if player.overlay == "scores":
            if session.winner is None:
                hand.pick("next")
        elif session.is_choosing:
            hand.pick(*player.hand[:3])
            hand.pick("pass")
        else:
            hand.pick(next(card for card in player.hand if card in session.playable))
    player.wait_until(lambda: player.overlay == "scores")


@cache
def without_a_table() -> str:
    """The same match, the same choices of the player, with nobody to wait for: as text."""
    session = Session(DealCode.parse_any(MATCH), Trace(None))
    while session.winner is None:
        session.do(next_move(session))
    return session.record.text


def next_move(session: Session) -> Move:
    if session.phase is Phase.SCORED:
        return NextRound()
    if session.is_finishing:
        return finishing_move(session.round)
    if session.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    seat = waiting_seats(session.match)[0]
    if seat is Seat.SOUTH:
        hand = session.hand()
        if session.is_choosing:
            return PassCards(seat, hand[:3])
        return PlayCard(seat, next(card for card in hand if card in session.playable))
    seen, chances, bot = view(session.round, seat), chances_of(session.match, seat), bot_for(seat)
    if session.phase is Phase.PASSING:
        return PassCards(seat, conclusion(bot.choose_pass(seen, chances)))
    return PlayCard(seat, conclusion(bot.choose_card(seen, chances)))


def test_a_match_ends_in_its_result(hand: Hand, calm: HeartsPlayer) -> None:
    play_match(calm, hand)
    hand.pick("next")
    calm.settle()
    assert calm.overlay == "win"

    session = calm.scene.session
    assert session.record.text == without_a_table()  # the pace of play changes nothing
    played = MatchRecord.replay(session.record.text)
    assert played == session.record
    assert session.winner is not None
    assert session.totals[session.winner] == min(session.totals)

    hand.pick("again")
    calm.settle()
    assert calm.code == str(played.code)
    assert calm.scene.session.record.done == ()
    assert calm.strays() == []
