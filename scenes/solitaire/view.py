"""The picture of a game: cards, rings, piles, status, buttons. It shows a session and decides nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.cards import DECK_OF_HEARTS, Card
from game.heart_to_heart import advice
from game.heart_to_heart.rules import WASTE, Place, card_at, cards_left, free_positions, pass_number
from game.language import _
from scenes.scene import Stage
from scenes.solitaire import hud
from scenes.solitaire.celebration import CARD_UNITS, Celebration
from scenes.solitaire.layout import Geometry
from scenes.solitaire.session import Session
from scenes.table import shapes, theme
from scenes.table.background import Background
from scenes.table.button_art import GOLDEN, Look
from scenes.table.card_art import FLYING_SMALL, CardArt
from scenes.table.cards import Place as CardPlace
from scenes.table.cards import Table
from scenes.table.display import Sprite
from scenes.table.intents import Action, Device
from scenes.table.particles import Particles
from scenes.table.ripple import Ripples
from scenes.table.timeline import Timeline, out_back
from scenes.table.widgets import Button, Group, RoundButton

THREAD_Z = 940.0
STOCK = "stock"


class Meter:
    """How full the meter looks, 0 to 1."""

    __slots__ = ("level",)

    def __init__(self) -> None:
        self.level = 0.0


class TableView:
    """Everything seen of a game except what stands over it."""

    def __init__(self, stage: Stage, timeline: Timeline, buttons: dict[str, Callable[[], None]]) -> None:
        self._stage, self._timeline, self._buttons = stage, timeline, buttons
        self.table = Table(timeline)
        self.background = Background(stage.assets, stage.decoration)
        self.particles = Particles(stage.assets, stage.decoration)
        self.ripples = Ripples(stage.assets, timeline)
        self.celebration = Celebration(timeline, self.particles)
        self.widgets = Group(timeline)
        self.hinted: set[Place] = set()
        self.is_stock_hinted = False
        self.chip: str | None = None
        self._meter = Meter()
        self.is_covered = False  # while paused nobody can study the cards

    def lay_out(self, width: int, height: int, session: Session) -> None:
        """Find a place for everything in a picture of this size (pixels)."""
        geometry = self.geometry = Geometry(width, height)
        self.look = Look(self._stage.assets, geometry.unit)
        self.art = CardArt(self._stage.assets, geometry.card_width)
        small = round(CARD_UNITS * geometry.unit * (FLYING_SMALL if height > 1440 else 1))
        self.parade_art = CardArt(self._stage.assets, max(30, small))
        centre = (width / 2, geometry.heart_top + 0.46 * geometry.heart_height)
        self.background.lay_out(width, height, centre, self._inlay())
        self.place_buttons(session)

    def _inlay(self) -> pygame.Rect:
        """The golden heart that the cards lie in."""
        g = self.geometry
        top = g.heart_top - 0.055 * g.heart_height
        point = min(g.heart_top + 1.035 * g.heart_height, g.height - 5 * g.unit)
        wide = 1.16 * g.heart_width
        return pygame.Rect(round((g.width - wide) / 2), round(top), round(wide), round(point - top))

    def place_buttons(self, session: Session) -> None:
        """The rails, the menu button and the plate with the code."""
        g, buttons, settings = self.geometry, self._buttons, self._stage.settings
        names = {
            "undo": ("undo", _("Undo"), Action.UNDO),
            "redo": ("redo", _("Redo"), Action.REDO),
            "hint": ("hint", _("Hint"), Action.HINT),
            "help": ("eye", _("Help on"), Action.HELP)
            if settings.is_placement_help_on
            else ("eye_off", _("Help off"), Action.HELP),
        }
        rail = []
        for index, (key, (icon, label, action)) in enumerate(names.items()):
            rect = g.rail_button(index, len(names))
            rail.append(RoundButton(key, rect, icon, "" if g.is_compact else label, buttons[key], action))
        size = round(0.78 * g.top_bar)
        left = round(max(g.content_left + g.margin, g.margin))
        corner = pygame.Rect(left, round(0.54 * g.top_bar - size / 2), size, size)
        menu = RoundButton("pause", corner, "menu", "", buttons["pause"])
        plate = hud.CodePlate(self.look, g, str(session.code), buttons["copy"])
        self.widgets.replace([menu, *rail, plate, *self._chip()])
        self.refresh_buttons(session)

    def _chip(self) -> list[Button]:
        g = self.geometry
        if self.chip is None:
            return []
        rect = pygame.Rect(0, 0, round(max(170, 300 * g.unit)), round(max(36, 64 * g.unit)))
        rect.midbottom = (g.width // 2, round(g.height - g.margin - g.bottom_bar))
        return [Button("chip", rect, self.chip, self._buttons["chip"], GOLDEN, "heart", None, 26)]

    def refresh_buttons(self, session: Session) -> None:
        """Grey out what cannot be done."""
        for key, is_enabled in (("undo", session.record.can_undo), ("redo", session.record.can_redo)):
            widget = self.widgets.find(key)
            if widget is not None:
                widget.is_enabled = is_enabled

    def focusable(self, session: Session) -> dict[Hashable, pygame.Rect]:
        """Where the focus can go: free cards, the piles, the buttons."""
        g, state = self.geometry, session.state
        rects: dict[Hashable, pygame.Rect] = {
            place: g.card_rect(g.position(place)) for place in free_positions(state)
        }
        if state.waste:
            rects[WASTE] = g.card_rect(g.waste)
        rects[STOCK] = g.card_rect(g.stock)
        return rects | self.widgets.rects()

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
        """Rings, dimming and the lifted card of the present selection."""
        state, table = session.state, self.table
        table.is_reduced = self._stage.settings.is_reduced_motion
        marks: dict[Card, str] = {}
        dimmed: set[Card] = set()
        selected = session.selected
        chosen = card_at(state, selected) if selected is not None else None
        if self._stage.settings.is_placement_help_on:
            if selected is None:
                marks = dict.fromkeys(self._cards(session, advice.partners(state)), "partner")
            else:
                matching = self._cards(session, advice.matches(state, selected))
                marks = dict.fromkeys(matching, "match")
                shown = [card for card in (*state.heart, *state.waste) if card is not None]
                dimmed = {card for card in shown if card != chosen and card not in matching}
        marks |= dict.fromkeys(self._cards(session, tuple(self.hinted)), "match")
        if chosen is not None:
            marks[chosen] = "selected"
        table.marks = marks
        g = self.geometry
        self.background.hide_behind(
            [
                g.card_rect(g.position(number))
                for number, card in enumerate(state.heart, 1)
                if card is not None
            ]
        )
        table.dim(dimmed)
        table.lift(chosen)
        self.refresh_buttons(session)
        level = 1 - cards_left(state) / len(state.heart)
        if table.is_reduced:
            self._meter.level = level
        else:
            self._timeline.move(
                self._meter, theme.METER_STEP, out_back, self._meter_delay(level), level=level
            )

    def _meter_delay(self, level: float) -> float:
        """The meter rises when the cards reach it."""
        rises = level > self._meter.level
        return theme.PAIR_MEET + theme.PAIR_KISS + theme.PAIR_FLIGHT if rises else 0.0

    def _cards(self, session: Session, places: tuple[Place, ...]) -> set[Card]:
        return {card for place in places if (card := card_at(session.state, place)) is not None}

    @property
    def is_reduced(self) -> bool:
        return self._stage.settings.is_reduced_motion

    @property
    def is_moving(self) -> bool:
        return self.particles.is_moving or self.celebration.is_moving

    def advance(self, seconds: float) -> bool:
        """Let time pass for what moves by itself; True when the picture changed."""
        self.background.is_still = self.is_reduced
        self.background.is_thin = self._stage.is_load_high
        is_busy = self._timeline.is_moving or self.is_moving
        self.particles.advance(seconds)
        self.celebration.advance(seconds)
        return not is_busy and self.background.tick(seconds)  # the eye follows the cards

    def places(self, session: Session) -> dict[Card, CardPlace]:
        return self.geometry.places(session.state, DECK_OF_HEARTS)

    def forget_hint(self) -> None:
        self.hinted, self.is_stock_hinted = set(), False

    def refuse(self, card: Card) -> None:
        """Shake a card that cannot be used now, with a red ring."""
        self.table.marks[card] = "refused"
        self.table.shake(card)

    def set_chip(self, label: str | None, session: Session) -> None:
        """The small button that reopens a closed window, or None."""
        if label != self.chip:
            self.chip = label
            self.place_buttons(session)

    def figures(self, session: Session) -> hud.Figures:
        state = session.state
        return hud.Figures(
            session.seconds,
            state.score,
            state.moves,
            str(session.code),
            len(state.stock),
            len(state.waste),
            cards_left(state),
            pass_number(state),
        )

    def display(self, session: Session, device: Device, is_festive: bool) -> list[Sprite]:
        """Everything on the table; only the celebration while that is on."""
        g, look = self.geometry, self.look
        if is_festive:
            parade = self.celebration.display(g, self.parade_art)
            return self.background.display() + parade + self.particles.display()
        figures = self.figures(session)
        is_dry = not figures.stock and not figures.waste
        sprites = self.background.display()
        sprites += hud.piles(look, g, figures, device, is_dry)
        sprites += self.table.display(self.art, self.is_covered)
        sprites += self._thread(session)
        sprites += self.ripples.display(g.unit)
        left, right = self._status_room()
        sprites += hud.status(look, g, figures, left, right)
        sprites += hud.title(look, g, left)
        sprites += hud.meter(look, g, figures.left, self._meter.level)
        return sprites + self.widgets.display(look, device, hud.HUD_Z) + self.particles.display()

    def _status_room(self) -> tuple[float, float]:
        """What the menu button and the deal's code leave of the top bar."""
        menu, plate = self.widgets.find("pause"), self.widgets.find("copy")
        assert menu is not None and plate is not None
        right = self.geometry.width if self.geometry.is_portrait else plate.rect.left
        return menu.rect.right, right

    def _thread(self, session: Session) -> list[Sprite]:
        """A dotted thread of hearts from the selected card to each of its matches."""
        selected = session.selected
        if selected is None or self.is_covered or not self._stage.settings.is_placement_help_on:
            return []
        start = self._middle(selected)
        sprites: list[Sprite] = []
        for place in advice.matches(session.state, selected):
            sprites += self._arc(start, self._middle(place))
        return sprites

    def _middle(self, place: Place) -> tuple[float, float]:
        g = self.geometry
        return g.card_rect(g.waste if place == WASTE else g.position(place)).center

    def _arc(self, start: tuple[float, float], end: tuple[float, float]) -> list[Sprite]:
        (x0, y0), (x1, y1), u = start, end, self.geometry.unit
        bend = ((x0 + x1) / 2 + 0.18 * (y1 - y0), (y0 + y1) / 2 - 0.18 * (x1 - x0))
        count = max(6, int(math.hypot(x1 - x0, y1 - y0) / (46 * u)))
        size = max(8, round(17 * u))
        image = self._stage.assets.keep(
            ("thread", size), lambda: shapes.heart(size, "#FFD36B", 1, "#3C1400", 6)
        )
        sprites = []
        for step in range(1, count):
            q = step / count
            x = (1 - q) ** 2 * x0 + 2 * q * (1 - q) * bend[0] + q * q * x1
            y = (1 - q) ** 2 * y0 + 2 * q * (1 - q) * bend[1] + q * q * y1
            dx = 2 * (1 - q) * (bend[0] - x0) + 2 * q * (x1 - bend[0])
            dy = 2 * (1 - q) * (bend[1] - y0) + 2 * q * (y1 - bend[1])
            sprites.append(Sprite(image, x, y, THREAD_Z, 90 - math.degrees(math.atan2(dy, dx))))
        return sprites

    def all_at_stock(self) -> None:
        """Gather the whole deck, face down, on the stock: a deal is about to begin."""
        g = self.geometry
        x, y = g.card_rect(g.stock).center
        self.table.gather(DECK_OF_HEARTS, x, y)
