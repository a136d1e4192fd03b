"""A deal code typed or pasted: read as exactly that deal, or refused with a sentence while the game stays."""

import pygame
import pytest

from tests.support.hands_here import Hand
from tests.support.player import Player, Sit

CODE = "HH1-N-AAAAAAJ"


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A clipboard of the test's own."""
    held = {"text": ""}
    monkeypatch.setattr("pygame.scrap.has_text", lambda: bool(held["text"]))
    monkeypatch.setattr("pygame.scrap.get_text", lambda: held["text"])
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: held.update(text=text))
    return held


@pytest.fixture
def asked(calm: Player) -> Player:
    """Someone in front of the line for a code, no move made."""
    calm.click("pause", "code")
    assert calm.overlay == "code"
    return calm


def field(player: Player) -> str:
    return player.sheet.field.text


def paste(player: Player, clipboard: dict[str, str], text: str) -> None:
    clipboard["text"] = text
    player.press(pygame.K_v, pygame.KMOD_LCTRL)


def assert_dealt(player: Player, code: str = CODE) -> None:
    player.settle()
    assert (player.code, player.overlay, player.moves) == (code, None, [])
    assert player.strays() == []


def test_typed_letter_by_letter_and_confirmed_with_enter(asked: Player) -> None:
    asked.type(CODE)
    assert field(asked) == CODE
    asked.press(pygame.K_RETURN)
    assert_dealt(asked)


def test_typed_and_confirmed_by_mouse(asked: Player) -> None:
    asked.type(CODE.lower())
    asked.click("play")
    assert_dealt(asked)


def test_opened_and_confirmed_by_keys_alone(calm: Player) -> None:
    calm.press(pygame.K_p)
    for _step in range(3):
        calm.press(pygame.K_DOWN)
    assert calm.focus == "code"
    calm.press(pygame.K_RETURN)
    calm.type(CODE)
    calm.press(pygame.K_RETURN)
    assert_dealt(calm)


@pytest.mark.parametrize("key", ["p", "n", "h", "m", " ", "z"])
def test_letters_that_are_keys_of_the_game_are_only_letters_here(asked: Player, key: str) -> None:
    muted = asked.app.stage.settings.is_muted
    asked.type(key)
    assert (field(asked), asked.overlay, asked.moves) == (key, "code", [])
    assert asked.app.stage.settings.is_muted == muted


def test_backspace_erases_the_last_letter(asked: Player) -> None:
    asked.type(CODE + "XY")
    asked.press(pygame.K_BACKSPACE)
    asked.press(pygame.K_BACKSPACE)
    asked.click("play")
    assert_dealt(asked)


def test_backspace_in_an_empty_line_does_nothing(asked: Player) -> None:
    asked.press(pygame.K_BACKSPACE)
    assert (field(asked), asked.overlay) == ("", "code")


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        CODE.lower(),
        f" {CODE} ",
        f"{CODE}\n",
        f"\t{CODE}\r\n",
        "HH1 N AAAAAAJ",
        "HH1NAAAAAAJ",
        "hh1-n-aaaaaa j",
        f"{CODE[:8]}\u00a0{CODE[8:]}",
    ],
    ids=ascii,
)
def test_pasted_with_blanks_in_any_case_it_is_the_same_deal(
    asked: Player, clipboard: dict[str, str], text: str
) -> None:
    paste(asked, clipboard, text)
    asked.click("play")
    assert_dealt(asked)


ODD = {
    "empty": "",
    "blank": "   ",
    "one short": CODE[:-1],
    "one long": CODE + "A",
    "full width": "\uff28" + CODE[1:],
    "cyrillic": CODE.replace("A", "\u0410", 1),
    "dotless i": "HH1-N-AAAAAA\u0131",
    "dotted i": "HH1-N-AAAAAA\u0130",
    "long s": "HH1-N-AAAAAA\u017f",
    "kelvin": "HH1-N-AAAAAA\u212a",
    "sharp s": "HH1-N-AAAAA\u00df",
    "full width seven": "HH1-N-AAAAAA\uff17",
    "arabic three": "HH1-N-AAAAAA\u0663",
    "superscript two": "HH\u00b2-N-AAAAAAJ",
    "digit": "HH1-N-AAAAAA7",
    "other game": "HE1-N-AAAAAAJ",
    "other shuffle": "HH2-N-AAAAAAJ",
    "other kind": "HH1-X-AAAAAAJ",
    "extra hyphen": "HH1-N-AAA-AAAJ",
    "emoji": "HH1-N-AAAAA\U0001f0a1J",
    "sentence": "please play " + CODE,
    "ten thousand letters": "A" * 10_000,
    "nul": "\0" * 20,
    "half a pair": "HH1-N-AAAAAA\ud83d",
}


