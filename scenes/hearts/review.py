"""Tricks that were taken, one at a time: the last one during a round, all of them after it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.hearts.round import TRICKS, Trick
from game.language import _, ngettext
from scenes.hearts.layout import Geometry
from scenes.hearts.people import person, took
from scenes.table import button_art
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, SEMIBOLD
from scenes.table.button_art import PRIMARY, Look
from scenes.table.buttons import Button, RoundButton
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.overlay import PANEL_Z, WIDGET_Z, risen
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group, Widget, explained

BESIDE = 0.62  # of a card's width, from its middle to where the name of its player begins


class TrickReview:
    """The four cards as they lay, who played which, and who took them."""

    name = "last-trick"

    def __init__(
        self,
        tricks: Sequence[Trick],
        art: Callable[[], CardArt],
        on_close: Callable[[], None],
        timeline: Timeline,
    ) -> None:
        """`art` gives the cards as the table shows them at its present size."""
        self._tricks, self._index = tricks, len(tricks) - 1
        self._table_art, self._on_close = art, on_close
        self.group = Group(timeline)
        self.shown = 0.0

    @property
    def first(self) -> Hashable:
        return "close"

    @property
    def trick(self) -> Trick:
        return self._tricks[self._index]

    def back(self) -> None:
        self._on_close()

    def turn(self, step: int) -> None:
        """Look at the trick before or after this one."""
        self._index = min(len(self._tricks) - 1, max(0, self._index + step))

    def lay_out(self, width: int, height: int, look: Look) -> None:
        g = self._geometry = Geometry(width, height, look.assets.dress.scale)
        self._art = self._table_art().sized(g.trick_scale)[0]
        self._middle = (g.centre[0], g.centre[1] + 0.06 * g.trick_height)
        wide, tall = round(max(190, 340 * g.unit)), round(max(38, 78 * g.unit))
        close = pygame.Rect(0, 0, wide, tall)
        bottom = self._middle[1] + 0.92 * g.trick_height + look.size(76, 40) + tall
        close.midbottom = (width // 2, round(min(height - g.margin, bottom)))
        widgets: list[Widget] = [
            Button("close", close, _("Back"), self._on_close, PRIMARY, "", Action.CONFIRM, 32)
        ]
        if len(self._tricks) > 1:
            widgets += self._arrows(close)
        self.group.replace(widgets)

    def _arrows(self, close: pygame.Rect) -> list[Widget]:
        size, gap = close.height, round(24 * self._geometry.unit)
        left = pygame.Rect(close.left - gap - size, close.top, size, size)
        right = pygame.Rect(close.right + gap, close.top, size, size)
        return [
            explained(
                RoundButton("before", left, "chevron_left", "", lambda: self.turn(-1)), _("The trick before")
            ),
            explained(
                RoundButton("after", right, "chevron_right", "", lambda: self.turn(1)), _("The next trick")
            ),
        ]

    def display(self, look: Look, device: Device) -> list[Sprite]:
        sprites = self._head(look)
        for number, (seat, card) in enumerate(self.trick.plays):
            spot = self._geometry.trick_spot(seat)
            x, y = spot.x, spot.y + self._middle[1] - self._geometry.centre[1]
            z = PANEL_Z + number
            if card == self.trick.winning:
                sprites.append(Sprite(self._art.ring("partner"), x, y, z, -spot.turn))
            sprites.append(Sprite(self._art.front(card), x, y, z + 0.1, -spot.turn))
        sprites += self._names(look)
        return risen(look, sprites + self.group.display(look, device, WIDGET_Z), self.shown)

    def _head(self, look: Look) -> list[Sprite]:
        g, palette = self._geometry, look.assets.palette
        last = len(self._tricks) == 1
        title = (
            _("Last trick")
            if last
            else _("Trick {number} of {count}").format(number=self._index + 1, count=TRICKS)
        )
        points = self.trick.points
        cost = ngettext("{points} point", "{points} points", points).format(points=points)
        words = look.assets.text(title, max(24, look.size(56)), palette.text, DISPLAY)
        note = look.assets.text(
            took(self.trick.taker, cost if points else _("it, for nothing")),
            max(16, look.size(30)),
            palette.gold,
            SEMIBOLD,
        )
        top = self._middle[1] - 0.80 * g.trick_height - look.size(30, 12)
        low = top - note.get_height() / 2
        high = low - note.get_height() / 2 - words.get_height() / 2
        return [
            Sprite(words, g.width / 2, max(high, words.get_height() / 2), WIDGET_Z),
            Sprite(note, g.width / 2, max(low, words.get_height() + note.get_height() / 2), WIDGET_Z),
        ]

    def _names(self, look: Look) -> list[Sprite]:
        """Who played which card."""
        sprites = []
        g = self._geometry
        for seat, _card in self.trick.plays:
            words = look.assets.text(
                person(seat).name, max(16, look.size(26)), look.assets.palette.text, BOLD
            )
            tag = button_art.capsule(
                look, round(words.get_width() + look.size(40, 22)), round(1.5 * words.get_height())
            )
            spot = g.trick_spot(seat)
            y = spot.y + self._middle[1] - g.centre[1]
            x = spot.x
            if seat in (1, 3):
                x += (-1 if seat == 1 else 1) * (BESIDE * g.trick_width + words.get_width() / 2)
            else:
                x += BESIDE * g.trick_width + words.get_width() / 2
                y += (-0.36 if seat == 2 else 0.40) * g.trick_height
            sprites += [Sprite(tag, x, y, WIDGET_Z - 2), Sprite(words, x, y, WIDGET_Z - 1)]
        return sprites
