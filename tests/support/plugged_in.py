"""A hand on a controller that SDL takes for a real one, for whoever plays in this process."""

from __future__ import annotations

from tests.support.hands_here import PadHand
from tests.support.pilot import DOWN, LEFT, RIGHT, UP, Direction
from tests.support.player import Player
from tests.support.virtual_controller import Button, VirtualController

ARROWS = {LEFT: Button.LEFT, RIGHT: Button.RIGHT, UP: Button.UP, DOWN: Button.DOWN}


class PluggedIn(PadHand):
    """Presses its buttons."""

    def __init__(self, player: Player, pad: VirtualController) -> None:
        super().__init__(player)
        self._pad = pad

    def steer(self, direction: Direction) -> None:
        self.press(ARROWS[direction])

    def confirm(self) -> None:
        self.press(Button.A)

    def draw(self) -> None:
        self.press(Button.X)

    def press(self, button: Button) -> None:
        """Press a button and let it go."""
        for move in (self._pad.press, self._pad.release):
            move(button)
            self.player.app.step()
