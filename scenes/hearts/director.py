"""Sends the cards where they belong after every change, with the sounds and sparkles that go with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cards import Card
from game.hearts.match import Event
from game.hearts.rules import CardPlayed, CardsPassed, TrickTaken
from game.hearts.seats import SEATS
from scenes.hearts import choreography
from scenes.hearts.choreography import Flights
from scenes.hearts.cues import Cues
from scenes.hearts.session import ME, Session
from scenes.hearts.view import TableView
from scenes.table import theme
from scenes.table.cards import Flight
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline

FIRST_FRAMES = 0.03  # s; what the first picture does not show is made after it
RINGS = ("selected", "match", "partner")


class Director:
    """The one place where moves of the game become motion. Every method returns seconds until cards lie."""

    def __init__(self, sounds: Sounds, timeline: Timeline, view: TableView) -> None:
        self._sounds, self._timeline, self._view = sounds, timeline, view
        self._cues = Cues(sounds, timeline, view)
        self.ceremony_length = 0.0  # s; what the last great moment wants for itself

    def perform(self, events: tuple[Event, ...], session: Session, is_quick: bool = False) -> float:
        """A move was made."""
        view = self._view
        view.table.is_reduced = view.ceremony.is_reduced = view.is_reduced
        view.emphasis.suggested = ()
        hands = [view.hand(session), *(session.round.hands[seat] for seat in SEATS if seat is not ME)]
        flights, length = choreography.closing_ranks(hands), 0.0
        for event in events:
            moved = self._flights(event, is_quick)
            flights |= moved
            length = max([length, *(_length(flight) for flight in moved.values())])
        landing = theme.FADE_REDUCED if view.is_reduced and length else length
        self.ceremony_length = self._cues.play(events, landing)
        view.table.settle(view.places(session), flights)
        return landing

    def _flights(self, event: Event, is_quick: bool) -> Flights:
        if isinstance(event, CardPlayed):
            return choreography.played(event, is_quick)
        if isinstance(event, TrickTaken):
            return choreography.taken(event, self._view.geometry, is_quick)
        if isinstance(event, CardsPassed):
            self._view.art.fetch(event.passes[event.direction.giver(ME)])
            return choreography.passed(event, self._view.geometry)
        return {}

    def rewind(self, session: Session) -> None:
        """Another moment of the match is shown: everything goes where it was then, faster than it came."""
        view = self._view
        self._sounds.play("undo")
        view.ceremony.stop()
        view.show_break()
        view.is_dealt_order = False
        view.emphasis.suggested = ()
        view.table.settle(view.places(session), choreography.rewinding(view.table))

    def deal(self, session: Session) -> float:
        """A round begins: the cards go round, then the player's hand is sorted."""
        view = self._view
        view.ceremony.stop()
        view.show_break()
        view.table.is_reduced = view.ceremony.is_reduced = view.is_reduced
        view.all_in_the_middle()
        self._timeline.after(FIRST_FRAMES, partial(self._fetch, session))
        view.chores.replace(self._pictures(), 3 * FIRST_FRAMES)
        order = view.deal_order(session)
        flights = choreography.dealing(session.round, order)
        self._cues.deal(len(order))
        view.is_dealt_order = not view.is_reduced
        view.table.settle(view.places(session), flights)
        if view.is_reduced:
            return theme.FADE_REDUCED
        dealt = len(order) * theme.HEARTS_DEAL_STAGGER + theme.HEARTS_DEAL_FLIGHT + theme.FLIP
        self._timeline.after(dealt, partial(self._sort, session))
        return dealt + theme.SORT

    def _pictures(self) -> list[Callable[[], object]]:
        """What takes milliseconds to draw and will be needed: rings, the shadow in the air, great moments."""
        view = self._view
        slots = view.art.sized(view.geometry.slot_scale)[0]
        rings = [(view.art, name) for name in RINGS] + [(slots, "selected")]
        chores: list[Callable[[], object]] = [partial(art.ring, name) for art, name in rings]
        return [*chores, view.art.lifted_shadow, *view.ceremony.pictures(view.look, view.geometry)]

    def _fetch(self, session: Session) -> None:
        """Have the faces made beside the program: the player's hand, then all as they lie in tricks."""
        view = self._view
        order = view.deal_order(session)
        view.art.fetch(session.hand())
        view.art.sized(view.geometry.trick_scale)[0].fetch(order)
        view.small_art.fetch(order)

    def _sort(self, session: Session) -> None:
        self._view.is_dealt_order = False
        self.sort(session)
        self._view.show_state(session)

    def sort(self, session: Session) -> None:
        """The player's hand is sorted another way."""
        hand = self._view.hand(session)
        self._view.table.settle(self._view.places(session), choreography.sorting(hand))

    def choose(self, card: Card, session: Session) -> None:
        """A card goes to a place for the pass, or comes back; the others close ranks."""
        view = self._view
        flights = choreography.closing_ranks([view.hand(session)]) | choreography.choosing(card)
        view.table.settle(view.places(session), flights)


def _length(flight: Flight) -> float:
    return flight.delay + flight.duration + sum(leg.duration for leg in flight.legs)
