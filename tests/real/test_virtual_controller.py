"""The pad the other tests play with gives what a real one gives."""

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from tests.support.virtual_controller import Axis, Button, VirtualController


@pytest.fixture(autouse=True)
def _pygame(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.init()
    window = pygame.Window("controller", (64, 64))
    controller.init()
    yield
    controller.quit()
    window.destroy()
    pygame.quit()


@pytest.fixture
def pad() -> Iterator[VirtualController]:
    with VirtualController() as plugged_in:
        yield plugged_in


@pytest.fixture
def opened(pad: VirtualController) -> controller.Controller:
    """The pad, opened as the program would open it, with nothing of its arrival left in the queue."""
    found = controller.Controller(0)
    pygame.event.clear()
    return found


def events_of(kind: int) -> list[pygame.Event]:
    """The events of one kind that have come since the last look."""
    return [event for event in pygame.event.get() if event.type == kind]


def test_plugging_in_adds_a_controller(pad: VirtualController) -> None:
    assert [event.device_index for event in events_of(pygame.CONTROLLERDEVICEADDED)] == [0]
    assert controller.is_controller(0)


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize(
    ("button", "code"),
    [
        (Button.A, pygame.CONTROLLER_BUTTON_A),
        (Button.B, pygame.CONTROLLER_BUTTON_B),
        (Button.X, pygame.CONTROLLER_BUTTON_X),
        (Button.Y, pygame.CONTROLLER_BUTTON_Y),
        (Button.VIEW, pygame.CONTROLLER_BUTTON_BACK),
        (Button.MENU, pygame.CONTROLLER_BUTTON_START),
        (Button.LB, pygame.CONTROLLER_BUTTON_LEFTSHOULDER),
        (Button.RB, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
        (Button.UP, pygame.CONTROLLER_BUTTON_DPAD_UP),
        (Button.DOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN),
        (Button.LEFT, pygame.CONTROLLER_BUTTON_DPAD_LEFT),
        (Button.RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    ],
)
def test_a_button_goes_down_and_up_once(pad: VirtualController, button: Button, code: int) -> None:
    pad.press(button)
    pressed = events_of(pygame.CONTROLLERBUTTONDOWN)
    pad.release(button)
    released = events_of(pygame.CONTROLLERBUTTONUP)
    assert [(event.button, event.instance_id) for event in pressed] == [(code, pad.instance_id)]
    assert [(event.button, event.instance_id) for event in released] == [(code, pad.instance_id)]


@pytest.mark.usefixtures("opened")
def test_an_axis_moves_and_stays(pad: VirtualController) -> None:
    pad.axis(Axis.LEFT_X, -1.0)
    moved = events_of(pygame.CONTROLLERAXISMOTION)
    assert [(event.axis, event.value) for event in moved] == [(pygame.CONTROLLER_AXIS_LEFTX, -32767)]
    assert events_of(pygame.CONTROLLERAXISMOTION) == []


@pytest.mark.usefixtures("opened")
def test_pulling_the_plug_removes_it_even_with_a_button_held(pad: VirtualController) -> None:
    pad.press(Button.A)
    pygame.event.clear()
    pad.detach()
    removed = events_of(pygame.CONTROLLERDEVICEREMOVED)
    assert [event.instance_id for event in removed] == [pad.instance_id]


def test_a_second_pad_has_a_number_of_its_own(pad: VirtualController) -> None:
    with VirtualController() as second:
        assert second.instance_id != pad.instance_id
        assert controller.get_count() == 2
    assert controller.get_count() == 1
