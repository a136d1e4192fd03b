"""Killed at any moment of random play, the program loses nothing that was shown a moment before.

Each seed is a game that is killed, looked at, and continued. `KILLS=100` in the environment asks for more of
them than the few that are usual.
"""

import os
import random
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from game.heart_to_heart.record import GameRecord
from game.hearts.record import MatchRecord
from game.store.games import Progress
from game.store.opening import open_store
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hearts_matches import MATCH
from tests.support.kills import SIZE, WAYS, choose, press_pass

pytestmark = pytest.mark.real_window

WINDOW = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--mute")
SEEDS = range(int(os.environ.get("KILLS", "15")))
DURABLE = 0.1  # s; by then a move that stands in the trace is on the disk


class Kept(NamedTuple):
    """What a store holds of a kind of game."""

    progress: Progress | None
    finished: int

    @property
    def lines(self) -> list[str]:
        return self.progress.text.splitlines() if self.progress else []


def kill(game: GameProcess) -> list[str]:
    """End the program in the midst of what it does; returns what was in its trace a moment before."""
    seen = game.read_trace()
    time.sleep(DURABLE)
    game.process.kill()
    game.process.wait()
    return seen


def kept(folder: Path, kind: str) -> Kept:
    """What lasted; the file must be sound."""
    opened = open_store(folder, "2026-11-30-101500")
    found = Kept(opened.store.progress(kind), len(opened.store.results(kind)))
    opened.store.close()
    assert opened.notice == ""
    return found


def played(lines: list[str]) -> list[str]:
    """The lines of a trace without remarks."""
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed}-{WAYS[seed % len(WAYS)].name}")
def test_what_was_durable_is_there_after_a_kill(display: Display, tmp_path: Path, seed: int) -> None:
    way, folder = WAYS[seed % len(WAYS)], tmp_path / "games"
    arguments = (*WINDOW, "--data-dir", str(folder))
    with GameProcess(display, tmp_path, *way.prepare(folder), *arguments) as game:
        chosen = way.play(game, random.Random(seed))
        if chosen:
            time.sleep(DURABLE)
        seen = played(kill(game))
        done = played(game.read_trace())
    after = kept(folder, way.code[:2])
    assert after.finished == 0, "a kill is no loss"
    if len(seen) > 1 or chosen:
        assert after.lines[: len(seen)] == seen
    both = min(len(done), len(after.lines))
    assert after.lines[:both] == done[:both]
    if chosen:
        assert after.progress is not None
        assert after.progress.pending == tuple(map(str, chosen))
    game.trace_file.unlink()
    continue_it(display, tmp_path, arguments, way.code, after)


def continue_it(display: Display, tmp_path: Path, arguments: tuple[str, ...], code: str, after: Kept) -> None:
    """Start again: what lasted is offered, and the same state is on the table."""
    with GameProcess(display, tmp_path, *arguments) as again:
        if after.progress is None:
            return
        again.key("Return")
        wait_until(lambda: played(again.read_trace())[: len(after.lines)] == after.lines, again.report)
        replay = MatchRecord.replay if code == MATCH else GameRecord.replay
        shown = played(again.read_trace())[: len(after.lines)]
        assert replay("\n".join(shown)) == replay(after.progress.text)
        if after.progress.pending:
            finish_the_pass(again, after.progress.pending)
        assert "Traceback" not in again.log()


def finish_the_pass(game: GameProcess, chosen: tuple[str, ...]) -> None:
    """The cards that were chosen before are still chosen: with the others they are passed."""
    choose(game, 3, known=len(chosen))
    press_pass(game)
    wait_until(lambda: any(line.startswith("pass S") for line in game.read_trace()), game.report)
    (line,) = [line for line in game.read_trace() if line.startswith("pass S")]
    assert set(chosen) < set(line.split())
