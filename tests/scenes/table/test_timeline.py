"""Motion over time: it ends exactly, leg follows leg, a newer wish replaces the older one."""

from collections.abc import Callable

import pytest

from scenes.table import timeline as curves
from scenes.table.timeline import Timeline, linear, out_cubic

TICK = 1 / 60
EASES = [curves.linear, curves.in_cubic, curves.out_cubic, curves.in_out_cubic, curves.out_back]


class Thing:
    """Something that moves."""

    def __init__(self, **places: float) -> None:
        self.__dict__.update(places)


@pytest.fixture
def timeline() -> Timeline:
    return Timeline()


def pass_time(timeline: Timeline, seconds: float, tick: float = TICK) -> None:
    for _turn in range(round(seconds / tick)):
        timeline.advance(tick)


@pytest.mark.parametrize("ease", EASES, ids=lambda ease: ease.__name__)
def test_every_curve_begins_at_nought_and_ends_at_one(ease: Callable[[float], float]) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("ease", EASES[:4], ids=lambda ease: ease.__name__)
def test_the_plain_curves_never_turn_back(ease: Callable[[float], float]) -> None:
    values = [ease(step / 100) for step in range(101)]
    assert values == sorted(values)


def test_the_springy_curve_runs_past_the_end_and_comes_back() -> None:
    assert max(curves.out_back(step / 100) for step in range(101)) > 1.0


@pytest.mark.parametrize("ease", EASES, ids=lambda ease: ease.__name__)
@pytest.mark.parametrize("tick", [TICK, 0.007, 0.11, 5.0])
def test_motion_ends_exactly_at_its_end(
    timeline: Timeline, ease: Callable[[float], float], tick: float
) -> None:
    thing = Thing(x=0.1)
    timeline.move(thing, 0.3, ease, x=123.456)
    for _turn in range(100):
        timeline.advance(tick)
    assert thing.x == 123.456
    assert not timeline.is_moving


