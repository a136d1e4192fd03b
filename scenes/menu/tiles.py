"""The two tiles of the menu: each a small picture of its game, with its name below."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.language import _
from scenes.menu import tile_art
from scenes.table import button_art, shapes
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, EXTRABOLD, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain

NOTE_COLOURS = ("#FFF6E8", "#CDB9DA")
BULB_LEVELS = (1.0, 0.62, 0.3, 0.62)


class Tile(Plain):
    """A game to choose. The one with the focus stands higher and is framed by running lights."""

    def __init__(
        self,
        key: Hashable,
        rect: pygame.Rect,
        title: str,
        line: str,
        notes: tuple[str, ...],
        on_use: Callable[[], None],
        is_tiny: bool,
    ) -> None:
        super().__init__(key, rect)
        self._title, self._line, self._notes, self._on_use, self._is_tiny = (
            title,
            line,
            notes,
            on_use,
            is_tiny,
        )
        self.is_lit = False
        self.bulb_step = 0
        self.painted = 0.0  # how far its picture has appeared, 0 to 1
        self._art: pygame.Surface | None = None

    def use(self) -> None:
        self._on_use()

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        rect = self.rect
        key = ("tile", self.key, rect.size)
        picture = look.assets.keep(key, lambda: self._paint(look))
        lift = (8 * look.unit if self.is_lit else 0) - self.raised(look) * 0.5
        x, y = rect.centerx, round(rect.centery - lift)
        scale = self.scale()
        sprites = [Sprite(picture, x, y, z, 0, scale, scale)]
        if self._art is not None:
            sprites.append(Sprite(self._art, x, y, z + 0.05, 0, scale, scale, round(255 * self.painted)))
        badge = look.assets.prompts.badge(Action.CONFIRM, device)
        words = look.assets.keep(
            ("caption", badge, bool(self._notes), *key), lambda: self._caption(look, badge)
        )
        sprites.append(Sprite(words, x, y, z + 0.07, 0, scale, scale))
        if self.is_lit and self.press == 0:
            sprites += self._bulbs(look, x, y, z + 0.1)
            sprites += self._play_button(look, badge, x, y, z + 0.2)
        elif not self.is_lit and not self._is_tiny:
            sprites += self._record(look, x, y, z + 0.1)
        return sprites

    def _record(self, look: Look, x: float, y: float, z: float) -> list[Sprite]:
        """What was won of it so far, at the right of the caption; the button stands there when it is lit."""
        sprites, u = [], look.unit
        right = x + self.rect.width / 2 - 36 * u
        for words, drop, face, colour in zip(
            self._notes, (88, 52), (BOLD, MEDIUM), NOTE_COLOURS, strict=False
        ):
            picture = look.assets.text(words, max(15, 26 * u), colour, face)
            bottom = y + self.rect.height / 2 - drop * u
            sprites.append(Sprite(picture, right - picture.get_width() / 2, bottom, z))
        return sprites

    def _paint(self, look: Look) -> pygame.Surface:
        width, height = self.rect.size
        radius = 34 * look.unit
        p = look.assets.palette
        colours, line = (p.tile_rose, p.gold_line) if self.key == "solitaire" else (p.tile_indigo, "#8F86DA")
        face = _glow_panel(look, width, height, radius, colours)
        mask = shapes.rounded(width, height, radius)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        frame = shapes.panel(width, height, radius, line, line, line, look.line(3, 1.5), 0)
        face.blit(frame, (0, 0))
        return button_art.on_shadow(look, face, radius, "", 18, 44)

    def paint(self, look: Look) -> None:
        """Make the picture of the game; it is not needed for the first frame."""
        key = ("tile art", self.key, self.rect.size)
        painter = tile_art.heart if self.key == "solitaire" else tile_art.fan
        self._art = look.assets.keep(key, lambda: painter(look, *self.rect.size))

    @property
    def has_picture(self) -> bool:
        return self._art is not None

    def _caption(self, look: Look, badge: str) -> pygame.Surface:
        """The name on a dark band, as wide as the button to play leaves room; a line below it."""
        width, height = self.rect.size
        face = shapes.blank(width, height)
        u, band = look.unit, round(height * 0.42)
        face.blit(_fading_band(width, band), (0, height - band))
        mask = shapes.rounded(width, height, 34 * u)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        left = round(36 * u)
        room = width - 2 * left - (0 if self._is_tiny else _play_width(look, badge) + 16 * u)
        title = button_art.fitted(look, self._title, max(19, 58 * u), "#FFF6E8", DISPLAY, room, align=0)
        if self._is_tiny:
            face.blit(title, (left, height - title.get_height() - round(34 * u)))
            return face
        face.blit(title, (left, height - round(140 * u)))
        room = width - 2 * left - (190 * u if self._notes else 0)
        line = button_art.fitted(look, self._line, max(15, 26 * u), "#F3D9E6", MEDIUM, room, align=0)
        face.blit(line, (left, height - round(64 * u)))
        return face

    def _bulbs(self, look: Look, x: float, y: float, z: float) -> list[Sprite]:
        """Marquee lights that run around the inside of the frame, four phases in turn."""
        u = look.unit
        inset = 16 * u
        area = pygame.Rect(0, 0, round(self.rect.width - 2 * inset), round(self.rect.height - 2 * inset))
        area.center = (round(x), round(y))
        corner = max(4.0, 34 * u - 0.6 * inset)
        outline = shapes.rounded_outline(area, corner)
        count = 4 * round(shapes.length(outline) / max(14.0, 34 * u) / 4)
        points = shapes.evenly(outline, shapes.length(outline) / count)[:count]
        lamps = [_bulb(look, level) for level in BULB_LEVELS]
        return [
            Sprite(lamps[(number - self.bulb_step) % 4], round(px), round(py), z)
            for number, (px, py) in enumerate(points)
        ]

    def _play_button(self, look: Look, badge: str, x: float, y: float, z: float) -> list[Sprite]:
        if self._is_tiny:
            return []
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
    cap = look.size(14, 6) + button_art.badge_picture(look, badge, 36).get_width() if badge else 0
    return round(words + look.size(56, 28) + cap)


def _play(look: Look, badge: str) -> pygame.Surface:
    size = (_play_width(look, badge), round(look.size(64, 34)))
    return button_art.button(
        look, size, _("Play"), "", button_art.GOLDEN, badge, look.size(30, button_art.MIN_LABEL)
    )


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
