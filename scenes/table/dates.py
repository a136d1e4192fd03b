"""Dates as the player reads them. The names are our own, so that no setting of the system changes them."""

from __future__ import annotations

from datetime import date

from game.language import _


def months() -> tuple[str, ...]:
    """The names of the months."""
    return (
        *(_("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July")),
        *(_("August"), _("September"), _("October"), _("November"), _("December")),
    )


def short_months() -> tuple[str, ...]:
    return (
        *(_("Jan"), _("Feb"), _("Mar"), _("Apr"), _("May"), _("Jun"), _("Jul")),
        *(_("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec")),
    )


def weekdays() -> tuple[str, ...]:
    """The days of the week from Monday on."""
    return (
        *(_("Monday"), _("Tuesday"), _("Wednesday"), _("Thursday")),
        *(_("Friday"), _("Saturday"), _("Sunday")),
    )


def short_weekdays() -> tuple[str, ...]:
    return (_("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun"))


def long_date(day: date) -> str:
    """As “Monday 30 November”."""
    names = {"weekday": weekdays()[day.weekday()], "month": months()[day.month - 1]}
    return _("{weekday} {day} {month}").format(day=day.day, **names)


def short_date(day: date) -> str:
    """As “Monday 30 Nov”."""
    names = {"weekday": weekdays()[day.weekday()], "month": short_months()[day.month - 1]}
    return _("{weekday} {day} {month}").format(day=day.day, **names)


def month_of(day: date) -> str:
    """As “November 2026”."""
    return _("{month} {year}").format(month=months()[day.month - 1], year=day.year)
