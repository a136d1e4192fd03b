"""What results add up to."""

import itertools
import random

import pytest

from game.statistics import matches
from game.statistics.counting import mean, per_cent, shares_won, tally
from game.statistics.deals import (
    Deals,
    Records,
    chosen,
    deal_figures,
    is_unaided,
    records_of,
    sort_of,
)
from game.statistics.matches import match_figures, points_a_round, strengths
from game.store.games import Result, written_key

KEYS = itertools.count()


def deal(outcome: str = "won", seconds: float = 100.0, moves: int = 90, **more: object) -> Result:
    """A deal of Heart to Heart that came to its end."""
    score = 250 if outcome == "won" else 40
    details = {"hints": 0, "undos": 0}
    now = "2026-11-30T10:15:00+01:00"
    made = Result("HH", "HH1-N-AAAAAAM", now, outcome, seconds, moves, score, details, "", f"{next(KEYS)}")
    return made._replace(**more)


def match(place: int, score: int = 50, rounds: int = 5, moons: int = 0, queens: int = 0) -> Result:
    """A match of Hearts; one without a place was given up."""
    outcome = {0: "given up", 1: "won"}.get(place, "lost")
    details = {"place": place, "rounds": rounds, "moons": moons, "queens": queens}
    made = deal(outcome, score=score, details=details, strength="club")
    return made._replace(game="HE", code="HE1-N-AAAAAAM")


def rows(letters: str) -> list[Result]:
    """Results by letters: won, lost at a dead end, given up."""
    return [deal({"w": "won", "l": "lost", "g": "given up"}[letter]) for letter in letters]


# Shares.


@pytest.mark.parametrize(
    ("part", "whole", "share"),
    [
        *((7, 10, 70), (29, 100, 29), (57, 100, 57), (58, 100, 58), (1, 3, 33), (2, 3, 67), (0, 0, None)),
        *((0, 5, 0), (5, 5, 100), (1, 8, 13), (1, 200, 1), (1, 201, 0), (199, 200, 100), (198, 200, 99)),
    ],
)
def test_a_share_is_rounded_half_up(part: int, whole: int, share: int | None) -> None:
    assert per_cent(part, whole) == share


def test_a_share_lies_within_half_a_per_cent_of_the_truth() -> None:
    for whole in range(1, 120):
        for part in range(whole + 1):
            share = per_cent(part, whole)
            assert share is not None
            assert -0.5 <= 100 * part / whole - share < 0.5 + 1e-9


def test_wins_are_never_more_than_games() -> None:
    source = random.Random(1)
    for _time in range(200):
        counted = tally(rows("".join(source.choices("wlg", k=source.randrange(30)))))
        assert 0 <= counted.streak <= counted.best_streak <= counted.won <= counted.played
        assert counted.per_cent is None or 0 <= counted.per_cent <= 100


@pytest.mark.parametrize(
    ("letters", "streak", "best"),
    [("", 0, 0), ("w", 1, 1), ("wwl", 0, 2), ("wwlw", 1, 2), ("lwwwgww", 2, 3), ("gl", 0, 0), ("wwww", 4, 4)],
)
def test_streaks_are_rows_of_wins(letters: str, streak: int, best: int) -> None:
    counted = tally(rows(letters))
    assert (counted.streak, counted.best_streak) == (streak, best)


def test_the_way_of_the_share_looks_back_over_so_many_games() -> None:
    assert shares_won(rows("wlwwl"), 3) == [100, 50, 67, 67, 67]
    assert shares_won([], 3) == []
    assert shares_won(rows("lllwww"), 1) == [0, 0, 0, 100, 100, 100]


def test_the_mean_of_nothing_is_none() -> None:
    assert (mean(0, 0), mean(9, 2)) == (None, 4.5)


# Heart to Heart.


def test_without_games_there_are_no_figures() -> None:
    figures = deal_figures([])
    assert figures == ((0, 0, 0, 0), None, None, None, None, (0, 0, 0))
    assert figures.tally.per_cent is None


def test_only_wins_make_bests_and_means() -> None:
    results = [
        deal("won", 300.0, 120),
        deal("won", 200.0, 150),
        deal("given up", 3.0, 1),
        deal("lost", 9.0, 5),
    ]
    figures = deal_figures(results)
    assert (figures.best_seconds, figures.mean_seconds) == (200.0, 250.0)
    assert (figures.fewest_moves, figures.best_score) == (120, 250)
    assert (figures.tally.played, figures.tally.won, figures.endings) == (4, 2, (2, 1, 1))


def test_a_quick_loss_is_no_best_time() -> None:
    figures = deal_figures([deal("given up", 3.0, 1)])
    assert (figures.best_seconds, figures.fewest_moves, figures.best_score) == (None, None, None)


