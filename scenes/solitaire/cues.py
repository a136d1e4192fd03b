"""From what happened to what is heard and what sparkles."""

from __future__ import annotations

from functools import partial

from game.heart_to_heart.rules import CardDrawn, CardsFreed, Event, PairRemoved, State, WasteRecycled
from scenes.solitaire.choreography import meeting_point
from scenes.solitaire.layout import Geometry
from scenes.table import theme
from scenes.table.cards import Table
from scenes.table.particles import Particles
from scenes.table.ripple import Ripples
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline

STREAK_SOUNDS = 8
KISS_HEARTS = 14


class Cues:
    """Plays each event of the rules once, while the cards travel."""

    def __init__(self, sounds: Sounds, timeline: Timeline, particles: Particles, ripples: Ripples) -> None:
        self._sounds, self._timeline, self._particles = sounds, timeline, particles
        self._ripples, self.is_reduced = ripples, False

    def play(
        self, events: tuple[Event, ...], table: Table, geometry: Geometry, state: State, streak: int
    ) -> None:
        """Sound and sparkle for what just happened; called before the cards are sent away."""
        for event in events:
            if isinstance(event, CardDrawn):
                self._sounds.play("slide", 0.3)
                self._timeline.after(theme.DRAW_FLIGHT / 2, lambda: self._sounds.play("flip", 0.7))
            elif isinstance(event, WasteRecycled):
                self._sounds.play("recycle", 0.4)
            elif isinstance(event, PairRemoved):
                self._pair(event, table, geometry, streak)
            elif isinstance(event, CardsFreed):
                self._freed(event, table, state)

    def deal(self, cards: int) -> None:
        """The sounds of a deal: one card after the other."""
        for number in range(cards if not self.is_reduced else 1):
            pan = 0.2 + 0.6 * (number % 6) / 5
            self._timeline.after(number * theme.DEAL_STAGGER, partial(self._sounds.play, "deal", pan))

    def _pair(self, event: PairRemoved, table: Table, geometry: Geometry, streak: int) -> None:
        x, y = meeting_point(event, table)
        name = f"pair_{min(max(streak, 1), STREAK_SOUNDS)}"
        pan = x / geometry.width
        if self.is_reduced:
            self._sounds.play(name, pan)
            return
        self._sounds.play("slide", pan)
        self._timeline.after(theme.PAIR_MEET, lambda: self._kiss(x, y, geometry.unit, name, pan))

    def _kiss(self, x: float, y: float, unit: float, name: str, pan: float) -> None:
        self._sounds.play(name, pan)
        self._particles.burst(x, y, unit, KISS_HEARTS)
        self._ripples.start(x, y)

    def _freed(self, event: CardsFreed, table: Table, state: State) -> None:
        for position in event.positions:
            card = state.heart[position - 1]
            if card is not None:
                table.pulse(card, theme.PULSE_SCALE, theme.FREED_PULSE, theme.PAIR_MEET)
