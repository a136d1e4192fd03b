"""Which bot plays for whom: three seats, three temperaments."""

from __future__ import annotations

from game.hearts.bots.bot import Bot
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.bots.temperament import BOLD, CAREFUL, SLY
from game.hearts.seats import Seat

TEMPERAMENTS = {
    Seat.SOUTH: SLY,  # who gives advice
    Seat.WEST: BOLD,  # Robin
    Seat.NORTH: SLY,  # Amara
    Seat.EAST: CAREFUL,  # Alaric
}

STRENGTH = "club"  # how well they play, as results remember it


def bot_for(seat: Seat) -> Bot:
    """The player behind a seat."""
    return ClubPlayer(TEMPERAMENTS[seat])
