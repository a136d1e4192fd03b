"""The shuffle: the same for ever, and every card equally likely at every place."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from game.cards import DECK_OF_HEARTS
from game.deals import DealCode, Generator, shuffled

GOLDEN = Path(__file__).parents[1] / "golden" / "heart_to_heart" / "deals.txt"


def golden_deals() -> list[tuple[str, str]]:
    return [tuple(line.split(": ")) for line in GOLDEN.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize(("code", "cards"), golden_deals())
def test_a_code_gives_the_deal_it_has_always_given(code: str, cards: str) -> None:
    assert " ".join(map(str, shuffled(DECK_OF_HEARTS, code))) == cards


def test_five_deals_are_kept() -> None:
    assert [code for code, _cards in golden_deals()] == [
        "HH1-N-AAAAAAA",
        "HH1-N-AAAAAAM",
        "HH1-N-HEARTSA",
        "HH1-N-QUEENSA",
        "HH1-N-ZZZZZZZ",
    ]


@pytest.mark.parametrize(
    ("seed", "values"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_the_generator_gives_the_published_values_of_splitmix64(seed: int, values: list[int]) -> None:
    generator = Generator("", seed)
    assert [generator.next() for _value in values] == values


def test_a_bounded_number_stays_below_its_bound() -> None:
    generator = Generator("bounds")
    assert {generator.below(6) for _throw in range(500)} == {0, 1, 2, 3, 4, 5}


def test_a_bounded_number_is_not_biased_towards_the_low_ones() -> None:
    """With 3/4 of the whole range as bound, a plain remainder falls twice as often in the lowest third."""
    generator, bound = Generator("bias"), 3 * 2**62
    low = sum(generator.below(bound) < bound // 3 for _throw in range(6000))
    assert 2000 - 150 < low < 2000 + 150  # four standard deviations; a plain remainder gives 3000


def test_neighbouring_codes_have_nothing_in_common() -> None:
    """Two independent shuffles agree at one place on average."""
    deals = [shuffled(DECK_OF_HEARTS, str(DealCode.normal(number))) for number in range(1001)]
    agreements = sum(a == b for one, next_one in pairwise(deals) for a, b in zip(one, next_one, strict=True))
    assert 870 < agreements < 1130  # four standard deviations


def test_every_card_is_equally_likely_at_every_place() -> None:
    """Chi-square over 52 cards x 52 places; (52 - 1)^2 = 2601 degrees of freedom, standard deviation 72."""
    deals = 6000
    seen = Counter(
        pair
        for number in range(deals)
        for pair in enumerate(shuffled(range(52), str(DealCode.normal(number * 997))))
    )
    expected = deals / 52
    chi_square = sum(
        (seen[place, card] - expected) ** 2 / expected for place in range(52) for card in range(52)
    )
    assert 2601 - 4 * 72 < chi_square < 2601 + 4 * 72


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(shuffled(DECK_OF_HEARTS, "HH1-N-AAAAAAA")) == sorted(DECK_OF_HEARTS)
