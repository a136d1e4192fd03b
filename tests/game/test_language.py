"""Sentences are looked up when they are shown."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import language
from game.heart_to_heart.rules import Refusal

CATALOGUE = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    "That card is covered": "Diese Karte liegt unter einer anderen",
    "{n} card\0{n} cards": "{n} Karte\0{n} Karten",
}


def compiled(messages: dict[str, str]) -> bytes:
    """A catalogue in the binary form that gettext reads."""
    table, text = b"", b""
    start = 28 + 16 * len(messages)
    for words in (sorted(messages), [messages[key] for key in sorted(messages)]):
        for word in words:
            table += struct.pack("<II", len(word.encode()), start + len(text))
            text += word.encode() + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(messages), 28, 28 + 8 * len(messages), 0, 0)
    return head + table + text


@pytest.fixture
def catalogues(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "two-of-hearts.mo").write_bytes(compiled(CATALOGUE))
    yield tmp_path
    language.choose(tmp_path, [])


def test_a_chosen_language_is_spoken_at_once(catalogues: Path) -> None:
    assert Refusal.COVERED.sentence == "That card is covered"
    language.choose(catalogues, ["de"])
    assert Refusal.COVERED.sentence == "Diese Karte liegt unter einer anderen"
    assert language.ngettext("{n} card", "{n} cards", 1) == "{n} Karte"
    assert language.ngettext("{n} card", "{n} cards", 2) == "{n} Karten"


def test_a_sentence_without_translation_stays_english(catalogues: Path) -> None:
    language.choose(catalogues, ["de"])
    assert Refusal.RANKS_DIFFER.sentence == "Must be of the same rank"


def test_a_language_without_catalogue_is_english(catalogues: Path) -> None:
    language.choose(catalogues, ["de"])
    language.choose(catalogues, ["xx"])
    assert Refusal.COVERED.sentence == "That card is covered"
    assert language.ngettext("{n} card", "{n} cards", 1) == "{n} card"
