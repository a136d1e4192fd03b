"""How cards travel when something happens: for each event of the rules, the flights of the cards it moves."""

from __future__ import annotations

from game.cards import Card
from game.heart_to_heart.rules import CardDrawn, Event, PairRemoved, State, WasteRecycled
from scenes.solitaire.layout import Geometry
from scenes.table import theme
from scenes.table.cards import Flight, Leg, Table
from scenes.table.timeline import in_cubic, in_out_cubic, out_cubic

Flights = dict[Card, Flight]

HOME = theme.PAIR_MEET + theme.PAIR_KISS + theme.PAIR_FLIGHT  # s; from a pair to its arrival in the meter


def flights_for(events: tuple[Event, ...], table: Table, geometry: Geometry, before: State) -> Flights:
    """The flights of the cards that these events move."""
    flights: Flights = {}
    for event in events:
        if isinstance(event, PairRemoved):
            flights.update(pair(event, table, geometry))
        elif isinstance(event, CardDrawn):
            flights[event.card] = Flight(theme.DRAW_FLIGHT, out_cubic, is_under=True)
        elif isinstance(event, WasteRecycled):
            flights.update(recycle(before))
    return flights


def pair(event: PairRemoved, table: Table, geometry: Geometry) -> Flights:
    """Two cards meet, kiss, and fly into the meter together."""
    first, second = (table.sprites[card] for card in event.cards)
    x, y = meeting_point(event, table)
    apart = 0.26 * geometry.card_width
    side = -1 if (first.x, first.y) <= (second.x, second.y) else 1
    flights: Flights = {}
    for sprite, direction in ((first, side), (second, -side)):
        near = x + direction * apart
        flights[sprite.card] = Flight(
            theme.PAIR_FLIGHT,
            in_cubic,
            legs=(
                Leg(near, y, theme.PAIR_MEET, in_out_cubic),
                Leg(x + 0.7 * direction * apart, y, theme.PAIR_KISS, out_cubic, theme.KISS_SCALE),
            ),
        )
    return flights


def meeting_point(event: PairRemoved, table: Table) -> tuple[float, float]:
    """Half way between the two cards, in pixels."""
    first, second = (table.sprites[card] for card in event.cards)
    return (first.x + second.x) / 2, (first.y + second.y) / 2


def recycle(before: State) -> Flights:
    """The top few cards of the waste are seen to fly back; the rest goes with them unseen."""
    flights = {card: Flight(0.0) for card in before.waste}
    for index, card in enumerate(reversed(before.waste[-theme.RECYCLE_GHOSTS :])):
        flights[card] = Flight(
            theme.RECYCLE_FLIGHT, out_cubic, index * theme.RECYCLE_STAGGER, is_flat=True, is_under=True
        )
    return flights


def dealing(state: State) -> Flights:
    """Every card of the heart flies from the stock, top row first, and turns over where it lands."""
    dealt = [card for card in (*state.heart, *state.waste[-1:]) if card is not None]
    return {
        card: Flight(
            theme.DEAL_FLIGHT,
            out_cubic,
            index * theme.DEAL_STAGGER,
            flips_on_landing=True,
            starts_hidden=True,
            is_flat=True,
        )
        for index, card in enumerate(dealt)
    }


def undoing(table: Table) -> Flights:
    """Everything goes back faster than it came."""
    return {card: Flight(theme.GLIDE / theme.UNDO_SPEED, out_cubic) for card in table.sprites}
