"""Who sits at the table: names, portraits and temperaments."""

from __future__ import annotations

from typing import NamedTuple

from game.hearts.seats import SEATS, Seat
from game.language import _


class Person(NamedTuple):
    """One player: the name, the court card whose portrait it wears, the colour of its line in a graph."""

    name: str
    portrait: str
    colour: str


def person(seat: Seat) -> Person:
    """Who sits there."""
    people = {
        Seat.SOUTH: Person(_("You"), "HJ", "rose"),
        Seat.WEST: Person(_("Robin"), "CJ", "success"),
        Seat.NORTH: Person(_("Amara"), "DQ", "gold"),
        Seat.EAST: Person(_("Alaric"), "SK", "blue"),
    }
    return people[seat]


def took(seat: Seat, thing: str) -> str:
    """A sentence about what a seat took; `thing` is a part of it such as “4 points”."""
    if seat is Seat.SOUTH:
        return _("You took {thing}").format(thing=thing)
    return _("{name} took {thing}").format(name=person(seat).name, thing=thing)


def names(seats: tuple[Seat, ...] = SEATS) -> list[str]:
    return [person(seat).name for seat in seats]
