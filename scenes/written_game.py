"""A game that comes as text from elsewhere: whether a text is one at all, and what it holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from game.deals import DealCode, Game
from game.language import _, ngettext
from game.lines import lines

MOST_STEPS = 20_000  # hours of play; a longer text would be read for seconds
LONGEST = 1_000_000  # characters
HEAD = 1_000  # characters in which the first line must show itself
OPENINGS = {"deal": Game.HEART_TO_HEART, "match": Game.HEARTS}

P = TypeVar("P")


class WrittenGame(NamedTuple):
    """A text that can be played."""

    code: DealCode
    text: str  # one line for each step, without comments
    steps: int
    is_over: bool  # it was won, so that nobody can go on with it

    @property
    def summary(self) -> str:
        """What it is, in a few words."""
        steps = ngettext("{number} move of {code}", "{number} moves of {code}", self.steps)
        return steps.format(number=self.steps, code=self.code)


def is_game(text: str) -> bool:
    """Whether a text means to be a game: it begins with a deal or a match."""
    first = next(lines(text[:HEAD]), None)
    return first is not None and first.text.split(" ")[0].lower() in OPENINGS


def read(text: str) -> WrittenGame:
    """Play a text that is a game. Raises ValueError with a sentence that names the first wrong line."""
    if len(text) > LONGEST:
        raise ValueError(_("The text is too long to be a game"))
    if not is_game(text):
        raise ValueError(_("The first line must be “deal” or “match” and its code"))
    first = next(lines(text))
    reading = {Game.HEART_TO_HEART: _deal, Game.HEARTS: _match}
    return reading[OPENINGS[first.text.split(" ")[0].lower()]](text)


def _deal(text: str) -> WrittenGame:
    from game.heart_to_heart.notation import write
    from game.heart_to_heart.record import played
    from game.heart_to_heart.rules import Outcome, outcome

    code, passages = played(text)
    made = list(_counted(passages))
    is_over = bool(made) and outcome(made[-1].history.present) is Outcome.WON
    return _written(code, f"deal {code}", [write(passage.step) for passage in made], is_over)


def _match(text: str) -> WrittenGame:
    from game.hearts.match import winner
    from game.hearts.notation import write
    from game.hearts.record import played

    code, passages = played(text)
    made = list(_counted(passages))
    is_over = bool(made) and winner(made[-1].state) is not None
    return _written(code, f"match {code}", [write(passage.move) for passage in made], is_over)


def _written(code: DealCode, first: str, moves: list[str], is_over: bool) -> WrittenGame:
    return WrittenGame(code, "".join(f"{line}\n" for line in (first, *moves)), len(moves), is_over)


def _counted(passages: Iterable[P]) -> Iterator[P]:
    """The same, but not without end: a few letters can stand for many steps."""
    for number, passage in enumerate(passages):
        if number == MOST_STEPS:
            raise ValueError(_("A game of more than {number} moves cannot be read").format(number=MOST_STEPS))
        yield passage
