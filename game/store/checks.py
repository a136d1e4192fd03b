"""Checks of what comes from outside: each row of an export is believed only once it has been checked.

Every function raises ValueError with a sentence that says what is wrong with the row.
"""

import math
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from game.deals import DealCode, Game
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome, outcome
from game.hearts.match import winner
from game.hearts.record import MatchRecord
from game.hearts.seats import Seat
from game.language import _
from game.store.games import GIVEN_UP, LOST, WON, Progress, Result
from game.streaks import parse_day

LONGEST_NAME = 100  # letters of a name or a key
LONGEST_SETTING = 10_000  # letters: all keys bound anew, for example
LONGEST_TEXT = 400_000  # letters of a game as text
MOST_LINES = 20_000
MOST_COUNTED = 10**9
MOST_SECONDS = 1e9

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
    _REPLAY[kind](text)
    pending = _field(row, "pending", list)
    if len(pending) > 3:
        raise ValueError(_("no more than three cards are chosen to be passed"))
    return Progress(
        text,
        _seconds(row),
        tuple(_name(word) for word in pending),
        _name(_field(row, "key", str)),
        _daily(row),
        _name(_field(row, "strength", str)),
        _count(row, "hints"),
    )


def result(row: Any) -> Result:
    """A finished game, played again by the rules."""
    row = _row(row)
    kind = _kind(row.get("game"))
    code = str(DealCode.parse(_name(_field(row, "code", str)), kind))
    text = _text(row)
    found, is_won = _REPLAY[kind](text)
    if found != code:
        raise ValueError(_("its moves are those of {code}").format(code=found))
    if _outcome(row) == WON and not is_won:
        raise ValueError(_("it says that it was won, and its moves do not win it"))
    return Result(
        kind.value,
        code,
        _moment(row),
        _outcome(row),
        _seconds(row),
        _count(row, "moves"),
        _count(row, "score"),
        _details(row),
        text,
        _name(_field(row, "key", str)),
        _daily(row),
        _name(_field(row, "strength", str)),
    )


def _deal(text: str) -> tuple[str, bool]:
    record = GameRecord.replay(text)
    return str(record.code), outcome(record.state) is Outcome.WON


def _match(text: str) -> tuple[str, bool]:
    record = MatchRecord.replay(text)
    return str(record.code), winner(record.state) is Seat.SOUTH


_REPLAY: dict[Game, Callable[[str], tuple[str, bool]]] = {Game.HEART_TO_HEART: _deal, Game.HEARTS: _match}
"""Plays a text again: its code, and whether the player has won."""


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
    """The game as the program writes it: nothing repeated by short forms, which could be endless."""
    text: str = _field(row, "text", str)
    is_short = len(text) <= LONGEST_TEXT and text.count("\n") <= MOST_LINES
    if not is_short or not text.isascii() or ";" in text or " x" in text:
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


def _daily(row: Row) -> str:
    daily = _name(_field(row, "daily", str))
    if daily and parse_day(daily) is None:
        raise ValueError(_("“{date}” is no date").format(date=daily))
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
        if type(count) is not int or abs(count) > MOST_COUNTED:
            raise ValueError(_("its field “{name}” cannot be").format(name=name))
    return dict(details)
