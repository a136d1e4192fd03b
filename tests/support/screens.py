"""Every screen of menu and table by its name, and how a player comes to it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tests.support.player import Player
from tests.support.tables import table

DEAD_END = table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H")
LAST_PAIR = table("20:7H 21:7H", stock="2H", waste="4H", score=230)


def menu(player: Player) -> None:
    """The menu, where no deal was asked for."""


def options(player: Player) -> None:
    player.click("options")
    player.settle()


def menu_code(player: Player) -> None:
    player.click("code")


def data(player: Player) -> None:
    options(player)
    player.click("data")


def calendar(player: Player) -> None:
    player.click("daily")


def start(player: Player) -> None:
    """The table as it was dealt."""


def middle(player: Player) -> None:
    player.play(["draw"] * 9 + ["pair 25 waste", "draw"])


def empty_stock(player: Player) -> None:
    player.play(["draw"] * 26)


def long_game(player: Player) -> None:
    """Figures as wide as they ever become."""
    player.face(table("1:AH 2:KH 20:7H", stock="AH KH 7H", waste="4H", score=230, moves=1888, recycles=87))
    player.scene.session.seconds = 36_000 + 28 * 60 + 48


def pause(player: Player) -> None:
    player.click("stock", "pause")


def code(player: Player) -> None:
    player.click("pause", "code")


def wrong_code(player: Player) -> None:
    code(player)
    player.type("HH1-X-AAAAAAM")
    player.click("play")


def keys_on_screen(player: Player) -> None:
    code(player)
    player.click("keys")


def first_game(player: Player) -> None:
    player.scene.overlays.offer_lesson(lambda: None, lambda: None)


def question(player: Player) -> None:
    player.click("stock")
    player.press(pygame.K_n)


def quit_question(player: Player) -> None:
    player.click("stock")
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()


def dead_end(player: Player) -> None:
    player.face(DEAD_END)
    player.click(20, 21)


def dead_table(player: Player) -> None:
    dead_end(player)
    player.click("look")


def result(player: Player) -> None:
    player.face(LAST_PAIR)
    player.click(20, 21)
    player.settle()


def won_table(player: Player) -> None:
    result(player)
    player.click("look")


Visit = Callable[[Player], None]

OF_THE_MENU: tuple[Visit, ...] = (menu, options, menu_code, data, calendar)
TABLES: tuple[Visit, ...] = (start, middle, empty_stock, long_game, dead_table, won_table)
SHEETS: tuple[Visit, ...] = (
    *(pause, code, wrong_code, keys_on_screen, first_game),
    *(question, quit_question, dead_end, result),
)
OF_THE_TABLE: tuple[Visit, ...] = (*TABLES, *SHEETS)
SIZES = ((640, 360), (800, 600), (1280, 720), (1920, 1080), (2560, 1080), (1080, 1920), (3840, 2160))


def size_name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"
