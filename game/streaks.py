"""The hearts that days earn by their daily deals, and the streak.

A day whose deal is won on that very day earns a golden heart. Missed days can be played later for a rose
one. The streak counts golden days in a row: it stands as long as today or yesterday is golden.
"""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from enum import Enum
from itertools import count

ONE_DAY = timedelta(days=1)


class Heart(Enum):
    """What a day has earned: GOLD when it was won on the day itself, ROSE when it was won later."""

    GOLD = "gold"
    ROSE = "rose"


Hearts = Mapping[date, Heart]


def parse_day(text: str) -> date | None:
    """A date as 2026-11-30; None when it is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if str(day) == text else None  # there are other ways to write it


def hearts(wins: Iterable[tuple[str, str]]) -> dict[date, Heart]:
    """What each day has earned, from the wins of daily deals: (whose deal it was, when it was won)."""
    earned: dict[date, Heart] = {}
    for daily, won in wins:
        day = parse_day(daily)
        if day is not None:
            is_golden = won == daily or earned.get(day) is Heart.GOLD
            earned[day] = Heart.GOLD if is_golden else Heart.ROSE
    return earned


def streak(earned: Hearts, today: date) -> int:
    """How many golden days in a row lead up to today; today itself may still be to come."""
    last = today if earned.get(today) is Heart.GOLD else _before(today)
    length = 0
    while last is not None and earned.get(last) is Heart.GOLD:
        length, last = length + 1, _before(last)
    return length


def best_streak(earned: Hearts) -> int:
    """The most golden days in a row there have ever been."""
    golden = {day for day, heart in earned.items() if heart is Heart.GOLD}
    longest = 0
    for day in golden:
        if _before(day) not in golden:
            length = next(
                n for n in count(1) if day.toordinal() + n > _LAST or day + n * ONE_DAY not in golden
            )
            longest = max(longest, length)
    return longest


_LAST = date.max.toordinal()


def _before(day: date) -> date | None:
    """The day before; the first of all days has none."""
    return day - ONE_DAY if day > date.min else None
