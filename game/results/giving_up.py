"""Giving up the game in progress, from wherever that is asked."""

from game.deals import Game
from game.store.games import Progress, Result
from game.store.store import Store


def give_up(store: Store, game: str, ended: str) -> None:
    """End the game of this kind that is in progress at this moment: it counts, if a move was made in it.

    One at a dead end is lost. One that cannot be read any more counts nowhere.
    """
    progress = store.progress(game)
    if progress is None:
        return
    try:
        result = _END[Game(game)](progress, ended)
    except ValueError:
        result = None
    if result is None:
        store.drop_progress(game)
    else:
        store.add_result(result)


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
