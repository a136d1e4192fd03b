"""Whole games of both kinds by controller, for those who want less motion, larger print or more contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pygame._sdl2 import controller

from game.cards import Card
from game.heart_to_heart.rules import Outcome
from game.hearts.record import MatchRecord
from scenes.table.settings import Face, Motion, Settings, Theme
from tests.support.display import Display
from tests.support.hearts_player import MATCH, HeartsPlayer
from tests.support.pilot import place
from tests.support.player import Player
from tests.support.plugged_in import PluggedIn
from tests.support.transcripts import winning_game
from tests.support.virtual_controller import VirtualController

pytestmark = pytest.mark.real_window

SIZE = (640, 360)
DEAL = "HH1-N-AAAAAAM"
Comfort = Callable[[Settings], None]


def reduced_motion(settings: Settings) -> None:
    settings.motion = Motion.REDUCED


def no_motion(settings: Settings) -> None:
    settings.motion = Motion.OFF


def large_print(settings: Settings) -> None:
    settings.face = Face.LARGE


def high_contrast(settings: Settings) -> None:
    settings.theme = Theme.CONTRAST


COMFORTS = (reduced_motion, no_motion, large_print, high_contrast)


@pytest.fixture
def sit_down(display: Display, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Lets someone begin: in a window on the display, with controllers that need no focus."""
    monkeypatch.setenv("DISPLAY", display.name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    seated: list[Player] = []

    def begin(player: Player, comfort: Comfort) -> None:
        seated.append(player)
        comfort(player.app.stage.settings)
        player.scene.apply_settings()
        player.settle()  # the devices are opened meanwhile

    yield begin
    for player in seated:
        controller.quit()
        player.app.close()


@pytest.mark.parametrize("comfort", COMFORTS)
def test_a_deal_is_won(sit_down: Callable[..., None], comfort: Comfort) -> None:
    player = Player(DEAL, SIZE)
    sit_down(player, comfort)
    with VirtualController() as pad:
        player.app.step()
        hand, played = PluggedIn(player, pad), winning_game(DEAL)
        known = spots(player)
        for move in played.moves:
            make(hand, move)
            known |= spots(player)
            if player.app.stage.settings.is_reduced_motion:
                assert not on_their_way(player, known)
        assert player.moves == list(played.moves)
        assert player.scene.session.outcome is Outcome.WON
        player.settle()
        assert player.overlay == "win"
        hand.confirm()
        player.settle()
        assert player.code != DEAL


def spots(player: Player) -> set[tuple[float, float]]:
    """Where cards belong at this moment."""
    return {(place.x, place.y) for place in player.scene.view.places(player.scene.session).values()}


def on_their_way(player: Player, known: set[tuple[float, float]]) -> list[Card]:
    """The cards that fly; in reduced motion they fade from one of the known spots to another."""
    return [card for card, sprite in player.sprites.items() if (sprite.x, sprite.y) not in known]


def make(hand: PluggedIn, move: str) -> None:
    """Make a move, given as a line of the save text."""
    match move.split():
        case ["draw" | "recycle"]:
            hand.draw()
        case ["pair", *places]:
            hand.pick(*map(place, places))


@pytest.mark.parametrize("comfort", (reduced_motion, large_print, high_contrast))
def test_a_match_is_played_to_its_end(sit_down: Callable[..., None], comfort: Comfort) -> None:
    player = HeartsPlayer(MATCH, SIZE)
    sit_down(player, comfort)
    player.hurry()
    with VirtualController() as pad:
        player.app.step()
        hand, session = PluggedIn(player, pad), player.scene.session
        while session.winner is None:
            player.wait_for_turn()
            if player.overlay == "scores" and session.winner is None:
                hand.confirm()
            elif session.is_choosing:
                hand.pick(*player.hand[:3])
                assert player.focus == "pass"
                hand.confirm()
            elif session.is_my_turn:
                hand.pick(next(card for card in player.hand if card in session.playable))
        player.wait_until(lambda: player.overlay == "scores")
        hand.confirm()
        player.settle()
        assert player.overlay == "win"
        assert MatchRecord.replay(session.record.text) == session.record
