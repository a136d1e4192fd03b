"""Any size at any moment: nothing breaks, nothing is played, and the cards lie as on a fresh start."""

from collections.abc import Callable, Hashable

import pygame
import pytest

from game.cards import Card
from tests.support.player import Player, Sit
from tests.support.tables import table

ODD_SIZES = [(200, 150), (4000, 300), (300, 2000)]
AT_LAST = (1280, 720)
SMALLER = (720, 480)  # where the size does not matter
A_WHILE = 4 * [0.05]  # s, turn by turn: by then a new size has come to rest

Layout = tuple[dict[Card, tuple[float, float]], dict[Hashable, tuple[int, int, int, int]]]


def layout(player: Player) -> Layout:
    """Where each card and each button is."""
    cards = {card: (sprite.x, sprite.y) for card, sprite in player.sprites.items()}
    return cards, {key: tuple(rect) for key, rect in player.rects().items()}


def resize(player: Player, *sizes: tuple[int, int]) -> None:
    """Drag the window through these sizes, and back to the one it had."""
    at_first = player.app.screen.window.size
    for size in (*sizes, at_first):
        player.app.screen.window.size = size
        for seconds in A_WHILE:
            player.app.step(seconds)


@pytest.fixture
def fresh(sit: Sit) -> Layout:
    """How the deal lies in a window that never had another size."""
    player = sit(size=AT_LAST, is_reduced_motion=True)
    player.leave()
    return layout(player)


@pytest.mark.parametrize(("after", "is_reduced"), [(0.0, False), (0.4, False), (1.2, False), (0.1, True)])
def test_in_the_deal(fresh: Layout, sit: Sit, after: float, is_reduced: bool) -> None:
    player = sit(size=AT_LAST, is_settled=False, is_reduced_motion=is_reduced)
    player.wait(after, tick=0.05)
    resize(player, *ODD_SIZES)
    player.settle()
    assert player.strays() == []
    assert layout(player) == fresh
    assert (player.moves, player.selected, player.overlay) == ([], None, None)


@pytest.mark.parametrize("is_reduced", [False, True])
def test_while_a_pair_flies(sit: Sit, is_reduced: bool) -> None:
    player = sit(size=SMALLER, is_reduced_motion=is_reduced)
    player.play(["draw"] * 9 + ["pair 25 waste"])
    player.wait(0.1)
    moves = player.moves
    resize(player, (200, 150))
    player.settle()
    assert player.strays() == []
    assert (player.moves, player.selected) == (moves, None)


def test_every_turn_on_the_way_can_be_drawn(sit: Sit) -> None:
    player = sit(size=SMALLER, is_settled=False)
    for width in range(160, 1400, 97):
        player.app.screen.window.size = (width, 900 - width // 2)
        player.app.step()
    resize(player, SMALLER)
    player.settle()
    assert player.strays() == []


def open_pause(player: Player) -> None:
    player.press(pygame.K_p)


def open_code(player: Player) -> None:
    player.click("pause", "code")
    player.type("HH1-N-AA")


def open_question(player: Player) -> None:
    player.click("stock")
    player.press(pygame.K_n)


def reach_a_dead_end(player: Player) -> None:
    player.face(table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H"))
    player.click(20, 21)


def win(player: Player) -> None:
    player.face(table("20:7H 21:7H", waste="4H"))
    player.click(20, 21)
    player.settle()


SHEETS = [open_pause, open_code, open_question, reach_a_dead_end, win]


@pytest.mark.parametrize("open_sheet", SHEETS, ids=lambda sheet: sheet.__name__)
def test_with_a_sheet_open(sit: Sit, open_sheet: Callable[[Player], None]) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    open_sheet(player)
    player.settle()
    before = (player.overlay, player.moves, player.code, layout(player))
    resize(player, (200, 150), (700, 900))
    player.settle()
    assert (player.overlay, player.moves, player.code, layout(player)) == before


def test_what_was_typed_is_kept(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    open_code(player)
    resize(player, (200, 150))
    assert player.sheet.field.text == "HH1-N-AA"


def test_a_setting_that_was_switched_stays_switched(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.click("pause", "placement_help")
    resize(player, (800, 600))
    assert not player.widgets.find("placement_help").is_on
    assert not player.app.stage.settings.is_placement_help_on


def test_the_selection_and_its_rings_stay(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.click(25)
    marks = player.marks
    resize(player, (200, 150))
    assert player.selected == 25
    assert player.marks == marks


def test_the_focus_stays_where_it_was(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.press(pygame.K_LEFT)
    player.press(pygame.K_LEFT)
    before = player.focus
    resize(player, (200, 150))
    assert before is not None
    assert player.focus == before


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 3)])
@pytest.mark.parametrize("kind", [pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE])
def test_an_event_of_an_impossible_size_changes_nothing(
    calm: Player, kind: int, size: tuple[int, int]
) -> None:
    before = layout(calm)
    width, height = size
    calm.post(pygame.Event(kind, x=width, y=height, w=width, h=height, size=size))
    calm.wait(0.5, tick=0.1)
    assert layout(calm) == before
    assert (calm.moves, calm.overlay) == ([], None)


@pytest.mark.parametrize("size", [(1, 1), (160, 120), (170, 500), (200, 150)])
def test_a_tiny_window_shows_the_whole_picture_small(sit: Sit, size: tuple[int, int]) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.app.screen.window.size = size
    player.wait(0.5, tick=0.1)
    picture = player.app.screen.size
    assert picture[0] >= 640
    assert picture[1] >= 360
    player.click("stock")
    assert player.moves == ["draw"]


def test_while_the_window_is_dragged_its_bars_do_nothing(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.app.screen.window.size = (1400, 300)
    player.app.step()
    for corner in ((0, 299), (1399, 299), (1399, 150), (0, 150)):
        player.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=corner, button=1))
        player.app.step()
    assert (player.moves, player.selected, player.overlay) == ([], None, None)


def test_while_the_window_is_dragged_clicks_still_hit_what_is_seen(sit: Sit) -> None:
    player = sit(size=SMALLER, is_reduced_motion=True)
    player.app.screen.window.size = (1400, 300)
    player.app.step()
    player.click("stock")
    assert player.moves == ["draw"]


def test_full_screen_and_back(sit: Sit) -> None:
    player = sit(size=(800, 600), is_reduced_motion=True)
    before = layout(player)
    player.press(pygame.K_F11)
    player.wait(0.5, tick=0.1)
    assert player.app.stage.settings.is_fullscreen
    assert player.app.screen.size == pygame.display.get_desktop_sizes()[0]
    assert player.strays() == []
    assert "window" in player.rects()
    player.click("window")
    player.wait(0.5, tick=0.1)
    assert not player.app.stage.settings.is_fullscreen
    assert layout(player) == before


def test_alt_and_enter_is_full_screen_and_confirms_nothing(calm: Player) -> None:
    calm.press(pygame.K_LEFT)
    calm.press(pygame.K_RETURN, pygame.KMOD_LALT)
    calm.wait(0.5, tick=0.1)
    assert calm.app.stage.settings.is_fullscreen
    assert (calm.moves, calm.selected) == ([], None)
    calm.press(pygame.K_RETURN, pygame.KMOD_LALT)
    calm.wait(0.5, tick=0.1)
    assert not calm.app.stage.settings.is_fullscreen
