"""A game as text, one move a line: saved, traced, pasted into a letter, read back. See docs/save-text.md."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.heart_to_heart.layout import POSITIONS
from game.heart_to_heart.rules import WASTE, Move, Pair, Place, StockMove
from game.language import _
from game.lines import Line, TextError


class Rewind(Enum):
    """The two steps along the history that are not moves of the game."""

    UNDO = "undo"
    REDO = "redo"


class Return(NamedTuple):
    """Going back to the position so many moves ago, as a step that can be undone."""

    moves: int


Step: TypeAlias = Move | Rewind | Return

PLAIN_STEPS: dict[str, Step] = {
    "draw": StockMove.DRAW,
    "recycle": StockMove.RECYCLE,
    "undo": Rewind.UNDO,
    "redo": Rewind.REDO,
}
STEP_WORDS: dict[Step, str] = {step: word for word, step in PLAIN_STEPS.items()}
PLACES: dict[str, Place] = {"waste": WASTE} | {str(position): position for position in POSITIONS}
PLACE_WORDS: dict[Place, str] = {place: word for word, place in PLACES.items()}

BACK = re.compile(r"back ([1-9][0-9]{0,2})")
REPEAT = re.compile(r"(.+) x([1-9][0-9]{0,2})")


def write(step: Step) -> str:
    """A step as its line of text."""
    if isinstance(step, Pair):
        return f"pair {PLACE_WORDS[step.a]} {PLACE_WORDS[step.b]}"
    if isinstance(step, Return):
        return f"back {step.moves}"
    return STEP_WORDS[step]


def read(text: str) -> Step:
    """The step that a tidy line stands for. Raises ValueError with a sentence when there is none."""
    if text in PLAIN_STEPS:
        return PLAIN_STEPS[text]
    if far := BACK.fullmatch(text):
        return Return(int(far[1]))
    match text.split(" "):
        case ["pair", a, b] if a in PLACES and b in PLACES:
            return Pair(PLACES[a], PLACES[b])
        case ["pair", *_places]:
            raise ValueError(_("A pair needs two of: a position from 1 to 25, waste"))
        case ["deal", *_code]:
            raise ValueError(_("Only the first line deals"))
    raise ValueError(_("Not one of: draw, recycle, pair, undo, redo, back"))


def steps(line: Line) -> Iterator[Step]:
    """The steps of a line: one, or as many as its `x9` says. Raises TextError when it cannot be read."""
    repeated = REPEAT.fullmatch(line.text)
    text, times = (repeated[1], int(repeated[2])) if repeated else (line.text, 1)
    try:
        step = read(text)
    except ValueError as error:
        raise TextError(line, str(error)) from error
    for _time in range(times):
        yield step
