"""Bots against bots: what each of them pays for a deal, how often it shoots the moon, how long it thinks.

    python -m benchmarks.arena careful random random random --deals 500 --duplicate
    python -m benchmarks.arena steady careful bold sly --matches 100 --json

Four names take the seats S, W, N and E. In duplicate mode each deal is played four times, the players moving
round the table, so that everybody has had every hand: what luck gave to one, it gave to the others too. The
error is the standard error of the mean, over deals or matches.
"""

import argparse
import json
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.deals import DealCode, Game
from game.hearts.bots.bot import Bot, Thought
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.bots.random_bot import RandomBot
from game.hearts.bots.temperament import BOLD, CAREFUL, SLY, STEADY
from game.hearts.dealing import deal_for
from game.hearts.match import Match, Move, NextRound, apply, new_match, score_sheet, waiting_seats, winner
from game.hearts.opponents import thought
from game.hearts.round import Phase
from game.hearts.rules import TakeTrick, moon_shooter, scores
from game.hearts.seats import SEATS, Seat

BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "steady": ClubPlayer(STEADY),
    "careful": ClubPlayer(CAREFUL),
    "bold": ClubPlayer(BOLD),
    "sly": ClubPlayer(SLY),
}


class Player:
    """A bot with a name, and how long it thought."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = BOTS[name]
        self.decisions: list[float] = []  # s
        self.slices: list[float] = []  # s, the longest of each decision

    def decide(self, thinking: Thought[Move]) -> Move:
        """Think to the end by the clock."""
        times = [time.perf_counter()]
        move = yield_times(thinking, times)
        self.decisions.append(times[-1] - times[0])
        self.slices.append(max(after - before for before, after in pairwise(times)))
        return move


def yield_times(thinking: Thought[Move], times: list[float]) -> Move:
    """Think to the end and note the moment after each slice."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            times.append(time.perf_counter())
            move: Move = end.value
            return move
        times.append(time.perf_counter())


class Result(NamedTuple):
    """One deal, however often it was played, or one match; by player."""

    rounds: int
    points: tuple[float, ...]  # for a round, on average
    moons: tuple[int, ...]
    wins: tuple[int, ...]


def played_round(match: Match, seating: Sequence[Player]) -> Match:
    """The match with its round played to the end."""
    while match.round.phase is not Phase.SCORED:
        match, _events = apply(match, next_move(match, seating))
    return match


def next_move(match: Match, seating: Sequence[Player]) -> Move:
    """What happens next at the table."""
    if match.round.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    seat = waiting_seats(match)[0]
    return seating[seat].decide(thought(match, seat, seating[seat].bot))


def play_deal(number: int, players: Sequence[Player], is_duplicate: bool) -> Result:
    """Play a deal once, or in duplicate mode from all four places. The four passes come up in turn."""
    code, round_number = DealCode.normal(number, Game.HEARTS), 1 + number % 4
    dealt = Match(code, round_number, deal_for(code, round_number))
    turns = len(SEATS) if is_duplicate else 1
    points, moons = [0.0] * 4, [0] * 4
    for turn in range(turns):
        seating = [players[seat.turned(turn)] for seat in SEATS]
        taken = played_round(dealt, seating).round.points
        for seat, added in zip(SEATS, scores(taken), strict=True):
            points[seat.turned(turn)] += added / turns
            moons[seat.turned(turn)] += seat is moon_shooter(taken)
    return Result(turns, tuple(points), tuple(moons), (0, 0, 0, 0))


def play_match(number: int, players: Sequence[Player]) -> Result:
    """Play a match to its end. Stops the program if it ends as no match may."""
    match = played_round(new_match(DealCode.normal(number, Game.HEARTS)), players)
    while winner(match) is None:
        match = played_round(apply(match, NextRound())[0], players)
    sheet = score_sheet(match)
    totals = [sum(row[seat] for row in sheet) for seat in SEATS]
    won = [seat is winner(match) for seat in SEATS]
    if max(totals) < 100 or [total == min(totals) for total in totals] != won:
        raise SystemExit(f"arena: match {match.code} was won by the wrong seat: {totals}")
    moons = tuple(sum(sum(row) == 78 and row[seat] == 0 for row in sheet) for seat in SEATS)
    return Result(len(sheet), tuple(total / len(sheet) for total in totals), moons, tuple(map(int, won)))


class Row(NamedTuple):
    """What is printed for one player."""

    seat: str
    bot: str
    points: float  # for a deal
    error: float
    moons: int
    wins: int
    median_ms: float  # for a decision
    p99_ms: float
    slice_p99_ms: float  # for the longest slice of a decision


def row(seat: Seat, player: Player, results: Sequence[Result]) -> Row:
    """The figures of one player."""
    points = [result.points[seat] for result in results]
    return Row(
        seat.letter,
        player.name,
        statistics.fmean(points),
        statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else 0.0,
        sum(result.moons[seat] for result in results),
        sum(result.wins[seat] for result in results),
        1000 * statistics.median(player.decisions),
        1000 * percentile(player.decisions, 99),
        1000 * percentile(player.slices, 99),
    )


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many percent of them do not exceed."""
    return sorted(values)[(len(values) - 1) * percent // 100]


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The rows for a person to read."""
    yield f"{'bot':<12}{'points per deal':>18}{'moons':>7}{'wins':>6}   thinking: median, p99, slice p99 (ms)"
    for one in rows:
        points = f"{one.points:.2f} ± {one.error:.2f}"
        times = f"{one.median_ms:.2f}  {one.p99_ms:.2f}  {one.slice_p99_ms:.2f}"
        yield f"{one.seat} {one.bot:<10}{points:>18}{one.moons:>7}{one.wins:>6}   {times}"


def main() -> None:
    """Play and print."""
    chosen = arguments()
    players = [Player(name) for name in chosen.bots]
    started = time.perf_counter()
    if chosen.matches:
        results = [play_match(chosen.first + number, players) for number in range(chosen.matches)]
    else:
        numbers = range(chosen.first, chosen.first + chosen.deals)
        results = [play_deal(number, players, chosen.duplicate) for number in numbers]
    rows = [row(seat, player, results) for seat, player in zip(SEATS, players, strict=True)]
    rounds = sum(result.rounds for result in results)
    speed = rounds / (time.perf_counter() - started)
    if chosen.json:
        players_told = [one._asdict() for one in rows]
        print(json.dumps({"players": players_told, "rounds": rounds, "rounds_per_second": speed}, indent=2))
    else:
        print(*table(rows), f"{rounds} rounds, {speed:.1f} a second", sep="\n")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description="Bots against bots.")
    parser.add_argument(
        "bots", nargs=4, choices=BOTS, help=f"who sits S, W, N, E: {', '.join(BOTS)}", metavar="BOT"
    )
    parser.add_argument("--deals", type=int, default=100, help="how many deals (%(default)s)")
    parser.add_argument("--duplicate", action="store_true", help="play each deal from all four places")
    parser.add_argument("--matches", type=int, default=0, help="play so many full matches instead of deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal or match")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    main()
