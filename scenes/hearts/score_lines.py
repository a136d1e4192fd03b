"""What the rows of the score sheet say: a round each, the early ones added up when they are many."""

from __future__ import annotations

from typing import NamedTuple

from game.hearts.chronicle import Chapter
from game.hearts.round import NO_POINTS, Points
from game.hearts.seats import PassDirection, Seat, direction_of_round
from game.language import _
from scenes.hearts.people import person, took

MOST_ROWS = 6  # earlier rounds are added up in one row
LEAST_ROWS = 4


class Line(NamedTuple):
    """A row of the sheet."""

    label: str
    direction: PassDirection | None
    points: Points | None  # None: not played yet
    queen: Seat | None
    moon: Seat | None
    is_latest: bool


def note_on(chapter: Chapter) -> str:
    """The most remarkable thing about a round."""
    if chapter.moon is Seat.SOUTH:
        return _("You shot the moon")
    if chapter.moon is not None:
        return _("{name} shot the moon").format(name=person(chapter.moon).name)
    return took(chapter.queen, _("the Queen of Spades")) if chapter.queen is not None else ""


def lines_of(chapters: tuple[Chapter, ...], is_over: bool) -> list[Line]:
    """A row for each round; when they are many, the early ones in one."""
    early = chapters[: len(chapters) - MOST_ROWS + 1] if len(chapters) > MOST_ROWS else ()
    lines = []
    if early:
        points = NO_POINTS
        for chapter in early:
            points = tuple(map(sum, zip(points, chapter.points, strict=True)))
        lines.append(Line(f"1–{len(early)}", None, points, None, None, False))
    for chapter in chapters[len(early) :]:
        is_latest = is_over and chapter is chapters[-1]
        label = str(chapter.number)
        lines.append(Line(label, chapter.direction, chapter.points, chapter.queen, chapter.moon, is_latest))
    return lines


def lines_to_come(played: int) -> list[Line]:
    """The rounds that fill the sheet of a young match: what they will pass, and nothing else yet."""
    numbers = range(played + 1, LEAST_ROWS + 1)
    return [Line(str(number), direction_of_round(number), None, None, None, False) for number in numbers]
