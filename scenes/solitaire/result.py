"""The panel that a win ends in."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.language import _
from game.statistics.deals import Records
from scenes.table import button_art, button_row, shapes
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, DISPLAY_ITALIC, SEMIBOLD
from scenes.table.button_art import PRIMARY, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.clock import clock
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.overlay import PANEL_Z, WIDGET_Z, risen
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group, Plain

EMBLEM = 0.25  # of the panel's height: how wide the emblem on its upper edge is


class Result:
    """What a game ended with: seconds, moves, points, passes through the stock, the deal, what it beat.

    `par` is the least number of moves to a win, where that is to be seen; `heart` is what a daily deal earns.
    """

    __slots__ = ("code", "heart", "moves", "par", "passes", "records", "score", "seconds")

    def __init__(
        self,
        seconds: float,
        moves: int,
        score: int,
        passes: int,
        code: str,
        records: Records,
        par: int | None = None,
        heart: str = "",
    ) -> None:
        self.seconds, self.moves, self.score, self.passes, self.code = seconds, moves, score, passes, code
        self.records, self.par, self.heart = records, par, heart

    @property
    def stars(self) -> int:
        """Three at par, two within ten per cent of it, one for any win; 0 where no par is to be seen."""
        if self.par is None:
            return 0
        if self.moves <= self.par:
            return 3
        return 2 if 10 * self.moves <= 11 * self.par else 1


class Star:
    """A star of the panel, on its way to its size (0 to 1)."""

    __slots__ = ("size",)

    def __init__(self, size: float) -> None:
        self.size = size


class Choices:
    """What the panel's buttons do."""

    __slots__ = ("copy", "copy_game", "look", "menu", "new_deal", "restart", "undo", "watch")

    def __init__(
        self,
        new_deal: Callable[[], None],
        restart: Callable[[], None],
        look: Callable[[], None],
        undo: Callable[[], None],
        menu: Callable[[], None],
        copy: Callable[[], None],
        copy_game: Callable[[], None],
        watch: Callable[[], None],
    ) -> None:
        self.new_deal, self.restart, self.look, self.undo = new_deal, restart, look, undo
        self.menu, self.copy, self.copy_game = menu, copy, copy_game
        self.watch = watch


