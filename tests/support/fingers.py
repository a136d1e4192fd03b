"""What a player does with mouse, keyboard and controller: events as the real ones give them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from scenes.app import App

PAD = 0  # the instance number of the controller
Point = tuple[float, float]


class Fingers:
    """Posts events to the program in this process. What can be pointed at, `rect_of` says."""

    app: App
    _has_asked_to_close = False

    @property
    def here(self) -> Any:
        """The scene that is on."""
        raise NotImplementedError

    def rect_of(self, target: Hashable) -> pygame.Rect:
        """Where something lies."""
        raise NotImplementedError

    def post(self, *events: pygame.Event) -> None:
        """Put events into the queue, for the next turn."""
        for event in events:
            pygame.event.post(event)
            self._has_asked_to_close |= event.type == pygame.QUIT

    def press(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press a key and let it go."""
        typed = [pygame.Event(pygame.TEXTINPUT, text=text)] if text else []
        self.post(
            pygame.Event(pygame.KEYDOWN, key=key, mod=mod),
            *typed,
            pygame.Event(pygame.KEYUP, key=key, mod=mod),
        )
        self.app.step()

    def type(self, text: str) -> None:
        """Type letters: each comes as a key and as text, as from a real keyboard."""
        for letter in text:
            code = ord(letter.lower()) if letter.isascii() else pygame.K_UNKNOWN
            self.press(code, text=letter)

    def undo(self) -> None:
        self.press(pygame.K_z, pygame.KMOD_LCTRL)

    def redo(self) -> None:
        self.press(pygame.K_y, pygame.KMOD_LCTRL)

    def button(self, number: int) -> None:
        """Press a button of the controller and let it go."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(pygame.Event(kind, button=number, instance_id=PAD))
            self.app.step()

    def stick(self, axis: int, value: float) -> None:
        """Move the stick to a value from -1 to 1 and leave it there."""
        self.post(
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(32767 * value), instance_id=PAD)
        )
        self.app.step()

    def hover(self, at: Hashable | Point) -> None:
        self.post(pygame.Event(pygame.MOUSEMOTION, pos=self._in_window(at), rel=(0, 0), buttons=(0, 0, 0)))
        self.app.step()

    def mouse_down(self, at: Hashable | Point, button: int = pygame.BUTTON_LEFT) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self._in_window(at), button=button))

    def mouse_up(self, at: Hashable | Point, button: int = pygame.BUTTON_LEFT) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=self._in_window(at), button=button))

    def click(self, *targets: Hashable | Point, button: int = pygame.BUTTON_LEFT) -> None:
        """Press and let go the mouse button on each of these."""
        for target in targets:
            self.mouse_down(target, button)
            self.mouse_up(target, button)
            self.app.step()

    def tell_press(self, point: Point) -> None:
        """Press the mouse button here without a turn of the program: what it means is known at once."""
        for intent in self.app.translator.translate(
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self._in_window(point), button=pygame.BUTTON_LEFT)
        ):
            x, y = self.app.screen.to_picture(intent.x, intent.y)
            self.here.handle(intent._replace(x=x, y=y))

    def point_of(self, target: Hashable | Point) -> Point:
        """The middle of something, or the point itself."""
        if isinstance(target, tuple):
            return target
        return self.rect_of(target).center

    def _in_window(self, target: Hashable | Point) -> tuple[int, int]:
        """A point of the picture as the window counts it."""
        x, y = self.point_of(target)
        x0, y0 = self.app.screen.to_picture(0, 0)
        x1, y1 = self.app.screen.to_picture(1, 1)
        return round((x - x0) / (x1 - x0)), round((y - y0) / (y1 - y0))
