"""Where the middle of a card is, and whether a point lies on it."""

from __future__ import annotations

import math
from typing import NamedTuple


class Spot(NamedTuple):
    """The middle of something and how it is turned (degrees clockwise)."""

    x: float
    y: float
    turn: float = 0.0


def is_inside(spot: Spot, width: float, height: float, x: float, y: float) -> bool:
    """Whether a point lies on a turned card of this size."""
    angle = math.radians(-spot.turn)
    dx, dy = x - spot.x, y - spot.y
    across = dx * math.cos(angle) - dy * math.sin(angle)
    along = dx * math.sin(angle) + dy * math.cos(angle)
    return abs(across) <= width / 2 and abs(along) <= height / 2
