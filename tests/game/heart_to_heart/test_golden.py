"""Games that were played once and must play the same for ever; and how many games there are from a deal."""

from pathlib import Path

import pytest

from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import State, apply, cards_left, legal_moves, outcome, pass_number

GOLDEN = Path(__file__).parents[2] / "golden" / "heart_to_heart"
GAMES = sorted(path for path in GOLDEN.glob("*_HH1-*.txt"))


def ending(record: GameRecord) -> str:
    """The last line of a golden game, as a comment: how the game stands at the end of the text."""
    state = record.state
    return (
        f"# {outcome(state).value}: score {state.score}, moves {state.moves}, "
        f"pass {pass_number(state)}, heart {cards_left(state)}\n"
    )


def test_golden_games_of_every_kind_are_kept() -> None:
    assert [path.stem for path in GAMES] == [
        "dead_at_start_HH1-N-AAAAAAK",
        "dead_end_HH1-N-AAAAAAM",
        "undo_and_redo_HH1-N-AAAAAAM",
        "win_HH1-N-AAAAAAC",
        "win_HH1-N-AAAAAAJ",
        "win_HH1-N-AAAAAAM",
    ]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_plays_and_is_written_as_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = GameRecord.replay(text)
    assert record.text + ending(record) == text


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_what_its_name_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    name, code = path.stem.rsplit("_", 1)
    expected = {
        "win": "# won",
        "dead_at_start": "# dead end",
        "dead_end": "# dead end",
        "undo_and_redo": "# playing",
    }
    assert text.startswith(f"deal {code}\n")
    assert text.splitlines()[-1].startswith(f"{expected[name]}: ")
    assert (len(text.splitlines()) == 2) == (name == "dead_at_start")


def games_of(state: State, moves: int) -> int:
    """How many different ways there are to make so many moves."""
    if moves == 0:
        return 1
    return sum(games_of(apply(state, move)[0], moves - 1) for move in legal_moves(state))


@pytest.mark.parametrize("line", (GOLDEN / "counts.txt").read_text(encoding="ascii").splitlines())
def test_the_number_of_games_from_a_deal_is_as_ever(line: str) -> None:
    code, moves, games = line.split()
    assert games_of(deal_for(DealCode.parse(code)), int(moves)) == int(games)


def test_counts_are_kept_for_three_deals() -> None:
    lines = (GOLDEN / "counts.txt").read_text(encoding="ascii").splitlines()
    assert {line.split()[0] for line in lines} == {"HH1-N-AAAAAAC", "HH1-N-AAAAAAJ", "HH1-N-AAAAAAM"}
