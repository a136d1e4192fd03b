"""Whoever dwells on a control reads a sentence about it, until the next input."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.scene import (
    CalendarRoute,
    HeartsRoute,
    MenuRoute,
    OptionsRoute,
    ReplayRoute,
    Route,
    SolitaireRoute,
)
from scenes.table.button_art import Look
from scenes.table.buttons import RoundButton
from scenes.table.tooltips import FOCUS_WAIT, HOVER_WAIT, TOOLTIP_Z, Layer, Tooltips
from scenes.table.top_bar import CodePlate
from tests.support.player import Player
from tests.support.screens import SIZES, size_name
from tests.support.watcher import Watcher

ROUTES: tuple[Route, ...] = (
    MenuRoute(),
    SolitaireRoute(),
    HeartsRoute(),
    CalendarRoute(),
    OptionsRoute(),
    ReplayRoute("deal HH1-N-AAAAAAM;draw x3"),
    ReplayRoute("match HE1-N-AAAAAAM"),
    SolitaireRoute(is_lesson=True),
)


def tooltip(player: Player) -> pygame.Rect | None:
    """Where the tooltip is, if one is shown."""
    app = player.app
    sprites = app.tooltips.display(app.scene.layer, app.translator.device, app.screen.size)
    assert all(sprite.z == TOOLTIP_Z for sprite in sprites)
    if not sprites:
        return None
    rect = sprites[0].image.get_bounding_rect(200)
    x, y = sprites[0].x - sprites[0].image.get_width() / 2, sprites[0].y - sprites[0].image.get_height() / 2
    return rect.move(round(x), round(y))


def test_it_comes_when_the_mouse_rests_on_a_button_and_goes_with_a_click(calm: Player) -> None:
    calm.hover("undo")
    calm.wait(HOVER_WAIT - 0.1)
    assert tooltip(calm) is None
    calm.hover("hint")
    calm.wait(HOVER_WAIT - 0.1)
    assert tooltip(calm) is None
    calm.wait(0.2)
    assert tooltip(calm) is not None
    calm.click("hint")
    assert tooltip(calm) is None
    calm.wait(3)
    assert tooltip(calm) is None


def test_it_goes_when_the_mouse_leaves_and_comes_back_with_it(calm: Player) -> None:
    calm.hover("help")
    calm.wait(HOVER_WAIT + 0.1)
    assert tooltip(calm) is not None
    calm.hover((300, 350))
    assert tooltip(calm) is None
    calm.hover("help")
    calm.wait(HOVER_WAIT + 0.1)
    assert tooltip(calm) is not None


def test_the_mouse_may_tremble_on_a_button(calm: Player) -> None:
    x, y = calm.point_of("help")
    for step in range(8):
        calm.hover((x + step % 2, y))
        calm.wait(0.1)
    assert tooltip(calm) is not None


@pytest.mark.parametrize("way", ["keys", "pad"])
def test_it_comes_to_a_focus_that_waits_and_goes_with_the_next_step(calm: Player, way: str) -> None:
    step = {
        "keys": lambda: calm.press(pygame.K_LEFT),
        "pad": lambda: calm.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT),
    }[way]
    for _step in range(20):
        if calm.focus in ("hint", "help", "undo"):
            break
        step()
    assert calm.focus in ("hint", "help", "undo")
    calm.wait(FOCUS_WAIT - 0.2)
    assert tooltip(calm) is None
    calm.wait(0.4)
    assert tooltip(calm) is not None
    calm.press(pygame.K_RIGHT)
    assert tooltip(calm) is None


def test_it_is_drawn_and_taken_away_again(calm: Player) -> None:
    calm.settle()
    calm.hover("help")
    calm.wait(HOVER_WAIT - 0.1)
    before = calm.app.screen.canvas.copy()
    calm.wait(0.3)
    rect = tooltip(calm)
    assert rect is not None
    drawn = calm.app.screen.canvas.subsurface(rect).copy()
    assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(before.subsurface(rect), "RGB")


@pytest.fixture(params=SIZES, ids=size_name)
def size(request: pytest.FixtureRequest) -> Iterator[tuple[int, int]]:
    yield request.param


def test_it_lies_inside_the_picture_and_not_on_its_control(size: tuple[int, int]) -> None:
    for route in ROUTES:
        watcher = Watcher(route, size=size, is_reduced_motion=True)
        watcher.app.paint = lambda frame: []
        watcher.settle()
        for key, rect in dict(watcher.app.scene.layer.group.rects()).items():
            if not watcher.app.scene.layer.group.find(key).tip:
                continue
            watcher.hover((-5, -5))
            watcher.hover(rect.center)
            watcher.wait(HOVER_WAIT + 0.1)
            shown = tooltip(watcher)
            assert shown is not None, (route, key)
            assert pygame.Rect(0, 0, *size).contains(shown), (route, key)
            assert not shown.colliderect(rect), (route, key)
        watcher.leave()


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: type(route).__name__)
def test_every_control_that_has_only_a_sign_has_a_sentence(route: Route) -> None:
    watcher = Watcher(route, is_reduced_motion=True)
    watcher.settle()
    signs = [w for w in watcher.app.scene.layer.group.widgets if isinstance(w, RoundButton | CodePlate)]
    assert [widget.key for widget in signs if not widget.tip] == []
    watcher.leave()


def test_rows_of_a_dialog_have_their_sentence_too(calm: Player) -> None:
    calm.click("pause")
    calm.settle()
    calm.hover("volume")
    calm.wait(HOVER_WAIT + 0.1)
    assert tooltip(calm) is not None


def test_nothing_is_said_about_a_table_that_something_stands_over(calm: Player) -> None:
    calm.hover("help")
    calm.wait(HOVER_WAIT + 0.1)
    calm.press(pygame.K_p)
    calm.wait(1.0)
    assert tooltip(calm) is None


def test_a_layer_without_widgets_is_silent(calm: Player) -> None:
    look = Look(calm.app.stage.assets, 1.0)
    tooltips, group = Tooltips(), calm.widgets
    assert not tooltips.tick(5.0, Layer(group, "no such key", look), calm.app.translator.device)
    assert tooltips.display(Layer(group, None, look), calm.app.translator.device, (640, 360)) == []
