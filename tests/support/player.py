"""Someone who plays in this process: posts events as mouse, keyboard and controller give them; time passes.

The window is one of SDL's dummy driver, so nothing is seen and nothing is waited for. Points are pixels of
the picture. What can be pointed at: a position of the heart, WASTE, "stock", or the name of a button, on the
table or on what stands over it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from copy import copy
from unittest import mock

import pygame

from game.cards import Card
from game.deals import EXAMPLE, DealCode
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import State
from game.history import History
from scenes.app import TICK, App
from scenes.menu.scene import MenuScene
from scenes.page_scene import PageScene
from scenes.solitaire.scene import SolitaireScene
from scenes.starting import Options
from scenes.table.actions import Device
from scenes.table.cards import CardSprite
from scenes.table.intents import Point as Pointed
from scenes.table.intents import Press
from scenes.table.overlay import Overlay
from scenes.table.overlay_host import OverlayHost
from scenes.table.settings import Settings
from scenes.table.widgets import Group
from tests.support.fingers import Fingers
from tests.support.pilot import place
from tests.support.resting import strays
from tests.support.shelf import shelf

PATIENCE = 12.0  # s of the app's time
STRIDE = 1 / 15  # s; as long a turn as the program ever makes after a stall


class Player(Fingers):
    """One run of the program and the hands that play it."""

    def __init__(
        self, code: str | None = EXAMPLE, size: tuple[int, int] = (640, 360), **options: object
    ) -> None:
        """Sit down at a deal, or at the menu when there is no code. More options are those of the program."""
        chosen = Options(code=DealCode.parse_any(code) if code else None, size=size, is_muted=True)
        pygame.display.init()
        pygame.event.clear()
        with mock.patch("scenes.app.Assets", return_value=shelf(size)):
            self.app = App(chosen._replace(**options))
        for name in ("is_solitaire_known", "is_hearts_known"):  # nobody here is offered a lesson unasked
            setattr(self.app.stage.settings, name, self.app.stage.store.setting(name, True))
        self._close, self.app.close = self.app.close, self._end
        self._code, self._size = chosen.code, self.app.screen.size
        self._settings = copy(self.app.stage.settings)
        self._has_asked_to_close = False

    def leave(self) -> None:
        """Give the window back. Pygame stays as it is: to start it again for each test takes time, too."""
        self.app.stage.trace.close()
        self.app.stage.store.close()
        self._give_window_back()

    @property
    def can_stay(self) -> bool:
        """Whether the table can be cleared for the next test: nothing was taken apart or left behind."""
        app, scene = self.app, self.app.scene
        is_usual = app.is_running and isinstance(scene, SolitaireScene) and app.screen.size == self._size
        is_watched = {"paint", "step"} & vars(app).keys() or {"handle", "tick"} & vars(scene).keys()
        return is_usual and not (is_watched or self._has_asked_to_close or app.transition.is_running)

    def clear_table(self) -> None:
        """Be as new: the first deal, the first settings, no hand on anything."""
        app, scene = self.app, self.scene
        for name in Settings.__slots__:
            setattr(app.stage.settings, name, getattr(self._settings, name))
        app.translator.release_all()
        app.translator.device = Device.MOUSE
        pygame.event.clear()
        scene.wake()
        for intent in (Press(-1, -1), Pointed(-1, -1)):
            scene.handle(intent)
        scene.start(self._code)
        self.settle()

    def _end(self) -> None:
        """The end of the program, the window first: one that outlives pygame would take the next with it."""
        self._give_window_back()
        self._close()

    def _give_window_back(self) -> None:
        if pygame.display.get_init():
            self.app.screen.window.destroy()

    # What is there.

    @property
    def here(self) -> SolitaireScene | MenuScene | PageScene:
        """The scene that is on."""
        scene = self.app.scene
        assert isinstance(scene, SolitaireScene | MenuScene | PageScene)
        return scene

    @property
    def host(self) -> OverlayHost:
        """What holds whatever stands over the scene."""
        here = self.here
        if isinstance(here, PageScene):
            return here.host
        return here.host if isinstance(here, MenuScene) else here.overlays._host

    @property
    def scene(self) -> SolitaireScene:
        """The table of Heart to Heart."""
        assert isinstance(self.app.scene, SolitaireScene)
        return self.app.scene

    @property
    def menu(self) -> MenuScene:
        assert isinstance(self.here, MenuScene)
        return self.app.scene

    @property
    def is_at_table(self) -> bool:
        return isinstance(self.app.scene, SolitaireScene)

    @property
    def state(self) -> State:
        return self.scene.session.state

    @property
    def selected(self) -> int | None:
        return self.scene.session.selected

    @property
    def text(self) -> list[str]:
        """The game so far, as lines of the save text."""
        return self.scene.session.record.text.splitlines()

    @property
    def moves(self) -> list[str]:
        return self.text[1:]

    @property
    def code(self) -> str:
        return str(self.scene.session.code)

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the scene."""
        return self.here.overlay

    @property
    def sheet(self) -> Overlay:
        """What stands over the scene."""
        current = self.host.current
        assert current is not None
        return current

    @property
    def widgets(self) -> Group:
        """The buttons and the like that can be used now."""
        if self.overlay:
            return self.sheet.group
        here = self.here
        if isinstance(here, PageScene):
            return here.group
        return here.view.rail.group if isinstance(here, SolitaireScene) else here.view.widgets

    @property
    def marks(self) -> dict[Card, str]:
        """The cards that have a ring, and which."""
        return dict(self.scene.view.table.marks)

    @property
    def sprites(self) -> dict[Card, CardSprite]:
        """The pictures of the cards."""
        return self.scene.view.table.sprites

    @property
    def focus(self) -> Hashable | None:
        """What the brackets stand around; None while none are shown."""
        host = self.host
        controls = host._controls if host.current else self.here.controls
        return controls.focus.key if controls.focus.is_visible else None

    @property
    def said(self) -> str:
        """The sentence in a dialog for a code, else the one at the lower edge; empty when there is none."""
        toast = self.here.toast
        if self.host.field is not None and self.host.field.complaint:
            return self.host.field.complaint
        return toast.words if toast.shown > 0 else ""

    def rects(self) -> Mapping[Hashable, pygame.Rect]:
        """Everything that can have the focus now, and where it lies."""
        if self.overlay or not self.is_at_table:
            return self.widgets.rects()
        return self.scene.view.focusable(self.scene.session)

    def strays(self) -> list[str]:
        """The cards that do not rest at their places, each as a remark."""
        return strays(self.scene)

    # What passes.

    def wait(self, seconds: float, tick: float = TICK) -> None:
        """Let time pass."""
        for _turn in range(round(seconds / tick)):
            self.app.step(tick)

    def settle(self) -> None:
        """Let time pass, in great strides, until nothing is on its way any more."""
        self.app.step()
        for _turn in range(round(PATIENCE / STRIDE)):
            if not self.app.transition.is_running and not self.here.timeline.is_moving:
                return
            self.app.step(STRIDE)
        raise AssertionError("something never came to rest")

    # What is played.

    def play(self, moves: Iterable[str]) -> None:
        """Make moves by mouse, given as lines of the save text."""
        for move in moves:
            match move.split():
                case ["draw" | "recycle"]:
                    self.click("stock")
                case ["pair", first, second]:
                    self.click(place(first), place(second))
                case ["undo"]:
                    self.undo()
                case ["redo"]:
                    self.redo()
                case _:
                    raise ValueError(f"no click for {move!r}")

    def face(self, state: State) -> None:
        """Go on from this position, made up for a test."""
        self.scene.adopt(GameRecord(self.scene.session.code, History(state)))
        self.app.step()

    def skip_to(self, moves: Iterable[str]) -> None:
        """Go on from where these moves lead, without making them one by one."""
        self.scene.adopt(GameRecord.replay("\n".join((f"deal {self.code}", *moves))))
        self.app.step()

    def rect_of(self, target: Hashable) -> pygame.Rect:
        """Where something lies: a card even while it is covered, a button even while it is greyed out."""
        widget = self.widgets.find(target)
        if widget is not None:
            return widget.rect
        assert self.is_at_table, f"there is no {target!r} here"
        g = self.scene.view.geometry
        if target == "stock":
            return g.card_rect(g.stock)
        assert isinstance(target, int), f"there is no {target!r} here"
        return g.card_rect(g.waste if target == 0 else g.position(target))


Sit = Callable[..., Player]
