"""The games that were finished: a list, and for the chosen one what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.deals import DealCode, Game
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.solver import Solution
from game.language import _
from scenes.giving_up import unless_lost
from scenes.history.details import details, nothing_yet
from scenes.history.entries import is_hearts, last_games
from scenes.history.row import GameRow
from scenes.insight import Insight, film_of
from scenes.page_scene import PageScene
from scenes.scene import HeartsRoute, HistoryRoute, ReplayRoute, SolitaireRoute, Stage
from scenes.table import copying
from scenes.table.actions import Action
from scenes.table.button_art import PRIMARY, SECONDARY
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.intents import Intent, Page, Scroll, Step
from scenes.table.scroll_list import ScrollList
from scenes.table.widgets import Widget
from scenes.written_game import read

LIST_SHARE = 0.62  # of the width, where the chosen game has a panel of its own
LIST_Z = 90.0
SLICES = 3  # of thought in a frame, while a shortest win is looked for


class HistoryScene(PageScene):
    """The list follows the focus, and the chosen game follows the list."""

    name = "history"

    def __init__(self, stage: Stage, route: HistoryRoute) -> None:
        super().__init__(stage)
        self.title = _("History")
        self.games = last_games(stage.store)
        self.list = ScrollList(len(self.games))
        self._insight = Insight()
        self.chosen = min(max(0, route.chosen), max(0, len(self.games) - 1))
        self.first = ("row", self.chosen) if self.games else "play"

    # Where things stand.

    @property
    def _has_panel(self) -> bool:
        """Whether the chosen game has a panel beside the list."""
        return not (self.geometry.is_compact or self.geometry.is_portrait)

    @property
    def _panel(self) -> pygame.Rect:
        content = self.geometry.content
        left = content.left + round(LIST_SHARE * content.width + self.geometry.gap)
        return pygame.Rect(left, content.top, content.right - left, content.height)

    def _lay_out_list(self) -> None:
        content, gap = self.geometry.content, self.geometry.gap
        rect = content.copy()
        if self._has_panel:
            rect.width = round(LIST_SHARE * content.width)
        else:
            rect.height -= round(self._button_height + gap)
        is_new = rect != self.list.rect
        self.list.lay_out(rect, self.look.size(96, 46), 0.6 * gap)
        if is_new:
            self.list.reveal(self.chosen)

    @property
    def _button_height(self) -> float:
        return self.look.size(78, 40)

    def _widgets(self) -> list[Widget]:
        if not self.games:
            return [self._play_button()]
        self._lay_out_list()
        rows: list[Widget] = [
            GameRow(
                number,
                self.list.row(number),
                self.games[number],
                number == self.chosen,
                partial(self._use_row, number),
            )
            for number in self.list.seen
        ]
        return rows + self._buttons()

    def _play_button(self) -> Widget:
        content = self.geometry.content
        rect = pygame.Rect(0, 0, round(self.look.size(420, 200)), round(self._button_height))
        rect.midbottom = (content.centerx, content.bottom)
        play = partial(self.stage.go, SolitaireRoute())
        return Button("play", rect, _("Play Heart to Heart"), play, PRIMARY, "play", Action.CONFIRM)

    def _buttons(self) -> list[Widget]:
        """What can be done with the chosen game: below each other in the panel, or in a row."""
        uses: list[tuple[str, str, Callable[[], None], str, str]] = [
            ("watch", _("Watch"), self.watch, PRIMARY, "eye"),
            ("again", _("Play again"), self.play_again, SECONDARY, "restart"),
            ("best", _("Best line"), self.watch_best, SECONDARY, "star"),
            ("copy", _("Copy as text"), self.copy, SECONDARY, "copy"),
        ]
        if is_hearts(self.games[self.chosen]):
            uses = [use for use in uses if use[0] != "best"]
        return [
            Button(key, self._button_rect(number, len(uses)), label, use, style, icon)
            for number, (key, label, use, style, icon) in enumerate(uses)
        ]

    def _button_rect(self, number: int, count: int) -> pygame.Rect:
        tall, gap, content = round(self._button_height), 0.8 * self.geometry.gap, self.geometry.content
        if self._has_panel:
            panel, pad = self._panel, self.look.size(36, 15)
            top = panel.bottom - pad - (count - number) * (tall + gap) + gap
            return pygame.Rect(round(panel.left + pad), round(top), round(panel.width - 2 * pad), tall)
        wide = (content.width - gap * (count - 1)) / count
        return pygame.Rect(
            round(content.left + number * (wide + gap)), content.bottom - tall, round(wide), tall
        )

    def _pictures(self) -> list[Sprite]:
        if not self.games:
            area = self.geometry.content.copy()
            area.height -= round(self._button_height)
            return nothing_yet(self.look, area)
        sprites = self.list.display(self.look, LIST_Z)
        if self._has_panel:
            bottom = self._button_rect(0, len(self._buttons())).top - self.geometry.gap
            sprites += details(self.look, self._panel, self.games[self.chosen], bottom)
        return sprites

    # The player asks.

    def handle(self, intent: Intent) -> None:
        if self.host.current is not None or not self.games:
            super().handle(intent)
            return
        match intent:
            case Scroll(notches):
                if self.list.scroll(notches):
                    self.rebuild()
            case Page(direction):
                self._walk_to(self.chosen + direction * self.list.fitting)
            case Step(0, dy) if (row := self._row) is not None and 0 <= row + dy < len(self.games):
                self._walk_to(row + dy)
            case Step(1, 0) if self._row is not None:
                self._focus("watch")
            case Step(-1, 0) if self.controls.is_visible and self.controls.focus.key in ("watch", "back"):
                self._walk_to(self.chosen)
            case _:
                super().handle(intent)

    @property
    def _row(self) -> int | None:
        """The row on which the focus is shown; None while it is elsewhere."""
        key = self.controls.focus.key
        return key[1] if self.controls.is_visible and isinstance(key, tuple) else None

    def _walk_to(self, number: int) -> None:
        """Choose a row, or the nearest there is, and bring the focus there."""
        self._choose(min(len(self.games) - 1, max(0, number)))
        self._focus(("row", self.chosen))

    def _focus(self, key: Hashable) -> None:
        self.stage.sounds.play("focus")
        self.controls.show(key, self.group.rects())
        self._stale = True

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.first = ("row", number)
        self.list.reveal(number)
        self.rebuild()

    def _use_row(self, number: int) -> None:
        """The chosen row opens its game; any other is chosen."""
        if number == self.chosen and self.controls.is_visible:
            self.watch()
        else:
            self._choose(number)

    def watch(self) -> None:
        """Watch the chosen game."""
        try:
            game = read(self.games[self.chosen].text)
        except ValueError as error:
            self.stage.sounds.play("wrong")
            self.toast.say(_("This game cannot be read. {reason}").format(reason=error))
            return
        self.stage.go(ReplayRoute(game.text, HistoryRoute(self.chosen)))

    def watch_best(self) -> None:
        """Watch a shortest win of the chosen deal, as soon as it is known."""
        code = self._code()
        if code is None:
            return
        deal, back = deal_for(code), HistoryRoute(self.chosen)
        if not self._insight.can_be_won(deal):
            self.toast.say(_("This deal cannot be won"))
            return

        def show(solution: Solution | None) -> None:
            if solution is not None:
                self.stage.go(ReplayRoute(film_of(code, solution), back))

        self._insight.follow(deal)
        if self._insight.is_thinking:
            self.toast.say(_("Looking for the shortest way …"))
        self._insight.when_known(show)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self._insight.tick(SLICES)

    def play_again(self) -> None:
        """Play the same deal again, from its first card."""
        code = self._code()
        if code is not None:
            route = HeartsRoute(code) if code.game is Game.HEARTS else SolitaireRoute(code)
            unless_lost(self.host, self.timeline, self.stage, code.game, partial(self.stage.go, route))

    def _code(self) -> DealCode | None:
        """The code of the chosen game; None, with a sentence, when it cannot be read."""
        try:
            return DealCode.parse_any(self.games[self.chosen].code)
        except ValueError as error:
            self.stage.sounds.play("wrong")
            self.toast.say(str(error))
            return None

    def copy(self) -> None:
        """Copy the chosen game as text."""
        copying.copy(self.games[self.chosen].text, _("Game copied as text"), self.toast)

    def _act(self, action: Action) -> None:
        if action is Action.COPY and self.games:
            self.copy()
        else:
            super()._act(action)
