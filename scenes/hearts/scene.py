"""The scene of Hearts: what the player does becomes moves, what happens becomes motion and sound."""

from __future__ import annotations

from game.cards import Card
from game.deals import NUMBER_OF_DEALS, DealCode, Game
from game.hearts.advice import suggest
from game.hearts.match import Event, Move, NextRound
from game.hearts.record import MatchRecord
from game.hearts.refusal import Refusal
from game.hearts.round import Phase
from game.language import _
from game.store.games import key_of, written_key
from scenes.hearts.director import Director
from scenes.hearts.hands import Hands
from scenes.hearts.keeping import Keeping
from scenes.hearts.overlays import Overlays
from scenes.hearts.pace import Pace
from scenes.hearts.pose import pose
from scenes.hearts.rail import Uses
from scenes.hearts.session import Pick, Session
from scenes.hearts.view import TableView
from scenes.scene import Frame, HeartsRoute, Stage
from scenes.table import theme
from scenes.table.settings import Sorting
from scenes.table_scene import TableScene


class HeartsScene(TableScene):
    """One match after the other, until the player goes back to the menu."""

    session: Session
    keeping: Keeping
    view: TableView
    hands: Hands
    overlays: Overlays

    def __init__(self, stage: Stage, route: HeartsRoute) -> None:
        super().__init__(stage)
        self.keeping = Keeping(stage.store, stage.now)
        self._begin(self._first_session(route))
        self.view = TableView(stage, self.timeline, self._uses())
        self.director = Director(stage.sounds, self.timeline, self.view)
        self.pace = Pace(stage.settings, stage.decoration)
        self.hands = Hands(self)
        self.overlays = Overlays(self)
        self._is_new = route == HeartsRoute()  # nothing in particular is wanted
        if route.text:
            self.keep()

    def _first_session(self, route: HeartsRoute) -> Session:
        """What the route leads to: a written match, the one in progress, or a new one."""
        if route.text:
            record = MatchRecord.replay(route.text)
            session = Session(record.code, self.stage.trace, written_key(record.code, self.stage.now()))
            session.adopt(record)
            return session
        stored = self._continued() if route.is_continued else None
        return stored or self._new_session(route.code)

    def _new_session(self, code: DealCode | None) -> Session:
        if code is None:
            code = DealCode.normal(self.stage.deals.randrange(NUMBER_OF_DEALS), Game.HEARTS)
        return Session(code, self.stage.trace, key_of(code, self.stage.now()))

    def _uses(self) -> Uses:
        return {
            "pause": self.pause,
            "hint": self.suggest,
            "sort": self.sort,
            "scores": lambda: self.overlays.scores(),
            "last": self.last_trick,
            "copy": self.copy_code,
            "window": lambda: self.stage.set_fullscreen(False),
            "pass": self.pass_cards,
            "rest": self.take_the_rest,
        }

    def _begin(self, session: Session) -> None:
        super()._begin(session)
        session.sorting = self.stage.settings.sorting

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        self.session.sorting = self.stage.settings.sorting
        super().enter(width, height)

    def apply_settings(self) -> None:
        super().apply_settings()
        self._take_unasked()

    def tick(self, seconds: float) -> None:
        """Move what moves; let the opponents think and play."""
        if self._pass_time(seconds):
            move = self.pace.tick(self.session, seconds)
            if move is not None:
                self._do(move)

    def draw(self) -> Frame:
        view, device = self.view, self.stage.translator.device
        self._stale = False
        is_held = self.pace.is_waiting_for_key(self.session)
        view.prompt_words = _("Press any key to go on") if is_held else ""
        sprites = view.display(self.session, device)
        sprites += self.overlays.display()
        if not self.overlays.current:
            sprites += self.hands.display()
        g = view.geometry
        above_words = g.turn_words[1] - view.look.size(26, 15)
        sprites += self._sentence(g.width / 2, min(g.hand_top, above_words), 0.9 * g.content_width)
        return Frame(view.background.backdrop, sprites, self._note())

    def pose(self, moves: str, overlay: str | None) -> None:
        pose(self, moves, overlay)

    # The player asks.

    def pick(self, card: Card) -> None:
        """Choose a card to be passed or put it back; or play it."""
        picked = self.session.pick(card)
        if picked.pick is Pick.PLAYED:
            self._happened(picked.events)
        elif picked.pick is Pick.REFUSED:
            self._refuse(card, picked.refusal)
        else:
            self.keep()
            self.stage.sounds.play("select" if picked.pick is Pick.CHOSEN else "deselect")
            self.view.emphasis.suggested = ()
            self.director.choose(card, self.session)
            self.show()
            if self.session.is_pass_ready:
                self.hands.offer("pass")

    def pass_cards(self) -> None:
        """Pass the three chosen cards; with fewer, say so."""
        if self.session.is_pass_ready:
            self.toast.dismiss()
            self._happened(self.session.pass_cards())
        elif self.session.is_choosing:
            self.stage.sounds.play("wrong")
            self.toast.say(Refusal.NOT_THREE_CARDS.sentence)

    def take_the_rest(self) -> None:
        """Every remaining trick is the player's: have them played quickly."""
        if self.session.can_take_the_rest:
            self.session.is_rest_given = True
            self.keep()
            self.pace.turn(self.session)
            self.show()

    def _take_unasked(self) -> None:
        """Take the rest by itself when the player wants it so."""
        if self.stage.settings.is_rest_taken:
            self.take_the_rest()

    def suggest(self) -> None:
        """Show what a club player would do in the player's place, and say why."""
        is_unasked = self.session.is_finishing or not self.stage.settings.is_hint_shown
        suggestion = None if is_unasked else suggest(self.session.view)
        if suggestion is None:
            return
        self.stage.sounds.play("hint")
        self.session.hints += 1
        self.keep()
        cards = self.session.still_to_do(suggestion.cards)
        self.view.emphasis.suggested = cards
        self.toast.say(suggestion.reason)
        self.show()
        self.hands.offer(cards[0])

    def sort(self) -> None:
        """Sort the hand the next way."""
        ways, settings = list(Sorting), self.stage.settings
        settings.sorting = ways[(ways.index(settings.sorting) + 1) % len(ways)]
        self.session.sorting = settings.sorting
        self.stage.sounds.play("slide")
        self.director.sort(self.session)
        self.show()

    def main_command(self) -> None:
        """What the button in the middle does: pass, or take the rest; else go on."""
        if self.session.is_choosing:
            self.pass_cards()
        elif self.session.can_take_the_rest:
            self.take_the_rest()
        else:
            self.go_on()

    def go_on(self) -> bool:
        """While others play or a trick is held, hurry; False when the player is the one to do something."""
        session = self.session
        if session.is_choosing or session.is_my_turn:
            return False
        self.timeline.finish()
        if not self.overlays.current:
            self.pace.hurry(self.session)
        return True

    def forget_received(self) -> None:
        """There was input: received cards, once they lie in the hand, glow no longer."""
        if self.session.fresh and not self.view.table_is_busy(self.session.fresh):
            self.session.fresh = ()
            self.show()

    def last_trick(self) -> None:
        if self.session.round.tricks:
            self.overlays.last_trick()
        else:
            self.toast.say(_("No trick has been taken yet"))

    def pause(self) -> None:
        self.overlays.pause()

    def copy_code(self) -> None:
        self.say_copied(_("Match code copied"))

    def start(self, code: DealCode | None) -> None:
        """Begin another match: this one, or a random one."""
        self._clear_table()
        self.keeping.give_up(self.session)
        self._begin(self._new_session(code))
        self.view.place_buttons(self.session)
        self._deal()

    def next_round(self) -> None:
        """Deal the next round."""
        self._clear_table()
        self.session.do(NextRound())
        self.keep()
        self._deal_round()

    def adopt(self, record: MatchRecord) -> None:
        """Go on with this match instead, its cards in place at once."""
        self.timeline.finish()
        self.overlays.clear()
        self.session.adopt(record)
        self.view.table.lay(self.view.places(self.session))
        self.pace.turn(self.session)
        self.show()

    # What follows.

    def _clear_table(self) -> None:
        self.overlays.clear()
        self.timeline.finish()
        self.overlays.clear()
        self.view.particles.clear()

    def _refuse(self, card: Card, refusal: Refusal | None) -> None:
        self.stage.sounds.play("wrong")
        self.view.emphasis.refuse(card)
        if refusal is not None:
            self.toast.say(refusal.sentence)

    def _do(self, move: Move) -> None:
        self._happened(self.session.do(move))

    def _happened(self, events: tuple[Event, ...]) -> None:
        """A move was made: send the cards, let it be heard, see what comes next."""
        self._stale = True
        self.keep()
        landing = self.director.perform(events, self.session, self.session.is_finishing)
        self.pace.turn(self.session, landing / self.timeline.rate)
        self.pace.extend(min(self.director.ceremony_length, theme.QUEEN_BURST) / self.timeline.rate)
        self.show()
        if self.session.is_my_turn:
            self.hands.find_playable()
        self._take_unasked()
        if self.session.phase is Phase.SCORED:
            wait = landing + self.director.ceremony_length
            self.timeline.after(wait, self._round_over)

    def _round_over(self) -> None:
        if self.session.phase is Phase.SCORED and self.overlays.current is None:
            self.view.ceremony.stop()
            self.overlays.scores()

    def _deal(self) -> None:
        """Deal; a match that goes on lies there as it was left."""
        self._has_dealt = True
        if self.session.record.done or self.session.picked:
            self._lie_as_left()
        else:
            self._deal_round()
        if self._is_new:
            self._is_new = False
            self.offer_lesson(Game.HEARTS, HeartsRoute(is_lesson=True), "is_hearts_known")

    def _lie_as_left(self) -> None:
        view = self.view
        view.table.is_reduced = view.ceremony.is_reduced = view.is_reduced
        view.table.lay(view.places(self.session))
        self.pace.turn(self.session)
        self.show()
        self.hands.restart()
        self._round_over()

    def _deal_round(self) -> None:
        self.stage.sounds.play("slide")
        landing = self.director.deal(self.session)
        self.pace.turn(self.session, landing / self.timeline.rate)
        self.show()
        self.hands.restart()
