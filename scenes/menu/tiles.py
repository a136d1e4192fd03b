"""The two tiles of the menu: each a small picture of its game, with its name below."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.cards import Card, parse_cards
from game.language import _
from scenes.table import button_art, shapes
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD, MEDIUM
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.intents import Action, Device
from scenes.table.prompts import prompt
from scenes.table.widgets import Plain

HEART_ROWS = (
    (0.5, 1.5, 3.5, 4.5),
    (0, 1, 2, 3, 4, 5),
    (0.5, 1.5, 2.5, 3.5, 4.5),
    (1, 2, 3, 4),
    (1.5, 2.5, 3.5),
    (2, 3),
    (2.5,),
)
HEART_CARDS = parse_cards("3H KH 8H AH 7H QH 2H TH JH 5H 9H 4H AH KH 6H QH 8H 2H JH TH KH 3H QH AH 2H")
FAN = (("AC", 34), ("KD", 18), ("QS", 0), ("KH", -18), ("AH", -34))
ROSE_TILE = ("#D63A63", "#9A1746", "#4D0F3C")
INDIGO_TILE = ("#5A4FC4", "#33297F", "#170F3E")
STAR = "M0 -1 L.22 -.22 L1 0 L.22 .22 L0 1 L-.22 .22 L-1 0 L-.22 -.22Z"
STARS = ((70, 60, 10), (540, 80, 12), (110, 250, 7), (520, 260, 8), (480, 40, 6), (140, 34, 6))
BULB_LEVELS = (1.0, 0.62, 0.3, 0.62)


class Tile(Plain):
    """A game to choose. The one with the focus stands higher and is framed by running lights."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        title: str,
        line: str,
        note: str,
        on_use: Callable[[], None],
        is_tiny: bool,
    ) -> None:
        super().__init__(key, rect)
        self._title, self._line, self._note, self._on_use, self._is_tiny = title, line, note, on_use, is_tiny
        self.is_lit = False
        self.bulb_step = 0

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        rect = self.rect
        key = ("tile", self.key, rect.size, self._note)
        picture = look.assets.keep(key, lambda: self._paint(look))
        lift = (8 * look.unit if self.is_lit else 0) - self.raised(look) * 0.5
        x, y = rect.centerx, round(rect.centery - lift)
        sprites = [Sprite(picture, x, y, z, 0, self.scale(), self.scale())]
        if self.is_lit and self.press == 0:
            sprites += self._bulbs(look, x, y, z + 0.1)
            sprites += self._play_button(look, device, x, y, z + 0.2)
        return sprites

    def _paint(self, look: Look) -> pygame.Surface:
        width, height = self.rect.size
        radius = 34 * look.unit
        colours, line = (ROSE_TILE, "#FFD28A") if self.key == "solitaire" else (INDIGO_TILE, "#8F86DA")
        face = _glow_panel(look, width, height, radius, colours)
        (_paint_heart if self.key == "solitaire" else _paint_fan)(look, face)
        self._caption(look, face)
        mask = shapes.rounded(width, height, radius)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        frame = shapes.panel(width, height, radius, line, line, line, max(1.5, 3 * look.unit), 0)
        face.blit(frame, (0, 0))
        return button_art.on_shadow(look, face, radius, "", 18, 44)

    def _caption(self, look: Look, face: pygame.Surface) -> None:
        """The name on a dark band; the lines below it where there is room."""
        width, height = face.get_size()
        u, band = look.unit, round(height * 0.42)
        shade = _fading_band(width, band)
        face.blit(shade, (0, height - band))
        title = look.assets.text(self._title, max(19, 58 * u), "#FFF6E8", DISPLAY)
        left = round(36 * u)
        if self._is_tiny:
            face.blit(title, (left, height - title.get_height() - round(10 * u)))
            return
        face.blit(title, (left, height - round(140 * u)))
        room = width - 2 * left - (170 * u if self._note else 0)
        line = button_art.fitted(look, self._line, max(15, 26 * u), "#F3D9E6", MEDIUM, room)
        face.blit(line, (left, height - round(64 * u)))
        if self._note:
            note = look.assets.text(self._note, max(15, 26 * u), "#FFF6E8", BOLD)
            face.blit(note, (width - note.get_width() - left, height - round(66 * u)))

    def _bulbs(self, look: Look, x: float, y: float, z: float) -> list[Sprite]:
        """Marquee lights that run around the inside of the frame, four phases in turn."""
        u = look.unit
        inset = 16 * u
        area = pygame.Rect(0, 0, round(self.rect.width - 2 * inset), round(self.rect.height - 2 * inset))
        area.center = (round(x), round(y))
        corner = max(4.0, 34 * u - 0.6 * inset)
        outline = _rounded_outline(area, corner)
        count = 4 * round(shapes.length(outline) / max(14.0, 34 * u) / 4)
        points = shapes.evenly(outline, shapes.length(outline) / count)[:count]
        lamps = [_bulb(look, level) for level in BULB_LEVELS]
        return [
            Sprite(lamps[(number - self.bulb_step) % 4], round(px), round(py), z)
            for number, (px, py) in enumerate(points)
        ]

    def _play_button(self, look: Look, device: Device, x: float, y: float, z: float) -> list[Sprite]:
        if self._is_tiny or self._note:
            return []
        badge = prompt(Action.CONFIRM, device)
        picture = look.assets.keep(("play", badge, look.unit), lambda: _play(look, badge))
        right = x + self.rect.width / 2 - 36 * look.unit
        height = 64 * look.unit
        return [
            Sprite(
                picture,
                right - _play_width(look, badge) / 2,
                y + self.rect.height / 2 - 86 * look.unit - height * 0.3,
                z,
            )
        ]


