"""Everything a store holds, and how two of them become one."""

import json
from datetime import datetime
from heapq import merge
from typing import Any, NamedTuple

from game.store.games import Progress, Result


class Contents(NamedTuple):
    """Settings by name, games in progress by kind (the one played last at the end), results as they came."""

    settings: dict[str, Any]
    progress: dict[str, Progress]
    results: list[Result]


def merged(own: Contents, other: Contents) -> Contents:
    """Both together. What is our own stays: settings, and a game in progress where there is one.

    A game that both have counts once, with the end that stands for it. Results keep the order they have at
    either place, and are put between each other by the time at which they ended.
    """
    results = _results_of_both(own.results, other.results)
    progress = _progress_of_both(own.progress, _unfinished(other.progress, results))
    return Contents(other.settings | own.settings, progress, results)


def displaced(own: Contents, other: Contents) -> bool:
    """Whether a game in progress of the other would find no place beside one of ours."""
    both = merged(own, other)
    coming = _unfinished(other.progress, both.results)
    return any(both.progress[kind].key != game.key for kind, game in coming.items())


def _unfinished(progress: dict[str, Progress], results: list[Result]) -> dict[str, Progress]:
    """The games in progress that have no result yet."""
    finished = {result.key for result in results if result.key}
    return {kind: game for kind, game in progress.items() if game.key not in finished}


def _progress_of_both(own: dict[str, Progress], other: dict[str, Progress]) -> dict[str, Progress]:
    """Of the same game the longer text is the later one."""
    both = {kind: game for kind, game in other.items() if kind not in own}
    for kind, game in own.items():
        there = other.get(kind)
        is_later = (
            there is not None and game.key and there.key == game.key and len(there.text) > len(game.text)
        )
        both[kind] = there if there is not None and is_later else game
    return both


def _results_of_both(own: list[Result], other: list[Result]) -> list[Result]:
    here = {result.key: result for result in own if result.key}
    there = {result.key: result for result in other if result.key}
    kept = [result for result in own if not _gives_way(result, there.get(result.key))]
    nameless = {_value(result) for result in own if not result.key}
    new = [
        result
        for result in other
        if (_gives_way(here[result.key], result) if result.key in here else _value(result) not in nameless)
    ]
    return list(merge(kept, new, key=_moment))


def _gives_way(own: Result, other: Result | None) -> bool:
    """Whether the other end of the same game stands for it: a win that ours is not."""
    return other is not None and other.is_won and not own.is_won


def _value(result: Result) -> str:
    """What two results without a key are compared by."""
    return json.dumps(result._asdict(), sort_keys=True)


def _moment(result: Result) -> float:
    """When it ended, in seconds, wherever on earth that was."""
    try:
        return datetime.fromisoformat(result.ended).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0
