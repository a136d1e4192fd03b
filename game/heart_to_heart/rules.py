"""The rules of Heart to Heart: the heart, the stock and the waste; draw, recycle and pair; win and dead end.

A place is where a card can be picked: a position of the heart, 1-25, or WASTE, the top of the waste.
Only ranks are compared, never copies.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.cards import DECK_OF_HEARTS, Card
from game.heart_to_heart.layout import COVERED_BY, COVERS, POSITIONS
from game.language import _

Place: TypeAlias = int
WASTE: Place = 0

POINTS_PER_CARD = 10  # for each card taken from the heart, so that a win is always 250


class State(NamedTuple):
    """A position of the game, with its counters."""

    heart: tuple[Card | None, ...]  # heart[0] is position 1; None where the card is gone
    stock: tuple[Card, ...]  # face down; stock[0] is drawn next
    waste: tuple[Card, ...]  # face up; waste[-1] is the top, the only one in play
    score: int = 0  # points
    moves: int = 0
    recycles: int = 0


class StockMove(Enum):
    """DRAW turns the top stock card face up onto the waste; RECYCLE turns the waste over to be the stock."""

    DRAW = "draw"
    RECYCLE = "recycle"


class Pair(NamedTuple):
    """Remove two cards of one rank, picked in this order: two free heart cards, or one and the waste top."""

    a: Place
    b: Place


Move: TypeAlias = StockMove | Pair


class CardDrawn(NamedTuple):
    card: Card


class WasteRecycled(NamedTuple):
    cards: int  # how many turned over


class PairRemoved(NamedTuple):
    places: Pair
    cards: tuple[Card, Card]  # in the order of the places
    points: int


class CardsFreed(NamedTuple):
    positions: tuple[int, ...]  # heart cards that lost their last cover


class GameWon(NamedTuple):
    score: int  # points


class DeadEnd(NamedTuple):
    cards_left: int  # in the heart


Event: TypeAlias = CardDrawn | WasteRecycled | PairRemoved | CardsFreed | GameWon | DeadEnd


class Outcome(Enum):
    PLAYING = "playing"
    WON = "won"
    DEAD_END = "dead end"


class Refusal(Enum):
    """Why a move is not allowed."""

    GAME_WON = "game won"
    STOCK_EMPTY = "stock empty"
    STOCK_NOT_EMPTY = "stock not empty"
    NOTHING_TO_TURN = "nothing to turn"
    NO_SUCH_PLACE = "no such place"
    NO_CARD = "no card"
    SAME_CARD = "same card"
    COVERED = "covered"
    RANKS_DIFFER = "ranks differ"

    @property
    def sentence(self) -> str:
        """The reason in words for the player."""
        sentences = {
            Refusal.GAME_WON: _("The game is won"),
            Refusal.STOCK_EMPTY: _("The stock is empty: turn over the waste"),
            Refusal.STOCK_NOT_EMPTY: _("The stock is not empty yet"),
            Refusal.NOTHING_TO_TURN: _("There is no card left to turn"),
            Refusal.NO_SUCH_PLACE: _("The heart has positions 1 to 25 only"),
            Refusal.NO_CARD: _("There is no card"),
            Refusal.SAME_CARD: _("A pair needs two cards"),
            Refusal.COVERED: _("That card is covered"),
            Refusal.RANKS_DIFFER: _("Must be of the same rank"),
        }
        return sentences[self]


class IllegalMove(ValueError):
    """A move that the rules refuse. The text is the sentence for the player."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


def deal(cards: Sequence[Card]) -> State:
    """Lay out the 52 hearts in deck order: 1-25 into the heart, 26-51 as the stock, 52 as the waste.

    Raises ValueError unless the cards are those of the deck, each once.
    """
    if sorted(cards) != sorted(DECK_OF_HEARTS):
        raise ValueError("a deal needs each of the 52 hearts once")
    return State(heart=tuple(cards[:25]), stock=tuple(cards[25:51]), waste=tuple(cards[51:]))


def card_at(state: State, place: Place) -> Card | None:
    """The card at a place, covered or not; None where there is none (or no such place)."""
    if place == WASTE:
        return state.waste[-1] if state.waste else None
    return state.heart[place - 1] if 1 <= place <= len(state.heart) else None


def is_free(state: State, place: Place) -> bool:
    """Whether a card is there and nothing covers it (nothing ever covers the top of the waste)."""
    covers = COVERED_BY.get(place, ())
    return card_at(state, place) is not None and all(state.heart[cover - 1] is None for cover in covers)


