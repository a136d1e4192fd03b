"""The window, and the picture in it.

Scenes draw a picture of at least 640 x 360 pixels. When the window has another size than the picture (it is
smaller than that, or is being resized at this moment) the picture is shown scaled; otherwise the picture is
the window's own surface and nothing is copied.
"""

from __future__ import annotations

import os

import pygame

from game.language import _
from scenes.table.theme import MIN_HEIGHT, MIN_WIDTH
from scenes.window_place import WindowPlace, centre_of
from scenes.window_return import WindowReturn

RESIZE_QUIET = 0.12  # s without a change of size before the picture is laid out anew
TITLE = "Two of Hearts"


def picture_size(width: int, height: int) -> tuple[int, int]:
    """The size of the picture for a window: the window's, but in no direction less than the least."""
    factor = max(1.0, MIN_WIDTH / max(1, width), MIN_HEIGHT / max(1, height))
    return round(max(1, width) * factor), round(max(1, height) * factor)


def default_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window that fits well on a desktop of this size."""
    for width, height in ((1920, 1080), (1600, 900), (1280, 720)):
        if desktop[0] >= width * 1.1 and desktop[1] >= height * 1.1:
            return width, height
    return max(MIN_WIDTH, desktop[0] * 4 // 5), max(MIN_HEIGHT, desktop[1] * 4 // 5)


def refresh_rate(monitor: int) -> int:
    """How many pictures a second a display shows; 60 where that cannot be told."""
    rates = pygame.display.get_desktop_refresh_rates()
    return (rates[monitor] if monitor < len(rates) else 0) or 60


def desktops() -> list[pygame.Rect]:
    """What each display shows of the whole desktop (pixels).

    SDL tells their sizes only; where they lie is seen from where it puts the middle of a hidden window.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) < 2:
        return [pygame.Rect(0, 0, *size) for size in sizes]
    probe = pygame.Window("", (2, 2), hidden=True)
    areas = []
    for number, (width, height) in enumerate(sizes):
        probe.position = centre_of(number)
        x, y = probe.position
        areas.append(pygame.Rect(x + 1 - width // 2, y + 1 - height // 2, width, height))
    probe.destroy()
    return areas


class Screen:
    """One window, its picture, and the way between their coordinates."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        is_fullscreen: bool,
        monitor: int = 0,
        place: WindowPlace | None = None,
    ) -> None:
        """Open the window at `place` if any of it could be grasped there, else in the middle."""
        kept = place.on(desktops()) if place is not None else None
        if size is None and kept is not None:
            size = kept.size
        elif size is None:
            sizes = pygame.display.get_desktop_sizes()
            size = default_size(sizes[0] if sizes else (1600, 900))
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error(_("There is no screen to open a window on."))
        where = kept.corner if kept and kept.corner else pygame.WINDOWPOS_CENTERED
        self.window = pygame.Window(TITLE, size, position=where, resizable=True)
        self.window.minimum_size = (160, 120)
        self._normal = WindowPlace(*self.window.position, *size)
        self._return = WindowReturn(self.window)
        if kept and kept.corner:
            self._return.start(kept.corner)
        self.is_maximized = kept is not None and kept.is_maximized
        if self.is_maximized:
            self.window.maximize()
        self._is_full, self._monitor = False, monitor
        self.follow(is_fullscreen, monitor)
        self._surface_size = self._window_surface().get_size()
        self._quiet = 0.0
        self.size = picture_size(*self._surface_size)
        self._canvas: pygame.Surface | None = None

    def follow(self, is_full: bool, monitor: int) -> None:
        """Fill the display with this number, or be a window again."""
        if (is_full, monitor) == (self._is_full, self._monitor):
            return
        if is_full:
            self._note_place()
            self.window.set_windowed()
            if monitor < pygame.display.get_num_displays():
                self.window.position = centre_of(monitor)
            self.window.set_fullscreen(True)
        elif self._is_full:
            self.window.set_windowed()
            self._return.start((self._normal.x, self._normal.y))
        self._is_full, self._monitor = is_full, monitor

    @property
    def place(self) -> WindowPlace:
        """Where the window is; in full screen or maximised, where it was before."""
        self._note_place()
        return self._normal._replace(is_maximized=self.is_maximized)

    def _note_place(self) -> None:
        if not self._is_normal:
            return
        x, y = self._normal[:2] if self._return.is_unmoved else self.window.position
        self._normal = WindowPlace(x, y, *self.window.size)

    @property
    def _is_normal(self) -> bool:
        return not (self._is_full or self.is_maximized)

    def tick(self, seconds: float) -> bool:
        """Watch the window's size; True once it has changed and come to rest."""
        if self._is_normal:
            self._return.tick(seconds)
        size = self._window_surface().get_size()
        if size != self._surface_size:
            self._hold_picture()
            self._surface_size, self._quiet = size, RESIZE_QUIET
        if self._quiet <= 0:
            return False
        self._quiet -= seconds
        if self._quiet > 0:
            return False
        self.size = picture_size(*size)
        self._canvas = None if self.size == size else pygame.Surface(self.size)
        return True

    @property
    def canvas(self) -> pygame.Surface:
        """The surface that the picture is drawn on."""
        surface = self._window_surface()
        if self._canvas is None and surface.get_size() != self.size:
            self._canvas = pygame.Surface(self.size)
        return self._canvas or surface

    def present(self) -> None:
        """Show the picture."""
        if self._canvas is not None:
            surface = self._window_surface()
            left, top, width, height = self._shown()
            surface.fill("black")
            if width > 0 and height > 0:
                surface.blit(pygame.transform.smoothscale(self._canvas, (width, height)), (left, top))
        self.window.flip()

    @property
    def is_resizing(self) -> bool:
        return self._quiet > 0

    def to_picture(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window, as events give it, in pixels of the picture."""
        window, surface = self.window.size, self._window_surface().get_size()
        x, y = x * surface[0] / max(1, window[0]), y * surface[1] / max(1, window[1])
        left, top, width, height = self._shown()
        return (x - left) * self.size[0] / max(1, width), (y - top) * self.size[1] / max(1, height)

    def _shown(self) -> tuple[int, int, int, int]:
        """Where the picture lies in the window: as large as fits, in the middle."""
        width, height = self._window_surface().get_size()
        factor = min(width / self.size[0], height / self.size[1])
        shown = (round(self.size[0] * factor), round(self.size[1] * factor))
        return (width - shown[0]) // 2, (height - shown[1]) // 2, *shown

    def _hold_picture(self) -> None:
        """From now on the picture has a surface of its own: the window's is being replaced."""
        if self._canvas is None:
            self._canvas = pygame.Surface(self.size)

    def _window_surface(self) -> pygame.Surface:
        return self.window.get_surface()
