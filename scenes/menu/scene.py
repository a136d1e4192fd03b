"""The menu: two games to choose from, and what goes with them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.deals import DealCode, Game
from game.language import _
from game.results.giving_up import give_up
from scenes.menu import dialogs
from scenes.menu.unfinished import unfinished
from scenes.menu.view import MenuView, Uses
from scenes.scene import Frame, HeartsRoute, SolitaireRoute, Stage
from scenes.table.controls import Controls
from scenes.table.dialogs import button_row, deal_code, deal_words, question
from scenes.table.intents import Act, Action, Device, Intent, Press, Step
from scenes.table.overlay import Overlay, Row
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast


class MenuScene:
    """Everything starts here."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.timeline = Timeline(stage.settings)
        self.toast = Toast(self.timeline)
        self._unfinished, complaint = unfinished(stage.store)
        self.view = MenuView(stage, self.timeline, self._uses(), self._unfinished)
        self.controls = Controls(self.timeline, stage.sounds)
        self._first = "continue" if self._unfinished else "solitaire"
        self.controls.reset(self._first)
        self._host = OverlayHost(
            self.timeline, stage.sounds, stage.settings, stage.translator, self._take_action
        )
        self._stale = True
        self._is_announced = False
        if complaint:
            self.toast.say(complaint)

    def _uses(self) -> Uses:
        return {
            "solitaire": self._play,
            "continue": self._continue,
            "hearts": self._play_hearts,
            "code": self.ask_code,
            "options": self.show_options,
            "rules": self.show_rules,
            "fullscreen": self._toggle_fullscreen,
            "quit": self.stage.quit,
        }

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        self.view.lay_out(width, height)
        self._host.lay_out(width, height, self.view.dialog_look)
        self.controls.follow(self.view.widgets.rects())
        self._stale = True

    def handle(self, intent: Intent) -> None:
        self._stale = True
        if self._host.handle(intent):
            return
        if isinstance(intent, Act):
            self._act(intent.action)
            return
        widgets = self.view.widgets
        if isinstance(intent, Press) and widgets.at(intent.x, intent.y):
            self.stage.sounds.play("press", intent.x / self.view.geometry.width)
        self.controls.handle(intent, widgets, widgets.rects(), self._first)

    def tick(self, seconds: float) -> None:
        self._stale |= self.timeline.is_moving
        self.timeline.advance(seconds)
        if self._is_announced:
            self._stale |= self.view.advance(seconds)

    def suspend(self) -> None:
        """Nothing here runs against the player."""

    def keep(self) -> None:
        """Nothing here has to be stored."""

    def wake(self) -> None:
        self.view.background.wake()
        self._stale = True

    @property
    def is_stale(self) -> bool:
        return self._stale

    @property
    def is_typing(self) -> bool:
        return self._host.field is not None

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the menu, if anything does."""
        return self._host.current.name if self._host.current else None

    def draw(self) -> Frame:
        self._stale = False
        view, device = self.view, self.stage.translator.device
        sprites = view.display(self.controls, device)
        if device is not Device.MOUSE and self._host.current is None:
            sprites += self.controls.display(view.look, view.seconds)
        sprites += self._host.display()
        g = view.geometry
        sprites += self.toast.display(view.dialog_look, g.width / 2, g.height, 0.9 * g.width)
        note = "" if self._is_announced else "# ready menu"
        self._is_announced = True
        return Frame(view.background.backdrop, sprites, note)

    def pose(self, moves: str, overlay: str | None) -> None:
        if moves:
            raise ValueError(_("There is nothing to move in the menu"))
        opening = {"options": self.show_options, "help": self.show_rules, "code": self.ask_code}
        if overlay in opening:
            opening[overlay]()
        elif overlay == "focus":
            self.stage.translator.device = Device.CONTROLLER
            self.handle(Step(0, 1))
        elif overlay is not None:
            raise ValueError(_("There is no “{overlay}” in the menu").format(overlay=overlay))

    def ask_to_quit(self) -> bool:
        return False

    # What is chosen.

    def _act(self, action: Action) -> None:
        if action in (Action.CONFIRM, Action.DRAW):
            self._confirm()
        elif action is Action.NEW:
            self._unless_lost(Game.HEART_TO_HEART, partial(self.stage.go, SolitaireRoute()))
        elif action is Action.PAUSE:
            self.show_options()
        elif action is Action.HELP:
            self.show_rules()
        elif action is Action.BACK and self.stage.translator.device is not Device.MOUSE:
            self.controls.show("quit", self.view.widgets.rects())

    def _confirm(self) -> None:
        """Confirm continues the game in progress, or starts the lit tile, even before the focus was moved."""
        key: Hashable = self.controls.focus.key if self.controls.is_visible else self._first
        self.stage.sounds.play("press")
        self.view.widgets.tap(key)

    def _play(self) -> None:
        """Go on with the deal in progress, or begin one."""
        self.stage.go(SolitaireRoute(is_continued=Game.HEART_TO_HEART in self._unfinished))

    def _play_hearts(self) -> None:
        """Go on with the match in progress, or begin one."""
        self.stage.go(HeartsRoute(is_continued=Game.HEARTS in self._unfinished))

    def _continue(self) -> None:
        """Go on with the game that was played last."""
        plays = {Game.HEART_TO_HEART: self._play, Game.HEARTS: self._play_hearts}
        plays[list(self._unfinished)[-1]]()

    def _unless_lost(self, game: Game, on_yes: Callable[[], None]) -> None:
        """Do it at once when no game of this kind is in progress, else ask."""
        if game not in self._unfinished:
            on_yes()
            return

        def give_up_first() -> None:
            give_up(self.stage.store, game, self.stage.now())
            on_yes()

        text = _("The game in progress will be lost.")
        title, yes, close = _("Give up the game in progress?"), _("Give up"), self._host.close
        self._host.open(question(self.timeline, title, text, yes, give_up_first, close))

    def _toggle_fullscreen(self) -> None:
        self.stage.set_fullscreen(not self.stage.settings.is_fullscreen)

    def ask_code(self) -> None:
        self._host.open(
            deal_code(self.timeline, deal_words(), self._enter_code, self._host.paste, self._host.close)
        )

    def _enter_code(self, text: str) -> None:
        try:
            code = DealCode.parse_any(text)
        except ValueError as error:
            self.stage.sounds.play("wrong")
            self.toast.say(str(error))
            return
        route = HeartsRoute(code) if code.game is Game.HEARTS else SolitaireRoute(code)
        self._unless_lost(code.game, partial(self.stage.go, route))

    def show_options(self) -> None:
        self._host.open(dialogs.options(self.stage, self.timeline, self._settings_changed, self._host.close))

    def _settings_changed(self) -> None:
        self._stale = True

    def show_rules(self) -> None:
        """How Heart to Heart is played; from there, Hearts."""
        other = button_row("other", _("Hearts"), self.show_rules_of_hearts)
        self._open_rules(_("Heart to Heart"), dialogs.rules_of_heart_to_heart(), other)

    def show_rules_of_hearts(self) -> None:
        other = button_row("other", _("Heart to Heart"), self.show_rules)
        self._open_rules(_("Hearts"), dialogs.rules_of_hearts(), other)

    def _open_rules(self, title: str, sentences: tuple[str, ...], other: Row) -> None:
        self._host.open(dialogs.rules(self.timeline, sentences, title, other, self._host.close))

    def _take_action(self, action: Action, overlay: Overlay) -> bool:
        """No key means anything else in the menu's dialogs."""
        del action, overlay
        return False
