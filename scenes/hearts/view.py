"""The picture of a match: table, cards, plates, status, buttons. It shows a session and decides nothing."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.cards import Card
from game.deals import shuffled
from game.hearts.round import DECK, Phase
from game.hearts.seats import SEATS, Seat
from scenes.hearts import centre, hud
from scenes.hearts.ceremony import Ceremony
from scenes.hearts.emphasis import Emphasis
from scenes.hearts.layout import (
    GONE_Z,
    OPPONENT_SCALE,
    OPPONENT_Z,
    SLOT_Z,
    TAKEN_SCALE,
    TRICK_Z,
    Geometry,
)
from scenes.hearts.plates import plates
from scenes.hearts.rail import Rail, Uses
from scenes.hearts.session import ME, Session
from scenes.hearts.spots import Spot, is_inside
from scenes.hearts.standings import standings_of
from scenes.scene import Stage
from scenes.table import theme
from scenes.table.actions import Action, Device
from scenes.table.background import Background
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.cards import Place, Table
from scenes.table.chores import Chores
from scenes.table.display import Sprite
from scenes.table.particles import Particles
from scenes.table.ripple import Ripples
from scenes.table.timeline import Timeline, in_out_cubic

BOKEH = 22


class Sway:
    """What moves beside the cards: how low the player's plate stands (0 to 1), how far the token shakes."""

    __slots__ = ("low", "token")

    def __init__(self) -> None:
        self.low = self.token = 0.0


