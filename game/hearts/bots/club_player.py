"""A player as one meets in a club: counts, ducks, hunts the queen, gives her away, and watches for the moon.

Of each card it asks what this trick may cost, and what the cards that are kept will cost later.
"""

from game.cards import Card
from game.deals import Generator
from game.hearts.bots.bot import Thought
from game.hearts.bots.moon import is_still_possible, prospect_after
from game.hearts.bots.passing import DIGITS, lightest_pass, moon_pass
from game.hearts.bots.reading import Reading, read
from game.hearts.bots.temperament import STEADY, Temperament
from game.hearts.bots.weighing import scales_for
from game.hearts.view import View, legal_plays

EVEN = 0.02  # points; between cards nearer to each other than this, chance decides


class ClubPlayer:
    """Plays by rules of thumb, in the manner of its temperament."""

    def __init__(self, temperament: Temperament = STEADY) -> None:
        self.temperament = temperament

    def choose_pass(self, view: View, chances: Generator) -> Thought[tuple[Card, ...]]:
        """What hinders a moon if the hand is made for one; else what would cost most if it were kept."""
        reading = read(view)
        yield
        chance, cards = moon_pass(reading)
        yield
        if chance >= self.temperament.nerve:
            return cards
        return (yield from lightest_pass(reading, self.temperament))

    def choose_card(self, view: View, chances: Generator) -> Thought[Card]:
        """The card of a moon that is likely enough; else the one that costs least."""
        plays = legal_plays(view)
        if len(plays) == 1:
            return plays[0]
        reading = read(view)
        yield
        if is_still_possible(view):
            chance, card = best_shot(reading, plays)
            if chance >= self.temperament.nerve:
                return card
            yield
        return (yield from self._cheapest(reading, plays, chances))

    def _cheapest(self, reading: Reading, plays: tuple[Card, ...], chances: Generator) -> Thought[Card]:
        scales = scales_for(reading, self.temperament)
        costs = []
        for card in plays:
            yield
            costs.append(scales.cost(card))
        even = [card for card, cost in zip(plays, costs, strict=True) if cost <= min(costs) + EVEN]
        return even[chances.below(len(even))]


def best_shot(reading: Reading, plays: tuple[Card, ...]) -> tuple[float, Card]:
    """The card with which a moon is likeliest, and how likely. The last to play wins as cheaply as it can."""
    sign = 1 if reading.later else -1
    return max(
        ((round(prospect_after(reading, card), DIGITS), card) for card in plays),
        key=lambda shot: (shot[0], sign * shot[1].rank),
    )
