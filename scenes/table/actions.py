"""What can be asked for by one key or button, and the kinds of device that ask."""

from __future__ import annotations

from enum import Enum, auto


class Action(Enum):
    """Things that can be asked for by one key or button."""

    CONFIRM = auto()
    BACK = auto()
    DRAW = auto()
    HINT = auto()
    UNDO = auto()
    REDO = auto()
    HELP = auto()
    LAST_TRICK = auto()
    SORT = auto()
    SCORES = auto()
    EARLIER = auto()  # one step of a replay: by an arrow, so that no key of its own asks for it
    LATER = auto()
    PAUSE = auto()
    NEW = auto()
    MUTE = auto()
    FULLSCREEN = auto()
    COPY = auto()
    PASTE = auto()
    ERASE = auto()


class Device(Enum):
    """The kind of device that was used last: prompts on screen follow it."""

    MOUSE = auto()
    KEYBOARD = auto()
    CONTROLLER = auto()
