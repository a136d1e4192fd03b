"""Ways to a moment at which the program is killed: each plays a little, and says what must have lasted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.cards import Card
from game.deals import EXAMPLE, DealCode
from game.hearts.round import Phase
from game.store.games import Progress
from game.store.opening import open_store
from scenes.hearts.layout import Geometry
from scenes.hearts.session import Session
from scenes.trace import Trace
from tests.support.display import wait_until
from tests.support.game_process import GameProcess
from tests.support.hearts_matches import MATCH, played_until

SIZE = (1280, 720)
DEAL_KEYS = ("space", "space", "space", "ctrl+z", "ctrl+y", "Right", "Up", "Return")
MATCH_KEYS = ("Right", "Return")
LAST_TRICK = 12
DEALT = 2.5  # s; by then every card lies in its place


class Way(NamedTuple):
    """How to come to a moment: the game, how to play, and what is in progress before it begins."""

    name: str
    code: str
    play: Callable[[GameProcess, random.Random], tuple[Card, ...]]
    before: Callable[[], Progress] | None = None

    def prepare(self, folder: Path) -> tuple[str, ...]:
        """Store what is in progress before; returns how the program is to be started."""
        if self.before is None:
            return ("--deal", self.code)
        store = open_store(folder, "2026-11-30-101500").store
        store.set_setting("opponents", "FAST")
        store.set_progress(self.code[:2], self.before())
        store.close()
        return ()


def nothing(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
    """Only wait: the cards are being dealt."""
    time.sleep(source.uniform(0.0, 1.2))
    return ()


def random_play(
    keys: tuple[str, ...], longest: float
) -> Callable[[GameProcess, random.Random], tuple[Card, ...]]:
    """Press random keys for a random while."""

    def play(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
        end = time.monotonic() + source.uniform(0.3, longest)
        while time.monotonic() < end:
            game.key(source.choice(keys))
        return ()

    return play


def choose(game: GameProcess, count: int, known: int = 0) -> tuple[Card, ...]:
    """Choose the first cards for the pass by clicking on what is seen of them; some are chosen already."""
    session, table = Session(DealCode.parse_any(MATCH), Trace(None)), Geometry(*SIZE)
    chosen = session.hand()[:count]
    for card in chosen[:known]:
        session.pick(card)
    for card in chosen[known:]:
        hand = session.hand()
        spot = table.fan(len(hand))[hand.index(card)]
        game.click(spot.x - 0.32 * table.card_width, spot.y - 0.2 * table.card_height)
        session.pick(card)
    return chosen


def in_the_pass(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
    """One card or two are chosen, once all are dealt."""
    time.sleep(DEALT)
    return choose(game, source.choice((1, 1, 2)))


def press_pass(game: GameProcess) -> None:
    game.click(*Geometry(*SIZE).pass_button.center)


def pass_cards(game: GameProcess) -> None:
    choose(game, 3)
    press_pass(game)
    wait_until(lambda: sum(line.startswith("pass") for line in game.read_trace()) == 4, game.report)


def match_play(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
    """Pass, then press random keys."""
    pass_cards(game)
    return random_play(MATCH_KEYS, 7.0)(game, source)


def on_the_table(lines: list[str]) -> int:
    """How many cards lie on the table."""
    since = max((number for number, line in enumerate(lines) if line == "take"), default=0)
    return sum(line.startswith("play") for line in lines[since:])


def with_two_cards(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
    """Two cards of a trick are on the table, or just a third."""
    pass_cards(game)
    tricks = source.randrange(2)

    def is_there() -> bool:
        lines = game.read_trace()
        if lines.count("take") >= tricks and on_the_table(lines) == 2:
            return True
        game.key("Return")
        return False

    wait_until(is_there, game.report)
    return ()


def on_the_score_sheet(game: GameProcess, source: random.Random) -> tuple[Card, ...]:
    """The last trick of a round is played; its score is on the way, or on its sheet."""

    def is_scored() -> bool:
        game.key("Return")
        return game.read_trace().count("take") >= LAST_TRICK + 1

    wait_until(is_scored, game.report)
    time.sleep(source.uniform(0.0, 2.5))
    return ()


def before_the_last_trick() -> Progress:
    def is_last(session: Session) -> bool:
        is_near = len(session.round.tricks) == LAST_TRICK and session.phase is Phase.PLAYING
        return is_near and session.is_my_turn

    return Progress(played_until(is_last).record.text, 0.0, key=f"{MATCH} before")


WAYS = (
    Way("deal-play", EXAMPLE, random_play(DEAL_KEYS, 4.0)),
    Way("match-pass", MATCH, in_the_pass),
    Way("match-two-cards", MATCH, with_two_cards),
    Way("match-score-sheet", MATCH, on_the_score_sheet, before_the_last_trick),
    Way("deal-dealing", EXAMPLE, nothing),
    Way("match-dealing", MATCH, nothing),
    Way("match-play", MATCH, match_play),
    Way("deal-long-play", EXAMPLE, random_play(DEAL_KEYS, 8.0)),
)
