"""What stands over a card table, whichever game is on it: questions, codes to type, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

import pygame

from game.deals import DealCode, Game
from game.language import _
from scenes.pasted_game import PastedGame
from scenes.scene import OptionsRoute, Route, Stage
from scenes.table import theme
from scenes.table.actions import Action
from scenes.table.button_art import Look
from scenes.table.code_dialog import CodeDialog
from scenes.table.dialogs import CodeWords, first_game, question
from scenes.table.display import Sprite
from scenes.table.intents import Intent
from scenes.table.overlay import Overlay
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast
from scenes.table.tooltips import Layer

SCRIM = 0.55


class Owner(Protocol):
    """What the overlays ask of their scene."""

    stage: Stage
    timeline: Timeline
    toast: Toast

    @property
    def has_progress(self) -> bool: ...
    @property
    def has_to_ask(self) -> bool: ...

    def start(self, code: DealCode | None) -> None: ...
    def way_back(self) -> Route: ...
    def to_menu(self) -> None: ...
    def pause(self) -> None: ...


class Phrases:
    """What the two games call things in questions; `parse` reads a code or raises ValueError."""

    __slots__ = ("code_words", "give_up", "leave", "lost", "parse")

    def __init__(
        self, leave: str, give_up: str, lost: str, code_words: CodeWords, parse: Callable[[str], DealCode]
    ) -> None:
        self.leave, self.give_up, self.lost = leave, give_up, lost
        self.code_words, self.parse = code_words, parse


class TableOverlays:
    """Holds one overlay at a time, and asks before a game is given up."""

    def __init__(self, owner: Owner, phrases: Phrases) -> None:
        self._owner, self._phrases, stage = owner, phrases, owner.stage
        self._host = OverlayHost(
            owner.timeline, stage.sounds, stage.settings, stage.translator, self._take_action
        )
        self._quit_question: Overlay | None = None
        self._pasted = PastedGame(
            stage,
            owner.timeline,
            self._host.complain,
            self._open,
            self.clear,
            self._unless_given_up,
            owner.way_back,
        )

    def lay_out(self, width: int, height: int, look: Look) -> None:
        self._host.lay_out(width, height, look)

    @property
    def current(self) -> Overlay | None:
        return self._host.current

    @property
    def buttons(self) -> list[pygame.Rect]:
        """Where things that can be used lie on what stands there (pixels)."""
        return self._host.buttons

    @property
    def is_typing(self) -> bool:
        return self._host.field is not None

    def layer_over(self, layer: Layer) -> Layer:
        return self._host.layer_over(layer)

    def handle(self, intent: Intent) -> bool:
        return self._host.handle(intent)

    def display(self) -> list[Sprite]:
        return self._host.display(self._scrim())

    def _scrim(self) -> float:
        """How dark it is behind what stands there, 0 to 1."""
        return SCRIM

    def clear(self) -> None:
        """Nothing stands over the table any more."""
        self._host.close()

    def _open(self, overlay: Overlay, duration: float = theme.SHEET_RISE) -> None:
        self._host.open(overlay, duration)

    def _take_action(self, action: Action, overlay: Overlay) -> bool:
        """Keys that mean the same over the table as on it; False for those that do not."""
        raise NotImplementedError

    def ask_to_quit(self) -> bool:
        """Ask before the program ends; False when that question stands already: closing again means it."""
        if self.current is not None and self.current is self._quit_question:
            return False
        self.ask(self._phrases.leave, _("Quit"), self._owner.stage.quit)
        self._quit_question = self.current
        return True

    def ask(self, title: str, yes: str, on_yes: Callable[[], None]) -> None:
        """Ask before what is in progress is given up; no goes back to what was there."""
        before = self.current
        can_go_back = before is not None and before.name != "question"
        stay = partial(self._open, before) if before is not None and can_go_back else self.clear
        self._open(question(self._owner.timeline, title, self._phrases.lost, yes, on_yes, stay))

    def unless_lost(self, title: str, yes: str, on_yes: Callable[[], None]) -> None:
        """Do it at once when there is nothing to lose, else ask."""
        if self._owner.has_progress and self._owner.stage.settings.is_new_deal_confirmed:
            self.ask(title, yes, on_yes)
        else:
            on_yes()

    def _unless_given_up(self, game: Game, on_yes: Callable[[], None]) -> None:
        """Do it at once when no game of this kind is in progress, here or elsewhere, else ask."""
        if self._owner.stage.store.progress(game.value) is None:
            on_yes()
        else:
            self.ask(_("Give up the game in progress?"), _("Give up"), on_yes)

    def offer_lesson(self, on_show: Callable[[], None], on_answer: Callable[[], None]) -> None:
        """Ask somebody new whether to be shown the game; `on_answer` is called whatever the answer is."""

        def show() -> None:
            on_answer()
            on_show()

        def play() -> None:
            on_answer()
            self.clear()

        self._open(first_game(self._owner.timeline, show, play))

    def options(self) -> None:
        """Leave for all that can be set; the game waits as it stands, under its pause."""
        self._owner.stage.go(OptionsRoute(is_over_game=True))

    def ask_menu(self) -> None:
        """Leave for the menu; what is stored can be continued from there."""
        if self._owner.has_to_ask:
            self.ask(self._phrases.leave, _("Main menu"), self._owner.to_menu)
        else:
            self._owner.to_menu()

    def ask_code(self) -> None:
        words, owner, take = self._phrases.code_words, self._owner, self._pasted.take
        self._open(CodeDialog(owner.timeline, words, self.enter_code, take, self._host.paste, owner.pause))

    def enter_code(self, text: str) -> None:
        """Play what a typed code names; a sentence says what is wrong with it, and the game stays."""
        owner = self._owner
        if self._pasted.take(text):
            return
        try:
            code = self._phrases.parse(text)
        except ValueError as error:
            self._host.complain(str(error))
            return
        yes = _("Play {code}").format(code=code)
        self.unless_lost(self._phrases.give_up, yes, partial(owner.start, code))
