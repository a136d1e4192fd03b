"""Where everything lies on the table of Hearts, for any size of picture. Lengths are in pixels."""

from __future__ import annotations

import pygame

from game.hearts.seats import Seat
from scenes.hearts.spots import Spot
from scenes.table.cards import Place
from scenes.table.coach import banner_rect
from scenes.table.theme import CARD_RATIO, COMPACT_WIDTH, is_portrait, unit

WIDEST = 1.92  # content width in picture heights: on an ultrawide screen the eyes stay together
LARGEST_SCALE = 1.15  # of the designed size: there is less room round four hands than on a page
PORTRAIT_COMPACT_WIDTH = 700  # pixels
HAND_TALL, HAND_WIDE, HAND_WIDE_PORTRAIT = 0.285, 0.19, 0.29  # of the height, of the content width
TRICK_SCALE, OPPONENT_SCALE, TAKEN_SCALE = 0.84, 0.50, 0.3  # of a card in the hand
TRICK_SCALE_PORTRAIT = 1.0
TIGHT_SLOT, PORTRAIT_SLOT = 0.84, 0.72  # of a card in the trick
BAR_COMPACT = 276.0  # pixels; so far reaches the strip in the bar of a compact picture
BANNER_RAISE = 9.0  # pixels; so much higher a compact table lies while somebody speaks
SHOWN = 0.84  # of the height of a card in the hand is above the picture's lower edge
FAN_STEP, FAN_STEP_FEW, FEW = 0.52, 0.66, 7  # of a card's width; hands of so few are spread wider
FAN_TURN, FAN_SAG = 5.2, 0.09  # degrees clockwise and card heights, at six cards from the middle
SIDE_STEP, SIDE_TURN, SIDE_SAG = 0.30, 4.5, 0.10
TRICK_OFFSETS = {
    Seat.WEST: (-0.80, 0.0),
    Seat.EAST: (0.80, 0.0),
    Seat.NORTH: (0.0, -0.30),
    Seat.SOUTH: (0.0, 0.40),
}
TRICK_TURNS = {Seat.WEST: -6.0, Seat.EAST: 6.0, Seat.NORTH: 2.0, Seat.SOUTH: 0.0}
SLOT_TURNS = (-2.0, 1.5, -1.0)
RAIL_BUTTONS = 4  # in the row above the hand, when all are there
OPPONENT_Z, TRICK_Z, SLOT_Z, HAND_Z, GONE_Z = 100.0, 200.0, 220.0, 300.0, 900.0


