"""The focus of one layer of a scene, moved by keys and controllers, and the pointer over its widgets."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping

import pygame

from scenes.table import theme
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.focus import Focus
from scenes.table.intents import Cycle, Intent, Point, Press, Release, Step
from scenes.table.sound import Sounds
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group

Rects = Mapping[Hashable, pygame.Rect]


class Controls:
    """Brings intents to widgets and keeps the focus on something that is there."""

    def __init__(self, timeline: Timeline, sounds: Sounds) -> None:
        self.focus = Focus(timeline)
        self._sounds = sounds
        self._last: pygame.Rect | None = None

    @property
    def is_visible(self) -> bool:
        return self.focus.is_visible

    @property
    def visible_key(self) -> Hashable | None:
        """What has the focus, while that is shown."""
        return self.focus.key if self.focus.is_visible else None

    def handle(self, intent: Intent, group: Group, rects: Rects, first: Hashable) -> bool:
        """Steps move the focus, the pointer hovers and presses; True when that was all there is to it."""
        before = self.focus.key
        match intent:
            case Step(dx, dy):
                widget = (
                    group.find(self.focus.key)
                    if self.focus.is_visible and self.focus.key is not None
                    else None
                )
                if not (dx and widget is not None and widget.step(dx)):
                    self.focus.step(rects, dx, dy, first)
            case Cycle(direction):
                self.focus.cycle(rects, direction, first)
            case Point(x, y):
                group.point(x, y)
            case Press(x, y):
                self.hide()
                return group.down(x, y)
            case Release(x, y):
                return group.up(x, y)
            case _:
                return False
        if self.focus.key != before:
            self._sounds.play("focus")
        self._last = rects.get(self.focus.key)
        return True

    def chosen(self, rects: Rects, first: Hashable) -> Hashable | None:
        """What confirm means: the thing with the focus. The first press only shows where that is."""
        if not self.focus.is_visible:
            self.focus.step(rects, 0, 0, first)
            return None
        return self.focus.key if self.focus.key in rects else None

    def show(self, key: Hashable, rects: Rects) -> None:
        """Show the focus on `key`."""
        self.focus.is_visible = True
        self.focus.put(key, rects)
        self._last = rects.get(key)

    def hide(self) -> None:
        """The pointer is in use."""
        self.focus.is_visible = False

    def reset(self, key: Hashable) -> None:
        """Start again from `key`."""
        self.focus.key = key

    def follow(self, rects: Rects) -> None:
        self.focus.follow(rects)

    def keep_near(self, rects: Rects, first: Hashable) -> None:
        """When the thing with the focus is gone, go to what is nearest to where it was."""
        key = self.focus.key
        if key in rects:
            self._last = rects[key]
            if self.focus.is_visible:
                self.focus.put(key, rects)
            else:
                self.focus.follow(rects)
            return
        last = self._last
        if last is None or not rects:
            self.focus.put(first, rects)
        else:
            cards = {k: r for k, r in rects.items() if not isinstance(k, str)} or rects
            self.focus.put(min(cards, key=lambda k: math.dist(cards[k].center, last.center)), rects)
        self._last = rects.get(self.focus.key)

    def display(self, look: Look, seconds: float = 0.0) -> list[Sprite]:
        breath = math.sin(2 * math.pi * seconds / theme.FOCUS_BREATH)
        return self.focus.display(look.assets, look.unit, breath)
