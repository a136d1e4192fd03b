"""Whole matches, bots against bots: each ends as a match may, and one is kept for ever."""

from pathlib import Path

import pytest

from game.deals import DealCode, Game
from game.hearts.bots.bot import Bot, conclusion
from game.hearts.bots.random_bot import RandomBot
from game.hearts.match import Event, MatchWon, NextRound, score_sheet, totals, waiting_seats, winner
from game.hearts.opponents import bot_for, thought
from game.hearts.record import MatchRecord
from game.hearts.round import Phase
from game.hearts.rules import TakeTrick
from game.hearts.seats import SEATS, Seat

GOLDEN = Path(__file__).parents[2] / "golden" / "hearts" / "match_HE1-N-AAAAAAM.txt"
TABLE: dict[Seat, Bot] = {seat: bot_for(seat) for seat in SEATS}


def played(code: DealCode, bots: dict[Seat, Bot]) -> tuple[MatchRecord, tuple[Event, ...]]:
    """The match played to its end, and its last events."""
    record, events = MatchRecord.new(code), ()
    while winner(record.state) is None:
        phase = record.state.round.phase
        if phase is Phase.TRICK_COMPLETE:
            record, events = record.do(TakeTrick())
        elif phase is Phase.SCORED:
            record, events = record.do(NextRound())
        else:
            seat = waiting_seats(record.state)[-1]
            record, events = record.do(conclusion(thought(record.state, seat, bots[seat])))
    return record, events


def result(record: MatchRecord) -> str:
    """The last lines of the golden match, as comments: what each round added, and who won."""
    rows = "".join(f"# {' '.join(map(str, row))}\n" for row in score_sheet(record.state))
    won = winner(record.state)
    assert won is not None
    return f"{rows}# {won.letter} wins: {' '.join(map(str, totals(record.state)))}\n"


def test_the_golden_match_plays_and_is_written_as_ever() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    record = MatchRecord.replay(text)
    assert record.text + result(record) == text


def test_entering_the_code_plays_the_golden_match_again() -> None:
    code = DealCode.parse("HE1-N-AAAAAAM", Game.HEARTS)
    record, _events = played(code, TABLE)
    assert record.text + result(record) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(25))
def test_a_match_ends_with_one_lowest_total_and_the_right_winner(number: int) -> None:
    bots = TABLE if number < 15 else dict.fromkeys(SEATS, RandomBot())
    record, events = played(DealCode.normal(number, Game.HEARTS), bots)
    sheet = score_sheet(record.state)
    standing = [tuple(map(sum, zip(*sheet[:rounds], strict=True))) for rounds in range(1, len(sheet) + 1)]
    final = standing[-1]
    assert events[-1] == MatchWon(Seat(final.index(min(final))), final)
    assert max(final) >= 100
    assert sorted(final)[0] < sorted(final)[1]
    for totals_before in standing[:-1]:
        assert max(totals_before) < 100 or sorted(totals_before)[0] == sorted(totals_before)[1]
    assert all(sum(row) in (26, 78) for row in sheet)
    assert len(sheet) == record.state.number
