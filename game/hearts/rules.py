"""The rules of one round of Hearts: passing, playing, taking tricks, and the points at its end."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from game.cards import Card, Suit
from game.hearts.refusal import IllegalMove, Refusal
from game.hearts.round import (
    ALL_POINTS,
    DECK,
    NO_POINTS,
    QUEEN_OF_SPADES,
    TRICKS,
    TWO_OF_CLUBS,
    Phase,
    Points,
    State,
    Trick,
    sorted_hand,
)
from game.hearts.seats import SEATS, PassDirection, Seat
from game.hearts.view import refusal_to_pass, refusal_to_play, view

T = TypeVar("T")


class PassCards(NamedTuple):
    """Choose the three cards to pass. They change hands when everyone has chosen."""

    seat: Seat
    cards: tuple[Card, ...]


class PlayCard(NamedTuple):
    """Play a card to the trick on the table."""

    seat: Seat
    card: Card


class TakeTrick(NamedTuple):
    """Take the full trick off the table. It must come; when, is for whoever shows the game to say.

    The word is what the move is in text, and keeps it apart from any other move without a choice.
    """

    word: Literal["take"] = "take"


Move: TypeAlias = PassCards | PlayCard | TakeTrick


class CardsPassed(NamedTuple):
    """All four passes change hands at once."""

    direction: PassDirection
    passes: tuple[tuple[Card, ...], ...]  # what each seat gave


class CardPlayed(NamedTuple):
    seat: Seat
    card: Card


class HeartsBroken(NamedTuple):
    """The first heart of the round was played."""

    seat: Seat
    card: Card


class QueenPlayed(NamedTuple):
    """The queen of spades was played."""

    seat: Seat


class TrickTaken(NamedTuple):
    seat: Seat
    trick: Trick
    points: int


class MoonShot(NamedTuple):
    """One seat took all 26 points."""

    seat: Seat


class RoundScored(NamedTuple):
    points: Points  # as taken
    scores: Points  # what the round adds to the match, a moon turned round
    totals: Points  # of the match, with this round


Event: TypeAlias = CardsPassed | CardPlayed | HeartsBroken | QueenPlayed | TrickTaken | MoonShot | RoundScored


def deal(cards: Sequence[Card], direction: PassDirection, totals: Points = NO_POINTS) -> State:
    """Deal the deck one card at a time, South first. Without a pass the round is open at once.

    Raises ValueError unless the cards are those of the deck, each once.
    """
    if sorted(cards) != sorted(DECK):
        raise ValueError("a deal needs each of the 52 cards once")
    hands = tuple(sorted_hand(cards[seat::4]) for seat in SEATS)
    state = State(Phase.PASSING, direction, hands, totals=totals)
    return _open(state) if direction is PassDirection.HOLD else state


def _open(state: State) -> State:
    """Whoever holds the two of clubs, now that hands are final, is on lead."""
    opener = next(seat for seat in SEATS if TWO_OF_CLUBS in state.hands[seat])
    return state._replace(phase=Phase.PLAYING, trick=Trick(opener))


def refusal(state: State, move: Move) -> Refusal | None:
    """Why a move is not allowed; None when it is."""
    match move:
        case PassCards(seat, cards):
            return refusal_to_pass(view(state, seat), cards)
        case PlayCard(seat, card):
            return refusal_to_play(view(state, seat), card)
        case TakeTrick():
            return None if state.phase is Phase.TRICK_COMPLETE else Refusal.TRICK_NOT_COMPLETE


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened, in order. Raises IllegalMove when the rules refuse it."""
    reason = refusal(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case PassCards():
            return _choose_pass(state, move)
        case PlayCard():
            return _play(state, move)
        case TakeTrick():
            return _take(state)


def _choose_pass(state: State, chosen: PassCards) -> tuple[State, tuple[Event, ...]]:
    passes = _replaced(state.passes, chosen.seat, sorted_hand(chosen.cards))
    waiting = state._replace(passes=passes)
    if not all(passes):
        return waiting, ()
    hands = tuple(_hand_after_pass(waiting, seat) for seat in SEATS)
    return _open(waiting._replace(hands=hands)), (CardsPassed(state.direction, passes),)


def _replaced(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """One value for each seat, that of `seat` replaced."""
    return (*row[:seat], value, *row[seat + 1 :])


def _hand_after_pass(state: State, seat: Seat) -> tuple[Card, ...]:
    kept = [card for card in state.hands[seat] if card not in state.passes[seat]]
    return sorted_hand([*kept, *state.passes[state.direction.giver(seat)]])


def _play(state: State, play: PlayCard) -> tuple[State, tuple[Event, ...]]:
    seat, card = play
    trick = state.trick._replace(cards=(*state.trick.cards, card))
    hand, place = state.hands[seat], state.hands[seat].index(card)
    after = state._replace(
        phase=Phase.TRICK_COMPLETE if len(trick.cards) == len(SEATS) else Phase.PLAYING,
        hands=_replaced(state.hands, seat, (*hand[:place], *hand[place + 1 :])),
        trick=trick,
        hearts_broken=state.hearts_broken or card.suit is Suit.HEARTS,
    )
    events: list[Event] = [CardPlayed(seat, card)]
    if after.hearts_broken and not state.hearts_broken:
        events.append(HeartsBroken(seat, card))
    if card == QUEEN_OF_SPADES:
        events.append(QueenPlayed(seat))
    return after, tuple(events)


def _take(state: State) -> tuple[State, tuple[Event, ...]]:
    """The taker leads next; after the thirteenth trick the round is scored."""
    trick, taker = state.trick, state.trick.taker
    points = trick.points
    after = state._replace(
        phase=Phase.PLAYING,
        tricks=(*state.tricks, trick),
        trick=Trick(taker),
        points=_replaced(state.points, taker, state.points[taker] + points),
    )
    taken = TrickTaken(taker, trick, points)
    if len(after.tricks) < TRICKS:
        return after, (taken,)
    return after._replace(phase=Phase.SCORED), (taken, *_score(after))


def moon_shooter(points: Points) -> Seat | None:
    """Who took all 26 points, with however few tricks; None when they are divided."""
    return Seat(points.index(ALL_POINTS)) if ALL_POINTS in points else None


def scores(points: Points) -> Points:
    """What the points taken in a round add to the match: the same, but a moon gives 26 to the others."""
    shooter = moon_shooter(points)
    if shooter is None:
        return points
    return tuple(0 if seat is shooter else ALL_POINTS for seat in SEATS)


def totals_after(state: State) -> Points:
    """The totals of the match with what the round has given. Until it is scored, those before it."""
    if state.phase is not Phase.SCORED:
        return state.totals
    return tuple(map(sum, zip(state.totals, scores(state.points), strict=True)))


def _score(state: State) -> tuple[Event, ...]:
    shooter = moon_shooter(state.points)
    moon = () if shooter is None else (MoonShot(shooter),)
    scored = state._replace(phase=Phase.SCORED)
    return (*moon, RoundScored(state.points, scores(state.points), totals_after(scored)))
