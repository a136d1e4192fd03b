"""What is loaded from the assets folder: faces, icons and letters, each at the exact size it is shown at.

Nothing is read or rasterised before it is asked for; what was made is kept in memory.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

import pygame
import pygame.font

from game.language import legible
from scenes.table import shapes
from scenes.table.bindings import Bindings
from scenes.table.controllers import Controllers
from scenes.table.prompts import Prompts
from scenes.table.settings import Dress

DISPLAY, DISPLAY_BOLD, DISPLAY_ITALIC = "THDisplay-SemiBold", "THDisplay-Black", "THDisplay-Italic"
MEDIUM, SEMIBOLD, BOLD, EXTRABOLD = "Outfit-500", "Outfit-600", "Outfit-700", "Outfit-800"

TEXT_CACHE = 400  # lines of text kept


class MissingAsset(Exception):
    """A file that belongs to the program is not there; the message names it in a sentence."""


def assets_folder() -> str:
    """Where the assets are: inside the executable when frozen, else beside main.py."""
    root = getattr(sys, "_MEIPASS", None) or os.path.dirname(
        os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    )
    return os.path.join(root, "assets")


def _drawable(words: str) -> str:
    """The words as a font can draw them, whatever they are made of. Lines stay lines."""
    return "\n".join(map(legible, words.split("\n")))


class Assets:
    """The pictures and letters of the program, in the dress that the player has chosen.

    And what stands on the buttons of the device in use.
    """

    def __init__(self, prompts: Prompts | None = None, folder: str | None = None) -> None:
        self.prompts = prompts or Prompts(Bindings(), Controllers())
        self.folder = folder or assets_folder()
        self.dress, self.palette = Dress(), Dress().theme.palette
        self._made: dict[tuple[object, ...], pygame.Surface] = {}
        self._texts: dict[tuple[str, int, str, str], pygame.Surface] = {}
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def wear(self, dress: Dress) -> None:
        """Look like this from now on. Pictures of another dress are forgotten."""
        if dress != self.dress:
            self.forget_sizes()
        self.dress, self.palette = dress, dress.theme.palette

    def face(self, name: str) -> tuple[str, str]:
        """Folder and file of a card's face, `name` being its suit and rank as in the plainest files."""
        before, after = self.dress.face.value
        return self.dress.theme.cards, before + name + (after if name[0] in "DC" else "")

    def path(self, *parts: str) -> str:
        """The path of a file of the program; MissingAsset when it is not there."""
        path = os.path.join(self.folder, *parts)
        if not os.path.exists(path):
            raise MissingAsset(
                f"The file {os.path.join('assets', *parts)} is missing. Please install the program again."
            )
        return path

    def picture(self, folder: str, name: str, width: int, height: int) -> pygame.Surface:
        """An SVG at an exact size."""
        key = (folder, name, width, height)
        if key not in self._made:
            self._made[key] = shapes.rasterised(self.path(folder, name + ".svg"), (width, height))
        return self._made[key]

    def fetch(self, wanted: list[tuple[str, str, int, int]]) -> None:
        """Make pictures beside the program, in this order; whoever needs one sooner makes it himself."""
        missing = [key for key in wanted if key not in self._made]
        if missing:
            threading.Thread(target=self._fetch, args=(missing, self._made), daemon=True).start()

    def _fetch(
        self, wanted: list[tuple[str, str, int, int]], made: dict[tuple[object, ...], pygame.Surface]
    ) -> None:
        for folder, name, width, height in wanted:
            key = (folder, name, width, height)
            if key not in made:
                try:
                    picture = shapes.rasterised(self.path(folder, name + ".svg"), (width, height))
                except (MissingAsset, pygame.error):
                    return  # who asks for the picture itself is told what is wrong
                made.setdefault(key, picture)

    def icon(self, name: str, size: float, colour: str) -> pygame.Surface:
        """A square icon in a colour."""
        side = max(8, round(size))
        key = ("icon", name, side, colour)
        if key not in self._made:
            self._made[key] = shapes.tinted(self.picture("icons", name, side, side), colour)
        return self._made[key]

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is kept under `key`, made by calling `make` the first time."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def forget_sizes(self) -> None:
        """Drop all pictures: the window has another size now."""
        self._made = {}  # a new one: what is being made beside goes on into the old one
        self._texts.clear()

    def font(self, face: str, size: float) -> pygame.font.Font:
        """A font by its file name; `size` in pixels of the em."""
        key = (face, max(8, round(size)))
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = pygame.font.Font(self.path("fonts", face + ".ttf"), key[1])
        return self._fonts[key]

    def text(self, words: str, size: float, colour: str, face: str = SEMIBOLD) -> pygame.Surface:
        """One line of text."""
        key = (words, max(8, round(size)), colour, face)
        if key not in self._texts:
            if len(self._texts) > TEXT_CACHE:
                self._texts.clear()
            self._texts[key] = self.font(face, size).render(_drawable(words), True, colour)
        return self._texts[key]

    def width(self, words: str, size: float, face: str = SEMIBOLD) -> int:
        """The width of a line of text in pixels."""
        return self.font(face, size).size(_drawable(words))[0]

    def paragraph(
        self, words: str, size: float, colour: str, face: str, width: int, is_centred: bool = False
    ) -> pygame.Surface:
        """Text in as many lines as it needs at this width (pixels)."""
        font = self.font(face, size)
        font.align = pygame.FONT_CENTER if is_centred else pygame.FONT_LEFT
        return font.render(_drawable(words), True, colour, None, width)

    def figures(self, words: str, size: float, colour: str, face: str = BOLD) -> pygame.Surface:
        """Digits in cells of equal width, so that a running clock does not tremble."""
        key = (words, max(8, round(size)), colour, "figures in " + face)
        if key not in self._texts:
            cell = self.width("0", size, face)
            narrow = self.width(":", size, face)
            widths = [cell if char.isalnum() else narrow for char in words]
            font = self.font(face, size)
            surface = shapes.blank(sum(widths), font.get_height())
            left = 0
            for char, width in zip(words, widths, strict=True):
                glyph = font.render(_drawable(char), True, colour)
                surface.blit(glyph, (left + (width - glyph.get_width()) // 2, 0))
                left += width
            self._texts[key] = surface
        return self._texts[key]
