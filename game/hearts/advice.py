"""What a club player would do in the player's place, and why in one sentence."""

from typing import NamedTuple

from game.cards import Card, Rank, Suit
from game.deals import Generator
from game.hearts.bots.bot import conclusion
from game.hearts.bots.club_player import ClubPlayer, best_shot
from game.hearts.bots.moon import is_still_possible, threat
from game.hearts.bots.odds import chance_to_take
from game.hearts.bots.passing import moon_pass
from game.hearts.bots.reading import Reading, read
from game.hearts.bots.temperament import STEADY
from game.hearts.round import QUEEN_OF_SPADES, Phase, card_points
from game.hearts.view import View, legal_plays
from game.language import _

LIKELY = 0.5


class Suggestion(NamedTuple):
    """Three cards to pass or one to play, and a sentence for the player that says why."""

    cards: tuple[Card, ...]
    reason: str


def suggest(view: View) -> Suggestion | None:
    """The choice of a club player who sees what the seat sees; None when it has nothing to decide."""
    adviser, chances = ClubPlayer(STEADY), Generator("suggestion")
    if view.phase is Phase.PASSING and not view.given:
        cards = conclusion(adviser.choose_pass(view, chances))
        return Suggestion(cards, _why_pass(read(view), cards))
    plays = legal_plays(view)
    if not plays:
        return None
    card = conclusion(adviser.choose_card(view, chances))
    return Suggestion((card,), _why_play(read(view), card, plays))


def _why_pass(reading: Reading, cards: tuple[Card, ...]) -> str:
    suits = {card.suit for card in cards}
    if moon_pass(reading)[0] >= STEADY.nerve:
        return _("The rest of your hand may take all 26 points")
    if QUEEN_OF_SPADES in cards:
        return _("The queen of spades is dangerous with so few spades beside her")
    if any(card.suit is Suit.SPADES and card.rank > Rank.QUEEN for card in cards):
        return _("A spade above the queen might have to take her")
    if any(set(reading.held[suit]) <= {card.rank for card in cards if card.suit is suit} for suit in suits):
        return _("Without a suit you can throw away what hurts")
    if Suit.HEARTS in suits:
        return _("High hearts take points")
    return _("High cards take tricks")


def _why_play(reading: Reading, card: Card, plays: tuple[Card, ...]) -> str:
    if len(plays) == 1:
        return _("It is the only card you may play")
    if is_still_possible(reading.view) and best_shot(reading, plays)[0] >= STEADY.nerve:
        return _("You may take all 26 points: keep taking tricks")
    led = reading.view.trick.led
    if led is None:
        return _why_lead(reading, card)
    return _why_discard(reading, card) if card.suit is not led else _why_follow(reading, card)


def _why_lead(reading: Reading, card: Card) -> str:
    if card.suit is Suit.SPADES and reading.is_queen_out and card.rank < Rank.QUEEN:
        return _("Spades drive out the queen")
    if chance_to_take(reading, card) < LIKELY:
        return _("Somebody else will probably take that trick")
    if reading.hidden[card.suit] and len(reading.held[card.suit]) == 1:
        return _("Without that suit you can throw away what hurts")
    return _("It will probably cost less now than later")


def _why_follow(reading: Reading, card: Card) -> str:
    trick = reading.view.trick
    if trick.winning is not None and card < trick.winning:
        if card == QUEEN_OF_SPADES:
            return _("The higher spade takes the queen")
        return _("It stays below the card that takes the trick")
    if trick.points and threat(reading.view):
        return _("A point for you, and nobody shoots the moon")
    if chance_to_take(reading, card) < LIKELY:
        return _("Somebody else will probably play higher")
    if trick.points:
        return _("If you must take it, then with a high card")
    return _("A high card goes while the trick is cheap")


def _why_discard(reading: Reading, card: Card) -> str:
    if card == QUEEN_OF_SPADES:
        return _("Give the queen of spades to somebody else")
    if card.suit is Suit.SPADES and reading.is_queen_out and card.rank > Rank.QUEEN:
        return _("A spade above the queen might have to take her")
    if card_points(card):
        return _("Give a heart to somebody else")
    return _("It might have to take a trick later")
