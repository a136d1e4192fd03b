"""The shape of the heart: 25 positions in seven rows, numbered in reading order, and who covers whom."""

from typing import NamedTuple

ROW_COLUMNS: tuple[tuple[float, ...], ...] = (
    (0.5, 1.5, 3.5, 4.5),  # the two lobes, with the notch at 2.5
    (0, 1, 2, 3, 4, 5),
    (0.5, 1.5, 2.5, 3.5, 4.5),
    (1, 2, 3, 4),
    (1.5, 2.5, 3.5),
    (2, 3),
    (2.5,),  # the tip
)


class Spot(NamedTuple):
    """Where a position lies: the row from 1 (lobes) to 7 (tip), the column in units of one column pitch."""

    row: int
    column: float


SPOTS: dict[int, Spot] = dict(
    enumerate((Spot(row, column) for row, columns in enumerate(ROW_COLUMNS, 1) for column in columns), 1)
)

POSITIONS: tuple[int, ...] = tuple(SPOTS)
TIP = 25


def _covers(below: Spot, above: Spot) -> bool:
    return below.row == above.row + 1 and abs(below.column - above.column) == 0.5


COVERED_BY: dict[int, tuple[int, ...]] = {
    position: tuple(other for other in POSITIONS if _covers(SPOTS[other], SPOTS[position]))
    for position in POSITIONS
}
"""The one or two positions of the next row that lie on top of a position (none for the tip)."""

COVERS: dict[int, tuple[int, ...]] = {
    position: tuple(other for other in POSITIONS if position in COVERED_BY[other]) for position in POSITIONS
}
"""The same table read the other way: the positions that lie under a position."""
