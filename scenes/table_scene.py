"""What the two tables have in common as scenes: arriving, time, focus, sleep, what the App asks."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from game.deals import Game
from game.language import _
from scenes.scene import MenuRoute, ReturnRoute, Route, Stage
from scenes.table import copying
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Intent
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast
from scenes.table.tooltips import Layer
from scenes.table_overlays import TableOverlays


class TableScene:
    """A card table. A game adds its session, view, hands and overlays, and what can be done with them."""

    session: Any
    keeping: Any
    view: Any
    hands: Any
    overlays: TableOverlays

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.timeline = Timeline(stage.settings)
        self.toast = Toast(self.timeline)
        self._has_dealt = False
        self._announcement = ""  # the lines that open the trace of this game
        self._is_away = False
        self._stale = True

    def _continued(self) -> Any:
        """The session as it was stored, or as much of it as can be played again, with a sentence.

        None when nothing can.
        """
        try:
            return self.keeping.continued(self.stage.trace)
        except ValueError:
            self.toast.say(self.keeping.rescue())
        with suppress(ValueError):
            return self.keeping.continued(self.stage.trace)
        return None

    def _begin(self, session: Any) -> None:
        """Go on with this session from now on."""
        self.session, self._announcement = session, session.record.text.strip()

    def _note(self) -> str:
        """The lines for the trace with the first frame of a game; empty with all others."""
        note, self._announcement = self._announcement, ""
        return note

    def enter(self, width: int, height: int) -> None:
        """Lay out for a size; the first time, deal."""
        if self._has_dealt:
            self.timeline.finish()
        self.view.lay_out(width, height, self.session)
        self.overlays.lay_out(width, height, self.view.look)
        if self._has_dealt:
            self.view.table.lay(self.view.places(self.session))
            self.show()
        else:
            self._deal()
        self.hands.follow()
        self._stale = True

    def _deal(self) -> None:
        """Begin what the session holds."""
        raise NotImplementedError

    def offer_lesson(self, game: Game, lesson: Route, known: str) -> None:
        """Offer the lesson to somebody new to this game; the setting `known` remembers that."""
        settings, store = self.stage.settings, self.stage.store
        if not getattr(settings, known) and not store.results(game):
            show = partial(self.stage.go, lesson)
            self.overlays.offer_lesson(show, partial(setattr, settings, known, True))

    def handle(self, intent: Intent) -> None:
        """Whatever stands over the table takes the intent; else the table does."""
        self._stale = True
        if not self.overlays.handle(intent):
            self.hands.handle(intent)

    def _pass_time(self, seconds: float) -> bool:
        """Move what moves; True when the game itself goes on (nobody is away, nothing stands over it)."""
        self._stale |= self.timeline.is_moving or self.view.is_moving
        self.timeline.advance(seconds)
        self._stale |= self.view.advance(seconds)
        return not self._is_away and self.overlays.current is None

    def suspend(self) -> None:
        """Out of sight: the game stands still until the player is back."""
        self._is_away = True
        self.keep()

    def hold(self) -> None:
        """Pause, unless something stands over the table already."""
        if self.overlays.current is None:
            self.pause()

    def pause(self) -> None:
        """Stop the game until the player wants to go on."""
        raise NotImplementedError

    def keep(self) -> None:
        """Store the game as it stands."""
        self.keeping.store(self.session)

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
    def text(self) -> str:
        """The game on the table."""
        return str(self.session.record.text)

    @property
    def layer(self) -> Layer:
        table = Layer(self.view.rail.group, self.controls.visible_key, self.view.look)
        return self.overlays.layer_over(table)

    @property
    def has_progress(self) -> bool:
        """Whether a new game would lose something."""
        return bool(self.session.has_progress)

    @property
    def has_to_ask(self) -> bool:
        """Whether leaving would lose something, because the store cannot keep it."""
        return self.has_progress and not self.stage.store.is_safe

    @property
    def controls(self) -> Controls:
        """The focus on the table."""
        controls: Controls = self.hands.controls
        return controls

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the table, if anything does."""
        return self.overlays.current.name if self.overlays.current else None

    def _sentence(self, x: float, bottom: float, width: float) -> list[Sprite]:
        """The latest sentence: above `bottom`, around `x`, no wider than `width` (pixels), on no button."""
        rail = self.view.rail.group.rects().values()
        above = self.overlays.buttons if self.overlays.current else list(rail)
        return self.toast.display(self.view.look, x, bottom, width, above)

    def ask_to_quit(self) -> bool:
        return self.has_to_ask and self.overlays.ask_to_quit()

    def apply_settings(self) -> None:
        """A setting changed: show it at once."""
        self.view.place_buttons(self.session)
        self.show()

    def say_sound(self) -> None:
        """Sound was switched with a key."""
        self.toast.say(_("Sound is off") if self.stage.settings.is_muted else _("Sound is on"))

    def copy_game(self) -> None:
        """Copy all that was done as text: whoever has it can watch the game or go on with it."""
        copying.copy(self.session.record.text, _("Game copied as text"), self.toast)

    def way_back(self) -> Route:
        """The route that leads here again, to the table as it was, once something else was looked at."""
        return ReturnRoute()

    def say_copied(self, words: str) -> None:
        """Copy the code of the game, and say so in these words."""
        copying.copy(str(self.session.code), words, self.toast)

    def to_menu(self) -> None:
        self.stage.go(MenuRoute())

    def show(self) -> None:
        """The picture follows the state."""
        self._stale = True
        self.view.show_state(self.session)
        self.hands.keep_focus()
