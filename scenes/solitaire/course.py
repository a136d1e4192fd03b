"""What the coach says in the first game of Heart to Heart, by what lies on the table and what was done.

It goes by the position alone, so that whoever does something else than was suggested hears what helps now.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from game.cards import Rank
from game.heart_to_heart.layout import TIP
from game.heart_to_heart.notation import Step
from game.heart_to_heart.rules import (
    WASTE,
    Move,
    Outcome,
    Pair,
    Place,
    State,
    StockMove,
    card_at,
    cards_left,
    free_positions,
    outcome,
)
from game.language import _
from scenes.table.coach import Tip

FULL = 25  # cards of the heart before the first pair


class Page(Enum):
    """What only wants to be read; each is read once."""

    HEART = auto()
    TIP = auto()
    FREED = auto()
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
    made = kinds_made(done)
    opening = _opening(state, read) if not done else None
    if opening is not None:
        return opening
    if cards_left(state) == FULL:
        return _first_pair(state, line[0])
    if Page.FREED not in read and _has_just_paired(done):
        return _freed(state, aids.has_rings)
    if made >= {kind_of(move) for move in line}:
        return Advice(_closing(aids), Page.CLOSING)
    is_known = kind_of(line[0]) in kinds_made(_after_first_pair(done))
    return Advice(_about(state, line[0], is_known), None, line[0])


def _opening(state: State, read: set[Page]) -> Advice | None:
    if Page.HEART not in read:
        words = _(
            "Hello! These 25 cards are the heart. Pairs of equal rank leave it; once it is empty, you win."
        )
        return Advice(Tip(words, _("Next")), Page.HEART)
    if Page.TIP not in read:
        words = _("A card is free when nothing lies on it. At the start that is the tip alone: this {rank}.")
        return Advice(Tip(words.format(rank=_rank(state, TIP)), _("Next")), Page.TIP, None, (TIP,))
    return None


def _first_pair(state: State, move: Move) -> Advice:
    """The tip waits for its partner."""
    rank = _rank(state, TIP)
    if isinstance(move, Pair):
        words = _("There it is! Pick the {rank} at the tip, then the {rank} on the waste: your first pair.")
    elif move is StockMove.RECYCLE:
        words = _("The stock is empty. Use it once more, and the waste turns over: the {rank} comes again.")
    elif not state.moves:
        words = _("There is no {rank} to go with it yet. Draw from the stock, until one lies on the waste.")
    else:
        words = _("Not a {rank}. Draw on: only the top card of the waste can be used.")
    return Advice(Tip(words.format(rank=rank)), None, move)


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


def _about(state: State, move: Move, is_known: bool) -> Tip:
    """A sentence about a move: a long one for the first of its kind."""
    kind = kind_of(move)
    if isinstance(move, Pair):
        rank = _rank(state, move.a)
        words = {
            (Kind.WITHIN_HEART, False): _(
                "Two cards of the heart that fit, {rank} and {rank}: they are worth 20, and free two places."
            ),
            (Kind.WITH_WASTE, False): _(
                "The waste helps, {rank} and {rank}: such a pair is worth 10, and frees one place."
            ),
            (Kind.WITHIN_HEART, True): _("Another pair inside the heart: {rank} and {rank}."),
            (Kind.WITH_WASTE, True): _("{rank} and {rank}: the waste helps again."),
        }
        return Tip(words[kind, is_known].format(rank=rank))
    if kind is Kind.DRAW:
        return Tip(_("Draw: what we need is still on its way."))
    return Tip(
        _("The stock is empty, and that is no harm: use it to turn the waste over, as often as you like.")
    )


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


def _rank(state: State, place: Place) -> str:
    """The rank of the card there, as it is said."""
    card = card_at(state, place)
    if card is None:
        return ""
    names = {Rank.JACK: _("jack"), Rank.QUEEN: _("queen"), Rank.KING: _("king"), Rank.ACE: _("ace")}
    return names.get(card.rank, str(int(card.rank)))
