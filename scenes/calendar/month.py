"""The weeks of a month, from Monday to Sunday."""

from __future__ import annotations

from datetime import date, timedelta


def first_of(day: date) -> date:
    """The first day of the month of a day."""
    return day.replace(day=1)


def days_of(month: date) -> list[date]:
    """The days of the month that begins with `month`."""
    days = [month]
    while days[-1] < date.max and (following := days[-1] + timedelta(days=1)).month == month.month:
        days.append(following)
    return days


def place_of(day: date) -> tuple[int, int]:
    """The week of its month, counted from 0, and the day of the week, 0 being Monday."""
    offset = first_of(day).weekday()
    return (day.day - 1 + offset) // 7, day.weekday()


def month_before(month: date) -> date | None:
    """The month before, by its first day; None where the calendar begins."""
    return first_of(month - timedelta(days=1)) if month > date.min else None


def month_after(month: date) -> date | None:
    last = days_of(month)[-1]
    return last + timedelta(days=1) if last < date.max else None
