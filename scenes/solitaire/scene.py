"""The scene of Heart to Heart: what the player does becomes moves, what happens becomes motion and sound."""

from __future__ import annotations

from collections.abc import Callable

from game.deals import DealCode, Game
from game.heart_to_heart.choosing import random_playable_code, random_winnable_code
from game.heart_to_heart.difficulty import Grade
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import (
    WASTE,
    Event,
    Outcome,
    Place,
    Refusal,
    State,
    card_at,
    outcome,
)
from game.language import _
from game.store.games import key_of, written_key
from scenes.scene import Frame, SolitaireRoute, Stage
from scenes.solitaire.counsel import Counsel
from scenes.solitaire.director import Director
from scenes.solitaire.hands import Hands
from scenes.solitaire.keeping import Keeping
from scenes.solitaire.overlays import Overlays
from scenes.solitaire.pose import pose
from scenes.solitaire.session import Pick, Picked, Session
from scenes.solitaire.view import TableView
from scenes.table_scene import TableScene


class SolitaireScene(TableScene):
    """One game after the other, until the player goes back to the menu."""

    session: Session
    keeping: Keeping
    view: TableView
    hands: Hands
    overlays: Overlays

    def __init__(self, stage: Stage, route: SolitaireRoute) -> None:
        super().__init__(stage)
        self.keeping = Keeping(stage.store, stage.now)
        self._begin(self._first_session(route))
        self.view = TableView(stage, self.timeline, self._rail())
        self.director = Director(stage.sounds, self.timeline, self.view)
        self.hands = Hands(self)
        self.overlays = Overlays(self)
        self._is_new = route == SolitaireRoute()  # nothing in particular is wanted
        self._second = -1
        self.counsel = Counsel(self)
        if route.text:
            self.keep()

    def _first_session(self, route: SolitaireRoute) -> Session:
        """What the route leads to: a written game, the one in progress, or a new one."""
        if route.text:
            record = GameRecord.replay(route.text)
            session = Session(record.code, self.stage.trace, written_key(record.code, self.stage.now()))
            session.record = record
            return session
        stored = self._continued() if route.is_continued else None
        return stored or self._new_session(route.code, route.daily)

    def _new_session(self, code: DealCode | None, daily: str = "") -> Session:
        code = code or self._next_code()
        return Session(code, self.stage.trace, key_of(code, self.stage.now()), daily)

    def _next_code(self) -> DealCode:
        """A deal of the kind that the player wants."""
        settings, source = self.stage.settings, self.stage.deals
        if settings.grade:  # only what can be won is graded
            return random_winnable_code(source, Grade(settings.grade))
        return random_winnable_code(source) if settings.is_winnable_wanted else random_playable_code(source)

    def _rail(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "help": self.toggle_help,
            "pause": self.pause,
            "copy": self.copy_code,
            "chip": lambda: self.overlays.reopen(),
            "lamp": lambda: self.counsel.say_lamp(),
            "window": lambda: self.stage.set_fullscreen(False),
        }

    # The App asks.

    def tick(self, seconds: float) -> None:
        """Move what moves; let the clock run."""
        self._stale |= self.counsel.tick()
        if self._pass_time(seconds) and self.session.is_clock_running:
            self.session.seconds += seconds
            if int(self.session.seconds) != self._second:
                self._second, self._stale = int(self.session.seconds), True
                self.keep()

    def draw(self) -> Frame:
        view, device = self.view, self.stage.translator.device
        self._stale = False
        sprites = view.display(self.session, device, view.celebration.is_running)
        sprites += self.overlays.display()
        if not self.overlays.current:
            sprites += self.hands.display()
        g = view.geometry
        sprites += self._sentence(g.width / 2, g.height - g.bottom_bar, 0.9 * g.content_width)
        return Frame(view.background.backdrop, sprites, self._note())

    def pose(self, moves: str, overlay: str | None) -> None:
        pose(self, moves, overlay)

    # The player asks.

    def pick(self, place: Place) -> None:
        """Select, deselect or pair the card at a place."""
        before = self.session.state
        picked = self.session.pick(place)
        if picked.pick is Pick.PAIRED:
            self._happened(picked.events, before)
        elif picked.pick is not Pick.REFUSED:
            self.show()
        self._hear(picked, place)

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
        self.show()
        return True

    def hint(self) -> None:
        """Show what to do next."""
        self.counsel.hint()

    def back(self, moves: int) -> None:
        """Return to the position so many moves ago: a step that can be undone."""
        before = self.session.outcome
        self.session.back(moves)
        self._rewound(before)

    def toggle_help(self) -> None:
        settings = self.stage.settings
        settings.is_placement_help_on = not settings.is_placement_help_on
        self.toast.say(
            _("Placement help is on") if settings.is_placement_help_on else _("Placement help is off")
        )
        self.apply_settings()

    def pause(self) -> None:
        self.overlays.pause()

    def copy_code(self) -> None:
        self.say_copied(_("Deal code copied"))

    def start(self, code: DealCode | None) -> None:
        """Begin another deal: this one, or a random one."""
        self.timeline.finish()
        self.view.celebration.stop()
        self.view.particles.clear()
        self.overlays.clear()
        self.keeping.give_up(self.session)
        is_same = code == self.session.code
        self._begin(self._new_session(code, self.session.daily if is_same else ""))
        self.counsel.begin()
        self.overlays.clear()  # the small button of the old game goes with it
        self.view.place_buttons(self.session)
        self._deal()

    def adopt(self, record: GameRecord) -> None:
        """Go on with this game instead, its cards in place at once."""
        self.timeline.finish()
        self.session.record = record
        self.view.table.lay(self.view.places(self.session))
        self.show()

    def first_choice(self) -> Place:
        """A card that can be picked: one with a partner if there is one."""
        first = self.hands.first()
        return first if isinstance(first, int) else WASTE

    # What follows.

    def show(self) -> None:
        super().show()
        self.counsel.follow()

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
        self.keep()
        self.director.perform(events, before, self.session)
        self.show()
        self._see_outcome(outcome(before))

    def _rewound(self, before: Outcome) -> None:
        """A move was taken back or made again."""
        self.keep()
        self.overlays.clear()
        self.director.rewind(self.session)
        self.show()
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
        self.show()
        self.hands.restart()
        if self.session.outcome is Outcome.DEAD_END:
            self.timeline.after(length, self._see_outcome)
        if self._is_new:
            self._is_new = False
            self.offer_lesson(Game.HEART_TO_HEART, SolitaireRoute(is_lesson=True), "is_solitaire_known")
