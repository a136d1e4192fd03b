"""Whole matches from the first deal to the result, by mouse, by keys, by controller."""

from functools import cache

from game.hearts.record import MatchRecord
from tests.support.hands_here import Hand
from tests.support.hearts_matches import played_until
from tests.support.hearts_player import HeartsPlayer


@cache
def without_a_table() -> str:
    """The same match with the same choices of the player, as text."""
    return played_until(lambda session: session.winner is not None).record.text


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
