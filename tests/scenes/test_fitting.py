"""On every screen in every size all is inside the picture, apart from each other and reached by arrows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import NamedTuple

import pygame
import pytest

from game.deals import DealCode, Game
from scenes.how_to_play.pages import pages_of
from scenes.scene import HowToPlayRoute, MenuRoute, OptionsRoute, SolitaireRoute, StatisticsRoute
from scenes.table.display import Sprite
from scenes.table.settings import Face, Theme
from scenes.table.toast import TOAST_Z
from tests.support.played_store import fill
from tests.support.player import Player, Sit
from tests.support.reader import Reader
from tests.support.screens import (
    OF_THE_MENU,
    SHEETS,
    SIZES,
    TABLES,
    code,
    dead_table,
    long_game,
    menu,
    middle,
    pause,
    result,
    size_name,
    start,
)
from tests.support.shelf import shelf
from tests.support.ways import Ways, traps, ways

SOLID = 100  # of 255: what is fainter is shadow or glow
LEGIBLE = 12  # pixels, the least size of letters
HUD = 2000  # depth from which on there are only figures, buttons and sheets
SCRIM, SHEET = 2500, 2600


class Line(NamedTuple):
    """A line of text as it is on screen."""

    words: str
    size: float
    rect: pygame.Rect


class View(NamedTuple):
    """What a test wants to know of one screen."""

    area: pygame.Rect
    buttons: dict[Hashable, pygame.Rect]
    cards: list[pygame.Rect]
    sheet: pygame.Rect | None
    lines: list[Line]
    others: list[pygame.Rect]
    solids: list[pygame.Rect]
    ways: Ways


def solid(sprite: Sprite) -> pygame.Rect:
    """The pixels of a sprite that are more than a shadow."""
    rect = sprite.image.get_bounding_rect(SOLID)
    rect.move_ip(
        round(sprite.x - sprite.image.get_width() / 2), round(sprite.y - sprite.image.get_height() / 2)
    )
    return rect


def look(player: Player, size: tuple[int, int]) -> View:
    """See a screen without painting it."""
    player.settle()
    frame = player.here.draw()
    upper = SCRIM if player.overlay else HUD if player.is_at_table else 0
    front = [s for s in frame.sprites if s.z >= upper and s.alpha == 255 and s.image.get_size() != size]
    lettering = shelf(size).lettering
    lines = [Line(*lettering[s.image], solid(s)) for s in front if s.image in lettering]
    others = [solid(s) for s in front if s.image not in lettering]
    rects = dict(player.rects())
    cards = [rect for key, rect in rects.items() if player.widgets.find(key) is None]
    buttons = {key: rect for key, rect in rects.items() if player.widgets.find(key) is not None}
    return View(
        pygame.Rect(0, 0, *size),
        buttons,
        cards,
        player.sheet.rect if player.overlay else None,
        lines,
        [rect for rect in others if is_part_of_sheet(rect, player)],
        [solid(s) for s in front],
        ways(rects, player.widgets),
    )


def is_part_of_sheet(rect: pygame.Rect, player: Player) -> bool:
    """Whether this is a title, a paragraph or a picture of a sheet, not its panel or one of its buttons."""
    if not player.overlay or rect.height > 0.6 * player.sheet.rect.height:
        return False
    return not any(button.collidepoint(rect.center) for button in player.rects().values())


@pytest.fixture(scope="module", params=SIZES, ids=size_name)
def views(request: pytest.FixtureRequest) -> Iterator[dict[str, View]]:
    """Every screen in one size."""
    size = request.param
    seen = {}
    seen.update(statistics_in(size))
    seen.update(how_to_play_in(size))
    seen.update(lesson_in(size))
    seen.update(options_in(size))
    seen.update(dressed_in(size))
    for screens, deal in ((OF_THE_MENU, None), ((*TABLES, *SHEETS), "HH1-N-AAAAAAM")):
        player = Player(deal, size=size, is_reduced_motion=True)
        player.app.paint = lambda frame: []
        player.settle()
        for screen in screens:
            screen(player)
            seen[screen.__name__] = look(player, size)
            if deal:
                player.clear_table()
            elif screen is not menu:
                player.app.enter(MenuRoute())
        player.leave()
    yield seen
    shelf.cache_clear()


def statistics_in(size: tuple[int, int]) -> dict[str, View]:
    """The page of statistics in each of its states."""
    reader = Reader(StatisticsRoute(), size=size)
    reader.app.paint = lambda frame: []
    seen = {"statistics empty": look(reader, size)}
    fill(reader.app.stage.store, 1234, 400)
    reader.app.enter(StatisticsRoute())
    for name, way in (
        ("deals", ()),
        ("none", ("kind", "kind")),
        ("matches", ("matches",)),
        ("reset", ("reset",)),
    ):
        reader.click(*way)
        seen[f"statistics {name}"] = look(reader, size)
    reader.leave()
    return seen


def how_to_play_in(size: tuple[int, int]) -> dict[str, View]:
    """Every page of how to play."""
    reader = Reader(HowToPlayRoute(), size=size)
    reader.app.paint = lambda frame: []
    seen = {}
    for game in Game:
        reader.here.open(game)
        for number in range(len(pages_of(game))):
            seen[f"how to play {game} {number}"] = look(reader, size)
            reader.here.turn(1)
    reader.leave()
    return seen


def lesson_in(size: tuple[int, int]) -> dict[str, View]:
    """The first game with its coach, at two scales, and the table without the coach."""
    player = Player(None, size=size, is_reduced_motion=True)
    player.app.paint = lambda frame: []
    seen = {}
    for scale in (1.0, 2.0):
        player.app.stage.settings.ui_scale = scale
        player.app.enter(SolitaireRoute(is_lesson=True))
        seen[f"lesson at {scale}"] = look(player, size)
    player.click("coach-skip")
    seen["lesson, skipped"] = look(player, size)
    player.leave()
    return seen


def options_in(size: tuple[int, int]) -> dict[str, View]:
    """Every group of the options, and its rows in every dress."""
    reader = Reader(OptionsRoute(), size=size)
    reader.app.paint = lambda frame: []
    settings, seen = reader.app.stage.settings, {}
    for group in reader.here.groups:
        reader.here.open(group)
        seen[f"options {group}"] = look(reader, size)
        reader.here.list.scroll_to(99)
        reader.here.rebuild()
        seen[f"options {group}, below"] = look(reader, size)
    reader.here.open("picture")
    for theme, face in product(Theme, Face):
        settings.theme, settings.face = theme, face
        seen[f"options {theme} {face}"] = look(reader, size)
    for scale in (0.75, 2.0):
        settings.ui_scale = scale
        seen[f"options at {scale}"] = look(reader, size)
    reader.leave()
    return seen


def dressed_in(size: tuple[int, int]) -> dict[str, View]:
    """The table and what stands over it in other themes, faces and scales."""
    player = Player("HH1-N-AAAAAAM", size=size, is_reduced_motion=True)
    player.app.paint = lambda frame: []
    player.settle()
    settings, seen = player.app.stage.settings, {}
    for number, (theme, face) in enumerate(product(Theme, Face)):
        screen = (start, middle, long_game, pause)[number % 4]
        settings.theme, settings.face = theme, face
        screen(player)
        seen[f"{screen.__name__} {theme} {face}"] = look(player, size)
        player.clear_table()
    for scale in (0.75, 2.0):
        for screen in (start, long_game, dead_table, pause, code, result):
            settings.ui_scale = scale
            screen(player)
            seen[f"{screen.__name__} at {scale}"] = look(player, size)
            player.clear_table()
    player.leave()
    return seen


def complaints(views: dict[str, View], find: object) -> dict[str, list[str]]:
    """What is wrong, by screen; empty when nothing is."""
    found = {name: [str(remark) for remark in find(view)] for name, view in views.items()}
    return {name: remarks for name, remarks in found.items() if remarks}


def pairs(things: dict[Hashable, pygame.Rect]) -> Iterator[tuple[Hashable, Hashable]]:
    """Those that lie on each other."""
    names = list(things)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            if things[name].colliderect(things[other]):
                yield name, other


def test_buttons_lie_inside_the_picture(views: dict[str, View]) -> None:
    assert not complaints(
        views, lambda view: (key for key, rect in view.buttons.items() if not view.area.contains(rect))
    )


def test_buttons_do_not_lie_on_each_other(views: dict[str, View]) -> None:
    assert not complaints(views, lambda view: pairs(view.buttons))


def test_buttons_of_a_sheet_lie_inside_it(views: dict[str, View]) -> None:
    assert not complaints(
        views,
        lambda view: (k for k, rect in view.buttons.items() if view.sheet and not view.sheet.contains(rect)),
    )


def test_sheets_lie_inside_the_picture(views: dict[str, View]) -> None:
    assert not complaints(
        views, lambda view: [view.sheet] if view.sheet and not view.area.contains(view.sheet) else []
    )


def test_buttons_are_large_enough_to_hit(views: dict[str, View]) -> None:
    assert not complaints(views, lambda view: (k for k, rect in view.buttons.items() if min(rect.size) < 24))


def test_buttons_beside_the_cards_do_not_lie_on_them(views: dict[str, View]) -> None:
    assert not complaints(
        views,
        lambda view: (k for k, r in view.buttons.items() if k != "chip" and r.collidelist(view.cards) >= 0),
    )


def test_lines_of_text_lie_inside_the_picture(views: dict[str, View]) -> None:
    assert not complaints(views, lambda view: (s for s in view.lines if not view.area.contains(s.rect)))


def test_lines_of_text_do_not_lie_on_each_other(views: dict[str, View]) -> None:
    assert not complaints(
        views, lambda view: pairs({f"{n} {s.words}": s.rect for n, s in enumerate(view.lines)})
    )


def test_figures_and_labels_of_the_table_do_not_lie_on_buttons_or_cards(views: dict[str, View]) -> None:
    def find(view: View) -> Iterator[Line]:
        things = [*view.buttons.values(), *view.cards] if not view.sheet else []
        for line in view.lines:
            hit = [thing for thing in things if thing.colliderect(line.rect)]
            if hit and (view.cards or not all(thing.contains(line.rect) for thing in hit)):
                yield line  # on a page, rows that set something hold their own label

    assert not complaints(views, find)


def test_titles_and_paragraphs_keep_apart_from_buttons_and_lines(views: dict[str, View]) -> None:
    def find(view: View) -> Iterator[pygame.Rect]:
        things = [*view.buttons.values(), *(line.rect for line in view.lines)]
        yield from (rect for rect in view.others if rect.collidelist(things) >= 0)

    assert not complaints(views, find)


def test_titles_and_paragraphs_lie_in_the_middle_of_their_sheet(views: dict[str, View]) -> None:
    def find(view: View) -> Iterator[pygame.Rect]:
        for rect in view.others:
            if (
                rect.left < view.sheet.left
                or rect.right > view.sheet.right
                or rect.bottom > view.sheet.bottom
            ):
                yield rect

    assert not complaints(views, find)


def test_letters_can_be_read(views: dict[str, View]) -> None:
    assert not complaints(views, lambda view: (s for s in view.lines if s.size < LEGIBLE))


def test_everything_in_front_lies_inside_the_picture(views: dict[str, View]) -> None:
    assert not complaints(
        views, lambda view: (r for r in view.solids if r.size != (0, 0) and not view.area.contains(r))
    )


def test_arrows_lead_from_everything_to_everything(views: dict[str, View]) -> None:
    assert not complaints(views, lambda view: traps(view.ways))


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1080, 1920)], ids=size_name)
@pytest.mark.parametrize("code", ["HH1-N-AAAAAA7", "HE1-N-AAAAAAJ", "HH1-N-AAAAAAAAA", "HH9-N-AAAAAAJ"])
def test_a_sentence_fits_into_the_picture_and_can_be_read(sit: Sit, size: tuple[int, int], code: str) -> None:
    player = sit(size=size, is_reduced_motion=True)
    player.app.paint = lambda frame: []
    with pytest.raises(ValueError) as refused:
        DealCode.parse(code)
    player.here.toast.say(str(refused.value))
    player.wait(0.5)
    lettering = shelf(size).lettering
    lines = [
        (solid(s), *lettering[s.image])
        for s in player.here.draw().sprites
        if s.image in lettering and s.z > TOAST_Z
    ]
    assert " ".join(words for _rect, words, _letters in lines) == player.said
    for rect, _words, letters in lines:
        assert pygame.Rect(0, 0, *size).contains(rect)
        assert letters >= LEGIBLE
