"""Giving up the game in progress, from wherever that is asked."""

from contextlib import suppress

from game.deals import Game
from game.results.rescue import rescue
from game.store.games import Progress, Result
from game.store.store import Store


def give_up(store: Store, game: str, ended: str) -> None:
    """End the game of this kind that is in progress at this moment: it counts, if a move was made in it.

    One at a dead end is lost. One that cannot be read any more is set aside, and ends where it can be read.
    """
    if store.progress(game) is None:
        return
    try:
        result = _end(store, game, ended)
    except ValueError:
        rescue(store, game, ended)
        result = None
        with suppress(ValueError):
            result = _end(store, game, ended)
    if result is None:
        store.drop_progress(game)
    else:
        store.add_result(result)


def _end(store: Store, game: str, ended: str) -> Result | None:
    """What the game leaves behind. Raises ValueError when it cannot be read."""
    progress = store.progress(game)
    return None if progress is None else _END[Game(game)](progress, ended)


def _end_deal(progress: Progress, ended: str) -> Result | None:
    from game.heart_to_heart.record import GameRecord  # here, so that one game does not load the other
    from game.results.deals import result_of

    record = GameRecord.replay(progress.text)
    return result_of(record, progress, ended) if record.done else None


def _end_match(progress: Progress, ended: str) -> Result | None:
    from game.hearts.record import MatchRecord
    from game.results.matches import result_of, scored_rounds

    record = MatchRecord.replay(progress.text)
    return result_of(record, scored_rounds(record), progress, ended) if record.done else None


_END = {Game.HEART_TO_HEART: _end_deal, Game.HEARTS: _end_match}
