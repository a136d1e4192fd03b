"""What a game leaves behind when it ends, whichever way it ends."""

import pytest

from game.deals import DealCode, Game
from game.heart_to_heart.record import GameRecord
from game.hearts.record import MatchRecord
from game.results import deals, matches
from game.results.giving_up import give_up
from game.store.games import Progress, Result
from game.store.store import Store
from tests.support.hearts_matches import played_until
from tests.support.transcripts import FOLDER, winning_game

NOW = "2026-11-30T10:15:00+01:00"


def deal(text: str) -> Result:
    """The result of a deal, played by a text, that ends now."""
    record = GameRecord.replay(text)
    return deals.result_of(record, Progress(record.text, 61.5, (), "key", "2026-11-30", "", 2), NOW)


def test_a_deal_that_is_won() -> None:
    game = winning_game("HH1-N-AAAAAAM")
    result = deal("\n".join((f"deal {game.code}", "draw; undo", *game.moves)))
    assert (result.game, result.code, result.ended, result.outcome) == ("HH", game.code, NOW, "won")
    assert (result.seconds, result.moves, result.score) == (61.5, len(game.moves), 250)
    assert result.details == {"hints": 2, "undos": 1}
    assert (result.key, result.daily, result.strength) == ("key", "2026-11-30", "")
    assert GameRecord.replay(result.text).state.score == 250


def test_a_deal_that_ends_at_a_dead_end_is_lost() -> None:
    result = deal((FOLDER / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8"))
    assert result.outcome == "lost"


def test_a_deal_in_which_something_could_still_be_done_is_given_up() -> None:
    result = deal("deal HH1-N-AAAAAAM; draw x9; pair 25 waste; undo; undo; redo; redo")
    assert (result.outcome, result.moves, result.score) == ("given up", 10, 10)
    assert result.details["undos"] == 2


def match(record: MatchRecord) -> Result:
    progress = Progress(record.text, 0.0, (), "key", "", "club", 1)
    return matches.result_of(record, matches.scored_rounds(record), progress, NOW)


@pytest.mark.parametrize("number", range(6))
def test_a_match_that_is_over_has_a_place(number: int) -> None:
    session = played_until(lambda s: s.winner is not None, str(DealCode.normal(number, Game.HEARTS)))
    result, mine = match(session.record), session.totals[0]
    assert result.details["place"] == 1 + sum(total < mine for total in session.totals)
    assert result.outcome == ("won" if session.winner == 0 else "lost")
    assert (result.score, result.details["rounds"]) == (mine, session.match.number)
    assert result.moves == 13 * session.match.number
    assert result.details["moons"] == sum(chapter.moon == 0 for chapter in session.chapters)
    assert result.details["queens"] == sum(chapter.queen == 0 for chapter in session.chapters) > 0
    assert (result.strength, result.details["hints"]) == ("club", 1)


def test_a_match_that_is_given_up_counts_the_rounds_that_were_played() -> None:
    session = played_until(lambda s: s.match.number == 3 and len(s.round.tricks) == 5)
    result = match(session.record)
    assert (result.outcome, result.details["place"], result.details["rounds"]) == ("given up", 0, 2)
    assert result.score == session.totals[0]


def test_between_two_rounds_the_one_that_was_just_scored_counts() -> None:
    session = played_until(lambda s: len(s.chapters) == 2)
    assert match(session.record).details["rounds"] == 2


# Giving up.


def given_up(game: str, text: str) -> Store:
    """A store after a game in progress was given up."""
    store = Store(None)
    store.set_progress(game, Progress(text, 3.0, (), "key"))
    give_up(store, game, NOW)
    assert store.progress(game) is None
    return store


def test_giving_up_counts() -> None:
    (result,) = given_up("HH", "deal HH1-N-AAAAAAM\ndraw\n").results("HH")
    assert (result.outcome, result.seconds, result.key) == ("given up", 3.0, "key")


@pytest.mark.parametrize(
    ("game", "text"),
    [("HH", "deal HH1-N-AAAAAAM\n"), ("HE", "match HE1-N-AAAAAAM\n")],
)
def test_a_deal_without_a_move_counts_nowhere(game: str, text: str) -> None:
    assert given_up(game, text).results(game) == []


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("HH", "nonsense"),
        ("HE", "match HE1-N-AAAAAAM\nfly\n"),
        ("HH", ""),
        ("ZZ", "deal HH1-N-AAAAAAM\ndraw\n"),
    ],
)
def test_what_cannot_be_read_counts_nowhere(game: str, text: str) -> None:
    assert given_up(game, text).results(game) == []


def test_without_a_game_in_progress_there_is_nothing_to_give_up() -> None:
    store = Store(None)
    give_up(store, "HH", NOW)
    assert store.results("HH") == []


def test_an_undone_win_that_is_given_up_stays_won() -> None:
    store = Store(None)
    store.add_result(deal("\n".join(("deal HH1-N-AAAAAAM", *winning_game("HH1-N-AAAAAAM").moves))))
    store.set_progress("HH", Progress("deal HH1-N-AAAAAAM\ndraw\n", 3.0, (), "key"))
    give_up(store, "HH", NOW)
    (result,) = store.results("HH")
    assert result.is_won
