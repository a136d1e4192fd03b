"""A controller that exists only in this process: SDL's virtual joystick, in the library that pygame uses.

Its buttons and axes give the events a real pad gives, added and removed events among them. Make it after
`pygame.init()`; unless the window has the focus, SDL passes its events on only with
SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS=1.
"""

import ctypes
import ctypes.util
from enum import IntEnum
from pathlib import Path
from typing import Self

import pygame

# Where the wheels of pygame keep their SDL: Linux, macOS, Windows.
BUNDLED = ("../pygame_ce.libs/libSDL2-2*", ".dylibs/libSDL2-2*", "SDL2.dll")

XBOX_360 = (0x045E, 0x028E)  # USB vendor and product
FULL_AXIS = 32767


class Button(IntEnum):
    """The buttons of a controller, by the numbers SDL gives them."""

    A = 0
    B = 1
    X = 2
    Y = 3
    VIEW = 4
    GUIDE = 5
    MENU = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LB = 9
    RB = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14


class Axis(IntEnum):
    """The axes of a controller, by the numbers SDL gives them."""

    LEFT_X = 0
    LEFT_Y = 1
    RIGHT_X = 2
    RIGHT_Y = 3
    LEFT_TRIGGER = 4
    RIGHT_TRIGGER = 5


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1. The callbacks stay empty: this pad does not rumble."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "naxes", "nbuttons", "nhats")),
        *((name, ctypes.c_uint16) for name in ("vendor_id", "product_id", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "set_player_index", "rumble")),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")),
    )


def load_sdl() -> ctypes.CDLL:
    """The SDL library this pygame runs on: the same file, so the same state in this process."""
    package = Path(pygame.__file__).parent
    found = [path for pattern in BUNDLED for path in sorted(package.glob(pattern))]
    sdl = ctypes.CDLL(str(found[0]) if found else ctypes.util.find_library("SDL2") or "libSDL2-2.0.so.0")
    sdl.SDL_GetError.restype = ctypes.c_char_p
    sdl.SDL_JoystickAttachVirtualEx.argtypes = [ctypes.POINTER(Description)]
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return sdl


class VirtualController:
    """A pad that SDL takes for an Xbox controller. Plugged in when made, unplugged at the end of a `with`."""

    def __init__(self, vendor_and_product: tuple[int, int] = XBOX_360) -> None:
        self._sdl = load_sdl()
        vendor, product = vendor_and_product
        description = Description(
            version=1,
            type=1,  # a game controller
            naxes=len(Axis),
            nbuttons=len(Button),
            vendor_id=vendor,
            product_id=product,
            button_mask=(1 << len(Button)) - 1,
            axis_mask=(1 << len(Axis)) - 1,
            name=b"Virtual controller",
        )
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        self._require(index >= 0)
        self._joystick = self._sdl.SDL_JoystickOpen(index)
        self._require(bool(self._joystick))
        self.instance_id = int(self._sdl.SDL_JoystickInstanceID(self._joystick))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.detach()

    def press(self, button: Button) -> None:
        """Press a button and hold it. The event comes with the next look at pygame's queue."""
        self._require(self._sdl.SDL_JoystickSetVirtualButton(self._joystick, button, 1) == 0)

    def release(self, button: Button) -> None:
        """Let a button go."""
        self._require(self._sdl.SDL_JoystickSetVirtualButton(self._joystick, button, 0) == 0)

    def axis(self, axis: Axis, value: float) -> None:
        """Move an axis to a value from -1 (left, up) to 1 (right, down), and leave it there."""
        level = round(max(-1.0, min(1.0, value)) * FULL_AXIS)
        self._require(self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, level) == 0)

    def detach(self) -> None:
        """Pull the plug, whatever is held down. Doing so twice is harmless."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance_id:
                self._require(self._sdl.SDL_JoystickDetachVirtual(index) == 0)
                return

    def _require(self, succeeded: bool) -> None:
        if not succeeded:
            raise RuntimeError(self._sdl.SDL_GetError().decode())
