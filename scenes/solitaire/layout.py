"""Where everything lies on the table of Heart to Heart, for any size of picture. Lengths are in pixels."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.cards import Card
from game.heart_to_heart.layout import SPOTS
from game.heart_to_heart.rules import State
from scenes.table.cards import Place
from scenes.table.coach import banner_rect
from scenes.table.theme import CARD_RATIO, COMPACT_WIDTH, is_portrait, unit

GAP = 0.06  # between columns, in card widths
STRIP, WIDEST_STRIP = 0.425, 0.64  # what is seen of a covered card, in card heights
WIDEST = 1.92  # content width in picture heights: on an ultrawide screen the eyes stay together
LARGEST_SCALE = 1.5  # of the designed size: the rails have room
PORTRAIT_COMPACT_WIDTH = 700  # pixels
LABEL = 40  # units; the height of the words below a button
STOCK_STEPS, WASTE_STEPS = 4, 3  # cards of a pile that are seen
STOCK_Z, WASTE_Z, HEART_Z, GONE_Z = 100.0, 200.0, 300.0, 900.0


class Spot(NamedTuple):
    """The upper left corner of something."""

    x: float
    y: float


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


class Geometry:
    """The measures of the table at one size, as the art direction gives them."""

    def __init__(self, width: int, height: int, scale: float = 1.0, has_banner: bool = False) -> None:
        self.width, self.height = width, height
        self.is_portrait = is_portrait(width, height)
        self.unit = u = unit(width, height, scale, LARGEST_SCALE)
        self.margin = max(10, 22 * u)
        self.top_bar = max(44.0, 76 * u)
        self.content_width = min(width, WIDEST * height)
        self.content_left = (width - self.content_width) / 2
        enough = PORTRAIT_COMPACT_WIDTH if self.is_portrait else COMPACT_WIDTH
        self.is_compact = self.content_width < enough
        self.banner = banner_rect(width, height, u, self.top_bar, self.content_width)
        self.ceiling = float(self.banner.bottom) if has_banner else self.top_bar
        self.button = round(max(50, 86 * u))
        self.button_pitch = self.button + max(14, 62 * u)
        self.rail = 0.0 if self.is_portrait else max(66, 150 * u)
        label = 0.0 if self.is_compact else 44 * u
        self.bottom_bar = self.button + label + 2 * self.margin if self.is_portrait else 0.0
        self.meter_size = round(64 if self.is_compact and not self.is_portrait else 150 * u)
        self.head = self.meter_size + 3 * self.margin + label if self.is_portrait else 0.6 * self.margin
        self._size_cards()
        self._place_heart()
        self._place_piles()

    @property
    def _room(self) -> float:
        """The height that the heart may take."""
        return self.height - self.ceiling - self.bottom_bar - self.head - self.margin

    def _size_cards(self) -> None:
        tall = self._room / (CARD_RATIO * (1 + 6 * STRIP))
        wide = (self.content_width - 2 * self.rail - 2 * self.margin) / (6 + 5 * GAP)
        self.card_width = math.floor(min(tall, wide, 420))
        self.card_height = round(CARD_RATIO * self.card_width)
        strip = _clamp(
            (self._room / self.card_height - 1) / 6, STRIP, WIDEST_STRIP if self.is_portrait else STRIP
        )
        self.pitch_x, self.pitch_y = (1 + GAP) * self.card_width, strip * self.card_height
        self.heart_width = 5 * self.pitch_x + self.card_width
        self.heart_height = self.card_height + 6 * self.pitch_y

    def _place_heart(self) -> None:
        self.heart_left = (self.width - self.heart_width) / 2
        self.heart_top = self.ceiling + self.head + max(0, (self._room - self.heart_height) / 2)

    def _place_piles(self) -> None:
        """The piles lie in the empty lower corners of the heart, further out where there is room."""
        side = self.heart_left - self.content_left
        out = 0.0
        if side > self.rail:
            out = _clamp(
                side - 0.25 * self.rail - self.margin - 0.15 * self.card_width, 0, 0.62 * self.card_width
            )
        base = self.heart_top + self.heart_height - self.card_height
        self.stock = Spot(self.heart_left - out, base)
        self.waste = Spot(self.heart_left + self.heart_width - self.card_width + out, base)

    def position(self, number: int) -> Spot:
        """The corner of heart position `number`, 1 to 25."""
        row, column = SPOTS[number]
        return Spot(self.heart_left + column * self.pitch_x, self.heart_top + (row - 1) * self.pitch_y)

    @property
    def inlay(self) -> pygame.Rect:
        """The golden heart that the cards lie in."""
        top = self.heart_top - 0.055 * self.heart_height
        point = min(self.heart_top + 1.035 * self.heart_height, self.height - 5 * self.unit)
        wide = 1.16 * self.heart_width
        return pygame.Rect(round((self.width - wide) / 2), round(top), round(wide), round(point - top))

    def card_rect(self, spot: Spot) -> pygame.Rect:
        """The pixels of a card whose corner is here."""
        return pygame.Rect(round(spot.x), round(spot.y), self.card_width, self.card_height)

    @property
    def meter(self) -> pygame.Rect:
        """The heart that fills as cards leave."""
        size = self.meter_size
        if self.is_portrait:
            centre = (self.width / 2, self.ceiling + 1.5 * self.margin + size / 2)
        else:
            middle = max(self._rail_middle, size / 2 + 6)
            centre = (self.width - middle, self.rail_top + (0.08 if self.is_compact else 0.24) * size)
        return pygame.Rect(round(centre[0] - size / 2), round(centre[1] - size / 2), size, size)

    @property
    def lamp(self) -> pygame.Rect:
        """The lamp of insight: below the meter, or beside it in a portrait picture."""
        meter, side = self.meter, round(0.62 * self.button)
        rect = pygame.Rect(0, 0, side, side)
        if self.is_portrait:
            rect.center = (round(0.2 * self.width), meter.centery)
        else:
            rect.midtop = (meter.centerx, meter.bottom + round(max(30, 52 * self.unit)))
        return rect

    @property
    def _rail_middle(self) -> float:
        """The middle of the left rail; the right one mirrors it."""
        edge = max(self.content_left + self.margin, self.margin)
        return edge + (self.button / 2 if self.is_compact else self.rail / 2)

    @property
    def rail_top(self) -> float:
        """The middle of the first button of a rail."""
        return self.ceiling + self.margin + 0.62 * self.button

    def rail_button(self, index: int, count: int) -> pygame.Rect:
        """Button `index` of `count`: down the left rail, or along the bottom of a portrait picture."""
        if self.is_portrait:
            pitch = min(2 * self.button, (self.width - 2 * self.margin) / count)
            x = self.width / 2 + (index - (count - 1) / 2) * pitch
            y = self.height - self.bottom_bar + self.margin / 2 + self.button / 2
        else:
            x, y = self._rail_middle, self.rail_top + index * self._rail_pitch(count)
        side = self.button
        return pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)

    def has_rail_labels(self, count: int) -> bool:
        """Whether so many buttons leave room for the words below each of them."""
        between = self._rail_pitch(count) - self.button
        return not self.is_compact and (self.is_portrait or between >= LABEL * self.unit)

    def _rail_pitch(self, count: int) -> float:
        room = self.stock.y - 0.35 * self.card_height - self.rail_top - self.button / 2
        overlaps = self.stock.x < self._rail_middle + self.button / 2
        if not overlaps:
            room = self.height - self.margin - self.rail_top - self.button
        return min(self.button_pitch, max(self.button + 4, room / max(1, count - 1)))

    def places(self, state: State, deck: tuple[Card, ...]) -> dict[Card, Place]:
        """Where each card of the deck belongs in a state."""
        places: dict[Card, Place] = {}
        for number, card in enumerate(state.heart, 1):
            if card is not None:
                z = HEART_Z + 10 * SPOTS[number].row + SPOTS[number].column / 10
                places[card] = self._centred(self.position(number), z)
        for index, card in enumerate(state.stock):
            places[card] = self._in_pile(self.stock, index, len(state.stock), STOCK_STEPS, STOCK_Z, False)
        for index, card in enumerate(reversed(state.waste)):
            places[card] = self._in_pile(self.waste, index, len(state.waste), WASTE_STEPS, WASTE_Z, True)
        gone = Place(*self.meter.center, GONE_Z, True, False, 0.3)
        for card in deck:
            places.setdefault(card, gone)
        return places

    def _in_pile(self, spot: Spot, depth: int, count: int, steps: int, z: float, is_up: bool) -> Place:
        """A card `depth` cards below the top of a pile; only the upper few are seen."""
        seen = min(depth, steps - 1)
        dx = (
            -0.012 * self.card_width * (min(count, steps) - 1 - seen)
            if not is_up
            else -0.014 * self.card_width * seen
        )
        dy = (
            -0.016 * self.card_width * (min(count, steps) - 1 - seen)
            if not is_up
            else -0.018 * self.card_width * seen
        )
        return self._centred(Spot(spot.x + dx, spot.y + dy), z - depth, is_up, depth < steps)

    def _centred(self, spot: Spot, z: float, is_up: bool = True, is_shown: bool = True) -> Place:
        return Place(spot.x + self.card_width / 2, spot.y + self.card_height / 2, z, is_up, is_shown)
