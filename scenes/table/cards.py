"""The cards of a table as sprites, and the one way in which they move: `settle`.

The layout says where each card is; `settle` sends every card whose place changed there. Undo, resize, a new
deal and full screen are the same call. Rules never wait for it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.cards import Card
from scenes.table import theme
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.timeline import Ease, Timeline, in_out_cubic, linear, out_cubic

FLYING = 1000.0  # z above all that rests
FLIP_STEPS = 12
NUDGE = 16.0  # pixels; a shorter way is not worth a flight
TURN_STEP = 5.0  # degrees; a card in flight turns in steps this coarse, each of which costs a picture
DIM_STEPS = 2  # a fan of cards that dim is dear to draw
FLIGHT_STEPS = 20  # so many sizes has a card in flight
SHADOW_TURN, SHADOW_STEPS = 45.0, 4  # a soft shadow shows neither small turns nor small steps of size


class Place(NamedTuple):
    """Where a card belongs: its centre in pixels, its depth, and how it lies there."""

    x: float
    y: float
    z: float
    is_face_up: bool = True
    is_shown: bool = True
    scale: float = 1.0
    angle: float = 0.0


class Leg(NamedTuple):
    """One part of a flight: to a point in pixels, in seconds, with a scale and perhaps an angle."""

    x: float
    y: float
    duration: float
    ease: Ease
    scale: float = 1.0
    angle: float | None = None


class Flight(NamedTuple):
    """How a card travels to its new place: first along `legs`, then to the place itself."""

    duration: float = theme.GLIDE
    ease: Ease = out_cubic
    delay: float = 0.0
    legs: tuple[Leg, ...] = ()
    flips_on_landing: bool = False
    flips_early: bool = False  # half way through its first leg
    starts_hidden: bool = False  # nothing is seen of it before its delay is over
    is_flat: bool = False  # keeps the small shadow of rest: for cards that fly in numbers
    is_under: bool = False  # stays at its own depth instead of flying above everything


GLIDE = Flight()


def _is_nudge(old: Place, new: Place) -> bool:
    """Whether a card only shifts within its pile, or moves where nobody sees it."""
    if not old.is_shown and not new.is_shown:
        return True
    is_near = abs(old.x - new.x) + abs(old.y - new.y) < NUDGE
    return is_near and old.is_face_up == new.is_face_up


class CardSprite:
    """A card as it looks at this moment."""

    __slots__ = (
        "alpha",
        "angle",
        "card",
        "dim",
        "face",
        "is_flat",
        "is_under",
        "lift",
        "place",
        "rise",
        "scale",
        "shake",
        "x",
        "y",
    )

    def __init__(self, card: Card, place: Place) -> None:
        self.card = card
        self.lift = self.dim = self.rise = self.shake = 0.0
        self.alpha = 1.0
        self.jump(place)

    def jump(self, place: Place) -> None:
        """Be at a place at once."""
        self.place = place
        self.x, self.y, self.angle, self.scale = place.x, place.y, place.angle, place.scale
        self.face = 1.0 if place.is_face_up else 0.0
        self.alpha, self.rise = 1.0, 0.0
        self.is_under = self.is_flat = False

    @property
    def is_seen(self) -> bool:
        return self.alpha > 0 and (self.place.is_shown or self.rise > 0)


class Table:
    """All card sprites of a scene."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.is_reduced = False
        self.sprites: dict[Card, CardSprite] = {}
        self.marks: dict[Card, str] = {}
        self.shadow_lift = 0.5  # a card lifted higher than this has the wide shadow of a card in the air

    def lay(self, places: Mapping[Card, Place]) -> None:
        """Put every card where it belongs, without any motion."""
        for sprite in self.sprites.values():
            self.timeline.drop(sprite)
        self.sprites = {card: CardSprite(card, place) for card, place in places.items()}

    def gather(self, cards: Iterable[Card], x: float, y: float) -> None:
        """Put all cards face down on one heap (pixels)."""
        self.lay({card: Place(x, y, index / 100, False) for index, card in enumerate(cards)})

    def settle(self, places: Mapping[Card, Place], flights: Mapping[Card, Flight] | None = None) -> None:
        """Send every card whose place changed to its new one."""
        for card, place in places.items():
            sprite = self.sprites[card]
            if sprite.place == place:
                continue
            if sprite.rise == 0 and _is_nudge(sprite.place, place):
                sprite.jump(place)
            elif self.is_reduced:
                self._fade(sprite, place)
            else:
                self._fly(sprite, place, flights.get(card, GLIDE) if flights else GLIDE)

    def dim(self, cards: set[Card]) -> None:
        """Dim these cards and no others."""
        for card, sprite in self.sprites.items():
            self._ease_to(sprite, theme.DIM, dim=1.0 if card in cards else 0.0)

    def lift(self, heights: Mapping[Card, float]) -> None:
        """Raise these cards so far (1 is a selected card's height), and lower all others."""
        for card, sprite in self.sprites.items():
            self._ease_to(sprite, theme.LIFT, lift=heights.get(card, 0.0))

    def pulse(self, card: Card, scale: float, duration: float, delay: float = 0.0) -> None:
        """Let a card swell and shrink again, once."""
        if not self.is_reduced:
            sprite, half = self.sprites[card], duration / 2
            self.timeline.then(sprite, half, out_cubic, delay, scale=scale)
            self.timeline.then(sprite, half, in_out_cubic, delay + half, scale=sprite.place.scale)

    def shake(self, card: Card) -> None:
        """Refuse: three short swings to the sides."""
        sprite = self.sprites[card]
        sprite.shake = 0.0
        if not self.is_reduced:
            self.timeline.move(sprite, theme.REFUSED_SHAKE, linear, shake=1.0)

    def display(self, art: CardArt, is_covered: bool = False, sag: float = 0.0) -> list[Sprite]:
        """The sprites of all cards that are seen; only their backs while `is_covered`.

        `sag` lets all of them hang that many pixels lower.
        """
        shown: list[Sprite] = []
        for sprite in self.sprites.values():
            if sprite.is_seen:
                self._display_card(shown, sprite, art, is_covered)
        return [card._replace(y=card.y + sag) for card in shown] if sag else shown

    def _ease_to(self, sprite: CardSprite, duration: float, **ends: float) -> None:
        if self.is_reduced:
            for name, end in ends.items():
                setattr(sprite, name, end)
        else:
            self.timeline.move(sprite, duration, out_cubic, **ends)

    def _fade(self, sprite: CardSprite, place: Place) -> None:
        """Reduced motion: a card leaves or arrives by fading, it does not travel."""
        self.timeline.drop(sprite)
        was_seen = sprite.place.is_shown
        if place.is_shown:
            sprite.jump(place)
            sprite.alpha = 0.0
            self.timeline.move(sprite, theme.FADE_REDUCED, linear, alpha=1.0)
        elif was_seen:
            sprite.place, sprite.rise = place, 1.0
            self.timeline.move(sprite, theme.FADE_REDUCED, linear, alpha=0.0)
            self.timeline.after(theme.FADE_REDUCED, lambda: self._land(sprite, place))
        else:
            sprite.jump(place)

    def _land(self, sprite: CardSprite, place: Place) -> None:
        if sprite.place == place:
            sprite.jump(place)

    def _fly(self, sprite: CardSprite, place: Place, flight: Flight) -> None:
        timeline, start = self.timeline, flight.delay
        timeline.drop(sprite)
        sprite.place, sprite.rise, sprite.alpha, sprite.shake = place, 1.0, 1.0, 0.0
        sprite.is_under, sprite.is_flat = flight.is_under, flight.is_flat
        if flight.starts_hidden:
            sprite.alpha = 0.0
            timeline.then(sprite, 0.0, linear, start, alpha=1.0)
        for leg in flight.legs:
            timeline.then(sprite, leg.duration, leg.ease, start, x=leg.x, y=leg.y, scale=leg.scale)
            if leg.angle is not None:
                timeline.then(sprite, leg.duration, leg.ease, start, angle=leg.angle)
            start += leg.duration
        ends = {"x": place.x, "y": place.y, "scale": place.scale, "angle": place.angle}
        if flight.is_under and abs(place.angle - sprite.angle) < TURN_STEP:
            del ends["angle"]  # so small a turn waits for the landing
            timeline.then(sprite, 0.0, linear, start + flight.duration, angle=place.angle)
        timeline.then(sprite, flight.duration, flight.ease, start, **ends)
        start += flight.duration
        face = 1.0 if place.is_face_up else 0.0
        if sprite.face != face:
            flip_start = start if flight.flips_on_landing else start - flight.duration / 2 - theme.FLIP / 2
            if flight.flips_early and flight.legs:
                flip_start = flight.delay + flight.legs[0].duration / 2 - theme.FLIP / 2
            timeline.then(sprite, theme.FLIP, in_out_cubic, max(flight.delay, flip_start), face=face)
            start = max(start, flip_start + theme.FLIP)
        timeline.then(sprite, 0.0, linear, start, rise=0.0, lift=0.0)

    def _display_card(self, shown: list[Sprite], sprite: CardSprite, art: CardArt, is_covered: bool) -> None:
        art, scale = art.sized(sprite.scale)
        z = sprite.place.z + (FLYING if sprite.rise > 0 and not sprite.is_under else 0.0)
        x, y = sprite.x, sprite.y - sprite.lift * theme.SELECTED_LIFT * art.height
        if 0 < sprite.shake < 1:
            x += 0.03 * art.width * math.sin(sprite.shake * 6 * math.pi)
        alpha = round(255 * sprite.alpha)
        if sprite.rise > 0:
            scale = round(scale * FLIGHT_STEPS) / FLIGHT_STEPS
        wide, angle = scale * _narrowing(sprite.face), _shown_angle(sprite)
        card = sprite.card if sprite.face >= 0.5 and not is_covered else None
        if (sprite.rise > 0 and not sprite.is_flat) or sprite.lift > self.shadow_lift:
            turn = SHADOW_TURN * round(angle / SHADOW_TURN)
            across, along = (math.ceil(SHADOW_STEPS * size) / SHADOW_STEPS for size in (wide, scale))
            shown.append(Sprite(art.lifted_shadow(), x, y, z, turn, across, along, alpha))
            image = art.bare(card)
        else:
            image = art.front(card) if card is not None else art.back()
        mark = self.marks.get(sprite.card)
        if mark and sprite.rise == 0 and not is_covered:
            shown.append(Sprite(art.ring(mark), x, y, z, angle, wide, scale))
        shown.append(Sprite(image, x, y, z, angle, wide, scale, alpha))
        dim = round(DIM_STEPS * sprite.dim) / DIM_STEPS
        if card is not None and dim > 0:
            shown.append(Sprite(art.dimming(), x, y, z, angle, wide, scale, round(alpha * dim)))


def _shown_angle(sprite: CardSprite) -> float:
    """The angle of a card at rest, or on its way between two angles in coarse steps."""
    if sprite.rise == 0 or sprite.is_under:
        return sprite.angle
    return TURN_STEP * round(sprite.angle / TURN_STEP)


def _narrowing(face: float) -> float:
    """How wide a card looks while it turns over, in steps: each step's picture is kept."""
    return max(1, round(FLIP_STEPS * abs(math.cos(math.pi * face)))) / FLIP_STEPS if 0 < face < 1 else 1.0
