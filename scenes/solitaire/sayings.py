"""How the coach of Heart to Heart says what to do: at length the first time, then briefly and in turn.

Sentences take turns by what was done since, so that none is heard twice running.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.heart_to_heart.notation import Step
from game.heart_to_heart.rules import WASTE, Pair, Place, State, StockMove, card_at
from game.language import _
from scenes.table.rank_words import rank_word


def rank_at(state: State, place: Place) -> str:
    """The rank of the card there, as it is said."""
    card = card_at(state, place)
    return "" if card is None else rank_word(card.rank)


def of_a_pair(state: State, pair: Pair, done: Sequence[Step], is_known: bool) -> str:
    """What to say about a pair that lies there; `is_known` when there was one of its kind before."""
    is_outside = WASTE in pair
    if not is_known:
        words = (
            _("The waste helps, {rank} and {rank}: such a pair is worth 10, and frees one place.")
            if is_outside
            else _(
                "Two cards of the heart that fit, {rank} and {rank}: they are worth 20, and free two places."
            )
        )
    elif is_outside:
        words = _in_turn(
            sum(isinstance(step, Pair) for step in done),
            _("{rank} and {rank}: the waste helps again."),
            _("A partner lies on the waste: {rank} and {rank}."),
            _("One more from the waste: {rank} and {rank}."),
        )
    else:
        words = _in_turn(
            sum(isinstance(step, Pair) for step in done),
            _("Another pair inside the heart: {rank} and {rank}."),
            _("{rank} and {rank}, both in the heart: 20 points."),
        )
    return _as_sentence(words.format(rank=rank_at(state, pair.b if pair.a == WASTE else pair.a)))


def of_a_draw(rank: str, done: Sequence[Step], has_pair: bool) -> str:
    """What to say when only a draw helps; `rank` is what helps next, `has_pair` that a pair is to be left."""
    if has_pair:
        words = _in_turn(
            draws_running(done),
            _("Leave that pair for now: taken here, it would cost you the game. Draw instead."),
            _("That pair can still wait. Draw on."),
        )
    elif not draws_running(done):
        words = _("No pair is ready now, so draw. The next {rank} will help.")
    else:
        words = _in_turn(
            draws_running(done),
            _("Not yet. The {rank} is still to come."),
            _("Draw on until you see the {rank}."),
            _("Still no {rank}: draw once more."),
        )
    return words.format(rank=rank)


def of_the_first_draws(rank: str, done: Sequence[Step]) -> str:
    """What to say while the tip waits for its partner."""
    if not draws_running(done):
        words = _("There is no {rank} to go with it yet. Draw from the stock until one lies on the waste.")
    elif draws_running(done) == 1:
        words = _("Not a {rank}. Draw on: only the top card of the waste can be used.")
    else:
        words = _in_turn(
            draws_running(done),
            _("Not this one either. Draw on."),
            _("Still no {rank}: draw once more."),
            _("Patience: a {rank} will come."),
        )
    return words.format(rank=rank)


def of_a_card_missed(rank: str, undo: str, depth: int) -> str:
    """What to say when a partner of the tip lies under so many cards of the waste.

    `undo` is what is pressed to take a move back, empty for a mouse.
    """
    if undo:
        long = _("You drew past a {rank}. No harm done: it comes round again, and {undo} brings it back.")
    else:
        long = _("You drew past a {rank}. No harm done: it comes round again, and Undo brings it back.")
    words = _in_turn(
        depth - 1,
        long,
        _("Take back what you drew to get at the {rank}, or draw on until it comes round."),
    )
    return words.format(rank=rank, undo=undo)


def of_a_turn(is_known: bool) -> str:
    """What to say when the waste is to be turned over."""
    if is_known:
        return _("The stock is empty again: turn the waste over.")
    return _("The stock is empty, and that is no harm: use it to turn the waste over, as often as you like.")


def draws_running(done: Sequence[Step]) -> int:
    """How many draws were made since something else was done."""
    return sum(1 for _step in takewhile(lambda step: step is StockMove.DRAW, reversed(done)))


def _in_turn(number: int, *sentences: str) -> str:
    return sentences[number % len(sentences)]


def _as_sentence(words: str) -> str:
    """With a capital letter at its beginning."""
    return words[:1].upper() + words[1:]
