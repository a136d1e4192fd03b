"""Sends the cards where they belong after every change, with the sounds and sparkles that go with it."""

from __future__ import annotations

from functools import partial

from game.cards import DECK_OF_HEARTS
from game.heart_to_heart.rules import Event, State
from scenes.solitaire import choreography
from scenes.solitaire.cues import Cues
from scenes.solitaire.session import Session
from scenes.solitaire.view import TableView
from scenes.table import theme
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline

FIRST_FRAMES = 0.03  # s; what the first picture does not show is made after it


class Director:
    """The one place where moves of the game become motion."""

    def __init__(self, sounds: Sounds, timeline: Timeline, view: TableView) -> None:
        self._sounds, self._timeline, self._view = sounds, timeline, view
        self._cues = Cues(sounds, timeline, view.particles, view.ripples)

    def perform(self, events: tuple[Event, ...], before: State, session: Session) -> None:
        """A move was made."""
        view = self._view
        view.emphasis.forget_hint()
        self._cues.is_reduced = view.is_reduced
        flights = choreography.flights_for(events, view.table, view.geometry, before)
        self._cues.play(events, view.table, view.geometry, session.state, session.streak)
        view.table.settle(view.places(session), flights)

    def rewind(self, session: Session) -> None:
        """A move was taken back, or made again after that."""
        view = self._view
        self._sounds.play("undo")
        view.emphasis.forget_hint()
        view.celebration.stop()
        view.table.settle(view.places(session), choreography.undoing(view.table))

    def deal(self, session: Session) -> float:
        """A deal begins; returns the seconds until the last card lies."""
        view = self._view
        view.all_at_stock()
        flights = choreography.dealing(session.state)
        self._timeline.after(FIRST_FRAMES, partial(view.art.fetch, [*flights, *DECK_OF_HEARTS]))
        self._cues.is_reduced = view.table.is_reduced = view.is_reduced
        self._cues.deal(len(flights))
        view.table.settle(view.places(session), flights)
        return 0.0 if view.is_reduced else len(flights) * theme.DEAL_STAGGER + theme.DEAL_FLIGHT + theme.FLIP
