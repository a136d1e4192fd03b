"""Who sits at the table besides the player, and the move that each of them makes."""

from game.hearts.bots.bot import Bot, Thought
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.bots.temperament import BOLD, CAREFUL, SLY
from game.hearts.match import Match, Move, chances_of
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard
from game.hearts.seats import Seat
from game.hearts.view import view

OPPONENTS: dict[Seat, Bot] = {
    Seat.WEST: ClubPlayer(CAREFUL),
    Seat.NORTH: ClubPlayer(BOLD),
    Seat.EAST: ClubPlayer(SLY),
}


def thought(match: Match, seat: Seat, bot: Bot) -> Thought[Move]:
    """The move of a bot in `seat`, which has a decision to make. It sees what the seat sees, and no more.

    The chances are those of this match, round, seat and decision, so the same match is always played alike.
    """
    seen, chances = view(match.round, seat), chances_of(match, seat)
    if seen.phase is Phase.PASSING:
        return PassCards(seat, (yield from bot.choose_pass(seen, chances)))
    return PlayCard(seat, (yield from bot.choose_card(seen, chances)))
