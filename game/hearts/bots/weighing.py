"""What playing a card costs on the whole: this trick, the cards that are kept, and the moon of another."""

from typing import NamedTuple

from game.cards import Card, Rank, Suit
from game.hearts.bots.burden import Out, burden, shortness
from game.hearts.bots.moon import Threat, stopping_power, threat
from game.hearts.bots.odds import chance_to_take, expected_points
from game.hearts.bots.reading import Ranks, Reading
from game.hearts.bots.temperament import Temperament
from game.hearts.round import ALL_POINTS, card_points

NO_EXIT = 1.0  # points that it costs to be on lead without a low card
HUNT = 2.0  # points that it is worth to drive out the queen of spades
STOPPER = 0.5  # how much of a moon the highest card of a suit prevents
FEEDING = 0.5  # how much a point given to whoever is shooting the moon helps


class Scales(NamedTuple):
    """What is the same for every card that could be played now."""

    reading: Reading
    temperament: Temperament
    threat: Threat | None
    out: Out
    burdens: tuple[float, ...]  # by suit, of the whole hand

    @property
    def risk(self) -> float:
        """How likely another seat shoots the moon."""
        return self.threat.risk if self.threat else 0.0

    def cost(self, card: Card) -> float:
        """In points, what playing the card costs more than it saves; only differences mean something."""
        win = chance_to_take(self.reading, card)
        return self._keeping(card) + win * self._taking(card) + self._giving(card, win) - self._hunting(card)

    def _keeping(self, card: Card) -> float:
        """The burden of the other cards. It weighs less when high cards may have to stop a moon."""
        suit, left = card.suit, self.reading.without(card)
        hidden = self.reading.hidden[suit]
        after = sum(self.burdens) - self.burdens[suit] + burden(suit, left, hidden, self.out)
        thinner = shortness(suit, left, hidden) - shortness(suit, self.reading.held[suit], hidden)
        return after * (1 - self.risk) + thinner * self.temperament.thinning - self._stopping(card)

    def _stopping(self, card: Card) -> float:
        if not self.threat:
            return 0.0
        return (
            self.risk * ALL_POINTS * STOPPER * stopping_power(self._held_without(card), self.reading.hidden)
        )

    def _taking(self, card: Card) -> float:
        """What it costs to take the trick, and then to lead. A point taken from a moon saves all of them."""
        points = expected_points(self.reading, card)
        stopped = ALL_POINTS * self.risk * min(1.0, points)
        return points * self.temperament.caution - stopped + NO_EXIT * self._no_exit(card)

    def _no_exit(self, card: Card) -> float:
        """How likely the lowest card that could be led next would take the trick again."""
        held, hidden = self._held_without(card), self.reading.hidden
        suits = [suit for suit in Suit if suit is not Suit.HEARTS or self.reading.view.hearts_broken]
        exits = (_share_below(held[suit][0], hidden[suit]) for suit in suits if held[suit])
        return min(exits, default=1.0)

    def _held_without(self, card: Card) -> tuple[Ranks, ...]:
        return tuple(
            self.reading.without(card) if suit is card.suit else self.reading.held[suit] for suit in Suit
        )

    def _giving(self, card: Card, win: float) -> float:
        """Points that go to another seat help a moon, or end it."""
        points, trick = card_points(card), self.reading.view.trick
        if not self.threat or not points or not trick.cards:
            return 0.0
        if trick.taker is self.threat.seat:
            return (1 - win) * ALL_POINTS * self.risk * FEEDING * float(points**0.5)
        is_given_away = not win and not self.reading.later
        return -ALL_POINTS * self.risk if is_given_away else 0.0

    def _hunting(self, card: Card) -> float:
        """A low spade led drives out the queen, as long as none of one's own can catch her."""
        is_lead = not self.reading.view.trick.cards
        if not is_lead or card.suit is not Suit.SPADES or not self.reading.is_queen_out:
            return 0.0
        is_safe = self.reading.held[Suit.SPADES][-1] < Rank.QUEEN
        return HUNT * self.temperament.hunting if is_safe else 0.0


def _share_below(rank: Rank, hidden: Ranks) -> float:
    return sum(other < rank for other in hidden) / len(hidden) if hidden else 1.0


def scales_for(reading: Reading, temperament: Temperament) -> Scales:
    """Weigh the whole hand once, for all cards that could be played."""
    out = Out(queen=reading.is_queen_out, hearts=bool(reading.hidden[Suit.HEARTS]))
    burdens = tuple(burden(suit, reading.held[suit], reading.hidden[suit], out) for suit in Suit)
    return Scales(reading, temperament, threat(reading.view), out, burdens)
