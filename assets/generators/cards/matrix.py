"""Plane transforms as SVG writes them."""

import math
from typing import NamedTuple

Point = tuple[float, float]


class Matrix(NamedTuple):
    """x' = a x + c y + e and y' = b x + d y + f; ``outer @ inner`` applies the inner one first."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __matmul__(self, inner: "Matrix") -> "Matrix":
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def applied_to(self, point: Point) -> Point:
        """Where the point goes."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def magnification(self) -> float:
        """By how much lengths grow, on average over all directions."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def moved(x: float, y: float) -> Matrix:
    """A shift."""
    return Matrix(e=x, f=y)


def scaled(x: float, y: float | None = None) -> Matrix:
    """A change of size, by default the same both ways; a negative factor mirrors."""
    return Matrix(a=x, d=x if y is None else y)


def turned(degrees: float) -> Matrix:
    """A turn about the origin, clockwise on the screen."""
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    return Matrix(cosine, sine, -sine, cosine)
