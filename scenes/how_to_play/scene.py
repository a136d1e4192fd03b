"""The pages of how to play, to be turned like those of a book."""

from __future__ import annotations

from functools import partial

import pygame

from game.deals import Game
from game.language import _
from scenes.how_to_play.figures import draw
from scenes.how_to_play.layout import BookGeometry
from scenes.how_to_play.pages import Page, pages_of
from scenes.page_scene import WIDGET_Z, PageScene
from scenes.scene import HeartsRoute, HowToPlayRoute, SolitaireRoute, Stage
from scenes.table.actions import Action
from scenes.table.assets import DISPLAY, MEDIUM
from scenes.table.button_art import GOLDEN, PRIMARY, SECONDARY, sheet
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.widgets import Widget

TABS = (Game.HEART_TO_HEART, Game.HEARTS)
KEYS = {Game.HEART_TO_HEART: "solitaire", Game.HEARTS: "hearts"}
TEXT_Z = 90.0
SMALLEST = 15  # pixels of the em
CRAMPED = 12  # pixels of the em, where the sentences would not fit otherwise


class HowToPlayScene(PageScene):
    """One page at a time, of one game."""

    name = "how-to-play"

    def __init__(self, stage: Stage, route: HowToPlayRoute) -> None:
        super().__init__(stage)
        self.title = _("How to play")
        self.game, self.number = route.game, 0
        self.first = "next"

    @property
    def pages(self) -> tuple[Page, ...]:
        return pages_of(self.game)

    @property
    def page(self) -> Page:
        return self.pages[self.number]

    def turn(self, step: int) -> None:
        """Go some pages on or back; before the first and after the last there is none."""
        number = min(len(self.pages) - 1, max(0, self.number + step))
        if number != self.number:
            self.number = number
            self.stage.sounds.play("slide")
            self.rebuild()

    def open(self, game: Game) -> None:
        """Read about this game, from its first page."""
        self.game, self.number = game, 0
        self.rebuild()

    def rebuild(self) -> None:
        self.places = BookGeometry(self.geometry)
        super().rebuild()
        self._sprites = [
            *self._paper(),
            *draw(self.look, self.page.figure, self.places.figure),
            *self._words(),
        ]

    def _pictures(self) -> list[Sprite]:
        return self._sprites

    def _widgets(self) -> list[Widget]:
        tabs: list[Widget] = [self._tab(index) for index in range(len(TABS))]
        is_last = self.number == len(self.pages) - 1
        g = self.places
        back = Button(
            "previous",
            g.turn(0),
            _("Previous"),
            partial(self.turn, -1),
            SECONDARY,
            "chevron_left",
            Action.UNDO,
        )
        back.is_enabled = self.number > 0
        on = Button(
            "next", g.turn(1), _("Next"), partial(self.turn, 1), PRIMARY, "chevron_right", Action.REDO
        )
        on.is_enabled = not is_last
        return [*tabs, self._lesson_button(), back, on]

    def _lesson_button(self) -> Button:
        """From reading to playing: the first game, with somebody who explains."""
        return Button("lesson", self.places.lesson, _("Start the lesson"), self.play_lesson, GOLDEN, "play")

    def play_lesson(self) -> None:
        is_hearts = self.game is Game.HEARTS
        self.stage.go(HeartsRoute(is_lesson=True) if is_hearts else SolitaireRoute(is_lesson=True))

    def _tab(self, index: int) -> Button:
        game = TABS[index]
        label = _("Hearts") if game is Game.HEARTS else _("Heart to Heart")
        style = GOLDEN if game is self.game else SECONDARY
        return Button(KEYS[game], self.places.tab(index), label, partial(self.open, game), style)

    def _act(self, action: Action) -> None:
        if action in (Action.UNDO, Action.REDO):
            self.turn(-1 if action is Action.UNDO else 1)
        else:
            super()._act(action)

    def _paper(self) -> list[Sprite]:
        rect = self.places.paper
        return [Sprite(sheet(self.look, *rect.size), *rect.center, 0.0), self._count()]

    def _count(self) -> Sprite:
        """Which page this is."""
        look = self.look
        words = _("Page {number} of {count}").format(number=self.number + 1, count=len(self.pages))
        picture = look.assets.text(words, look.size(24, SMALLEST), look.assets.palette.muted, MEDIUM)
        return Sprite(picture, *self.places.count, WIDGET_Z)

    def _words(self) -> list[Sprite]:
        """The heading and the sentences, in letters as large as they fit."""
        rect, look = self.places.words, self.look
        size = look.size(38, 20)
        while size > CRAMPED and sum(p.get_height() for p in self._paragraphs(size)) > 0.94 * rect.height:
            size -= 1
        paragraphs = self._paragraphs(size)
        gap = min(0.6 * size, (rect.height - sum(p.get_height() for p in paragraphs)) / len(paragraphs))
        y = rect.centery - (sum(p.get_height() for p in paragraphs) + gap * (len(paragraphs) - 1)) / 2
        sprites = []
        for picture in paragraphs:
            tall = picture.get_height()
            sprites.append(Sprite(picture, rect.left + picture.get_width() / 2, y + tall / 2, TEXT_Z))
            y += tall + gap
        return sprites

    def _paragraphs(self, size: float) -> list[pygame.Surface]:
        palette = self.look.assets.palette
        heading = self._wrapped(self.page.heading, 1.35 * size, DISPLAY, palette.gold)
        return [heading, *(self._wrapped(s, size, MEDIUM, palette.text) for s in self.page.sentences)]

    def _wrapped(self, words: str, size: float, face: str, colour: str) -> pygame.Surface:
        return self.look.assets.paragraph(words, size, colour, face, self.places.words.width)

    def pose(self, moves: str, overlay: str | None) -> None:
        """Open at a page: "hearts", or "hearts-2" for its third one."""
        name, _dash, number = (overlay or "solitaire").partition("-")
        games = {key: game for game, key in KEYS.items()}
        if moves or name not in games or not (number or "0").isdigit():
            raise ValueError(_("There is nothing like that on this page"))
        self.open(games[name])
        self.turn(int(number or 0))
