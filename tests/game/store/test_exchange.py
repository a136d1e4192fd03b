"""An export is read back as it was. What is none is refused; a row that is wrong is left out and named."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.store import exchange
from game.store.contents import Contents
from game.store.exchange import ExchangeError
from game.store.games import WON, Progress, Result
from game.store.location import FILE
from game.store.opening import open_store
from tests.support.exported import CODE, DAY, FULL, MOMENT, OF_DAY, WINNING, game, some
from tests.support.hearts_matches import MATCH, moves_until


def file(contents: Contents = FULL) -> dict[str, Any]:
    """The file as Python has it."""
    whole: dict[str, Any] = json.loads(exchange.write(contents))
    return whole


def refusal(content: object) -> str:
    """The sentence with which a file is refused."""
    is_raw = isinstance(content, bytes)
    with pytest.raises(ExchangeError) as refused:
        exchange.read(content if is_raw else json.dumps(content).encode())
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


def left_out(content: object) -> str:
    """The sentence about the one row of a file that is left out; all others are taken."""
    text = content if isinstance(content, bytes) else json.dumps(content).encode()
    contents, (sentence,) = exchange.read(text)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300
    rows = sum(len(rows) for rows in json.loads(text).values() if isinstance(rows, dict | list))
    assert sum(map(len, contents)) == rows - 1
    return sentence


# There and back.


def test_everything_is_read_back_as_it_was() -> None:
    assert exchange.read(exchange.write(FULL).encode()) == (FULL, ())


def test_the_game_played_last_stays_the_last() -> None:
    assert list(exchange.read(exchange.write(FULL).encode()).contents.progress) == ["HE", "HH"]


def test_a_mark_at_the_beginning_that_some_editors_write_does_not_matter() -> None:
    assert exchange.read(b"\xef\xbb\xbf" + exchange.write(FULL).encode()).contents == FULL


def test_fields_that_a_later_program_might_add_do_not_matter() -> None:
    whole = file()
    whole["comment"] = whole["results"][0]["comment"] = "x"
    assert exchange.read(json.dumps(whole).encode()).contents == FULL


# What is no export.


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"[]", b"null", b"0", b'"deal"', b"{}", b"{", b"[" * 100_000, b'{"a":' * 100_000),
        *(b"NaN", b"1e999", b"\xff\xfe", b"\0" * 100, "{}".encode("utf-16"), b"1" * 100_000),
        *(b'{"format": "solitaire", "version": 1}', b'{"format": ["two-of-hearts"]}'),
    ],
)
def test_something_else_is_refused(content: bytes) -> None:
    assert "export" in refusal(content)


def test_the_same_in_another_encoding_is_refused() -> None:
    refusal(exchange.write(FULL).encode("utf-16"))


@pytest.mark.parametrize("seed", range(60))
def test_a_file_that_was_cut_off_anywhere_is_refused(seed: int) -> None:
    whole = exchange.write(FULL).encode()
    end = len(whole.rstrip()) - 1
    refusal(whole[: random.Random(seed).randrange(end)])


def test_a_newer_version_is_named() -> None:
    assert "newer" in refusal(file() | {"version": 2})


@pytest.mark.parametrize("version", [None, 0, -1, True, 1.0, "1", [1]])
def test_a_file_without_its_version_is_refused(version: object) -> None:
    assert "version" in refusal(file() | {"version": version})


@pytest.mark.parametrize("part", ["settings", "progress", "results"])
@pytest.mark.parametrize("value", [None, 0, "x", True])
def test_a_part_that_is_missing_or_something_else_is_named(part: str, value: object) -> None:
    assert part in refusal(file() | {part: value})
    whole = file()
    del whole[part]
    assert part in refusal(whole)


# Rows.

WRONG = [None, True, -1, 1.5, "", "x" * 500, [], {}, [1], {"a": 1}, 10**30, "2026-11-31", "\ud800", "a\nb"]
PLAUSIBLE = {
    "key": ("", "2026-11-31"),
    "daily": ("",),
    "strength": ("", "2026-11-31"),
    "seconds": (1.5,),
    "pending": ([],),
    "details": ({}, {"a": 1}),
}


@pytest.mark.parametrize("field", Result._fields)
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_finished_game_with_a_wrong_field_is_named(field: str, value: object) -> None:
    if value in PLAUSIBLE.get(field, ()):
        return
    whole = file()
    whole["results"][1][field] = value
    assert "Finished game 2" in left_out(whole)


@pytest.mark.parametrize("field", Progress._fields)
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_game_in_progress_with_a_wrong_field_is_left_out(field: str, value: object) -> None:
    if value in PLAUSIBLE.get(field, ()):
        return
    whole = file()
    whole["progress"]["HH"][field] = value
    assert "game in progress" in left_out(whole)


@pytest.mark.parametrize("field", Result._fields)
def test_a_finished_game_without_a_field_is_named(field: str) -> None:
    whole = file()
    del whole["results"][2][field]
    assert "Finished game 3" in left_out(whole)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity", "1" + "0" * 400])
@pytest.mark.parametrize("field", ["seconds", "moves", "score"])
def test_numbers_without_end_are_refused(number: str, field: str) -> None:
    text = json.dumps(file() | {"results": [game("a")._asdict() | {field: "HERE"}]})
    text = text.replace('"HERE"', number)
    assert (refusal if "N" in number or "I" in number else left_out)(text.encode())


@pytest.mark.parametrize(("number", "complain"), [("1e999", left_out), ("NaN", refusal)])
def test_a_setting_is_no_endless_number(number: str, complain: Callable[[object], str]) -> None:
    text = json.dumps(file() | {"settings": {"volume": "HERE"}})
    complain(text.replace('"HERE"', number).encode())


@pytest.mark.parametrize("value", [None, [], {}, "x" * 20_000, 10**30, "\ud800"])
def test_a_setting_of_an_impossible_kind_is_named(value: object) -> None:
    assert "volume" in left_out(file() | {"settings": {"volume": value}})


def with_text(text: str, kind: str = "HH") -> dict[str, Any]:
    whole = file()
    whole["progress"][kind]["text"] = text
    return whole


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("HH", f"deal {CODE}\npair 1 2\n"),
        ("HH", f"deal {CODE}\n" + "draw\n" * 53),
        ("HH", f"match {MATCH}\n"),
        ("HH", f"deal {MATCH}\n"),
        ("HH", f"deal {CODE}\ndraw x999\n"),
        ("HH", f"deal {CODE}; draw\n"),
        ("HH", "draw\n" * 30_000),
        ("HE", f"match {MATCH}\npass S {' '.join(['2C'] * 53)}\n"),
        ("HE", f"match {MATCH}\nplay S 2C\n"),
        ("HE", f"deal {CODE}\n"),
    ],
)
def test_a_game_that_could_not_be_played_is_left_out(kind: str, text: str) -> None:
    assert "game in progress" in left_out(with_text(text, kind))


def test_the_bad_line_of_a_game_is_named() -> None:
    assert "Line 3" in left_out(with_text(f"deal {CODE}\ndraw\npair 1 2\n"))


def test_a_win_that_its_moves_do_not_win_is_left_out() -> None:
    whole = file(some(game("a")._replace(outcome=WON)))
    assert "won" in left_out(whole)


def test_moves_of_another_deal_are_left_out() -> None:
    whole = file(some(game("a")._replace(code="HH1-N-AAAAAAJ")))
    assert CODE in left_out(whole)


def test_a_game_of_no_kind_is_left_out() -> None:
    whole = file()
    whole["progress"]["XX"] = whole["progress"].pop("HH")
    assert "no such game" in left_out(whole)


def test_a_file_in_which_no_row_is_right_is_refused() -> None:
    assert "Finished game 1" in refusal(file(Contents({}, {}, [game("a", code="nonsense")])))


@pytest.mark.parametrize("name", ["\0a", "\ud800", "a\nb", "\u202e"])
def test_the_name_of_a_setting_that_cannot_be_shown_is_left_out_in_a_sentence_that_can(name: str) -> None:
    sentence = left_out(file() | {"settings": {name: "b", "volume": 0.5}})
    assert sentence.isprintable()


OVER = "match " + MATCH + "\n" + moves_until(lambda s: s.winner is not None).replace("; ", "\n") + "\n"


@pytest.mark.parametrize(("kind", "text"), [("HH", WINNING), ("HE", OVER)])
def test_a_game_that_is_over_is_not_in_progress(kind: str, text: str) -> None:
    whole = file(some(**{kind: Progress(text, 5.0, key="z")}))
    assert "come to its end" in left_out(whole)


def test_a_deal_of_another_day_is_no_daily_deal() -> None:
    for code in (CODE, OF_DAY):
        whole = file(some(game("a", code=code, text=f"deal {code}\ndraw\n", daily=DAY)))
        if code == OF_DAY:
            assert exchange.read(json.dumps(whole).encode()).left_out == ()
        else:
            assert DAY in left_out(whole)


def test_a_match_is_no_daily_deal() -> None:
    text = f"match {MATCH}\n"
    whole = file(some(game("a", game="HE", code=MATCH, text=text, daily=DAY)))
    assert DAY in left_out(whole)


@pytest.mark.parametrize("details", [{"place": -1}, {"rounds": -1}, {"moons": -3}, {"place": 5}])
def test_what_cannot_be_counted_is_left_out(details: dict[str, int]) -> None:
    whole = file(some(game("a", game="HE", code=MATCH, text=f"match {MATCH}\n", details=details)))
    assert "Finished game 1" in left_out(whole)


def test_a_game_that_is_there_twice_counts_once_with_its_win() -> None:
    for rows in ([game("a"), game("a", outcome=WON)], [game("a", outcome=WON), game("a")]):
        contents, (sentence,) = exchange.read(json.dumps(file(some(*rows))).encode())
        assert contents.results == [game("a", outcome=WON)]
        assert "twice" in sentence


def test_games_without_a_key_are_not_the_same() -> None:
    whole = some(game(""), game(""))
    assert exchange.read(exchange.write(whole).encode()) == (whole, ())


# What is written can be read.


def test_a_game_as_long_as_the_store_keeps_it_is_read_back(tmp_path: Path) -> None:
    text = f"deal {CODE}\n" + "draw\nundo\n" * 50_000
    store = open_store(tmp_path, MOMENT).store
    store.set_progress("HH", Progress(text, 1.0))
    store.close()
    again = open_store(tmp_path, MOMENT).store
    written = exchange.write(exchange.sift(again.contents()).contents)
    again.close()
    assert exchange.read(written.encode()).contents.progress["HH"].text == text


def flipped(folder: Path, seed: int) -> Contents | None:
    """What a store of thirty won games has after one bit of its file was changed; None without the file."""
    source = random.Random(seed)
    store = open_store(folder, MOMENT).store
    for number in range(30):
        store.add_result(game(f"k{number}", outcome=WON))
    store.close()
    content = bytearray((folder / FILE).read_bytes())
    content[source.randrange(4096, len(content))] ^= 1 << source.randrange(8)
    (folder / FILE).write_bytes(content)
    opened = open_store(folder, MOMENT)
    contents = opened.store.contents() if opened.store.is_lasting else None
    opened.store.close()
    return contents


@pytest.mark.parametrize("seed", range(12))
def test_an_export_of_a_damaged_store_is_read_back_whole(tmp_path: Path, seed: int) -> None:
    contents = flipped(tmp_path, seed)
    assert contents is not None
    sifted = exchange.sift(contents)
    assert len(sifted.contents.results) + len(sifted.left_out) == len(contents.results)
    assert len(sifted.left_out) <= 1
    assert exchange.read(exchange.write(sifted.contents).encode()) == (sifted.contents, ())


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800", None, [1]])
def test_a_stored_setting_that_no_file_takes_is_left_out_of_an_export(value: object) -> None:
    contents, (sentence,) = exchange.sift(Contents({"odd": value, "volume": 0.5}, {}, []))
    assert "odd" in sentence
    assert exchange.read(exchange.write(contents).encode()) == (Contents({"volume": 0.5}, {}, []), ())
