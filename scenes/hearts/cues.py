"""From what happened to what is heard and what sparkles."""

from __future__ import annotations

from functools import partial

from game.hearts.match import Event, MatchWon
from game.hearts.round import QUEEN_OF_SPADES, card_points
from game.hearts.rules import CardPlayed, CardsPassed, HeartsBroken, MoonShot, QueenPlayed, TrickTaken
from game.hearts.seats import Seat
from scenes.hearts.ceremony import PETALS
from scenes.hearts.session import ME
from scenes.hearts.view import TableView
from scenes.table import theme
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline, linear

PANS = {Seat.SOUTH: 0.5, Seat.WEST: 0.15, Seat.NORTH: 0.5, Seat.EAST: 0.85}
MOST_PENALTIES = 4  # plucks for one trick
SHAKES = 3


class Cues:
    """Plays each event of the rules once, while the cards travel."""

    def __init__(self, sounds: Sounds, timeline: Timeline, view: TableView) -> None:
        self._sounds, self._timeline, self._view = sounds, timeline, view

    def play(self, events: tuple[Event, ...], landing: float) -> float:
        """Sound and sparkle for what just happened; cards land in `landing` seconds.

        Returns the seconds that a great moment wants for itself.
        """
        wanted = 0.0
        for event in events:
            match event:
                case CardPlayed(seat, _card):
                    self._sounds.play("slide", PANS[seat])
                    self._later(landing, partial(self._sounds.play, "place", PANS[seat]))
                case HeartsBroken(seat, _card):
                    self._break_hearts(seat, landing)
                case QueenPlayed(seat):
                    wanted = self._queen(seat, landing)
                case TrickTaken():
                    self._taken(event)
                case CardsPassed():
                    self._sounds.play("pass")
                case MoonShot(seat):
                    self._sounds.play("moon")
                    wanted = self._view.ceremony.shoot_moon(seat)
                case MatchWon(seat):
                    self._later(wanted, partial(self._sounds.play, "win" if seat is ME else "star_1"))
        return wanted

    def deal(self, cards: int) -> None:
        """The sounds of a deal: one card after the other, round the table."""
        for number in range(0, cards if not self._view.is_reduced else 1, 2):
            pan = PANS[Seat(number % len(Seat))]
            self._timeline.after(number * theme.HEARTS_DEAL_STAGGER, partial(self._sounds.play, "deal", pan))

    def _later(self, delay: float, action: partial[None]) -> None:
        self._timeline.after(0.0 if self._view.is_reduced else delay, action)

    def _break_hearts(self, seat: Seat, landing: float) -> None:
        view = self._view
        self._later(landing, partial(self._sounds.play, "hearts_broken", 0.8))
        view.hide_break()
        if view.is_reduced:
            self._timeline.after(theme.FADE_REDUCED, view.show_break)
            return
        self._timeline.after(landing, partial(self._shake_token, seat))

    def _shake_token(self, seat: Seat) -> None:
        view, g = self._view, self._view.geometry
        swing = theme.BREAK_SHAKE / SHAKES
        for number in range(SHAKES):
            way = (6 if number % 2 == 0 else -6) * g.unit
            self._timeline.then(view.sway, swing, linear, number * swing, token=way)
        self._timeline.then(view.sway, swing, linear, theme.BREAK_SHAKE, token=0.0)
        self._timeline.after(theme.BREAK_SHAKE + theme.BREAK_CRACK / 2, view.show_break)
        view.ceremony.break_hearts()
        spot = g.trick_spot(seat)
        view.ripples.start(spot.x, spot.y)
        self._timeline.after(theme.BREAK_SHAKE, lambda: view.ripples.start(*g.token.center))

    def _queen(self, seat: Seat, landing: float) -> float:
        view, g = self._view, self._view.geometry
        spot = g.trick_spot(seat)
        self._sounds.play("queen_of_spades", PANS[seat])
        if not view.is_reduced:
            self._timeline.after(landing, lambda: view.particles.petals(spot.x, spot.y, g.unit, PETALS))
            self._timeline.after(landing, partial(view.shake_trick, QUEEN_OF_SPADES))
        return view.ceremony.queen(spot.x, spot.y, landing)

    def _taken(self, event: TrickTaken) -> None:
        winning = event.trick.winning
        if winning is not None:
            self._view.table.pulse(winning, theme.PULSE_SCALE, theme.COLLECT_PULSE)
        pan = PANS[event.seat]
        self._later(theme.COLLECT_PULSE, partial(self._sounds.play, "trick_won", pan))
        plucks = sum(1 for card in event.trick.cards if card_points(card))
        start = theme.COLLECT_PULSE + theme.COLLECT_GATHER + theme.COLLECT_FLIGHT
        for number in range(min(plucks, MOST_PENALTIES)):
            self._timeline.after(start + 0.1 * number, partial(self._sounds.play, "penalty", pan))
