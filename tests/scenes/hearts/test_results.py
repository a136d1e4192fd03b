"""Every way in which a match ends, and what of it is counted."""

from game.hearts.round import Phase
from game.store.games import Result
from game.store.store import Store
from scenes.hearts.session import Session
from tests.scenes.hearts.conftest import StartHearts
from tests.support.hearts_matches import MATCH, moves_until
from tests.support.hearts_player import HeartsPlayer
from tests.support.player import Player
from tests.support.runs import kill


def store_of(player: Player) -> Store:
    return player.app.stage.store


def matches(player: HeartsPlayer) -> list[Result]:
    return store_of(player).results("HE")


def is_last_trick(session: Session) -> bool:
    """Whether the match is over with the trick that lies there."""
    is_full = session.phase is Phase.TRICK_COMPLETE
    return is_full and session.match.number == 9 and len(session.round.tricks) == 12


def test_a_match_that_is_over_counts_once(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.skip_to(moves_until(is_last_trick))
    player.wait_until(lambda: player.state.phase is Phase.SCORED)
    session = player.scene.session
    assert session.winner is not None
    (result,) = matches(player)
    assert (result.outcome, result.details["rounds"]) == ("won" if session.winner == 0 else "lost", 9)
    assert (result.code, result.score, result.strength) == (MATCH, session.totals[0], "club")
    assert store_of(player).progress("HE") is None
    player.scene.keep()
    player.scene.start(None)
    player.settle()
    player.app.close()
    again = start_hearts()
    assert len(matches(again)) == 1


def test_a_match_that_is_given_up_counts_as_such(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.skip_to(moves_until(lambda s: s.match.number == 2 and s.is_my_turn))
    player.scene.keep()
    player.click("pause", "new")
    assert (player.overlay, matches(player)) == ("question", [])
    player.click("yes")
    player.settle()
    (result,) = matches(player)
    assert (result.outcome, result.details["rounds"], result.details["place"]) == ("given up", 1, 0)
    assert store_of(player).progress("HE") is None


def test_cards_chosen_for_a_pass_that_never_came_count_nowhere(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.click(player.hand[0])
    player.click("pause", "new")
    player.settle()
    assert matches(player) == []
    assert store_of(player).progress("HE") is None


def test_a_match_that_can_be_continued_is_no_loss(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.skip_to(moves_until(lambda s: s.match.number == 2 and s.is_my_turn))
    player.scene.keep()
    key = player.scene.session.key
    kill(player)
    again = start_hearts(None)
    assert (again.scene.session.key, matches(again)) == (key, [])
