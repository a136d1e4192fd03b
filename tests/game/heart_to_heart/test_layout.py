"""The shape of the heart and who covers whom."""

from game.heart_to_heart.layout import COVERED_BY, COVERS, POSITIONS, SPOTS, TIP

DOUBLY_COVERED = (1, 2, 3, 4, 6, 7, 8, 9, 12, 13, 14, 17, 18, 21)


def test_there_are_25_positions_in_seven_rows() -> None:
    assert list(POSITIONS) == list(range(1, 26))
    rows = [[position for position in POSITIONS if SPOTS[position].row == row] for row in range(1, 8)]
    assert rows == [
        [1, 2, 3, 4],
        [5, 6, 7, 8, 9, 10],
        [11, 12, 13, 14, 15],
        [16, 17, 18, 19],
        [20, 21, 22],
        [23, 24],
        [25],
    ]


def test_the_lobes_leave_the_notch_between_them_free() -> None:
    assert [SPOTS[position].column for position in (1, 2, 3, 4)] == [0.5, 1.5, 3.5, 4.5]


def test_the_heart_is_the_same_from_left_and_right() -> None:
    for row in range(1, 8):
        columns = [spot.column for spot in SPOTS.values() if spot.row == row]
        assert columns == sorted(columns)
        assert columns == [5 - column for column in reversed(columns)]


def test_covers_are_the_cards_of_the_next_row_half_a_column_away() -> None:
    assert COVERED_BY[1] == (5, 6)
    assert COVERED_BY[3] == (8, 9)
    assert COVERED_BY[5] == (11,)
    assert COVERED_BY[10] == (15,)
    assert COVERED_BY[11] == (16,)
    assert COVERED_BY[16] == (20,)
    assert COVERED_BY[18] == (21, 22)
    assert COVERED_BY[21] == (23, 24)
    assert COVERED_BY[23] == COVERED_BY[24] == (25,)
    assert COVERED_BY[TIP] == ()


def test_fourteen_places_have_two_covers_and_ten_have_one() -> None:
    assert tuple(position for position in POSITIONS if len(COVERED_BY[position]) == 2) == DOUBLY_COVERED
    assert sum(len(covers) == 1 for covers in COVERED_BY.values()) == 10


def test_the_table_reads_the_same_both_ways() -> None:
    pairs = {(under, over) for under in POSITIONS for over in COVERED_BY[under]}
    assert pairs == {(under, over) for over in POSITIONS for under in COVERS[over]}


def test_623_sets_of_remaining_positions_can_be_reached() -> None:
    """Cards leave one at a time here. A pair is two such steps, so play reaches no other sets."""
    reached = {frozenset(POSITIONS)}
    front = list(reached)
    while front:
        remaining = front.pop()
        free = [position for position in remaining if remaining.isdisjoint(COVERED_BY[position])]
        for smaller in {remaining - {position} for position in free} - reached:
            reached.add(smaller)
            front.append(smaller)
    assert len(reached) == 623
