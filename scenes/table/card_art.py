"""Cards as pictures at one size: faces and backs with their shadow merged in, dimmed faces, rings."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.cards import Card, Rank
from scenes.table import shapes
from scenes.table.assets import Assets
from scenes.table.theme import CARD_RADIUS, CARD_RATIO

_LETTERS = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"}

REST_SHADOW = (0.022, 0.06, 0.55)  # offset and blur in card heights, opacity
LIFTED_SHADOW = (0.08, 0.15, 0.60)
FLYING_SMALL = 0.6  # of a card: how large the cards are that fly in numbers on a very large screen


def face_name(card: Card) -> str:
    """The file name of a card's face: suit, then rank."""
    return card.suit.name[0] + _LETTERS.get(card.rank, str(int(card.rank)))


class CardArt:
    """The pictures of cards `width` pixels wide. Every picture keeps its card in the middle."""

    def __init__(self, assets: Assets, width: int, smaller: tuple[float, ...] = ()) -> None:
        """`smaller` are the other sizes in which cards lie on the table, as shares of this one, ascending."""
        self.assets, self.width, self.height = assets, width, round(CARD_RATIO * width)
        self.radius = CARD_RADIUS * width
        self._smaller = {scale: CardArt(assets, round(scale * width)) for scale in smaller}
        self._flying = smaller[-1] if smaller else 0.0

    def sized(self, scale: float) -> tuple[CardArt, float]:
        """The pictures to show a card of this scale with, and the scale that they still need.

        Cards at rest need none. Cards on the way between two sizes are made smaller, never larger, and from
        one of two sizes only, so that no face has to be made for a moment of flight.
        """
        if scale in self._smaller:
            return self._smaller[scale], 1.0
        if scale <= self._flying:
            return self._smaller[self._flying], scale / self._flying
        return self, scale

    def front(self, card: Card) -> pygame.Surface:
        """A card at rest, face up, on its shadow."""
        return self._on_shadow(card)

    def back(self) -> pygame.Surface:
        """A card at rest, face down, on its shadow."""
        return self._on_shadow(None)

    def bare(self, card: Card | None) -> pygame.Surface:
        """A face (a back for None) without shadow: what flies has its shadow apart."""
        return self.assets.picture(*self._file(card), self.width, self.height)

    def _file(self, card: Card | None) -> tuple[str, str]:
        """Folder and file of a face, of the back for None."""
        if card is None:
            return "cards", self.assets.dress.back.value
        return self.assets.face(face_name(card))

    def slim(self, card: Card | None) -> pygame.Surface:
        """A face (a back for None) with a dark edge instead of a shadow: for cards that fly in numbers.

        The clear margin keeps a turned card's edge smooth; a shadow would double the pixels to paint.
        """
        return self.assets.keep(("slim", card, self.width), lambda: self._edge(self.bare(card)))

    def _edge(self, face: pygame.Surface) -> pygame.Surface:
        margin, edge = 3, 1
        surface = shapes.blank(self.width + 2 * margin, self.height + 2 * margin, (6, 2, 15, 0))
        size = (self.width + 2 * edge, self.height + 2 * edge)
        surface.blit(
            shapes.rounded(*size, self.radius + edge, (6, 2, 15, 150)), (margin - edge, margin - edge)
        )
        surface.blit(face, (margin, margin))
        return surface

    def lifted_shadow(self) -> pygame.Surface:
        """The wide soft shadow of a card in the air."""
        return self._shadow("lifted", LIFTED_SHADOW)

    def fetch(self, cards: Iterable[Card]) -> None:
        """Have the faces of these cards made beside the program, in this order, before they are needed."""
        files = dict.fromkeys(map(self._file, cards))
        self.assets.fetch([(*file, self.width, self.height) for file in files])

    def dimming(self) -> pygame.Surface:
        """What lies over a dimmed card."""
        return self.assets.keep(
            ("dimming", self.width),
            lambda: shapes.rounded(self.width, self.height, self.radius, self.assets.palette.dim),
        )

    def ring(self, state: str) -> pygame.Surface:
        """The ring and glow around a card: `partner`, `match`, `selected`, or `refused`."""
        return self.assets.keep(("ring", state, self.width), lambda: self._ring(state))

    def _on_shadow(self, card: Card | None) -> pygame.Surface:
        return self.assets.keep(("card", card, self.width), lambda: self._merge(card))

    def _merge(self, card: Card | None) -> pygame.Surface:
        shadow = self._shadow("rest", REST_SHADOW)
        merged = shadow.copy()
        corner = ((shadow.get_width() - self.width) // 2, (shadow.get_height() - self.height) // 2)
        merged.blit(self.bare(card), corner)
        return merged

    def _shadow(self, name: str, shape: tuple[float, float, float]) -> pygame.Surface:
        return self.assets.keep(("card shadow", self.width, name), lambda: self._make_shadow(*shape))

    def _make_shadow(self, offset: float, blur: float, opacity: float) -> pygame.Surface:
        palette = self.assets.palette
        soft, pad = shapes.halo(
            self.width, self.height, self.radius, blur * self.height, palette.shade, opacity * palette.shadow
        )
        drop = round(offset * self.height)
        surface = shapes.blank(self.width + 2 * (pad + drop), self.height + 2 * (pad + drop))
        surface.blit(soft, (drop, 2 * drop))
        return surface

    def _ring(self, state: str) -> pygame.Surface:
        palette = self.assets.palette
        least, share = (3.0, 0.026) if state == "partner" else (4.0, 0.034)
        thick = palette.ring * max(least, self.width * share)
        bands, glow, blur = {
            "partner": ([(palette.ring_edge, thick * 1.35), (palette.partner, thick)], "#FFC85A", 0.16),
            "match": ([("#F2A93B", thick), (palette.match, thick * 0.45)], "#FFCE64", 0.24),
            "selected": (
                [(palette.selected, thick * 1.1), ("#FFF6EA", thick * 0.45)],
                palette.selected,
                0.26,
            ),
            "refused": ([(palette.danger, thick)], palette.danger, 0.12),
        }[state]
        spread = bands[0][1]
        soft, pad = shapes.halo(
            self.width, self.height, self.radius, blur * self.width, glow, 0.8, spread + 0.03 * self.width
        )
        for colour, reach in bands:
            grow = math.ceil(reach)
            band = shapes.rounded(self.width + 2 * grow, self.height + 2 * grow, self.radius + grow, colour)
            soft.blit(band, (pad - grow, pad - grow))
        return soft
