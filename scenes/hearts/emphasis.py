"""What draws the eye: playable cards raised and ringed, the rest dimmed, received cards aglow."""

from __future__ import annotations

from game.cards import Card
from game.hearts.round import Phase
from scenes.hearts.session import Session
from scenes.table import theme
from scenes.table.cards import Table
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline

PLAYABLE, FOCUSED = 0.05, 0.09  # lifts in card heights


class Emphasis:
    """Marks, lifts and dims the cards of a table as the rules and the player's attention ask."""

    def __init__(self, table: Table, timeline: Timeline, settings: Settings) -> None:
        self._table, self._timeline, self._settings = table, timeline, settings
        table.shadow_lift = 1.2 * PLAYABLE / theme.SELECTED_LIFT
        self.suggested: tuple[Card, ...] = ()
        self._noticed: Card | None = None  # under the pointer, or with the focus
        self._playable: tuple[Card, ...] = ()

    def show(self, session: Session) -> None:
        """Rings, dimming and lifts of this moment."""
        hand = session.hand()
        self._playable = session.playable
        dimmed = {card for card in hand if card not in self._playable} if session.is_my_turn else set()
        marks: dict[Card, str] = {}
        if dimmed:
            marks = dict.fromkeys(self._playable, "partner")
        marks |= dict.fromkeys(session.fresh, "match")
        marks |= dict.fromkeys(session.chosen, "selected")
        marks |= dict.fromkeys(self.suggested, "match")
        if session.phase in (Phase.PLAYING, Phase.TRICK_COMPLETE) and session.round.trick.winning:
            marks[session.round.trick.winning] = "partner"
        self._table.marks = marks
        self._table.dim(dimmed)
        self._raise()

    def notice(self, card: Card | None) -> None:
        """This card is under the pointer or has the focus."""
        if card != self._noticed:
            self._noticed = card
            self._raise()

    def height(self, card: Card) -> float:
        """How far a card of the hand is raised, in card heights."""
        is_named = card == self._noticed or card in self.suggested
        return PLAYABLE * (card in self._playable) + FOCUSED * is_named

    def _raise(self) -> None:
        raised = {card: self.height(card) for card in (*self._playable, *self.suggested)}
        if self._noticed is not None:
            raised[self._noticed] = self.height(self._noticed)
        self._table.lift({card: height / theme.SELECTED_LIFT for card, height in raised.items()})

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
