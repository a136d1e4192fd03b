"""A match is there again after the program has ended, however it ended."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.hearts.round import Phase
from game.store.games import Progress
from scenes.hearts.session import Session
from tests.scenes.hearts.conftest import StartHearts
from tests.support.hearts_matches import MATCH, moves_until, played_until
from tests.support.runs import kill, set_aside, stored


def in_mid_trick(session: Session) -> bool:
    return len(session.round.tricks) == 4 and len(session.round.trick.plays) == 2


def test_cards_chosen_for_the_pass_come_back(start_hearts: StartHearts) -> None:
    player = start_hearts()
    chosen = [player.hand[5], player.hand[2]]
    for card in chosen:
        player.click(card)
    kill(player)
    again = start_hearts(None)
    assert again.scene.session.picked == chosen
    assert (str(again.scene.session.code), len(again.hand)) == (MATCH, 11)


def test_a_card_taken_back_from_the_pass_stays_so(start_hearts: StartHearts) -> None:
    player = start_hearts()
    card = player.hand[5]
    player.click(card)
    player.scene.pick(card)
    kill(player)
    player = start_hearts(None)
    assert player.app.stage.store.progress("HE") is not None
    assert player.scene.session.picked == []


@pytest.mark.parametrize(
    "is_reached",
    [in_mid_trick, lambda session: session.phase is Phase.TRICK_COMPLETE],
    ids=["in mid-trick", "a full trick"],
)
def test_a_match_goes_on_as_it_would_have(
    start_hearts: StartHearts, is_reached: Callable[[Session], bool]
) -> None:
    player = start_hearts()
    player.skip_to(moves_until(is_reached))
    player.scene.keep()
    record = player.scene.session.record
    player.app.stage.store.flush()
    player.wait_until(lambda: player.scene.session.is_my_turn)
    would_be = player.scene.session.record
    player.app.stage.store.set_progress("HE", Progress(record.text, 0.0))
    kill(player)
    again = start_hearts(None)
    again.wait_until(lambda: again.scene.session.is_my_turn)
    assert again.scene.session.record == would_be
    assert would_be.done[: len(record.done)] == record.done


def test_taking_the_rest_goes_on(start_hearts: StartHearts, tmp_path: Path) -> None:
    session = played_until(lambda session: session.can_take_the_rest)
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(session.record.text, 0.0, (), "k")))
    player = start_hearts(None)
    player.scene.take_the_rest()
    player.wait_until(lambda: player.state.phase is Phase.TRICK_COMPLETE)
    kill(player)
    again = start_hearts(None)
    assert again.scene.session.is_rest_given
    again.wait_until(lambda: again.state.phase is Phase.SCORED)
    again.scene.next_round()
    assert not again.scene.session.is_rest_given
    assert again.app.stage.store.progress("HE").pending == ()


@pytest.mark.parametrize(
    "text",
    ["match HE1-N-AAAAAAM\nfly\n", "match HE1-N-AAAAAAM\nplay W 2C\n", "match HE1-N-AAAAAAM\nnext\ntake\n"],
)
def test_a_match_that_cannot_be_played_again_goes_on_from_where_it_can(
    start_hearts: StartHearts, tmp_path: Path, text: str
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 1.0, ("QS", "2H", "QS", "??"))))
    player = start_hearts(None)
    assert player.scene.toast.words.startswith("A game in progress cannot be read. Line 2")
    assert player.scene.session.record.done == ()
    assert str(player.scene.session.code) == MATCH
    assert text in set_aside(tmp_path)


def test_a_damaged_line_of_a_match_costs_only_what_came_after_it(
    start_hearts: StartHearts, tmp_path: Path
) -> None:
    lines = moves_until(lambda session: bool(session.round.tricks)).split("; ")
    text = "\n".join(("match HE1-N-AAAAAAM", *lines, "zzz", "next")) + "\n"
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 0.0, (), "k", "", "club")))
    player = start_hearts(None)
    assert "It goes on" in player.scene.toast.words
    assert player.scene.session.record.text.splitlines()[1 : len(lines) + 1] == lines
    assert text in set_aside(tmp_path)


def test_choices_that_are_none_are_no_choices(start_hearts: StartHearts, tmp_path: Path) -> None:
    words = ("QS", "QS", "??", "", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H")
    text = "match HE1-N-AAAAAAM"
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 0.0, words)))
    player = start_hearts(None)
    picked = player.scene.session.picked
    assert len(set(picked)) == len(picked) <= 3
    assert set(picked) <= set(player.state.hands[0])


def test_a_match_is_stored_as_it_grows(start_hearts: StartHearts) -> None:
    player = start_hearts()
    for tricks in (1, 3, 8):
        player.skip_to(moves_until(lambda session, tricks=tricks: len(session.round.tricks) == tricks))
        player.scene.keep()
        stored_now = player.app.stage.store.progress("HE")
        assert stored_now is not None
        assert stored_now.text == player.scene.session.record.text


def test_the_score_sheet_is_there_again(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.skip_to(moves_until(lambda session: session.phase is Phase.SCORED))
    player.scene.keep()
    kill(player)
    again = start_hearts(None)
    assert again.overlay == "scores"
    assert again.is_between_rounds


def test_a_match_that_was_won_is_no_longer_in_progress(start_hearts: StartHearts) -> None:
    player = start_hearts()
    player.skip_to(moves_until(lambda session: len(session.round.tricks) == 3))
    player.scene.keep()
    assert player.app.stage.store.progress("HE") is not None
    player.skip_to(moves_until(lambda session: session.winner is not None))
    player.scene.keep()
    assert player.app.stage.store.progress("HE") is None
