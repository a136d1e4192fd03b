"""What a test wants to know of one screen: where its buttons, cards and lines of text are."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from scenes.app import App
from scenes.crash.scene import CrashScene
from scenes.hearts.scene import HeartsScene
from scenes.menu.scene import MenuScene
from scenes.page_scene import PageScene
from scenes.replay_scene import ReplayScene
from scenes.solitaire.scene import SolitaireScene
from scenes.table.display import Sprite
from scenes.table.focus import FOCUS_Z
from scenes.table.overlay import SCRIM_Z
from scenes.table.overlay_host import OverlayHost
from scenes.table.top_bar import HUD_Z
from scenes.table.widgets import Group
from tests.support.shelf import Collage, Lettering, Shelf
from tests.support.ways import Ways, ways

LEAST_HUD_Z = HUD_Z - 100  # plates and the like stand a little below
SOLID = 100  # of 255: what is fainter is shadow or glow


class Line(NamedTuple):
    """A line of text as it is on screen; `face` is what it is written on, a button for example."""

    words: str
    size: float
    rect: pygame.Rect
    face: pygame.Rect | None = None
    is_torn: bool = False
    is_badge: bool = False


class View(NamedTuple):
    """One screen, with only what can be used and read at this moment."""

    area: pygame.Rect
    buttons: dict[Hashable, pygame.Rect]
    cards: list[pygame.Rect]
    sheet: pygame.Rect | None
    lines: list[Line]
    pictures: list[pygame.Rect]  # of a sheet
    solids: list[pygame.Rect]
    ways: Ways


def solid(image: pygame.Surface, left: int, top: int) -> pygame.Rect:
    """The pixels of a picture that are more than a shadow."""
    return image.get_bounding_rect(SOLID).move(left, top)


def corner(sprite: Sprite) -> tuple[int, int]:
    """Where the left upper corner of a sprite's picture is."""
    width, height = sprite.image.get_size()
    return round(sprite.x - width / 2), round(sprite.y - height / 2)


def look(app: App) -> View:
    """See a screen without painting it."""
    scene = app.scene
    host, group, rects = _usable(scene)
    is_table = isinstance(scene, SolitaireScene | HeartsScene | ReplayScene)
    area = pygame.Rect(0, 0, *app.screen.size)
    sheet = getattr(host.current, "rect", area) if host.current else None  # a review has no panel
    upper = SCRIM_Z if sheet else LEAST_HUD_Z if is_table else 0
    front = [
        s
        for s in scene.draw().sprites
        if upper <= s.z < FOCUS_Z and s.alpha == 255 and s.image.get_size() != area.size
    ]
    assets = app.stage.assets
    assert isinstance(assets, Shelf)
    lettering = assets.lettering
    solids = [solid(s.image, *corner(s)) for s in front]
    return View(
        area,
        {key: rect for key, rect in rects.items() if group.find(key) is not None},
        [rect for key, rect in rects.items() if group.find(key) is None],
        sheet,
        [line for s in front for line in written(s.image, *corner(s), lettering)],
        [rect for s, rect in zip(front, solids, strict=True) if is_picture(s, rect, sheet, rects, lettering)],
        solids,
        ways(rects, group),
    )


def _usable(scene: object) -> tuple[OverlayHost, Group, dict[Hashable, pygame.Rect]]:
    """What stands over a scene, the widgets that can be used, and all that can have the focus."""
    match scene:
        case SolitaireScene() | HeartsScene():
            host, group = scene.overlays._host, scene.view.rail.group
            rects = scene.view.focusable(scene.session)  # type: ignore[arg-type]
        case MenuScene():
            host, group = scene.host, scene.view.widgets
            rects = group.rects()
        case ReplayScene():
            host, group = scene.host, scene.bar.group
            rects = group.rects()
        case CrashScene():
            host = scene.host
        case PageScene():
            host, group = scene.host, scene.group
            rects = group.rects()
    if host.current is not None:
        group = host.current.group
        rects = group.rects()
    return host, group, rects


def written(
    image: pygame.Surface,
    left: int,
    top: int,
    lettering: dict[pygame.Surface, Lettering],
    face: pygame.Rect | None = None,
) -> Iterator[Line]:
    """Every line of text in a picture, also in the pictures that it was put together of."""
    if image in lettering:
        words, size, *kinds = lettering[image]
        rect = solid(image, left, top)
        if rect.size != (0, 0):
            yield Line(words, size, rect, face, *kinds)
    elif isinstance(image, Collage):
        own = solid(image, left, top)
        for part, x, y in image.parts:
            yield from written(part, left + x, top + y, lettering, own)


def is_picture(
    sprite: Sprite,
    rect: pygame.Rect,
    sheet: pygame.Rect | None,
    rects: dict[Hashable, pygame.Rect],
    lettering: dict[pygame.Surface, Lettering],
) -> bool:
    """Whether this is a picture on a sheet: not its panel, no part of a button, not what it is read from."""
    if sheet is None or rect.height > 0.6 * sheet.height or rect.size == (0, 0):
        return False
    is_text = next(written(sprite.image, 0, 0, lettering), None) is not None
    return not is_text and not any(button.collidepoint(rect.center) for button in rects.values())
