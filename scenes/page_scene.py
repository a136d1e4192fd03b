"""What scenes without a card table have in common: a page of widgets over the living background."""

from __future__ import annotations

from collections.abc import Hashable

from game.language import _
from scenes.quiet_scene import QuietScene
from scenes.scene import Frame, MenuRoute, Stage
from scenes.table.actions import Action, Device
from scenes.table.assets import DISPLAY
from scenes.table.background import Background
from scenes.table.button_art import SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Intent, Press
from scenes.table.page_geometry import PageGeometry
from scenes.table.tooltips import Layer
from scenes.table.widgets import Group, Widget

WIDGET_Z = 100.0
BOKEH = 26


class PageScene(QuietScene):
    """A page: a title, a way back, and what a scene puts between. It decides nothing by itself.

    A scene gives `title`, fills the page in `_widgets` (anew for each size and whenever `rebuild` is called)
    and draws what is no widget in `_pictures`. Back leads to the menu, or closes what stands over the page.
    """

    title = ""
    name = ""  # as the trace names the page

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.background = Background(stage.assets, stage.decoration)
        self.group = Group(self.timeline)
        self.controls = Controls(self.timeline, stage.sounds)
        self.first: Hashable = "back"  # what has the focus at the beginning
        self._is_announced = False

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        self.geometry = PageGeometry(width, height, self.stage.settings.ui_scale)
        self.look = Look(self.stage.assets, self.geometry.unit)
        self.background.lay_out(width, height, (width / 2, height / 2), density=BOKEH)
        self.rebuild()
        self.host.lay_out(width, height, self.look)

    def rebuild(self) -> None:
        """Make the widgets again: the size or what they show has changed; the focus stays on its key."""
        self.group.replace([self._back_button(), *self._widgets()])
        rects = self.group.rects()
        if self.controls.focus.key is None:
            self.controls.reset(self.first)
        self.controls.keep_near(rects, self.first)
        if self.stage.translator.device is not Device.MOUSE and not self.controls.is_visible:
            self.controls.show(self.controls.focus.key, rects)
        self._stale = True

    def _back_button(self) -> Button:
        rect = self.geometry.back
        return Button("back", rect, _("Back"), self.leave, SECONDARY, "chevron_left", Action.BACK)

    def _widgets(self) -> list[Widget]:
        """Everything that can be used, at its place in `self.geometry.content`."""
        raise NotImplementedError

    def _pictures(self) -> list[Sprite]:
        """What is only to be seen."""
        return []

    def handle(self, intent: Intent) -> None:
        self._stale = True
        if self.host.handle(intent):
            return
        if isinstance(intent, Act):
            self._act(intent.action)
            return
        if isinstance(intent, Press) and self.group.at(intent.x, intent.y):
            self.stage.sounds.play("press", intent.x / self.geometry.width)
        self.controls.handle(intent, self.group, self.group.rects(), self.first)

    def _act(self, action: Action) -> None:
        """What keys and buttons mean on this page; a scene adds its own before these."""
        if action is Action.BACK:
            self.stage.sounds.play("deselect")
            self.leave()
        elif action is Action.CONFIRM:
            key = self.controls.chosen(self.group.rects(), self.first)
            if key is not None:
                self.stage.sounds.play("press")
                self.group.tap(key)

    def leave(self) -> None:
        """Go back to where the page was opened from."""
        self.stage.go(MenuRoute())

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self._is_announced:
            self.background.is_still = self.stage.settings.is_background_still
            self.background.is_thin = self.stage.is_load_high
            self._stale |= self.background.tick(seconds)

    def wake(self) -> None:
        super().wake()
        self.background.wake()

    @property
    def layer(self) -> Layer:
        return self.host.layer_over(Layer(self.group, self.controls.visible_key, self.look))

    def draw(self) -> Frame:
        self._stale = False
        device, g = self.stage.translator.device, self.geometry
        sprites = self.background.display() + self._title() + self._pictures()
        sprites += self.group.display(self.look, device, WIDGET_Z)
        if device is not Device.MOUSE and self.host.current is None:
            sprites += self.controls.display(self.look)
        sprites += self.host.display()
        sprites += self.toast.display(self.look, g.width / 2, g.height, 0.9 * g.width, self.host.buttons)
        note = "" if self._is_announced else f"# ready {self.name}"
        self._is_announced = True
        return Frame(self.background.backdrop, sprites, note)

    def _title(self) -> list[Sprite]:
        g = self.geometry
        size = min(self.look.size(64, 24), 0.9 * g.back.height)
        words = self.stage.assets.text(self.title, size, self.stage.assets.palette.text, DISPLAY)
        left = g.back.right + g.gap
        x = max(g.width / 2, left + words.get_width() / 2)
        return [Sprite(words, x, g.back.centery, WIDGET_Z)]
