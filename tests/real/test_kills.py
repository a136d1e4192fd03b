"""Killed at any moment of random play, the program loses nothing that was shown a moment before."""

import random
import time
from pathlib import Path

import pytest

from game.deals import EXAMPLE, DealCode
from game.heart_to_heart.record import GameRecord
from game.hearts.record import MatchRecord
from game.store.opening import open_store
from scenes.hearts.layout import Geometry
from scenes.hearts.session import Session
from scenes.trace import Trace
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess
from tests.support.hearts_matches import MATCH

pytestmark = pytest.mark.real_window

SIZE = (1280, 720)
WINDOW = ("--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--reduced-motion", "--mute")
SEEDS = range(4)  # of each game
DURABLE = 0.1  # s; by then a move that stands in the trace is on the disk
LONGEST = {EXAMPLE: 3.0, MATCH: 7.0}  # s of play
KEYS = {EXAMPLE: ("space", "space", "ctrl+z", "ctrl+y", "Right", "Up", "Return"), MATCH: ("Right", "Return")}


def pass_cards(game: GameProcess) -> None:
    """Choose three cards by clicking on what is seen of them, and pass them."""
    session, table = Session(DealCode.parse_any(MATCH), Trace(None)), Geometry(*SIZE)
    for card in session.hand()[:3]:
        hand = session.hand()
        spot = table.fan(len(hand))[hand.index(card)]
        game.click(spot.x - 0.32 * table.card_width, spot.y - 0.2 * table.card_height)
        session.pick(card)
    game.click(*table.pass_button.center)


def play_at_random(game: GameProcess, code: str, source: random.Random) -> None:
    """Press random keys for a random while."""
    if code == MATCH:
        pass_cards(game)
    end = time.monotonic() + source.uniform(0.3, LONGEST[code])
    while time.monotonic() < end:
        game.key(source.choice(KEYS[code]))


def kill(game: GameProcess) -> list[str]:
    """End the program in the midst of what it does; returns what stood in its trace a moment before."""
    seen = game.read_trace()
    time.sleep(DURABLE)
    game.process.kill()
    game.process.wait()
    return seen


def stored_text(folder: Path, kind: str) -> list[str]:
    """The text of the game in progress."""
    opened = open_store(folder, "x")
    progress = opened.store.progress(kind)
    opened.store.close()
    assert opened.notice == ""
    return progress.text.splitlines() if progress else []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("code", [EXAMPLE, MATCH])
def test_what_was_durable_is_there_after_a_kill(
    display: Display, tmp_path: Path, code: str, seed: int
) -> None:
    kind = code[:2]
    folder = tmp_path / "games"
    arguments = (*WINDOW, "--data-dir", str(folder))
    with GameProcess(display, tmp_path, "--deal", code, *arguments) as game:
        play_at_random(game, code, random.Random(seed))
        seen = kill(game)
        done = game.read_trace()
    stored = stored_text(folder, kind)
    if len(seen) > 1:  # a move was made
        assert stored[: len(seen)] == seen
    both = min(len(done), len(stored))
    assert stored[:both] == done[:both]
    game.trace_file.unlink()
    if not stored:
        return
    replay = MatchRecord.replay if code == MATCH else GameRecord.replay
    with GameProcess(display, tmp_path, *arguments) as again:
        again.key("Return")
        wait_until(lambda: again.read_trace()[1 : 1 + len(stored)] == stored, again.report)
        assert replay("\n".join(again.read_trace()[: 1 + len(stored)])) == replay("\n".join(stored))
        assert "Traceback" not in again.log()
