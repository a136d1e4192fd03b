"""The great moments: hearts break, the queen of spades falls, somebody shoots the moon."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from game.hearts.round import QUEEN_POINTS
from game.hearts.seats import SEATS, Seat
from game.language import _
from scenes.hearts import ceremony_art
from scenes.hearts.layout import RAIL_BUTTONS, TRICK_Z, Geometry
from scenes.hearts.people import person
from scenes.hearts.plates import portrait
from scenes.table import theme
from scenes.table.assets import DISPLAY
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.timeline import Timeline, linear, out_back, out_cubic
from scenes.table.top_bar import HUD_Z

SHADE_Z, BURST_Z, BANNER_Z = TRICK_Z - 30, TRICK_Z - 25, HUD_Z + 300
MOON_Z = HUD_Z + 200
PETALS, ORBITING = 34, 13
ALPHA_STEPS = 6


class Ceremony:
    """What is on show beside the cards; each part goes from 0 to 1."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.is_reduced = False
        self.shade = self.burst = self.banner = self.halves = self.moon = self.orbit = self.stamps = 0.0
        self._queen: tuple[float, float] = (0.0, 0.0)
        self._shooter: Seat | None = None

    @property
    def is_moon_up(self) -> bool:
        return self._shooter is not None

    def stop(self) -> None:
        """Nothing is celebrated any more."""
        self._timeline.drop(self)
        self.shade = self.burst = self.banner = self.halves = self.moon = self.orbit = self.stamps = 0.0
        self._shooter = None

    def break_hearts(self) -> None:
        """The halves of the heart on the token part."""
        if not self.is_reduced:
            self.halves = 0.0
            delay = theme.BREAK_SHAKE + theme.BREAK_CRACK
            self._timeline.move(self, 2 * theme.BREAK_PART, out_cubic, delay, halves=1.0)
            self._timeline.after(delay + 2 * theme.BREAK_PART, lambda: self._end("halves"))

    def queen(self, x: float, y: float, landing: float) -> float:
        """She lands at a point in `landing` seconds; returns the seconds until her banner has gone."""
        self._queen = (x, y)
        move = self._timeline.move
        stay = landing + theme.BANNER_IN + theme.BANNER_HOLD
        fade = theme.FADE_REDUCED if self.is_reduced else theme.BANNER_OUT
        if self.is_reduced:
            move(self, theme.FADE_REDUCED, linear, landing, banner=1.0)
        else:
            move(self, theme.QUEEN_VIGNETTE, linear, 0.6 * landing, shade=1.0)
            move(self, theme.QUEEN_BURST, out_cubic, 0.8 * landing, burst=1.0)
            move(self, theme.BANNER_IN, out_back, landing, banner=1.0)
        for name in ("shade", "burst", "banner"):
            self._timeline.then(self, fade, linear, stay, **{name: 0.0})
        return stay + fade

    def hold_queen(self, x: float, y: float) -> None:
        """Her moment at its height, for a picture."""
        self._queen = (x, y)
        self.shade = self.burst = self.banner = 1.0

    def shoot_moon(self, seat: Seat) -> float:
        """Returns the seconds that it takes."""
        self._shooter = seat
        move = self._timeline.move
        if self.is_reduced:
            for name in ("shade", "moon", "stamps"):
                move(self, theme.MOON_REDUCED, linear, **{name: 1.0})
            return theme.MOON_REDUCED + 1.2
        move(self, theme.MOON_VIGNETTE, linear, shade=1.0)
        move(self, theme.MOON_RISE, out_cubic, moon=1.0)
        move(self, theme.MOON_ORBIT, linear, 0.5 * theme.MOON_RISE, orbit=1.0)
        stamps = theme.BANNER_IN + 2 * theme.MOON_STAMP_STAGGER
        move(self, stamps, linear, theme.MOON_RISE, stamps=1.0)
        return theme.MOON_RISE + theme.MOON_ORBIT + 0.4

    def _end(self, name: str) -> None:
        setattr(self, name, 0.0)

    # Pictures.

    def display(self, look: Look, geometry: Geometry, rect_of: Callable[[Seat], pygame.Rect]) -> list[Sprite]:
        """Everything on show; `rect_of` says where a seat's plate stands."""
        sprites: list[Sprite] = []
        if self.shade > 0:
            sprites.append(self._vignette(look, geometry))
        if self.burst > 0 and self._shooter is None:
            sprites += self._starburst(look, geometry)
        if self.banner > 0 and self._shooter is None:
            sprites.append(self._banner(look, geometry))
        if self.halves > 0:
            sprites += self._halves(look, geometry)
        if self._shooter is not None:
            sprites += self._moon(look, geometry, self._shooter)
            sprites += self._stamps(look, geometry, self._shooter, rect_of)
        return sprites

    def pictures(self, look: Look, geometry: Geometry) -> list[Callable[[], object]]:
        """What draws the largest pictures, so that they can be there before their moment."""
        return [partial(make, look, geometry) for make in (_vignette, _starburst, _queen_banner, _moon)]

    def _vignette(self, look: Look, geometry: Geometry) -> Sprite:
        z = SHADE_Z if self._shooter is None else MOON_Z - 1
        x, y = geometry.width / 2, geometry.height / 2
        return Sprite(_vignette(look, geometry), x, y, z, alpha=_stepped(self.shade))

    def _starburst(self, look: Look, geometry: Geometry) -> list[Sprite]:
        picture = _starburst(look, geometry)
        scale = 0.4 + 0.6 * math.ceil(8 * self.burst) / 8
        return [Sprite(picture, *self._queen, BURST_Z, 0, scale, scale, _stepped(min(1.0, 2 * self.burst)))]

    def _banner(self, look: Look, geometry: Geometry) -> Sprite:
        picture = _queen_banner(look, geometry)
        left = geometry.centre[0] + 0.5 * geometry.trick_width
        x = min(left + picture.get_width() / 2, geometry.width - picture.get_width() / 2)
        y = geometry.centre[1] + 0.72 * geometry.trick_height
        alpha = 255 if self.banner >= 1 else _stepped(max(0.0, self.banner))
        scale = 1.0 if self.is_reduced else 0.7 + 0.3 * self.banner
        return Sprite(picture, x, y, BANNER_Z, 0, scale, scale, alpha)

    def _halves(self, look: Look, geometry: Geometry) -> list[Sprite]:
        token = geometry.token
        size = round(1.5 * token.height)
        x, y = token.left + 0.6 * token.height, token.centery
        sprites = []
        for side in (-1, 1):
            picture = look.assets.keep(("half", size, side), partial(ceremony_art.half, size, side))
            shift, drop = 0.5 * size * self.halves, 0.35 * size * self.halves**2
            alpha = _stepped(1 - self.halves)
            sprites.append(
                Sprite(picture, x + side * shift, y + drop, HUD_Z + 30, -18 * side * self.halves, alpha=alpha)
            )
        return sprites

    def _moon(self, look: Look, geometry: Geometry, seat: Seat) -> list[Sprite]:
        moon = _moon(look, geometry)
        side = moon.get_width()
        face = portrait(look, seat, round(0.5 * side))
        x = geometry.width / 2
        y = geometry.centre[1] - look.size(20, 8) + (1 - self.moon) * 0.5 * geometry.height
        alpha = _stepped(self.moon)
        rail = geometry.rail_button(0, RAIL_BUTTONS)
        said, size = _moon_words(seat), max(26, look.size(64))
        room = 2 * (rail.left - x) if geometry.is_compact else geometry.width
        size = min(size, size * room / look.assets.width(said, size, DISPLAY))
        words = gilded(look, said, size, DISPLAY, is_on_dark=True)
        below = y + 0.6 * side + look.size(46, 22)
        below = min(below, rail.top - 0.7 * size) if geometry.is_portrait else below
        sprites = [
            Sprite(moon, x, y, MOON_Z, alpha=alpha),
            Sprite(face, x, y, MOON_Z + 1, alpha=alpha),
            Sprite(words, x, below, MOON_Z + 3, alpha=alpha),
        ]
        return sprites + self._hearts(look, x, y, 0.62 * side, alpha)

    def _hearts(self, look: Look, x: float, y: float, reach: float, alpha: int) -> list[Sprite]:
        """Thirteen hearts go round the moon."""
        size = max(14, round(40 * look.unit))
        heart = look.assets.keep(("orbiting", size), lambda: ceremony_art.orbiting_heart(size))
        sprites = []
        for number in range(ORBITING):
            turn = 2 * math.pi * (number / ORBITING + 0.6 * self.orbit)
            sprites.append(
                Sprite(
                    heart,
                    x + reach * math.cos(turn),
                    y + 0.86 * reach * math.sin(turn),
                    MOON_Z + 2,
                    alpha=alpha,
                )
            )
        return sprites

    def _stamps(
        self, look: Look, geometry: Geometry, shooter: Seat, rect_of: Callable[[Seat], pygame.Rect]
    ) -> list[Sprite]:
        """+26 on the plates of the three others, one after the other."""
        picture = look.assets.keep(("stamp", look.unit), lambda: ceremony_art.stamp(look))
        sprites, victims = [], [seat for seat in SEATS if seat is not shooter]
        for number, seat in enumerate(victims):
            share = min(1.0, max(0.0, 2.2 * self.stamps - 0.6 * number))
            if share > 0:
                scale = 1.0 if self.is_reduced else 2.0 - out_back(share)
                rect = rect_of(seat)
                x = min(max(rect.centerx, picture.get_width() / 2), geometry.width - picture.get_width() / 2)
                sprites.append(Sprite(picture, x, rect.centery, MOON_Z + 4, 0, scale, scale, _stepped(share)))
        return sprites