class TableView:
    """Everything seen of a match except what stands over it."""

    def __init__(self, stage: Stage, timeline: Timeline, uses: Uses) -> None:
        self._stage, self._timeline = stage, timeline
        self.table = Table(timeline)
        self.background = Background(stage.assets, stage.decoration)
        self.particles = Particles(stage.assets, stage.decoration)
        self.ripples = Ripples(stage.assets, timeline)
        self.rail = Rail(timeline, stage.settings, uses)
        self.emphasis = Emphasis(self.table, timeline, stage.settings)
        self.sway = Sway()
        self.chores = Chores()
        self.ceremony = Ceremony(timeline)
        self.prompt_words = ""  # what to do now instead of playing a card
        self._is_break_hidden = False
        self.seconds = 0.0  # of the living background: what breathes, breathes by it
        self.is_covered = False  # while paused nobody can study the cards
        self.has_banner = False  # somebody speaks from a strip below the top bar
        self.is_dealt_order = False  # the hand lies as it was dealt, not sorted yet

    def lay_out(self, width: int, height: int, session: Session, footer: int = 0) -> None:
        """Find a place for everything in a picture of this size; `footer` pixels below are not for cards."""
        scale = self._stage.settings.ui_scale
        g = self.geometry = Geometry(width, height - footer, scale, self.has_banner)
        assets = self._stage.assets
        self.look = Look(assets, g.unit)
        sizes = tuple(sorted({OPPONENT_SCALE, g.slot_scale, g.trick_scale}))
        self.art = CardArt(assets, g.card_width, smaller=sizes)
        self.small_art = CardArt(assets, g.last_card)
        self.background.lay_out(width, height, g.centre, g.inlay, BOKEH, is_round=True)
        self.rail.lay_out(self.look, g, session)

    def place_buttons(self, session: Session) -> None:
        """Place the buttons anew: a label or a setting changed."""
        self.rail.lay_out(self.look, self.geometry, session)

    # Where cards lie.

    def hand(self, session: Session) -> tuple[Card, ...]:
        """The player's hand from left to right."""
        hand = session.hand()
        return tuple(sorted(hand, key=self.deal_order(session).index)) if self.is_dealt_order else hand

    def deal_order(self, session: Session) -> tuple[Card, ...]:
        """The cards as they are dealt. Opponents hold theirs in this order, which tells nothing of them."""
        return shuffled(DECK, f"{session.code} round {session.match.number}")

    def places(self, session: Session) -> dict[Card, Place]:
        """Where each of the 52 cards belongs."""
        g, state = self.geometry, session.round
        places: dict[Card, Place] = {}
        hand = self.hand(session)
        for index, (card, spot) in enumerate(zip(hand, g.fan(len(hand)), strict=True)):
            places[card] = g.hand_place(spot, index)
        for number, (card, spot) in enumerate(zip(session.chosen, g.slots(), strict=False)):
            places[card] = _place(spot, SLOT_Z + number, g.slot_scale)
        order = {card: index for index, card in enumerate(self.deal_order(session))}
        for seat in SEATS[1:]:
            held = sorted(state.hands[seat], key=order.__getitem__)
            for index, (card, spot) in enumerate(zip(held, g.opponent(seat, len(held)), strict=True)):
                places[card] = _place(spot, OPPONENT_Z + index, OPPONENT_SCALE, is_up=False)
        for number, (seat, card) in enumerate(state.trick.plays):
            places[card] = _place(g.trick_spot(seat), TRICK_Z + number, g.trick_scale)
        for trick in state.tricks:
            for card in trick.cards:
                places[card] = self.taken(trick.taker)
        return places

    def taken(self, seat: Seat) -> Place:
        """Where the cards go that a seat takes: under its portrait."""
        x, y = self.geometry.plate(seat).center
        return Place(x, y, GONE_Z, True, False, TAKEN_SCALE)

    def card_at(self, session: Session, x: float, y: float) -> Card | None:
        """The player's card under a point, by where cards belong: in the hand, or chosen to be passed."""
        g, hand = self.geometry, self.hand(session)
        for card, spot in reversed(list(zip(hand, g.fan(len(hand)), strict=True))):
            rise = self.emphasis.height(card) * g.card_height
            raised = Spot(spot.x, spot.y - rise / 2, spot.turn)
            if is_inside(raised, g.card_width, g.card_height + rise, x, y):
                return card
        if session.is_choosing:
            for number, card in enumerate(session.chosen):
                if g.slot_rect(number).collidepoint(x, y):
                    return card
        return None

    def focusable(self, session: Session) -> dict[Hashable, pygame.Rect]:
        """Where the focus can go: the player's cards, then the buttons."""
        g, hand = self.geometry, self.hand(session)
        rects: dict[Hashable, pygame.Rect] = {}
        if session.is_choosing:
            rects = {card: g.slot_rect(number) for number, card in enumerate(session.chosen)}
        for card, spot in zip(hand, g.fan(len(hand)), strict=True):
            rects[card] = self._card_rect(spot, 0.0)
        return rects | self.rail.rects()

    def raised(self, session: Session, card: Card) -> pygame.Rect | None:
        """Where a card of the hand stands while it has the focus."""
        g, hand = self.geometry, self.hand(session)
        if card not in hand:
            return None
        return self._card_rect(g.fan(len(hand))[hand.index(card)], self.emphasis.height(card))

    def _card_rect(self, spot: Spot, rise: float) -> pygame.Rect:
        g = self.geometry
        rect = pygame.Rect(0, 0, g.card_width, g.card_height)
        rect.center = (round(spot.x), round(spot.y - rise * g.card_height))
        return rect

    def all_in_the_middle(self) -> None:
        """Gather the whole deck, face down, in the middle: a deal is about to begin."""
        x, y = self.geometry.centre
        self.table.lay(
            {
                card: Place(x, y, OPPONENT_Z + index, False, True, OPPONENT_SCALE)
                for index, card in enumerate(DECK)
            }
        )

    def hide_break(self) -> None:
        """Hearts are broken, but the token does not show it yet."""
        self._is_break_hidden = True

    def table_is_busy(self, cards: tuple[Card, ...]) -> bool:
        """Whether one of these cards is on its way."""
        return any(self.table.sprites[card].rise > 0 for card in cards)

    def show_break(self) -> None:
        self._is_break_hidden = False

    def shake_trick(self, cause: Card) -> None:
        """The cards on the table tremble, all but the one that shook them."""
        for card, sprite in self.table.sprites.items():
            if TRICK_Z <= sprite.place.z < SLOT_Z and card != cause:
                self.table.shake(card)

    def plate_rect(self, seat: Seat) -> pygame.Rect:
        """Where a seat's plate stands now."""
        return self.my_plate if seat is ME else self.geometry.plate(seat)

    # What is seen.

    @property
    def is_reduced(self) -> bool:
        return self._stage.settings.is_reduced_motion

    @property
    def is_moving(self) -> bool:
        return self.particles.is_moving

    def advance(self, seconds: float) -> bool:
        """Let time pass for what moves by itself; True when the picture changed."""
        is_busy = self._timeline.is_moving or self.is_moving
        self.particles.advance(seconds)
        self.chores.tick(seconds)
        self.background.is_still = self._stage.settings.is_background_still
        self.background.is_thin = self._stage.is_load_high
        has_changed = self.background.tick(seconds, is_busy)  # the eye follows the cards
        if has_changed:
            self.seconds += theme.BACKGROUND_FRAME
        return has_changed

    def show_state(self, session: Session) -> None:
        """Everything but the places of the cards follows the state."""
        self.table.is_reduced = self.is_reduced
        self.emphasis.show(session)
        self.rail.refresh(session)
        self.background.hide_behind([self.geometry.covered(len(session.hand()))])
        low = 1.0 if self.geometry.has_room_below(len(session.hand())) else 0.0
        if self.is_reduced:
            self.sway.low = low
        else:
            self._timeline.move(self.sway, theme.GLIDE, in_out_cubic, low=low)

    @property
    def my_plate(self) -> pygame.Rect:
        """Where the player's plate stands now, above the hand or beside it."""
        high, low = (self.geometry.plate(ME, is_low) for is_low in (False, True))
        return high.move(0, round(self.sway.low * (low.y - high.y)))

    def last_trick_rect(self, session: Session) -> pygame.Rect | None:
        """Where the small view of the last trick stands; None without a trick or without room."""
        g = self.geometry
        count = len(session.hand())
        if not session.round.tricks or g.is_compact or g.is_portrait or not g.has_room_below(count):
            return None
        gap = 10 * g.unit
        wide, tall = 4 * g.last_card + 5 * gap, round(theme.CARD_RATIO * g.last_card) + 62 * g.unit
        rect = pygame.Rect(0, 0, round(wide), round(tall))
        rect.bottomright = (
            round(g.width - g.content_left - g.margin),
            round(g.height - g.margin),
        )
        return rect

    def display(self, session: Session, device: Device) -> list[Sprite]:
        """Everything on the table."""
        g, look, state = self.geometry, self.look, session.round
        sprites = self.background.display()
        sprites += self.table.display(self.art, self.is_covered)
        sprites += self._middle(session)
        sprites += hud.bar(look, g, session, self.rail.menu_right)
        sprites += hud.token(look, g, state.hearts_broken and not self._is_break_hidden, self.sway.token)
        sprites += plates(
            look, g, standings_of(session, self._stage.settings.is_score_shown), self.my_plate.centery
        )
        sprites += self._below(session, device)
        sprites += self.ceremony.display(look, g, self.plate_rect)
        sprites += self.ripples.display(g.unit)
        return sprites + self.rail.display(device) + self.particles.display()

    def _middle(self, session: Session) -> list[Sprite]:
        g, look, state = self.geometry, self.look, session.round
        if state.phase is Phase.PASSING:
            sprites = centre.pass_places(look, g, len(session.chosen))
            sprites += centre.arrow(look, g, state.direction)
            return sprites + centre.heading(look, g, session.receiver)
        sprites = centre.my_place(look, g) if session.is_my_turn and not self.is_covered else []
        if state.phase in (Phase.PLAYING, Phase.TRICK_COMPLETE) and not self.is_covered:
            winning = state.trick.winning
            if winning is not None and not self.table_is_busy((winning,)):
                sprites += centre.winning(look, g, state.trick)
        return sprites

    def _below(self, session: Session, device: Device) -> list[Sprite]:
        """What stands around the hand."""
        g, look = self.geometry, self.look
        badge = look.assets.prompts.badge(Action.CONFIRM, device) if session.is_my_turn else ""
        sprites = hud.words(look, g, self.words(session), badge)
        rect = self.last_trick_rect(session)
        if rect is not None and not self.is_covered:
            key = look.assets.prompts.badge(Action.LAST_TRICK, device)
            sprites += hud.last_trick(look, g, self.small_art, session.round.tricks[-1], rect, key)
        return sprites + hud.prompts(look, g, session, device)

    def words(self, session: Session) -> str:
        """What is to be done now."""
        return self.prompt_words or hud.duty(session)


def _place(spot: Spot, z: float, scale: float, is_up: bool = True) -> Place:
    return Place(spot.x, spot.y, z, is_up, True, scale, -spot.turn)
