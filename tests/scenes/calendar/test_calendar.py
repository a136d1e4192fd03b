"""The calendar of daily deals: what it shows, what can be played, what a win earns."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pygame
import pytest

from game.daily import daily_code
from game.heart_to_heart.notation import write
from scenes.calendar.day_cell import DayCell
from scenes.calendar.month import days_of, month_after, month_before, place_of
from scenes.calendar.scene import CalendarScene
from scenes.scene import CalendarRoute
from tests.support.daily_store import win
from tests.support.hands_here import HANDS, Hand
from tests.support.player import Player, Sit
from tests.support.winning_line import winning_line

TODAY = date(2026, 11, 30)
WINNABLE = date(2026, 11, 1)
Visit = Callable[..., Player]


@pytest.fixture
def visit(sit: Sit) -> Visit:
    """Opens the calendar on a day, after these days were won on their own day and those later."""

    def open_calendar(
        today: date = TODAY, won: tuple[date, ...] = (), later: tuple[date, ...] = ()
    ) -> Player:
        player = sit(None, is_reduced_motion=True)
        player.app.stage.now = lambda: f"{today}T10:15:00.000000+00:00"
        for day in (*won, *later):
            player.app.stage.store.add_result(win(day, day if day in won else day + timedelta(days=1)))
        player.app.enter(CalendarRoute())
        player.settle()
        return player

    return open_calendar


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, visit: Visit) -> Hand:
    return request.param(visit())


def calendar(player: Player) -> CalendarScene:
    assert isinstance(player.here, CalendarScene)
    return player.here


def cells(player: Player) -> dict[date, DayCell]:
    return {cell.day: cell for cell in player.widgets.widgets if isinstance(cell, DayCell)}


def label(player: Player) -> str:
    return player.widgets.find("play").label


def figures(player: Player) -> list[str]:
    """The words and figures that are on the page."""
    player.app.step()
    return [written.words for written in player.app.stage.assets.lettering.values()]


def test_every_day_of_the_month_is_there_once_and_in_its_column(visit: Visit) -> None:
    shown = cells(visit())
    assert list(shown) == [date(2026, 11, day) for day in range(1, 31)]
    columns = {day.weekday(): set() for day in shown}
    for day, cell in shown.items():
        columns[day.weekday()].add(cell.rect.left)
    assert all(len(lefts) == 1 for lefts in columns.values())
    assert [min(columns[weekday]) for weekday in range(7)] == sorted(min(lefts) for lefts in columns.values())


def test_today_is_ringed_and_chosen(visit: Visit) -> None:
    shown = cells(visit())
    assert [day for day, cell in shown.items() if cell.is_today] == [TODAY]
    assert [day for day, cell in shown.items() if cell.is_chosen] == [TODAY]


def test_days_to_come_cannot_be_chosen(visit: Visit) -> None:
    player = visit(date(2026, 11, 10))
    assert [day.day for day, cell in cells(player).items() if cell.is_enabled] == list(range(1, 11))
    player.click("2026-11-11")
    assert calendar(player).chosen == date(2026, 11, 10)


def test_hearts_are_golden_for_the_own_day_and_rose_for_later(visit: Visit) -> None:
    shown = cells(visit(won=(date(2026, 11, 28),), later=(date(2026, 11, 3),)))
    earned = {day.day: cell.heart for day, cell in shown.items() if cell.heart}
    assert earned == {28: "gold", 3: "rose"}


def test_the_streak_and_the_best_are_shown(visit: Visit) -> None:
    long_ago = tuple(date(2026, 10, day) for day in range(3, 15))
    player = visit(won=(*long_ago, date(2026, 11, 28), date(2026, 11, 29)))
    assert {"2", "days in a row", "12", "best so far"} <= set(figures(player))


def test_playing_today_deals_the_deal_of_today(hand: Hand) -> None:
    hand.pick("play")
    hand.player.settle()
    session = hand.player.scene.session
    assert (session.code, session.daily) == (daily_code(TODAY), "2026-11-30")


def test_a_missed_day_is_chosen_and_then_played(hand: Hand) -> None:
    hand.pick("2026-11-18", "play")
    hand.player.settle()
    assert hand.player.scene.session.code == daily_code(date(2026, 11, 18))
    assert hand.player.scene.session.daily == "2026-11-18"


def test_a_chosen_day_that_is_chosen_again_is_played(visit: Visit) -> None:
    player = visit()
    player.click("2026-11-18", "2026-11-18")
    player.settle()
    assert player.scene.session.daily == "2026-11-18"


def test_what_was_won_can_be_played_again(visit: Visit) -> None:
    player = visit(won=(TODAY,))
    assert label(player) == "Play again"
    player.click("2026-11-29")
    assert label(player) == "Play"


def test_a_day_in_progress_is_continued_with_its_moves(visit: Visit) -> None:
    player = visit()
    player.click("play")
    player.settle()
    player.click("stock", "stock", "pause", "menu", "yes")
    player.settle()
    player.click("daily")
    player.settle()
    assert label(player) == "Continue"
    player.click("play")
    player.settle()
    assert player.moves == ["draw", "draw"]
    assert player.scene.session.daily == "2026-11-30"


def test_another_game_in_progress_is_given_up_only_when_asked(visit: Visit) -> None:
    player = visit()
    player.click("2026-11-18", "play")
    player.settle()
    player.click("stock", "pause", "menu", "yes")
    player.settle()
    player.click("daily")
    player.settle()
    player.click("play")
    assert player.overlay == "question"
    player.press(pygame.K_ESCAPE)
    assert player.app.stage.store.progress("HH").daily == "2026-11-18"
    player.click("play", "yes")
    player.settle()
    assert player.scene.session.daily == "2026-11-30"


def test_months_are_turned_by_buttons_and_shoulders_and_end_at_the_first_and_the_present(
    visit: Visit,
) -> None:
    player = visit(date(2026, 3, 15))
    assert not player.widgets.find("later").is_enabled
    player.click("earlier")
    assert calendar(player).month == date(2026, 2, 1)
    player.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert calendar(player).month == date(2026, 1, 1)
    assert not player.widgets.find("earlier").is_enabled
    player.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert calendar(player).month == date(2026, 2, 1)


def test_the_focus_stays_somewhere_when_a_month_is_turned_by_keys(visit: Visit) -> None:
    player = visit(date(2026, 2, 15))
    hand = HANDS[1](player)
    hand.pick("earlier")
    assert player.focus in player.rects()


def test_a_day_that_begins_while_the_calendar_is_open_is_today_from_then_on(visit: Visit) -> None:
    player = visit(date(2026, 11, 29))
    player.app.stage.now = lambda: "2026-11-30T00:00:01.000000+00:00"
    player.click("2026-11-28")
    assert [day for day, cell in cells(player).items() if cell.is_today] == [TODAY]
    player.click("2026-11-30", "play")
    player.settle()
    assert player.scene.session.daily == "2026-11-30"


def test_a_clock_far_in_the_past_still_has_its_deal(visit: Visit) -> None:
    player = visit(date(1999, 12, 31))
    player.click("play")
    player.settle()
    assert player.scene.session.code == daily_code(date(1999, 12, 31))


def test_at_midnight_the_day_to_play_is_the_new_one(visit: Visit) -> None:
    player = visit(TODAY - timedelta(days=1))
    player.app.stage.now = lambda: f"{TODAY}T00:00:01.000000+00:00"
    player.wait(0.2)
    assert calendar(player).chosen == TODAY
    player.click("play")
    player.settle()
    assert player.scene.session.daily == str(TODAY)


def test_a_day_that_is_to_come_again_after_the_clock_was_set_back_cannot_be_played(visit: Visit) -> None:
    player = visit(TODAY)
    player.app.stage.now = lambda: "2026-11-20T10:15:00.000000+00:00"
    player.wait(0.2)
    assert calendar(player).chosen == date(2026, 11, 20)


def test_a_win_undone_and_made_again_after_midnight_stays_golden(visit: Visit) -> None:
    player = visit()
    player.click("play")
    player.settle()
    moves = [write(move) for move in winning_line(player.state) or []]
    player.play(moves)
    player.settle()
    player.app.stage.now = lambda: "2026-12-01T00:05:00.000000+00:00"
    player.undo()
    player.redo()
    player.settle()
    assert player.app.stage.store.daily_wins() == [(str(TODAY), str(TODAY))]


@pytest.mark.parametrize("today", [date.min, date.max])
def test_the_first_and_the_last_day_there_are_can_be_shown(visit: Visit, today: date) -> None:
    assert calendar(visit(today)).chosen == today


@pytest.mark.parametrize(
    ("month", "length"),
    [((2028, 2), 29), ((2027, 2), 28), ((2100, 2), 28), ((2026, 12), 31), ((2026, 11), 30)],
)
def test_months_have_their_days(month: tuple[int, int], length: int) -> None:
    assert len(days_of(date(*month, 1))) == length


def test_months_follow_each_other_over_the_year() -> None:
    assert month_after(date(2026, 12, 1)) == date(2027, 1, 1)
    assert month_before(date(2027, 1, 1)) == date(2026, 12, 1)
    assert (month_before(date.min), month_after(date(9999, 12, 1))) == (None, None)


def test_no_month_touches_more_than_six_weeks() -> None:
    months = [date(year, month, 1) for year in range(2020, 2050) for month in range(1, 13)]
    assert {place_of(days_of(month)[-1])[0] for month in months} == {3, 4, 5}


def win_on_the_table(player: Player) -> None:
    """Play the deal of WINNABLE to its end."""
    *most, last = map(write, winning_line(player.state))
    player.skip_to(most)
    player.play([last])
    player.settle()


def test_a_daily_deal_won_on_its_day_earns_a_golden_heart(visit: Visit) -> None:
    player = visit(WINNABLE)
    player.click("play")
    player.settle()
    win_on_the_table(player)
    player.app.enter(CalendarRoute())
    player.settle()
    assert cells(player)[WINNABLE].heart == "gold"
    assert {"1", "day in a row"} <= set(figures(player))


def test_a_missed_deal_won_later_earns_a_rose_heart_and_no_streak(visit: Visit) -> None:
    player = visit(WINNABLE + timedelta(days=1))
    player.click(str(WINNABLE), "play")
    player.settle()
    win_on_the_table(player)
    player.app.enter(CalendarRoute())
    player.settle()
    assert cells(player)[WINNABLE].heart == "rose"
    assert {"0", "days in a row"} <= set(figures(player))
