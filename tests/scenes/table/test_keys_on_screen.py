"""A code without a keyboard: keys on screen that come with a controller and go with a keyboard."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.code_dialog import ERASE, LETTERS
from tests.support.hands_here import PadHand
from tests.support.player import Player, Sit
from tests.support.screens import SIZES, size_name
from tests.support.ways import traps, ways

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
START = pygame.CONTROLLER_BUTTON_START
CODE = "HH1-N-AAAAAAJ"


def has_keys(player: Player) -> bool:
    return "key A" in player.rects()


def line(player: Player) -> str:
    return player.sheet.field.text


@pytest.fixture
def pad(calm: Player) -> Player:
    """Somebody with a controller in front of the line for a code."""
    calm.button(START)
    PadHand(calm).pick("code")
    assert calm.overlay == "code"
    return calm


def test_a_whole_code_is_typed_and_played_with_a_controller(pad: Player) -> None:
    assert pad.focus == "key A"
    PadHand(pad).pick(*(f"key {letter}" for letter in CODE))
    assert line(pad) == CODE
    pad.button(START)
    pad.settle()
    assert (pad.code, pad.overlay) == (CODE, None)


def test_done_is_a_key_too(pad: Player) -> None:
    PadHand(pad).pick(*(f"key {letter}" for letter in CODE), "play")
    pad.settle()
    assert pad.code == CODE


def test_every_letter_digit_and_the_hyphen_has_a_key(pad: Player) -> None:
    assert set("".join(LETTERS)) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
    assert {f"key {letter}" for letter in "".join(LETTERS)} <= set(pad.rects())


def test_back_erases_and_leaves_when_nothing_is_left(pad: Player) -> None:
    PadHand(pad).pick("key A", "key B")
    pad.button(B)
    assert (line(pad), pad.overlay) == ("A", "code")
    pad.button(B)
    assert (line(pad), pad.overlay) == ("", "code")
    pad.button(B)
    assert pad.overlay == "pause"


def test_erase_is_a_key_too(pad: Player) -> None:
    PadHand(pad).pick("key A", "key B", ERASE)
    assert line(pad) == "A"


def test_keys_go_with_the_keyboard_and_come_back_with_the_controller(pad: Player) -> None:
    PadHand(pad).pick("key A")
    pad.type("b")
    assert (line(pad), has_keys(pad)) == ("Ab", False)
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert (line(pad), has_keys(pad), pad.focus) == ("Ab", True, "key A")


def test_escape_leaves_at_once_whatever_is_typed(pad: Player) -> None:
    PadHand(pad).pick("key A")
    pad.press(pygame.K_ESCAPE)
    assert pad.overlay == "pause"


def test_a_mouse_brings_the_keys_with_a_button_and_clicks_them(calm: Player) -> None:
    calm.click("pause", "code")
    assert not has_keys(calm)
    calm.click("keys", "key H", "key H", ERASE)
    calm.hover((3, 3))
    assert (line(calm), has_keys(calm)) == ("H", True)


def test_what_is_wrong_stands_in_the_dialog_until_the_code_is_changed(calm: Player) -> None:
    calm.click("pause", "code")
    calm.type("HH1")
    calm.click("play")
    assert "too short" in calm.sheet.complaint
    assert calm.here.toast.shown == 0
    calm.settle()
    assert "too short" in calm.sheet.complaint
    calm.type("-")
    assert calm.sheet.complaint == ""


def test_a_wrong_code_stays_with_a_controller_too(pad: Player) -> None:
    PadHand(pad).pick("key A", "play")
    assert pad.overlay == "code"
    assert len(pad.sheet.complaint) > 10
    assert line(pad) == "A"
    pad.button(B)
    assert (pad.sheet.complaint, line(pad)) == ("", "")


def test_a_blank_presses_the_button_with_the_focus_and_is_a_blank_in_the_line(calm: Player) -> None:
    calm.press(pygame.K_p)
    calm.click("code")
    calm.type("HH1 N")
    assert line(calm) == "HH1 N"
    while calm.focus != "cancel":
        calm.press(pygame.K_DOWN)
    calm.type(" ")
    assert calm.overlay == "pause"


@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize("is_wrong", [False, True], ids=["right", "wrong"])
def test_the_keys_fit_and_all_are_reached(sit: Sit, size: tuple[int, int], is_wrong: bool) -> None:
    player = sit(size=size, is_reduced_motion=True)
    player.app.paint = lambda frame: []
    player.button(START)
    PadHand(player).pick("code")
    if is_wrong:
        PadHand(player).pick("key A", "play")
    sheet, rects = player.sheet.rect, dict(player.rects())
    assert all(sheet.contains(rect) for rect in rects.values())
    assert pygame.Rect(0, 0, *size).contains(sheet)
    assert min(min(rect.size) for rect in rects.values()) >= 24
    names = list(rects)
    apart = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if rects[a].colliderect(rects[b])]
    assert apart == []
    assert traps(ways(rects, player.widgets)) == []
