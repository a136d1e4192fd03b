"""The menu: two games to choose from, and what goes with them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.deals import DealCode, Game
from game.language import _
from scenes.giving_up import offer, unless_lost
from scenes.menu.unfinished import unfinished
from scenes.menu.view import MenuView, Uses
from scenes.pasted_game import PastedGame
from scenes.quiet_scene import QuietScene
from scenes.scene import (
    CalendarRoute,
    Frame,
    HeartsRoute,
    HistoryRoute,
    HowToPlayRoute,
    MenuRoute,
    OptionsRoute,
    Route,
    SolitaireRoute,
    Stage,
    StatisticsRoute,
)
from scenes.table.actions import Action, Device
from scenes.table.code_dialog import CodeDialog
from scenes.table.controls import Controls
from scenes.table.dialogs import deal_words
from scenes.table.intents import Act, Intent, Press, Step
from scenes.table.tooltips import Layer


class MenuScene(QuietScene):
    """Everything starts here."""

    def __init__(self, stage: Stage, route: MenuRoute) -> None:
        super().__init__(stage)
        self._unfinished, complaint = unfinished(stage.store, stage.now)
        self.view = MenuView(stage, self.timeline, self._uses(), self._unfinished)
        self.controls = Controls(self.timeline, stage.sounds)
        self._first = "continue" if self._unfinished else "solitaire"
        self.controls.reset(self._first)
        self._errand: MenuRoute | None = route  # what is to be done on arrival
        self._pasted = PastedGame(
            stage,
            self.timeline,
            self.host.complain,
            self.host.open,
            self.host.close,
            self._unless_lost,
            MenuRoute,
        )
        self._is_announced = False
        if complaint:
            self.toast.say(complaint)

    def _uses(self) -> Uses:
        return {
            "solitaire": self._play,
            "continue": self._continue,
            "hearts": self._play_hearts,
            "daily": partial(self.stage.go, CalendarRoute()),
            "statistics": partial(self.stage.go, StatisticsRoute()),
            "history": partial(self.stage.go, HistoryRoute()),
            "code": self.ask_code,
            "options": partial(self.stage.go, OptionsRoute()),
            "rules": partial(self.stage.go, HowToPlayRoute()),
            "quit": self.stage.quit,
        }

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        self.view.lay_out(width, height)
        self.host.lay_out(width, height, self.view.dialog_look)
        self.controls.follow(self.view.widgets.rects())
        self._stale = True
        errand, self._errand = self._errand, None
        if errand is not None and errand.code is not None:
            self._offer(errand.code)

    def _offer(self, code: DealCode) -> None:
        """A deal was asked for at the start: ask what becomes of the game in progress."""
        go = partial(self.stage.go, self._route_to(code))
        if code.game not in self._unfinished:
            go()
            return
        where, on_continue = self._unfinished[code.game], self._ways[code.game]
        offer(self.host, self.timeline, self.stage, code, where, on_continue, go)

    def handle(self, intent: Intent) -> None:
        self._stale = True
        if self.host.handle(intent):
            return
        if isinstance(intent, Act):
            self._act(intent.action)
            return
        widgets = self.view.widgets
        if isinstance(intent, Press) and widgets.at(intent.x, intent.y):
            self.stage.sounds.play("press", intent.x / self.view.geometry.width)
        self.controls.handle(intent, widgets, widgets.rects(), self._first)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self._is_announced:
            self._stale |= self.view.advance(seconds)

    def wake(self) -> None:
        super().wake()
        self.view.background.wake()

    @property
    def layer(self) -> Layer:
        return self.host.layer_over(
            Layer(self.view.widgets, self.controls.visible_key, self.view.dialog_look)
        )

    def draw(self) -> Frame:
        self._stale = False
        view, device = self.view, self.stage.translator.device
        sprites = view.display(self.controls, device)
        if device is not Device.MOUSE and self.host.current is None:
            sprites += self.controls.display(view.look, view.seconds)
        sprites += self.host.display()
        g = view.geometry
        sprites += self.toast.display(
            view.dialog_look, g.width / 2, g.height, 0.9 * g.width, self.host.buttons
        )
        note = "" if self._is_announced else "# ready menu"
        self._is_announced = True
        return Frame(view.background.backdrop, sprites, note)

    def pose(self, moves: str, overlay: str | None) -> None:
        if moves:
            raise ValueError(_("There is nothing to move in the menu"))
        if overlay == "code":
            self.ask_code()
        elif overlay == "focus":
            self.stage.translator.device = Device.CONTROLLER
            self.handle(Step(0, 1))
        elif overlay is not None:
            raise ValueError(_("There is no “{overlay}” in the menu").format(overlay=overlay))

    # What is chosen.

    def _act(self, action: Action) -> None:
        if action in (Action.CONFIRM, Action.DRAW):
            self._confirm()
        elif action is Action.NEW:
            self._unless_lost(Game.HEART_TO_HEART, partial(self.stage.go, SolitaireRoute()))
        elif action is Action.PAUSE:
            self.stage.go(OptionsRoute())
        elif action is Action.HELP:
            self.stage.go(HowToPlayRoute())
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
        self._ways[list(self._unfinished)[-1]]()

    @property
    def _ways(self) -> dict[Game, Callable[[], None]]:
        return {Game.HEART_TO_HEART: self._play, Game.HEARTS: self._play_hearts}

    def _unless_lost(self, game: Game, on_yes: Callable[[], None]) -> None:
        """Do it at once when no game of this kind is in progress, else ask."""
        unless_lost(self.host, self.timeline, self.stage, game, on_yes)

    def ask_code(self) -> None:
        self.host.open(
            CodeDialog(
                self.timeline,
                deal_words(),
                self._enter_code,
                self._pasted.take,
                self.host.paste,
                self.host.close,
            )
        )

    def _enter_code(self, text: str) -> None:
        if self._pasted.take(text):
            return
        try:
            code = DealCode.parse_any(text)
        except ValueError as error:
            self.host.complain(str(error))
            return
        self._unless_lost(code.game, partial(self.stage.go, self._route_to(code)))

    def _route_to(self, code: DealCode) -> Route:
        return HeartsRoute(code) if code.game is Game.HEARTS else SolitaireRoute(code)
