"""Who plays for which seat, and the move that each of them makes: three seats, three temperaments."""

from game.hearts.bots.bot import Bot, Thought
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.bots.temperament import BOLD, CAREFUL, SLY
from game.hearts.match import Match, Move, chances_of
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard
from game.hearts.seats import Seat
from game.hearts.view import view

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


def thought(match: Match, seat: Seat, bot: Bot) -> Thought[Move]:
    """The move of a bot in `seat`, which has a decision to make. It sees what the seat sees, and no more.

    The chances are those of this match, round, seat and decision, so the same match is always played alike.
    """
    seen, chances = view(match.round, seat), chances_of(match, seat)
    if seen.phase is Phase.PASSING:
        return PassCards(seat, (yield from bot.choose_pass(seen, chances)))
    return PlayCard(seat, (yield from bot.choose_card(seen, chances)))
