"""What is drawn of the figures: the share won over time, points match by match, and bars."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.language import _
from game.statistics.counting import shares_won
from game.statistics.matches import points_a_round
from game.store.games import GIVEN_UP, Result
from scenes.statistics.cards import PICTURE_Z, TEXT_Z, card, heading
from scenes.statistics.content import Bar
from scenes.table import shapes
from scenes.table.assets import BOLD, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.display import Sprite

WINDOW = 10  # games of which the share is taken
MOST = 40  # games that are shown
FAIR, HALF, ALL = 6.5, 13.0, 26.0  # points: what a round costs each on average, half of all, all


class Chart:
    """A card with a title and a field to draw on: `area` inside it, axis labels at the left of that."""

    def __init__(self, look: Look, rect: pygame.Rect) -> None:
        self.look, self.rect = look, rect
        pad = look.size(28, 10)
        self.letters = look.size(22, 15)
        left = pad + 2.4 * self.letters
        top = pad + 1.5 * look.size(26, 15)
        self.foot = min(look.size(46, 18), 0.2 * rect.height)  # below the area
        self.area = pygame.Rect(
            round(left),
            round(top),
            round(rect.width - left - pad),
            round(rect.height - top - self.foot - 0.5 * pad),
        )
        self.surface = shapes.blank(*rect.size)

    def line(self, share: float, words: str) -> None:
        """A line of the grid at a share (0 to 1) of the height, and its label."""
        y = self.y(share)
        thick = max(1, round(2 * self.look.unit))
        pygame.draw.line(
            self.surface, self.look.assets.palette.line, (self.area.left, y), (self.area.right, y), thick
        )
        text = self.look.assets.text(words, self.letters, self.look.assets.palette.muted, SEMIBOLD)
        self.surface.blit(
            text,
            (self.area.left - text.get_width() - self.look.size(10, 4), round(y - text.get_height() / 2)),
        )

    def y(self, share: float) -> int:
        return round(self.area.bottom - share * self.area.height)

    def x(self, index: int, count: int) -> int:
        """The middle of one of so many columns."""
        return round(self.area.left + (index + 0.5) * self.area.width / count)

    def blit(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Draw a picture around a point."""
        width, height = picture.get_size()
        self.surface.blit(picture, (round(x - width / 2), round(y - height / 2)))

    def sprites(self, title: str) -> list[Sprite]:
        return [
            card(self.look, self.rect),
            heading(self.look, self.rect, title),
            Sprite(self.surface, *self.rect.center, PICTURE_Z),
        ]

    def say_empty(self) -> None:
        words, palette = _("Nothing here yet"), self.look.assets.palette
        text = self.look.assets.text(words, self.look.size(28, 16), palette.disabled, SEMIBOLD)
        self.blit(text, *self.area.center)


def shares_chart(look: Look, rect: pygame.Rect, results: Sequence[Result]) -> list[Sprite]:
    """The share won of the last ten games, after each of the last games; below it, which were won."""
    chart, shown = Chart(look, rect), results[-MOST:]
    for share in (0, 50, 100):
        chart.line(share / 100, f"{share}%")
    shares = shares_won(results, WINDOW)[-MOST:]
    points = [(chart.x(i, len(shown)), chart.y(share / 100)) for i, share in enumerate(shares)]
    if points:
        _draw_way(chart, points)
        _draw_hearts(chart, shown)
    else:
        chart.say_empty()
    return chart.sprites(_("Won of the last ten"))


def _draw_way(chart: Chart, points: list[tuple[int, int]]) -> None:
    """A golden line with light below it."""
    look, area, gold = chart.look, chart.area, chart.look.assets.palette.gold
    below = shapes.blank(*chart.rect.size)
    first, last = points[0][0], points[-1][0]
    pygame.draw.polygon(below, "#FFFFFF", [(first, area.bottom), *points, (last, area.bottom)])
    light = shapes.blank(*chart.rect.size)
    shine = shapes.gradient(area.width, area.height, gold, gold, 255)
    for row in range(area.height):
        alpha = round(110 * (1 - row / area.height) ** 1.5)
        shine.fill((255, 255, 255, alpha), (0, row, area.width, 1), pygame.BLEND_RGBA_MULT)
    light.blit(shine, area.topleft)
    below.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    chart.surface.blit(below, (0, 0))
    for start, end in pairwise(points):
        pygame.draw.aaline(chart.surface, gold, start, end, max(2, round(5 * look.unit)))
    for point in points:
        pygame.draw.aacircle(chart.surface, gold, point, max(3, round(6 * look.unit)))


