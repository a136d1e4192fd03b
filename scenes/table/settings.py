"""What the player can choose."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from scenes.table.palettes import CONTRAST, LIGHT, MIDNIGHT, Palette


class Speed(Enum):
    """How fast opponents play, with the factor by which their pauses last longer."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.3


class Motion(Enum):
    """How much moves: everything; only fades; nothing."""

    FULL = auto()
    REDUCED = auto()
    OFF = auto()


class Theme(Enum):
    """The colours of the whole program."""

    MIDNIGHT = auto()
    LIGHT = auto()
    CONTRAST = auto()

    @property
    def palette(self) -> Palette:
        return {Theme.MIDNIGHT: MIDNIGHT, Theme.LIGHT: LIGHT, Theme.CONTRAST: CONTRAST}[self]

    @property
    def cards(self) -> str:
        """The folder of the cards."""
        return "cards_contrast" if self is Theme.CONTRAST else "cards"


class Face(Enum):
    """How cards look: what comes before the name of a file, and what after that of a red or black minor."""

    STANDARD = ("", "")
    LARGE = ("L_", "")
    FOUR_COLOUR = ("", "_4c")
    LARGE_FOUR_COLOUR = ("L_", "_4c")


class Back(Enum):
    """The backs of cards, by the names of their files."""

    LATTICE = "back_lattice"
    INDIGO = "back_indigo"
    MINIMAL = "back_minimal"


class Unfocused(Enum):
    """What is heard while the window is not in front, as a share of the usual volume."""

    LOUD = 1.0
    QUIET = 0.25
    SILENT = 0.0


class Sorting(Enum):
    """How the player's hand is sorted."""

    LOW_FIRST = auto()
    HIGH_FIRST = auto()
    BY_RANK = auto()


class Dress(NamedTuple):
    """What pictures depend on beside the size of the window: another one, and all are made anew."""

    theme: Theme = Theme.MIDNIGHT
    face: Face = Face.STANDARD
    back: Back = Back.LATTICE
    scale: float = 1.0


LIMITS: dict[str, tuple[float, float]] = {
    "volume": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "motion_speed": (0.5, 3.0),
    "ui_scale": (0.75, 2.0),
    "frame_cap": (0, 240),
    "monitor": (0, 15),
    "dead_zone": (0.05, 0.95),
    "grade": (0, 5),
}
"""The least and the most that a number can be."""


class Settings:
    """The choices that hold for all scenes; each scene reads them when it needs them."""

    __slots__ = (
        "back",
        "bindings",
        "dead_zone",
        "effects",
        "face",
        "frame_cap",
        "grade",
        "is_background_alive",
        "is_clock_shown",
        "is_fullscreen",
        "is_hearts_known",
        "is_hint_shown",
        "is_insight_on",
        "is_move_errors_on",
        "is_muted",
        "is_new_deal_confirmed",
        "is_par_shown",
        "is_placement_help_on",
        "is_rest_taken",
        "is_rumble_on",
        "is_score_shown",
        "is_single_card_played",
        "is_solitaire_known",
        "is_trick_held",
        "is_winnable_wanted",
        "monitor",
        "motion",
        "motion_speed",
        "opponents",
        "sorting",
        "theme",
        "ui_scale",
        "unfocused",
        "volume",
    )

    def __init__(self) -> None:
        self.is_muted = False
        self.volume = 0.7  # 0 to 1, of everything
        self.effects = 1.0  # 0 to 1, of cards and buttons
        self.unfocused = Unfocused.SILENT
        self.motion = Motion.FULL
        self.motion_speed = 1.0
        self.is_background_alive = True
        self.theme = Theme.MIDNIGHT
        self.face = Face.STANDARD
        self.back = Back.LATTICE
        self.ui_scale = 1.0
        self.is_fullscreen = False
        self.monitor = 0  # the number of the display that full screen fills
        self.frame_cap = 60  # pictures a second; 0 for as many as the display shows
        self.is_placement_help_on = True
        self.is_move_errors_on = False
        self.is_winnable_wanted = False  # new deals of Heart to Heart can be won
        self.grade = 0  # how hard these are, 1 to 5; 0 for any
        self.is_par_shown = True  # and stars, with deals that can be won
        self.is_insight_on = False  # the lamp that says whether a game can still be won
        self.is_new_deal_confirmed = True
        self.is_hint_shown = True
        self.is_clock_shown = True
        self.is_score_shown = True
        self.opponents = Speed.NORMAL
        self.sorting = Sorting.LOW_FIRST
        self.is_trick_held = False  # a finished trick lies until a key is pressed
        self.bindings = ""  # keys and buttons that the player changed, as `Bindings` writes them
        self.dead_zone = 0.5  # of a stick's way; below it nothing steers
        self.is_rumble_on = True
        self.is_single_card_played = False  # the only card that may be played is played by itself
        self.is_solitaire_known = False  # the lesson was offered, so nobody asks again
        self.is_hearts_known = False
        self.is_rest_taken = False  # when every trick left is the player's, they are taken by themselves

    @property
    def is_reduced_motion(self) -> bool:
        """Whether things fade or jump instead of flying."""
        return self.motion is not Motion.FULL

    @property
    def is_background_still(self) -> bool:
        return self.is_reduced_motion or not self.is_background_alive

    @property
    def is_motion_off(self) -> bool:
        return self.motion is Motion.OFF

    @property
    def dress(self) -> Dress:
        return Dress(self.theme, self.face, self.back, self.ui_scale)

    def reset(self) -> None:
        """Be as at the first start."""
        fresh = Settings()
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))
