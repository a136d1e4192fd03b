"""A player's hand on the mouse: each line of the save text becomes clicks in the window."""

from collections.abc import Iterable

from scenes.solitaire.layout import Geometry, Spot
from tests.support.game_process import GameProcess


class Mouse:
    """Plays Heart to Heart in a window by clicking on the middle of cards."""

    def __init__(self, game: GameProcess) -> None:
        self._game = game
        _left, _top, width, height = game.geometry()
        self._table = Geometry(width, height)

    def play(self, moves: Iterable[str]) -> None:
        """Make these moves, each as soon as the one before stands in the trace."""
        made = self._game.moves()
        for move in moves:
            self._make(move)
            made.append(move)
            self._game.wait_for_moves(made)

    def _make(self, move: str) -> None:
        match move.split():
            case ["draw" | "recycle"]:
                self._click(self._table.stock)
            case ["pair", first, second]:
                self._click(self._place(first))
                self._click(self._place(second))
            case _:
                raise ValueError(f"no click for {move!r}")

    def _place(self, word: str) -> Spot:
        """Where a place of the save text lies: a position of the heart, or the waste."""
        return self._table.waste if word == "waste" else self._table.position(int(word))

    def _click(self, spot: Spot) -> None:
        self._game.click(spot.x + self._table.card_width / 2, spot.y + self._table.card_height / 2)
