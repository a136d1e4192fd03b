"""How long a start takes: until the first frame that shows cards, and until a menu that listens.

Run it with `make bench`, or by itself: python -m benchmarks.startup [--runs N] [--bundle] [--json]
The moment is read from the trace, which the program writes right after the frame was shown. The window opens
on an X server of its own, so the figures hold for a machine without a graphics card.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.support.display import Display, end, missing_programs

ROOT = Path(__file__).resolve().parents[1]
FROM_SOURCE = (sys.executable, str(ROOT / "main.py"))
FROM_BUNDLE = (str(ROOT / "dist" / "two-of-hearts"),)


class Goal(NamedTuple):
    """One thing to wait for: its arguments, the line of the trace that ends it, and the longest allowed."""

    name: str
    arguments: tuple[str, ...]
    line: str
    limit: float  # s


WINDOW = ("--size", "1280x720", "--windowed")
GOALS = (
    Goal("cards", ("--deal", "HH1-N-AAAAAAM", *WINDOW), "deal HH1-N-AAAAAAM", 0.35),
    Goal("menu", WINDOW, "# ready menu", 0.50),
)

POLL = 0.001  # s between looks at the trace
PATIENCE = 20.0  # s


def time_to(line: str, command: Sequence[str], display: Display, folder: Path) -> float:
    """Seconds from starting the command until this line stands in its trace."""
    trace = folder / "trace.txt"
    trace.unlink(missing_ok=True)
    # Without that variable Python keeps compiled modules, as on a player's machine: the start is warm.
    environment = display.environment({"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")})
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--trace", str(trace)],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not has_line(trace, line):
            if process.poll() is not None or time.perf_counter() - started > PATIENCE:
                raise SystemExit(f"startup: {' '.join(command)} never wrote {line!r} to its trace")
            time.sleep(POLL)
        return time.perf_counter() - started
    finally:
        end(process)


def has_line(file: Path, line: str) -> bool:
    """Whether a whole line of the file is this one."""
    return file.exists() and f"{line}\n" in file.read_text(encoding="utf-8")


def measure(command: Sequence[str], runs: int) -> dict[str, list[float]]:
    """The seconds of each run by goal, after one run that warms the disk's cache."""
    with Display() as display, tempfile.TemporaryDirectory(prefix="startup-") as folder:
        return {goal.name: times(goal, command, runs, display, Path(folder)) for goal in GOALS}


def times(goal: Goal, command: Sequence[str], runs: int, display: Display, folder: Path) -> list[float]:
    """The seconds of each run towards one goal."""
    started = [*command, *goal.arguments]
    return [time_to(goal.line, started, display, folder) for _run in range(runs + 1)][1:]


def table(results: dict[str, list[float]]) -> str:
    """The results for a person to read, in milliseconds."""
    rows = [f"{'first frame of':<16}{'median':>8}{'best':>8}{'worst':>8}{'limit':>8}   ms"]
    for goal in GOALS:
        seconds = results[goal.name]
        figures = (statistics.median(seconds), min(seconds), max(seconds), goal.limit)
        rows.append(f"{goal.name:<16}" + "".join(f"{1000 * figure:8.0f}" for figure in figures))
    return "\n".join(rows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description="Measure the start.")
    parser.add_argument(
        "--runs", type=int, default=7, help="how many starts of each kind count (%(default)s)"
    )
    parser.add_argument(
        "--bundle", action="store_true", help="measure dist/two-of-hearts instead of the source"
    )
    parser.add_argument("--json", action="store_true", help="print the seconds of every run as JSON")
    chosen = parser.parse_args()
    if missing := missing_programs():
        raise SystemExit(f"startup: not installed: {', '.join(missing)}")
    results = measure(FROM_BUNDLE if chosen.bundle else FROM_SOURCE, max(1, chosen.runs))
    print(json.dumps(results) if chosen.json else table(results))


if __name__ == "__main__":
    main()
