"""Checks of what comes from outside: each row of an export is believed only once it has been checked.

Every function raises ValueError with a sentence that says what is wrong with the row.
"""

import math
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from game.daily import daily_code
from game.deals import DealCode, Game
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome, outcome
from game.hearts.match import winner
from game.hearts.record import MatchRecord
from game.hearts.seats import Seat
from game.language import _
from game.store.games import GIVEN_UP, LOST, WON, Progress, Result
from game.store.schema import LONGEST, MOST_SECONDS
from game.streaks import parse_day

LONGEST_NAME = 100  # letters of a name or a key
LONGEST_SETTING = 10_000  # letters: all keys bound anew, for example
MOST_OF = {"place": 4}
MOST_COUNTED = 10**9

Row = Mapping[str, Any]


def setting(name: Any, value: Any) -> bool | int | float | str:
    """The value of a setting."""
    _name(name)
    if isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= MOST_COUNTED:
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, str) and len(value) <= LONGEST_SETTING and value.isprintable():
        return value
    raise ValueError(_("its value cannot be that of a setting"))


def progress(game: Any, row: Any) -> Progress:
    """A game in progress, played again by the rules."""
    row = _row(row)
    kind = _kind(game)
    text = _text(row)
    end = _REPLAY[kind](text)
    if end.is_over:
        raise ValueError(_("it has come to its end, so that it is not in progress"))
    pending = _field(row, "pending", list)
    if len(pending) > 3:
        raise ValueError(_("no more than three cards are chosen to be passed"))
    return Progress(
        text,
        _seconds(row),
        tuple(_name(word) for word in pending),
        _name(_field(row, "key", str)),
        _daily(row, end.code),
        _name(_field(row, "strength", str)),
        _count(row, "hints"),
    )


def result(row: Any) -> Result:
    """A finished game, played again by the rules."""
    row = _row(row)
    kind = _kind(row.get("game"))
    code = DealCode.parse(_name(_field(row, "code", str)), kind)
    text = _text(row)
    end = _REPLAY[kind](text)
    if end.code != code:
        raise ValueError(_("its moves are those of {code}").format(code=end.code))
    if _outcome(row) == WON and not end.is_won:
        raise ValueError(_("it says that it was won, and its moves do not win it"))
    return Result(
        kind.value,
        str(code),
        _moment(row),
        _outcome(row),
        _seconds(row),
        _count(row, "moves"),
        _count(row, "score"),
        _details(row),
        text,
        _name(_field(row, "key", str)),
        _daily(row, code),
        _name(_field(row, "strength", str)),
    )


class End(NamedTuple):
    """Where a text leads: of which deal, whether the player has won, whether nothing can follow."""

    code: DealCode
    is_won: bool
    is_over: bool


def _deal(text: str) -> End:
    record = GameRecord.replay(text)
    is_won = outcome(record.state) is Outcome.WON
    return End(record.code, is_won, is_won)


def _match(text: str) -> End:
    record = MatchRecord.replay(text)
    found = winner(record.state)
    return End(record.code, found is Seat.SOUTH, found is not None)


_REPLAY: dict[Game, Callable[[str], End]] = {Game.HEART_TO_HEART: _deal, Game.HEARTS: _match}
"""Plays a text again."""


def _row(row: Any) -> Row:
    if not isinstance(row, dict):
        raise ValueError(_("it is no row of fields"))
    return row


def _field(row: Row, name: str, kind: type) -> Any:
    """A field of a row; numbers that are written as true or false are none."""
    value = row.get(name)
    if type(value) is not kind:
        raise ValueError(_("its field “{name}” is missing or of the wrong kind").format(name=name))
    return value


def _name(text: Any) -> str:
    """A short line that can be written and read again."""
    if not isinstance(text, str) or len(text) > LONGEST_NAME or not text.isprintable():
        raise ValueError(_("one of its words cannot be read"))
    return text


def _kind(game: Any) -> Game:
    if game not in list(Game):
        raise ValueError(_("there is no such game"))
    return Game(game)


def _text(row: Row) -> str:
    """The game as the program writes it: nothing repeated by short forms, which could be endless.

    It may be as long as the store takes it.
    """
    text: str = _field(row, "text", str)
    if len(text) > LONGEST or not text.isascii() or ";" in text or " x" in text:
        raise ValueError(_("its moves are not as this program writes them"))
    return text


def _seconds(row: Row) -> float:
    value: Any = row.get("seconds")
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value < MOST_SECONDS:
        raise ValueError(_("its time cannot be"))
    return float(value)


def _count(row: Row, name: str) -> int:
    value: int = _field(row, name, int)
    if not 0 <= value <= MOST_COUNTED:
        raise ValueError(_("its field “{name}” cannot be").format(name=name))
    return value


def _daily(row: Row, code: DealCode) -> str:
    """The date whose deal this is, if it is one.

    Only the number counts: before the program knew which deals can be won, the normal one was dealt.
    """
    daily = _name(_field(row, "daily", str))
    day = parse_day(daily)
    if daily and day is None:
        raise ValueError(_("“{date}” is no date").format(date=daily))
    if day and (code.game, code.number) != (daily_code(day).game, daily_code(day).number):
        raise ValueError(_("{code} is not the deal of {date}").format(code=code, date=daily))
    return daily


def _moment(row: Row) -> str:
    """A time on the wall with its distance from UTC."""
    ended = _name(_field(row, "ended", str))
    try:
        is_whole = datetime.fromisoformat(ended).tzinfo is not None and parse_day(ended[:10]) is not None
    except ValueError:
        is_whole = False
    if not is_whole:
        raise ValueError(_("“{date}” is no date").format(date=ended))
    return ended


def _outcome(row: Row) -> str:
    found: str = _field(row, "outcome", str)
    if found not in (WON, LOST, GIVEN_UP):
        raise ValueError(_("a game cannot end like that"))
    return found


def _details(row: Row) -> dict[str, int]:
    details = _field(row, "details", dict)
    if len(details) > LONGEST_NAME:
        raise ValueError(_("it counts too many things"))
    for name, count in details.items():
        _name(name)
        if type(count) is not int or not 0 <= count <= MOST_OF.get(name, MOST_COUNTED):
            raise ValueError(_("its field “{name}” cannot be").format(name=name))
    return dict(details)
