"""A game as text: what is written, what is read, and what is refused with the line named."""

import pytest

from game.heart_to_heart.notation import Rewind, Step, read, steps, write
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import WASTE, Pair, StockMove
from game.lines import TextError, lines

DEAL = "deal HH1-N-AAAAAAM\n"

WRITTEN = [
    (StockMove.DRAW, "draw"),
    (StockMove.RECYCLE, "recycle"),
    (Pair(25, WASTE), "pair 25 waste"),
    (Pair(12, 14), "pair 12 14"),
    (Pair(WASTE, 1), "pair waste 1"),
    (Rewind.UNDO, "undo"),
    (Rewind.REDO, "redo"),
]


@pytest.mark.parametrize(("step", "text"), WRITTEN)
def test_a_step_is_a_line_of_plain_words(step: Step, text: str) -> None:
    assert write(step) == text
    assert read(text) == step


def complaint(text: str) -> str:
    with pytest.raises(TextError) as refused:
        GameRecord.replay(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("foo", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("Draw", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("draw 2", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("draw x0", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("draw x1000", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("draw x٣", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("undo x2 x2", "Not one of: draw, recycle, pair, undo, redo, back"),
        ("pair", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 12", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 12 14 16", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 0 25", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 25 26", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 25 -1", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair 025 1", "A pair needs two of: a position from 1 to 25, waste"),
        ("pair ２５ waste", "A pair needs two of: a position from 1 to 25, waste"),
        ("deal HH1-N-AAAAAAM", "Only the first line deals"),
        ("recycle", "The stock is not empty yet"),
        ("pair 12 14", "That card is covered"),
        ("pair 25 waste", "Must be of the same rank"),
        ("pair 25 25", "A pair needs two cards"),
        ("undo", "There is nothing to undo"),
        ("redo", "There is nothing to redo"),
        ("draw x27", "The stock is empty: turn over the waste"),
    ],
)
def test_a_bad_line_is_named_with_the_reason(line: str, reason: str) -> None:
    assert complaint(DEAL + line + "\ndraw\n") == f"Line 2, “{line}”: {reason}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "Line 1, “”: The first line must be “deal” and a deal code"),
        ("# nothing\n\n", "Line 1, “”: The first line must be “deal” and a deal code"),
        ("draw", "Line 1, “draw”: The first line must be “deal” and a deal code"),
        ("\ndealer HH1", "Line 2, “dealer HH1”: The first line must be “deal” and a deal code"),
        ("deal", "Line 1, “deal”: Enter a deal code, such as HH1-N-AAAAAAM."),
        (
            "deal HH1-X-AAAAAAM",
            "Line 1, “deal HH1-X-AAAAAAM”: There is no kind of deal “X”: normal deals have N there, "
            "winnable ones W.",
        ),
    ],
)
def test_a_text_without_a_good_deal_is_refused(text: str, expected: str) -> None:
    assert complaint(text) == expected


def test_the_line_that_is_named_is_the_first_bad_one() -> None:
    assert complaint(DEAL + "draw\n\npair 25 24\nfoo").startswith("Line 4, “pair 25 24”")
    assert complaint("deal HH1-N-AAAAAAM; draw x2; pair 25 24").startswith("Line 3, “pair 25 24”")


def test_a_bad_line_is_not_repeated_at_length() -> None:
    assert len(complaint(DEAL + "x" * 10_000)) < 120


def test_the_error_carries_its_line() -> None:
    with pytest.raises(TextError) as refused:
        GameRecord.replay(DEAL + "draw\nfoo")
    assert refused.value.line == (3, "foo")


def test_semicolons_and_repetitions_mean_the_same_as_lines() -> None:
    short = GameRecord.replay("deal hh1naaaaaam; draw x9; pair 25 waste ;undo;redo")
    long = GameRecord.replay(DEAL + "draw\n" * 9 + "pair 25 waste\nundo\nredo\n")
    assert short == long


def test_blanks_empty_lines_and_comments_do_not_matter() -> None:
    text = "# A game.\r\n\r\n  deal  HH1-N-AAAAAAM # the example; really\r\n\tdraw\u00a0x3  \r\n;;draw;"
    assert GameRecord.replay(text) == GameRecord.replay(DEAL + "draw\n" * 4)


def test_lines_are_counted_with_those_that_say_nothing() -> None:
    assert [line.number for line in lines("a\n\n# b; c\nd; e")] == [1, 4, 5]


def test_a_repeated_line_is_so_many_steps() -> None:
    (line,) = lines("pair 12 14 x3")
    assert list(steps(line)) == [Pair(12, 14)] * 3