def _vignette(look: Look, geometry: Geometry) -> pygame.Surface:
    size, centre = (geometry.width, geometry.height), geometry.centre
    return look.assets.keep(("vignette", size), lambda: ceremony_art.vignette(size, centre))


def _starburst(look: Look, geometry: Geometry) -> pygame.Surface:
    side = round(2.7 * geometry.trick_height)
    return look.assets.keep(("starburst", side), lambda: ceremony_art.starburst(side))


def _queen_banner(look: Look, geometry: Geometry) -> pygame.Surface:
    del geometry
    return look.assets.keep(("queen banner", look.unit), lambda: ceremony_art.banner(look, QUEEN_POINTS))


def _moon(look: Look, geometry: Geometry) -> pygame.Surface:
    side = round(min(0.46 * geometry.height, 0.5 * geometry.content_width))
    return look.assets.keep(("moon", side), lambda: ceremony_art.moon(side))


def _moon_words(seat: Seat) -> str:
    if seat is Seat.SOUTH:
        return _("You shot the moon!")
    return _("{name} shot the moon!").format(name=person(seat).name)


def _stepped(share: float) -> int:
    """An opacity in steps: fewer pictures change."""
    return round(255 * math.ceil(ALPHA_STEPS * max(0.0, min(1.0, share))) / ALPHA_STEPS)
