"""The statistics of both games, each on a tab of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.deals import Game
from game.language import _, ngettext
from game.statistics import deals, matches
from game.statistics.deals import Deals
from game.store.games import Result
from scenes.page_scene import PageScene
from scenes.scene import HeartsRoute, SolitaireRoute, Stage
from scenes.statistics.cards import CARD_Z, share_card, tile
from scenes.statistics.charts import bars_card, points_chart, shares_chart
from scenes.statistics.content import Content, of_deals, of_matches
from scenes.statistics.empty import empty_page, play_button
from scenes.statistics.layout import StatisticsGeometry
from scenes.table import button_row
from scenes.table.actions import Action
from scenes.table.button_art import GOLDEN, PRIMARY, SECONDARY, capsule
from scenes.table.buttons import Button
from scenes.table.dialogs import question
from scenes.table.display import Sprite
from scenes.table.inputs import Choice, Toggle
from scenes.table.widgets import Widget

TABS = (Game.HEART_TO_HEART, Game.HEARTS)
KEYS = {Game.HEART_TO_HEART: "deals", Game.HEARTS: "matches"}


class StatisticsScene(PageScene):
    """Tabs, filters, figures and charts; the way to begin again."""

    name = "statistics"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.title = _("Statistics")
        self.game = next((game for game in TABS if stage.store.results(game)), Game.HEART_TO_HEART)
        self.first = KEYS[self.game]
        self.deals, self.is_unaided, self.strength = Deals.ALL, False, ""
        self._sprites: list[Sprite] = []

    # What is there.

    @property
    def results(self) -> list[Result]:
        """All results of the game whose tab is open."""
        return self.stage.store.results(self.game)

    @property
    def chosen(self) -> Sequence[Result]:
        """Those that the filters let through."""
        if self.game is Game.HEARTS:
            return matches.chosen(self.results, self.strength)
        return deals.chosen(self.results, self.deals, self.is_unaided)

    @property
    def content(self) -> Content:
        return of_matches(self.chosen) if self.game is Game.HEARTS else of_deals(self.chosen)

    def rebuild(self) -> None:
        """Everything that only changes with size, tab, filter and results is made here, once."""
        self.places = StatisticsGeometry(self.geometry)
        super().rebuild()
        self._sprites = self._filled() if self.results else empty_page(self.look, self.places.body, self.game)

    def _pictures(self) -> list[Sprite]:
        return self._sprites

    def _filled(self) -> list[Sprite]:
        look, g, content = self.look, self.places, self.content
        sprites = [self._strip(index) for index in range(self._filter_count)]
        sprites += share_card(look, g.share, content.tally)
        for index, figure in enumerate(content.figures):
            sprites += tile(look, g.tile(index), figure)
        chart = points_chart if self.game is Game.HEARTS else shares_chart
        sprites += chart(look, g.plot, self.chosen)
        return sprites + bars_card(look, g.bars, content.bars_title, content.bars)

    def _strip(self, index: int) -> Sprite:
        rect = self.places.filter(index, self._filter_count)
        return Sprite(capsule(self.look, *rect.size), *rect.center, CARD_Z)

    # What can be used.

    def _widgets(self) -> list[Widget]:
        tabs = self._tabs()
        if self.results:
            return [*tabs, *self._filters(), self._reset_button()]
        place = play_button(self.look, self.places.body)
        return [*tabs, Button("play", place, _("Play"), self.play, PRIMARY, "play", None, 36)]

    def _tabs(self) -> list[Widget]:
        labels = [_("Hearts") if game is Game.HEARTS else _("Heart to Heart") for game in TABS]
        places = [self.places.tab(index) for index in range(len(TABS))]
        rects = button_row.refitted(self.look, labels, places)
        return [self._tab(index, *tab) for index, tab in enumerate(zip(labels, rects, strict=True))]

    def _tab(self, index: int, label: str, rect: pygame.Rect) -> Button:
        game = TABS[index]
        style = GOLDEN if game is self.game else SECONDARY
        action = (Action.UNDO, Action.REDO)[index] if game is not self.game else None
        return Button(KEYS[game], rect, label, partial(self.open, game), style, "", action)

    def _filters(self) -> list[Widget]:
        if self.game is Game.HEARTS:
            return [self._strength_filter()]
        label = _("Unaided") if self.geometry.is_compact else _("No hints, no undos")
        unaided = Toggle("unaided", self._inside(0), label, self._is_unaided, self._set_unaided)
        return [unaided, self._deals_filter()]  # a choice keeps steps to the side: last in its row

    @property
    def _filter_count(self) -> int:
        return 1 if self.game is Game.HEARTS else 2

    def _inside(self, index: int) -> pygame.Rect:
        """The room for a filter on its strip."""
        strip = self.places.filter(index, self._filter_count)
        return strip.inflate(-2 * round(self.look.size(26, 12)), -round(self.look.size(12, 4)))

    def _deals_filter(self) -> Choice:
        labels = {
            Deals.ALL: _("All"),
            Deals.NORMAL: _("Normal"),
            Deals.WINNABLE: _("Winnable"),
            Deals.DAILY: _("Daily"),
        }
        kinds = list(labels)

        def write(index: int) -> None:
            self.deals = kinds[index]
            self.rebuild()

        words, read = list(labels.values()), lambda: kinds.index(self.deals)
        return Choice("kind", self._inside(1), _("Deals"), words, read, write)

    def _is_unaided(self) -> bool:
        return self.is_unaided

    def _set_unaided(self, is_on: bool) -> None:
        self.is_unaided = is_on
        self.rebuild()

    def _strength_filter(self) -> Choice:
        names = ["", *matches.strengths(self.results)]
        labels = {"": _("All"), "club": _("Club players")}

        def write(index: int) -> None:
            self.strength = names[index]
            self.rebuild()

        words, read = [labels.get(name, name) for name in names], lambda: names.index(self.strength)
        return Choice("strength", self._inside(0), _("Opponents"), words, read, write)

    def _reset_button(self) -> Button:
        label = _("Reset")
        return Button("reset", self.places.reset, label, self.ask_reset, SECONDARY, "restart")

    # What is chosen.

    def _act(self, action: Action) -> None:
        if action in (Action.UNDO, Action.REDO):
            self.open(TABS[0] if action is Action.UNDO else TABS[1])
        else:
            super()._act(action)

    def open(self, game: Game) -> None:
        """Turn to the tab of a game."""
        if game is not self.game:
            self.stage.sounds.play("slide")
            self.game = game
            self.rebuild()

    def play(self) -> None:
        """Begin the first game, or go on with it."""
        is_continued = self.stage.store.progress(self.game) is not None
        route = HeartsRoute if self.game is Game.HEARTS else SolitaireRoute
        self.stage.go(route(is_continued=is_continued))

    def ask_reset(self) -> None:
        count, title = len(self.results), _("Begin again?")
        text = ngettext(
            "{count} finished game will be forgotten, and with it its replay and the daily deals won.",
            "{count} finished games will be forgotten, and with them their replays and the daily deals won.",
            count,
        )
        if self.game is Game.HEARTS:
            text = ngettext(
                "{count} finished match will be forgotten, and its replay with it.",
                "{count} finished matches will be forgotten, and their replays with them.",
                count,
            )
        yes, no, close = _("Reset"), _("Keep them"), self.host.close
        self.host.open(question(self.timeline, title, text.format(count=count), yes, self._reset, close, no))

    def _reset(self) -> None:
        self.stage.store.forget_results(self.game)
        self.strength = ""
        self.host.close()
        self.toast.say(_("The statistics begin again"))
        self.rebuild()

    def pose(self, moves: str, overlay: str | None) -> None:
        if overlay == "matches":
            self.open(Game.HEARTS)
        elif overlay == "reset":
            self.ask_reset()
        else:
            super().pose(moves, overlay)
