"""The arena counts rightly: it is what claims about the strength of bots rest on."""

import json

import pytest

from benchmarks import arena
from game.hearts.seats import SEATS


def players(*names: str) -> list[arena.Player]:
    return [arena.Player(name) for name in names]


def test_all_points_of_a_deal_are_counted_for_somebody() -> None:
    for number in range(4):
        result = arena.play_deal(number, players("steady", "random", "random", "bold"), is_duplicate=True)
        assert result.rounds == 4
        assert sum(result.points) * 4 == 26 * 4 + 52 * sum(result.moons)


def test_equal_players_pay_the_same_in_duplicate_mode() -> None:
    """Where chance has no say, everyone who sits on every hand once takes as much as anyone else."""
    result = arena.play_deal(0, players("random", "random", "random", "random"), is_duplicate=True)
    assert len(set(result.points)) == 1


def test_a_match_has_one_winner_who_took_least() -> None:
    result = arena.play_match(3, players("careful", "bold", "sly", "steady"))
    assert sum(result.wins) == 1
    assert result.points[result.wins.index(1)] == min(result.points)


def test_every_decision_is_timed() -> None:
    table = players("random", "random", "random", "sly")
    arena.play_deal(3, table, is_duplicate=False)  # without a pass
    assert [len(player.decisions) for player in table] == [13, 13, 13, 13]
    assert all(player.decisions[0] >= player.slices[0] > 0 for player in table)


def test_the_figures_are_printed_for_people_and_for_programs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "random", "random", "random", "random", "--deals", "2"]
    monkeypatch.setattr("sys.argv", command)
    arena.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line[:8] for line in lines[1:5]] == [f"{seat.letter} random" for seat in SEATS]
    assert lines[5].startswith("2 rounds, ")
    monkeypatch.setattr("sys.argv", [*command, "--duplicate", "--json"])
    arena.main()
    told = json.loads(capsys.readouterr().out)
    assert told["rounds"] == 8
    assert [row["bot"] for row in told["players"]] == ["random"] * 4
