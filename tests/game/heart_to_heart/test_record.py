"""A game in progress: moves, undo, redo, and the text of it all."""

import pytest

from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.notation import Rewind
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.record import played as passages_of
from game.heart_to_heart.rules import (
    WASTE,
    CardDrawn,
    IllegalMove,
    Outcome,
    Pair,
    StockMove,
    outcome,
    pass_number,
)
from game.lines import TextError
from tests.support.winning_line import winning_line

CODE = DealCode.parse("HH1-N-AAAAAAM")


def played(steps: str) -> GameRecord:
    return GameRecord.replay(f"deal {CODE}; {steps}")


def test_a_new_record_stands_at_the_deal() -> None:
    record = GameRecord.new(CODE)
    assert record.state == deal_for(CODE)
    assert record.text == "deal HH1-N-AAAAAAM\n"
    assert not record.can_undo
    assert not record.can_redo


def test_a_move_gives_the_next_record_and_what_happened() -> None:
    record, events = GameRecord.new(CODE).do(StockMove.DRAW)
    assert record.state.moves == 1
    assert events == (CardDrawn(deal_for(CODE).stock[0]),)
    assert record.text == "deal HH1-N-AAAAAAM\ndraw\n"


def test_a_refused_move_is_not_written_down() -> None:
    record = GameRecord.new(CODE)
    with pytest.raises(IllegalMove):
        record.do(Pair(12, 14))
    assert record == GameRecord.new(CODE)


@pytest.mark.parametrize("before", ["", "draw", "draw x9", "draw x9; pair 25 waste"])
def test_undo_of_a_draw_puts_the_card_back_face_down(before: str) -> None:
    record = played(before)
    drawn, _events = record.do(StockMove.DRAW)
    assert drawn.state.waste[-1] == record.state.stock[0]
    assert drawn.undo().state == record.state


def test_undo_of_a_pair_with_the_waste_is_one_step() -> None:
    record = played("draw x9")
    paired, _events = record.do(Pair(25, WASTE))
    assert (paired.state.score, paired.state.moves) == (10, 10)
    assert paired.undo().state == record.state


def test_undo_of_a_pair_in_the_heart_is_one_step() -> None:
    record = GameRecord.new(CODE)
    for move in winning_line(record.state) or []:
        after, _events = record.do(move)
        if isinstance(move, Pair) and WASTE not in move:
            assert after.state.score == record.state.score + 20
            assert after.undo().state == record.state
            return
        record = after
    pytest.fail("no pair within the heart came up")


def test_undo_of_a_recycle_brings_back_the_pass_before() -> None:
    record = played("draw x26")
    recycled, _events = record.do(StockMove.RECYCLE)
    assert pass_number(recycled.state) == 2
    assert recycled.undo().state == record.state
    assert pass_number(recycled.undo().state) == 1
    assert recycled.undo().redo().state == recycled.state


def test_undo_and_redo_are_lines_of_their_own() -> None:
    record = played("draw x2; undo; redo; undo; draw")
    assert record.text.split("\n")[1:-1] == ["draw", "draw", "undo", "redo", "undo", "draw"]
    assert record.state.moves == 2


def test_going_back_is_one_line_and_brings_the_counters_back() -> None:
    record = played("draw x9; pair 25 waste; draw x3; back 4")
    assert record.text.split("\n")[-2] == "back 4"
    assert record.state == played("draw x9").state
    assert record.undo().state == played("draw x9; pair 25 waste; draw x3").state
    assert GameRecord.replay(record.text) == record


def test_a_text_that_goes_back_too_far_is_refused() -> None:
    with pytest.raises(ValueError, match="Line 3, “back 3”: The game cannot go back so far"):
        played("draw x2\nback 3")


def test_a_move_after_undo_leaves_nothing_to_redo() -> None:
    record = played("draw x3; undo x2")
    assert record.can_redo
    moved, _events = record.do(StockMove.DRAW)
    assert not moved.can_redo
    with pytest.raises(ValueError, match="There is nothing to redo"):
        moved.redo()


def test_the_last_hundred_moves_can_be_undone() -> None:
    turns = "draw x26; recycle; draw x27; recycle; draw x27; recycle; draw x27; recycle"
    record = played(turns)
    assert record.state.moves == 111
    back = played(turns + "; undo x100")
    assert back.state.moves == 11
    assert not back.can_undo
    with pytest.raises(ValueError, match="Line 10, “undo x101”: There is nothing to undo"):
        played(turns + "; undo x101")


def test_a_won_game_can_be_undone_and_won_again() -> None:
    record = GameRecord.new(CODE)
    for move in winning_line(record.state) or []:
        record, _events = record.do(move)
    assert outcome(record.state) is Outcome.WON
    assert outcome(record.undo().state) is Outcome.PLAYING
    assert record.undo().redo().state == record.state


def test_an_older_record_stays_as_it_was() -> None:
    record = played("draw x3")
    text = record.text
    record.do(StockMove.DRAW)
    record.undo()
    assert record.text == text
    assert record == played("draw x3")


def test_what_is_written_is_read_back_as_the_same_game() -> None:
    record = played("draw x9; pair waste 25; draw; undo x2; redo")
    assert GameRecord.replay(record.text) == record


def test_a_text_is_played_step_by_step() -> None:
    text = f"deal {CODE}; draw x9; pair 25 waste; undo; redo; undo; draw"
    code, passages = passages_of(text)
    record = GameRecord.new(code)
    for passage in passages:
        match passage.step:
            case Rewind.UNDO:
                record, events = record.undo(), ()
            case Rewind.REDO:
                record, events = record.redo(), ()
            case move:
                record, events = record.do(move)
        assert (passage.history, passage.events) == (record.history, events)
    assert record == GameRecord.replay(text)


def test_what_comes_before_a_wrong_line_is_played() -> None:
    _code, passages = passages_of(f"deal {CODE}\ndraw\npair 1 2\ndraw")
    assert next(passages).history.present.moves == 1
    with pytest.raises(TextError, match="Line 3"):
        next(passages)


def test_characters_that_no_font_has_are_not_repeated() -> None:
    with pytest.raises(TextError) as caught:
        GameRecord.replay(f"deal {CODE}\ndr\x00aw\ud800\x1b[31m")
    assert str(caught.value).isprintable()