class ResultPanel:
    """Hearts united: time, moves and score, the deal to share, and what to do next."""

    name = "win"

    def __init__(self, result: Result, choices: Choices, timeline: Timeline) -> None:
        self._result, self._choices = result, choices
        self.group = Group(timeline)
        self.shown = 0.0
        self.counted = 0.0  # how far the figures have run up, 0 to 1
        self._stars = [Star(0.0) for _star in range(result.stars)]
        self.rect = pygame.Rect(0, 0, 1, 1)

    @property
    def stars(self) -> int:
        """How many stars were won."""
        return len(self._stars)

    def show_stars(self) -> None:
        """All at once."""
        for star in self._stars:
            star.size = 1.0

    def star(self, number: int) -> Star:
        """A star that was won, the first being 0."""
        return self._stars[number]

    @property
    def first(self) -> Hashable:
        return "new"

    def back(self) -> None:
        self._choices.look()

    def lay_out(self, width: int, height: int, look: Look) -> None:
        wide, tall = look.size(820, 420), look.size(740, 330)
        above = EMBLEM / 2  # of the panel's height: the emblem sits on its upper edge
        scale = min(
            1.0,
            (height - max(24, look.size(30))) / (tall * (1 + above)),
            (width - 2 * look.size(16, 10)) / wide,
        )
        room = width - 2 * look.size(16, 10)
        self.rect = pygame.Rect(0, 0, round(min(wide, room)), round(tall * scale))
        self.rect.center = (width // 2, round(height / 2 + above * self.rect.height / 2))
        self._place_widgets(look)

    def _place_widgets(self, look: Look) -> None:
        left, wide = self.rect.left + self._y(0.06), self.rect.width - 2 * self._y(0.06)
        gap = look.size(16, 8)
        choices = self._choices
        above, high = round(self.rect.top + self._y(0.665)), round(self._y(0.13))
        first = pygame.Rect(round(left), above, round(0.62 * (wide - gap)), high)
        second = pygame.Rect(first.right + round(gap), above, round(wide - gap - first.width), high)
        row = [
            ("restart", _("Play again"), choices.restart, 1.6),
            ("look", _("Table"), choices.look, 1.0),
            ("undo", _("Undo"), choices.undo, 1.0),
            ("text", _("Copy game"), choices.copy_game, 1.0),
            ("menu", _("Menu"), choices.menu, 1.0),
        ]
        labels, parts = [label for _key, label, *_rest in row], [part for *_rest, part in row]
        across = button_row.widths(look, labels, parts, wide - gap * (len(row) - 1))
        top, tall, x = round(self.rect.top + self._y(0.83)), round(self._y(0.105)), left
        buttons = []
        for (key, label, use, _part), broad in zip(row, across, strict=True):
            place = pygame.Rect(round(x), top, round(broad), tall)
            buttons.append(Button(key, place, label, use, SECONDARY, "", None, 26))
            x += broad + gap
        plate = pygame.Rect(0, 0, round(wide * 0.56), round(self._y(0.085)))
        plate.center = (self.rect.centerx, round(self.rect.top + self._y(0.595)))
        self.group.replace(
            [
                Button("new", first, _("Next deal"), choices.new_deal, PRIMARY, "", Action.CONFIRM, 36),
                Button("watch", second, _("Best line"), choices.watch, SECONDARY, "play", None, 30),
                *buttons,
                DealPlate(plate, self._result.code, choices.copy),
            ]
        )

    def _y(self, share: float) -> float:
        """A share of the panel's height, in pixels."""
        return share * self.rect.height

    def display(self, look: Look, device: Device) -> list[Sprite]:
        palette, rect = look.assets.palette, self.rect
        x = rect.centerx
        emblem_size = round(self._y(EMBLEM))
        emblem = look.assets.picture("cards", "emblem", emblem_size, round(emblem_size * 0.86))
        heading = gilded(look, _("Hearts united"), self._y(0.118), DISPLAY)
        sprites = [
            Sprite(button_art.sheet(look, *rect.size), *rect.center, PANEL_Z),
            Sprite(emblem, x, rect.top - 0.01 * rect.height, WIDGET_Z),
            Sprite(heading, x, rect.top + self._y(0.17 if self._stars else 0.195), WIDGET_Z),
            *(self._starry(look) if self._stars else self._tagline(look)),
        ]
        result, run = self._result, min(1.0, self.counted)
        pace = _("{pace:.1f} s a move").format(pace=result.seconds / max(1, result.moves))
        records, best = result.records, _("New best")
        figures = (
            (
                _("Time"),
                clock(result.seconds * run),
                best if records.is_fastest else pace,
                palette.success if records.is_fastest else palette.muted,
            ),
            (
                _("Moves"),
                str(round(result.moves * run)),
                self._measure(result),
                palette.success if records.is_shortest else palette.gold,
            ),
            (
                _("Score"),
                str(round(result.score * run)),
                result.heart or _("the whole heart"),
                palette.gold if result.heart else palette.muted,
            ),
        )
        column = (rect.width - 2 * self._y(0.06)) / 3
        for index, (label, value, note, colour) in enumerate(figures):
            middle = rect.left + self._y(0.06) + (index + 0.5) * column
            sprites += self._figure(look, (middle, 0.94 * column), label, value, note, colour)
            if index:
                line = look.assets.keep(
                    ("rule", rect.height), lambda: shapes.blank(2, round(self._y(0.17)), (205, 185, 218, 70))
                )
                sprites.append(Sprite(line, middle - column / 2, rect.top + self._y(0.425), WIDGET_Z))
        sprites += self.group.display(look, device, WIDGET_Z)
        return risen(look, sprites, self.shown)

    def _measure(self, result: Result) -> str:
        """What the moves are measured by."""
        if result.par is None:
            return _("New best") if result.records.is_shortest else _passes(result.passes)
        words = _("Par {par}, new best") if result.records.is_shortest else _("Par {par}")
        return words.format(par=result.par)

    def _tagline(self, look: Look) -> list[Sprite]:
        words, size = _("every card has found its other half"), max(15, self._y(0.045))
        line = look.assets.text(words, size, look.assets.palette.whisper, DISPLAY_ITALIC)
        return [Sprite(line, self.rect.centerx, self.rect.top + self._y(0.275), WIDGET_Z)]

    def _starry(self, look: Look) -> list[Sprite]:
        """Three stars, the middle one larger; those that were not won are dark."""
        sprites = []
        for number, (side, share) in enumerate(((-1, 0.085), (0, 0.108), (1, 0.085))):
            size = round(self._y(share))
            x = self.rect.centerx + side * 1.25 * size
            y = self.rect.top + self._y(0.288 - 0.1 * share)
            sprites.append(Sprite(_star(look, size, is_won=False), x, y, WIDGET_Z))
            if number < self.stars:
                scale = self._stars[number].size
                if scale > 0:
                    won = _star(look, size, is_won=True)
                    sprites.append(Sprite(won, x, y, WIDGET_Z + 1, 0, scale, scale))
        return sprites

    def _figure(
        self, look: Look, place: tuple[float, float], label: str, value: str, note: str, colour: str
    ) -> list[Sprite]:
        """One result: its label, value and note; `place` is the middle and the width of its column."""
        (x, room), top, assets = place, self.rect.top, look.assets
        name = assets.text(label, max(15, self._y(0.036)), assets.palette.muted, SEMIBOLD)
        figure = assets.text(value, max(20, self._y(0.088)), assets.palette.text, BOLD)
        remark = button_art.fitted(look, note, max(15, self._y(0.034)), colour, BOLD, room)
        return [
            Sprite(name, x, top + self._y(0.35), WIDGET_Z),
            Sprite(figure, x, top + self._y(0.43), WIDGET_Z),
            Sprite(remark, x, top + self._y(0.507), WIDGET_Z),
        ]


def _star(look: Look, size: int, is_won: bool) -> pygame.Surface:
    """A star of folded gold, or its dark place."""
    palette = look.assets.palette

    def make() -> pygame.Surface:
        if not is_won:
            return look.assets.icon("star", size, palette.lip)
        glow, pad = shapes.halo(size, size, size / 2, 0.5 * size, palette.partner, 0.5, -0.2 * size)
        glow.blit(look.assets.icon("star", size, palette.golden_lip), (pad, pad + round(0.05 * size)))
        glow.blit(look.assets.icon("star", size, palette.partner), (pad, pad))
        return glow

    return look.assets.keep(("star", size, is_won), make)


def _passes(number: int) -> str:
    return _("{number} passes").format(number=number) if number > 1 else _("a single pass")


class DealPlate(Plain):
    """The deal's code; using it copies the code."""

    def __init__(self, rect: pygame.Rect, code: str, on_use: Callable[[], None]) -> None:
        super().__init__("copy", rect)
        self._code, self._on_use = code, on_use

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        palette, height = look.assets.palette, self.rect.height
        plate = button_art.capsule(look, *self.rect.size)
        size = max(15.0, 0.44 * height)
        words = button_art.fitted(look, self._code, size, palette.gold, BOLD, self.rect.width - 2.2 * height)
        icon = look.assets.icon("copy", size, palette.text)
        x, y = self.rect.center
        y += round(self.raised(look))
        return [
            Sprite(plate, x, y, z),
            Sprite(words, x - 0.3 * height, y, z + 0.1),
            Sprite(icon, x + words.get_width() / 2 + 0.35 * height, y, z + 0.1),
        ]
