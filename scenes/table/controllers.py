"""The controllers that are plugged in: which make they are, and how they rumble."""

from __future__ import annotations

import os
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller


MAPPINGS = "gamecontrollerdb.txt"


class Family(Enum):
    """How the buttons of a controller are called."""

    XBOX = auto()
    PLAYSTATION = auto()
    NINTENDO = auto()


VENDORS = {"054c": Family.PLAYSTATION, "057e": Family.NINTENDO, "045e": Family.XBOX}
"""The makers by their USB numbers, as in the list of the USB Implementers Forum."""

NAMES = {
    Family.PLAYSTATION: ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    Family.NINTENDO: ("nintendo", "switch", "joy-con"),
}


def family_of(name: str, guid: str) -> Family:
    """The family of a controller, by its maker, else by what it calls itself.

    In SDL's identifier the fifth and sixth byte are the vendor, the lower one first.
    """
    vendor = guid[10:12] + guid[8:10]
    if vendor in VENDORS:
        return VENDORS[vendor]
    called = name.lower()
    return next((family for family, parts in NAMES.items() if any(p in called for p in parts)), Family.XBOX)


class Controllers:
    """Opens every controller, and knows which was used last."""

    def __init__(self) -> None:
        self._opened: dict[int, Controller] = {}
        self._last: int | None = None  # the instance that was used last

    def open_all(self, folder: Path | None) -> None:
        """Open the controllers that are already plugged in. Without any, nothing happens.

        A file of mappings in the player's data folder is read as well, in the format of the community's list.
        """
        from pygame._sdl2 import controller

        if folder is not None and (folder / MAPPINGS).is_file():
            os.environ.setdefault("SDL_GAMECONTROLLERCONFIG_FILE", str(folder / MAPPINGS))
        controller.init()
        for index in range(controller.get_count()):
            self.open(index)

    def open(self, index: int) -> None:
        """Open a controller that was plugged in just now."""
        from pygame._sdl2 import controller

        if controller.get_init() and 0 <= index < controller.get_count() and controller.is_controller(index):
            opened = controller.Controller(index)
            self._opened[opened.as_joystick().get_instance_id()] = opened

    def lose(self, instance: int) -> bool:
        """A controller was pulled out; returns whether it was the one in use."""
        self._opened.pop(instance, None)
        was_last = instance == self._last
        if was_last:
            self._last = None
        return was_last

    def used(self, instance: int) -> None:
        """Something was pressed on this one."""
        self._last = instance

    @property
    def family(self) -> Family:
        """The family of the controller that was used last."""
        used = self._opened.get(self._last) if self._last is not None else None
        return family_of(used.name, used.as_joystick().get_guid()) if used else Family.XBOX

    def rumble(self, strength: float, seconds: float) -> None:
        """Shake the controller that was used last, from 0 to 1, if it can be shaken."""
        used = self._opened.get(self._last) if self._last is not None else None
        if used is not None:
            used.rumble(strength, strength, round(1000 * seconds))

    def close(self) -> None:
        """Give the controllers back, so that whoever comes next in this process finds them again."""
        from pygame._sdl2 import controller

        self._opened.clear()
        self._last = None
        controller.quit()


def is_of_controller(event: pygame.Event) -> bool:
    """Whether an event comes from buttons or sticks."""
    return event.type in (
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    )