@pytest.mark.parametrize("name", ODD)
def test_anything_else_is_refused_with_a_sentence_and_the_game_stays(
    asked: Player, clipboard: dict[str, str], name: str
) -> None:
    code, state = asked.code, asked.state
    paste(asked, clipboard, ODD[name])
    asked.click("play")
    assert len(asked.said) > 10
    assert (asked.code, asked.state, asked.overlay) == (code, state, "code")
    asked.settle()
    assert asked.overlay == "code"


@pytest.mark.parametrize("joint", ["\u200b", "\u00ad", "\ufeff", "\u2011", "\u202e", "\t"], ids=ascii)
def test_a_code_with_something_unseen_in_it_is_that_deal_or_refused(
    asked: Player, clipboard: dict[str, str], joint: str
) -> None:
    before = asked.code
    paste(asked, clipboard, CODE[:9] + joint + CODE[9:])
    asked.click("play")
    asked.settle()
    assert asked.code == CODE or (asked.code == before and asked.overlay == "code")


def test_a_refused_code_stays_to_be_mended(asked: Player) -> None:
    asked.type(CODE[:-1])
    asked.click("play")
    assert field(asked) == CODE[:-1]
    asked.type("J")
    asked.click("play")
    assert_dealt(asked)


def test_pasting_takes_the_place_of_what_was_typed(asked: Player, clipboard: dict[str, str]) -> None:
    asked.type("abc")
    paste(asked, clipboard, CODE)
    assert field(asked) == CODE


def test_the_paste_button_pastes(asked: Player, clipboard: dict[str, str]) -> None:
    clipboard["text"] = CODE
    asked.click("paste", "play")
    assert_dealt(asked)


def test_pasting_nothing_is_harmless(asked: Player, clipboard: dict[str, str]) -> None:
    asked.click("paste")
    assert (field(asked), asked.overlay) == ("", "code")


def test_without_a_clipboard_pasting_and_copying_are_harmless(
    calm: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_text: str) -> str:
        raise pygame.error("no clipboard")

    for name in ("has_text", "get_text", "put_text"):
        monkeypatch.setattr(f"pygame.scrap.{name}", broken)
    calm.click("copy")
    assert "clipboard" in calm.said
    calm.click("pause", "code", "paste")
    assert field(calm) == ""


def test_the_copied_code_is_the_one_that_can_be_pasted(calm: Player, clipboard: dict[str, str]) -> None:
    calm.click("copy")
    assert clipboard["text"] == calm.code
    calm.press(pygame.K_n)
    calm.press(pygame.K_c, pygame.KMOD_LCTRL)
    assert clipboard["text"] == calm.code


def test_with_a_game_in_progress_it_asks_first(calm: Player) -> None:
    calm.click("stock", "pause", "code")
    calm.type(CODE)
    calm.click("play")
    assert (calm.overlay, calm.moves) == ("question", ["draw"])
    calm.click("no")
    assert calm.moves == ["draw"]
    assert (calm.overlay, field(calm)) == ("code", CODE)
    calm.click("play", "yes")
    assert_dealt(calm)


def test_back_leads_to_the_pause_and_then_to_the_table(hand: Hand) -> None:
    hand.pause()
    hand.pick("code")
    assert hand.player.overlay == "code"
    hand.back()
    assert hand.player.overlay == "pause"
    hand.back()
    assert hand.player.overlay is None
    assert hand.player.moves == []


def test_the_same_code_again_deals_it_again(asked: Player) -> None:
    asked.type("HH1-N-AAAAAAM")
    asked.click("play")
    assert_dealt(asked, "HH1-N-AAAAAAM")


def test_from_the_menu_too(sit: Sit) -> None:
    player = sit(None, is_reduced_motion=True)
    player.click("code")
    player.type("nonsense")
    player.click("play")
    assert len(player.said) > 10
    assert player.overlay == "code"
    for _letter in "nonsense":
        player.press(pygame.K_BACKSPACE)
    player.type(CODE)
    player.click("play")
    assert_dealt(player)
