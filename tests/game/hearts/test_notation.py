"""A match as text: what is written, what is read, and what is refused with the line named."""

import pytest

from game.cards import Card, parse_cards
from game.hearts.match import Move, NextRound
from game.hearts.notation import read, write
from game.hearts.record import MatchRecord
from game.hearts.rules import PassCards, PlayCard, TakeTrick
from game.hearts.seats import Seat
from game.lines import TextError
from tests.support.architecture import ROOT

MATCH = "match HE1-N-AAAAAAM\n"

WRITTEN: list[tuple[Move, str]] = [
    (PassCards(Seat.SOUTH, parse_cards("3C QS TH")), "pass S 3C QS TH"),
    (PassCards(Seat.EAST, parse_cards("AH 2D KC")), "pass E AH 2D KC"),
    (PlayCard(Seat.WEST, Card.parse("2C")), "play W 2C"),
    (PlayCard(Seat.NORTH, Card.parse("TH")), "play N TH"),
    (TakeTrick(), "take"),
    (NextRound(), "next"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN, ids=[text for _move, text in WRITTEN])
def test_a_move_is_a_line_of_plain_words(move: Move, text: str) -> None:
    assert write(move) == text
    assert read(text) == move
    assert type(read(text)) is type(move)


def test_moves_without_a_choice_are_not_taken_for_each_other() -> None:
    assert TakeTrick() != NextRound()
    assert TakeTrick() and NextRound()


def complaint(text: str) -> str:
    with pytest.raises(TextError) as refused:
        MatchRecord.replay(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("foo", "Not one of: pass, play, take, next"),
        ("Take", "Not one of: pass, play, take, next"),
        ("take take", "Not one of: pass, play, take, next"),
        ("undo", "Not one of: pass, play, take, next"),
        ("take x2", "Not one of: pass, play, take, next"),
        ("pass", "Not one of: pass, play, take, next"),
        ("pass X 2C 3C 4C", "A seat is one of: S, W, N, E"),
        ("pass s 2C 3C 4C", "A seat is one of: S, W, N, E"),
        ("pass S 2C 3C 10C", "A card is a rank and a suit, such as QS or TH"),
        ("pass S 2c 3C 4C", "A card is a rank and a suit, such as QS or TH"),
        ("pass S 2C 3C", "Pass exactly three cards"),
        ("pass S", "Pass exactly three cards"),
        ("play", "A play needs a seat and one card, as in: play W 2C"),
        ("play S", "A play needs a seat and one card, as in: play W 2C"),
        ("play S 2C 3C", "A play needs a seat and one card, as in: play W 2C"),
        ("play S ２C", "A card is a rank and a suit, such as QS or TH"),
        ("play S 2C", "First everyone passes three cards"),
        ("take", "The trick is not complete yet"),
        ("next", "The round is not over yet"),
        ("match HE1-N-AAAAAAM", "Only the first line names the match"),
    ],
)
def test_a_line_that_cannot_be_read_or_played_is_named(line: str, reason: str) -> None:
    assert complaint(MATCH + line) == f"Line 2, “{line}”: {reason}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "Line 1, “”: The first line must be “match” and the code of a match"),
        ("deal HE1-N-AAAAAAM", "Line 1, “deal HE1-N-AAAAAAM”: The first line must be “match”"),
        ("match HH1-N-AAAAAAM", "Line 1, “match HH1-N-AAAAAAM”: This is a code of Heart to Heart, not of"),
        ("match", "Line 1, “match”: Enter a deal code, such as HE1-N-AAAAAAM."),
        ("match HE1-W-AAAAAAM", "Line 1, “match HE1-W-AAAAAAM”: Only deals of Heart to Heart can be"),
        ("match HE1-N-AAAA", "Line 1, “match HE1-N-AAAA”: The code is too short. It has 11 letters and"),
    ],
)
def test_a_text_that_does_not_begin_with_a_match_is_refused(text: str, expected: str) -> None:
    assert complaint(text).startswith(expected)


def test_a_very_long_line_is_not_repeated_whole() -> None:
    assert len(complaint(MATCH + "play " + "S" * 10_000)) < 140


def test_blanks_comments_and_semicolons_do_not_matter() -> None:
    plain = MatchRecord.replay(MATCH)
    assert MatchRecord.replay("\n  match   he1-n-aaaaaam  # the first\n;;\n") == plain
    hand = plain.state.round.hands[0]
    line = f"pass S {hand[0]} {hand[1]} {hand[2]}"
    assert MatchRecord.replay(f"{MATCH}{line}") == MatchRecord.replay(f"match HE1-N-AAAAAAM; {line}")


def indented(document: str, first: str) -> str:
    """The indented lines of a document from the one that begins so, to the next blank one."""
    body = document[document.index(f"    {first}") :]
    return body.partition("\n\n")[0]


def test_the_examples_of_the_document_are_true() -> None:
    document = (ROOT / "docs" / "save-text.md").read_text(encoding="utf-8")
    example = indented(document, "match HE1")
    record = MatchRecord.replay(example)
    assert len(record.state.round.tricks) == 1
    assert record.text.split() == example.split()
    wrong = indented(document, "Line 7")
    bad_line = wrong.partition("“")[2].partition("”")[0]
    assert complaint("\n".join([*record.text.splitlines()[:6], bad_line])) == wrong.strip()
