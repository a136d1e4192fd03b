"""Which games are in progress, and the line that says where they stand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from game.deals import DealCode, Game
from game.language import _, ngettext
from game.results.rescue import rescue
from game.store.games import Progress
from game.store.store import Store

NEXT_ROUND = "next"  # as a line of the save text
Unfinished = dict[Game, str]  # the game played last at the end


def unfinished(store: Store, now: Callable[[], str]) -> tuple[Unfinished, str]:
    """The games that can be continued, and a sentence when there was one that cannot be read.

    A deal is played again to see where it stands, which also proves that it can be.
    """
    found: Unfinished = {}
    complaint = ""
    for name in store.unfinished:
        try:
            found[Game(name)] = _where(store, name)
        except ValueError:
            complaint = rescue(store, name, now())
    for name in store.unfinished if complaint else ():
        with suppress(ValueError):
            found.setdefault(Game(name), _where(store, name))
    return found, complaint


def _where(store: Store, name: str) -> str:
    """The line about a game. Raises ValueError when the game cannot be read."""
    progress = store.progress(name)
    return _WHERE[Game(name)](progress) if progress is not None else ""


def _solitaire(progress: Progress) -> str:
    from game.heart_to_heart.record import GameRecord

    left = sum(card is not None for card in GameRecord.replay(progress.text).state.heart)
    hours, rest = divmod(int(progress.seconds), 3600)
    time = f"{rest // 60:02}:{rest % 60:02}"
    if hours:
        time = f"{hours}:{time}"
    to_go = ngettext("{number} card to go", "{number} cards to go", left).format(number=left)
    line = _("Daily deal · {time} · {left}") if progress.daily else _("Heart to Heart · {time} · {left}")
    return line.format(time=time, left=to_go)


def _hearts(progress: Progress) -> str:
    """A match is too long to be played again here: only its code is read, and its rounds are counted."""
    first, *moves = progress.text.splitlines() or [""]
    DealCode.parse(first.removeprefix("match "), Game.HEARTS)
    return _("Hearts · round {number}").format(number=1 + moves.count(NEXT_ROUND))


_WHERE = {Game.HEART_TO_HEART: _solitaire, Game.HEARTS: _hearts}
