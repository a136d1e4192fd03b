"""Whole SVG files and the gradients in them."""

from collections.abc import Iterable

WIDTH, HEIGHT = 240, 336  # card units

Stop = tuple[float, str]  # offset from 0 to 1, colour


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in stops)


def vertical_gradient(name: str, top: float, bottom: float, *stops: Stop) -> str:
    """A gradient down the card. Coordinates are user space: the rasteriser misreads fractions."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse"'
        f' x1="0" y1="{top:g}" x2="0" y2="{bottom:g}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial_gradient(name: str, x: float, y: float, radius: float, *stops: Stop) -> str:
    """A gradient out from a centre."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{radius:g}">'
        f"{_stops(stops)}</radialGradient>"
    )


def document(body: str, definitions: str = "", width: int = WIDTH, height: int = HEIGHT) -> str:
    """An SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">\n<defs>{definitions}</defs>\n{body}\n</svg>\n'
    )


def half_turn(body: str) -> str:
    """The same elements upside down, as the lower half of a card shows them."""
    return f'<g transform="rotate(180 120 168)">\n{body}\n</g>'
