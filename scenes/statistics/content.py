"""What the page says of each game: its figures in words, and what its charts show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _
from game.statistics.counting import Tally
from game.statistics.deals import deal_figures
from game.statistics.matches import match_figures
from game.store.games import Result
from scenes.table.clock import clock

DASH = "–"


class Figure(NamedTuple):
    """One figure: its icon, what it is, and how much."""

    icon: str
    label: str
    value: str


class Bar(NamedTuple):
    """How often something happened; the colour by its name in the palette."""

    label: str
    times: int
    colour: str


class Content(NamedTuple):
    """Everything that is said of one game."""

    tally: Tally
    figures: tuple[Figure, ...]
    bars_title: str
    bars: tuple[Bar, ...]


def of_deals(results: Sequence[Result]) -> Content:
    """Heart to Heart."""
    figures = deal_figures(results)
    won, lost, given_up = figures.endings
    return Content(
        figures.tally,
        (
            *_streaks(figures.tally),
            Figure("star", _("Best score"), _number(figures.best_score)),
            Figure("trophy", _("Best time"), _time(figures.best_seconds)),
            Figure("stats", _("Average time"), _time(figures.mean_seconds)),
            Figure("check", _("Fewest moves"), _number(figures.fewest_moves)),
        ),
        _("How deals ended"),
        (
            Bar(_("Won"), won, "gold"),
            Bar(_("Dead end"), lost, "rose"),
            Bar(_("Given up"), given_up, "disabled"),
        ),
    )


def of_matches(results: Sequence[Result]) -> Content:
    """Hearts."""
    figures = match_figures(results)
    average = figures.points_a_round
    names = (_("First"), _("Second"), _("Third"), _("Last"))
    colours = ("gold", "success", "muted", "rose")
    return Content(
        figures.tally,
        (
            *_streaks(figures.tally),
            Figure("trophy", _("Lowest total"), _number(figures.lowest_total)),
            Figure("moon", _("Moons shot"), str(figures.moons)),
            Figure("spade", _("Queens taken"), str(figures.queens)),
            Figure("stats", _("Points a round"), DASH if average is None else f"{average:.1f}"),
        ),
        _("Places"),
        tuple(map(Bar, names, figures.places, colours)),
    )


def share_words(tally: Tally) -> str:
    """The share that was won."""
    return DASH if tally.per_cent is None else _("{number}%").format(number=tally.per_cent)


def tally_words(tally: Tally) -> str:
    """How many games were won of how many."""
    return _("{won} of {played} won").format(won=tally.won, played=tally.played)


def _streaks(tally: Tally) -> tuple[Figure, Figure]:
    return (
        Figure("heart", _("Wins in a row"), str(tally.streak)),
        Figure("crown", _("Longest streak"), str(tally.best_streak)),
    )


def _number(number: int | None) -> str:
    return DASH if number is None else str(number)


def _time(seconds: float | None) -> str:
    return DASH if seconds is None else clock(seconds)
