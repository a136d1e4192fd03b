"""How fast the solver is: deals a second for winnability, percentiles of the time that par takes, memory.

python -m benchmarks.solver [--deals 10000] [--pars 1000] [--seed 1] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import statistics
import time
from itertools import islice
from typing import TYPE_CHECKING

from game.deals import NUMBER_OF_DEALS, DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.solver import is_winnable, par

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.heart_to_heart.rules import State

PERCENTILES = (50, 90, 99, 100)


def deals(seed: int) -> Iterator[State]:
    """Random normal deals, without end."""
    source = random.Random(seed)
    while True:
        yield deal_for(DealCode.normal(source.randrange(NUMBER_OF_DEALS)))


def time_winnability(count: int, seed: int) -> dict[str, float]:
    """Deals a second, and the share of them that can be won in per cent."""
    dealt = list(islice(deals(seed), count))
    started = time.perf_counter()
    won = sum(map(is_winnable, dealt))
    seconds = time.perf_counter() - started
    return {"deals a second": round(count / seconds), "winnable %": round(100 * won / count, 1)}


def time_pars(count: int, seed: int) -> dict[str, float]:
    """Percentiles of the milliseconds for par over so many winnable deals, and the pars themselves."""
    times, pars = [], []
    for deal in islice(filter(is_winnable, deals(seed)), count):
        started = time.perf_counter()
        solution = par(deal)
        times.append(1000 * (time.perf_counter() - started))
        pars.append(solution.moves if solution else 0)
    times.sort()
    result = {f"p{share} ms": round(times[min(count - 1, count * share // 100)], 1) for share in PERCENTILES}
    return result | {
        "mean ms": round(statistics.mean(times), 1),
        "least par": min(pars),
        "median par": statistics.median(pars),
        "greatest par": max(pars),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--pars", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    result = {
        "winnability": time_winnability(chosen.deals, chosen.seed),
        "par": time_pars(chosen.pars, chosen.seed),
        "memory": {"peak MB": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)},
    }
    if chosen.json:
        print(json.dumps(result, indent=1))
        return
    for name, figures in result.items():
        print(f"{name:12}" + "  ".join(f"{label} {figure}" for label, figure in figures.items()))


if __name__ == "__main__":
    main()