def _play_width(look: Look, badge: str) -> int:
    words = look.assets.width(_("Play"), look.size(30, 17), EXTRABOLD)
    return round(words + look.size(44, 24) + (look.size(12) + look.size(36, 20) if badge else 0))


def _play(look: Look, badge: str) -> pygame.Surface:
    size = (_play_width(look, badge), round(look.size(64, 34)))
    return button_art.button(look, size, _("Play"), "", button_art.GOLDEN, badge, 30)


def _glow_panel(
    look: Look, width: int, height: int, radius: float, colours: tuple[str, str, str]
) -> pygame.Surface:
    """A panel lit from its upper middle."""
    small = (max(1, width // 4), max(1, height // 4))
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{colour}"/>'
        for at, colour in zip((0, 48, 100), colours, strict=True)
    )
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="30" r="100">{stops}'
        '</radialGradient></defs><rect width="100" height="100" fill="url(#g)"/>'
    )
    soft = shapes.svg(body, small, (0, 0, 100, 100 * height / width))
    flat = shapes.blank(width, height, colours[2])
    flat.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))
    return flat


def _fading_band(width: int, height: int) -> pygame.Surface:
    """Dark below, clear above."""
    column = shapes.blank(1, height)
    for y in range(height):
        share = min(1.0, y / (0.45 * height))
        column.set_at((0, y), (20, 8, 44, round(225 * share)))
    return pygame.transform.scale(column, (width, height))


def _paint_heart(look: Look, face: pygame.Surface) -> None:
    """The whole layout of the solitaire, small."""
    u, width = look.unit, face.get_width()
    card = max(16, round(56 * u))
    art = CardArt(look.assets, card)
    pitch_x, pitch_y = 1.07 * card, 0.56 * card
    wide, tall = 5 * pitch_x + card, 1.4 * card + 6 * pitch_y
    left, top = (width - wide) / 2, 46 * u
    halo = shapes.heart(1.2 * wide, "#FF8FA8", 0.2, "#FFD28A", 1.0)
    stretched = pygame.transform.smoothscale(halo, (round(1.24 * wide), round(1.14 * tall)))
    face.blit(stretched, stretched.get_rect(center=(width // 2, round(top + 0.5 * tall))))
    cards = iter(HEART_CARDS)
    for row, columns in enumerate(HEART_ROWS):
        for column in columns:
            _paint_card(face, art.front(next(cards)), left + column * pitch_x, top + row * pitch_y, art)


def _paint_card(face: pygame.Surface, picture: pygame.Surface, x: float, y: float, art: CardArt) -> None:
    face.blit(picture, picture.get_rect(center=(round(x + art.width / 2), round(y + art.height / 2))))


def _paint_fan(look: Look, face: pygame.Surface) -> None:
    """Five cards in a fan before a full moon, the black queen in front."""
    u, width = look.unit, face.get_width()
    middle = (width / 2, 190 * u)
    paint = 'fill="#F6E3B4" fill-opacity="0.16" stroke="#F6E3B4" stroke-opacity="0.55"'
    moon = shapes.svg(
        f'<circle cx="50" cy="50" r="48.5" {paint}/>', (round(346 * u), round(346 * u)), (0, 0, 100, 100)
    )
    face.blit(moon, moon.get_rect(center=middle))
    for x, y, size in STARS:
        star = shapes.svg(
            f'<path d="{STAR}" fill="#FBEFCB"/>', (round(2 * size * u) + 1,) * 2, (-1, -1, 2, 2)
        )
        face.blit(star, star.get_rect(center=(round(x * u), round(y * u))))
    art = CardArt(look.assets, max(30, round(150 * u)))
    order = sorted(FAN, key=lambda item: -abs(item[1]))
    for text, angle in order:
        _paint_turned(face, art, Card.parse(text), angle, middle, u)


def _paint_turned(
    face: pygame.Surface, art: CardArt, card: Card, angle: float, middle: tuple[float, float], unit: float
) -> None:
    picture = art.front(card)
    turned = pygame.transform.rotozoom(picture, angle, 1)
    pivot, reach = middle[1] + 190 * unit, 196 * unit + (22 * unit if angle == 0 else 0)
    x = middle[0] - reach * math.sin(math.radians(angle))
    y = pivot - reach * math.cos(math.radians(angle))
    face.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _bulb(look: Look, level: float) -> pygame.Surface:
    u = look.unit
    side = max(8, round(22 * u))

    def make() -> pygame.Surface:
        core = {1.0: "#FFF8DC", 0.62: "#FFDF8A", 0.3: "#C98A35"}[level]
        body = (
            f'<circle cx="11" cy="11" r="10" fill="#FFCF5E" fill-opacity="{0.3 * level:g}"/>'
            f'<circle cx="11" cy="11" r="4.8" fill="{core}"/>'
        )
        return shapes.svg(body, (side, side), (0, 0, 22, 22))

    return look.assets.keep(("bulb", side, level), make)


def _rounded_outline(rect: pygame.Rect, radius: float) -> list[tuple[float, float]]:
    """Points along a rounded rectangle, clockwise."""
    points = []
    corners = (
        (rect.right - radius, rect.top + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.left + radius, rect.bottom - radius, 90),
        (rect.left + radius, rect.top + radius, 180),
    )
    for x, y, start in corners:
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points
