"""On every screen in every size all is inside the picture, apart from each other and reached by arrows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import product

import pygame
import pytest

from game.deals import DealCode
from scenes.table.toast import TOAST_Z
from tests.support.player import Player, Sit
from tests.support.screens import SIZES, dead_table, result, size_name, won_table
from tests.support.shelf import shelf
from tests.support.sight import Line, View, corner, solid
from tests.support.sights import LARGE, LONGER, PLAIN, SMALL, Views, views_in
from tests.support.ways import traps

LEGIBLE = 12  # pixels, the least size of letters


ODD_SIZES = ((4800, 360), (1110, 720), (700, 900))  # flat, nearly compact, nearly square
LOOKS = [
    *product([*SIZES, *ODD_SIZES], [PLAIN]),
    *product([(640, 360), (800, 600), (1920, 1080), (1080, 1920)], [LONGER]),
    *product([(640, 360), (1280, 720), (1080, 1920)], [SMALL, LARGE]),
]


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: f"{size_name(look[0])} {look[1].name}")
def views(request: pytest.FixtureRequest) -> Views:
    """Every screen in one size."""
    return views_in(*request.param)


def complaints(views: Views, find: Callable[[View], Iterable[object]]) -> dict[str, list[str]]:
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


def test_buttons_lie_inside_the_picture(views: Views) -> None:
    assert not complaints(
        views, lambda view: (key for key, rect in view.buttons.items() if not view.area.contains(rect))
    )


def test_buttons_do_not_lie_on_each_other(views: Views) -> None:
    assert not complaints(views, lambda view: pairs(view.buttons))


def test_buttons_of_a_sheet_lie_inside_it(views: Views) -> None:
    assert not complaints(
        views,
        lambda view: (k for k, rect in view.buttons.items() if view.sheet and not view.sheet.contains(rect)),
    )


def test_sheets_lie_inside_the_picture(views: Views) -> None:
    assert not complaints(
        views, lambda view: [view.sheet] if view.sheet and not view.area.contains(view.sheet) else []
    )


def test_buttons_are_large_enough_to_hit(views: Views) -> None:
    assert not complaints(views, lambda view: (k for k, rect in view.buttons.items() if min(rect.size) < 24))


def test_buttons_beside_the_cards_do_not_lie_on_them(views: Views) -> None:
    assert not complaints(
        views,
        lambda view: (k for k, r in view.buttons.items() if k != "chip" and r.collidelist(view.cards) >= 0),
    )


def test_lines_of_text_lie_inside_the_picture(views: Views) -> None:
    assert not complaints(views, lambda view: (s for s in view.lines if not view.area.contains(s.rect)))


def test_lines_of_text_lie_inside_what_they_are_written_on(views: Views) -> None:
    assert not complaints(
        views, lambda view: (s for s in view.lines if s.face and not s.face.contains(s.rect))
    )


def test_lines_of_a_sheet_lie_inside_it(views: Views) -> None:
    assert not complaints(
        views, lambda view: (s for s in view.lines if view.sheet and not view.sheet.contains(s.rect))
    )


def test_lines_of_text_do_not_lie_on_each_other(views: Views) -> None:
    assert not complaints(
        views, lambda view: pairs({f"{n} {s.words}": s.rect for n, s in enumerate(view.lines)})
    )


def test_lines_of_text_lie_on_one_button_or_none(views: Views) -> None:
    def find(view: View) -> Iterator[Line]:
        for line in view.lines:
            hit = [rect for rect in view.buttons.values() if rect.colliderect(line.rect)]
            if hit and not line.is_badge and not (len(hit) == 1 and hit[0].contains(line.rect)):
                yield line

    assert not complaints(views, find)


def test_lines_of_text_do_not_lie_on_cards(views: Views) -> None:
    assert not complaints(
        views, lambda view: (s for s in view.lines if not s.face and s.rect.collidelist(view.cards) >= 0)
    )


def test_pictures_of_a_sheet_keep_apart_from_buttons_and_lines(views: Views) -> None:
    def find(view: View) -> Iterator[pygame.Rect]:
        for rect in view.pictures:
            lines = [line.rect for line in view.lines if not rect.contains(line.rect)]
            if rect.collidelist([*view.buttons.values(), *lines]) >= 0:
                yield rect

    assert not complaints(views, find)


def test_pictures_of_a_sheet_do_not_reach_past_its_sides_and_its_foot(views: Views) -> None:
    def find(view: View) -> Iterator[pygame.Rect]:
        for r in view.pictures:
            sheet = view.sheet
            if sheet and (r.left < sheet.left or r.right > sheet.right or r.bottom > sheet.bottom):
                yield r

    assert not complaints(views, find)


def test_letters_can_be_read(views: Views) -> None:
    assert not complaints(views, lambda view: (s for s in view.lines if s.size < LEGIBLE))


def test_no_word_is_torn_apart(views: Views) -> None:
    assert not complaints(views, lambda view: (s for s in view.lines if s.is_torn))


def test_everything_in_front_lies_inside_the_picture(views: Views) -> None:
    def find(view: View) -> Iterator[pygame.Rect]:
        for rect in view.solids:
            is_strip = rect.width >= view.area.width  # it comes in from the side as time goes on
            if rect.size != (0, 0) and not is_strip and not view.area.contains(rect):
                yield rect

    assert not complaints(views, find)


def test_arrows_lead_from_everything_to_everything(views: Views) -> None:
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
        (solid(s.image, *corner(s)), lettering[s.image])
        for s in player.here.draw().sprites
        if s.image in lettering and s.z > TOAST_Z
    ]
    assert " ".join(line.words for _rect, line in lines) == player.said
    for rect, line in lines:
        assert pygame.Rect(0, 0, *size).contains(rect)
        assert line.size >= LEGIBLE
        assert rect.collidelist(list(player.widgets.rects().values())) < 0


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1080, 1920)], ids=size_name)
@pytest.mark.parametrize("screen", [result, won_table, dead_table])
def test_a_sentence_covers_no_button(
    sit: Sit, size: tuple[int, int], screen: Callable[[Player], None]
) -> None:
    player = sit(size=size, is_reduced_motion=True)
    player.app.paint = lambda frame: []
    screen(player)
    player.settle()
    player.click("copy")
    player.wait(0.5)
    assert player.said
    shown = [solid(s.image, *corner(s)) for s in player.here.draw().sprites if s.z >= TOAST_Z]
    buttons = player.widgets.rects()
    assert not [key for rect in shown for key in buttons if rect.colliderect(buttons[key])]
