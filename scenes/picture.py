"""The picture in the window: the scene, what covers it on the way to another, the tip beside a button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.scene import Frame, Scene
from scenes.screen import Screen
from scenes.table.actions import Device
from scenes.table.display import Painter
from scenes.table.tooltips import Tooltips
from scenes.transition import Transition

Paint = Callable[[Frame], list[pygame.Rect]]


class Picture:
    """Draws what changed, when something did."""

    def __init__(self, screen: Screen, transition: Transition, tooltips: Tooltips) -> None:
        self._screen, self._transition, self._tooltips = screen, transition, tooltips
        self._painter = Painter()
        self.is_spoiled = True  # the window needs a picture, whatever the scene says

    def begin_anew(self) -> None:
        """Whatever was drawn so far cannot be trusted."""
        self._painter, self.is_spoiled = Painter(), True

    def expose(self) -> None:
        """The window has lost what it showed."""
        self._painter.forget()
        self.is_spoiled = True

    def forget_sizes(self) -> None:
        """The picture has another size or dress."""
        self._painter.cache.clear()

    def paint(self, frame: Frame) -> list[pygame.Rect]:
        """Bring the canvas up to date; returns the regions that were drawn."""
        return self._painter.paint(self._screen.canvas, frame.backdrop, frame.sprites)

    def show(self, scene: Scene, device: Device, paint: Paint) -> Frame | None:
        """Draw what changed with `paint`, and show it; None when nothing did."""
        if not self._is_due(scene):
            return None
        is_covered, frame = self._transition.is_running, scene.draw()
        if not is_covered:
            tip = self._tooltips.display(scene.layer, device, self._screen.size)
            frame = frame._replace(sprites=frame.sprites + tip)
        regions = paint(frame)
        if is_covered:
            self._transition.paint(self._screen.canvas)
            self._painter.forget()
        if regions or is_covered or self._screen.is_resizing:
            self._screen.present()
        self.is_spoiled = False
        return frame

    def _is_due(self, scene: Scene) -> bool:
        is_new = scene.is_stale or self._painter.is_unfinished or self.is_spoiled
        return is_new or self._transition.is_running or self._screen.is_resizing
