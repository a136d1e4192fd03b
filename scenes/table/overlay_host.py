"""Holds what stands over a scene, one thing at a time, and brings it the player's intents."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.table import clipboard, theme
from scenes.table.actions import Action, Device
from scenes.table.button_art import Look
from scenes.table.code_dialog import CodeDialog
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Cycle, Intent, Press, Step, Translator, Typed
from scenes.table.overlay import Overlay, open_overlay, scrim
from scenes.table.settings import Settings
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline
from scenes.table.tooltips import Layer


class OverlayHost:
    """Opens, closes, lays out and shows overlays; `on_action` may take an action before the overlay does."""

    def __init__(
        self,
        timeline: Timeline,
        sounds: Sounds,
        settings: Settings,
        translator: Translator,
        on_action: Callable[[Action, Overlay], bool],
    ) -> None:
        self._timeline, self._sounds, self._settings = timeline, sounds, settings
        self._translator, self._on_action = translator, on_action
        self._controls = Controls(timeline, sounds)
        self._size = (1, 1)
        self._look: Look | None = None
        self.current: Overlay | None = None

    def lay_out(self, width: int, height: int, look: Look) -> None:
        """The picture has this size now (pixels)."""
        self._size, self._look = (width, height), look
        if self.current is not None:
            self.current.lay_out(width, height, look)
            self._controls.follow(self.current.group.rects())

    @property
    def field(self) -> CodeDialog | None:
        """The dialog on screen if it has a line to type into."""
        return self.current if isinstance(self.current, CodeDialog) else None

    def complain(self, sentence: str) -> None:
        """Say what is wrong with what was typed, next to it."""
        self._sounds.play("wrong")
        if self.field is not None:
            self.field.complain(sentence)
            self._controls.follow(self.field.group.rects())

    def open(self, overlay: Overlay, duration: float = theme.SHEET_RISE) -> None:
        """Show an overlay instead of whatever stood there."""
        assert self._look is not None
        self.current = overlay
        overlay.shown = 0.0
        if self.field is not None:
            self.field.heed(self._translator.device)
        overlay.lay_out(*self._size, self._look)
        open_overlay(overlay, self._timeline, self._settings.is_reduced_motion, duration)
        self._controls.reset(overlay.first)
        self._controls.hide()
        if self._translator.device is not Device.MOUSE:
            self._controls.show(overlay.first, overlay.group.rects())

    @property
    def buttons(self) -> list[pygame.Rect]:
        """Where things that can be used lie on what stands there (pixels)."""
        return list(self.current.group.rects().values()) if self.current else []

    def close(self) -> None:
        """Nothing stands over the scene any more."""
        if self.current is not None:
            self._timeline.drop(self.current)
        self.current = None

    def handle(self, intent: Intent) -> bool:
        """Bring an intent to the overlay; False when there is none."""
        overlay = self.current
        if overlay is None:
            return False
        if self._has_changed_device() and isinstance(intent, Step | Cycle):
            return True  # it shows where the focus is now
        if isinstance(intent, Typed) and self.field is not None:
            self._type(intent.text, self.field)
        elif isinstance(intent, Act):
            self._act(intent.action, overlay)
        else:
            if isinstance(intent, Press) and overlay.group.at(intent.x, intent.y):
                self._sounds.play("press")
            self._controls.handle(intent, overlay.group, overlay.group.rects(), overlay.first)
        return True

    def _has_changed_device(self) -> bool:
        """Whether a line to type into got or lost its keys, because another device is in use."""
        if self.field is None or not self.field.heed(self._translator.device):
            return False
        self._controls.show(self.field.first, self.field.group.rects())
        return True

    def _type(self, text: str, dialog: CodeDialog) -> None:
        """Letters go to the line; a blank uses the button that has the focus."""
        key = self._controls.focus.key if self._controls.is_visible else "field"
        if text == " " and key != "field":
            self._confirm(dialog)
        else:
            dialog.type(text)

    def _act(self, action: Action, overlay: Overlay) -> None:
        field = self.field
        if self._on_action(action, overlay):
            return
        if field is not None and self._act_on_line(action, field):
            return
        if action is Action.BACK:
            self._sounds.play("deselect")
            overlay.back()
        elif action is Action.CONFIRM or (action is Action.DRAW and field is None):
            self._confirm(overlay)

    def _act_on_line(self, action: Action, dialog: CodeDialog) -> bool:
        """What is meant for the line to type into. On a controller, back erases before it leaves."""
        is_pad = self._translator.device is Device.CONTROLLER
        if action is Action.ERASE or (action is Action.BACK and is_pad and dialog.has_text):
            dialog.erase()
        elif action is Action.PASTE:
            self.paste()
        elif action is Action.PAUSE and is_pad:
            dialog.done()
        else:
            return False
        return True

    def _confirm(self, overlay: Overlay) -> None:
        """Use what has the focus; while none is shown, what a dialog suggests first."""
        rects = overlay.group.rects()
        key = self._controls.chosen(rects, overlay.first) if self._controls.is_visible else overlay.first
        if key is not None:
            self._sounds.play("press")
            overlay.group.tap(key)

    def paste(self) -> None:
        """Put what is on the clipboard into the line to type into."""
        if self.field is not None:
            self.field.paste(clipboard.paste())

    def layer_over(self, layer: Layer) -> Layer:
        """The controls of what stands here; those of the layer below when nothing does."""
        if self.current is None:
            return layer
        return Layer(self.current.group, self._controls.visible_key, layer.look)

    def display(self, scrim_strength: float = 0.55) -> list[Sprite]:
        """The overlay over its scrim; nothing when there is none."""
        overlay, look = self.current, self._look
        if overlay is None or look is None:
            return []
        device = self._translator.device
        sprites = scrim(look, *self._size, overlay.shown, scrim_strength)
        sprites += overlay.display(look, device)
        if device is not Device.MOUSE and overlay.shown > 0.9:
            sprites += self._controls.display(look)
        return sprites
