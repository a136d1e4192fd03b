"""What the player can choose."""

from __future__ import annotations

from enum import Enum


class Speed(Enum):
    """How fast opponents play, with the factor by which their pauses last longer."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.3


class Settings:
    """The choices that hold for all scenes; each scene reads them when it needs them."""

    __slots__ = (
        "bindings",
        "dead_zone",
        "is_fullscreen",
        "is_hearts_known",
        "is_move_errors_on",
        "is_muted",
        "is_placement_help_on",
        "is_reduced_motion",
        "is_rumble_on",
        "is_single_card_played",
        "is_solitaire_known",
        "is_trick_held",
        "opponents",
        "volume",
    )

    def __init__(self) -> None:
        self.is_placement_help_on = True
        self.is_move_errors_on = False
        self.is_reduced_motion = False
        self.is_fullscreen = False
        self.is_muted = False
        self.volume = 0.7  # 0 to 1
        self.opponents = Speed.NORMAL
        self.is_trick_held = False  # a finished trick lies until a key is pressed
        self.bindings = ""  # keys and buttons that the player changed, as `Bindings` writes them
        self.dead_zone = 0.5  # of a stick's way; below it nothing steers
        self.is_rumble_on = True
        self.is_single_card_played = False  # the only card that may be played is played by itself
        self.is_solitaire_known = False  # the lesson was offered, so nobody asks again
        self.is_hearts_known = False

    def reset(self) -> None:
        """Be as at the first start."""
        fresh = Settings()
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))
