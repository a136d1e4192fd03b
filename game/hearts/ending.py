"""When the rest of a round is decided: who takes it all, when nothing is left to take, how to play it out."""

from collections.abc import Sequence

from game.cards import Card, Suit
from game.hearts.round import ALL_POINTS, TWO_OF_CLUBS, Phase, State
from game.hearts.rules import Move, PlayCard, TakeTrick
from game.hearts.view import View, legal_plays, unseen_cards, view


def no_points_remain(state: State | View) -> bool:
    """Whether all 26 points are taken, so that nothing that is played can cost any more."""
    return state.phase in (Phase.PLAYING, Phase.TRICK_COMPLETE) and sum(state.points) == ALL_POINTS


def takes_the_rest(view: View) -> bool:
    """Whether this seat, being on lead, takes every remaining trick however the hidden cards lie.

    It leads each suit from the top, and hearts when it has nothing else. In the worst case one opponent has
    all unseen cards of a suit and keeps the highest to the last. So of its cards in the suit as many must be
    above all unseen ones as there are unseen ones to draw; those below come after. Who had to follow what in
    the tricks before is not counted: where that alone would decide, the answer is no.
    """
    if view.turn != view.seat or view.trick.cards:
        return False
    unseen = unseen_cards(view)
    suits = [(_of(suit, view.hand), _of(suit, unseen)) for suit in Suit]
    if not view.tricks and any(card.suit is TWO_OF_CLUBS.suit for card in unseen):
        return False  # the two of clubs must be led first
    return all(_draws_all(held, against) for held, against in suits)


def _of(suit: Suit, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.suit is suit]


def _draws_all(held: Sequence[Card], against: Sequence[Card]) -> bool:
    highest_against = max(against, default=None)
    if highest_against is None:
        return True
    return sum(card > highest_against for card in held) >= min(len(held), len(against))


def finishing_move(state: State) -> Move:
    """The next move of a round whose points are decided.

    Leads come from the top, as `takes_the_rest` supposes; what the others play makes no difference then.
    Raises ValueError when nothing is left to play.
    """
    if state.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    if state.turn is None:
        raise ValueError("nothing is left to play")
    plays = legal_plays(view(state, state.turn))
    return PlayCard(state.turn, min(plays) if state.trick.cards else max(plays))
