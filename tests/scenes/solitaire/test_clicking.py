"""A click hits the card that is drawn there, to the pixel, at any size of window and with any scaling."""

from types import SimpleNamespace

import pygame
import pytest

from game.heart_to_heart.layout import POSITIONS
from game.heart_to_heart.rules import WASTE, State
from tests.support.player import Player, Sit
from tests.support.tables import table

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440), (1080, 1920)]
SMALL_SIZES = [(640, 360), (800, 600), (700, 1200)]


def points_in(rect: pygame.Rect) -> list[tuple[int, int]]:
    """The centre, and one pixel inside each edge."""
    right, bottom = rect.right - 2, rect.bottom - 2
    x, y = rect.center
    return [(x, y), (rect.left + 1, y), (right, y), (x, rect.top + 1), (x, bottom)]


def points_beside(rect: pygame.Rect) -> list[tuple[int, int]]:
    """One pixel outside each edge."""
    x, y = rect.center
    return [(rect.left - 1, y), (rect.right, y), (x, rect.top - 1), (x, rect.bottom)]


def drawn(player: Player, place: int | str) -> pygame.Rect:
    """The pixels of the one card that is drawn there, taken from its picture."""
    state = player.state
    card = state.stock[0] if place == "stock" else state.waste[-1] if place == 0 else state.heart[place - 1]
    assert card is not None
    sprite, art = player.sprites[card], player.scene.view.art
    rect = pygame.Rect(0, 0, art.width, art.height)
    rect.topleft = round(sprite.x - art.width / 2), round(sprite.y - art.height / 2)
    return rect


def alone(position: int) -> State:
    """One card in the heart, another that keeps the game alive in the stock."""
    return table(f"{position}:7H", stock="7H")


@pytest.mark.parametrize("size", SIZES + SMALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_heart_card_answers_where_it_is_drawn_and_only_there(sit: Sit, size: tuple[int, int]) -> None:
    player = sit(is_reduced_motion=True, size=size)
    scene, g = player.scene, player.scene.view.geometry
    below_the_bar = pygame.Rect(0, round(g.top_bar), g.width, g.height - round(g.top_bar))
    for position in POSITIONS:
        player.face(alone(position))
        rect = drawn(player, position)
        assert below_the_bar.contains(rect)
        for point in points_in(rect):
            player.tell_press(point)
            assert player.selected == position, f"{point} in {rect}"
            scene.deselect()
        for point in points_beside(rect):
            if not any(other.collidepoint(point) for key, other in player.rects().items() if key != position):
                player.tell_press(point)
                assert player.selected is None, f"{point} beside {rect}"
    assert player.moves == []


@pytest.mark.parametrize(
    "size", [(1366, 768), (640, 360), (700, 1200)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_stock_and_waste_answer_where_they_are_drawn(sit: Sit, size: tuple[int, int]) -> None:
    player = sit(is_reduced_motion=True, size=size)
    player.click("stock", "stock")
    player.settle()
    waste = player.rect_of(WASTE)
    assert waste.inflate(8, 8).contains(drawn(player, WASTE))
    for point in points_in(waste):
        player.click(point)
        assert player.selected == WASTE
        player.click(point)
        assert player.selected is None
    for index, point in enumerate(points_in(player.rect_of("stock"))):
        player.click(point)
        assert player.state.moves == 3 + index


@pytest.mark.parametrize("size", [(3440, 1440), (640, 360)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_beside_the_content_does_nothing(sit: Sit, size: tuple[int, int]) -> None:
    player = sit(is_reduced_motion=True, size=size)
    width, height = size
    for point in ((1, height - 2), (width - 2, height - 2), (1, height // 2), (width - 2, height // 2)):
        player.click(point)
    assert (player.moves, player.selected, player.overlay) == ([], None, None)


@pytest.mark.parametrize("size", [(4000, 300), (300, 2000), (200, 150), (400, 300)])
def test_in_a_window_that_shows_the_picture_scaled_clicks_hit_the_cards(
    sit: Sit, size: tuple[int, int]
) -> None:
    player = sit(is_reduced_motion=True, size=size)
    player.click(25)
    assert player.selected == 25
    player.click(25, "stock")
    assert (player.selected, player.moves) == (None, ["draw"])


@pytest.mark.parametrize("scaling", [1.0, 1.5, 2.0])
def test_with_desktop_scaling_a_point_of_the_window_is_that_point_of_the_picture(
    sit: Sit, scaling: float
) -> None:
    player = sit(is_reduced_motion=True, size=(1200, 800))
    screen = player.app.screen
    window = screen.window
    pixels = window.get_surface()
    screen.window = SimpleNamespace(size=(1200 / scaling, 800 / scaling), get_surface=lambda: pixels)
    try:
        x, y = player.point_of(25)
        assert screen.to_picture(x / scaling, y / scaling) == pytest.approx((x, y))
        assert screen.to_picture(0, 0) == pytest.approx((0, 0))
        assert screen.to_picture(1200 / scaling, 800 / scaling) == pytest.approx((1200, 800))
    finally:
        screen.window = window


def test_in_the_full_heart_only_the_tip_can_be_picked(calm: Player) -> None:
    calm.app.stage.settings.is_move_errors_on = True
    marked = {}
    for position in POSITIONS:
        top = drawn(calm, position)
        point = (top.centerx, top.top + 3)
        calm.click(point)
        marked[position] = calm.selected if calm.selected else calm.said
        calm.scene.deselect()
    assert marked == dict.fromkeys(POSITIONS[:-1], "That card is covered") | {25: 25}
