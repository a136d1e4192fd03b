"""Shapes that are drawn rather than loaded: panels, gradients, soft shadows and glows, hearts.

Sizes are in pixels. Small curved shapes go through the SVG rasteriser; large panels are put together from
their corners, because rasterising every pixel of a large area costs tens of milliseconds.
"""

from __future__ import annotations

import io
import math

import pygame

HEART = (
    "M0 47 C-9 34 -50 10 -50 -19 C-50 -36 -38 -46 -25 -46 C-13 -46 -4 -39 0 -28 "
    "C4 -39 13 -46 25 -46 C38 -46 50 -36 50 -19 C50 10 9 34 0 47Z"
)
"""The heart of the whole program, in a box from (-50, -46) to (50, 47)."""

SPADE = (
    "M0 -50 C9 -35 47 -14 47 14 C47 28 37 36 26 36 C17 36 9 32 5 25 C6 36 11 44 20 50 "
    "L-20 50 C-11 44 -6 36 -5 25 C-9 32 -17 36 -26 36 C-37 36 -47 28 -47 14 C-47 -14 -9 -35 0 -50Z"
)

BLUR_SCALE = (
    4  # soft things are blurred at a quarter of their size: nobody can tell, and it is 16 times cheaper
)

Colour = str | tuple[int, int, int] | tuple[int, int, int, int]


def faded(colour: str, alpha: int) -> tuple[int, int, int, int]:
    """A colour with an opacity from 0 to 255."""
    full = pygame.Color(colour)
    return full.r, full.g, full.b, alpha


def svg(body: str, size: tuple[int, int], view: tuple[float, float, float, float]) -> pygame.Surface:
    """Rasterise SVG elements; `view` is left, top, width, height in their own units."""
    box = " ".join(f"{number:g}" for number in view)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'
    return rasterised(io.BytesIO(text.encode()), size)


