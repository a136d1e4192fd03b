"""What makes a player sound: each case is a fault that such players are known for."""

import pytest

from game.cards import parse_cards
from game.deals import Generator
from game.hearts.bots.bot import Bot, conclusion
from game.hearts.round import DECK
from game.hearts.rules import deal
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import view
from tests.support.hearts_play import SENSIBLE, played
from tests.support.hearts_positions import deck_of, playing, words

every_sensible_bot = pytest.mark.parametrize("bot", SENSIBLE.values(), ids=SENSIBLE)

QUIET = ["S 2C 9C KC AC", "E 3C 4C TC QC"]  # two tricks of clubs, South on lead, nothing else known
DIVIDED = ["S 2C 9C 3H AC", "E 3C 4H KC QC"]  # the same, and two players have taken points


def plays(bot: Bot, hand: str, table: str, before: list[str], seat: Seat = Seat.SOUTH) -> str:
    """The card that the bot plays from this hand."""
    seen = view(playing({seat.letter: hand}, table, before), seat)
    return str(conclusion(bot.choose_card(seen, Generator("test"))))


def passes(bot: Bot, hand: str, direction: PassDirection = PassDirection.LEFT) -> str:
    """The cards that the bot passes from this hand, South's."""
    cards = parse_cards(hand)
    rest = [card for card in DECK if card not in cards]
    hands = [cards, rest[:13], rest[13:26], rest[26:]]
    state = deal(deck_of(list(map(words, hands))), direction)
    chosen = conclusion(bot.choose_pass(view(state, Seat.SOUTH), Generator("test")))
    return words(sorted(chosen, key=lambda card: (card.suit, card.rank)))


@every_sensible_bot
def test_last_player_does_not_swallow_the_queen_for_nothing(bot: Bot) -> None:
    before = ["W 2C 9C 7C KC", "S 5D 9D AD 2H", "N 2S 3H TS 9S"]
    assert plays(bot, "QD 4D JC 3C", "S TD QS 8D", before, Seat.EAST) == "4D"


@every_sensible_bot
def test_the_queen_is_played_under_the_ace_or_king(bot: Bot) -> None:
    assert plays(bot, "QS 3S 5D 9D TH", "W AS 4S 5S", QUIET) == "QS"
    assert plays(bot, "QS 3S 5D 9D TH", "N KS 4S", QUIET) == "QS"


@every_sensible_bot
def test_the_queen_is_thrown_away_before_anything_else(bot: Bot) -> None:
    assert plays(bot, "QS 5S 3S AD KD 8D 5D AH TH 7H 6H", "W 9C 5C 6C", QUIET) == "QS"
    assert plays(bot, "QS AS KS AD 8D 5D 2D 9H 7H 6H 3H", "N 9C 5C", QUIET) == "QS"


@every_sensible_bot
def test_the_ace_and_king_of_spades_are_not_led_while_the_queen_is_out(bot: Bot) -> None:
    assert plays(bot, "AS KS 5D 9D 2H 3H", "S", QUIET) in ("5D", "9D")


@every_sensible_bot
def test_the_ace_and_king_are_kept_back_while_the_queen_may_still_come(bot: Bot) -> None:
    assert plays(bot, "AS KS 3S 5D 9D", "E 4S", QUIET) == "3S"


@every_sensible_bot
def test_the_last_player_gets_rid_of_the_ace_of_spades_when_the_queen_did_not_come(bot: Bot) -> None:
    assert plays(bot, "AS 3S 5D 9D 2H", "W 9S 4S 5S", QUIET) == "AS"


@every_sensible_bot
def test_low_spades_drive_out_the_queen(bot: Bot) -> None:
    assert plays(bot, "2S 5S 8S TD 9D 9H", "S", QUIET) in ("2S", "5S", "8S")


@every_sensible_bot
def test_nobody_hunts_the_queen_with_the_ace_or_king_in_hand(bot: Bot) -> None:
    assert plays(bot, "AS 8S 5S TD 9D 4D 9H 8H 5C 7C 6H", "S", QUIET)[1] != "S"


@every_sensible_bot
def test_whoever_holds_the_queen_does_not_lead_spades(bot: Bot) -> None:
    assert plays(bot, "QS 5S 8S 3D 9D 9H", "S", QUIET).endswith("D")


@every_sensible_bot
def test_a_trick_without_points_is_taken_high_by_the_last_player(bot: Bot) -> None:
    assert plays(bot, "AD 2D 5S 8S KH QH", "W 9D 4D 5D", QUIET) == "AD"


@every_sensible_bot
def test_a_player_ducks_with_the_highest_card_that_stays_below(bot: Bot) -> None:
    assert plays(bot, "AH JH 2H 5S 4D", "N QH 3H", DIVIDED) == "JH"


