"""What the player can choose. Kept in memory."""

from __future__ import annotations


class Settings:
    """The choices that hold for all scenes; each scene reads them when it needs them."""

    __slots__ = (
        "is_fullscreen",
        "is_move_errors_on",
        "is_muted",
        "is_placement_help_on",
        "is_reduced_motion",
        "volume",
    )

    def __init__(self) -> None:
        self.is_placement_help_on = True
        self.is_move_errors_on = False
        self.is_reduced_motion = False
        self.is_fullscreen = False
        self.is_muted = False
        self.volume = 0.7  # 0 to 1
