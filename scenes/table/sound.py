"""Sound. The device is opened after the first frame; without one the program is silent and all else works."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame

from scenes.table.assets import MissingAsset
from scenes.table.settings import Settings

CHANNELS = 24
_VARIANTS = {"slide": 3, "place": 3, "flip": 3, "deal": 3}


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Sound libraries without a device print pages of complaints: keep them off the terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _unfelt(name: str) -> None:
    del name


class Sounds:
    """Plays the files of assets/sounds by name."""

    def __init__(
        self, settings: Settings, path: Callable[..., str], on_play: Callable[[str], None] = _unfelt
    ) -> None:
        """`on_play` is told of every sound, heard or not."""
        self._settings, self._path, self._on_play = settings, path, on_play
        self._is_open = self._is_silent = False
        self.is_away = False  # the window is not in front
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._turn = 0

    @property
    def is_available(self) -> bool:
        """Whether there is a device to play on."""
        return self._is_open

    def open(self) -> None:
        """Open the sound device. Never raises: a machine without one plays nothing."""
        try:
            with _quiet_libraries():
                pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
            self._is_open = True
        except pygame.error:
            self._is_open = False

    def close(self) -> None:
        if self._is_open:
            pygame.mixer.quit()
            self._is_open = False

    def obey(self) -> None:
        """Fall silent at once when the player wants it: what is being heard ends."""
        is_silent = self.volume <= 0
        if is_silent and not self._is_silent and self._is_open:
            pygame.mixer.stop()
        self._is_silent = is_silent

    @property
    def volume(self) -> float:
        """How loud it is at this moment, 0 to 1."""
        settings = self._settings
        if settings.is_muted:
            return 0.0
        return settings.volume * settings.effects * (settings.unfocused.value if self.is_away else 1.0)

    def play(self, name: str, pan: float = 0.5) -> None:
        """Play a sound; `pan` goes from 0 (left) to 1 (right)."""
        self._on_play(name)
        if not self._is_open or self.volume <= 0:
            return
        sound = self._sound(self._variant(name))
        channel = sound.play() if sound is not None else None
        if channel is not None:
            volume = self.volume**2  # loudness is heard on a curve
            pan = min(1.0, max(0.0, pan))
            channel.set_volume(volume * min(1.0, 2 - 2 * pan), volume * min(1.0, 2 * pan))

    def _variant(self, name: str) -> str:
        count = _VARIANTS.get(name)
        if count is None:
            return name
        self._turn += 1
        return f"{name}_{1 + self._turn % count}"

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """A loaded sound; None when its file is missing or damaged: one sound less, the game goes on."""
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(self._path("sounds", name + ".wav"))
            except (MissingAsset, pygame.error):
                self._loaded[name] = None
        return self._loaded[name]
