"""Controllers as they are: worn, held down, pulled out. Events are posted as SDL gives them."""

import pygame
import pytest

from scenes.table.intents import Page
from tests.support.fingers import PAD
from tests.support.player import Player, Sit

LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
A, B, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X


@pytest.fixture
def menu(sit: Sit) -> Player:
    return sit(None, is_reduced_motion=True)


@pytest.mark.parametrize("scene", ["menu", "table"])
@pytest.mark.parametrize("axis", [LEFT_X, LEFT_Y])
def test_noise_of_a_worn_stick_moves_nothing(sit: Sit, scene: str, axis: int) -> None:
    player = sit(None if scene == "menu" else "HH1-N-AAAAAAM", is_reduced_motion=True)
    for turn in range(600):
        player.stick(axis, 0.15 if turn % 2 else -0.15)
    assert player.focus is None


def test_a_stick_that_rests_aside_moves_nothing(calm: Player) -> None:
    calm.stick(LEFT_X, 0.2)
    calm.wait(2.0)
    assert calm.focus is None


def intents_of(player: Player) -> list[object]:
    """Everything that reaches the scene from now on."""
    heard: list[object] = []
    handle = player.here.handle
    player.here.handle = lambda intent: (heard.append(intent), handle(intent))
    return heard


def test_a_held_stick_gives_one_step_then_steady_steps_of_at_most_eight_a_second(calm: Player) -> None:
    heard = intents_of(calm)
    calm.stick(LEFT_X, 0.6)
    assert len(heard) == 1
    calm.wait(0.3)
    assert len(heard) == 1
    calm.wait(1.7)
    assert 6 <= len(heard) <= 1 + 8 * 1.7
    calm.stick(LEFT_X, 0.0)
    count = len(heard)
    calm.wait(2.0)
    assert len(heard) == count


@pytest.mark.parametrize("held", [pygame.K_RIGHT, pygame.K_DOWN])
def test_a_held_arrow_key_steps_at_most_eight_times_a_second_and_stops_at_once(
    calm: Player, held: int
) -> None:
    heard = intents_of(calm)
    calm.post(pygame.Event(pygame.KEYDOWN, key=held, mod=0))
    calm.wait(3.0)
    assert 2 <= len(heard) <= 1 + 8 * 3
    calm.post(pygame.Event(pygame.KEYUP, key=held, mod=0))
    calm.app.step()
    count = len(heard)
    calm.wait(1.0)
    assert len(heard) == count


def test_a_stick_flicked_to_the_other_side_steps_to_the_other_side(calm: Player) -> None:
    heard = intents_of(calm)
    calm.stick(LEFT_X, 1.0)
    calm.stick(LEFT_X, -1.0)
    calm.wait(1.0)
    assert [step.dx for step in heard[:1]] == [1]
    assert {step.dx for step in heard[1:]} == {-1}


def test_a_stick_that_trembles_at_the_edge_of_its_zone_steps_once(calm: Player) -> None:
    heard = intents_of(calm)
    for value in (0.52, 0.48, 0.51, 0.47, 0.53):
        calm.stick(LEFT_Y, value)
    assert len(heard) == 1


@pytest.mark.parametrize(
    "axis",
    [pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT],
)
def test_right_stick_and_triggers_move_nothing(calm: Player, axis: int) -> None:
    heard = intents_of(calm)
    calm.stick(axis, 1.0)
    calm.wait(1.0)
    calm.stick(axis, 0.0)
    assert all(isinstance(intent, Page) for intent in heard)
    assert (calm.focus, calm.moves, calm.overlay) == (None, [], None)


def test_one_press_of_the_pad_is_one_step_even_when_it_comes_as_a_hat_too(calm: Player) -> None:
    heard = intents_of(calm)
    calm.post(pygame.Event(pygame.JOYHATMOTION, joy=0, instance_id=PAD, hat=0, value=(1, 0)))
    calm.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    calm.post(pygame.Event(pygame.JOYHATMOTION, joy=0, instance_id=PAD, hat=0, value=(0, 0)))
    calm.wait(0.3)
    assert len(heard) == 1


def test_a_button_that_also_comes_as_a_plain_joystick_acts_once(calm: Player) -> None:
    calm.post(pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=PAD, button=2))
    calm.button(X)
    calm.post(pygame.Event(pygame.JOYBUTTONUP, joy=0, instance_id=PAD, button=2))
    calm.app.step()
    assert calm.moves == ["draw"]


