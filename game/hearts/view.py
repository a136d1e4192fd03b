"""What one seat can see, and what it may do. Bots and hints are given a View and nothing else."""

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import Card, Suit
from game.hearts.refusal import MUST_FOLLOW, Refusal
from game.hearts.round import DECK, PASSED, TWO_OF_CLUBS, Phase, Points, State, Trick, card_points
from game.hearts.seats import SEATS, PassDirection, Seat

BUT_HEARTS = frozenset(Suit) - {Suit.HEARTS}
"""What a player has none of who leads a heart before hearts are broken."""


class View(NamedTuple):
    """A round as it looks from one seat: its own cards and what everyone has seen."""

    seat: Seat
    phase: Phase
    direction: PassDirection
    hand: tuple[Card, ...]
    given: tuple[Card, ...]  # its own pass; empty until chosen
    received: tuple[Card, ...]  # empty until everyone has chosen
    tricks: tuple[Trick, ...]  # those taken
    trick: Trick  # the one on the table; in PASSING its leader means nothing
    hearts_broken: bool
    points: Points  # taken in this round, before any moon
    totals: Points  # of the match, before this round

    @property
    def turn(self) -> Seat | None:
        """Whose card is waited for."""
        return self.trick.next_seat if self.phase is Phase.PLAYING else None


def view(state: State, seat: Seat) -> View:
    """What `seat` can see. The passes of others are seen only as the cards that one received."""
    passing = state.phase is Phase.PASSING
    return View(
        seat=seat,
        phase=state.phase,
        direction=state.direction,
        hand=state.hands[seat],
        given=state.passes[seat],
        received=() if passing else state.passes[state.direction.giver(seat)],
        tricks=state.tricks,
        trick=state.trick,
        hearts_broken=state.hearts_broken,
        points=state.points,
        totals=state.totals,
    )


def legal_plays(view: View) -> tuple[Card, ...]:
    """Every card that the seat may play now, in the order of its hand; none when it is not its turn.

    The one place where play is judged.
    """
    if view.turn != view.seat:
        return ()
    return _follows(view) if view.trick.cards else _leads(view)


def _leads(view: View) -> tuple[Card, ...]:
    """Hearts wait until one was played, unless there is nothing else to lead. The two of clubs opens."""
    if not view.tricks:
        return (TWO_OF_CLUBS,)
    if view.hearts_broken:
        return view.hand
    return tuple(card for card in view.hand if card.suit is not Suit.HEARTS) or view.hand


def _follows(view: View) -> tuple[Card, ...]:
    """The suit led; without it anything, but points on the first trick only from a hand of points alone."""
    led = view.trick.led
    following = tuple(card for card in view.hand if card.suit is led)
    if following or view.tricks:
        return following or view.hand
    return tuple(card for card in view.hand if not card_points(card)) or view.hand


def refusal_to_play(view: View, card: Card) -> Refusal | None:
    """Why the seat may not play this card now; None when it may."""
    if card in legal_plays(view):
        return None
    if view.turn != view.seat:
        return _refusal_of_phase(view)
    if card not in view.hand:
        return Refusal.NOT_HELD
    led = view.trick.led
    if led is None:
        return Refusal.HEARTS_NOT_BROKEN if view.tricks else Refusal.TWO_OF_CLUBS_OPENS
    if any(held.suit is led for held in view.hand):
        return MUST_FOLLOW[led]
    return Refusal.NO_POINTS_ON_FIRST_TRICK


def _refusal_of_phase(view: View) -> Refusal:
    reasons = {
        Phase.PASSING: Refusal.PASS_FIRST,
        Phase.PLAYING: Refusal.NOT_ON_TURN,
        Phase.TRICK_COMPLETE: Refusal.TRICK_ON_TABLE,
        Phase.SCORED: Refusal.ROUND_OVER,
    }
    return reasons[view.phase]


def refusal_to_pass(view: View, cards: Sequence[Card]) -> Refusal | None:
    """Why the seat may not pass these cards now; None when it may."""
    if view.phase is not Phase.PASSING:
        return Refusal.NOT_PASSING
    if view.given:
        return Refusal.ALREADY_PASSED
    if len(cards) != PASSED:
        return Refusal.NOT_THREE_CARDS
    if len(set(cards)) != PASSED:
        return Refusal.SAME_CARD
    return None if set(cards) <= set(view.hand) else Refusal.NOT_HELD


def played_cards(view: View) -> tuple[Card, ...]:
    """Every card played in this round, in order, those on the table last."""
    return tuple(card for trick in (*view.tricks, view.trick) for card in trick.cards)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """The cards that lie in the other three hands, as far as the seat can tell: neither held nor played."""
    seen = {*view.hand, *played_cards(view)}
    return tuple(card for card in DECK if card not in seen)


def known_voids(view: View) -> tuple[frozenset[Suit], ...]:
    """For each seat the suits of which it is known to hold no card.

    Of itself a seat knows all. Of the others it knows what their plays give away, and that nobody holds a
    suit of which no card is left.
    """
    left = {card.suit for card in unseen_cards(view)}
    voids = [set(Suit) - left for _seat in SEATS]
    broken = False
    for number, trick in enumerate((*view.tricks, view.trick)):
        for seat, card in trick.plays:
            if card.suit is not trick.led:
                voids[seat] |= _given_away_by_discard(card, is_first_trick=number == 0)
                voids[seat].add(trick.cards[0].suit)
            elif card.suit is Suit.HEARTS and not broken:
                voids[seat] |= BUT_HEARTS
            broken = broken or card.suit is Suit.HEARTS
    voids[view.seat] = set(Suit) - {card.suit for card in view.hand}
    return tuple(map(frozenset, voids))


def _given_away_by_discard(card: Card, is_first_trick: bool) -> frozenset[Suit]:
    """Points on the first trick come from a hand of points alone."""
    if not is_first_trick or not card_points(card):
        return frozenset()
    return BUT_HEARTS if card.suit is Suit.SPADES else BUT_HEARTS - {Suit.SPADES}
