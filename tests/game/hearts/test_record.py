"""A match in progress: its moves, its text, and taking it up again."""

import random

import pytest

from game.deals import DealCode, Game
from game.hearts.bots.bot import conclusion
from game.hearts.bots.random_bot import RandomBot
from game.hearts.match import NextRound, new_match, totals, waiting_seats, winner
from game.hearts.opponents import bot_for, thought
from game.hearts.record import MatchRecord
from game.hearts.record import played as passages_of
from game.hearts.refusal import IllegalMove
from game.hearts.round import Phase
from game.hearts.rules import PassCards, PlayCard, TakeTrick, TrickTaken
from game.hearts.seats import Seat

CODE = DealCode.parse("HE1-N-AAAAAAM", Game.HEARTS)
BOTS = {Seat.SOUTH: RandomBot(), **{seat: bot_for(seat) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)}}


def step(record: MatchRecord) -> MatchRecord:
    """The record after whatever comes next."""
    phase = record.state.round.phase
    if phase is Phase.TRICK_COMPLETE:
        return record.do(TakeTrick())[0]
    if phase is Phase.SCORED:
        return record.do(NextRound())[0]
    seat = waiting_seats(record.state)[0]
    return record.do(conclusion(thought(record.state, seat, BOTS[seat])))[0]


def played(moves: int) -> MatchRecord:
    record = MatchRecord.new(CODE)
    for _move in range(moves):
        record = step(record)
    return record


def test_a_new_record_stands_at_the_first_deal() -> None:
    record = MatchRecord.new(CODE)
    assert record.state == new_match(CODE)
    assert record.text == "match HE1-N-AAAAAAM\n"
    assert record.code == CODE


def test_a_move_gives_the_next_record_and_what_happened() -> None:
    record = played(8)
    assert record.state.round.phase is Phase.TRICK_COMPLETE
    after, events = record.do(TakeTrick())
    assert isinstance(events[0], TrickTaken)
    assert after.text == record.text + "take\n"


def test_a_refused_move_is_not_written_down() -> None:
    record = played(4)
    with pytest.raises(IllegalMove):
        record.do(TakeTrick())
    assert record == played(4)


@pytest.mark.parametrize("moves", [0, 1, 3, 4, 5, 7, 8, 9, 68, 69, 70, 71, 75, 150, 400])
def test_a_text_replays_to_the_same_match_wherever_it_was_left(moves: int) -> None:
    record = played(moves)
    assert MatchRecord.replay(record.text) == record


def test_a_match_taken_up_again_goes_on_as_it_would_have() -> None:
    whole = played(160)
    again = MatchRecord.replay(played(37).text)
    for _move in range(160 - 37):
        again = step(again)
    assert again == whole


def test_passes_that_are_not_complete_are_kept() -> None:
    record = MatchRecord.new(CODE)
    hand = record.state.round.hands[Seat.NORTH]
    record, _events = record.do(PassCards(Seat.NORTH, hand[:3]))
    again = MatchRecord.replay(record.text)
    assert again.state.round.passes[Seat.NORTH] == hand[:3]
    assert waiting_seats(again.state) == (Seat.SOUTH, Seat.WEST, Seat.EAST)


def test_an_older_record_stays_as_it_was() -> None:
    record = played(5)
    text = record.text
    step(record)
    assert record.text == text


def test_a_match_left_on_the_score_sheet_before_a_held_round_opens_rightly() -> None:
    record = MatchRecord.new(CODE)
    while (record.state.number, record.state.round.phase) != (3, Phase.SCORED):
        record = step(record)
    again, _events = MatchRecord.replay(record.text).do(NextRound())
    opener = again.state.round.turn
    assert opener is not None
    for card in again.state.round.hands[opener]:
        if str(card) != "2C":
            with pytest.raises(IllegalMove):
                again.do(PlayCard(opener, card))


def test_texts_cut_anywhere_are_read_or_refused_with_a_sentence() -> None:
    text = played(40).text
    rng = random.Random(3)
    for _time in range(100):
        cut = text[: rng.randrange(len(text))] + rng.choice(["", "x", " 2C", "\n", "9"])
        try:
            record = MatchRecord.replay(cut)
        except ValueError as refused:
            assert str(refused).startswith("Line ")
        else:
            assert winner(record.state) is None
            assert totals(record.state) == (0, 0, 0, 0)


def test_a_text_is_played_move_by_move() -> None:
    text = played(150).text
    code, passages = passages_of(text)
    record = MatchRecord.new(code)
    for passage in passages:
        record, events = record.do(passage.move)
        assert (passage.state, passage.events) == (record.state, events)
    assert record == MatchRecord.replay(text)
