"""What a bot would do in the player's place, and why, in one sentence."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import Card
from game.hearts.bots.bot import conclusion
from game.hearts.match import chances_of
from game.language import _
from scenes.hearts.opponents import bot_for
from scenes.hearts.session import ME, Session


class Advice(NamedTuple):
    cards: tuple[Card, ...]
    reason: str


def advice(session: Session) -> Advice:
    """The cards that a good player would pass now, or the card it would play."""
    bot, chances = bot_for(ME), chances_of(session.match, ME)
    if session.is_choosing:
        cards = conclusion(bot.choose_pass(session.view, chances))
    else:
        cards = (conclusion(bot.choose_card(session.view, chances)),)
    return Advice(cards, _("This is what a rival would do"))
