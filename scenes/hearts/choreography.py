"""How cards travel when something happens: for each event of the rules, the flights of the cards it moves."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card
from game.hearts.round import QUEEN_OF_SPADES, State
from game.hearts.rules import CardPlayed, CardsPassed, TrickTaken
from game.hearts.seats import SEATS
from scenes.hearts.layout import OPPONENT_SCALE, Geometry
from scenes.hearts.session import ME
from scenes.table import theme
from scenes.table.cards import Flight, Leg, Table
from scenes.table.timeline import Ease, in_cubic, in_out_cubic, out_back, out_cubic

Flights = dict[Card, Flight]

PASSED_PEAK = 0.36  # card heights above the hand: where received cards turn over
DECK_SHOWN = 4  # cards of the deck that are seen until they are dealt


def closing_ranks(hands: Sequence[Sequence[Card]]) -> Flights:
    """The cards that stay in hands move together, one after the other."""
    return {
        card: Flight(
            theme.CLOSE_RANKS, in_out_cubic, index * theme.CLOSE_RANKS_STAGGER, is_flat=True, is_under=True
        )
        for hand in hands
        for index, card in enumerate(hand)
    }


def played(event: CardPlayed, is_quick: bool) -> Flights:
    """A card goes to its place in the trick; an opponent's turns over on the way."""
    ease: Ease = out_cubic
    seconds = theme.PLAY_FLIGHT if event.seat is ME else theme.OPPONENT_FLIGHT
    if event.card == QUEEN_OF_SPADES:
        ease, seconds = out_back, theme.QUEEN_FLIGHT
    return {event.card: Flight(theme.QUICK_FLIGHT if is_quick else seconds, ease)}


def taken(event: TrickTaken, geometry: Geometry, is_quick: bool) -> Flights:
    """The four cards gather in the middle, then fly to whoever takes them."""
    x, y = geometry.centre
    y += 6 * geometry.unit
    delay = 0.0 if is_quick else theme.COLLECT_PULSE
    gather = Leg(x, y, theme.COLLECT_GATHER, in_out_cubic, geometry.trick_scale, 0.0)
    flight = Flight(theme.COLLECT_FLIGHT, in_cubic, delay, (gather,), is_flat=True)
    return dict.fromkeys(event.trick.cards, flight)


def passed(event: CardsPassed, geometry: Geometry) -> Flights:
    """All twelve cards leave together and arrive together; received ones turn over above the hand."""
    flights: Flights = {}
    for giver in SEATS:
        receiver = event.direction.receiver(giver)
        for index, card in enumerate(event.passes[giver]):
            delay = index * theme.PASS_STAGGER
            if receiver is ME:
                peak = geometry.height - (0.84 + PASSED_PEAK - 0.5) * geometry.card_height
                x = geometry.width / 2 + (index - 1) * 0.7 * geometry.card_width
                leg = Leg(x, peak, theme.PASS_OUT, in_out_cubic, geometry.trick_scale, 0.0)
            else:
                middle = geometry.opponent(receiver, 3)[index]
                leg = Leg(middle.x, middle.y, theme.PASS_OUT, in_out_cubic, OPPONENT_SCALE, -middle.turn)
            is_flat = ME not in (giver, receiver)  # backs like all others: their turned pictures are shared
            flights[card] = Flight(
                theme.PASS_IN, out_cubic, delay, (leg,), flips_early=giver is ME, is_flat=is_flat
            )
    return flights


def dealing(state: State, order: Sequence[Card]) -> Flights:
    """One card after the other flies round the table; the player's turn over where they land."""
    mine = set(state.hands[ME])
    return {
        card: Flight(
            theme.HEARTS_DEAL_FLIGHT,
            out_cubic,
            index * theme.HEARTS_DEAL_STAGGER,
            flips_on_landing=card in mine,
            starts_hidden=index < len(order) - DECK_SHOWN,
            is_flat=True,
        )
        for index, card in enumerate(order)
    }


def sorting(hand: Sequence[Card]) -> Flights:
    """The cards of the player's hand change places."""
    return {card: Flight(theme.SORT, in_out_cubic, is_flat=True, is_under=True) for card in hand}


def rewinding(table: Table) -> Flights:
    """Everything goes back faster than it came."""
    return {card: Flight(theme.GLIDE / theme.UNDO_SPEED, out_cubic, is_flat=True) for card in table.sprites}


def choosing(card: Card) -> Flights:
    """A card goes to a place for the pass, or back."""
    return {card: Flight(theme.PLAY_FLIGHT, out_cubic)}
