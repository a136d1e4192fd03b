"""Every screen in every state and size, as pictures to look at: `make shots` writes them to build/shots.

Each is drawn by the program itself with --shot, in a process of its own, without a screen.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.hearts.round import QUEEN_OF_SPADES, Phase
from game.store.opening import open_store
from scenes.hearts.session import Session
from scenes.table.settings import Face, Theme
from tests.support.daily_store import fill_calendar
from tests.support.hearts_matches import MATCH, moves_until
from tests.support.played_store import furnish
from tests.support.transcripts import FOLDER, winning_game

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "shots"

SIZES = ("640x360", "800x600", "1280x720", "1920x1080", "2560x1080", "1080x1920", "3840x2160")
PAGES = {"solitaire": 5, "hearts": 6}  # of how to play
DEAL = ("--scene", "solitaire", "--deal", "HH1-N-AAAAAAM")


class Shot(NamedTuple):
    """One state of one screen: the name of its pictures, how to ask for it, what is stored before."""

    name: str
    arguments: tuple[str, ...]
    prepare: Callable[[Path], object] | None = None


def moves_of(game: str) -> str:
    """The moves of a golden game, on one line."""
    lines = (FOLDER / game).read_text(encoding="utf-8").splitlines()
    return "; ".join(line for line in lines if line and not line.startswith(("deal", "#")))


def table(name: str, moves: str = "", overlay: str = "") -> Shot:
    """A state of the table of Heart to Heart."""
    more = (*(("--moves", moves) if moves else ()), *(("--overlay", overlay) if overlay else ()))
    return Shot(f"solitaire-{name}", (*DEAL, *more))


def hearts(name: str, is_reached: Callable[[Session], bool], overlay: str = "", code: str = MATCH) -> Shot:
    """A state of the table of Hearts: the first position like this of a match that plays itself."""
    more = ("--overlay", overlay) if overlay else ()
    match = ("--scene", "hearts", "--deal", code)
    return Shot(f"hearts-{name}", (*match, "--moves", moves_until(is_reached, code), *more))


def tricks_taken(count: int, phase: Phase) -> Callable[[Session], bool]:
    """Whether so many tricks are taken, in this phase, and others do not play just now."""
    return lambda session: (
        len(session.round.tricks) >= count
        and session.phase is phase
        and (phase is not Phase.PLAYING or session.is_my_turn)
    )


def rounds_scored(count: int) -> Callable[[Session], bool]:
    return lambda session: session.match.number == count and session.phase is Phase.SCORED


def dealt(number: int) -> Callable[[Session], bool]:
    return lambda session: session.match.number == number


def hearts_shots() -> Iterator[Shot]:
    """Everything there is to see of Hearts."""
    yield hearts("start", dealt(1))
    yield hearts("passing", dealt(1), "selected")
    yield hearts("passing-right", dealt(2), "selected")
    yield hearts("passing-across", dealt(3), "selected")
    yield hearts("hold", dealt(4))
    yield hearts("first-trick", tricks_taken(0, Phase.PLAYING))
    yield hearts("turn", tricks_taken(2, Phase.PLAYING))
    yield hearts("focus", tricks_taken(6, Phase.PLAYING), "focus")
    yield hearts("full-trick", tricks_taken(5, Phase.TRICK_COMPLETE))
    yield hearts("broken", lambda session: session.round.hearts_broken)
    yield hearts("queen", lambda session: QUEEN_OF_SPADES in session.round.trick.cards, "queen")
    yield hearts("last-trick", tricks_taken(3, Phase.PLAYING), "last-trick")
    for overlay in ("pause", "code", "quit"):
        yield hearts(overlay, tricks_taken(3, Phase.PLAYING), overlay)
    yield hearts("scores", rounds_scored(4), "scores")
    yield hearts("tricks", rounds_scored(1), "tricks")
    yield hearts("moon", rounds_scored(1), "moon")
    yield hearts("many-rounds", lambda session: session.winner is not None, "scores")
    yield hearts("result", lambda session: session.winner is not None, "win")


def statistics_shots() -> Iterator[Shot]:
    """The statistics of a new player, and of one who has played for a while."""
    page = ("--scene", "statistics")
    yield Shot("statistics-empty", page)
    yield Shot("statistics-deals", page, furnish)
    for overlay in ("matches", "reset"):
        yield Shot(f"statistics-{overlay}", (*page, "--overlay", overlay), furnish)


def dressed(theme: Theme, face: Face = Face.STANDARD) -> Callable[[Path], object]:
    """What stores that the player likes this theme and these faces."""

    def prepare(folder: Path) -> None:
        store = open_store(folder, "dressed").store
        store.set_setting("theme", theme.name)
        store.set_setting("face", face.name)
        store.close()

    return prepare


DRESSES = {
    "light": dressed(Theme.LIGHT),
    "contrast-large": dressed(Theme.CONTRAST, Face.LARGE),
    "four-colours": dressed(Theme.MIDNIGHT, Face.FOUR_COLOUR),
}


def options_shots() -> Iterator[Shot]:
    """Every group of the options; menu, tables and options in other dresses."""
    for group in ("sound", "motion", "picture", "play", "controls", "data"):
        yield Shot(f"options-{group}", ("--scene", "options", "--overlay", group))
    half = "; ".join(winning_game("HH1-N-AAAAAAM").moves[:60])
    for name, dress in DRESSES.items():
        yield Shot(f"{name}-menu", ("--scene", "menu"), dress)
        yield Shot(f"{name}-options", ("--scene", "options", "--overlay", "picture"), dress)
        for overlay in ("selected", "pause"):
            yield table(overlay, half, overlay)._replace(name=f"{name}-solitaire-{overlay}", prepare=dress)
        turn = hearts("turn", tricks_taken(2, Phase.PLAYING))
        yield turn._replace(name=f"{name}-hearts-turn", prepare=dress)


def replay_shots(deal: str) -> Iterator[Shot]:
    """Games that are watched: in the middle, and where they ended."""
    match = moves_until(lambda session: session.winner is not None)
    for name, code, moves in (("solitaire", "HH1-N-AAAAAAM", deal), ("hearts", MATCH, match)):
        watched = ("--scene", "replay", "--deal", code, "--moves", moves)
        yield Shot(f"replay-{name}", watched)
        yield Shot(f"replay-{name}-end", (*watched, "--overlay", "end"))


def lesson_shots() -> Iterator[Shot]:
    """The first games, with the coach."""
    yield Shot("lesson-solitaire", ("--scene", "solitaire-lesson"))
    yield Shot("lesson-solitaire-pair", ("--scene", "solitaire-lesson", "--moves", "draw x9; pair 25 waste"))
    yield Shot("lesson-hearts", ("--scene", "hearts-lesson"))


def shots() -> Iterator[Shot]:
    """Everything there is to see."""
    won = winning_game("HH1-N-AAAAAAM").moves
    half = "; ".join(won[: len(won) // 2])
    yield Shot("menu", ("--scene", "menu"))
    yield Shot("menu-continue", ("--scene", "menu"), fill_calendar)
    yield Shot("calendar", ("--scene", "calendar"))
    yield Shot("calendar-hearts", ("--scene", "calendar"), fill_calendar)
    yield Shot("crash", ("--scene", "crash"))
    yield Shot("history-empty", ("--scene", "history"))
    yield Shot("history", ("--scene", "history"), furnish)
    yield from replay_shots("; ".join(won))
    for page in (f"{game}-{number}" for game, count in PAGES.items() for number in range(count)):
        yield Shot(f"how-to-play-{page}", ("--scene", "how-to-play", "--overlay", page))
    yield from lesson_shots()
    yield table("start")
    yield table("middle", half)
    yield table("stock-empty", "draw x26")
    for overlay in ("selected", "focus", "pause", "code", "quit"):
        yield table(overlay, half, overlay)
    yield table("won", "; ".join(won))
    yield table("result", "; ".join(won), "win")
    yield table("dead-end", moves_of("dead_end_HH1-N-AAAAAAM.txt"), "dead-end")
    yield from hearts_shots()
    yield from statistics_shots()
    yield from options_shots()


def draw(shot: Shot, size: str) -> str:
    """Draw one picture; returns what the program complained about, or nothing."""
    target = TARGET / size / f"{shot.name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "main.py", "--shot", str(target), "--size", size, *shot.arguments]
    with TemporaryDirectory() as folder:
        if shot.prepare is not None:
            shot.prepare(Path(folder))
            command += ["--data-dir", folder]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    failed = done.returncode != 0 or not target.exists()
    return f"{size} {shot.name}: {done.stderr.strip()}" if failed else ""


def main() -> None:
    """Draw all, as many at a time as there are processors, and name those that could not be drawn."""
    jobs = [(shot, size) for size in SIZES for shot in shots()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(filter(None, pool.map(draw, *zip(*jobs, strict=True))))
    print(f"{len(jobs) - len(complaints)} pictures in {TARGET.relative_to(ROOT)}")
    if complaints:
        raise SystemExit("\n".join(complaints))


if __name__ == "__main__":
    main()
