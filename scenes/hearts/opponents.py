"""Which bot plays for whom: three seats, three temperaments."""

from __future__ import annotations

from game.hearts.bots.bot import Bot
from game.hearts.bots.random_bot import RandomBot
from game.hearts.seats import Seat


def bot_for(seat: Seat) -> Bot:
    """The player behind a seat."""
    del seat
    return RandomBot()
