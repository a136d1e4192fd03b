"""Whole matches from the first deal to the result, by mouse, by keys, by controller."""

from game.hearts.record import MatchRecord
from tests.support.hands_here import Hand
from tests.support.hearts_player import HeartsPlayer


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
    played = MatchRecord.replay(session.record.text)
    assert played == session.record
    assert session.winner is not None
    assert session.totals[session.winner] == min(session.totals)

    hand.pick("again")
    calm.settle()
    assert calm.code == str(played.code)
    assert calm.scene.session.record.done == ()
    assert calm.strays() == []


def test_the_same_code_and_the_same_choices_give_the_same_match(calm: HeartsPlayer, hand: Hand) -> None:
    """Whatever the device: the texts of all three agree with the first one's."""
    play_match(calm, hand)
    texts.append(calm.scene.session.record.text)
    assert texts[0] == texts[-1]


texts: list[str] = []
