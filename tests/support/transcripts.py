"""Whole games, as the save text in tests/golden tells them."""

from typing import NamedTuple

from tests.support.game_process import ROOT

FOLDER = ROOT / "tests" / "golden" / "heart_to_heart"


class Transcript(NamedTuple):
    """A deal and every move of one game, each as a line of the save text."""

    code: str
    moves: tuple[str, ...]


def winning_game(code: str) -> Transcript:
    """The golden game that wins this deal."""
    text = (FOLDER / f"win_{code}.txt").read_text(encoding="utf-8")
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    deal, *moves = filter(None, lines)
    return Transcript(deal.removeprefix("deal "), tuple(moves))
