"""Everything there is to see in a window of one size: what `make shots` draws, and what only tests reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest import mock

from scenes.app import App
from scenes.command_line import parser
from scenes.scene import MenuRoute, OptionsRoute, StatisticsRoute
from scenes.shot import stand, with_deal
from scenes.starting import Options
from scenes.table.settings import Face, Theme
from tests.shots import Shot, shots
from tests.support.longer_language import longer_language
from tests.support.played_store import fill
from tests.support.player import Player
from tests.support.reader import Reader
from tests.support.screens import (
    OF_THE_MENU,
    SHEETS,
    TABLES,
    long_game,
    menu,
    middle,
    pause,
    start,
)
from tests.support.shelf import remembered, shelf
from tests.support.sight import View, look

Size = tuple[int, int]
Views = dict[str, View]


class Manner(NamedTuple):
    """How the program is dressed and speaks while it is looked at."""

    name: str
    theme: Theme = Theme.MIDNIGHT
    face: Face = Face.STANDARD
    ui_scale: float = 1.0
    is_longer: bool = False

    def dress(self, app: App) -> None:
        """Dress the program so; what a picture is about, its own dress, stays."""
        settings = app.stage.settings
        if settings.theme is Theme.MIDNIGHT:
            settings.theme, settings.face = self.theme, self.face
        settings.ui_scale = self.ui_scale
        app.step()


PLAIN = Manner("plain")
LONGER = Manner("longer words", Theme.CONTRAST, Face.LARGE, is_longer=True)
SMALL = Manner("at 75 %", ui_scale=0.75)
LARGE = Manner("at 200 %", ui_scale=2.0)


@cache
def all_shots() -> tuple[Shot, ...]:
    """Each picture of `make shots`; to find the positions of Hearts takes a while."""
    return tuple(shots())


@contextmanager
def app_at(shot: Shot, size: Size, manner: Manner) -> Iterator[App]:
    """The program as it stands for a picture."""
    chosen = parser().parse_args(["--shot", "never.png", *shot.arguments])
    with TemporaryDirectory() as folder:
        if shot.prepare is not None:
            shot.prepare(Path(folder))
        options = Options(chosen.deal, size, is_muted=True, is_reduced_motion=True)
        options = options._replace(data_dir=Path(folder) if shot.prepare else None)
        options = with_deal(options, chosen.scene)
        with mock.patch("scenes.app.Assets", return_value=shelf(size)):
            app = App(options)
        app.paint = lambda frame: []  # type: ignore[method-assign]
        manner.dress(app)
        stand(app, options.code, chosen.scene, chosen.moves, chosen.overlay)
        yield app
        app.stage.store.close()
        app.screen.window.destroy()


def views_in(size: Size, manner: Manner) -> Views:
    """Every screen, by name."""
    with ExitStack() as stack:
        stack.enter_context(remembered())
        if manner.is_longer:
            stack.enter_context(longer_language())
        seen = shots_in(size, manner) | played_in(size, manner) | statistics_in(size, manner)
        seen |= options_in(size, manner)
        if manner is PLAIN:
            seen |= dressed_in(size)
    shelf.cache_clear()
    return seen


def shots_in(size: Size, manner: Manner) -> Views:
    """The pictures of `make shots`."""
    seen = {}
    for shot in all_shots():
        with app_at(shot, size, manner) as app:
            seen[shot.name] = look(app)
    return seen


def played_in(size: Size, manner: Manner) -> Views:
    """What a player comes to at menu and table."""
    seen = {}
    for screens, deal in ((OF_THE_MENU, None), ((*TABLES, *SHEETS), "HH1-N-AAAAAAM")):
        player = still(Player(deal, size=size, is_reduced_motion=True), manner)
        for screen in screens:
            screen(player)
            seen[screen.__name__] = settled(player)
            if deal:
                player.clear_table()
                manner.dress(player.app)
            elif screen is not menu:
                player.app.enter(MenuRoute())
        player.leave()
    return seen


def still(player: Player, manner: Manner) -> Player:
    """A player for whom nothing is painted."""
    player.app.paint = lambda frame: []  # type: ignore[method-assign]
    manner.dress(player.app)
    player.settle()
    return player


def settled(player: Player) -> View:
    """What is seen once nothing moves."""
    player.settle()
    return look(player.app)


def statistics_in(size: Size, manner: Manner) -> Views:
    """The page of statistics in each of its states."""
    reader = still(Reader(StatisticsRoute(), size=size), manner)
    seen = {}
    fill(reader.app.stage.store, 1234, 400)
    reader.app.enter(StatisticsRoute())
    for name, way in (("deals", ()), ("none", ("kind", "kind")), ("matches", ("matches",))):
        reader.click(*way)
        seen[f"statistics of many {name}"] = settled(reader)
    reader.leave()
    return seen


def options_in(size: Size, manner: Manner) -> Views:
    """The rows of each group that only scrolling brings up; in the plain manner, the page in every dress."""
    reader = still(Reader(OptionsRoute(), size=size), manner)
    settings, seen = reader.app.stage.settings, {}
    for group in reader.here.groups:  # type: ignore[attr-defined]
        reader.here.open(group)  # type: ignore[attr-defined]
        reader.here.list.scroll_to(99)  # type: ignore[attr-defined]
        reader.here.rebuild()
        seen[f"options {group}, below"] = settled(reader)
    reader.here.open("picture")  # type: ignore[attr-defined]
    for theme, face in product(Theme, Face) if manner is PLAIN else ():
        settings.theme, settings.face = theme, face
        seen[f"options {theme} {face}"] = settled(reader)
    reader.leave()
    return seen


def dressed_in(size: Size) -> Views:
    """The table and what stands over it in other themes and faces."""
    player = still(Player("HH1-N-AAAAAAM", size=size, is_reduced_motion=True), PLAIN)
    settings, seen = player.app.stage.settings, {}
    for number, (theme, face) in enumerate(product(Theme, Face)):
        screen = (start, middle, long_game, pause)[number % 4]
        settings.theme, settings.face = theme, face
        screen(player)
        seen[f"{screen.__name__} {theme} {face}"] = settled(player)
        player.clear_table()
    player.leave()
    return seen
