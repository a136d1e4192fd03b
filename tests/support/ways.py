"""Where arrows lead: the ways of the focus between the things on a screen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from scenes.table.focus import nearest
from scenes.table.widgets import Group
from tests.support.pilot import DOWN, LEFT, RIGHT, UP

Ways = dict[Hashable, set[Hashable]]


def ways(rects: Mapping[Hashable, pygame.Rect], group: Group | None = None) -> Ways:
    """For each thing the things that one arrow leads to. A widget that takes steps to the side keeps them."""
    found: Ways = {}
    for key, rect in rects.items():
        widget = group.find(key) if group else None
        keeps = widget is not None and takes_sideways(widget)
        arrows = (UP, DOWN) if keeps else (LEFT, RIGHT, UP, DOWN)
        found[key] = {goal for arrow in arrows if (goal := nearest(rects, rect, *arrow)) is not None}
    return found


def takes_sideways(widget: object) -> bool:
    """Whether left and right change the widget instead of leaving it."""
    return type(widget).__name__ in ("Slider", "Choice")


def reachable(ways: Ways, start: Hashable) -> set[Hashable]:
    """Everything that arrows lead to from one thing, itself included."""
    seen, waiting = {start}, [start]
    while waiting:
        new = ways[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


def traps(ways: Ways) -> list[tuple[Hashable, Hashable]]:
    """Pairs of things where no arrows lead from the first to the second."""
    return [(start, goal) for start in ways for goal in ways if goal not in reachable(ways, start)]