def test_a_held_button_never_repeats_a_move(calm: Player) -> None:
    calm.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=X, instance_id=PAD))
    calm.wait(3.0)
    assert calm.moves == ["draw"]


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_z])
def test_a_held_key_never_repeats_a_move(calm: Player, key: int) -> None:
    assert pygame.key.get_repeat() == (0, 0)
    calm.click("stock", "stock", "stock")
    mod = pygame.KMOD_LCTRL if key == pygame.K_z else 0
    calm.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod))
    calm.wait(3.0)
    assert len(calm.moves) == 4


def pull_out(player: Player, number: int) -> None:
    player.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number))
    player.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number))
    player.app.step()


def test_pulling_a_pad_out_with_everything_held_plays_nothing_and_holds_nothing(calm: Player) -> None:
    heard = intents_of(calm)
    for number in range(5):
        calm.post(
            pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=number, button=0),
            pygame.Event(
                pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=number
            ),
            pygame.Event(pygame.JOYAXISMOTION, joy=0, instance_id=number, axis=0, value=1.0),
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=LEFT_X, value=32767, instance_id=number),
        )
        calm.app.step()
        pull_out(calm, number)
        count = len(heard)
        calm.wait(1.0)
        assert len(heard) == count
        for _twice in range(2):
            calm.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
            calm.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0, guid=""))
        calm.app.step()
    assert (calm.moves, calm.selected) == ([], None)


def test_a_pad_that_comes_back_works_at_once_and_one_press_is_one_action(calm: Player) -> None:
    pull_out(calm, 0)
    calm.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=X, instance_id=1))
    calm.post(pygame.Event(pygame.CONTROLLERBUTTONUP, button=X, instance_id=1))
    calm.app.step()
    assert calm.moves == ["draw"]


def test_a_pad_that_was_never_there_can_be_pulled_out(calm: Player) -> None:
    pull_out(calm, 77)
    calm.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=31, guid=""))
    calm.app.step()
    calm.click("stock")
    assert calm.moves == ["draw"]


def test_mouse_and_keys_go_on_after_a_pad_was_pulled_out(calm: Player) -> None:
    calm.stick(LEFT_X, 1.0)
    pull_out(calm, PAD)
    assert (calm.overlay, calm.said) == ("pause", "The controller was unplugged")
    calm.press(pygame.K_ESCAPE)
    calm.click("stock")
    calm.press(pygame.K_SPACE)
    assert calm.moves == ["draw", "draw"]


def test_pulling_out_a_pad_that_is_not_in_use_does_not_pause(calm: Player) -> None:
    calm.stick(LEFT_X, 1.0)
    calm.click("stock")
    pull_out(calm, PAD)
    assert calm.overlay is None


def test_a_pad_pulled_out_while_paused_leaves_the_pause_as_it_is(calm: Player) -> None:
    calm.button(pygame.CONTROLLER_BUTTON_START)
    before = calm.scene.overlays.current
    pull_out(calm, PAD)
    assert calm.scene.overlays.current is before


def test_a_pad_does_nothing_while_the_window_is_out_of_focus(calm: Player) -> None:
    calm.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    calm.app.step()
    calm.button(X)
    assert calm.moves == []
    calm.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    calm.app.step()
    calm.button(X)
    assert calm.moves == ["draw"]


def test_losing_the_window_lets_go_what_is_held(calm: Player) -> None:
    heard = intents_of(calm)
    calm.stick(LEFT_X, 1.0)
    calm.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0))
    calm.app.step()
    calm.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    calm.app.step()
    count = len(heard)
    calm.wait(2.0)
    assert len(heard) == count


def test_the_first_press_of_confirm_only_shows_where_the_focus_is(calm: Player) -> None:
    calm.button(A)
    assert (calm.selected, calm.focus is not None) == (None, True)
    focus = calm.focus
    calm.button(A)
    assert calm.selected == focus


def test_the_pad_works_from_the_first_screen(menu: Player) -> None:
    menu.button(A)
    menu.settle()
    assert menu.scene.overlay is None
    assert menu.moves == []


def test_prompts_on_screen_name_the_device_that_was_used_last(calm: Player) -> None:
    names = []
    for use in (lambda: calm.button(X), lambda: calm.press(pygame.K_SPACE), lambda: calm.click("stock")):
        use()
        names.append(calm.app.translator.device.name)
    assert names == ["CONTROLLER", "KEYBOARD", "MOUSE"]


def test_back_on_the_pad_opens_the_pause_and_leaves_it(calm: Player) -> None:
    calm.button(B)
    assert calm.overlay == "pause"
    calm.button(B)
    assert calm.overlay is None
