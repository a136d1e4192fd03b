"""Moments at which it is bad to be interrupted, and how a player comes to each of them."""

from __future__ import annotations

import pygame

from tests.support.player import Player
from tests.support.tables import table

DEAD = table("1:AH 2:KH 20:7H 21:7H", stock="2H 3H", waste="4H")
WON = table("20:7H 21:7H", stock="2H", waste="4H")


def dealing(player: Player) -> None:
    player.wait(0.3)


def drawing(player: Player) -> None:
    player.click("stock")
    player.wait(0.1)


def pairing(player: Player) -> None:
    player.play(["draw"] * 9 + ["pair 25 waste"])
    player.wait(0.1)


def undoing(player: Player) -> None:
    player.play(["draw", "undo"])
    player.wait(0.05)


def recycling(player: Player) -> None:
    player.play(["draw"] * 26 + ["recycle"])
    player.wait(0.1)


def celebrating(player: Player) -> None:
    player.face(WON)
    player.click(20, 21)
    player.wait(1.0, tick=0.1)


def in_the_result(player: Player) -> None:
    celebrating(player)
    player.wait(1.0, tick=0.1)


def in_the_dead_end(player: Player) -> None:
    player.face(DEAD)
    player.click(20, 21)


def typing_a_code(player: Player) -> None:
    player.click("stock", "pause", "code")
    player.type("HH1")


def pausing(player: Player) -> None:
    player.click("stock", "pause")


def asked_for_a_new_deal(player: Player) -> None:
    player.click("stock")
    player.press(pygame.K_n)


def hinting(player: Player) -> None:
    player.click("stock", "hint")


def dragging_the_volume(player: Player) -> None:
    player.click("pause")
    player.mouse_down("volume")
    player.app.step()


def going_to_the_menu(player: Player) -> None:
    player.settle()
    player.click("pause", "menu")
    player.wait(0.1)


def resizing(player: Player) -> None:
    player.app.screen.window.size = (800, 600)
    player.app.step()


MOMENTS = [
    dealing,
    drawing,
    pairing,
    undoing,
    recycling,
    celebrating,
    in_the_result,
    in_the_dead_end,
    typing_a_code,
    pausing,
    asked_for_a_new_deal,
    hinting,
    dragging_the_volume,
    going_to_the_menu,
    resizing,
]
