"""Matches of Hearts by real clicks and by real keys; `test_comforts.py` plays them by controller.

What the program in the window has done stands in its trace; from that the test knows the table as the player
would see it.
"""

import time
from pathlib import Path

import pytest

from game.cards import Card
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from scenes.hearts.layout import Geometry
from scenes.hearts.session import Session
from scenes.trace import Trace
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hearts_player import MATCH, HeartsPlayer

pytestmark = pytest.mark.real_window

SIZE = (1280, 720)
WINDOW = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--reduced-motion")
EMPTY = (SIZE[0] / 2, 0.25 * SIZE[1])  # a point of the table where nothing can be used
LONGEST, LONGEST_ROUND = 400, 60  # s


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


class Typist:
    """Plays a round with the arrow keys and Enter alone, trusting the focus to be on something useful."""

    def __init__(self, game: GameProcess) -> None:
        self._game = game

    @property
    def record(self) -> MatchRecord:
        return MatchRecord.replay("\n".join(self._game.read_trace()))

    def pass_three(self) -> None:
        """Show the focus, then choose every other card: the third choice leads the focus to the button."""
        self._game.key("Right", "Return", "Right", "Return", "Left", "Return")
        self._game.key("Return")  # apart from the last one, or it is taken for a key that repeats
        wait_until(lambda: len(self._game.moves()) >= 4, self._game.report)

    def play_round(self) -> None:
        """Press Enter: it plays the card that the focus is led to, and hurries the others."""
        deadline = time.monotonic() + LONGEST_ROUND
        while self.record.state.round.phase is not Phase.SCORED:
            assert time.monotonic() < deadline, self._game.report()
            self._game.key("Return")
            time.sleep(0.1)


def test_by_keys(display: Display, tmp_path: Path) -> None:
    with GameProcess(display, tmp_path, "--deal", MATCH, *WINDOW) as game:
        typist = Typist(game)
        typist.pass_three()
        typist.play_round()
        played = typist.record
        assert len(played.state.round.tricks) == 13
        game.key("Return")  # the first only fast-forwards to the sheet
        wait_until(lambda: _goes_on(game), game.report)
        game.key("alt+F4")
        assert game.wait_for_end() == 0


def _goes_on(game: GameProcess) -> bool:
    """Ask for the next round until it is dealt."""
    game.key("Return")
    time.sleep(0.2)
    return "next" in game.moves()
