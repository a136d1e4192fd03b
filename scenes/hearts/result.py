"""The end of a match: a podium, the way of the scores as lines, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import accumulate, pairwise
from typing import NamedTuple

import pygame

from game.hearts.chronicle import Chapter
from game.hearts.match import MATCH_END
from game.hearts.round import NO_POINTS, Points
from game.hearts.seats import SEATS, Seat
from game.language import _
from scenes.hearts.people import person
from scenes.hearts.plates import portrait
from scenes.table import button_art, button_row, shapes
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD, SEMIBOLD
from scenes.table.button_art import PRIMARY, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.overlay import PANEL_Z, WIDGET_Z, risen
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group, Widget

WIDTH, HEIGHT = 1300, 930  # units
NARROW_WIDTH, NARROW_HEIGHT = 900, 1330  # in a portrait picture
STEP_HEIGHTS = {1: 250, 2: 180, 3: 125, 4: 70}  # of the podium, in units, by place
STEP_ORDER = (2, 1, 3, 4)  # places from left to right
REVEAL_STEPS = 40


class Result(NamedTuple):
    """How a match ended."""

    chapters: tuple[Chapter, ...]
    totals: Points
    winner: Seat
    code: str


class Choices(NamedTuple):
    """What the panel's buttons do."""

    next_match: Callable[[], None]
    again: Callable[[], None]
    scores: Callable[[], None]
    copy: Callable[[], None]  # all of it, as text
    menu: Callable[[], None]


def ranking(totals: Points) -> list[tuple[int, Seat]]:
    """Each seat with its place; equal totals share one."""
    return [
        (1 + sum(other < totals[seat] for other in totals), seat)
        for seat in sorted(SEATS, key=totals.__getitem__)
    ]


def progress(chapters: tuple[Chapter, ...]) -> list[Points]:
    """The totals before the first round and after each."""
    rounds = [chapter.points for chapter in chapters]
    return list(accumulate(rounds, lambda a, b: tuple(map(sum, zip(a, b, strict=True))), initial=NO_POINTS))


