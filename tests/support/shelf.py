"""Pictures and fonts that outlive the run of the program they were made for, and what is written on them.

A shelf remembers which pictures are text, and how large the letters are; and a picture that was put together
remembers of what. So a test can ask where on a screen each line of text stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pygame
import pytest

from scenes.table import shapes
from scenes.table.assets import BOLD, Assets


class Lettering(NamedTuple):
    """What is written in a picture, and how large: pixels of the em."""

    words: str
    size: float
    is_torn: bool = False  # a word, not a path, was too wide for its lines and went on in the next
    is_badge: bool = False  # the name of a key or of a button of a controller


class Pen(pygame.font.Font):
    """A font that remembers what it wrote."""

    def __init__(self, path: str, size: int, written: dict[pygame.Surface, Lettering]) -> None:
        super().__init__(path, size)
        self._em, self._written = size, written

    def render(self, text: str, *more: Any) -> pygame.Surface:  # type: ignore[override]
        picture = super().render(text, *more)
        room = more[3] if len(more) > 3 else 0
        is_torn = room > 0 and any(self.size(word)[0] > room for word in text.split() if "/" not in word)
        self._written[picture] = Lettering(text, self._em, is_torn)
        return picture


class Collage(pygame.Surface):
    """A picture that remembers what was put on it, and where."""

    parts: tuple[tuple[pygame.Surface, int, int], ...] = ()

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *more: Any, **named: Any) -> pygame.Rect:
        if not more and not named:
            left, top = dest[:2]
            self.parts += ((source, round(left), round(top)),)
        return super().blit(source, dest, *more, **named)

    def copy(self) -> pygame.Surface:
        twin = super().copy()
        if isinstance(twin, Collage):
            twin.parts = self.parts
        return twin


def collage(picture: pygame.Surface) -> Collage:
    """The same picture, as one that remembers."""
    made = Collage(picture.get_size(), pygame.SRCALPHA)
    pygame.Surface.blit(made, picture, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return made


@cache
def outlined(size: tuple[int, int]) -> pygame.Surface:
    """What stands for a picture of a file, which takes its time to draw: all that it may cover."""
    picture = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    picture.fill("#FFFFFF")
    return picture


@contextmanager
def remembered() -> Iterator[None]:
    """For as long as this lasts, faces of buttons, panels and the like remember what is put on them.

    Cards and icons are plain rectangles meanwhile: only their places count.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shapes, "rasterised", lambda _file, size: outlined(size).copy())
        for name in ("blank", "panel", "rounded"):
            make = getattr(shapes, name)
            patch.setattr(shapes, name, lambda *a, make=make, **named: collage(make(*a, **named)))
        yield


class Shelf(Assets):
    """Pictures that are kept from one run to the next: drawing the same ones for each test takes time."""

    def __init__(self) -> None:
        super().__init__()
        self.lettering: dict[pygame.Surface, Lettering] = {}

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = super().keep(key, make)
        if key[0] == "gilded":
            self.lettering[picture] = Lettering(str(key[1]), float(str(key[2])))
        if key[0] == "badge" and isinstance(picture, Collage):
            for part, _left, _top in picture.parts:
                self.lettering[part] = self.lettering[part]._replace(is_badge=True)
        return picture

    def figures(self, words: str, size: float, colour: str, face: str = BOLD) -> pygame.Surface:
        picture = super().figures(words, size, colour, face)
        self.lettering[picture] = Lettering(words, size)
        return picture

    def font(self, face: str, size: float) -> pygame.font.Font:
        key = (face, max(8, round(size)))
        try:
            self._fonts[key].get_height()
        except (KeyError, pygame.error):  # not loaded yet, or pygame was at its end since it was
            pygame.font.init()
            self._fonts[key] = Pen(self.path("fonts", face + ".ttf"), key[1], self.lettering)
        return self._fonts[key]


@cache
def shelf(size: tuple[int, int]) -> Shelf:
    """The pictures for windows of this size."""
    return Shelf()
