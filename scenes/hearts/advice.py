"""What a bot would do in the player's place, and why, in one sentence."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import Card, Rank
from game.hearts.bots.bot import conclusion
from game.hearts.match import chances_of
from game.hearts.round import Trick, card_points
from game.language import _
from scenes.hearts.opponents import bot_for
from scenes.hearts.session import ME, Session

LOW = Rank.SEVEN


class Advice(NamedTuple):
    cards: tuple[Card, ...]
    reason: str


def advice(session: Session) -> Advice:
    """The cards that a good player would pass now, or the card it would play."""
    bot, chances = bot_for(ME), chances_of(session.match, ME)
    if session.is_choosing:
        cards = conclusion(bot.choose_pass(session.view, chances))
        return Advice(cards, _("These three would cost most if you kept them"))
    card = conclusion(bot.choose_card(session.view, chances))
    return Advice((card,), _reason(card, session.round.trick, len(session.playable)))


def _reason(card: Card, trick: Trick, choices: int) -> str:
    """What speaks for a card, as it can be seen on the table."""
    winning = trick.winning
    if choices == 1:
        return _("It is the only card that may be played")
    if winning is None:
        return _("A low lead leaves the trick to others") if card.rank <= LOW else _("It is safe to lead now")
    if card.suit is not winning.suit:
        give = _("It gives points to whoever takes this trick")
        return give if card_points(card) else _("It goes for nothing, and will be missed by nobody")
    if card.rank < winning.rank:
        return _("It stays below the card that takes the trick")
    return _("It may take the trick, and that is cheap now")
