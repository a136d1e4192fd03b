"""A list longer than the screen shows whole rows, goes no further than its ends, and finds any row."""

from itertools import pairwise

import pygame
import pytest

from scenes.table.scroll_list import NOTCH, ScrollList

FRAME = pygame.Rect(10, 20, 300, 406)


def list_of(count: int) -> ScrollList:
    made = ScrollList(count)
    made.lay_out(FRAME, 76, 6)
    return made


def test_rows_fill_the_frame_and_none_is_cut() -> None:
    rows = list_of(40)
    assert list(rows.seen) == [0, 1, 2, 3, 4]
    rects = [rows.row(number) for number in rows.seen]
    assert all(FRAME.contains(rect) for rect in rects)
    assert all(above.bottom < below.top for above, below in pairwise(rects))
    assert FRAME.bottom - rects[-1].bottom <= 2


def test_a_short_list_stands_still() -> None:
    rows = list_of(3)
    assert rows.is_whole
    assert not rows.scroll(5)
    assert list(rows.seen) == [0, 1, 2]
    assert rows.row(2).right == FRAME.right


@pytest.mark.parametrize("count", [0, 1, 5, 6, 40])
def test_it_goes_no_further_than_its_ends(count: int) -> None:
    rows = list_of(count)
    rows.scroll(100)
    assert rows.seen.stop == count
    rows.scroll(-100)
    assert rows.seen.start == 0


def test_a_notch_goes_on_by_some_rows() -> None:
    rows = list_of(40)
    assert rows.scroll(2)
    assert rows.top == 2 * NOTCH


def test_a_row_is_revealed_with_the_least_of_scrolling() -> None:
    rows = list_of(40)
    assert not rows.reveal(4)
    assert rows.reveal(5)
    assert rows.top == 1
    assert not rows.reveal(2)
    rows.reveal(39)
    assert rows.seen == range(35, 40)
    rows.reveal(10)
    assert rows.top == 10


def test_a_new_size_keeps_the_place_as_far_as_it_can() -> None:
    rows = list_of(12)
    rows.scroll_to(7)
    rows.lay_out(FRAME.inflate(0, 500), 76, 6)
    assert rows.seen.stop == 12
