"""The still part of the background: the lit table, its lattice, rays, and the golden inlay of a heart."""

from __future__ import annotations

import math
import random

import pygame

from scenes.table import shapes
from scenes.table.assets import Assets

SOFT_SCALE = 6  # light has no edges: it is drawn this much smaller and scaled up
RAYS = 18
Line = list[tuple[float, float]]
GRAIN = 64  # pixels; the side of the tile of noise that keeps dark gradients from showing bands


def paint_backdrop(
    assets: Assets,
    width: int,
    height: int,
    centre: tuple[float, float],
    unit: float,
    has_rays: bool,
    inlay: pygame.Rect | None,
    is_round: bool = False,
) -> pygame.Surface:
    """The table, lit from above, for a picture of this size; `centre` is where it is brightest (pixels).

    The inlay is a heart, or an ellipse when `is_round`.
    """
    outline = [] if inlay is None else _ellipse() if is_round else _heart()
    palette = assets.palette
    if palette.glow:
        surface = _lit(assets, width, height, centre, unit, has_rays, _around(inlay, 1.0, outline))
    else:
        surface = pygame.Surface((width, height)).convert()
        surface.fill(palette.table_mid)
    if inlay is not None:
        _paint_inlay(surface, inlay, outline, unit, palette.inlay, palette.inlay_strength)
    return surface


def _lit(
    assets: Assets,
    width: int,
    height: int,
    centre: tuple[float, float],
    unit: float,
    has_rays: bool,
    inlay: Line,
) -> pygame.Surface:
    small = _light(assets, width, height, centre, has_rays, inlay)
    surface = pygame.transform.smoothscale(small, (width, height)).convert()
    _tile(surface, _lattice(unit))
    _tile(surface, _grain())
    return surface


def _light(
    assets: Assets,
    width: int,
    height: int,
    centre: tuple[float, float],
    has_rays: bool,
    inlay: Line,
) -> pygame.Surface:
    p, (cx, cy) = assets.palette, centre
    reach = 0.6 * math.hypot(width, height)
    stops = ((0, p.table_centre), (48, p.table_mid), (100, p.table_edge))
    body = f"<defs>{_radial('table', cx, 0.86 * cy, reach, [(at, colour, 1) for at, colour in stops])}"
    body += _radial("lamp", cx, -0.12 * height, height, [(0, p.lamp, 0.34), (100, p.lamp, 0)])
    cool = [(0, p.cool, 0.26), (100, p.cool, 0.0)]
    body += _radial("cool", 0.1 * width, 1.1 * height, 0.95 * height, cool) + "</defs>"
    for name in ("table", "cool", "lamp"):
        body += f'<rect width="{width}" height="{height}" fill="url(#{name})"/>'
    if has_rays:
        body += _rays(centre, math.hypot(width, height))
    if inlay:
        points = "L".join(f"{x:.0f} {y:.0f}" for x, y in inlay)
        body += f'<path d="M{points}Z" fill="#FF9DB8" fill-opacity="0.045"/>'
    size = (math.ceil(width / SOFT_SCALE), math.ceil(height / SOFT_SCALE))
    flat = pygame.Surface(size)
    flat.fill(p.table_edge)
    flat.blit(shapes.svg(body, size, (0, 0, width, height)), (0, 0))
    return flat


def _radial(name: str, x: float, y: float, radius: float, stops: list[tuple[int, str, float]]) -> str:
    """A radial gradient; stops are per cent, colour and opacity."""
    inner = "".join(
        f'<stop offset="{at}%" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for at, colour, opacity in stops
    )
    place = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</radialGradient>'


def _rays(centre: tuple[float, float], reach: float) -> str:
    (cx, cy), body = centre, ""
    for number in range(RAYS):
        start = 2 * math.pi * number / RAYS + 0.1
        end = start + math.pi / RAYS
        x0, y0 = cx + reach * math.cos(start), cy + reach * math.sin(start)
        x1, y1 = cx + reach * math.cos(end), cy + reach * math.sin(end)
        wedge = f"M{cx:.0f} {cy:.0f}L{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}Z"
        body += f'<path d="{wedge}" fill="#FFD9C2" fill-opacity="0.035"/>'
    return body


