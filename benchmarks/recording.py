"""What recording a move costs: milliseconds of the frame in which it is made, and until it is on the disk.

Of the frame it may cost no more than a millisecond in 99 of 100 moves; a tenth of a second later the move
must be durable. Measured is the keeping of both tables, which stores each move as in play. Between moves
passes the time of one frame, which is less than any player needs.

    python benchmarks/recording.py [--runs 5] [--cpu] [--json] [--dir FOLDER]
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scenes.command_line import prepare_environment  # noqa: E402

prepare_environment(is_hidden=True)

from benchmarks.frames import WIN, percentile  # noqa: E402
from game.deals import DealCode  # noqa: E402
from game.heart_to_heart.record import GameRecord  # noqa: E402
from game.heart_to_heart.rules import StockMove  # noqa: E402
from game.store.opening import open_store  # noqa: E402
from game.store.store import Store  # noqa: E402
from scenes.hearts.keeping import Keeping as MatchKeeping  # noqa: E402
from scenes.hearts.session import Session as MatchSession  # noqa: E402
from scenes.solitaire.keeping import Keeping as DealKeeping  # noqa: E402
from scenes.solitaire.session import Session as DealSession  # noqa: E402
from scenes.trace import Trace  # noqa: E402
from tests.support.hearts_matches import MATCH, next_move, played_until  # noqa: E402

MOST_OF_A_FRAME, DURABLE = 1.0, 100.0  # ms
LONG_GAME = 3_000  # moves: nobody has ever needed so many
MOVES = 300  # measured of each game
FLUSHES = 10  # between so many moves one waits for the disk
FRAME = 1 / 60  # s


class Cost(NamedTuple):
    """Of one game, in milliseconds: of each frame, and of each wait for the disk."""

    frames: list[float]
    disk: list[float]


def now() -> str:
    return "2026-11-30T10:15:00.000000+00:00"


def measure(store: Store, moves: Iterator[Callable[[], None]], clock: Callable[[], float]) -> Cost:
    """Record moves. Only the storing counts, not the move itself."""
    cost = Cost([], [])
    for number, record in enumerate(moves):
        started = clock()
        record()
        cost.frames.append(1000 * (clock() - started))
        time.sleep(FRAME)
        if number % FLUSHES == 0:
            started = time.perf_counter()
            store.flush()
            cost.disk.append(1000 * (time.perf_counter() - started))
    return cost


def deal_moves(store: Store, before: int) -> Iterator[Callable[[], None]]:
    """Draws of a deal in which so many moves were made before."""
    code = GameRecord.replay(WIN.read_text(encoding="utf-8")).code
    session, keeping = DealSession(code, Trace(None), "deal"), DealKeeping(store, now)

    def turn() -> None:
        move = session.stock_move()
        assert isinstance(move, StockMove)
        session.do(move)

    for _move in range(before):
        turn()
    for _move in range(MOVES):
        turn()
        session.seconds += 1.0
        yield lambda: keeping.store(session)


def match_moves(store: Store, session: MatchSession) -> Iterator[Callable[[], None]]:
    """The next moves of a match, those of the opponents too."""
    keeping = MatchKeeping(store, now)
    keeping.store(session)
    for _move in range(MOVES):
        if session.winner is not None:
            return
        session.do(next_move(session))
        yield lambda: keeping.store(session)


def long_match() -> MatchSession:
    """A match in its last round but one or so."""
    return played_until(lambda session: max(session.totals) >= 80)


def games(store: Store) -> Iterator[tuple[str, Iterator[Callable[[], None]]]]:
    """Everything that is measured, by name."""
    yield "deal", deal_moves(store, 0)
    yield f"deal after {LONG_GAME} moves", deal_moves(store, LONG_GAME)
    yield "match", match_moves(store, MatchSession(DealCode.parse_any(MATCH), Trace(None)))
    yield "long match", match_moves(store, long_match())


def run(folder: Path, clock: Callable[[], float]) -> dict[str, Cost]:
    """Everything once, in a store of its own."""
    store, notice = open_store(folder, "2026-11-30-101500")
    assert not notice, notice
    costs = {name: measure(store, moves, clock) for name, moves in games(store)}
    store.close()
    return costs


def summary(runs: list[dict[str, Cost]]) -> dict[str, dict[str, float]]:
    """The median over the runs of each percentile, and the longest wait for the disk."""
    rows = {}
    for name in runs[0]:
        rows[name] = {
            label: round(statistics.median(percentile(costs[name].frames, share) for costs in runs), 3)
            for label, share in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0))
        }
        rows[name]["disk"] = round(max(max(costs[name].disk) for costs in runs), 1)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--dir", help="where the store lies; a folder of the system's own without it")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--cpu", action="store_true", help="count processor time of the frame instead of time that passes"
    )
    chosen = parser.parse_args()
    clock = time.thread_time if chosen.cpu else time.perf_counter
    runs = []
    for _run in range(chosen.runs):
        with tempfile.TemporaryDirectory(dir=chosen.dir) as folder:
            runs.append(run(Path(folder), clock))
    result = summary(runs)
    if chosen.json:
        print(json.dumps({"runs": chosen.runs, "recording": result}, indent=1))
    else:
        print(f"median of {chosen.runs} runs, ms a move; disk: the longest wait for it")
        for name, row in result.items():
            print(f"{name:24}" + "".join(f"{label:>7} {value:7.3f}" for label, value in row.items()))
    if any(row["p99"] > MOST_OF_A_FRAME for row in result.values()):
        raise SystemExit(f"more than {MOST_OF_A_FRAME} ms of a frame")


if __name__ == "__main__":
    main()
