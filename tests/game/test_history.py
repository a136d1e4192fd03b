"""Undo and redo of any value."""

import pytest

from game.history import History


def after(moves: int) -> History[int]:
    history = History(0)
    for move in range(1, moves + 1):
        history = history.push(move)
    return history


def test_a_new_history_has_nothing_to_undo_or_redo() -> None:
    history = History(0)
    assert not history.can_undo
    assert not history.can_redo
    with pytest.raises(ValueError, match="There is nothing to undo"):
        history.undo()
    with pytest.raises(ValueError, match="There is nothing to redo"):
        history.redo()


def test_undo_goes_back_one_move_and_redo_makes_it_again() -> None:
    history = after(3)
    assert history.undo().present == 2
    assert history.undo().undo().present == 1
    assert history.undo().undo().redo().present == 2
    assert history.undo().undo().redo().redo() == history


def test_a_new_move_forgets_what_was_undone() -> None:
    history = after(3).undo().push(7)
    assert not history.can_redo
    assert history.undo().present == 2


def test_a_hundred_moves_can_be_undone_and_not_one_more() -> None:
    history = after(150)
    for _move in range(100):
        assert history.can_undo
        history = history.undo()
    assert history.present == 50
    assert not history.can_undo


def test_what_was_undone_can_all_be_made_again() -> None:
    history = after(150)
    for _move in range(100):
        history = history.undo()
    for _move in range(100):
        assert history.can_redo
        history = history.redo()
    assert history == after(150)
    assert not history.can_redo


def test_an_older_history_stays_as_it_was() -> None:
    history = after(2)
    history.push(9)
    history.undo()
    assert history == after(2)
    assert hash(history) == hash(after(2))


def test_going_back_is_one_step_that_can_be_undone() -> None:
    history = after(10).back(4)
    assert history.present == 6
    assert history.undo().present == 10
    assert history.undo().redo().present == 6


@pytest.mark.parametrize("steps", [0, -1, 11])
def test_going_back_further_than_the_history_reaches_is_refused(steps: int) -> None:
    with pytest.raises(ValueError, match="The game cannot go back so far"):
        after(10).back(steps)