def test_deals_are_sorted_by_code_and_day() -> None:
    assert sort_of(deal()) is Deals.NORMAL
    assert sort_of(deal(code="HH1-W-AAAAAAM")) is Deals.WINNABLE
    assert sort_of(deal(daily="2026-11-30")) is Deals.DAILY
    assert sort_of(deal(code="HH1-W-AAAAAAM", daily="2026-11-30")) is Deals.DAILY
    assert sort_of(deal(code="nonsense")) is Deals.NORMAL


def test_each_deal_is_counted_under_exactly_one_sort() -> None:
    results = [deal(), deal(code="HH1-W-AAAAAAM"), deal(daily="2026-11-30"), deal("lost")]
    counted = [chosen(results, sort, False) for sort in (Deals.NORMAL, Deals.WINNABLE, Deals.DAILY)]
    assert sorted(itertools.chain(*counted)) == sorted(results) == sorted(chosen(results, Deals.ALL, False))


@pytest.mark.parametrize(
    ("details", "is_so"),
    [({}, True), ({"hints": 0, "undos": 0}, True), ({"hints": 1}, False), ({"undos": 1}, False)],
)
def test_unaided_means_neither_hint_nor_undo(details: dict[str, int], is_so: bool) -> None:
    result = deal(details=details)
    assert is_unaided(result) is is_so
    assert (result in chosen([result], Deals.ALL, True)) is is_so
    assert result in chosen([result], Deals.ALL, False)


def records(last: Result, *earlier: Result) -> Records:
    return records_of(last.key, [*earlier, last])


def test_a_win_beats_the_wins_before_it() -> None:
    earlier = (deal("won", 100.0, 90), deal("given up", 3.0, 1))
    assert records(deal("won", 99.0, 91), *earlier) == Records(True, False)
    assert records(deal("won", 101.0, 89), *earlier) == Records(False, True)
    assert records(deal("won", 100.0, 90), *earlier) == Records(False, False)


def test_a_first_win_beats_nothing() -> None:
    assert records(deal("won", 99.0, 91), deal("given up", 500.0, 300)) == Records()


def test_what_is_no_win_beats_nothing() -> None:
    assert records(deal("given up", 1.0, 1), deal("won", 100.0, 90)) == Records()
    assert records_of("unknown", [deal("won", 100.0, 90)]) == Records()


# Hearts.


def test_without_matches_there_are_no_figures() -> None:
    assert match_figures([]) == ((0, 0, 0, 0), 0, 0, None, None, (0, 0, 0, 0))


def test_matches_are_counted() -> None:
    results = [
        match(1, 30, 5, 1, 0),
        match(1, 42, 8, 0, 2),
        match(2, 60, 7),
        match(4, 120, 9, 0, 4),
        match(3, 75, 8),
    ]
    figures = match_figures(results)
    assert (figures.tally.played, figures.tally.won, figures.tally.per_cent) == (5, 2, 40)
    assert (figures.moons, figures.queens, figures.places) == (1, 6, (2, 1, 1, 1))
    assert figures.points_a_round == pytest.approx((30 + 42 + 60 + 120 + 75) / 37)
    assert figures.lowest_total == 30


def test_a_match_that_is_given_up_counts_as_played_and_has_no_place() -> None:
    figures = match_figures([match(1, 30, 5), match(0, 10, 1), match(0, 0, 0)])
    assert (figures.tally, figures.places) == ((3, 1, 0, 1), (1, 0, 0, 0))
    assert figures.points_a_round == pytest.approx(40 / 6)
    assert figures.lowest_total == 30


def test_points_a_round_of_one_match() -> None:
    assert points_a_round(match(2, 60, 8)) == 7.5
    assert points_a_round(match(0, 0, 0)) is None


def test_matches_are_chosen_by_the_strength_of_the_opponents() -> None:
    club, master = match(1), match(2)._replace(strength="master")
    assert strengths([club, master, club, match(3)._replace(strength="")]) == ["club", "master"]
    assert matches.chosen([club, master], "club") == [club]
    assert matches.chosen([club, master], "") == [club, master]


# Games that came as text.


def test_a_game_that_was_gone_on_with_from_a_text_counts_nowhere() -> None:
    written = deal(seconds=1.0, key=written_key("HH1-N-AAAAAAM", "now"))
    own = deal(seconds=200.0)
    assert chosen([own, written], Deals.ALL, only_unaided=False) == [own]
    faster = deal(seconds=150.0)
    assert records_of(written.key, [own, written]) == Records()
    assert records_of(faster.key, [own, written, faster]).is_fastest
    match_of_text = match(1)._replace(key=written_key("HE1-N-AAAAAAM", "now"))
    assert matches.chosen([match_of_text], "") == []
