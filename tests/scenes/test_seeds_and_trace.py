"""The same seed is the same deals, whatever sparkles; and the trace is a game that can be played again."""

from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.record import GameRecord
from tests.support.player import Player, Sit
from tests.support.transcripts import winning_game


def next_deals(player: Player, number: int = 6) -> list[str]:
    """The codes that come, one after the other."""
    codes = []
    for _deal in range(number):
        player.press(pygame.K_n)
        codes.append(player.code)
    return codes


@pytest.fixture
def expected(sit: Sit) -> list[str]:
    """What seed 7 deals."""
    return next_deals(sit(seed=7, is_reduced_motion=True))


def test_the_same_seed_deals_the_same(sit: Sit, expected: list[str]) -> None:
    assert next_deals(sit(seed=7, is_reduced_motion=True)) == expected


def test_another_seed_deals_something_else(sit: Sit, expected: list[str]) -> None:
    assert not set(next_deals(sit(seed=8, is_reduced_motion=True))) & set(expected)


def test_no_deal_comes_twice(expected: list[str]) -> None:
    assert len(set(expected)) == len(expected)


def test_without_a_seed_each_run_deals_something_else(sit: Sit) -> None:
    assert next_deals(sit(is_reduced_motion=True)) != next_deals(sit(is_reduced_motion=True))


def test_motion_time_size_and_sparkle_change_no_deal(sit: Sit, expected: list[str]) -> None:
    player = sit(seed=7, size=(800, 600))
    player.play(["draw"] * 9 + ["pair 25 waste"])
    player.wait(1.5, tick=0.05)
    player.click("pause", "new", "yes")
    codes = [player.code]
    player.app.screen.window.size = (700, 500)
    player.wait(1.0, tick=0.05)
    assert codes + next_deals(player, 5) == expected


def test_the_seed_counts_from_the_menu_too(sit: Sit) -> None:
    codes = []
    for _run in range(2):
        player = sit(None, seed=7, is_reduced_motion=True)
        player.wait(1.0, tick=0.05)
        player.click("deal")
        player.settle()
        codes.append(player.code)
    assert codes[0] == codes[1]


def test_the_same_clicks_are_the_same_game_at_any_speed(sit: Sit) -> None:
    moves = list(winning_game("HH1-N-AAAAAAM").moves[:30])
    texts = []
    for pause in (0.0, 0.3):
        player = sit(is_reduced_motion=pause == 0.0)
        for move in moves:
            player.play([move])
            player.wait(pause, tick=0.1)
        texts.append(player.text)
    assert texts[0] == texts[1] == ["deal HH1-N-AAAAAAM", *moves]


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    return tmp_path / "trace.txt"


def lines(trace: Path) -> list[str]:
    return [line for line in trace.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def test_every_step_is_a_line_and_is_there_at_once(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_reduced_motion=True)
    expected = ["deal HH1-N-AAAAAAM"]
    assert lines(trace) == expected
    for step in ["draw"] * 9 + ["pair 25 waste", "undo", "redo", "draw"]:
        player.play([step])
        expected.append(step)
        assert lines(trace) == expected


def test_what_does_nothing_leaves_no_line(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_reduced_motion=True)
    player.click(1, 25, 25, "hint", "help", "help", "pause", "resume")
    player.undo()
    player.redo()
    assert lines(trace) == ["deal HH1-N-AAAAAAM"]


def test_a_trace_can_be_played_again(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_reduced_motion=True)
    player.play(["draw"] * 9 + ["pair 25 waste", "undo", "redo", "draw"])
    record = GameRecord.replay(trace.read_text(encoding="utf-8"))
    assert record.state == player.state
    assert record.text == player.scene.session.record.text


def test_each_new_deal_has_its_line_before_its_moves(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_reduced_motion=True, seed=3)
    player.press(pygame.K_n)
    player.click("stock")
    assert lines(trace) == ["deal HH1-N-AAAAAAM", f"deal {player.code}", "draw"]


def test_even_when_the_first_move_comes_in_the_same_frame(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_reduced_motion=True, seed=3)
    for key in (pygame.K_n, pygame.K_SPACE):
        player.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0))
    player.app.step()
    assert lines(trace) == ["deal HH1-N-AAAAAAM", f"deal {player.code}", "draw"]


def test_a_move_before_the_first_frame_comes_after_the_deal(sit: Sit, trace: Path) -> None:
    player = sit(trace=str(trace), is_settled=False)
    player.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0))
    player.app.step()
    assert lines(trace) == ["deal HH1-N-AAAAAAM", "draw"]


def test_a_trace_goes_on_at_the_end_of_a_file_that_is_there(sit: Sit, trace: Path) -> None:
    trace.write_text("# an older game\ndeal HH1-N-AAAAAAJ\n", encoding="utf-8")
    sit(trace=str(trace))
    assert lines(trace) == ["deal HH1-N-AAAAAAJ", "deal HH1-N-AAAAAAM"]