def test_motion_takes_as_long_as_it_should(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.move(thing, 1.0, linear, x=100.0)
    timeline.advance(0.25)
    assert thing.x == pytest.approx(25)
    timeline.advance(0.7)
    assert timeline.is_moving
    timeline.advance(0.06)
    assert not timeline.is_moving


def test_a_delay_holds_the_thing_where_it_is(timeline: Timeline) -> None:
    thing = Thing(x=5.0)
    timeline.move(thing, 0.2, linear, delay=0.5, x=10.0)
    timeline.advance(0.49)
    assert thing.x == 5.0
    timeline.advance(0.11)
    assert 5.0 < thing.x < 10.0


def test_motion_starts_from_where_the_thing_is_when_its_delay_is_over(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.move(thing, 1.0, linear, delay=0.5, x=10.0)
    timeline.advance(0.4)
    thing.x = 8.0
    timeline.advance(0.6)
    assert 8.0 <= thing.x <= 10.0


def test_a_newer_wish_replaces_the_older_one_from_where_the_thing_is(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.move(thing, 1.0, linear, x=100.0)
    timeline.advance(0.5)
    timeline.move(thing, 1.0, linear, x=0.0)
    timeline.advance(TICK)
    assert 45 < thing.x <= 50
    pass_time(timeline, 2.0)
    assert thing.x == 0.0


def test_wishes_for_different_things_or_attributes_do_not_touch_each_other(timeline: Timeline) -> None:
    one, other = Thing(x=0.0, y=0.0), Thing(x=0.0)
    timeline.move(one, 0.5, linear, x=1.0)
    timeline.move(one, 0.5, linear, y=2.0)
    timeline.move(other, 0.5, linear, x=3.0)
    pass_time(timeline, 1.0)
    assert (one.x, one.y, other.x) == (1.0, 2.0, 3.0)


def test_legs_come_one_after_the_other(timeline: Timeline) -> None:
    thing, seen = Thing(x=0.0), []
    timeline.then(thing, 0.5, linear, x=10.0)
    timeline.then(thing, 0.5, linear, 0.5, x=0.0)
    timeline.then(thing, 0.5, linear, 1.0, x=5.0)
    for _turn in range(6):
        timeline.advance(0.25)
        seen.append(thing.x)
    assert seen == pytest.approx([5.0, 10.0, 5.0, 0.0, 2.5, 5.0])
    assert not timeline.is_moving


def test_a_leg_of_no_length_happens_at_its_time(timeline: Timeline) -> None:
    thing = Thing(rise=1.0)
    timeline.then(thing, 0.0, linear, 0.5, rise=0.0)
    timeline.advance(0.4)
    assert thing.rise == 1.0
    timeline.advance(0.2)
    assert thing.rise == 0.0


def test_a_wish_drops_all_legs_that_were_planned(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.then(thing, 0.5, linear, x=10.0)
    timeline.then(thing, 0.5, linear, 0.5, x=50.0)
    timeline.move(thing, 0.1, linear, x=1.0)
    pass_time(timeline, 3.0)
    assert thing.x == 1.0


def test_finishing_jumps_to_the_end_of_the_last_leg(timeline: Timeline) -> None:
    thing = Thing(x=0.0, y=0.0)
    timeline.then(thing, 0.5, linear, x=10.0)
    timeline.then(thing, 0.5, out_cubic, 0.5, x=20.0)
    timeline.move(thing, 9.0, linear, delay=4.0, y=7.0)
    timeline.advance(0.1)
    timeline.finish()
    assert (thing.x, thing.y) == (20.0, 7.0)
    assert not timeline.is_moving


def test_finishing_does_what_was_to_be_done_and_what_comes_of_it_in_order(timeline: Timeline) -> None:
    done: list[str] = []
    thing = Thing(x=0.0)

    def later() -> None:
        done.append("second")
        timeline.move(thing, 1.0, linear, x=4.0)
        timeline.after(1.0, lambda: done.append("third"))

    timeline.after(2.0, later)
    timeline.after(1.0, lambda: done.append("first"))
    timeline.finish()
    assert done == ["first", "second", "third"]
    assert thing.x == 4.0
    assert not timeline.is_moving


def test_something_is_done_once_and_at_its_time(timeline: Timeline) -> None:
    done: list[int] = []
    timeline.after(0.5, lambda: done.append(1))
    timeline.advance(0.45)
    assert done == []
    pass_time(timeline, 2.0)
    assert done == [1]


def test_what_falls_due_in_one_long_turn_is_done_in_order(timeline: Timeline) -> None:
    done: list[str] = []
    for name, delay in (("late", 0.9), ("early", 0.1), ("middle", 0.5)):
        timeline.after(delay, lambda name=name: done.append(name))
    timeline.advance(10.0)
    assert done == ["early", "middle", "late"]


def test_dropping_a_thing_leaves_it_where_it_is(timeline: Timeline) -> None:
    thing, other = Thing(x=0.0), Thing(x=0.0)
    timeline.move(thing, 1.0, linear, x=10.0)
    timeline.move(other, 1.0, linear, x=10.0)
    timeline.advance(0.5)
    timeline.drop(thing)
    pass_time(timeline, 2.0)
    assert thing.x == pytest.approx(5.0)
    assert other.x == 10.0


def test_a_thing_that_is_there_already_does_not_move(timeline: Timeline) -> None:
    thing = Thing(x=3.0)
    timeline.move(thing, 1.0, linear, x=3.0)
    assert not timeline.is_moving


def test_twice_the_speed_takes_half_the_time(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.speed = 2.0
    timeline.move(thing, 1.0, linear, x=10.0)
    timeline.advance(0.25)
    assert thing.x == pytest.approx(5.0)


def test_no_time_changes_nothing(timeline: Timeline) -> None:
    thing = Thing(x=0.0)
    timeline.move(thing, 1.0, linear, x=10.0)
    timeline.advance(0.0)
    assert thing.x == 0.0
    assert timeline.is_moving