def _lattice(unit: float) -> pygame.Surface:
    """One tile of the faint diagonal weave with a heart in each lozenge."""
    width, height = max(16, round(64 * unit)), max(20, round(80 * unit))
    lines = '<path d="M0 0L64 80M64 0L0 80" stroke="#FFFFFF" stroke-opacity="0.024" stroke-width="1.2"/>'
    heart = f'd="{shapes.HEART}" fill="#FFFFFF" fill-opacity="0.016"'
    mark = f'<path transform="translate(32 40) scale(0.26)" {heart}/>'
    tile = pygame.Surface((width, height))
    tile.blit(shapes.svg(lines + mark, (width, height), (0, 0, 64, 80)), (0, 0))
    return tile


def _grain() -> pygame.Surface:
    """Noise of the smallest steps that there are."""
    levels = bytes(value % 3 for value in range(256))
    source = random.Random(7)
    noise = source.randbytes(3 * GRAIN * GRAIN).translate(levels)
    return pygame.image.frombytes(noise, (GRAIN, GRAIN), "RGB").convert()


def _tile(surface: pygame.Surface, tile: pygame.Surface) -> None:
    """Brighten a surface by copies of a tile all over it."""
    width, height = tile.get_size()
    for top in range(0, surface.get_height(), height):
        surface.fblits(
            [(tile, (left, top)) for left in range(0, surface.get_width(), width)], pygame.BLEND_RGB_ADD
        )


def _paint_inlay(
    surface: pygame.Surface, rect: pygame.Rect, outline: Line, unit: float, colour: str, strength: float
) -> None:
    """Gold marquetry in the shape of an outline: a thin double line, and a dotted one around it."""
    for grow, width, opacity in ((1.0, 3.2, 0.36), (0.965, 1.4, 0.26)):
        _paint_line(
            surface, _around(rect, grow, outline), max(1, round(width * unit)), colour, strength * opacity
        )
    side = max(1, round(2.4 * unit))
    for x, y in shapes.evenly(_around(rect, 1.03, outline), max(9.0, 13 * unit)):
        if surface.get_rect().collidepoint(x, y):
            mixed = surface.get_at((int(x), int(y))).lerp(colour, 0.32 * strength)
            surface.fill(mixed, (round(x - side / 2), round(y - side / 2), side, side))


def _heart() -> Line:
    """The outline of a heart in a box of size 1, around its middle."""
    return [(x / 100, y / 93) for x, y in shapes.outline(48)]


def _ellipse() -> Line:
    """The outline of an ellipse in a box of size 1, around its middle."""
    turns = [2 * math.pi * step / 240 for step in range(240)]
    return [(0.5 * math.cos(turn), 0.5 * math.sin(turn)) for turn in turns]


def _around(rect: pygame.Rect | None, grow: float, outline: Line) -> Line:
    """An outline that fills a rectangle, made larger by `grow` around its middle."""
    if rect is None:
        return []
    up, down = -min(y for _x, y in outline), max(y for _x, y in outline)
    middle = (rect.centerx, rect.top + rect.height * up / (up + down))
    wide, tall = grow * rect.width, grow * rect.height / (up + down)
    return [(middle[0] + x * wide, middle[1] + y * tall) for x, y in outline]


def _paint_line(surface: pygame.Surface, points: Line, width: int, colour: str, opacity: float) -> None:
    """A half transparent line, each stretch in the mix of its colour with what lies under it.

    Blending a surface of this size would cost tens of milliseconds; this costs one.
    """
    ink, area = pygame.Color(colour), surface.get_rect()
    under = [surface.get_at((int(x), int(y))) if area.collidepoint(x, y) else None for x, y in points]
    for ground, start, end in zip(under, points, points[1:] + points[:1], strict=True):
        if ground is not None:
            pygame.draw.aaline(surface, ground.lerp(ink, opacity), start, end, width)
