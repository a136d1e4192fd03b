"""Bots at the table of a test: rounds they play, positions they come to, and the same seen differently."""

import random

from game.cards import Card
from game.deals import NUMBER_OF_DEALS, DealCode, Game, Generator
from game.hearts.bots.bot import Bot, conclusion
from game.hearts.bots.club_player import ClubPlayer
from game.hearts.bots.random_bot import RandomBot
from game.hearts.bots.temperament import BOLD, CAREFUL, SLY, STEADY
from game.hearts.dealing import chances, deal_for
from game.hearts.round import Phase, State, Trick
from game.hearts.rules import Move, PassCards, PlayCard, TakeTrick, apply
from game.hearts.seats import SEATS, Seat
from game.hearts.view import View, view

SENSIBLE: dict[str, Bot] = {
    "steady": ClubPlayer(STEADY),
    "careful": ClubPlayer(CAREFUL),
    "bold": ClubPlayer(BOLD),
    "sly": ClubPlayer(SLY),
}
ALL_BOTS: dict[str, Bot] = {"random": RandomBot(), **SENSIBLE}


def played(state: State, bots: dict[Seat, Bot], code: DealCode | None = None) -> State:
    """The round played to its end."""
    while state.phase is not Phase.SCORED:
        state, _events = apply(state, move_of(state, bots, code or DealCode.normal(0, Game.HEARTS)))
    return state


def move_of(state: State, bots: dict[Seat, Bot], code: DealCode) -> Move:
    if state.phase is Phase.TRICK_COMPLETE:
        return TakeTrick()
    if state.turn is not None:
        source = chances(code, 1, state.turn, len(state.tricks) + 1)
        seen = view(state, state.turn)
        return PlayCard(state.turn, conclusion(bots[state.turn].choose_card(seen, source)))
    seat = next(seat for seat in SEATS if not state.passes[seat])
    source = chances(code, 1, seat, 0)
    return PassCards(seat, conclusion(bots[seat].choose_pass(view(state, seat), source)))


def positions(count: int, seed: int = 1) -> list[State]:
    """Positions from rounds of random play in which somebody has a choice to make."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        code = DealCode.normal(rng.randrange(NUMBER_OF_DEALS), Game.HEARTS)
        state = deal_for(code, rng.randint(1, 4))
        stop = rng.randrange(70)
        while state.phase is not Phase.SCORED and stop:
            state, _events = apply(state, move_of(state, dict.fromkeys(SEATS, RandomBot()), code))
            stop -= 1
        if state.phase in (Phase.PASSING, Phase.PLAYING):
            found.append(state)
    return found


def chosen(bot: Bot, seen: View, key: str = "test") -> tuple[Card, ...]:
    """What the bot answers to the question that the view asks."""
    if seen.phase is Phase.PASSING:
        return conclusion(bot.choose_pass(seen, Generator(key)))
    return (conclusion(bot.choose_card(seen, Generator(key))),)


def asked(state: State) -> Seat:
    return next(seat for seat in SEATS if not state.passes[seat]) if state.turn is None else state.turn


def dealt_anew(state: State, seat: Seat, rng: random.Random) -> State:
    """The state with the cards that the seat cannot see dealt again to the other hands."""
    hidden = [card for other in SEATS if other is not seat for card in state.hands[other]]
    rng.shuffle(hidden)
    hands = []
    for other in SEATS:
        count = len(state.hands[other])
        hands.append(state.hands[other] if other is seat else tuple(hidden[:count]))
        hidden = hidden if other is seat else hidden[count:]
    return state._replace(hands=tuple(hands))


def turned(state: State, places: int) -> State:
    """The same round with everybody so many places to the left."""

    def row(values: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(values[seat.turned(-places)] for seat in SEATS)

    def trick(one: Trick) -> Trick:
        return one._replace(leader=one.leader.turned(places))

    return state._replace(
        hands=row(state.hands),
        passes=row(state.passes),
        tricks=tuple(map(trick, state.tricks)),
        trick=trick(state.trick),
        points=row(state.points),
        totals=row(state.totals),
    )