class ResultPanel:
    """A panel over the table."""

    name = "win"

    def __init__(self, result: Result, choices: Choices, timeline: Timeline) -> None:
        self._result, self._choices = result, choices
        self.group = Group(timeline)
        self.shown = 0.0
        self.counted = 0.0  # how far the lines of the graph have run, 0 to 1
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._unit, self._is_narrow = 1.0, False

    @property
    def first(self) -> Hashable:
        return "next"

    def back(self) -> None:
        self._choices.scores()

    def lay_out(self, width: int, height: int, look: Look) -> None:
        self._is_narrow = height > width
        wide, tall = (NARROW_WIDTH, NARROW_HEIGHT) if self._is_narrow else (WIDTH, HEIGHT)
        edge = 2 * button_art.rim(look)
        self._unit = min((width - 8 - edge) / wide, (height - 10 - edge) / tall, max(0.56, look.unit))
        self.rect = pygame.Rect(0, 0, round(wide * self._unit), round(tall * self._unit))
        self.rect.center = (
            width // 2,
            round(height / 2 + min(10 * look.unit, (height - edge - self.rect.height) / 2 - 2)),
        )
        self._place_buttons(look)

    def _u(self, units: float) -> float:
        return units * self._unit

    def _size(self, units: float) -> float:
        return max(15.0, self._u(units))

    def _place_buttons(self, look: Look) -> None:
        choices, rect, gap = self._choices, self.rect, self._u(18)
        left, wide, tall = rect.left + self._u(56), rect.width - self._u(112), round(self._u(84))
        top = round(rect.bottom - self._u(116))
        row: list[tuple[str, str, Callable[[], None], float]] = [
            ("next", _("Next match"), choices.next_match, 1.5),
            ("again", _("Play again"), choices.again, 1.0),
            ("scores", _("Scores"), choices.scores, 0.8),
            ("copy", _("Copy"), choices.copy, 1.0),
            ("menu", _("Menu"), choices.menu, 0.8),
        ]
        if self._is_narrow:
            first = pygame.Rect(round(left), top - tall - round(gap), round(wide), tall)
            widgets: list[Widget] = [
                Button("next", first, row[0][1], row[0][2], PRIMARY, "", Action.CONFIRM, 35)
            ]
            row = row[1:]
        else:
            widgets = []
        labels, parts = [label for _key, label, *_rest in row], [part for *_rest, part in row]
        inner = Look(look.assets, self._unit)
        across = button_row.widths(inner, labels, parts, wide - gap * (len(row) - 1))
        for (key, label, use, _part), broad in zip(row, across, strict=True):
            place = pygame.Rect(round(left), top, round(broad), tall)
            style, action, size = (PRIMARY, Action.CONFIRM, 35) if key == "next" else (SECONDARY, None, 27)
            widgets.append(Button(key, place, label, use, style, "", action, size))
            left += broad + gap
        self.group.replace(widgets)

    @property
    def _podium(self) -> pygame.Rect:
        """Where the podium stands: at the left, or above the graph."""
        rect = self.rect
        if self._is_narrow:
            return pygame.Rect(
                round(rect.left + self._u(56)),
                round(rect.top + self._u(190)),
                round(rect.width - self._u(112)),
                round(self._u(430)),
            )
        return pygame.Rect(
            round(rect.left + self._u(56)),
            round(rect.top + self._u(190)),
            round(self._u(620)),
            round(self._u(580)),
        )

    @property
    def _graph(self) -> pygame.Rect:
        """Where the lines run."""
        rect, podium = self.rect, self._podium
        if self._is_narrow:
            top = podium.bottom + self._u(50)
            return pygame.Rect(podium.left, round(top), podium.width, round(self._u(370)))
        left = podium.right + self._u(50)
        return pygame.Rect(
            round(left),
            podium.top + round(self._u(10)),
            round(rect.right - self._u(56) - left),
            round(self._u(560)),
        )

    def display(self, look: Look, device: Device) -> list[Sprite]:
        sprites = [Sprite(button_art.sheet(look, *self.rect.size), *self.rect.center, PANEL_Z)]
        sprites += self._head(look)
        places = ranking(self._result.totals)
        for index, (place, seat) in enumerate(places):
            sprites += self._step(look, STEP_ORDER.index(index + 1), place, seat)
        sprites += self._lines(look)
        sprites += self.group.display(Look(look.assets, self._unit), device, WIDGET_Z + 10)
        return risen(look, sprites, self.shown)

    def _head(self, look: Look) -> list[Sprite]:
        winner, rect = self._result.winner, self.rect
        words = (
            _("You won the match!")
            if winner is Seat.SOUTH
            else _("{name} won the match").format(name=person(winner).name)
        )
        size, room = max(26, self._u(76)), rect.width - self._u(112)
        title = gilded(look, words, min(size, size * room / look.assets.width(words, size, DISPLAY)), DISPLAY)
        rounds = len(self._result.chapters)
        note = _("{rounds} rounds · match {code}").format(rounds=rounds, code=self._result.code)
        small = look.assets.text(note, self._size(25), look.assets.palette.muted, SEMIBOLD)
        return [
            Sprite(title, rect.centerx, rect.top + self._u(78), WIDGET_Z),
            Sprite(small, rect.centerx, rect.top + self._u(140), WIDGET_Z),
        ]

    def _step(self, look: Look, column: int, place: int, seat: Seat) -> list[Sprite]:
        """One seat on its step of the podium."""
        podium, palette = self._podium, look.assets.palette
        wide = podium.width / 4
        x = podium.left + (column + 0.5) * wide
        tall = round(self._u(STEP_HEIGHTS[min(4, STEP_ORDER[column])] * (0.76 if self._is_narrow else 1.0)))
        size = (round(wide - self._u(8)), tall)
        block = look.assets.keep(("step", size, place), lambda: self._block(look, size, place))
        side = round(self._u(128 if place == 1 else 104))
        top = podium.bottom - tall
        face = portrait(look, seat, side)
        name = look.assets.text(person(seat).name, self._size(27), palette.text, BOLD)
        total = look.assets.text(
            str(self._result.totals[seat]),
            max(18, self._u(44)),
            palette.gold if place == 1 else palette.text,
            EXTRABOLD,
        )
        y = top - total.get_height() / 2 - self._u(2)
        sprites = [Sprite(block, x, podium.bottom - tall / 2, WIDGET_Z), Sprite(total, x, y, WIDGET_Z)]
        y -= total.get_height() / 2 + name.get_height() / 2 - self._u(4)
        sprites.append(Sprite(name, x, y, WIDGET_Z))
        y -= name.get_height() / 2 + side / 2 + self._u(4)
        sprites.append(Sprite(face, x, y, WIDGET_Z))
        if place == 1:
            crown = look.assets.icon("crown", self._u(56), palette.gold)
            sprites.append(Sprite(crown, x, y - side / 2 - self._u(22), WIDGET_Z + 1))
        return sprites

    def _block(self, look: Look, size: tuple[int, int], place: int) -> pygame.Surface:
        palette = look.assets.palette
        top, bottom, line, colour = (
            (palette.golden_top, palette.golden_bottom, palette.golden_line, palette.golden_text)
            if place == 1
            else (palette.raised_top, palette.raised_bottom, palette.button_line, palette.muted)
        )
        block = shapes.panel(*size, self._u(16), top, bottom, line, max(1.0, self._u(2)))
        digit = look.assets.text(str(place), min(self._size(46), 0.8 * size[1]), colour, EXTRABOLD)
        block.blit(
            digit,
            ((size[0] - digit.get_width()) // 2, min(round(self._u(8)), (size[1] - digit.get_height()) // 2)),
        )
        return block

    def _lines(self, look: Look) -> list[Sprite]:
        """The way of the four totals, as far as the graph has run, with a name at each end."""
        rect, result = self._graph, self._result
        whole = look.assets.keep(
            ("graph", rect.size, result.code, result.totals), lambda: self._draw_graph(look, rect)
        )
        step = min(REVEAL_STEPS, round(REVEAL_STEPS * self.counted))
        wide = max(1, whole.get_width() * step // REVEAL_STEPS)
        part = look.assets.keep(
            ("graph part", rect.size, result.code, result.totals, step),
            lambda: whole.subsurface((0, 0, wide, whole.get_height())),
        )
        frame = look.assets.keep(
            ("graph frame", rect.size, max(result.totals)), lambda: self._draw_frame(look, rect)
        )
        left = rect.centerx - whole.get_width() / 2
        return [
            Sprite(frame, *rect.center, WIDGET_Z - 2),
            Sprite(part, left + wide / 2, rect.centery, WIDGET_Z - 1),
        ]

    def _point(self, size: tuple[int, int], number: int, rounds: int, total: int) -> tuple[float, float]:
        """A total after so many rounds, in a picture of this size."""
        most = max(MATCH_END, *self._result.totals) * 1.06
        left, right = max(self._u(54), 2.5 * self._size(20)), size[0] - self._u(28)
        low, high = size[1] - self._u(30), self._u(20)
        return left + (right - left) * number / max(1, rounds), low - (low - high) * total / most

    def _draw_frame(self, look: Look, rect: pygame.Rect) -> pygame.Surface:
        palette, (wide, tall) = look.assets.palette, rect.size
        surface = shapes.panel(
            wide, tall, self._u(20), palette.well, palette.well, palette.line, max(1.0, self._u(2)), 190
        )
        for total in range(0, MATCH_END + 1, 25):
            x, y = self._point(rect.size, 0, 1, total)
            colour = palette.rose if total == MATCH_END else palette.line
            end = self._point(rect.size, 1, 1, total)[0]
            pygame.draw.line(surface, colour, (x, y), (end, y), max(1, round(self._u(2))))
            words = look.assets.text(str(total), self._size(20), palette.muted, SEMIBOLD)
            surface.blit(words, (x - words.get_width() - self._u(8), y - words.get_height() / 2))
        return surface

    def _draw_graph(self, look: Look, rect: pygame.Rect) -> pygame.Surface:
        surface = shapes.blank(*rect.size)
        totals = progress(self._result.chapters)
        rounds = len(totals) - 1
        for seat in reversed(SEATS):
            colour = getattr(look.assets.palette, person(seat).colour)
            points = [self._point(rect.size, number, rounds, row[seat]) for number, row in enumerate(totals)]
            for start, end in pairwise(points):
                pygame.draw.aaline(surface, colour, start, end, max(2, round(self._u(5))))
            for x, y in points:
                pygame.draw.aacircle(surface, colour, (round(x), round(y)), max(2, round(self._u(6))))
            side = round(self._u(44))
            x, y = points[-1]
            surface.blit(portrait(look, seat, side), (min(x, rect.width - side) - side / 2, y - side / 2))
        return surface
