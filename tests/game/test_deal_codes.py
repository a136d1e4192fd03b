"""A deal code is read as exactly the deal it names, or refused with a sentence that says what is wrong."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.deals import NUMBER_OF_DEALS, DealCode, Game, Kind

CODE = "HH1-N-AAAAAAM"
DEAL_12 = DealCode(Game.HEART_TO_HEART, Kind.NORMAL, 12)


def complaint(text: str) -> str:
    with pytest.raises(ValueError) as refused:
        DealCode.parse(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (0, "HH1-N-AAAAAAA"),
        (12, "HH1-N-AAAAAAM"),
        (25, "HH1-N-AAAAAAZ"),
        (26, "HH1-N-AAAAABA"),
        (26**6, "HH1-N-BAAAAAA"),
        (26**7 - 1, "HH1-N-ZZZZZZZ"),
    ],
)
def test_the_seven_letters_are_a_number_to_the_base_26(number: int, code: str) -> None:
    assert str(DealCode.normal(number)) == code
    assert DealCode.parse(code).number == number


@pytest.mark.parametrize("number", [-1, NUMBER_OF_DEALS])
def test_there_are_26_to_the_7_deals_and_no_more(number: int) -> None:
    with pytest.raises(ValueError):
        DealCode.normal(number)


@settings(derandomize=True, database=None, deadline=None)
@given(st.integers(0, NUMBER_OF_DEALS - 1))
def test_every_code_is_read_back_as_its_number(number: int) -> None:
    assert DealCode.parse(str(DealCode.normal(number))) == DealCode.normal(number)


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        CODE.lower(),
        "Hh1-n-AaaAAam",
        f" {CODE} ",
        f"{CODE}\n",
        f"\t{CODE}\r\n",
        f"\u00a0{CODE}\u3000\u2028",
        "HH1-N-AAA AAAM",
        "HH1-N-AAA\u00a0AAAM",
        "HH1 - N - AAAAAAM",
        "H H 1 N A A A A A A M",
        "HH1NAAAAAAM",
        "hh1n-aaaaaam",
        "HH1-NAAAAAAM",
        " " * 10_000 + CODE,
    ],
)
def test_case_blanks_and_missing_hyphens_do_not_matter(text: str) -> None:
    assert DealCode.parse(text) == DEAL_12


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("\uff28H1-N-AAAAAAM", "Ｈ (U+FF28)"),
        ("HH1-N-\uff21AAAAAM", "Ａ (U+FF21)"),
        ("HH1-N-\u0410AAAAAM", "А (U+0410)"),
        ("HH1-N-\u0131AAAAAM", "ı (U+0131)"),
        ("HH1-N-\u0130AAAAAM", "İ (U+0130)"),
        ("HH1-N-\u017fAAAAAM", "ſ (U+017F)"),
        ("HH1-N-\u212aAAAAAM", "\u212a (U+212A)"),
        ("HH1-N-ßAAAAAM", "ß (U+00DF)"),
        ("HH1-N-ßAAAAM", "ß (U+00DF)"),
        ("HH７-N-AAAAAAM", "７ (U+FF17)"),
        ("HH٣-N-AAAAAAM", "٣ (U+0663)"),
        ("HH¹-N-AAAAAAM", "¹ (U+00B9)"),
        ("HH1-N-AAAAAA²", "² (U+00B2)"),
        ("HH1–N–AAAAAAM", "– (U+2013)"),
        ("HH1-N-AAAAAA😀", "😀 (U+1F600)"),
        ("HH1_N_AAAAAAM", "_"),
        ("HH1-N-AAAAAA!", "!"),
    ],
)
def test_characters_that_only_look_right_are_refused_by_name(text: str, named: str) -> None:
    assert complaint(text) == f"A deal code has plain letters, digits and hyphens only: not {named}"


@pytest.mark.parametrize(
    ("text", "named"),
    [("HH1-N-\u200bAAAAAAM", "U+200B"), (CODE + "\x00", "U+0000"), ("\ufeff" + CODE, "U+FEFF")],
)
def test_an_unseen_character_is_refused_by_its_number_alone(text: str, named: str) -> None:
    assert complaint(text).endswith(f"not {named}")


@pytest.mark.parametrize("text", ["", " ", "\n", "\u00a0\t"])
def test_an_empty_code_is_asked_for(text: str) -> None:
    assert complaint(text) == "Enter a deal code, such as HH1-N-AAAAAAM."


@pytest.mark.parametrize("text", ["H", "-", "HH1-N-AAAAAA", CODE[1:]])
def test_a_short_code_is_called_too_short(text: str) -> None:
    assert complaint(text) == "The code is too short. It has 11 letters and digits, as in HH1-N-AAAAAAM."


@pytest.mark.parametrize("text", [CODE + "A", "HH12-N-AAAAAAM", CODE + CODE])
def test_a_long_code_is_called_too_long(text: str) -> None:
    assert complaint(text) == "The code is too long. It has 11 letters and digits, as in HH1-N-AAAAAAM."


@pytest.mark.parametrize("character", ["A", "-", "😀", " A", "\u0410"])
def test_ten_thousand_characters_are_refused_at_once_and_not_repeated(character: str) -> None:
    start = time.perf_counter()
    assert len(complaint(character * 10_000)) < 120
    assert time.perf_counter() - start < 0.2  # seconds


def test_a_code_of_the_other_game_is_known_but_not_dealt() -> None:
    assert complaint("HE1-N-AAAAAAM") == "This is a code of Hearts, not of Heart to Heart."


def test_each_game_reads_its_own_codes() -> None:
    assert DealCode.parse("he1naaaaaam", Game.HEARTS) == DealCode(Game.HEARTS, Kind.NORMAL, 12)
    with pytest.raises(ValueError, match="This is a code of Heart to Heart, not of Hearts"):
        DealCode.parse(CODE, Game.HEARTS)


@pytest.mark.parametrize("text", ["HX1-N-AAAAAAM", "XH1-N-AAAAAAM", "1HH-N-AAAAAAM"])
def test_a_code_of_no_game_is_refused(text: str) -> None:
    assert complaint(text) == "Codes of Heart to Heart begin with HH1."


@pytest.mark.parametrize("version", "0259X")
def test_another_shuffle_is_refused(version: str) -> None:
    assert complaint(f"HH{version}-N-AAAAAAM") == (
        f"The code asks for shuffle “{version}”; this program knows shuffle 1 only."
    )


def test_the_code_of_a_winnable_deal_is_read_as_it_is_written() -> None:
    assert DealCode.parse("hh1wAAAAAAM") == DealCode(Game.HEART_TO_HEART, Kind.WINNABLE, 12)
    assert str(DealCode.parse("hh1wAAAAAAM")) == "HH1-W-AAAAAAM"


@pytest.mark.parametrize("kind", "AM1")
def test_another_kind_of_deal_is_refused(kind: str) -> None:
    assert complaint(f"HH1-{kind}-AAAAAAM") == (
        f"There is no kind of deal “{kind}”: normal deals have N there, winnable ones W."
    )


@pytest.mark.parametrize("text", ["HH1-N-0AAAAAM", "HH1-N-AAAAAA1", "HH1-N-1234567"])
def test_a_digit_among_the_letters_is_refused(text: str) -> None:
    assert complaint(text) == "The last seven must be letters from A to Z, without digits."


@pytest.mark.parametrize(
    "text", ["-" + CODE, CODE + "-", "HH1--N-AAAAAAM", "HH-1-N-AAAAAAM", "HH1-N-AAA-AAAM", "HH1N-A-AAAAAM"]
)
def test_a_hyphen_in_the_wrong_place_is_refused(text: str) -> None:
    assert complaint(text) == "The hyphens stand as in HH1-N-AAAAAAM, or are left out."


@settings(derandomize=True, database=None, deadline=None)
@given(st.text(alphabet="HhEe1NnWwAaMm-ıſſß\u212a\u0410\uff21²７٣ \u200b\n", max_size=16) | st.text())
def test_any_other_text_is_refused_or_means_exactly_what_it_says(text: str) -> None:
    try:
        code = DealCode.parse(text)
    except ValueError as refused:
        assert 0 < len(str(refused)) < 120
    else:
        bare = "".join(text.split()).replace("-", "")
        assert bare.isascii()
        assert bare.upper() == str(code).replace("-", "")