def free_positions(state: State) -> tuple[int, ...]:
    """The positions of all free heart cards, in reading order."""
    return tuple(position for position in POSITIONS if is_free(state, position))


def cards_left(state: State) -> int:
    """How many cards are still in the heart."""
    return sum(card is not None for card in state.heart)


def pass_number(state: State) -> int:
    """Which time the stock is being gone through: 1 until the first recycle."""
    return state.recycles + 1


def outcome(state: State) -> Outcome:
    """Won when the heart is gone; a dead end when no free card has a mate that can ever be had.

    Mates are looked for among the free cards and in all of the waste and stock, not only their tops: every
    card there comes up again, for recycling has no limit.
    """
    free = [card.rank for position in free_positions(state) if (card := state.heart[position - 1])]
    if not free:
        return Outcome.WON
    ranks = set(free)
    if len(ranks) < len(free) or any(card.rank in ranks for card in state.stock + state.waste):
        return Outcome.PLAYING
    return Outcome.DEAD_END


def refusal_to_pick(state: State, place: Place) -> Refusal | None:
    """Why the card at a place cannot be selected; None when it can."""
    if place != WASTE and place not in COVERED_BY:
        return Refusal.NO_SUCH_PLACE
    if card_at(state, place) is None:
        return Refusal.NO_CARD
    return None if is_free(state, place) else Refusal.COVERED


def refusal(state: State, move: Move) -> Refusal | None:
    """Why a move is not allowed; None when it is. The sole judge of legality."""
    if cards_left(state) == 0:
        return Refusal.GAME_WON
    if isinstance(move, Pair):
        return _refusal_to_pair(state, move)
    if not state.stock and not state.waste:
        return Refusal.NOTHING_TO_TURN
    if move is StockMove.DRAW:
        return None if state.stock else Refusal.STOCK_EMPTY
    return Refusal.STOCK_NOT_EMPTY if state.stock else None


def _refusal_to_pair(state: State, pair: Pair) -> Refusal | None:
    reason = refusal_to_pick(state, pair.a) or refusal_to_pick(state, pair.b)
    if reason is not None:
        return reason
    if pair.a == pair.b:
        return Refusal.SAME_CARD
    return None if _are_mates(state, pair.a, pair.b) else Refusal.RANKS_DIFFER


def _are_mates(state: State, a: Place, b: Place) -> bool:
    first, second = card_at(state, a), card_at(state, b)
    return first is not None and second is not None and first.rank == second.rank


def legal_moves(state: State) -> Iterator[Move]:
    """Every legal move once: pairs within the heart, then pairs with the waste top, then the stock move.

    A pair comes with the lower position first and the waste last.
    """
    free = free_positions(state)
    for a, b in (*combinations(free, 2), *((position, WASTE) for position in free)):
        if _are_mates(state, a, b):
            yield Pair(a, b)
    yield from (move for move in StockMove if refusal(state, move) is None)


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened, in order. Raises IllegalMove when the rules refuse it."""
    reason = refusal(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    counted = state._replace(moves=state.moves + 1)
    if isinstance(move, Pair):
        return _remove(counted, move)
    if move is StockMove.DRAW:
        card, *rest = state.stock
        return counted._replace(stock=tuple(rest), waste=(*state.waste, card)), (CardDrawn(card),)
    # waste[0] lies lowest: turned over, it tops the stock, and the cards come in the same order.
    recycled = counted._replace(stock=state.waste, waste=(), recycles=state.recycles + 1)
    return recycled, (WasteRecycled(len(state.waste)),)


def _remove(state: State, pair: Pair) -> tuple[State, tuple[Event, ...]]:
    first, second = card_at(state, pair.a), card_at(state, pair.b)
    assert first is not None and second is not None
    heart = tuple(None if position in pair else card for position, card in enumerate(state.heart, 1))
    waste = state.waste[:-1] if WASTE in pair else state.waste
    points = POINTS_PER_CARD * sum(place != WASTE for place in pair)
    after = state._replace(heart=heart, waste=waste, score=state.score + points)
    events: list[Event] = [PairRemoved(pair, (first, second), points)]
    freed = sorted(
        {under for place in pair if place != WASTE for under in COVERS[place] if is_free(after, under)}
    )
    if freed:
        events.append(CardsFreed(tuple(freed)))
    match outcome(after):
        case Outcome.WON:
            events.append(GameWon(after.score))
        case Outcome.DEAD_END:
            events.append(DeadEnd(cards_left(after)))
        case Outcome.PLAYING:
            pass
    return after, tuple(events)
