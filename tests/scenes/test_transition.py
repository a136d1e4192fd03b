"""From scene to scene: closed over the old one, opened on the new one, swapped once in the dark."""

import pygame
import pytest

from scenes.transition import Transition

SIZE = (320, 180)


class Stagehand:
    """Counts how often the scene is changed."""

    def __init__(self) -> None:
        self.swaps = 0

    def __call__(self) -> None:
        self.swaps += 1


@pytest.fixture
def transition() -> Transition:
    return Transition(False, "#06020F", "#F6C76B")


def picture(transition: Transition) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill("white")
    transition.paint(surface)
    return surface


def brightness(surface: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(surface)[:3]) / 3


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_scene_is_changed_once_in_the_middle(transition: Transition, is_reduced: bool) -> None:
    swap = Stagehand()
    transition.start(swap, is_reduced)
    assert (transition.is_running, transition.is_closing, swap.swaps) == (True, True, 0)
    counts = []
    while transition.is_running:
        transition.advance(1 / 60)
        counts.append(swap.swaps)
    assert counts == sorted(counts)
    assert (swap.swaps, transition.is_closing) == (1, False)
    assert 0.3 < counts.count(0) / len(counts) < 0.7


@pytest.mark.parametrize("is_reduced", [False, True])
def test_it_grows_dark_and_bright_again(transition: Transition, is_reduced: bool) -> None:
    transition.start(Stagehand(), is_reduced)
    seen = [brightness(picture(transition))]
    while transition.is_running:
        transition.advance(1 / 30)
        seen.append(brightness(picture(transition)))
    darkest = seen.index(min(seen))
    assert min(seen) < 40
    assert 0 < darkest < len(seen) - 1
    assert seen[0] > 200
    assert seen[-1] > 200


@pytest.mark.parametrize("after", [0.0, 0.2, 0.5])
def test_finishing_early_changes_the_scene_exactly_once(transition: Transition, after: float) -> None:
    swap = Stagehand()
    transition.start(swap, False)
    transition.advance(after)
    transition.finish()
    transition.finish()
    transition.advance(1.0)
    assert (swap.swaps, transition.is_running) == (1, False)


def test_one_long_turn_changes_the_scene_once(transition: Transition) -> None:
    swap = Stagehand()
    transition.start(swap, False)
    transition.advance(30.0)
    assert (swap.swaps, transition.is_running) == (1, False)


def test_before_the_first_start_nothing_runs(transition: Transition) -> None:
    transition.finish()
    transition.advance(1.0)
    assert not transition.is_running


@pytest.mark.parametrize("size", [(640, 360), (300, 2000), (4000, 300), (1, 1)])
def test_it_can_be_drawn_in_every_size_at_every_moment(transition: Transition, size: tuple[int, int]) -> None:
    transition.start(Stagehand(), False)
    surface = pygame.Surface(size)
    while transition.is_running:
        transition.paint(surface)
        transition.advance(0.06)
    transition.paint(surface)
