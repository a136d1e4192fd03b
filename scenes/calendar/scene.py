"""The daily deals: a calendar of hearts, the streak, and the deal of the chosen day."""

from __future__ import annotations

from datetime import date
from functools import partial

import pygame

from game.daily import FIRST_DAY, can_be_played, daily_code
from game.deals import Game
from game.language import _
from game.streaks import Heart, best_streak, hearts, parse_day, streak
from scenes.calendar.day_cell import DayCell
from scenes.calendar.layout import CalendarGeometry
from scenes.calendar.month import days_of, first_of, month_after, month_before, place_of
from scenes.calendar.side import ChosenDay, day_pictures, streak_pictures
from scenes.giving_up import unless_lost
from scenes.page_scene import PageScene
from scenes.scene import SolitaireRoute, Stage
from scenes.table import button_art
from scenes.table.actions import Action
from scenes.table.assets import DISPLAY, SEMIBOLD
from scenes.table.button_art import GOLDEN
from scenes.table.buttons import Button, RoundButton
from scenes.table.dates import long_date, month_of, short_weekdays
from scenes.table.display import Sprite
from scenes.table.widgets import Widget, explained

GAME = Game.HEART_TO_HEART
STREAK_SHARE = 0.34  # of the side's height


class CalendarScene(PageScene):
    """One month at a time. The chosen day is today until another one is chosen."""

    name = "calendar"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.title = _("Daily deal")
        self.first = "play"
        self.today = self.chosen = self._date()
        self.month = first_of(self.today)
        self.earned = hearts(stage.store.daily_wins())

    def _date(self) -> date:
        """What day it is."""
        today = parse_day(self.stage.today)
        assert today is not None
        return today

    # What is there.

    def _widgets(self) -> list[Widget]:
        self.places = CalendarGeometry(self.geometry)
        days = [self._cell(day) for day in days_of(self.month)]
        return [*self._turning(), *days, self._play_button()]

    def _turning(self) -> list[Widget]:
        """The buttons to the months before and after; those that lead nowhere are greyed out."""
        before, after = month_before(self.month), month_after(self.month)
        earlier = RoundButton("earlier", self.places.earlier, "chevron_left", "", partial(self._turn, before))
        later = RoundButton("later", self.places.later, "chevron_right", "", partial(self._turn, after))
        explained(earlier, _("The month before"), Action.UNDO)
        explained(later, _("The next month"), Action.REDO)
        earlier.is_enabled = before is not None and first_of(min(FIRST_DAY, self.today)) <= before
        later.is_enabled = after is not None and after <= self.today
        return [earlier, later]

    def _cell(self, day: date) -> DayCell:
        return DayCell(
            day,
            self.places.cell(*place_of(day)),
            self._heart(day),
            can_be_played(day, self.today),
            day == self.today,
            day == self.chosen,
            partial(self._choose, day),
        )

    def _heart(self, day: date) -> str:
        return self.earned[day].value if day in self.earned else ""

    def _play_button(self) -> Button:
        label = _("Play again") if self.chosen in self.earned else _("Play")
        if self._is_in_progress:
            label = _("Continue")
        return Button("play", self.places.play, label, self.play, GOLDEN, "play", Action.CONFIRM)

    @property
    def _is_in_progress(self) -> bool:
        """Whether the chosen day's deal is on the table."""
        progress = self.stage.store.progress(GAME)
        return progress is not None and progress.daily == str(self.chosen)

    def _pictures(self) -> list[Sprite]:
        places, look = self.places, self.look
        sprites = [self._panel(places.month), self._panel(places.side), *self._month_pictures()]
        inner = places.inner
        upper = pygame.Rect(inner.left, inner.top, inner.width, round(STREAK_SHARE * inner.height))
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
        now, best = streak(self.earned, self.today), best_streak(self.earned)
        sprites += streak_pictures(look, upper, now, best)
        return sprites + day_pictures(look, lower, self._chosen_day())

    def _panel(self, rect: pygame.Rect) -> Sprite:
        return Sprite(button_art.board(self.look, *rect.size), *rect.center, 40)

    def _month_pictures(self) -> list[Sprite]:
        """The name of the month, and of the days of the week."""
        assets, look, places = self.stage.assets, self.look, self.places
        name = assets.text(month_of(self.month), look.size(46, 20), assets.palette.text, DISPLAY)
        sprites = [Sprite(name, *places.month_name, 60)]
        for column, weekday in enumerate(short_weekdays()):
            words = assets.text(weekday, look.size(24, 13), assets.palette.muted, SEMIBOLD)
            sprites.append(Sprite(words, *places.weekday(column), 60))
        return sprites

    def _chosen_day(self) -> ChosenDay:
        heart = self._heart(self.chosen)
        code = str(daily_code(self.chosen))
        return ChosenDay(self.chosen.day, long_date(self.chosen), code, self._fate(), heart)

    def _fate(self) -> str:
        """What became of the chosen day's deal."""
        if self._is_in_progress:
            return _("In progress")
        heart = self.earned.get(self.chosen)
        if heart is Heart.GOLD:
            return _("Won on its own day")
        if heart is Heart.ROSE:
            return _("Won later, for a rose heart")
        return (
            _("Today, for a golden heart") if self.chosen == self.today else _("Missed; a rose heart is left")
        )

    # What the player wants.

    def tick(self, seconds: float) -> None:
        """A new day may have begun; or the clock was set, and it is an earlier one."""
        super().tick(seconds)
        if self._date() != self.today:
            was_today, self.today = self.today, self._date()
            if self.chosen == was_today or not can_be_played(self.chosen, self.today):
                self.chosen, self.month = self.today, first_of(self.today)
            self.rebuild()

    def _act(self, action: Action) -> None:
        """The shoulders of a controller turn the months."""
        turns = {Action.UNDO: "earlier", Action.REDO: "later"}
        if action in turns:
            self.group.tap(turns[action])
        else:
            super()._act(action)

    def _turn(self, month: date | None) -> None:
        """Show another month."""
        if month is not None:
            self.month = month
            self.rebuild()

    def _choose(self, day: date) -> None:
        """Choose a day; chosen again, it is played."""
        if day == self.chosen:
            self.play()
        else:
            self.chosen = day
            self.rebuild()

    def play(self) -> None:
        """Go on with the chosen day's deal, or begin it; ask before another game is given up for it."""
        route = SolitaireRoute(daily_code(self.chosen), self._is_in_progress, str(self.chosen))
        start = partial(self.stage.go, route)
        if self._is_in_progress:
            start()
        else:
            unless_lost(self.host, self.timeline, self.stage, GAME, start)