def rasterised(file: str | io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """An SVG file at a size, in the byte order that is painted forty times as fast as the loader's."""
    picture = pygame.image.load_sized_svg(file, (max(1, size[0]), max(1, size[1])))
    return picture.convert(blank(1, 1))


def blank(width: int, height: int, colour: Colour = (0, 0, 0, 0)) -> pygame.Surface:
    """A transparent surface (or one filled with `colour`)."""
    surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


def gradient(width: int, height: int, top: str, bottom: str, alpha: int = 255) -> pygame.Surface:
    """A vertical run of colour."""
    column = blank(1, height)
    first, last = pygame.Color(top), pygame.Color(bottom)
    for y in range(height):
        colour = first.lerp(last, y / max(1, height - 1))
        column.set_at((0, y), (colour.r, colour.g, colour.b, alpha))
    return pygame.transform.scale(column, (max(1, width), max(1, height)))


def rounded(width: int, height: int, radius: float, colour: Colour = "#FFFFFF") -> pygame.Surface:
    """A filled rectangle with smooth round corners."""
    radius = max(0, min(math.ceil(radius), width // 2, height // 2))
    fill = pygame.Color(colour)
    surface = blank(width, height, (fill.r, fill.g, fill.b, 0))
    surface.fill(fill, (radius, 0, width - 2 * radius, height))
    surface.fill(fill, (0, radius, width, height - 2 * radius))
    if radius:
        disc = svg('<circle cx="1" cy="1" r="1" fill="#FFFFFF"/>', (2 * radius, 2 * radius), (0, 0, 2, 2))
        disc.fill(fill, special_flags=pygame.BLEND_RGBA_MULT)
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            corner = (x * (width - radius), y * (height - radius))
            surface.blit(disc, corner, (x * radius, y * radius, radius, radius), pygame.BLEND_RGBA_MAX)
    return surface


def panel(
    width: int,
    height: int,
    radius: float,
    top: str,
    bottom: str,
    line: str,
    line_width: float = 1.5,
    alpha: int = 255,
) -> pygame.Surface:
    """A rounded panel: vertical gradient, border line, a breath of light under its upper edge."""
    end = math.ceil(radius) + 1
    narrow = _panel(min(width, 2 * end + 1), height, radius, top, bottom, line, line_width, alpha)
    return widened(narrow, width, end)


def widened(narrow: pygame.Surface, width: int, end: int) -> pygame.Surface:
    """A picture made wider (pixels) by repeating the column after its left end, which is `end` pixels wide.

    What is the same all along, but for its ends, is made narrow and widened: most pixels are copied only.
    """
    small, height = narrow.get_size()
    if width <= small:
        return narrow
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    middle = surface.subsurface((end, 0, width - small + 1, height))
    pygame.transform.scale(narrow.subsurface((end, 0, 1, height)), middle.get_size(), middle)
    surface.blit(narrow, (0, 0), (0, 0, end, height))
    surface.blit(narrow, (end + width - small + 1, 0), (end + 1, 0, small - end - 1, height))
    return surface


def _panel(
    width: int,
    height: int,
    radius: float,
    top: str,
    bottom: str,
    line: str,
    line_width: float,
    alpha: int,
) -> pygame.Surface:
    edge = max(1, round(line_width))
    inner_size = (width - 2 * edge, height - 2 * edge)
    frame = rounded(width, height, radius, line)
    hole = rounded(*inner_size, radius - edge, "#FFFFFF")
    frame.blit(_opaque_hole(hole), (edge, edge), special_flags=pygame.BLEND_RGBA_SUB)
    fill = gradient(*inner_size, top, bottom, alpha)
    fill.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    light = rounded(*inner_size, radius - edge, (255, 235, 215, 40))
    light.blit(_opaque_hole(hole), (0, edge), special_flags=pygame.BLEND_RGBA_SUB)
    fill.blit(light, (0, 0))
    surface = blank(width, height)
    surface.blit(fill, (edge, edge))
    surface.blit(frame, (0, 0))
    return surface


def _opaque_hole(mask: pygame.Surface) -> pygame.Surface:
    """`mask` with its colour set to black, so that subtracting it takes away opacity alone."""
    hole = mask.copy()
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return hole


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A soft copy of a surface of one colour; `radius` in pixels.

    Two box blurs look like a Gaussian one and take a tenth of its time.
    """
    width, height = surface.get_size()
    scale = max(1, min(BLUR_SCALE, round(radius / 2)))
    small = pygame.transform.smoothscale(surface, (max(1, width // scale), max(1, height // scale)))
    reach = max(1, round(0.7 * radius / scale))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, reach), reach)
    return pygame.transform.smoothscale(soft, (width, height))


def halo(
    width: int, height: int, radius: float, blur: float, colour: str, alpha: float, spread: float = 0
) -> tuple[pygame.Surface, int]:
    """A soft shadow or glow of a rounded rectangle: the surface, and how far it reaches past each edge."""
    pad = math.ceil(blur * 0.9 + spread)
    end = math.ceil(2 * pad + radius + spread) + BLUR_SCALE
    wide = min(width, 2 * end + 1 - 2 * pad)
    fill = pygame.Color(colour)
    surface = blank(wide + 2 * pad, height + 2 * pad, (fill.r, fill.g, fill.b, 0))
    grow = round(spread)
    box = rounded(
        wide + 2 * grow, height + 2 * grow, radius + grow, (fill.r, fill.g, fill.b, round(255 * alpha))
    )
    surface.blit(box, (pad - grow, pad - grow), special_flags=pygame.BLEND_RGBA_MAX)
    return widened(blurred(surface, blur / 2), width + 2 * pad, end), pad


def heart(
    size: float, fill: str, opacity: float = 1.0, line: str = "none", line_width: float = 0
) -> pygame.Surface:
    """A heart `size` pixels wide; `line_width` in hundredths of that."""
    paint = f'fill="{fill}" fill-opacity="{opacity:g}" stroke="{line}" stroke-width="{line_width:g}"'
    margin = line_width / 2 + 1
    view = (-50 - margin, -46 - margin, 100 + 2 * margin, 93 + 2 * margin)
    scale = size / 100
    return svg(f'<path d="{HEART}" {paint}/>', (round(view[2] * scale), round(view[3] * scale)), view)


def spade(size: float, fill: str) -> pygame.Surface:
    """A spade `size` pixels wide."""
    body = f'<path d="{SPADE}" fill="{fill}"/>'
    return svg(body, (round(size), round(1.06 * size)), (-48, -51, 96, 102))


def heart_points(count: int) -> list[tuple[float, float]]:
    """Points along the heart curve from its notch clockwise, in a box about 2 wide around (0, 0).

    The curve is x = 16 sin^3 t, y = 13 cos t - 5 cos 2t - 2 cos 3t - cos 4t, scaled by 1/17.
    """
    points = []
    for step in range(count):
        t = 2 * math.pi * step / count
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((x / 17, -y / 17))
    return points


def outline(points_a_curve: int) -> list[tuple[float, float]]:
    """Points along `HEART`, from its tip over the left lobe, in the path's own units."""
    numbers = [float(word) for word in HEART.replace("M", " ").replace("C", " ").replace("Z", " ").split()]
    points, (x0, y0) = [], numbers[:2]
    for start in range(2, len(numbers), 6):
        x1, y1, x2, y2, x3, y3 = numbers[start : start + 6]
        for step in range(points_a_curve):
            t = step / points_a_curve
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        x0, y0 = x3, y3
    return points


def rounded_outline(rect: pygame.Rect, radius: float) -> list[tuple[float, float]]:
    """Points along a rounded rectangle, clockwise."""
    points = []
    corners = (
        (rect.right - radius, rect.top + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.left + radius, rect.bottom - radius, 90),
        (rect.left + radius, rect.top + radius, 180),
    )
    for x, y, start in corners:
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def length(points: list[tuple[float, float]]) -> float:
    """The length of a closed line."""
    return sum(math.dist(a, b) for a, b in zip(points, points[1:] + points[:1], strict=True))


def evenly(points: list[tuple[float, float]], distance: float) -> list[tuple[float, float]]:
    """Points along a closed line, `distance` apart."""
    placed, left = [], 0.0
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        length = math.hypot(x1 - x0, y1 - y0)
        while left < length:
            share = left / length
            placed.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
            left += distance
        left -= length
    return placed


def tinted(surface: pygame.Surface, colour: str) -> pygame.Surface:
    """A white picture in another colour."""
    copy = surface.copy()
    copy.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
