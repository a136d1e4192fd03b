"""What a frame costs: milliseconds per frame for each scene and event, on the dummy driver.

A frame is everything the program does in a tick: events, time, display list, painting, showing. Frames in
which nothing is drawn count too. Run it with nothing else running; numbers are medians over the runs.

    python benchmarks/frames.py [--size 1920x1080] [--runs 5] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scenes.command_line import prepare_environment  # noqa: E402

prepare_environment(is_hidden=True)

from game.deals import EXAMPLE, EXAMPLES, DealCode, Game  # noqa: E402
from game.heart_to_heart.record import GameRecord  # noqa: E402
from scenes.app import TICK, App  # noqa: E402
from scenes.starting import Options  # noqa: E402
from scenes.table.settings import Motion  # noqa: E402

HEARTS_TRICKS = 8  # of a round of Hearts are measured
WIN = ROOT / "tests/golden/heart_to_heart/win_HH1-N-AAAAAAM.txt"
Costs = list[float]  # milliseconds


def frames(app: App, seconds: float, clock: Callable[[], float]) -> Costs:
    """The cost of each tick for some seconds."""
    costs = []
    for _tick in range(round(seconds / TICK)):
        started = clock()
        app.step(TICK)
        costs.append(1000 * (clock() - started))
    return costs


def table(size: tuple[int, int]) -> App:
    """The example deal, its cards at rest."""
    app = App(Options(code=DealCode.parse(EXAMPLE), size=size, is_muted=True))
    app.step()
    app.scene.timeline.finish()
    for _tick in range(40):
        app.step()
    return app


def measure(size: tuple[int, int], clock: Callable[[], float]) -> dict[str, Costs]:
    """The costs of everything once."""
    costs: dict[str, Costs] = {}
    app = App(Options(code=DealCode.parse(EXAMPLE), size=size, is_muted=True))
    app.step()  # rasterises: the start has a benchmark of its own
    costs["deal"] = frames(app, 1.5, clock)
    app.close()
    app = table(size)
    scene = app.scene
    draws: Costs = []
    for _number in range(9):
        scene.stock()
        draws += frames(app, 0.6, clock)
    costs["draw"] = draws
    scene.pick(25)
    costs["select"] = frames(app, 0.4, clock)
    scene.pick(0)
    costs["pair"] = frames(app, 1.6, clock)
    scene.undo()
    costs["undo"] = frames(app, 0.8, clock)
    scene.pause()
    costs["pause"] = frames(app, 0.8, clock)
    scene.overlays.resume()
    costs["resume"] = frames(app, 0.8, clock)
    costs["living background"] = frames(app, 4.0, clock)
    app.stage.settings.motion = Motion.REDUCED
    frames(app, 0.5, clock)
    costs["idle"] = frames(app, 0.9, clock)
    app.close()
    costs["win"] = win(size, clock)
    costs |= hearts(size, clock)
    app = App(Options(size=size, is_muted=True))
    frames(app, 1.0, clock)
    costs["menu"] = frames(app, 3.0, clock)
    app.close()
    return costs


def hearts(size: tuple[int, int], clock: Callable[[], float]) -> dict[str, Costs]:
    """A round of Hearts, up to some tricks: each card that is played, each trick that is taken."""
    app = App(Options(code=DealCode.parse_any(EXAMPLES[Game.HEARTS]), size=size, is_muted=True))
    app.step()
    scene, session = app.scene, app.scene.session
    costs = {
        "hearts deal": frames(app, 2.0, clock),
        "hearts choose": [],
        "hearts play": [],
        "hearts others": [],
    }
    for card in scene.view.hand(session)[:3]:
        scene.pick(card)
        costs["hearts choose"] += frames(app, 0.4, clock)
    scene.pass_cards()
    costs["hearts pass"] = frames(app, 1.4, clock)
    while len(session.round.tricks) < HEARTS_TRICKS:
        if session.is_my_turn:
            scene.pick(session.playable[0])
            costs["hearts play"] += frames(app, 0.4, clock)
        else:
            costs["hearts others"] += frames(app, 0.2, clock)
    scene.overlays.scores()
    costs["hearts scores"] = frames(app, 0.6, clock)
    app.close()
    return costs


def win(size: tuple[int, int], clock: Callable[[], float]) -> Costs:
    """From the last pair of a won game to the result panel and on."""
    app = table(size)
    lines = WIN.read_text(encoding="utf-8").splitlines()
    *most, last = [line for line in lines if line and not line.startswith("#")]
    app.scene.adopt(GameRecord.replay("\n".join(most)))
    frames(app, 0.5, clock)
    _pair, first, second = last.split()
    for place in (first, second):
        app.scene.pick(0 if place == "waste" else int(place))
    costs = frames(app, 6.0, clock)
    app.close()
    return costs


def percentile(costs: Costs, share: float) -> float:
    """The cost that `share` of the frames stay under."""
    ordered = sorted(costs)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def summary(runs: list[dict[str, Costs]]) -> dict[str, dict[str, float]]:
    """The median over the runs of each percentile."""
    return {
        name: {
            label: round(statistics.median(percentile(run[name], share) for run in runs), 2)
            for label, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))
        }
        for name in runs[0]
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument(
        "--cpu", action="store_true", help="count processor time of the loop instead of time that passes"
    )
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    clock = time.thread_time if chosen.cpu else time.perf_counter
    result = summary([measure((width, height), clock) for _run in range(chosen.runs)])
    if chosen.json:
        print(json.dumps({"size": chosen.size, "runs": chosen.runs, "frames": result}, indent=1))
        return
    print(f"{chosen.size}, median of {chosen.runs} runs, ms a frame")
    for name, row in result.items():
        print(f"{name:20}" + "".join(f"{label:>6} {value:6.2f}" for label, value in row.items()))


if __name__ == "__main__":
    main()
