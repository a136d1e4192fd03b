"""The daily deal: one winnable deal of Heart to Heart for each calendar day, the same for everyone.

Which deal that is follows from the date alone (docs/daily-deal.md). A day is a local date: it begins when the
player's own calendar says so. No clock is read here; whoever asks says what day it is.
"""

from datetime import date

from game.deals import NUMBER_OF_DEALS, DealCode, Generator

FIRST_DAY = date(2026, 1, 1)
"""Days before it have a deal too, but only on the day itself: a clock may well be wrong by years."""


def daily_code(day: date) -> DealCode:
    """The winnable deal to which a day's date leads."""
    generator = Generator(f"HH1 daily {day.isoformat()}")
    return DealCode.winnable(generator.below(NUMBER_OF_DEALS))


def can_be_played(day: date, today: date) -> bool:
    """Whether a day's deal is open: from its day on, back to the first day."""
    return day == today or FIRST_DAY <= day < today
