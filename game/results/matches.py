"""The result of a match of Hearts, for the player, who sits South."""

from game.hearts.chronicle import Chapter, chapter, chronicle
from game.hearts.match import totals, winner
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from game.hearts.rules import PlayCard
from game.hearts.seats import Seat
from game.store.games import GIVEN_UP, LOST, WON, Progress, Result

ME = Seat.SOUTH


def result_of(record: MatchRecord, chapters: tuple[Chapter, ...], progress: Progress, ended: str) -> Result:
    """What the match leaves behind when it ends at this moment: played to its end, or given up.

    `chapters` are the rounds that are over. The score is the player's total after them. `details`: `place`
    (1 to 4, or 0 when given up), `rounds`, `moons` shot, `queens` taken, and `hints` that were asked for.
    Equal totals share a place.
    """
    points = totals(record.state)
    is_over = winner(record.state) is not None
    place = 1 + sum(total < points[ME] for total in points) if is_over else 0
    return Result(
        record.code.game,
        str(record.code),
        ended,
        (WON if place == 1 else LOST) if is_over else GIVEN_UP,
        progress.seconds,
        sum(isinstance(move, PlayCard) and move.seat is ME for move in record.done),
        points[ME],
        {
            "place": place,
            "rounds": len(chapters),
            "moons": sum(chapter.moon is ME for chapter in chapters),
            "queens": sum(chapter.queen is ME for chapter in chapters),
            "hints": progress.hints,
        },
        progress.text,
        progress.key,
        progress.daily,
        progress.strength,
    )


def scored_rounds(record: MatchRecord) -> tuple[Chapter, ...]:
    """Every round that was played to its end."""
    rounds = chronicle(record)
    return (*rounds, chapter(record.state)) if record.state.round.phase is Phase.SCORED else rounds