class Geometry:
    """The measures of the table at one size, as the art direction gives them."""

    def __init__(self, width: int, height: int, scale: float = 1.0, has_banner: bool = False) -> None:
        self.width, self.height, self.has_banner = width, height, has_banner
        self.is_portrait = is_portrait(width, height)
        self.unit = u = unit(width, height, scale, LARGEST_SCALE)
        self.margin = max(10.0, 22 * u)
        self.top_bar = max(44.0, 76 * u)
        self.content_width = min(width, WIDEST * height)
        self.content_left = (width - self.content_width) / 2
        enough = PORTRAIT_COMPACT_WIDTH if self.is_portrait else COMPACT_WIDTH
        self.is_compact = self.content_width < enough
        self.banner = banner_rect(width, height, u, self.top_bar, self.content_width)
        self.ceiling = float(self.banner.bottom) if has_banner else self.top_bar
        wide = HAND_WIDE_PORTRAIT if self.is_portrait else HAND_WIDE
        self.card_width = round(min(HAND_TALL * height, wide * self.content_width) / CARD_RATIO)
        self.card_height = round(CARD_RATIO * self.card_width)
        self.trick_scale = TRICK_SCALE_PORTRAIT if self.is_portrait else TRICK_SCALE
        self.trick_width = self.trick_scale * self.card_width
        self.trick_height = self.trick_scale * self.card_height
        self.side_width, self.side_height = (
            OPPONENT_SCALE * self.card_width,
            OPPONENT_SCALE * self.card_height,
        )
        slot = PORTRAIT_SLOT if self.is_portrait else TIGHT_SLOT if self.is_compact else 1.0
        self.slot_scale = slot * self.trick_scale
        self.avatar = round(max(52, 104 * u))
        self.plate_width = round(120 if self.is_compact else max(190, 250 * u))
        self.centre = (width / 2, self._middle)
        self.token_height = round(0.92 * max(40, 74 * u))
        self.button = round(max(44, 70 * u))

    @property
    def _middle(self) -> float:
        """The middle of the table between what stands above it and what stands below."""
        if not self.is_portrait:
            raised = BANNER_RAISE if self.has_banner and self.is_compact else 0.0
            return self.ceiling + (self.height - self.ceiling - SHOWN * self.card_height) / 2 - raised
        upper = self._below_north + 2 * self.avatar + self.margin
        return (upper + self.turn_words[1]) / 2

    # Cards.

    def fan(self, count: int) -> list[Spot]:
        """The middles of the cards of the player's hand, from left to right."""
        w, h = self.card_width, self.card_height
        spread = (FAN_STEP if count > FEW else FAN_STEP_FEW) * w
        step = min(spread, (self.content_width - 2 * self.margin - w) / max(1, count - 1))
        spots = []
        for number in range(count):
            place = number - (count - 1) / 2
            q = place / 6
            y = self.height - SHOWN * h + FAN_SAG * h * q * q + h / 2
            turn = FAN_TURN * (number - count // 2) / 6  # in whole steps: a turned picture serves again
            spots.append(Spot(self.width / 2 + place * step, y, turn))
        return spots

    def opponent(self, seat: Seat, count: int) -> list[Spot]:
        """The middles of the cards of an opponent's hand."""
        w, h = self.side_width, self.side_height
        if seat is Seat.NORTH:
            top = self._north_top + h / 2
            step = SIDE_STEP * w
        else:
            first, last = self._side_span
            step = min(SIDE_STEP * w, (last - first - w) / 12)
            top = min(max(self.centre[1], first + 6 * step + w / 2), last - 6 * step - w / 2)
        edge = self.content_left + 0.16 * h
        spots = []
        for number in range(count):
            place = number - (count - 1) / 2
            q = place / 6
            sag = q * q * SIDE_SAG * h
            if seat is Seat.NORTH:
                spots.append(Spot(self._north + place * step, top - sag, -SIDE_TURN * q))
            elif seat is Seat.WEST:
                spots.append(Spot(edge - sag, top + place * step, 90 + SIDE_TURN * q))
            else:
                spots.append(Spot(self.width - edge + sag, top + place * step, -90 - SIDE_TURN * q))
        return spots

    @property
    def _north(self) -> float:
        """The middle of North's hand: beside the strip in the bar where that reaches far."""
        if not self.is_compact or self.is_portrait:
            return self.width / 2
        return max(self.width / 2, BAR_COMPACT + (6 * SIDE_STEP + 0.5) * self.side_width)

    @property
    def _north_top(self) -> float:
        """The upper edge of North's hand, a little behind the bar where the bar leaves room between."""
        hidden = -0.14 if self.is_portrait else 0.22
        if self.has_banner and not self.is_portrait:
            hidden = 0.75 if self.is_compact else 0.55
        return self.ceiling + 6 * self.unit - hidden * self.side_height

    @property
    def _side_span(self) -> tuple[float, float]:
        """From where to where the hands at the sides may reach."""
        low = self.ceiling + self.margin
        if self.is_compact or self.is_portrait:
            low = self.token.bottom + 4
        high = min(self.plate(Seat.SOUTH, is_low=False).top, self.rail_button(0, RAIL_BUTTONS).top)
        return low, high - 4

    def trick_spot(self, seat: Seat) -> Spot:
        """Where the card that a seat plays lies."""
        dx, dy = TRICK_OFFSETS[seat]
        x, y = self.centre
        return Spot(
            x + dx * self.trick_width,
            y + 6 * self.unit + dy * self.trick_height,
            TRICK_TURNS[seat],
        )

    def slots(self, count: int = 3) -> list[Spot]:
        """Where the cards lie that are chosen to be passed."""
        w = self.slot_scale * self.card_width
        gap = (0.12 if self.is_compact else 0.16) * w
        x, y = self.centre
        return [
            Spot(x + (number - 1) * (w + gap), y + 6 * self.unit, SLOT_TURNS[number])
            for number in range(count)
        ]

    def slot_rect(self, number: int) -> pygame.Rect:
        """The frame of one of those places."""
        spot = self.slots()[number]
        size = (round(self.slot_scale * self.card_width), round(self.slot_scale * self.card_height))
        rect = pygame.Rect(0, 0, *size)
        rect.center = (round(spot.x), round(spot.y))
        return rect

    def trick_rect(self, seat: Seat) -> pygame.Rect:
        """The frame of the place of a card in the trick."""
        spot = self.trick_spot(seat)
        rect = pygame.Rect(0, 0, round(self.trick_width), round(self.trick_height))
        rect.center = (round(spot.x), round(spot.y))
        return rect

    def hand_place(self, spot: Spot, index: int) -> Place:
        return Place(spot.x, spot.y, HAND_Z + index, angle=-spot.turn)

    # What stands around them.

    def plate(self, seat: Seat, is_low: bool = True) -> pygame.Rect:
        """The portrait of a seat and the strip with its name; South's can stand low, below a small hand."""
        d = self.avatar
        rect = pygame.Rect(0, 0, round(self.plate_width + d / 2), d)
        side = self.content_left + self.margin + (0 if self.is_portrait else 0.52 * self.side_height)
        if seat is Seat.WEST:
            rect.topleft = (round(side), round(self._side_plate_top))
        elif seat is Seat.EAST:
            rect.topright = (round(self.width - side), round(self._side_plate_top))
        elif seat is Seat.NORTH:
            right = self.width - self.content_left - self.margin
            x = min(self._north + 2.55 * self.side_width, right - rect.width)
            below = 0.2 if self.has_banner and self.is_compact else 0.6
            y = self._below_north if self.is_portrait else self.ceiling + below * self.margin
            rect.topleft = (round(x), round(y))
        else:
            sunk = 0.02 if is_low else 0.80
            y = self.height - d - self.margin - sunk * self.card_height
            rect.topleft = (round(self.content_left + self.margin), round(y))
        return rect

    @property
    def _side_plate_top(self) -> float:
        """The upper edge of the plates at the sides: in a portrait picture above the full hands there."""
        if not self.is_portrait:
            return self.centre[1] - self.avatar / 2
        hands = self.centre[1] - 6 * SIDE_STEP * self.side_width - self.side_width / 2
        return max(hands - self.avatar - self.margin, self._below_north + self.avatar + 4)

    @property
    def _below_north(self) -> float:
        """The first free line below the hand of North in a portrait picture."""
        return self._north_top + self.side_height + self.margin

    @property
    def token(self) -> pygame.Rect:
        """The strip that says whether hearts are broken."""
        height = self.token_height
        size = max(16, 24 * self.unit)
        rect = pygame.Rect(0, 0, round(height * 0.95 + 8.2 * size), height)
        top = round(self._below_north if self.is_portrait else self.ceiling + 0.8 * self.margin)
        rect.topright = (round(self.width - self.content_left - self.margin), top)
        if self.is_compact or self.is_portrait or rect.colliderect(self.plate(Seat.NORTH)):
            rect.left = round(self.content_left + self.margin)
        return rect

    def fan_right(self, count: int) -> float:
        """The right edge of a hand of so many cards."""
        return self.fan(count)[-1].x + self.card_width / 2 if count else self.width / 2

    def covered(self, count: int) -> pygame.Rect:
        """What a hand of so many cards hides whatever happens to it."""
        half = self.fan_right(count) - self.width / 2 - 0.4 * self.card_width
        top = self.height - (SHOWN - 0.25) * self.card_height
        left = round(self.width / 2 - half)
        return pygame.Rect(left, round(top), max(0, round(2 * half)), self.height)

    def has_room_below(self, count: int) -> bool:
        """Whether a hand of so many cards leaves the lower corners free."""
        return self.fan_right(count) + self.margin < self.width - self.content_left - self.corner_width

    @property
    def corner_width(self) -> float:
        """What stands in a lower corner needs this much."""
        return self.margin + max(self.plate_width + self.avatar / 2, 4 * self.last_card + 50 * self.unit)

    @property
    def last_card(self) -> int:
        """The width of a card of the last trick, in its small view."""
        return round(max(34, 62 * self.unit))

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand at its highest."""
        return self.height - (SHOWN + 0.05) * self.card_height

    @property
    def turn_words(self) -> tuple[float, float]:
        """Where the words begin that say what is to be done: left and middle."""
        if self.is_portrait:
            return self.margin, self.plate(Seat.SOUTH, is_low=False).top - 34 * self.unit
        plate = self.plate(Seat.SOUTH)
        return plate.right + 24 * self.unit, self.height - 0.97 * self.card_height - max(12, 8 * self.unit)

    def rail_button(self, index: int, count: int) -> pygame.Rect:
        """Round button `index` of `count`, in a row at the right above the hand."""
        side = self.button
        pitch = side + (6 if self.is_compact else 40 * self.unit)
        right = self.width - self.content_left - self.margin
        label = 0 if self.is_compact else 52 * self.unit if self.is_portrait else max(24, 30 * self.unit)
        rect = pygame.Rect(0, 0, side, side)
        rect.right = round(right - (count - 1 - index) * pitch - (0 if self.is_compact else 14 * self.unit))
        raised = 0.02 if self.is_compact else 0.07  # cards of the hand must not rise into the labels
        rect.bottom = round(self.height - (SHOWN + raised) * self.card_height - label)
        return rect

    @property
    def pass_button(self) -> pygame.Rect:
        """The button that passes the three chosen cards."""
        rect = pygame.Rect(0, 0, round(max(190, 430 * self.unit)), round(max(36, 74 * self.unit)))
        rect.midtop = (self.width // 2, round(self.slot_rect(1).bottom + 24 * self.unit))
        return rect

    @property
    def offer_button(self) -> pygame.Rect:
        """The button that offers to take the rest; it stands above the trick."""
        rect = pygame.Rect(0, 0, round(max(220, 480 * self.unit)), round(max(38, 78 * self.unit)))
        rect.center = (round(self.centre[0]), round(self.centre[1] - 0.12 * self.trick_height))
        return rect

    @property
    def inlay(self) -> pygame.Rect:
        """The golden ring in the middle of the table."""
        reach = 1.10 * self.trick_height
        wide = min(2 * 1.42 * reach, self.content_width - 2 * self.margin)
        rect = pygame.Rect(0, 0, round(wide), round(2 * reach))
        rect.center = (round(self.centre[0]), round(self.centre[1]))
        return rect
