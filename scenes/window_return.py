"""Brings the window back to where it was, whatever frame the window manager puts round it.

While a window appears or leaves full screen its frame is not known yet, and a window manager moves it by just
that frame: a place that was set once and then read would walk across the screen. Once the frame is there, the
same place set again holds.
"""

from __future__ import annotations

import pygame

PATIENCE = 0.6  # s after which the window stays where the window manager wants it
PAUSE = 0.1  # s from one look at where the window is to the next


class WindowReturn:
    """Asks for a corner until the window has had time to come to rest there."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._corner = (0, 0)
        self._rest: tuple[int, int] | None = None
        self._looks = 0
        self._next = 0.0

    def start(self, corner: tuple[int, int]) -> None:
        """Bring the window to this corner (pixels of the desktop)."""
        self._window.position = self._corner = corner
        self._looks, self._next = round(PATIENCE / PAUSE), PAUSE

    def tick(self, seconds: float) -> None:
        """Ask once more if the window was moved away; at the end note where it came to rest."""
        if not self._looks:
            return
        self._next -= seconds
        if self._next > 0:
            return
        self._looks, self._next = self._looks - 1, PAUSE
        if self._window.position != self._corner:
            self._window.position = self._corner
        self._rest = self._window.position

    @property
    def is_unmoved(self) -> bool:
        """Whether nobody has moved the window since; it then still belongs where it was to return to."""
        return self._looks > 0 or self._window.position == self._rest
