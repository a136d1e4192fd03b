"""What mouse, keys and controller mean to whoever watches a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol

import pygame

from scenes.scene import Stage
from scenes.table.actions import Action, Device
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Cycle, Intent, Page, Point, Press, Release, Step
from scenes.table.replay_bar import ReplayBar
from scenes.table.timeline import Timeline

FIRST = "play"  # what has the focus at the beginning


class Watched(Protocol):
    """What the hands ask of the replay."""

    stage: Stage
    timeline: Timeline
    bar: ReplayBar
    view: Any

    def play(self) -> None: ...
    def step_back(self) -> None: ...
    def step_forward(self) -> None: ...
    def skip(self, direction: int) -> None: ...
    def copy_code(self) -> None: ...
    def leave(self) -> None: ...


class ReplayHands:
    """Turns intents into the commands of a replay. Cards are not for these hands."""

    def __init__(self, replay: Watched) -> None:
        self._replay = replay
        self.controls = Controls(replay.timeline, replay.stage.sounds)
        self.controls.reset(FIRST)

    def handle(self, intent: Intent) -> None:
        """The player wants something of the replay. Arrows take steps; Tab, up and down move the focus."""
        replay = self._replay
        is_key = replay.stage.translator.device is Device.KEYBOARD
        match intent:
            case Act(action):
                self._act(action)
            case Step(dx, 0) if is_key:
                (replay.step_forward if dx > 0 else replay.step_back)()
            case Step(0, dy) if is_key:
                self.controls.handle(Cycle(dy), replay.bar.group, self._rects(), FIRST)
            case Page(direction):
                replay.skip(direction)
            case Press(x, y) | Release(x, y) | Point(x, y):
                self._point(intent, x, y)
            case _:
                self.controls.handle(intent, replay.bar.group, self._rects(), FIRST)

    def _act(self, action: Action) -> None:
        replay = self._replay
        command: dict[Action, Callable[[], None]] = {
            Action.CONFIRM: self._confirm,
            Action.BACK: self._back,
            Action.DRAW: replay.play,
            Action.PAUSE: replay.play,
            Action.UNDO: replay.step_back,
            Action.REDO: replay.step_forward,
            Action.COPY: replay.copy_code,
        }
        if action in command:
            command[action]()

    def _confirm(self) -> None:
        """Use what has the focus; while none is shown, play or pause."""
        key = self.controls.focus.key if self.controls.is_visible else FIRST
        self._replay.stage.sounds.play("press")
        if not self._replay.bar.group.tap(key):
            self._replay.view.rail.group.tap(key)

    def _back(self) -> None:
        self._replay.stage.sounds.play("deselect")
        self._replay.leave()

    def _point(self, intent: Intent, x: float, y: float) -> None:
        """The pointer is over the bar, over a button of the table, or on the table: that plays or pauses."""
        replay = self._replay
        groups = (replay.bar.group, replay.view.rail.group)
        if isinstance(intent, Press):
            if any(group.at(x, y) for group in groups):
                replay.stage.sounds.play("press", x / replay.view.geometry.width)
            elif y < replay.bar.rect.top:
                replay.play()
        for group in groups:
            self.controls.handle(intent, group, self._rects(), FIRST)

    def follow(self) -> None:
        """The table was laid out anew."""
        self.controls.follow(self._rects())

    def keep_focus(self) -> None:
        """Buttons can be used now that could not before, or the other way round."""
        self.controls.keep_near(self._rects(), FIRST)

    def display(self) -> list[Sprite]:
        """The brackets around what has the focus; none for a mouse."""
        if self._replay.stage.translator.device is Device.MOUSE:
            return []
        return self.controls.display(self._replay.bar.look, self._replay.view.seconds)

    def _rects(self) -> dict[Hashable, pygame.Rect]:
        replay = self._replay
        rects: dict[Hashable, pygame.Rect] = {**replay.bar.group.rects(), **replay.view.rail.rects()}
        rects.pop("track", None)  # for the pointer; steps and parts have buttons
        return rects
