"""The controllers of the program, with pads that SDL takes for real ones."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.table.actions import Action, Device
from scenes.table.controllers import MAPPINGS, Controllers, Family
from scenes.table.intents import Act, Intent, Translator, Unplugged
from scenes.table.prompts import Prompts
from tests.support.virtual_controller import XBOX_360, Button, VirtualController, load_sdl

DUALSENSE, SWITCH_PRO = (0x054C, 0x0CE6), (0x057E, 0x2009)


@pytest.fixture
def translator(monkeypatch: pytest.MonkeyPatch) -> Iterator[Translator]:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.init()
    window = pygame.Window("controllers", (64, 64))
    translator = Translator()
    translator.controllers.open_all(None)
    yield translator
    translator.controllers.close()
    window.destroy()
    pygame.quit()


def intents(translator: Translator) -> list[Intent]:
    return [intent for event in pygame.event.get() for intent in translator.translate(event)]


@pytest.mark.parametrize(
    ("maker", "family", "confirm", "pause"),
    [
        (XBOX_360, Family.XBOX, "A", "Menu"),
        (DUALSENSE, Family.PLAYSTATION, "cross", "Options"),
        (SWITCH_PRO, Family.NINTENDO, "A", "+"),
    ],
)
def test_prompts_name_the_buttons_of_the_pad_in_use(
    translator: Translator, maker: tuple[int, int], family: Family, confirm: str, pause: str
) -> None:
    prompts = Prompts(translator.bindings, translator.controllers)
    with VirtualController(maker) as pad:
        intents(translator)
        pad.press(Button.X)
        assert len(intents(translator)) == 1
        assert translator.controllers.family is family
        assert prompts.badge(Action.CONFIRM, Device.CONTROLLER) == confirm
        assert prompts.badge(Action.PAUSE, Device.CONTROLLER) == pause


def test_of_two_pads_the_one_used_last_gives_the_names(translator: Translator) -> None:
    with VirtualController(XBOX_360) as first, VirtualController(DUALSENSE) as second:
        intents(translator)
        for pad, family in ((first, Family.XBOX), (second, Family.PLAYSTATION), (first, Family.XBOX)):
            pad.press(Button.A)
            assert intents(translator) == [Act(Action.CONFIRM)]
            assert translator.controllers.family is family
            pad.release(Button.A)
            assert intents(translator) == []


def test_pulling_out_the_pad_in_use_is_told_and_that_of_another_is_not(translator: Translator) -> None:
    with VirtualController() as used, VirtualController() as other:
        intents(translator)
        used.press(Button.A)
        assert intents(translator) == [Act(Action.CONFIRM)]
        other.detach()
        assert intents(translator) == []
        used.detach()
        assert intents(translator) == [Unplugged()]


def test_a_pad_that_cannot_rumble_is_asked_in_vain(translator: Translator) -> None:
    translator.controllers.rumble(1.0, 0.1)
    with VirtualController() as pad:
        intents(translator)
        pad.press(Button.A)
        intents(translator)
        translator.controllers.rumble(1.0, 0.1)


def test_a_file_of_mappings_in_the_data_folder_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SDL_GAMECONTROLLERCONFIG_FILE", raising=False)
    line = "03000000aaaa0000bbbb000000000000,Pad from a file,a:b1,b:b0,platform:Linux,"
    (tmp_path / MAPPINGS).write_text(line + "\n", encoding="utf-8")
    pygame.display.init()
    controllers = Controllers()
    controllers.open_all(tmp_path)
    known = known_mappings()
    controllers.close()
    pygame.quit()
    monkeypatch.setenv("SDL_GAMECONTROLLERCONFIG_FILE", "")  # what the program set goes with this test
    assert any(b"Pad from a file" in mapping for mapping in known)


def known_mappings() -> list[bytes]:
    """Every mapping that SDL has."""
    sdl = load_sdl()
    sdl.SDL_GameControllerMappingForIndex.restype = ctypes.c_char_p
    return [
        sdl.SDL_GameControllerMappingForIndex(index) for index in range(sdl.SDL_GameControllerNumMappings())
    ]
