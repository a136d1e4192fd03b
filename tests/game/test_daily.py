"""The daily deal: which deal a day has, which days are open, what hearts and streaks they earn."""

from datetime import date, timedelta

import pytest

from game.daily import can_be_played, daily_code
from game.deals import Kind
from game.heart_to_heart.dealing import deal_for
from game.streaks import Heart, best_streak, hearts, parse_day, streak
from tests.support.winning_line import winning_line

TODAY = date(2026, 11, 30)


def days(first: date, length: int) -> list[date]:
    return [first + timedelta(days=number) for number in range(length)]


def won(*own: date, later: tuple[date, ...] = ()) -> dict[date, Heart]:
    """The hearts of deals that were won on their own day, and of those that were won a week later."""
    wins = [(str(day), str(day)) for day in own]
    return hearts(wins + [(str(day), str(day + timedelta(days=7))) for day in later])


# The deal.


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026-01-01", "HH1-W-FIHSGOH"),
        ("2026-11-30", "HH1-W-GCKXDKW"),
        ("2028-02-29", "HH1-W-FUSVOJW"),
        ("2030-12-31", "HH1-W-SRNWYPE"),
    ],
)
def test_a_day_has_the_same_deal_for_ever(day: str, code: str) -> None:
    assert str(daily_code(date.fromisoformat(day))) == code


def test_no_two_days_of_a_year_share_a_deal() -> None:
    assert len({daily_code(day) for day in days(date(2026, 1, 1), 365)}) == 365


def test_every_daily_deal_can_be_won() -> None:
    codes = [daily_code(day) for day in days(date(2026, 1, 1), 100)]
    assert {code.kind for code in codes} == {Kind.WINNABLE}
    assert all(winning_line(deal_for(code)) for code in codes)


@pytest.mark.parametrize(
    "text", ["", "2026-11-31", "2027-02-29", "20261130", "2026-W49-1", "0000-00-00", "yesterday"]
)
def test_what_is_no_date_is_none(text: str) -> None:
    assert parse_day(text) is None


def test_the_leap_day_is_a_day() -> None:
    assert parse_day("2028-02-29") == date(2028, 2, 29)


# Which days are open.


def test_today_and_missed_days_are_open_and_tomorrow_is_not() -> None:
    assert can_be_played(TODAY, TODAY)
    assert can_be_played(date(2026, 1, 1), TODAY)
    assert not can_be_played(TODAY + timedelta(days=1), TODAY)


def test_days_before_the_first_are_closed() -> None:
    assert not can_be_played(date(2025, 12, 31), TODAY)


@pytest.mark.parametrize("today", [date(1970, 1, 1), date.min, date.max])
def test_today_is_open_whatever_the_clock_says(today: date) -> None:
    assert can_be_played(today, today)
    assert daily_code(today) == daily_code(today)


# Hearts.


def test_won_on_its_day_is_gold_and_later_is_rose() -> None:
    assert won(TODAY) == {TODAY: Heart.GOLD}
    assert won(later=(TODAY,)) == {TODAY: Heart.ROSE}


def test_gold_stays_gold_when_the_deal_is_won_again() -> None:
    assert hearts([("2026-11-30", "2026-11-30"), ("2026-11-30", "2026-12-05")]) == {TODAY: Heart.GOLD}


def test_a_win_a_minute_after_midnight_is_late() -> None:
    assert hearts([("2026-11-30", "2026-12-01")]) == {TODAY: Heart.ROSE}


def test_a_win_before_its_day_by_a_clock_set_back_is_not_golden() -> None:
    assert hearts([("2026-11-30", "2026-11-29")]) == {TODAY: Heart.ROSE}


def test_damaged_dates_earn_nothing() -> None:
    assert hearts([("", "2026-11-30"), ("2026-11-31", "2026-11-31"), ("x" * 10, "x" * 10)]) == {}


# Streaks.


def test_nothing_won_is_no_streak() -> None:
    assert (streak({}, TODAY), best_streak({})) == (0, 0)


def test_three_days_in_a_row_are_a_streak_of_three() -> None:
    assert streak(won(*days(date(2026, 11, 28), 3)), TODAY) == 3


def test_a_streak_stands_while_today_is_still_to_be_played() -> None:
    assert streak(won(*days(date(2026, 11, 27), 3)), TODAY) == 3


def test_a_missed_day_ends_a_streak_and_the_best_stays() -> None:
    earned = won(*days(date(2026, 11, 20), 5), TODAY)
    assert (streak(earned, TODAY), best_streak(earned)) == (1, 5)


def test_two_days_without_a_win_end_a_streak() -> None:
    assert streak(won(*days(date(2026, 11, 26), 3)), TODAY) == 0


def test_a_missed_day_played_later_does_not_mend_a_streak() -> None:
    earned = won(date(2026, 11, 28), TODAY, later=(date(2026, 11, 29),))
    assert (streak(earned, TODAY), best_streak(earned)) == (1, 1)


def test_a_streak_goes_on_over_the_turn_of_the_year() -> None:
    assert streak(won(*days(date(2026, 12, 30), 5)), date(2027, 1, 3)) == 5


def test_a_streak_goes_on_over_a_leap_day_and_breaks_without_it() -> None:
    assert streak(won(*days(date(2028, 2, 28), 3)), date(2028, 3, 1)) == 3
    assert streak(won(date(2028, 2, 28), date(2028, 3, 1)), date(2028, 3, 1)) == 1


def test_a_year_without_a_leap_day_goes_from_the_28th_to_the_1st() -> None:
    assert streak(won(date(2027, 2, 28), date(2027, 3, 1)), date(2027, 3, 1)) == 2


@pytest.mark.parametrize("change", [date(2026, 3, 29), date(2026, 10, 25)])
def test_days_of_23_and_25_hours_count_as_one_each(change: date) -> None:
    assert streak(won(*days(change - timedelta(days=1), 3)), change + timedelta(days=1)) == 3


def test_a_clock_set_back_shows_the_streak_of_that_day_and_set_right_the_whole_one() -> None:
    earned = won(*days(date(2026, 11, 21), 10))
    assert streak(earned, date(2026, 11, 23)) == 3
    assert streak(earned, TODAY) == best_streak(earned) == 10


def test_the_ends_of_the_calendar_are_no_trouble() -> None:
    assert streak(won(date.min), date.min) == 1
    assert best_streak(won(date.min, date.max)) == 1