@every_sensible_bot
def test_a_trick_that_must_be_taken_is_taken_with_the_highest_card(bot: Bot) -> None:
    assert plays(bot, "AH KH 2S 5D 8D", "W QH 3H 4H", DIVIDED) in ("AH", "KH")
    assert plays(bot, "AD KD 2S 5H 8H", "W QD 3D 4H", DIVIDED) in ("AD", "KD")


MOON = ["W 2C 9C 7C AC", "S 5C QC QS 9D", "W KH TH JH 9H", "W AD TD 8H KD"]  # West has every point


@every_sensible_bot
def test_a_moon_is_stopped_by_taking_a_trick_with_a_point(bot: Bot) -> None:
    assert plays(bot, "AH 2H 5S 4D 6S 7S 8S 9S 4C", "W QH 3H 4H", MOON) == "AH"


@every_sensible_bot
def test_no_heart_is_fed_to_a_player_who_may_be_shooting_the_moon(bot: Bot) -> None:
    assert plays(bot, "QH 2H 5S 6S 7S 8S 9S TS 4C", "W JD 3D 4D", MOON)[1] != "H"


@every_sensible_bot
def test_a_high_heart_that_would_feed_a_moon_is_kept(bot: Bot) -> None:
    assert plays(bot, "QH 7H 6H 5H 2S 3S 4S 5S 6S", "W JD 3D 4D", MOON)[1] == "S"


@every_sensible_bot
def test_the_card_that_can_stop_a_moon_is_kept(bot: Bot) -> None:
    assert plays(bot, "AH 4S 5S 6S 7S 8S 9S TS JS", "W JD 3D 4D", MOON)[1] == "S"
    seen = view(playing({"S": "AS 4S 5S 6S 7S 8S 9S TS JS"}, "W JD 3D 4D", MOON), Seat.SOUTH)
    cards = {str(conclusion(bot.choose_card(seen, Generator(f"test {n}")))) for n in range(20)}
    assert "AS" not in cards
    assert len(cards) > 1


@every_sensible_bot
def test_a_moon_is_ended_by_a_heart_on_the_trick_of_another(bot: Bot) -> None:
    assert plays(bot, "QH 2H 5S 6S 7S 8S 9S TS 4C", "W JD 3D QD", MOON).endswith("H")


@every_sensible_bot
def test_the_queen_without_guards_is_passed(bot: Bot) -> None:
    assert "QS" in passes(bot, "QS 3S 2H 5H 9C TC 4D 8D JD KD AD 2C 7H")
    assert "QS" in passes(bot, "QS AS 2H 5H 9C TC 4D 8D JD KD AD 2C 7H")


@every_sensible_bot
def test_a_well_guarded_queen_is_kept_and_so_are_her_guards(bot: Bot) -> None:
    assert "S" not in passes(bot, "QS 9S 8S 6S 4S 3S 2H 9C TC 4D 8D KD AD")


@every_sensible_bot
def test_high_spades_without_low_ones_are_passed(bot: Bot) -> None:
    given = passes(bot, "AS KS 3S 2H 5H 9C TC 4D 8D JD 6D 2C 7H").split()
    assert {"AS", "KS"} <= set(given)


@every_sensible_bot
def test_low_cards_are_kept(bot: Bot) -> None:
    given = passes(bot, "2C 3C QC KC 2D 3D AD 2H 3H KH 2S 3S 4S").split()
    assert all(card[0] in "QKA" for card in given)


@every_sensible_bot
def test_a_hand_of_low_cards_passes_its_only_high_one(bot: Bot) -> None:
    assert "KC" in passes(bot, "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S KC")


@every_sensible_bot
def test_a_short_suit_is_passed_away(bot: Bot) -> None:
    assert passes(bot, "6C 7C 5D 8D 9D TD AD 8S 9S 4H 7H 9H JH") == "6C 7C AD"
    assert passes(bot, "2C 4C JC 7D QD KD 5S 7S JS 6H 8H TH QH") == "7D QD KD"


GREAT = "AH KH QH JH TH 9H AS KS QS AC AD 3D 4C"


@every_sensible_bot
def test_a_hand_made_for_a_moon_keeps_what_takes_tricks(bot: Bot) -> None:
    assert {"4C", "3D"} <= set(passes(bot, GREAT).split())


@every_sensible_bot
def test_a_hand_made_for_a_moon_takes_everything(bot: Bot) -> None:
    great = "AH KH QH JH TH 9H AS KS QS AC AD KD KC"
    rest = [card for card in DECK if card not in parse_cards(great)]
    hands = [great, *(words(rest[place::3]) for place in range(3))]
    state = deal(deck_of(hands), PassDirection.HOLD)
    state = played(state, dict.fromkeys(SEATS, bot))
    assert state.points == (26, 0, 0, 0)


def test_only_bold_players_try_a_moon_that_may_fail() -> None:
    hand = "AH KH QH 9H 3H AS KS 8S AC KC AD QD 4D"
    assert passes(SENSIBLE["bold"], hand) != passes(SENSIBLE["careful"], hand)
