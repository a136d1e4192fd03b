"""What to expect of the trick on the table: who takes it, and what it will cost."""

from game.cards import Card, Rank, Suit
from game.hearts.bots.burden import HEART_THROWN
from game.hearts.bots.reading import Reading, chance_of_none
from game.hearts.round import QUEEN_POINTS, card_points
from game.hearts.seats import Seat

EAGER = 0.6  # how often an opponent plays over a card though it could stay below, while that is safe
YOUNG = 7  # hidden cards of a suit, from which on a trick in it is thought safe
DUMPED = 0.9  # how often whoever can throw the queen of spades does


def chance_to_take(reading: Reading, card: Card) -> float:
    """How likely this card takes the trick."""
    trick, suit = reading.view.trick, card.suit
    if trick.winning is not None and (suit is not trick.led or card < trick.winning):
        return 0.0
    beaten = _chance_beaten(reading, card)
    above = [seat for seat in reading.later if suit not in reading.voids[seat]]
    return float((1 - beaten) ** len(above))


def _chance_beaten(reading: Reading, card: Card) -> float:
    """How likely one opponent who may have the suit plays higher: because it must, or because it is safe."""
    hidden, holders = reading.hidden[card.suit], len(reading.holders(card.suit))
    lower = sum(rank < card.rank for rank in hidden)
    has_higher = 1 - chance_of_none(holders, len(hidden) - lower)
    has_lower = 1 - chance_of_none(holders, lower)
    is_safe = not reading.view.trick.points and not card_points(card) and len(hidden) >= YOUNG
    return has_higher * (1 - has_lower + has_lower * EAGER * is_safe)


def expected_points(reading: Reading, card: Card) -> float:
    """What the trick will cost whoever takes it with this card."""
    on_table = reading.view.trick.points + card_points(card)
    return on_table + sum(_expected_from(seat, reading, card) for seat in reading.later)


def _expected_from(seat: Seat, reading: Reading, card: Card) -> float:
    """What one player still to come will add, on average."""
    void = reading.chance_void(seat, card.suit)
    queen = QUEEN_POINTS * DUMPED * reading.queen[seat]
    if card.suit is Suit.SPADES:
        queen = queen if card.rank > Rank.QUEEN else 0.0
    else:
        queen *= void
    if not reading.view.tricks:
        return 0.0
    heart = HEART_THROWN * bool(reading.hidden[Suit.HEARTS]) * void
    return queen + heart + (card.suit is Suit.HEARTS) * (1 - void)
