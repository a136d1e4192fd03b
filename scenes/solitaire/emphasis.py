"""What draws the eye: rings around partners, the selected card lifted, the rest dimmed, threads between."""

from __future__ import annotations

import math

from game.cards import Card
from game.heart_to_heart import advice
from game.heart_to_heart.rules import WASTE, Move, Pair, Place, card_at
from scenes.solitaire.layout import Geometry
from scenes.solitaire.session import Session
from scenes.table import shapes, theme
from scenes.table.assets import Assets
from scenes.table.card_art import CardArt
from scenes.table.cards import Table
from scenes.table.display import Sprite
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline

THREAD_Z, STOCK_RING_Z = 940.0, 70.0
HOVER_LIFT = 0.27  # of the lift of a selected card


class Emphasis:
    """Marks, lifts and dims the cards of a table as the selection and the player's settings ask."""

    def __init__(self, table: Table, timeline: Timeline, settings: Settings) -> None:
        self._table, self._timeline, self._settings = table, timeline, settings
        self._hinted: set[Place] = set()
        self._is_stock_hinted = False
        self._hovered: Card | None = None
        self._chosen: Card | None = None

    def show(self, session: Session) -> None:
        """The rings, dimming and lifted card of the present selection."""
        state, selected = session.state, session.selected
        self._chosen = card_at(state, selected) if selected is not None else None
        marks: dict[Card, str] = {}
        dimmed: set[Card] = set()
        has_help = self._settings.is_placement_help_on and not session.is_watched
        if has_help and selected is None:
            marks = dict.fromkeys(_cards(session, advice.partners(state)), "partner")
        elif has_help and selected is not None:
            marks = dict.fromkeys(_cards(session, advice.matches(state, selected)), "match")
            shown = {card for card in (*state.heart, *state.waste) if card is not None}
            dimmed = shown - marks.keys() - {self._chosen}
        marks |= dict.fromkeys(_cards(session, tuple(self._hinted)), "match")
        if self._chosen is not None:
            marks[self._chosen] = "selected"
        self._table.marks = marks
        self._table.dim(dimmed)
        self._raise()

    def hover(self, card: Card | None) -> None:
        """This card is under the pointer."""
        if card != self._hovered:
            self._hovered = card
            self._raise()

    def _raise(self) -> None:
        """The selected card stands high, the one under the pointer a little."""
        heights = {self._hovered: HOVER_LIFT} if self._hovered is not None else {}
        if self._chosen is not None:
            heights[self._chosen] = 1.0
        self._table.lift(heights)

    def show_hint(self, move: Move) -> None:
        """Ring the two cards of a pair, or the stock."""
        if isinstance(move, Pair):
            self.point_at(*move)
        else:
            self.forget_hint()
            self._is_stock_hinted = True

    def point_at(self, *places: Place) -> None:
        """Ring the cards at these places, and nothing else."""
        self.forget_hint()
        self._hinted = set(places)

    def forget_hint(self) -> None:
        self._hinted, self._is_stock_hinted = set(), False

    def refuse(self, card: Card) -> None:
        """Shake a card that cannot be used now; in reduced motion ring it in red."""
        if self._settings.is_reduced_motion:
            self._table.marks[card] = "refused"
            self._timeline.after(theme.REFUSED_RING, lambda: self._unmark(card))
        else:
            self._table.shake(card)

    def _unmark(self, card: Card) -> None:
        if self._table.marks.get(card) == "refused":
            del self._table.marks[card]

    def stock_ring(self, art: CardArt, geometry: Geometry) -> list[Sprite]:
        """The ring around the stock while a hint points there."""
        if not self._is_stock_hinted:
            return []
        return [Sprite(art.ring("match"), *geometry.card_rect(geometry.stock).center, STOCK_RING_Z)]

    def thread(self, session: Session, assets: Assets, geometry: Geometry) -> list[Sprite]:
        """A dotted thread of hearts from the selected card to each of its matches."""
        selected = session.selected
        if selected is None or not self._settings.is_placement_help_on:
            return []
        size = max(8, round(17 * geometry.unit))
        image = assets.keep(("thread", size), lambda: shapes.heart(size, "#FFD36B", 1, "#3C1400", 6))
        start = _middle(selected, geometry)
        return [
            Sprite(image, x, y, THREAD_Z, angle)
            for place in advice.matches(session.state, selected)
            for x, y, angle in _arc(start, _middle(place, geometry), 46 * geometry.unit)
        ]


def _cards(session: Session, places: tuple[Place, ...]) -> set[Card]:
    return {card for place in places if (card := card_at(session.state, place)) is not None}


def _middle(place: Place, geometry: Geometry) -> tuple[float, float]:
    return geometry.card_rect(geometry.waste if place == WASTE else geometry.position(place)).center


def _arc(
    start: tuple[float, float], end: tuple[float, float], distance: float
) -> list[tuple[float, float, float]]:
    """Points along a bent line about `distance` pixels apart, each with the angle (degrees) it runs at."""
    (x0, y0), (x1, y1) = start, end
    bend = ((x0 + x1) / 2 + 0.18 * (y1 - y0), (y0 + y1) / 2 - 0.18 * (x1 - x0))
    count = max(6, int(math.hypot(x1 - x0, y1 - y0) / distance))
    points = []
    for step in range(1, count):
        q = step / count
        x = (1 - q) ** 2 * x0 + 2 * q * (1 - q) * bend[0] + q * q * x1
        y = (1 - q) ** 2 * y0 + 2 * q * (1 - q) * bend[1] + q * q * y1
        dx = 2 * (1 - q) * (bend[0] - x0) + 2 * q * (x1 - bend[0])
        dy = 2 * (1 - q) * (bend[1] - y0) + 2 * q * (y1 - bend[1])
        points.append((x, y, 90 - math.degrees(math.atan2(dy, dx))))
    return points
