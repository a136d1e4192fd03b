"""What the coach says in the first game of Heart to Heart, by what lies on the table and what was done.

It goes by the position alone, so that whoever does something else than was suggested hears what helps now.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from game.heart_to_heart.layout import POSITIONS, TIP
from game.heart_to_heart.notation import Step
from game.heart_to_heart.rules import (
    WASTE,
    Move,
    Outcome,
    Pair,
    Place,
    State,
    StockMove,
    apply,
    card_at,
    cards_left,
    free_positions,
    legal_moves,
    outcome,
)
from game.heart_to_heart.solver import is_winnable
from game.language import _
from scenes.solitaire import sayings
from scenes.solitaire.sayings import rank_at
from scenes.table.coach import Tip

FULL = 25  # cards of the heart before the first pair
MANY = 3  # cards of one rank in the heart, from which on it matters which of them go together


class Page(Enum):
    """What only wants to be read; each is read once."""

    HEART = auto()
    TIP = auto()
    FREED = auto()
    CARE = auto()
    CLOSING = auto()


class Kind(Enum):
    """The kinds of move that the lesson is about."""

    DRAW = auto()
    RECYCLE = auto()
    WITH_WASTE = auto()
    WITHIN_HEART = auto()


class Advice(NamedTuple):
    """What there is to say, what to do, and the cards that it is about."""

    tip: Tip
    page: Page | None = None
    move: Move | None = None
    places: tuple[Place, ...] = ()


class Aids(NamedTuple):
    """What is pressed for a hint and to take a move back (empty for a mouse); whether partners are ringed."""

    hint: str
    undo: str
    has_rings: bool


def kind_of(move: Move) -> Kind:
    if isinstance(move, Pair):
        return Kind.WITH_WASTE if WASTE in move else Kind.WITHIN_HEART
    return Kind.DRAW if move is StockMove.DRAW else Kind.RECYCLE


def kinds_made(done: Sequence[Step]) -> set[Kind]:
    """The kinds of move that were made so far."""
    return {kind_of(step) for step in done if isinstance(step, Pair | StockMove)}


def advice(
    state: State, done: Sequence[Step], read: set[Page], line: tuple[Move, ...] | None, aids: Aids
) -> Advice:
    """What to say now; `line` is a shortest win from here, None when the heart cannot be cleared any more."""
    if outcome(state) is Outcome.WON:
        return Advice(Tip(_("The heart is empty: you have won! Now you know all there is to know.")))
    if not line:
        return Advice(_lost(aids))
    opening = _opening(state, read) if not done else None
    if opening is not None:
        return opening
    move = suggested(state, line)
    if cards_left(state) == FULL:
        return _first_pair(state, done, move, aids)
    if Page.FREED not in read and _has_just_paired(done):
        return _freed(state, aids.has_rings)
    is_over = kinds_made(done) >= {kind_of(step) for step in line}
    crowd = _crowd(state, move)
    if Page.CARE not in read and (crowd or is_over):
        return _care(crowd)
    if is_over:
        return Advice(_closing(aids), Page.CLOSING)
    return Advice(_about(state, done, move, line), None, move)


def suggested(state: State, line: tuple[Move, ...]) -> Move:
    """A pair that lies there and loses nothing, first inside the heart; else a move of the shortest win."""
    pairs = (move for move in legal_moves(state) if isinstance(move, Pair))
    return next((pair for pair in pairs if _is_safe(state, pair)), line[0])


def _is_safe(state: State, move: Move) -> bool:
    """Whether the game is won or can be won after a move."""
    after, _events = apply(state, move)
    return outcome(after) is Outcome.WON or is_winnable(after)


def _opening(state: State, read: set[Page]) -> Advice | None:
    if Page.HEART not in read:
        words = _(
            "Hello! These 25 cards are the heart. Pairs of equal rank leave it; once it is empty, you win."
        )
        return Advice(Tip(words, _("Next")), Page.HEART)
    if Page.TIP not in read:
        words = _("A card is free when nothing lies on it. At the start that is the tip alone: this {rank}.")
        return Advice(Tip(words.format(rank=rank_at(state, TIP)), _("Next")), Page.TIP, None, (TIP,))
    return None


def _first_pair(state: State, done: Sequence[Step], move: Move, aids: Aids) -> Advice:
    """The tip waits for its partner."""
    rank = rank_at(state, TIP)
    if isinstance(move, Pair):
        words = _("There it is! Pick the {rank} at the tip, then the {rank} on the waste: your first pair.")
    elif move is StockMove.RECYCLE:
        words = _("The stock is empty. Use it once more, and the waste turns over: the {rank} comes again.")
    elif depth := _depth_of_partner(state):
        words = sayings.of_a_card_missed(rank, aids.undo, depth)
    else:
        words = sayings.of_the_first_draws(rank, done)
    return Advice(Tip(words.format(rank=rank)), None, move)


def _depth_of_partner(state: State) -> int:
    """How many cards of the waste lie on the nearest partner of the tip; 0 when none is there."""
    tip = card_at(state, TIP)
    ranks = [card.rank for card in reversed(state.waste)]
    return ranks.index(tip.rank) if tip is not None and tip.rank in ranks else 0


def _freed(state: State, has_rings: bool) -> Advice:
    """The first pair has freed the cards beneath. Where rings show partners, they need no other pointer."""
    if has_rings:
        words = _("Now two cards are free. A golden ring marks those that have a partner within reach.")
        return Advice(Tip(words, _("Next")), Page.FREED)
    words = _("Now two cards are free: nothing lies on them any more. Both may look for partners.")
    return Advice(Tip(words, _("Next")), Page.FREED, None, free_positions(state))


def _has_just_paired(done: Sequence[Step]) -> bool:
    """Whether the first pair has just left."""
    return isinstance(done[-1], Pair) and sum(isinstance(step, Pair) for step in done) == 1


def _after_first_pair(done: Sequence[Step]) -> Sequence[Step]:
    """What was done since; the first pair has words of its own."""
    first = next((number for number, step in enumerate(done) if isinstance(step, Pair)), len(done))
    return done[first + 1 :]


def _crowd(state: State, move: Move) -> tuple[Place, ...]:
    """The cards of the heart that have the rank of this pair, if they are so many that care is needed."""
    card = card_at(state, move.a) if isinstance(move, Pair) else None
    if card is None:
        return ()
    ranks = {
        position: other.rank for position in POSITIONS if (other := card_at(state, position)) is not None
    }
    places = tuple(position for position, rank in ranks.items() if rank == card.rank)
    return places if len(places) >= MANY else ()


def _care(crowd: tuple[Place, ...]) -> Advice:
    """The one thing that loses games."""
    words = _(
        "Games are lost by pairing too soon. With three or four of a rank in the heart, "
        "first see which lie under each other: those can never meet."
    )
    return Advice(Tip(words, _("Next")), Page.CARE, None, crowd)


def _about(state: State, done: Sequence[Step], move: Move, line: tuple[Move, ...]) -> Tip:
    """A sentence about a move."""
    is_known = kind_of(move) in kinds_made(_after_first_pair(done))
    if isinstance(move, Pair):
        return Tip(sayings.of_a_pair(state, move, done, is_known))
    if move is StockMove.RECYCLE:
        return Tip(sayings.of_a_turn(is_known))
    awaited = next(step for step in line if isinstance(step, Pair))
    has_pair = any(isinstance(other, Pair) for other in legal_moves(state))
    return Tip(sayings.of_a_draw(_rank_of(state, awaited), done, has_pair))


def _rank_of(state: State, pair: Pair) -> str:
    """The rank of a pair that is still to come: its card in the heart lies there already."""
    return rank_at(state, pair.b if pair.a == WASTE else pair.a)


def _closing(aids: Aids) -> Tip:
    ending = _("The rest is yours! Stuck? There are Hint and Undo. This game is practice and counts nowhere.")
    if aids.hint and aids.undo:
        ending = _(
            "The rest is yours! If you are stuck: {hint} for a hint, {undo} to undo. "
            "This game is practice: it counts nowhere."
        ).format(hint=aids.hint, undo=aids.undo)
    return Tip(ending, _("Play on"))


def _lost(aids: Aids) -> Tip:
    if aids.undo:
        words = _("From here the heart can no longer be cleared. No harm done: take moves back with {undo}.")
        return Tip(words.format(undo=aids.undo))
    return Tip(_("From here the heart can no longer be cleared. No harm done: take moves back with Undo."))
