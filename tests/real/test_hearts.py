"""Whole matches of Hearts: by real clicks in a real window, and by a controller that SDL takes for one.

What the program in the window has done stands in its trace; from that the test knows the table as the player
would see it.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame._sdl2 import controller

from game.cards import Card
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from scenes.hearts.layout import Geometry
from scenes.hearts.session import Session
from scenes.trace import Trace
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hands_here import PadHand
from tests.support.hearts_player import MATCH, HeartsPlayer
from tests.support.pilot import DOWN, LEFT, RIGHT, UP, Direction
from tests.support.virtual_controller import Button, VirtualController

pytestmark = pytest.mark.real_window

SIZE = (1280, 720)
WINDOW = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--reduced-motion")
EMPTY = (SIZE[0] / 2, 0.25 * SIZE[1])  # a point of the table where nothing can be used
LONGEST = 400  # s


class Clicker:
    """Plays a match in a window by clicking: the first cards that the rules allow."""

    def __init__(self, game: GameProcess, onlooker: HeartsPlayer) -> None:
        self._game, self._onlooker = game, onlooker
        self._table = Geometry(*SIZE)
        self.session = Session(MatchRecord.replay(f"match {MATCH}").code, Trace(None))

    def play(self) -> None:
        """Play until somebody has won."""
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            self.session.adopt(MatchRecord.replay("\n".join(self._game.read_trace())))
            if self.session.winner is not None:
                return
            self._do_something()
        raise AssertionError(self._game.report())

    def _do_something(self) -> None:
        session = self.session
        if session.phase is Phase.SCORED:
            self._click_next()
        elif session.is_choosing:
            for card in session.hand()[:3]:
                self._click(card)
                session.pick(card)
            self._game.click(*self._table.pass_button.center)
            self._wait_for_more()
        elif session.is_my_turn:
            self._click(next(card for card in session.hand() if card in session.playable))
            self._wait_for_more()
        else:
            self._game.click(*EMPTY)

    def _click(self, card: Card) -> None:
        """Click on what is seen of a card in the hand."""
        hand, g = self.session.hand(), self._table
        spot = g.fan(len(hand))[hand.index(card)]
        self._game.click(spot.x - 0.32 * g.card_width, spot.y - 0.2 * g.card_height)

    def _click_next(self) -> None:
        """Ask for the next round where the sheet has its button, once it is open."""
        scene = self._onlooker.scene
        scene.adopt(self.session.record)
        scene.overlays.scores()
        self._game.click(*scene.overlays.current.group.rects()["next"].center)
        time.sleep(0.4)

    def _wait_for_more(self) -> None:
        count = len(self._game.moves())
        time.sleep(0.05)
        known = len(self.session.record.done)
        wait_until(lambda: max(count, len(self._game.moves())) > known, self._game.report)


def test_by_mouse(display: Display, tmp_path: Path) -> None:
    onlooker = HeartsPlayer(MATCH, SIZE)
    with GameProcess(display, tmp_path, "--deal", MATCH, *WINDOW) as game:
        assert game.read_trace()[0] == f"match {MATCH}"
        clicker = Clicker(game, onlooker)
        clicker.play()
        winner = clicker.session.winner
        assert winner is not None
        assert clicker.session.totals[winner] == min(clicker.session.totals)
        assert game.close() == 0
    onlooker.leave()


class PluggedIn(PadHand):
    """A hand on the virtual controller."""

    def __init__(self, player: HeartsPlayer, pad: VirtualController) -> None:
        super().__init__(player)
        self._pad = pad

    def steer(self, direction: Direction) -> None:
        self.press({LEFT: Button.LEFT, RIGHT: Button.RIGHT, UP: Button.UP, DOWN: Button.DOWN}[direction])

    def confirm(self) -> None:
        self.press(Button.A)

    def press(self, button: Button) -> None:
        """Press a button and let it go."""
        for move in (self._pad.press, self._pad.release):
            move(button)
            self.player.app.step()


@pytest.fixture
def player(display: Display, monkeypatch: pytest.MonkeyPatch) -> Iterator[HeartsPlayer]:
    """Someone at the table, in a window on the display, whose controllers need no focus."""
    monkeypatch.setenv("DISPLAY", display.name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    player = HeartsPlayer(MATCH, (640, 360), is_reduced_motion=True)
    player.wait(0.2)  # the devices are opened after the first frames
    player.hurry()
    yield player
    controller.quit()
    player.app.close()


def test_by_controller(player: HeartsPlayer) -> None:
    with VirtualController() as pad:
        player.app.step()
        hand, session = PluggedIn(player, pad), player.scene.session
        while session.winner is None:
            player.wait_for_turn()
            if player.overlay == "scores" and session.winner is None:
                hand.confirm()
            elif session.is_choosing:
                for card in player.hand[:3]:
                    hand.pick(card)
                assert player.focus == "pass"
                hand.confirm()
            elif session.is_my_turn:
                hand.pick(next(card for card in player.hand if card in session.playable))
        player.wait_until(lambda: player.overlay == "scores")
        hand.confirm()
        player.settle()
        assert player.overlay == "win"
        assert MatchRecord.replay(session.record.text) == session.record
