"""Positions of Hearts from hands written as text, so that a test shows the cards it is about."""

from collections.abc import Sequence

from game.cards import Card, parse_cards
from game.hearts.round import NO_POINTS, Phase, Points, State, Trick, sorted_hand
from game.hearts.seats import SEATS, PassDirection

SEATS_BY_LETTER = {seat.letter: seat for seat in SEATS}


def trick(text: str) -> Trick:
    """A trick from its leader and its cards, as in "W 2C 9C"."""
    letter, *words = text.split()
    return Trick(SEATS_BY_LETTER[letter], parse_cards(" ".join(words)))


def playing(
    hands: dict[str, str],
    table: str,
    before: Sequence[str] = (),
    totals: Points = NO_POINTS,
    direction: PassDirection = PassDirection.HOLD,
) -> State:
    """A round in play: hands by seat letter, the trick on the table, and the tricks taken before.

    Hands that do not matter to a test may be left out.
    """
    tricks = tuple(map(trick, before))
    points = [0, 0, 0, 0]
    for taken in tricks:
        points[taken.taker] += taken.points
    on_table = trick(table)
    return State(
        phase=Phase.TRICK_COMPLETE if len(on_table.cards) == 4 else Phase.PLAYING,
        direction=direction,
        hands=tuple(sorted_hand(parse_cards(hands.get(seat.letter, ""))) for seat in SEATS),
        tricks=tricks,
        trick=on_table,
        hearts_broken=any(card.suit.letter == "H" for taken in (*tricks, on_table) for card in taken.cards),
        points=tuple(points),
        totals=totals,
    )


def deck_of(hands: Sequence[str]) -> tuple[Card, ...]:
    """The deck that deals these four hands, South's first."""
    return tuple(card for four in zip(*map(parse_cards, hands), strict=True) for card in four)


def words(cards: Sequence[Card]) -> str:
    """Cards as text, for comparing."""
    return " ".join(map(str, cards))
