"""Paths are read, cut and written rightly: what the rasteriser cannot do, the generators do."""

import math

import pytest

from assets.generators.cards.clip import clipped, disc, rectangle, right_of
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.path import read, text_of, transformed
from assets.generators.cards.shapes import ellipse, polygon


def test_path_is_written_as_it_was_read() -> None:
    text = "M0 0L10 0 10 10C10 15 5 20 0 20Z"
    assert text_of(read(text)) == text


def test_numbers_are_short() -> None:
    assert text_of(read("M-0.001 1.50L2.004 3")) == "M0 1.5L2 3"


def test_relative_and_axis_commands_become_lines() -> None:
    assert text_of(read("M1 2H5V8l-2 1")) == "M1 2L5 2 5 8 3 9"


def test_unknown_command_is_refused() -> None:
    with pytest.raises(ValueError, match="may not use"):
        read("0 0")


def test_circle_becomes_curves_on_the_circle() -> None:
    for point in (segment[-1] for segment in read(ellipse(0, 0, 10))[0].segments):
        assert math.hypot(*point) == pytest.approx(10)


def test_transforms_apply_the_inner_one_first() -> None:
    matrix = moved(10, 0) @ turned(90) @ scaled(2)
    assert matrix.applied_to((1, 0)) == pytest.approx((10, 2))
    assert matrix.magnification == pytest.approx(2)


def test_cut_square_keeps_its_right_half() -> None:
    square = read(polygon((-10, -10), (10, -10), (10, 10), (-10, 10)))
    points = [point for outline in clipped(square, right_of(0)) for point in outline.points()]
    assert min(x for x, _ in points) == pytest.approx(0)
    assert max(x for x, _ in points) == 10


def test_cut_circle_stays_round() -> None:
    half = clipped(read(ellipse(0, 0, 10)), right_of(3))[0]
    curves = [segment for segment in half.segments if len(segment) == 3]
    assert len(curves) >= 2
    assert all(math.hypot(*curve[-1]) == pytest.approx(10, abs=0.01) for curve in curves)


def test_path_inside_is_left_alone_and_path_outside_vanishes() -> None:
    circle = read(ellipse(0, 0, 10))
    assert clipped(circle, *rectangle(-20, -20, 20, 20)) == circle
    assert clipped(circle, right_of(20)) == []


def test_cut_line_falls_into_pieces() -> None:
    zigzag = read("M-10 0L10 5L-10 10L10 15")
    assert len(clipped(zigzag, right_of(0), filled=False)) == 2


def test_disc_keeps_what_lies_within_its_radius() -> None:
    long_bar = transformed(read(polygon((-50, -1), (50, -1), (50, 1), (-50, 1))), moved(7, 3))
    points = [point for outline in clipped(long_bar, *disc(7, 3, 20)) for point in outline.points()]
    assert max(math.hypot(x - 7, y - 3) for x, y in points) == pytest.approx(20, abs=0.1)
