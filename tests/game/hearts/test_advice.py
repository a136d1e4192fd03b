"""The hint: what a club player would do, and a reason that fits."""

import pytest

from game.cards import parse_cards
from game.deals import DealCode, Game, Generator
from game.hearts.advice import suggest
from game.hearts.bots.bot import conclusion
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.dealing import deal_for
from game.hearts.match import new_match
from game.hearts.round import DECK, Phase
from game.hearts.rules import PassCards, PlayCard, TakeTrick, apply, deal
from game.hearts.seats import PassDirection, Seat
from game.hearts.view import refusal_to_pass, refusal_to_play, view
from tests.support.hearts_positions import deck_of, playing, words

QUIET = ["S 2C 9C KC AC", "E 3C 4C TC QC"]
MOON = ["W 2C 9C 7C AC", "S 5C QC QS 9D", "W KH TH JH 9H", "W AD TD 8H KD"]


def told(hand: str, table: str, before: list[str]) -> tuple[str, str]:
    """What South is advised to play, and why."""
    suggestion = suggest(view(playing({"S": hand}, table, before), Seat.SOUTH))
    assert suggestion is not None
    return words(suggestion.cards), suggestion.reason


@pytest.mark.parametrize(
    ("hand", "table", "before", "card", "reason"),
    [
        ("2C 3C 4D", "S", [], "2C", "It is the only card you may play"),
        ("QS 3S 5D 9D TH", "W AS 4S 5S", QUIET, "QS", "The higher spade takes the queen"),
        ("AD 2D 5S 8S KH QH", "W 9D 4D 5D", QUIET, "AD", "A high card goes while the trick is cheap"),
        ("2S 5S 8S TD 9D 9H", "S", QUIET, None, "Spades drive out the queen"),
        ("KD 4D 8C 2S", "W 9D 5D QS", QUIET, "4D", "It stays below the card that takes the trick"),
        ("9D TD 8C 2S", "W 2D 3D AS", QUIET, None, "A high card goes while the trick is cheap"),
        (
            "QS 5S 3S AD KD 8D 5D AH TH 7H 6H",
            "W 9C 5C 6C",
            QUIET,
            "QS",
            "Give the queen of spades to somebody else",
        ),
        (
            "AH 2H 5S 4D 6S 7S 8S 9S 4C",
            "W QH 3H 4H",
            MOON,
            "AH",
            "A point for you, and nobody shoots the moon",
        ),
        ("QH 2H 5S 6S 7S 8S 9S TS 4C", "W JD 3D QD", MOON, None, "Give a heart to somebody else"),
    ],
)
def test_a_play_is_advised_for_a_reason_that_fits(
    hand: str, table: str, before: list[str], card: str | None, reason: str
) -> None:
    played, why = told(hand, table, before)
    assert why == reason
    assert card in (None, played)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (
            "QS 3S 2H 5H 9C TC 4D 8D JD KD AD 2C 7H",
            "The queen of spades is dangerous with so few spades beside her",
        ),
        ("AS KS 3S 2H 5H 9C TC 4D 8D JD 6D 2C 7H", "A spade above the queen might have to take her"),
        ("2S 3S 5S TS JS 2H 3H 4H JC QC 4D 8D 6D", "Without a suit you can throw away what hurts"),
        ("AH KH QH JH TH 9H AS KS QS AC AD 3D 4C", "The rest of your hand may take all 26 points"),
    ],
)
def test_a_pass_is_advised_for_a_reason_that_fits(hand: str, reason: str) -> None:
    rest = [card for card in DECK if card not in parse_cards(hand)]
    state = deal(deck_of([hand, *(words(rest[place::3]) for place in range(3))]), PassDirection.ACROSS)
    suggestion = suggest(view(state, Seat.SOUTH))
    assert suggestion is not None
    assert suggestion.reason == reason


def test_there_is_no_advice_when_there_is_nothing_to_decide() -> None:
    dealt = new_match(DealCode.normal(12, Game.HEARTS)).round
    passed, _events = apply(dealt, PassCards(Seat.SOUTH, dealt.hands[0][:3]))
    assert suggest(view(passed, Seat.SOUTH)) is None
    waiting = playing({"S": "3C"}, "W 2C")
    assert suggest(view(waiting, Seat.SOUTH)) is None


def test_advice_is_legal_and_has_a_reason_in_every_position_of_some_rounds() -> None:
    for number in range(8):
        state = deal_for(DealCode.normal(number, Game.HEARTS), 1 + number % 4)
        while state.phase is not Phase.SCORED:
            if state.phase is Phase.TRICK_COMPLETE:
                state, _events = apply(state, TakeTrick())
                continue
            passing = state.phase is Phase.PASSING
            seat = next(s for s in Seat if not state.passes[s]) if state.turn is None else state.turn
            seen = view(state, seat)
            suggestion = suggest(seen)
            assert suggestion is not None
            assert suggestion.reason
            if passing:
                assert refusal_to_pass(seen, suggestion.cards) is None
                state, _events = apply(state, PassCards(seat, suggestion.cards))
            else:
                assert refusal_to_play(seen, suggestion.cards[0]) is None
                state, _events = apply(state, PlayCard(seat, suggestion.cards[0]))


def test_the_advice_is_the_club_players_own_choice() -> None:
    seen = view(new_match(DealCode.normal(5, Game.HEARTS)).round, Seat.SOUTH)
    suggestion = suggest(seen)
    assert suggestion is not None
    assert suggestion.cards == conclusion(ClubPlayer().choose_pass(seen, Generator("any")))
