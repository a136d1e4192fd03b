"""Sound is heard as it is set, and where there is none everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from scenes.table.assets import Assets
from scenes.table.settings import Settings
from scenes.table.sound import Sounds
from tests.support.game_process import ROOT
from tests.support.player import Player, Sit


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    pygame.mixer.quit()
    opened = Sounds(Settings(), Assets().path)
    opened.open()
    yield opened
    opened.close()


def test_a_sound_is_heard(sounds: Sounds) -> None:
    assert sounds.is_available
    sounds.play("win")
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize(("name", "value"), [("is_muted", True), ("volume", 0.0)])
def test_with_sound_off_nothing_is_heard(name: str, value: object) -> None:
    settings = Settings()
    setattr(settings, name, value)
    pygame.mixer.quit()
    silent = Sounds(settings, Assets().path)
    silent.open()
    silent.play("win")
    assert not pygame.mixer.get_busy()


def test_a_sound_that_is_missing_or_damaged_is_one_sound_less(tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "win.wav").write_bytes(b"RIFF nothing of use")
    pygame.mixer.quit()
    sounds = Sounds(Settings(), Assets(folder=str(tmp_path)).path)
    sounds.open()
    sounds.play("win")
    sounds.play("press")
    assert not pygame.mixer.get_busy()


def test_before_the_device_is_open_and_after_it_is_closed_playing_is_harmless(sounds: Sounds) -> None:
    sounds.close()
    sounds.play("win")
    sounds.close()
    Sounds(Settings(), Assets().path).play("win")


def test_the_mute_key_ends_what_is_being_heard(sit: Sit) -> None:
    player = sit(is_reduced_motion=True, is_muted=False)
    player.app.stage.sounds.play("win")
    assert pygame.mixer.get_busy()
    player.press(pygame.K_m)
    player.click("stock")
    assert not pygame.mixer.get_busy()


class Loudspeaker:
    """Stands where a sound and its channel would be, and keeps how loud each side is."""

    heard: ClassVar[list[tuple[float, float]]] = []

    def __init__(self, path: str) -> None:
        assert Path(path).exists()

    def play(self) -> Loudspeaker:
        return self

    def set_volume(self, left: float, right: float) -> None:
        self.heard.append((left, right))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    monkeypatch.setattr("pygame.mixer.Sound", Loudspeaker)
    Loudspeaker.heard.clear()
    return Loudspeaker.heard


def test_a_volume_that_was_set_is_heard_with_the_next_sound(
    sit: Sit, heard: list[tuple[float, float]]
) -> None:
    player = sit(is_reduced_motion=True, is_muted=False)
    player.click("pause")
    loudness = []
    for share in (0.99, 0.8, 0.6):
        rect = player.rect_of("volume")
        player.click((rect.left + share * rect.width, rect.centery))
        player.app.stage.sounds.play("press")
        loudness.append(heard[-1][0])
    assert loudness[0] == 1.0
    assert loudness == sorted(set(loudness), reverse=True)


def test_a_sound_comes_from_where_it_happens(sounds: Sounds, heard: list[tuple[float, float]]) -> None:
    for pan in (0.0, 0.5, 1.0, 7.0):
        sounds.play("press", pan)
    (left, right), (middle, same), *others = heard
    assert left > right == 0.0
    assert middle == same
    assert others == [(0.0, left)] * 2


@pytest.fixture
def no_device(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    player = sit(is_reduced_motion=True, is_muted=False)
    yield player
    pygame.mixer.quit()


def test_without_a_device_a_game_can_be_played(no_device: Player) -> None:
    assert not no_device.app.stage.sounds.is_available
    no_device.play(["draw"] * 9 + ["pair 25 waste"])
    assert no_device.state.moves == 10


def test_without_a_device_the_settings_say_so_and_keep_the_volume(no_device: Player) -> None:
    settings = no_device.app.stage.settings
    before = settings.volume
    no_device.click("pause")
    assert "no device" in no_device.widgets.find("sound").label
    no_device.click("sound", "sound", "resume")
    assert (settings.volume, settings.is_muted) == (before, False)


def test_without_a_device_the_program_starts_and_ends_in_silence(tmp_path: Path) -> None:
    trace = tmp_path / "trace.txt"
    code = (
        "import pygame, scenes.app as app\n"
        "from scenes.command_line import main\n"
        "step, turns = app.App.step, []\n"
        "def counting(self, seconds):\n"
        "    turns.append(1)\n"
        "    if len(turns) in (20, 21):\n"
        "        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0))\n"
        "    if len(turns) == 25:\n"
        "        self.stop()\n"
        "    step(self, seconds)\n"
        "app.App.step = counting\n"
        "deal = ['--deal', 'HH1-N-AAAAAAM', '--size', '640x360']\n"
        f"raise SystemExit(main([*deal, '--trace', {str(trace)!r}]))\n"
    )
    environment = os.environ | {"SDL_AUDIODRIVER": "nosuchdriver", "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=20
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stderr.splitlines()) <= 1
    assert trace.read_text(encoding="utf-8").splitlines() == ["deal HH1-N-AAAAAAM", "draw", "draw"]
