"""A list of painted shapes, and its text in SVG."""

from typing import NamedTuple

from assets.generators.cards.clip import HalfPlane, clipped, right_of
from assets.generators.cards.matrix import Matrix
from assets.generators.cards.palette import Tone
from assets.generators.cards.path import Path, decimal, read, text_of, transformed


class _Area(NamedTuple):
    path: Path
    colour: str
    opacity: float
    even_odd: bool

    def svg(self) -> str:
        opacity = "" if self.opacity == 1 else f' fill-opacity="{decimal(self.opacity)}"'
        rule = ' fill-rule="evenodd"' if self.even_odd else ""
        return f'<path d="{text_of(self.path)}" fill="{self.colour}"{opacity}{rule}/>'


class _Line(NamedTuple):
    path: Path
    colour: str
    width: float
    opacity: float
    cap: str
    join: str

    def svg(self) -> str:
        opacity = "" if self.opacity == 1 else f' stroke-opacity="{decimal(self.opacity)}"'
        return (
            f'<path d="{text_of(self.path)}" fill="none" stroke="{self.colour}"'
            f' stroke-width="{decimal(self.width)}"{opacity}'
            f' stroke-linecap="{self.cap}" stroke-linejoin="{self.join}"/>'
        )


class Drawing:
    """Shapes in the order they are painted, each placed by the transform of the drawing it was made on."""

    def __init__(self) -> None:
        self._shapes: list[_Area | _Line] = []
        self._matrix = Matrix()

    def placed(self, matrix: Matrix) -> "Drawing":
        """The same sheet seen through a further transform: what is drawn there appears here."""
        view = Drawing()
        view._shapes = self._shapes
        view._matrix = self._matrix @ matrix
        return view

    def fill(self, path: str, colour: str, opacity: float = 1, even_odd: bool = False) -> None:
        """Paints an area."""
        self._shapes.append(_Area(transformed(read(path), self._matrix), colour, opacity, even_odd))

    def line(
        self,
        path: str,
        colour: str,
        width: float,
        opacity: float = 1,
        cap: str = "round",
        join: str = "round",
    ) -> None:
        """Paints along a path."""
        width *= self._matrix.magnification
        self._shapes.append(_Line(transformed(read(path), self._matrix), colour, width, opacity, cap, join))

    def fold(self, path: str, tone: Tone, crease: float = 0) -> None:
        """Paints an area as folded paper: right of x = ``crease`` it lies in the shade."""
        self.fill(path, tone.light)
        shaded = clipped(read(path), right_of(crease))
        self._shapes.append(_Area(transformed(shaded, self._matrix), tone.shade, 1, False))

    def clipped(self, *planes: HalfPlane) -> "Drawing":
        """What of the drawing lies inside all the half-planes."""
        result = Drawing()
        for shape in self._shapes:
            path = clipped(shape.path, *planes, filled=isinstance(shape, _Area))
            result._shapes.append(shape._replace(path=path))
        return result

    def svg(self) -> str:
        """The shapes as SVG elements, one a line."""
        return "\n".join(shape.svg() for shape in self._shapes if shape.path)
