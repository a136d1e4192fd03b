"""Bots are fair: legal, alike for the same view, blind to hidden cards, alike in every seat. And worth it."""

import random

import pytest

from game.deals import DealCode, Game, Generator
from game.hearts.bots.bot import Bot
from game.hearts.bots.random_bot import RandomBot
from game.hearts.dealing import deal_for
from game.hearts.opponents import bot_for
from game.hearts.round import Phase
from game.hearts.seats import SEATS, Seat
from game.hearts.view import legal_plays, refusal_to_pass, view
from tests.support.hearts_play import (
    ALL_BOTS,
    SENSIBLE,
    asked,
    chosen,
    dealt_anew,
    played,
    positions,
    turned,
)

every_sensible_bot = pytest.mark.parametrize("bot", SENSIBLE.values(), ids=SENSIBLE)
every_bot = pytest.mark.parametrize("bot", ALL_BOTS.values(), ids=ALL_BOTS)


def test_the_three_opponents_do_not_all_play_alike() -> None:
    differing = 0
    for state in positions(120, seed=6):
        seen = view(state, asked(state))
        differing += len({chosen(bot, seen) for bot in map(bot_for, (Seat.WEST, Seat.NORTH, Seat.EAST))}) > 1
    assert 6 <= differing <= 60


@every_bot
def test_bots_do_only_what_is_legal(bot: Bot) -> None:
    for state in positions(80, seed=2):
        seen = view(state, asked(state))
        answer = chosen(bot, seen)
        if seen.phase is Phase.PASSING:
            assert refusal_to_pass(seen, answer) is None
        else:
            assert answer[0] in legal_plays(seen)


@every_bot
def test_the_same_view_and_chances_give_the_same_choice(bot: Bot) -> None:
    for state in positions(30, seed=3):
        seen = view(state, asked(state))
        assert chosen(bot, seen) == chosen(bot, seen)


@every_bot
def test_the_computer_does_not_see_other_hands(bot: Bot) -> None:
    """However the unseen cards lie, the view is the same, and with it the card."""
    rng = random.Random(4)
    for state in positions(3, seed=4):
        seat = asked(state)
        answer = chosen(bot, view(state, seat))
        for _time in range(200):
            assert chosen(bot, view(dealt_anew(state, seat, rng), seat)) == answer


@every_bot
@pytest.mark.parametrize("places", [1, 2, 3])
def test_a_position_turned_round_the_table_is_played_alike(bot: Bot, places: int) -> None:
    for state in positions(30, seed=5):
        seat = asked(state)
        answer = chosen(bot, view(state, seat))
        assert chosen(bot, view(turned(state, places), seat.turned(places))) == answer


@every_sensible_bot
def test_a_sensible_player_beats_three_who_play_at_random(bot: Bot) -> None:
    """On average over deals that it plays from each seat, it takes less than half of what the others take."""
    own, others = 0, 0
    for number in range(12):
        code = DealCode.normal(number, Game.HEARTS)
        for seat in SEATS:
            bots: dict[Seat, Bot] = {**dict.fromkeys(SEATS, RandomBot()), seat: bot}
            points = played(deal_for(code, 1 + number % 4), bots, code).points
            own += points[seat]
            others += sum(points) - points[seat]
    assert own / 48 < 0.5 * others / 144


@every_sensible_bot
def test_thinking_gives_way_between_slices(bot: Bot) -> None:
    state = deal_for(DealCode.normal(12, Game.HEARTS), 1)
    thinking = bot.choose_pass(view(state, Seat.SOUTH), Generator("test"))
    assert len(list(thinking)) >= 4
