"""The picture of a game: table, cards, piles, status, buttons. It shows a session and decides nothing."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.cards import DECK_OF_HEARTS, Card
from game.heart_to_heart.rules import WASTE, Outcome, Place, cards_left, free_positions, pass_number
from scenes.scene import Stage
from scenes.solitaire import hud
from scenes.solitaire.celebration import CARD_UNITS, Celebration
from scenes.solitaire.emphasis import Emphasis
from scenes.solitaire.layout import Geometry
from scenes.solitaire.rail import Rail, Uses
from scenes.solitaire.session import Session
from scenes.table import theme
from scenes.table.actions import Device
from scenes.table.background import Background
from scenes.table.button_art import Look
from scenes.table.card_art import FLYING_SMALL, CardArt
from scenes.table.cards import Place as CardPlace
from scenes.table.cards import Table
from scenes.table.display import Sprite
from scenes.table.particles import Particles
from scenes.table.ripple import Ripples
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline, out_back, out_cubic

STOCK = "stock"
VEIL_Z = 960.0
VEIL_STRENGTH = 110  # of 255
LAST_PAIRS = 5  # with these left the heart beats faster
VERY_TALL = 1440  # pixels; on higher pictures the cards that fly in numbers are drawn smaller


class Mood:
    """What swells and fades: how full the meter looks, how far a dead end has greyed the table (0 to 1)."""

    __slots__ = ("gloom", "level")

    def __init__(self) -> None:
        self.level = self.gloom = 0.0


class TableView:
    """Everything seen of a game except what stands over it."""

    def __init__(self, stage: Stage, timeline: Timeline, uses: Uses) -> None:
        self._stage, self._timeline = stage, timeline
        self.table = Table(timeline)
        self.background = Background(stage.assets, stage.decoration)
        self.particles = Particles(stage.assets, stage.decoration)
        self.ripples = Ripples(stage.assets, timeline)
        self.celebration = Celebration(timeline, self.particles)
        self.rail = Rail(timeline, stage.settings, uses)
        self.emphasis = Emphasis(self.table, timeline, stage.settings)
        self.seconds = 0.0  # of the living background: what breathes, breathes by it
        self.is_covered = False  # while paused nobody can study the cards
        self.has_banner = False  # somebody speaks from a strip below the top bar
        self._mood = Mood()

    def lay_out(self, width: int, height: int, session: Session, footer: int = 0) -> None:
        """Find a place for everything in a picture of this size; `footer` pixels below are not for cards."""
        scale = self._stage.settings.ui_scale
        g = self.geometry = Geometry(width, height - footer, scale, self.has_banner)
        self.look = Look(self._stage.assets, g.unit)
        self.art = CardArt(self._stage.assets, g.card_width)
        small = CARD_UNITS * g.unit * (FLYING_SMALL if g.height > VERY_TALL else 1)
        self.parade_art = CardArt(self._stage.assets, max(30, round(small)))
        centre = (width / 2, g.heart_top + 0.46 * g.heart_height)
        self.background.lay_out(width, height, centre, g.inlay)
        self.place_buttons(session)

    def place_buttons(self, session: Session) -> None:
        """Place the buttons anew: a label or a setting changed."""
        self.rail.lay_out(self.look, self.geometry, session)

    def places(self, session: Session) -> dict[Card, CardPlace]:
        return self.geometry.places(session.state, DECK_OF_HEARTS)

    def all_at_stock(self) -> None:
        """Gather the whole deck, face down, on the stock: a deal is about to begin."""
        x, y = self.geometry.card_rect(self.geometry.stock).center
        self.table.gather(DECK_OF_HEARTS, x, y)

    def beat_twice(self) -> None:
        """Two heartbeats open the celebration."""
        if not self.is_reduced:
            x, y = self.geometry.width / 2, 0.48 * self.geometry.height
            for number in (0, 1):
                self._timeline.after(number * theme.WIN_BEATS, lambda: self.ripples.start(x, y))

    @property
    def is_reduced(self) -> bool:
        return self._stage.settings.is_reduced_motion

    @property
    def is_moving(self) -> bool:
        return self.particles.is_moving or (self.celebration.is_moving and not self.background.is_asleep)

    def advance(self, seconds: float) -> bool:
        """Let time pass for what moves by itself; True when the picture changed."""
        is_busy = self._timeline.is_moving or self.is_moving
        if self._stage.is_load_high:
            self.particles.thin()
        self.particles.advance(seconds)
        self.celebration.advance(0.0 if self.background.is_asleep else seconds)
        self.background.is_still = self._stage.settings.is_background_still or self._mood.gloom > 0
        self.background.is_thin = self._stage.is_load_high
        has_changed = self.background.tick(seconds, is_busy)  # held while cards fly: the eye follows them
        if has_changed:
            self.seconds += theme.BACKGROUND_FRAME
        return has_changed

    def focusable(self, session: Session) -> dict[Hashable, pygame.Rect]:
        """Where the focus can go: free cards, the piles, the buttons."""
        g, state = self.geometry, session.state
        rects: dict[Hashable, pygame.Rect] = {
            place: g.card_rect(g.position(place)) for place in free_positions(state)
        }
        if state.waste:
            rects[WASTE] = g.card_rect(g.waste)
        rects[STOCK] = g.card_rect(g.stock)
        return rects | self.rail.rects()

    def place_at(self, session: Session, x: float, y: float) -> Place | str | None:
        """What lies under a point, by where cards belong: a heart position, WASTE, STOCK or None."""
        g, state = self.geometry, session.state
        for number in range(len(state.heart), 0, -1):
            if state.heart[number - 1] is not None and g.card_rect(g.position(number)).collidepoint(x, y):
                return number
        if state.waste and g.card_rect(g.waste).collidepoint(x, y):
            return WASTE
        return STOCK if g.card_rect(g.stock).collidepoint(x, y) else None

    def show_state(self, session: Session) -> None:
        """Everything but the places of the cards follows the state."""
        g, state = self.geometry, session.state
        self.table.is_reduced = self.is_reduced
        self.emphasis.show(session)
        self.rail.refresh(session)
        left = cards_left(state)
        self.background.beat = theme.HEARTBEAT_FAST if left <= 2 * LAST_PAIRS else theme.HEARTBEAT
        self.background.hide_behind(
            [
                g.card_rect(g.position(number))
                for number, card in enumerate(state.heart, 1)
                if card is not None
            ]
        )
        self._set_mood(1 - left / len(state.heart), session.outcome is Outcome.DEAD_END)

    def _set_mood(self, level: float, is_dead_end: bool) -> None:
        """The meter rises when the cards reach it; in a dead end the table loses its colour."""
        mood, gloom = self._mood, 1.0 if is_dead_end else 0.0
        if self.is_reduced:
            mood.level, mood.gloom = level, gloom
            return
        arrival = theme.PAIR_MEET + theme.PAIR_KISS + theme.PAIR_FLIGHT if level > mood.level else 0.0
        self._timeline.move(mood, theme.METER_STEP, out_back, arrival, level=level)
        self._timeline.move(mood, theme.DEAD_DESATURATE, out_cubic, gloom=gloom)

    def display(self, session: Session, device: Device, is_festive: bool) -> list[Sprite]:
        """Everything on the table; only the celebration while that is on."""
        g, look = self.geometry, self.look
        if is_festive:
            parade = self.celebration.display(g, self.parade_art)
            rings = self.ripples.display(2.4 * g.unit)
            return self.background.display() + rings + parade + self.particles.display()
        figures = _figures(session, self._stage.settings)
        left, right = self.rail.status_room()
        sprites = self.background.display()
        sprites += hud.piles(look, g, figures, device)
        sprites += self.emphasis.stock_ring(self.art, g)
        sag = theme.DEAD_SAG_UNITS * g.unit * self._mood.gloom
        sprites += self.table.display(self.art, self.is_covered, sag)
        if not self.is_covered:
            sprites += self.emphasis.thread(session, self._stage.assets, g)
        sprites += self._veil()
        sprites += self.ripples.display(g.unit)
        status = hud.status(look, g, figures, left, right)
        sprites += status + hud.title(look, g, left, status[0])
        sprites += hud.meter(look, g, figures.left, self._mood.level)
        return sprites + self.rail.display(device) + self.particles.display()

    def _veil(self) -> list[Sprite]:
        """The veil that takes the colour from the table in a dead end."""
        if self._mood.gloom <= 0:
            return []
        width, height = self.geometry.width, self.geometry.height
        veil = self._stage.assets.keep(("veil", width, height), lambda: _grey(width, height))
        alpha = round(VEIL_STRENGTH * self._mood.gloom)
        return [Sprite(veil, width / 2, height / 2, VEIL_Z, alpha=alpha)]


def _figures(session: Session, settings: Settings) -> hud.Figures:
    state = session.state
    return hud.Figures(
        session.seconds if settings.is_clock_shown and not session.is_watched else None,
        state.score if settings.is_score_shown else None,
        state.moves,
        len(state.stock),
        len(state.waste),
        cards_left(state),
        pass_number(state),
        session.par if settings.is_par_shown else None,
    )


def _grey(width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    surface.fill("#4A4652")
    return surface
