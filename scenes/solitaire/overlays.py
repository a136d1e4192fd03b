"""What stands over the table of Heart to Heart, one at a time: pause, questions, dead end, result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.deals import DealCode
from game.language import _
from scenes.solitaire import dialogs
from scenes.solitaire.result import Choices, Result, ResultPanel
from scenes.table import clipboard, theme
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Action, Device, Intent, Press, Typed
from scenes.table.overlay import Dialog, Overlay, open_overlay, scrim
from scenes.table.timeline import linear

if TYPE_CHECKING:
    from scenes.solitaire.scene import SolitaireScene


class Overlays:
    """Opens and closes them, and brings them the player's intents."""

    def __init__(self, scene: SolitaireScene) -> None:
        self._scene = scene
        self.current: Overlay | None = None
        self._controls = Controls(scene.timeline)
        self._size = (1, 1)

    def lay_out(self, width: int, height: int) -> None:
        self._size = (width, height)
        if self.current is not None:
            self.current.lay_out(width, height, self._scene.view.look)
            self._controls.follow(self.current.group.rects())

    @property
    def is_typing(self) -> bool:
        return isinstance(self.current, Dialog) and self.current.field is not None

    # Opening and closing.

    def pause(self) -> None:
        scene = self._scene
        scene.view.is_covered = True
        scene.deselect()
        self._open(dialogs.pause(self, scene.stage.settings, scene.timeline, scene.stage.sounds.is_available))

    def resume(self) -> None:
        self.clear()

    def dead_end(self) -> None:
        scene = self._scene
        scene.stage.sounds.play("dead_end")
        close = partial(self._look, _("No more moves"))
        self._open(dialogs.dead_end(self, scene.timeline, scene.session.record.can_undo, close))

    def win(self) -> None:
        """The celebration starts when the last pair is home; the panel follows."""
        scene = self._scene
        is_reduced = scene.view.is_reduced
        home = 0.0 if is_reduced else theme.PAIR_MEET + theme.PAIR_KISS + theme.PAIR_FLIGHT
        scene.timeline.after(home, self._celebrate)

    def _celebrate(self) -> None:
        scene = self._scene
        if not scene.view.is_won(scene.session):
            return
        scene.stage.sounds.play("win")
        scene.view.celebration.start(scene.view.geometry, scene.view.is_reduced)
        scene.timeline.after(0.0 if scene.view.is_reduced else theme.WIN_PANEL_DELAY, self._show_result)

    def _show_result(self) -> None:
        scene = self._scene
        if not scene.view.is_won(scene.session) or self.current is not None:
            return
        session, state = scene.session, scene.session.state
        result = Result(session.seconds, state.moves, state.score, state.recycles + 1, str(session.code))
        look = partial(self._look, _("Result"))
        choices = Choices(self.new_deal, self.restart, look, self.undo, scene.to_menu, scene.copy_code)
        panel = ResultPanel(result, choices, scene.timeline)
        self._open(panel, theme.PANEL_RISE)
        if scene.view.is_reduced:
            panel.counted = 1.0
        else:
            scene.timeline.move(panel, theme.COUNTERS, linear, 0.3, counted=1.0)

    def reopen(self) -> None:
        """Show the window again that the chip stands for."""
        scene = self._scene
        if scene.view.is_won(scene.session):
            scene.view.celebration.start(scene.view.geometry, scene.view.is_reduced)
            self._show_result()
        else:
            self.dead_end()

    def ask(self, title: str, yes: str, on_yes: Callable[[], None]) -> None:
        """Ask before the game in progress is given up."""
        scene, before = self._scene, self.current
        text = _("The game in progress will be lost.")

        def stay() -> None:
            if before is not None and before.name != "question":
                self._open(before)
            else:
                self.clear()

        self._open(dialogs.question(scene.timeline, title, text, yes, on_yes, stay))

    def _look(self, chip: str) -> None:
        """Look at the table; a small button brings back the window."""
        self.clear()
        self._scene.view.celebration.stop()
        self._scene.view.set_chip(chip, self._scene.session)

    def clear(self) -> None:
        """Nothing stands over the table any more."""
        if self.current is not None:
            self._scene.timeline.drop(self.current)
        self.current = None
        self._scene.view.is_covered = False
        self._scene.view.set_chip(None, self._scene.session)
        self._scene.wake()

    def _open(self, overlay: Overlay, duration: float = theme.SHEET_RISE) -> None:
        scene = self._scene
        self.current = overlay
        scene.view.set_chip(None, scene.session)
        overlay.shown = 0.0
        overlay.lay_out(*self._size, scene.view.look)
        open_overlay(overlay, scene.timeline, scene.view.is_reduced, duration)
        is_visible = scene.stage.translator.device is not Device.MOUSE
        self._controls.reset(overlay.first)
        if is_visible:
            self._controls.focus.is_visible = False
            self._controls.show(overlay.first, overlay.group.rects())
        else:
            self._controls.hide()
            self._controls.follow(overlay.group.rects())

    # Intents.

    def handle(self, intent: Intent) -> bool:
        """Bring an intent to what stands over the table; False when nothing does."""
        overlay = self.current
        if overlay is None:
            return False
        field = overlay.field if isinstance(overlay, Dialog) else None
        if isinstance(intent, Typed) and field is not None:
            field.type(intent.text)
        elif isinstance(intent, Act):
            self._act(intent.action, overlay)
        else:
            if isinstance(intent, Press) and overlay.group.at(intent.x, intent.y):
                self._scene.stage.sounds.play("press")
            self._controls.handle(intent, overlay.group, overlay.group.rects(), overlay.first)
        return True

    def _act(self, action: Action, overlay: Overlay) -> None:
        field = overlay.field if isinstance(overlay, Dialog) else None
        if action is Action.BACK or (action is Action.PAUSE and overlay.name == "pause"):
            overlay.back()
        elif action is Action.CONFIRM or (action is Action.DRAW and field is None):
            self._confirm(overlay)
        elif action is Action.ERASE and field is not None:
            field.erase()
        elif action is Action.PASTE and field is not None:
            self.paste_code()
        elif action is Action.UNDO and overlay.name in ("dead-end", "win"):
            self.undo()
        elif action is Action.NEW and overlay.name in ("dead-end", "win"):
            self.new_deal()
        elif action is Action.COPY:
            self._scene.copy_code()

    def _confirm(self, overlay: Overlay) -> None:
        rects = overlay.group.rects()
        key = self._controls.chosen(rects, overlay.first)
        if key is not None:
            self._scene.stage.sounds.play("press")
            overlay.group.tap(key)

    # What the dialogs ask for.

    def undo(self) -> None:
        self._scene.undo()

    def new_deal(self) -> None:
        self._scene.start(None)

    def restart(self) -> None:
        self._scene.start(self._scene.session.code)

    def ask_new_deal(self) -> None:
        self._unless_lost(_("Start a new deal?"), _("New deal"), self.new_deal)

    def ask_restart(self) -> None:
        self._unless_lost(_("Restart this deal?"), _("Restart"), self.restart)

    def ask_menu(self) -> None:
        self._unless_lost(_("Leave this game?"), _("Main menu"), self._scene.to_menu)

    def _unless_lost(self, title: str, yes: str, on_yes: Callable[[], None]) -> None:
        if self._scene.session.has_progress:
            self.ask(title, yes, on_yes)
        else:
            on_yes()

    def ask_code(self) -> None:
        self._open(dialogs.deal_code(self, self._scene.timeline, self.pause))

    def enter_code(self, text: str) -> None:
        """Play the deal of a typed code; a sentence says what is wrong with it, and the game stays."""
        try:
            code = DealCode.parse(text)
        except ValueError as error:
            self._scene.stage.sounds.play("wrong")
            self._scene.toast.say(str(error))
            return
        self._unless_lost(
            _("Give up this game?"), _("Play {code}").format(code=code), lambda: self._scene.start(code)
        )

    def paste_code(self) -> None:
        overlay = self.current
        if isinstance(overlay, Dialog) and overlay.field is not None:
            overlay.field.text = ""
            overlay.field.type(clipboard.paste())

    def change_settings(self) -> None:
        self._scene.apply_settings()

    def set_fullscreen(self, is_full: bool) -> None:
        self._scene.stage.set_fullscreen(is_full)

    def display(self, device: Device) -> list[Sprite]:
        overlay = self.current
        if overlay is None:
            return []
        look = self._scene.view.look
        strength = 0.25 if overlay.name == "win" else 0.55
        sprites = scrim(look, *self._size, overlay.shown, strength)
        sprites += overlay.display(look, device)
        if device is not Device.MOUSE and overlay.shown > 0.9:
            sprites += self._controls.display(look)
        return sprites
