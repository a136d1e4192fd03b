"""What a file holds comes to what the store holds, or in its place."""

from pathlib import Path

import pytest

from game.store.contents import Contents, displaced, merged
from game.store.games import LOST, WON, Progress
from game.store.opening import open_store
from tests.support.exported import CODE, FULL, MOMENT, at, game, some


def keys(contents: Contents) -> list[str]:
    return [result.key for result in contents.results]


def test_merging_keeps_the_games_of_both() -> None:
    assert keys(merged(some(game("a", at(8)), game("c", at(12))), some(game("b", at(10))))) == ["a", "b", "c"]


def test_merging_the_same_twice_adds_nothing() -> None:
    assert merged(FULL, FULL) == FULL
    assert merged(merged(FULL, FULL), FULL) == FULL


def test_a_win_stands_for_the_same_game_given_up_whichever_is_ours() -> None:
    won, lost = game("a", at(9), WON), game("a", at(10), LOST)
    assert merged(some(won), some(lost)).results == [won]
    assert merged(some(lost), some(won)).results == [won]


def test_results_are_ordered_by_the_time_that_it_was_everywhere() -> None:
    ours, theirs = game("a", at(10, "+09:00")), game("b", at(2, "+00:00"))
    assert keys(merged(some(theirs), some(ours))) == ["a", "b"]


def test_results_of_a_clock_that_was_wrong_keep_their_order() -> None:
    ours = some(game("a", at(12)), game("b", at(3)))
    assert keys(merged(ours, some())) == ["a", "b"]


def test_our_settings_stay_and_others_come_in() -> None:
    ours, theirs = Contents({"volume": 0.1}, {}, []), Contents({"volume": 0.9, "is_muted": True}, {}, [])
    assert merged(ours, theirs).settings == {"volume": 0.1, "is_muted": True}


def in_progress(key: str, draws: int = 1) -> Progress:
    return Progress(f"deal {CODE}\n" + "draw\n" * draws, 1.0, key=key)


def test_our_game_in_progress_stays_and_one_of_a_kind_without_comes_in() -> None:
    ours, theirs = some(HH=in_progress("a")), some(HH=in_progress("b"), HE=FULL.progress["HE"])
    assert {kind: progress.key for kind, progress in merged(ours, theirs).progress.items()} == {
        "HE": "m",
        "HH": "a",
    }


def test_of_the_same_game_in_progress_the_later_state_stays() -> None:
    early, late = some(HH=in_progress("a")), some(HH=in_progress("a", 3))
    for both in (merged(early, late), merged(late, early)):
        assert both.progress["HH"] == late.progress["HH"]


def test_a_game_in_progress_that_would_find_no_place_is_known_before() -> None:
    ours, theirs = some(HH=in_progress("a")), some(HH=in_progress("b"))
    assert displaced(ours, theirs)
    assert not displaced(ours, ours)
    assert not displaced(some(), theirs)
    assert not displaced(some(game("b"), HH=in_progress("a")), theirs)


def test_a_game_that_was_finished_here_does_not_come_back() -> None:
    assert merged(some(game("a")), some(HH=in_progress("a"))).progress == {}


# The store.


@pytest.mark.parametrize("is_lasting", [True, False])
def test_a_store_is_replaced_whole(tmp_path: Path, is_lasting: bool) -> None:
    store = open_store(tmp_path if is_lasting else None, MOMENT).store
    store.set_setting("old", 1)
    store.add_result(game("old"))
    assert store.replace(FULL) == ""
    assert store.contents() == FULL
    store.close()
    if is_lasting:
        again = open_store(tmp_path, MOMENT).store
        assert again.contents() == FULL
        again.close()


def test_a_store_that_cannot_be_written_keeps_all_it_had(tmp_path: Path) -> None:
    store = open_store(tmp_path, MOMENT).store
    store.replace(FULL)
    broken = FULL._replace(results=[game("x", moves=10**30)])
    assert store.replace(broken) != ""
    assert store.contents() == FULL
    store.set_setting("later", 1)
    store.close()
    again = open_store(tmp_path, MOMENT).store
    assert again.contents().results == FULL.results
    assert again.setting("later", 0) == 1
    again.close()