def _draw_hearts(chart: Chart, shown: Sequence[Result]) -> None:
    """One heart for each game, below the line: full when it was won."""
    look, side = chart.look, min(0.5 * chart.foot, 0.8 * chart.area.width / len(shown))
    rose = look.assets.palette.rose
    for index, result in enumerate(shown):
        colour = rose if result.is_won else look.assets.palette.button_line
        picture = look.assets.icon("heart", side, colour)
        chart.blit(picture, chart.x(index, len(shown)), chart.area.bottom + 0.6 * chart.foot)


def points_chart(look: Look, rect: pygame.Rect, results: Sequence[Result]) -> list[Sprite]:
    """What a round cost on average, match by match, and the place of each."""
    chart = Chart(look, rect)
    shown = [(result, points) for result in results if (points := points_a_round(result)) is not None][-MOST:]
    top = max([HALF, *(math.ceil(points) + 0.5 for _result, points in shown)])
    for points in (0.0, FAIR, HALF, ALL):
        if points <= top:
            chart.line(points / top, f"{points:g}")
    for index, (result, points) in enumerate(shown):
        _draw_column(chart, (index, len(shown)), result, points / top)
    if not shown:
        chart.say_empty()
    return chart.sprites(_("Points a round, match by match"))


def _draw_column(chart: Chart, place: tuple[int, int], result: Result, share: float) -> None:
    """One match: golden when it was won, its place below."""
    palette, area, (index, count) = chart.look.assets.palette, chart.area, place
    colour = (
        palette.gold if result.is_won else palette.button_line if result.outcome == GIVEN_UP else palette.rose
    )
    wide = max(3, round(min(0.62 * area.width / count, chart.look.size(44, 16))))
    tall = max(3, round(share * area.height))
    column = shapes.rounded(wide, tall, min(wide / 3, tall / 2), colour)
    x = chart.x(index, count)
    chart.blit(column, x, area.bottom - tall / 2)
    words = str(result.details.get("place") or "–")
    if area.width / count > 0.8 * chart.letters:
        text = chart.look.assets.text(words, chart.letters, colour if result.is_won else palette.muted, BOLD)
        chart.blit(text, x, area.bottom + 0.6 * chart.foot)


def bars_card(look: Look, rect: pygame.Rect, title: str, bars: Sequence[Bar]) -> list[Sprite]:
    """A row for each bar: what it is, how long it is beside the others, and how many that were."""
    palette, pad = look.assets.palette, look.size(28, 10)
    letters = look.size(26, 15)
    sprites = [card(look, rect), heading(look, rect, title)]
    top = rect.top + pad + 1.5 * letters
    row = (rect.bottom - 0.6 * pad - top) / len(bars)
    label_room = max(look.assets.width(bar.label, letters, SEMIBOLD) for bar in bars) + pad
    count_room = max(look.assets.width(str(bar.times), letters, BOLD) for bar in bars)
    left, right = rect.left + pad + label_room, rect.right - pad - count_room - 0.6 * pad
    most, thick = max(1, *(bar.times for bar in bars)), round(min(look.size(34, 12), 0.6 * row))
    for number, bar in enumerate(bars):
        y = top + (number + 0.5) * row
        label = look.assets.text(bar.label, letters, palette.text, SEMIBOLD)
        count = look.assets.text(str(bar.times), letters, palette.gold, BOLD)
        track = _track(look, (round(right - left), thick), bar.times / most, getattr(palette, bar.colour))
        sprites += [
            Sprite(label, rect.left + pad + label.get_width() / 2, y, TEXT_Z),
            Sprite(track, (left + right) / 2, y, PICTURE_Z),
            Sprite(count, rect.right - pad - count.get_width() / 2, y, TEXT_Z),
        ]
    return sprites


def _track(look: Look, size: tuple[int, int], share: float, colour: str) -> pygame.Surface:
    """A groove, filled from the left."""

    def make() -> pygame.Surface:
        lip = look.assets.palette.well
        groove = shapes.rounded(*size, size[1] / 2, lip)
        if share > 0:
            wide = max(size[1], round(share * size[0]))
            groove.blit(shapes.rounded(wide, size[1], size[1] / 2, colour), (0, 0))
        return groove

    return look.assets.keep(("statistics bar", size, round(share, 3), colour), make)
