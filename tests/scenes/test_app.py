"""The loop: even ticks, stalls that are forgiven, slow ticks out of focus, devices after the first frames."""

from types import SimpleNamespace

import pygame
import pytest

from scenes.app import IDLE_POLL, TICK
from scenes.turns import LONGEST_STEP
from tests.support.player import Player, Sit


class Time:
    """A clock of the test's own: it goes on only while someone sleeps, or when it is pushed."""

    def __init__(self) -> None:
        self.now = 1000.0

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr("scenes.app.time", made)
    return made


def run(player: Player, turns: int, before: object = None) -> list[float]:
    """Let the loop run so many turns; returns the seconds of each. `before(turn)` is called before each."""
    seconds: list[float] = []
    step = player.app.step

    def counted(tick: float) -> None:
        if before:
            before(len(seconds))
        seconds.append(tick)
        if len(seconds) == turns:
            player.app.stop()
        step(tick)

    player.app.step = counted
    player.app.run()
    return seconds


def test_time_passes_in_even_ticks(calm: Player, time: Time) -> None:
    started = time.now
    assert run(calm, 60) == pytest.approx([TICK] * 60)
    assert time.now - started == pytest.approx(1.0, abs=0.02)


def test_a_turn_that_took_long_is_made_up_for(calm: Player, time: Time) -> None:
    def be_late(turn: int) -> None:
        if turn == 10:
            time.now += 2.5 * TICK

    started = time.now
    seconds = run(calm, 30, be_late)
    assert max(seconds) <= LONGEST_STEP * TICK
    assert sum(seconds) == pytest.approx(time.now - started, abs=2 * TICK)


def test_a_long_stall_is_forgiven(sit: Sit, time: Time) -> None:
    player = sit(is_reduced_motion=True)
    player.click("stock")

    def sleep_for_five_minutes(turn: int) -> None:
        if turn == 10:
            time.now += 300

    seconds = run(player, 30, sleep_for_five_minutes)
    assert max(seconds) <= LONGEST_STEP * TICK + 1e-9
    assert player.scene.session.seconds < 1.0


def test_out_of_focus_it_looks_ten_times_a_second(sit: Sit, time: Time) -> None:
    player = sit(is_reduced_motion=True)
    player.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    seconds = run(player, 12)
    assert seconds[2:] == pytest.approx([IDLE_POLL] * 10)


def test_back_in_focus_it_is_quick_again(sit: Sit, time: Time) -> None:
    player = sit(is_reduced_motion=True)

    def come_and_go(turn: int) -> None:
        if turn in (2, 8):
            player.post(pygame.Event(pygame.WINDOWFOCUSLOST if turn == 2 else pygame.WINDOWFOCUSGAINED))

    assert run(player, 20, come_and_go)[12:] == pytest.approx([TICK] * 8)


def test_sound_and_controllers_wait_for_the_first_frames(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    player = sit(is_settled=False)
    assert not player.app.stage.sounds.is_available
    player.app.step()
    assert not player.app.stage.sounds.is_available
    player.wait(0.2)
    assert player.app.stage.sounds.is_available


def test_dear_frames_thin_the_decoration_and_cheap_ones_bring_it_back(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit()
    costs = SimpleNamespace(now=0.0, each=0.05)

    def perf_counter() -> float:
        costs.now += costs.each / 2
        return costs.now

    monkeypatch.setattr("scenes.app.time", SimpleNamespace(perf_counter=perf_counter))
    player.wait(5.0)
    assert player.app.stage.is_load_high
    costs.each = 0.001
    player.wait(10.0)
    assert not player.app.stage.is_load_high


def test_a_fault_in_a_scene_is_not_swallowed(sit: Sit) -> None:
    player = sit(is_reduced_motion=True)
    player.scene.tick = lambda seconds: 1 / 0
    with pytest.raises(ZeroDivisionError):
        player.app.step()
