"""The result of a deal of Heart to Heart."""

from game.heart_to_heart.notation import Return, Rewind, Step
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import Outcome, outcome
from game.store.games import GIVEN_UP, LOST, WON, Progress, Result

OUTCOMES = {Outcome.WON: WON, Outcome.DEAD_END: LOST, Outcome.PLAYING: GIVEN_UP}


def result_of(record: GameRecord, progress: Progress, ended: str) -> Result:
    """What the deal leaves behind when it ends at this moment, as it stands: won, at a dead end, or given up.

    `details`: `hints` and `undos` that were asked for.
    """
    return Result(
        record.code.game,
        str(record.code),
        ended,
        OUTCOMES[outcome(record.state)],
        progress.seconds,
        record.state.moves,
        record.state.score,
        {"hints": progress.hints, "undos": sum(map(_is_way_back, record.done))},
        progress.text,
        progress.key,
        progress.daily,
    )


def _is_way_back(step: Step) -> bool:
    return step is Rewind.UNDO or isinstance(step, Return)
