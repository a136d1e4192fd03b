"""What a scene is, how scenes ask for each other, and what all of them share."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from game.deals import DealCode, Game
from game.language import _
from game.store.store import Store
from scenes.table.actions import Device
from scenes.table.assets import Assets
from scenes.table.display import Sprite
from scenes.table.intents import Intent, Translator
from scenes.table.settings import Settings
from scenes.table.sound import Sounds
from scenes.table.theme import RUMBLES
from scenes.table.toast import Toast
from scenes.table.tooltips import Layer
from scenes.trace import Trace


class MenuRoute(NamedTuple):
    """To the menu, where a deal may have to be played if the player gives up another."""

    code: DealCode | None = None


class SolitaireRoute(NamedTuple):
    """To Heart to Heart: a deal by its code, the game in progress, one that is written, or a random deal."""

    code: DealCode | None = None
    is_continued: bool = False
    daily: str = ""  # the date, as 2026-11-30, whose deal this is
    text: str = ""  # save text that can be played
    is_lesson: bool = False  # the first game, in which somebody explains


class HeartsRoute(NamedTuple):
    """To Hearts: a match by its code, the match in progress, one that is written, or a random one."""

    code: DealCode | None = None
    is_continued: bool = False
    text: str = ""  # save text that can be played
    is_lesson: bool = False  # the first match, in which somebody explains


class ReplayRoute(NamedTuple):
    """To a game of either kind that is watched: its save text, which can be played, and the way back."""

    text: str
    back: Route = MenuRoute()


class HistoryRoute(NamedTuple):
    """To the games that were finished, one of them chosen: 0 is the last one."""

    chosen: int = 0


class CalendarRoute(NamedTuple):
    """To the daily deals."""


class StatisticsRoute(NamedTuple):
    """To the statistics."""


class HowToPlayRoute(NamedTuple):
    """To the pages that say how a game is played."""

    game: Game = Game.HEART_TO_HEART


class OptionsRoute(NamedTuple):
    """To what can be set. From a table the game is left as it stands, and the way back leads to it."""

    group: str = ""
    is_over_game: bool = False
    file: str = ""  # one that is to be imported


class ReturnRoute(NamedTuple):
    """Back to the scene that waits while the options, or a replay, are looked at."""


Route = (
    MenuRoute
    | SolitaireRoute
    | HeartsRoute
    | ReplayRoute
    | HistoryRoute
    | CalendarRoute
    | StatisticsRoute
    | HowToPlayRoute
    | OptionsRoute
    | ReturnRoute
)


def is_visit(route: Route) -> bool:
    """Whether the scene that is left waits, as it is, until somebody comes back by a ReturnRoute."""
    match route:
        case OptionsRoute():
            return route.is_over_game
        case ReplayRoute():
            return route.back == ReturnRoute()
        case _:
            return False


class Frame(NamedTuple):
    """All there is to see: sprites over a backdrop of the size of the picture."""

    backdrop: pygame.Surface
    sprites: list[Sprite]
    note: str = ""  # a line for the trace, written once this frame is on screen


class Stage:
    """What scenes share and what they can ask of the program. There is one, made by the App."""

    def __init__(
        self,
        assets: Assets,
        settings: Settings,
        translator: Translator,
        seed: int | None,
        trace: Trace,
        store: Store,
    ) -> None:
        self.assets, self.settings, self.translator, self.trace = assets, settings, translator, trace
        self.store = store
        self.sounds = Sounds(settings, assets.path, self._feel)
        self.deals = random.Random(
            seed
        )  # which deals come; apart from decoration, so that sparkle changes no deal
        self.decoration = random.Random(1)
        self.go: Callable[[Route], None] = _nowhere
        self.quit: Callable[[], None] = _nothing
        self.set_fullscreen: Callable[[bool], None] = _no_window
        self.now: Callable[[], str] = _no_clock
        self.export_folders: Callable[[], tuple[Path, ...]] = tuple
        self.is_unsaved = False  # something is wrong with the store, and nothing lasts
        self.is_load_high = False  # the governor asks for less decoration

    @property
    def today(self) -> str:
        """The local date, as 2026-11-30."""
        return self.now()[:10]

    @property
    def refusal_to_import(self) -> str:
        """Why nothing can be taken over from a file; empty when it can."""
        return "" if self.store.is_safe else _("Nothing can be saved, so nothing can be imported.")

    def _feel(self, sound: str) -> None:
        """Great moments are felt as well as heard, if a controller is in use and the player likes that."""
        if sound in RUMBLES and self.settings.is_rumble_on and self.translator.device is Device.CONTROLLER:
            self.translator.controllers.rumble(*RUMBLES[sound])


def _nowhere(route: Route) -> None:
    del route


def _nothing() -> None:
    pass


def _no_clock() -> str:
    """Local time with its distance from UTC, as 2026-11-30T10:15:00.000000+01:00."""
    raise NotImplementedError


def _no_window(is_full: bool) -> None:
    del is_full


class Scene(Protocol):
    """One screen of the program. The App calls it; it never reads a clock or an event itself."""

    toast: Toast

    def enter(self, width: int, height: int) -> None:
        """Lay everything out for a picture of this size (pixels): on arrival and after a change of size."""

    def handle(self, intent: Intent) -> None:
        """The player wants something."""

    def tick(self, seconds: float) -> None:
        """Time has passed."""

    def suspend(self) -> None:
        """The window is out of sight or out of focus: stop the clock."""

    def keep(self) -> None:
        """Store what is not stored yet: the scene or the program is about to end."""

    def hold(self) -> None:
        """Something keeps the player from going on: let no game run on meanwhile."""

    def wake(self) -> None:
        """There was input: the living background may move again."""

    @property
    def is_stale(self) -> bool:
        """Whether something changed since `draw`."""

    @property
    def is_typing(self) -> bool:
        """Whether keys are letters at this moment."""

    @property
    def layer(self) -> Layer:
        """The controls in front, and what has the focus."""

    @property
    def text(self) -> str:
        """The game on the table as text; empty where there is none. A report of a crash quotes it."""

    def draw(self) -> Frame:
        """The picture as it is now."""

    def pose(self, moves: str, overlay: str | None) -> None:
        """Stand as for a picture: after these moves (save text), with this over it.

        Raises ValueError with a sentence when that cannot be.
        """

    def ask_to_quit(self) -> bool:
        """Ask before a game in progress is lost; False when nothing is, or when it was just asked."""
