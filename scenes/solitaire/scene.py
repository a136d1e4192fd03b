"""The scene of Heart to Heart: what the player does becomes moves, what happens becomes motion and sound."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.deals import DealCode
from game.heart_to_heart import advice
from game.heart_to_heart.dealing import random_playable_code
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import (
    WASTE,
    Event,
    Outcome,
    Pair,
    Place,
    Refusal,
    State,
    card_at,
    outcome,
)
from game.language import _
from scenes.scene import Frame, MenuRoute, SolitaireRoute, Stage
from scenes.solitaire.director import Director
from scenes.solitaire.hands import Hands
from scenes.solitaire.overlays import Overlays
from scenes.solitaire.pose import pose
from scenes.solitaire.session import Pick, Picked, Session
from scenes.solitaire.view import TableView
from scenes.table import clipboard
from scenes.table.controls import Controls
from scenes.table.intents import Intent
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast

HINT_SHOWN = 2.4  # s


class SolitaireScene:
    """One game after the other, until the player goes back to the menu."""

    def __init__(self, stage: Stage, route: SolitaireRoute) -> None:
        self.stage = stage
        self.timeline = Timeline()
        self.toast = Toast(self.timeline)
        self.session = Session(route.code or random_playable_code(stage.deals), stage.trace)
        self.view = TableView(stage, self.timeline, self._rail())
        self.director = Director(stage.sounds, self.timeline, self.view)
        self.hands = Hands(self)
        self.overlays = Overlays(self)
        self._has_dealt = self._is_announced = False
        self._is_away = False
        self._stale = True
        self._second = -1
        self._hints = 0

    def _rail(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "help": self.toggle_help,
            "pause": self.pause,
            "copy": self.copy_code,
            "chip": lambda: self.overlays.reopen(),
            "window": lambda: self.stage.set_fullscreen(False),
        }

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        """Lay out for a size; the first time, deal."""
        if self._has_dealt:
            self.timeline.finish()
        self.view.lay_out(width, height, self.session)
        self.overlays.lay_out(width, height)
        if self._has_dealt:
            self.view.table.lay(self.view.places(self.session))
            self.view.show_state(self.session)
        else:
            self._deal()
        self.hands.follow()
        self._stale = True

    def handle(self, intent: Intent) -> None:
        """Whatever stands over the table takes the intent; else the table does."""
        self._stale = True
        if not self.overlays.handle(intent):
            self.hands.handle(intent)

    def tick(self, seconds: float) -> None:
        """Move what moves; let the clock run."""
        if self.timeline.is_moving or self.view.is_moving:
            self._stale = True
        self.timeline.advance(seconds)
        if self.view.advance(seconds):
            self._stale = True
        if self.session.is_clock_running and not self._is_away and not self.overlays.current:
            self.session.seconds += seconds
            if int(self.session.seconds) != self._second:
                self._second, self._stale = int(self.session.seconds), True

    def suspend(self) -> None:
        """Out of sight: the clock stops until the player is back."""
        self._is_away = True

    def wake(self) -> None:
        self._is_away = False
        self.view.background.wake()
        self._stale = True

    @property
    def is_stale(self) -> bool:
        return self._stale

    @property
    def is_typing(self) -> bool:
        return self.overlays.is_typing

    @property
    def controls(self) -> Controls:
        """The focus on the table."""
        return self.hands.controls

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the table, if anything does."""
        return self.overlays.current.name if self.overlays.current else None

    def draw(self) -> Frame:
        view, device = self.view, self.stage.translator.device
        self._stale = False
        sprites = view.display(self.session, device, view.celebration.is_running)
        sprites += self.overlays.display()
        if not self.overlays.current:
            sprites += self.hands.display()
        g = view.geometry
        sprites += self.toast.display(view.look, g.width / 2, g.height - g.bottom_bar, 0.9 * g.content_width)
        note = "" if self._is_announced else f"deal {self.session.code}"
        self._is_announced = True
        return Frame(view.background.backdrop, sprites, note)

    def pose(self, moves: str, overlay: str | None) -> None:
        pose(self, moves, overlay)

    def ask_to_quit(self) -> bool:
        return self.session.has_progress and self.overlays.ask_to_quit()

    # The player asks.

    def pick(self, place: Place) -> None:
        """Select, deselect or pair the card at a place."""
        before = self.session.state
        picked = self.session.pick(place)
        self._hear(picked, place)
        if picked.pick is Pick.PAIRED:
            self._happened(picked.events, before)
        elif picked.pick is not Pick.REFUSED:
            self._show()

    def stock(self) -> None:
        """Draw, or turn the waste over when the stock is empty."""
        move = self.session.stock_move()
        if move is None:
            self._explain(Refusal.NOTHING_TO_TURN)
            return
        before = self.session.state
        self._happened(self.session.do(move), before)

    def undo(self) -> None:
        before = self.session.outcome
        if self.session.undo():
            self._rewound(before)

    def redo(self) -> None:
        before = self.session.outcome
        if self.session.redo():
            self._rewound(before)

    def deselect(self) -> bool:
        """Let go of the selected card; False when none is selected."""
        if self.session.selected is None:
            return False
        self.session.selected = None
        self.stage.sounds.play("deselect")
        self._show()
        return True

    def hint(self) -> None:
        """Show a legal pair if there is one, else the stock."""
        move = advice.hint(self.session.state)
        if move is None:
            self.toast.say(_("No move can help any more"))
            return
        self.session.selected = None
        self._hints += 1
        self.stage.sounds.play("hint")
        self.view.emphasis.show_hint(move)
        if not isinstance(move, Pair):
            self.toast.say(_("Draw a card") if self.session.state.stock else _("Turn the waste over"))
        self.timeline.after(HINT_SHOWN, partial(self._forget_hint, self._hints))
        self._show()

    def _forget_hint(self, number: int) -> None:
        if number != self._hints:
            return  # a newer one is on the table
        self.view.emphasis.forget_hint()
        self._show()

    def toggle_help(self) -> None:
        settings = self.stage.settings
        settings.is_placement_help_on = not settings.is_placement_help_on
        self.toast.say(
            _("Placement help is on") if settings.is_placement_help_on else _("Placement help is off")
        )
        self.apply_settings()

    def apply_settings(self) -> None:
        """A setting changed: show it at once."""
        self.view.place_buttons(self.session)
        self._show()

    def pause(self) -> None:
        self.overlays.pause()

    def copy_code(self) -> None:
        is_copied = clipboard.copy(str(self.session.code))
        self.toast.say(_("Deal code copied") if is_copied else _("The clipboard cannot be reached"))

    def say_sound(self) -> None:
        self.toast.say(_("Sound is off") if self.stage.settings.is_muted else _("Sound is on"))

    def start(self, code: DealCode | None) -> None:
        """Begin another deal: this one, or a random one."""
        self.timeline.finish()
        self.view.celebration.stop()
        self.view.particles.clear()
        self.overlays.clear()
        self.session = Session(code or random_playable_code(self.stage.deals), self.stage.trace)
        self._is_announced = False
        self.view.place_buttons(self.session)
        self._deal()

    def adopt(self, record: GameRecord) -> None:
        """Go on with this game instead, its cards in place at once."""
        self.timeline.finish()
        self.session.record = record
        self.view.table.lay(self.view.places(self.session))
        self._show()

    def first_choice(self) -> Place:
        """A card that can be picked: one with a partner if there is one."""
        first = self.hands.first()
        return first if isinstance(first, int) else WASTE

    def to_menu(self) -> None:
        self.stage.go(MenuRoute())

    # What follows.

    def _hear(self, picked: Picked, place: Place) -> None:
        """The sound of a pick, and the reason when the player wants to know it."""
        sounds = {Pick.SELECTED: "select", Pick.SWITCHED: "select", Pick.DESELECTED: "deselect"}
        wants_reasons = self.stage.settings.is_move_errors_on
        if picked.refusal is not None and wants_reasons:
            self._explain(picked.refusal)
            card = card_at(self.session.state, place)
            if card is not None:
                self.view.emphasis.refuse(card)
        elif picked.pick in sounds:
            self.stage.sounds.play(sounds[picked.pick])

    def _explain(self, refusal: Refusal) -> None:
        if self.stage.settings.is_move_errors_on:
            self.stage.sounds.play("wrong")
            self.toast.say(refusal.sentence)

    def _happened(self, events: tuple[Event, ...], before: State) -> None:
        """A move was made: let it be seen and heard, then look whether the game is over."""
        self.director.perform(events, before, self.session)
        self._show()
        self._see_outcome(outcome(before))

    def _rewound(self, before: Outcome) -> None:
        """A move was taken back or made again."""
        self.overlays.clear()
        self.director.rewind(self.session)
        self._show()
        self._see_outcome(before)

    def _see_outcome(self, before: Outcome = Outcome.PLAYING) -> None:
        """When the game has just come to an end: a win is looked for before a dead end."""
        now = self.session.outcome
        if now is not before and now is Outcome.WON:
            self.overlays.win()
        elif now is not before and now is Outcome.DEAD_END:
            self.overlays.dead_end()

    def _deal(self) -> None:
        self._has_dealt = True
        length = self.director.deal(self.session)
        self._show()
        self.hands.restart()
        if self.session.outcome is Outcome.DEAD_END:
            self.timeline.after(length, self._see_outcome)

    def _show(self) -> None:
        """The picture follows the state."""
        self._stale = True
        self.view.show_state(self.session)
        self.hands.keep_focus()
