"""The score sheet: what each round gave, who took the queen, who shot the moon, and the totals."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.hearts.chronicle import Chapter
from game.hearts.match import MATCH_END
from game.hearts.round import Points
from game.hearts.seats import SEATS, PassDirection, Seat
from game.language import _
from scenes.hearts import score_marks
from scenes.hearts.hud import direction_name
from scenes.hearts.people import person
from scenes.hearts.plates import portrait
from scenes.hearts.score_lines import Line, lines_of, lines_to_come
from scenes.table import button_art
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD, MEDIUM, SEMIBOLD
from scenes.table.button_art import LEAST_LABEL, PRIMARY, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.overlay import PANEL_Z, WIDGET_Z, risen
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group

WIDTH, HEIGHT = 1300, 930  # units
NARROW_WIDTH = 1000  # in a portrait picture
ROW, ROWS_ROOM = 74, 4 * 74 + 2  # units: the height of a row, and of the room for rows
ARROWS = {PassDirection.LEFT: 180, PassDirection.RIGHT: 0, PassDirection.ACROSS: 90}
FONT_LEAST = 15.0
NOTES_MIDDLE = 78  # units below the upper edge


class Sheet(NamedTuple):
    """What the sheet shows."""

    title: str
    note: str
    chapters: tuple[Chapter, ...]
    totals: Points
    is_over: bool  # the latest round is one of the chapters


class Choices(NamedTuple):
    """What its buttons say and do."""

    go_on: str
    on_go_on: Callable[[], None]
    on_review: Callable[[], None] | None
    on_back: Callable[[], None]


class ScoreSheet:
    """A panel over the table."""

    name = "scores"

    def __init__(self, sheet: Sheet, choices: Choices, timeline: Timeline) -> None:
        self._sheet, self._choices = sheet, choices
        self._lines = lines_of(sheet.chapters, sheet.is_over) + lines_to_come(len(sheet.chapters))
        self.group = Group(timeline)
        self.shown = 0.0
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._unit = 1.0

    @property
    def first(self) -> Hashable:
        return "next"

    def back(self) -> None:
        self._choices.on_back()

    def lay_out(self, width: int, height: int, look: Look) -> None:
        wide, tall = NARROW_WIDTH if height > width else WIDTH, HEIGHT
        edge = 2 * button_art.rim(look)
        self._unit = min((width - 8 - edge) / wide, (height - 10 - edge) / tall, max(0.56, look.unit))
        self.rect = pygame.Rect(0, 0, round(wide * self._unit), round(tall * self._unit))
        self.rect.center = (
            width // 2,
            round(height / 2 + min(10 * look.unit, (height - edge - self.rect.height) / 2 - 2)),
        )
        self._place_buttons()

    def _place_buttons(self) -> None:
        choices, rect, tall = self._choices, self.rect, self._u(84)
        top = rect.bottom - self._u(116)
        right = pygame.Rect(0, round(top), round(self._u(360)), round(tall))
        right.right = round(rect.right - self._u(56))
        buttons = [
            Button("next", right, choices.go_on, choices.on_go_on, PRIMARY, "", Action.CONFIRM, 35),
        ]
        if choices.on_review is not None:
            left = pygame.Rect(round(rect.left + self._u(56)), round(top), round(self._u(290)), round(tall))
            buttons.append(
                Button("review", left, _("Review tricks"), choices.on_review, SECONDARY, "", None, 29)
            )
        self.group.replace([*buttons])

    def _u(self, units: float) -> float:
        return units * self._unit

    def _size(self, units: float) -> float:
        """A size of letters; small pictures have large letters for their size."""
        return max(FONT_LEAST, self._u(units))

    # The measures of the grid.

    @property
    def _label_width(self) -> float:
        return self._u(210)

    @property
    def _column_width(self) -> float:
        return (self.rect.width - self._u(88) - self._label_width) / len(SEATS)

    def _column(self, seat: Seat) -> float:
        """The middle of a seat's column."""
        return self.rect.left + self._u(44) + self._label_width + (seat + 0.5) * self._column_width

    @property
    def _row_height(self) -> float:
        return min(self._u(ROW), self._u(ROWS_ROOM) / max(1, len(self._lines)))

    @property
    def _rows_top(self) -> float:
        return self.rect.top + self._u(146 + 112 + 58)

    def _row(self, index: int) -> float:
        """The middle of a row."""
        return self._rows_top + (index + 0.5) * self._row_height

    # Pictures.

    def display(self, look: Look, device: Device) -> list[Sprite]:
        sprites = [Sprite(button_art.sheet(look, *self.rect.size), *self.rect.center, PANEL_Z)]
        sprites += self._head(look) + self._people(look)
        for index, line in enumerate(self._lines):
            sprites += self._line(look, index, line)
        sprites += self._totals(look)
        sprites += self.group.display(Look(look.assets, self._unit), device, WIDGET_Z + 10)
        return risen(look, sprites, self.shown)

    def _head(self, look: Look) -> list[Sprite]:
        rect, palette, sheet = self.rect, look.assets.palette, self._sheet
        left, right = rect.left + self._u(56), rect.right - self._u(56)
        title = look.assets.text(sheet.title, max(24, self._u(64)), palette.text, DISPLAY)
        sprites = [Sprite(title, left + title.get_width() / 2, rect.top + self._u(76), WIDGET_Z)]
        room = right - left - title.get_width() - self._u(30)
        end = _("First to {points} ends the match, lowest score wins").format(points=MATCH_END)
        notes = ((sheet.note, 29, palette.gold, SEMIBOLD), (end, 24, palette.muted, MEDIUM))
        pictures = [
            button_art.fitted(look, words, self._size(size), colour, face, room, align=1)
            for words, size, colour, face in notes
        ]
        y = rect.top + self._u(NOTES_MIDDLE) - sum(picture.get_height() for picture in pictures) / 2
        for picture in pictures:
            x = right - picture.get_width() / 2
            sprites.append(Sprite(picture, x, y + picture.get_height() / 2, WIDGET_Z))
            y += picture.get_height()
        return sprites

    def _people(self, look: Look) -> list[Sprite]:
        top, side = self.rect.top + self._u(146), round(self._u(112))
        tall = round(self._rows_top + self._u(ROWS_ROOM + 140) - top)
        mine = look.assets.keep(
            ("my column", round(self._column_width), tall),
            lambda: score_marks.tinted_panel(
                round(self._column_width - self._u(12)), tall, self._u(22), look.assets.palette.rose, 26, 90
            ),
        )
        sprites = [Sprite(mine, self._column(Seat.SOUTH), top - self._u(10) + tall / 2, WIDGET_Z - 5)]
        for seat in SEATS:
            x = self._column(seat)
            name = look.assets.text(person(seat).name, self._size(30), look.assets.palette.text, BOLD)
            sprites.append(Sprite(portrait(look, seat, side), x, top + side / 2, WIDGET_Z))
            sprites.append(Sprite(name, x, top + side + self._u(26), WIDGET_Z))
        return sprites

    def _line(self, look: Look, index: int, line: Line) -> list[Sprite]:
        y, wide = self._row(index), round(self.rect.width - self._u(88))
        tall = round(self._row_height - self._u(8))
        sprites = []
        if line.is_latest or index % 2 == 0:
            strip = look.assets.keep(
                ("score row", wide, tall, line.is_latest),
                lambda: (
                    score_marks.tinted_panel(wide, tall, self._u(16), look.assets.palette.gold_line, 51, 166)
                    if line.is_latest
                    else score_marks.tinted_panel(wide, tall, self._u(16), look.assets.palette.text, 12, 0)
                ),
            )
            sprites.append(Sprite(strip, self.rect.centerx, y, WIDGET_Z - 4))
        sprites += self._label(look, y, line)
        for seat in SEATS:
            sprites += self._cell(look, y, line, seat)
        return sprites

    def _label(self, look: Look, y: float, line: Line) -> list[Sprite]:
        palette, x = look.assets.palette, self.rect.left + self._u(66)
        size = max(LEAST_LABEL, min(self._size(25), 0.62 * self._row_height))
        parts = [look.assets.text(line.label, size, palette.text, BOLD)]
        if line.direction is not None:
            icon = look.assets.icon("arrow" if line.direction in ARROWS else "heart", size, palette.muted)
            parts.append(pygame.transform.rotate(icon, ARROWS.get(line.direction, 0)))
            words = direction_name(line.direction).capitalize()
            room = self._label_width - self._u(22) - sum(p.get_width() for p in parts) - self._u(36)
            parts.append(button_art.fitted(look, words, size, palette.muted, SEMIBOLD, room))
        sprites = []
        for part in parts:
            sprites.append(Sprite(part, x + part.get_width() / 2, y, WIDGET_Z))
            x += part.get_width() + self._u(14)
        return sprites

    def _cell(self, look: Look, y: float, line: Line, seat: Seat) -> list[Sprite]:
        if line.points is None:
            return [self._nothing_yet(look, y, seat)]
        palette, points = look.assets.palette, line.points[seat]
        size = min(self._size(40 if line.is_latest else 34), 0.72 * self._row_height)
        colour = palette.text if points else palette.success
        words = f"+{points}" if line.is_latest else str(points)
        parts = [look.assets.text(words, size, colour, BOLD)]
        if seat is line.moon:
            parts.append(score_marks.moon(look, 0.6 * size))
        elif seat is line.queen:
            parts.append(score_marks.queen(look, 0.85 * size))
        gap = self._u(10)
        x = self._column(seat) - (sum(part.get_width() for part in parts) + gap * (len(parts) - 1)) / 2
        sprites = []
        for part in parts:
            sprites.append(Sprite(part, x + part.get_width() / 2, y, WIDGET_Z))
            x += part.get_width() + gap
        return sprites

    def _nothing_yet(self, look: Look, y: float, seat: Seat) -> Sprite:
        dash = look.assets.text("–", self._size(34), look.assets.palette.disabled, BOLD)
        return Sprite(dash, self._column(seat), y, WIDGET_Z)

    def _totals(self, look: Look) -> list[Sprite]:
        palette, totals = look.assets.palette, self._sheet.totals
        y = self._rows_top + self._u(ROWS_ROOM + 18)
        label = look.assets.text(_("Total"), self._size(34), palette.text, BOLD)
        x = self.rect.left + self._u(66) + label.get_width() / 2
        sprites = [Sprite(label, x, y + self._u(40), WIDGET_Z)]
        for seat in SEATS:
            is_leading = totals[seat] == min(totals)
            sprites += self._total(look, seat, totals[seat], y, is_leading)
        return sprites

    def _total(self, look: Look, seat: Seat, total: int, y: float, is_leading: bool) -> list[Sprite]:
        palette, x, size = look.assets.palette, self._column(seat), max(22, self._u(62))
        digits = look.assets.text(str(total), size, palette.gold if is_leading else palette.text, EXTRABOLD)
        sprites = [Sprite(digits, x, y + self._u(38), WIDGET_Z)]
        if is_leading:
            crown = look.assets.icon("crown", 0.68 * size, palette.gold)
            left = x - digits.get_width() / 2 - crown.get_width() / 2 - self._u(12)
            sprites.append(Sprite(crown, left, y + self._u(38), WIDGET_Z))
        wide, tall = round(self._column_width - self._u(70)), max(6, round(self._u(18)))
        share = min(1.0, total / MATCH_END)
        bar = look.assets.keep(
            ("total", wide, tall, total, is_leading),
            lambda: score_marks.bar(look, wide, tall, share, is_leading),
        )
        return [*sprites, Sprite(bar, x, y + self._u(92), WIDGET_Z)]
