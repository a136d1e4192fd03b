"""The top bar of a table: the name of the game, a strip of figures, the plate with the code."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.language import _
from scenes.table import button_art
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, DISPLAY, SEMIBOLD
from scenes.table.button_art import LEAST_LABEL, Look
from scenes.table.display import Sprite
from scenes.table.widgets import Plain

HUD_Z = 2000.0
BAR_HEIGHT, BAR_MIDDLE = 0.78, 0.54  # of the top bar: how high things in it are, and where their middle is

Part = tuple[pygame.Surface, float]  # a picture and the space before it


def figures(
    look: Look,
    pairs: Sequence[tuple[str, str]],
    is_compact: bool,
    is_running: bool = True,
    squeeze: float = 1.0,
) -> list[Part]:
    """Labels with their values, a heart between each two. Running figures have cells of equal width.

    With a `squeeze` below 1 all is that much smaller, as long as it can be read.
    """
    look = Look(look.assets, squeeze * look.unit)
    gap, inner = (12 * squeeze, 7 * squeeze) if is_compact else (look.size(28), look.size(12))
    small, large = (max(LEAST_LABEL, squeeze * size) for size in (15, 17))
    palette = look.assets.palette
    parts: list[Part] = []
    for label, value in pairs:
        if parts:
            parts.append((look.assets.icon("heart", look.size(20, 12), palette.rose), gap))
        words = look.assets.text(label, look.size(21, small), palette.muted, SEMIBOLD)
        parts.append((words, gap if parts else 0.0))
        draw = look.assets.figures if is_running else look.assets.text
        parts.append((draw(value, look.size(32, large), palette.text, BOLD), inner))
    return parts


def width_of(parts: Sequence[Part]) -> float:
    return sum(picture.get_width() + space for picture, space in parts)


def padding(look: Look, is_compact: bool) -> float:
    """The space at both ends of the strip together."""
    return 2 * (16 if is_compact else look.size(34))


def strip(look: Look, parts: Sequence[Part], centre: float, top_bar: float, width: int) -> list[Sprite]:
    """The figures on their strip, `width` pixels wide around `centre`."""
    y = BAR_MIDDLE * top_bar
    sprites = [Sprite(button_art.capsule(look, width, round(BAR_HEIGHT * top_bar)), centre, y, HUD_Z)]
    x = centre - width_of(parts) / 2
    for picture, space in parts:
        x += space
        sprites.append(Sprite(picture, x + picture.get_width() / 2, y, HUD_Z + 1))
        x += picture.get_width()
    return sprites


def title(look: Look, words: str, left: float, top_bar: float) -> Sprite:
    """The name of the game; `left` is the right edge of what stands before it."""
    name = look.assets.text(words, look.size(40), look.assets.palette.text, DISPLAY)
    return Sprite(name, left + look.size(18) + name.get_width() / 2, BAR_MIDDLE * top_bar, HUD_Z)


class CodePlate(Plain):
    """The code of a deal; using it copies the code."""

    def __init__(
        self,
        look: Look,
        code: str,
        label: str,
        right: float,
        top_bar: float,
        is_compact: bool,
        on_use: Callable[[], None],
    ) -> None:
        """Stand in the bar, as far right as `right` (pixels); compact plates have no label."""
        self._parts, self._gap = _code_parts(look, code, "" if is_compact else label), look.size(12, 6)
        self._content = sum(part.get_width() for part in self._parts) + self._gap * (len(self._parts) - 1)
        rect = pygame.Rect(0, 0, 0, round(BAR_HEIGHT * top_bar))
        rect.width = round(self._content + 2 * (12 if is_compact else look.size(26)))
        rect.midright = (round(right), round(BAR_MIDDLE * top_bar))
        super().__init__("copy", rect)
        self.action, self.tip = Action.COPY, _("Copy the code: with it, everyone plays the same cards")
        self._code, self._on_use = code, on_use

    def use(self) -> None:
        self._on_use()

    def _draw(self, look: Look) -> pygame.Surface:
        picture = button_art.capsule(look, *self.rect.size).copy()
        left = (picture.get_width() - self._content) / 2
        for part in self._parts:
            picture.blit(part, (round(left), (picture.get_height() - part.get_height()) // 2))
            left += part.get_width() + self._gap
        return picture

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        picture = look.assets.keep(("code plate", self._code, self.rect.size), lambda: self._draw(look))
        x, y = self.rect.center
        return [Sprite(picture, x, y + self.raised(look), z, 0, self.scale(), self.scale())]


def _code_parts(look: Look, code: str, label: str) -> list[pygame.Surface]:
    """The label, if there is one, the code, and the sign that it can be copied."""
    palette = look.assets.palette
    letters = look.assets.text(code, look.size(24, 15), palette.gold, BOLD)
    sign = look.assets.icon("copy", look.size(26, 16), palette.muted)
    before = [look.assets.text(label, look.size(21, 15), palette.muted, SEMIBOLD)] if label else []
    return [*before, letters, sign]
