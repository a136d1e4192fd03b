"""Whole games, from the deal to the panel of the win: by mouse, by keys, by controller.

Beside the program in its window, an app in this process plays the same game: from it the test learns where
the focus is, where the panel's button lies, and which deal comes next.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame._sdl2 import controller

from game.deals import DealCode
from game.heart_to_heart.rules import Outcome
from scenes.app import App
from scenes.starting import Options
from tests.support.display import PATIENCE, Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hands import Mouse
from tests.support.pilot import Keys, Onlooker, Pad, Pilot
from tests.support.transcripts import Transcript, winning_game
from tests.support.virtual_controller import Button, VirtualController

pytestmark = pytest.mark.real_window

SIZE = (1280, 720)
SEED = 7  # which deals follow the first
WINDOW = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--seed", str(SEED))

AppMaker = Callable[..., App]


@pytest.fixture
def app_for() -> Iterator[AppMaker]:
    """Makes the program in this process, in the middle of a deal; closes it after the test."""
    made: list[App] = []

    def make(game: Transcript, trace: Path | None = None, is_reduced_motion: bool = False) -> App:
        app = App(
            Options(
                code=DealCode.parse(game.code),
                size=SIZE,
                seed=SEED,
                is_muted=True,
                is_reduced_motion=is_reduced_motion,
                trace=str(trace) if trace else None,
            )
        )
        made.append(app)
        for _turn in range(5):  # the devices are opened after the first frames
            app.step()
        return app

    yield make
    for app in made:
        controller.quit()  # pygame.quit alone leaves SDL half open, and the next app would never see a pad
        app.close()


@pytest.fixture
def on_display(display: Display, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of this process open on the display, too, and its controllers need no focus."""
    monkeypatch.setenv("DISPLAY", display.name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")


def is_dealt_again(game: GameProcess, code: str) -> bool:
    """Whether the program has dealt this code by now."""
    return f"deal {code}" in game.read_trace()


def test_by_mouse(display: Display, tmp_path: Path, app_for: AppMaker) -> None:
    played = winning_game("HH1-N-AAAAAAM")
    onlooker = Onlooker(app_for(played))
    onlooker.replay(played.moves)
    onlooker.wait_for_overlay("win")
    button = onlooker.button("new")
    onlooker.scene.overlays.new_deal()
    next_code = str(onlooker.scene.session.code)

    with GameProcess(display, tmp_path, "--deal", played.code, *WINDOW) as game:
        Mouse(game).play(played.moves)
        assert game.read_trace() == [f"deal {played.code}", *played.moves]

        # Under the button lies nothing but the empty heart, so clicks do nothing until the panel is open.
        deadline = time.monotonic() + PATIENCE
        while not is_dealt_again(game, next_code) and time.monotonic() < deadline:
            game.click(*button.center)
            time.sleep(0.2)
        assert is_dealt_again(game, next_code), game.report()


def test_by_keys(display: Display, tmp_path: Path, app_for: AppMaker) -> None:
    played = winning_game("HH1-N-AAAAAAJ")
    app = app_for(played, is_reduced_motion=True)
    with GameProcess(display, tmp_path, "--deal", played.code, *WINDOW, "--reduced-motion") as game:
        keys = Keys(app, game)
        pilot = Pilot(app, keys)
        made: list[str] = []
        for move in played.moves:
            pilot.make(move)
            made.append(move)
            game.wait_for_moves(made)
        assert game.read_trace() == [f"deal {played.code}", *played.moves]

        pilot.wait_for_overlay("win")
        time.sleep(1.0)  # in the window the panel opens in its own time, at once with reduced motion
        keys.confirm()
        next_code = str(pilot.scene.session.code)
        assert next_code != played.code
        wait_until(lambda: is_dealt_again(game, next_code), game.report)


@pytest.mark.usefixtures("on_display")
def test_by_controller(tmp_path: Path, app_for: AppMaker) -> None:
    played = winning_game("HH1-N-AAAAAAC")
    trace = tmp_path / "trace.txt"
    app = app_for(played, trace)
    with VirtualController() as plugged_in:
        app.step()  # the program notices the new controller before a hand can press a button of it
        pad = Pad(app, plugged_in)
        pilot = Pilot(app, pad)
        for move in played.moves:
            pilot.make(move)
        lines = trace.read_text(encoding="utf-8").splitlines()
        assert lines == [f"deal {played.code}", *played.moves]
        pilot.wait_for_overlay("win")

        pad.press(Button.LB)
        assert pilot.scene.overlay is None
        assert pilot.scene.session.outcome is Outcome.PLAYING
        pad.press(Button.RB)
        pilot.wait_for_overlay("win")
        pad.confirm()
        assert str(pilot.scene.session.code) != played.code
