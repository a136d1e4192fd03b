"""The three ways to play in this process: mouse, keyboard, controller. Each does the same its own way."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

import pygame

from tests.support.pilot import DOWN, LEFT, RIGHT, UP, Direction, way
from tests.support.player import Player

PATIENCE = 200  # steps of the focus

ARROWS = {LEFT: pygame.K_LEFT, RIGHT: pygame.K_RIGHT, UP: pygame.K_UP, DOWN: pygame.K_DOWN}
PAD_ARROWS = {
    LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


class Hand:
    """What a player can do, whatever with."""

    name: ClassVar[str]

    def __init__(self, player: Player) -> None:
        self.player = player

    def pick(self, *targets: Hashable) -> None:
        """Use a card, the stock or a button, one after the other."""
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError

    def undo(self) -> None:
        raise NotImplementedError

    def redo(self) -> None:
        raise NotImplementedError

    def hint(self) -> None:
        raise NotImplementedError

    def back(self) -> None:
        raise NotImplementedError

    def pause(self) -> None:
        raise NotImplementedError


class MouseHand(Hand):
    name = "mouse"

    def pick(self, *targets: Hashable) -> None:
        self.player.click(*targets)

    def draw(self) -> None:
        self.player.click("stock")

    def undo(self) -> None:
        self.player.click("undo")

    def redo(self) -> None:
        self.player.click("redo")

    def hint(self) -> None:
        self.player.click("hint")

    def back(self) -> None:
        self.player.click((1, 1), button=pygame.BUTTON_RIGHT)

    def pause(self) -> None:
        self.player.click("pause")


class Steering(Hand):
    """What keys and controller have in common: a focus that is brought to things."""

    def steer(self, direction: Direction) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def pick(self, *targets: Hashable) -> None:
        for target in targets:
            self.go_to(target)
            self.confirm()

    def go_to(self, goal: Hashable) -> None:
        """Bring the focus there, along the shortest way. The first step only shows where it is."""
        for _step in range(PATIENCE):
            rects, focus = self.player.rects(), self.player.focus
            if focus == goal:
                return
            self.steer(way(rects, focus, goal)[0] if focus in rects else UP)
        raise AssertionError(f"the focus never came to {goal!r}")


class KeyHand(Steering):
    name = "keyboard"

    def steer(self, direction: Direction) -> None:
        self.player.press(ARROWS[direction])

    def confirm(self) -> None:
        self.player.press(pygame.K_RETURN)

    def draw(self) -> None:
        self.player.press(pygame.K_SPACE)

    def undo(self) -> None:
        self.player.undo()

    def redo(self) -> None:
        self.player.redo()

    def hint(self) -> None:
        self.player.press(pygame.K_h)

    def back(self) -> None:
        self.player.press(pygame.K_ESCAPE)

    def pause(self) -> None:
        self.player.press(pygame.K_p)


class PadHand(Steering):
    name = "controller"

    def steer(self, direction: Direction) -> None:
        self.player.button(PAD_ARROWS[direction])

    def confirm(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_A)

    def draw(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_X)

    def undo(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)

    def redo(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def hint(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_Y)

    def back(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_B)

    def pause(self) -> None:
        self.player.button(pygame.CONTROLLER_BUTTON_START)


HANDS = (MouseHand, KeyHand, PadHand)
