"""Plays Heart to Heart by focus and confirm, as one does with keys or a controller.

The pilot sees an App that runs in this process, so it knows where the focus is and what lies around it. Its
hand may press the keys of another process at the same time: both run the same program, so both stay the same.
"""

from collections import deque
from collections.abc import Hashable, Iterable, Mapping
from typing import Protocol

import pygame

from game.heart_to_heart.rules import WASTE, Place
from scenes.app import App
from scenes.solitaire.scene import SolitaireScene
from scenes.table.focus import nearest
from tests.support.game_process import GameProcess
from tests.support.virtual_controller import Button, VirtualController

Direction = tuple[int, int]

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
PATIENCE = 60 * 20  # turns of the app; 20 s of its time


class Hand(Protocol):
    """How something is pressed."""

    def steer(self, direction: Direction) -> None:
        """One step of the focus."""

    def confirm(self) -> None:
        """Use what has the focus."""

    def draw(self) -> None:
        """Turn the stock."""


class Pad:
    """A hand on a controller."""

    def __init__(self, app: App, controller: VirtualController) -> None:
        self._app, self._controller = app, controller

    def steer(self, direction: Direction) -> None:
        self.press({LEFT: Button.LEFT, RIGHT: Button.RIGHT, UP: Button.UP, DOWN: Button.DOWN}[direction])

    def confirm(self) -> None:
        self.press(Button.A)

    def draw(self) -> None:
        self.press(Button.X)

    def press(self, button: Button) -> None:
        """Press a button and let it go."""
        self._controller.press(button)
        self._app.step()
        self._controller.release(button)
        self._app.step()


class Keys:
    """A hand on the keyboard of a real window; the app in this process gets the same keys."""

    def __init__(self, app: App, game: GameProcess) -> None:
        self._app, self._game = app, game

    def steer(self, direction: Direction) -> None:
        arrows = {
            LEFT: (pygame.K_LEFT, "Left"),
            RIGHT: (pygame.K_RIGHT, "Right"),
            UP: (pygame.K_UP, "Up"),
            DOWN: (pygame.K_DOWN, "Down"),
        }
        self.press(*arrows[direction])

    def confirm(self) -> None:
        self.press(pygame.K_RETURN, "Return")

    def draw(self) -> None:
        self.press(pygame.K_SPACE, "space")

    def press(self, code: int, name: str) -> None:
        """Press a key and let it go; pygame and X have each their own name for it."""
        self._game.key(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=code, mod=0))
        self._app.step()


class Onlooker:
    """Knows the table of an app in this process."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def scene(self) -> SolitaireScene:
        """The table."""
        assert isinstance(self._app.scene, SolitaireScene)
        return self._app.scene

    def replay(self, moves: Iterable[str]) -> None:
        """Make moves, given as lines of the save text, by asking the scene for each."""
        for move in moves:
            match move.split():
                case ["draw" | "recycle"]:
                    self.scene.stock()
                case ["pair", *places]:
                    for word in places:
                        self.scene.pick(place(word))

    def wait_for_overlay(self, name: str) -> None:
        """Let time pass in the app until this stands over the table."""
        for _turn in range(PATIENCE):
            if self.scene.overlay == name:
                return
            self._app.step()
        raise AssertionError(f"{name!r} never opened")

    def button(self, key: str) -> pygame.Rect:
        """Where a button of what stands over the table lies."""
        overlay = self.scene.overlays.current
        assert overlay is not None
        return overlay.group.rects()[key]


class Pilot(Onlooker):
    """Steers the focus of the app to where a move wants it."""

    def __init__(self, app: App, hand: Hand) -> None:
        super().__init__(app)
        self._hand = hand

    def make(self, move: str) -> None:
        """Make a move, given as a line of the save text."""
        match move.split():
            case ["draw" | "recycle"]:
                self._hand.draw()
            case ["pair", *places]:
                for word in places:
                    self.go_to(place(word))
                    self._hand.confirm()
            case _:
                raise ValueError(f"cannot press {move!r}")

    def go_to(self, goal: Hashable) -> None:
        """Bring the focus to a place, step by step along the shortest way. The first press only shows it."""
        for _step in range(PATIENCE):
            rects, focus = self.scene.view.focusable(self.scene.session), self.scene.controls.focus
            if not focus.is_visible or focus.key not in rects:
                self._hand.steer(UP)
            elif focus.key == goal:
                return
            else:
                self._hand.steer(way(rects, focus.key, goal)[0])
        raise AssertionError(f"the focus never came to {goal!r}")


def place(word: str) -> Place:
    """The place that a word of the save text stands for."""
    return WASTE if word == "waste" else int(word)


def way(rects: Mapping[Hashable, pygame.Rect], start: Hashable, goal: Hashable) -> list[Direction]:
    """The fewest steps of the focus from one thing to another."""
    ways: dict[Hashable, list[Direction]] = {start: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            return ways[here]
        for direction in (LEFT, RIGHT, UP, DOWN):
            there = nearest(rects, rects[here], *direction)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], direction]
                waiting.append(there)
    raise AssertionError(f"the focus cannot get from {start!r} to {goal!r}")
