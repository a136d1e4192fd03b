"""The pictures of the great moments, drawn once and kept."""

from __future__ import annotations

import math

import pygame

from game.hearts.round import ALL_POINTS
from game.language import _
from scenes.table import button_art, shapes
from scenes.table.assets import DISPLAY, EXTRABOLD
from scenes.table.button_art import Look

RAYS = 22
CRACK = ((2, -30), (-7, -16), (5, -4), (-6, 9), (3, 20), (-1, 34))


def vignette(size: tuple[int, int], centre: tuple[float, float]) -> pygame.Surface:
    """Darkness that leaves the middle free."""
    width, height = size
    x, y = centre
    stops = "".join(
        f'<stop offset="{at}%" stop-color="#0A0420" stop-opacity="{opacity}"/>'
        for at, opacity in ((0, 0), (38, 0.12), (100, 0.72))
    )
    body = (
        f'<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="{x:.0f}" cy="{y:.0f}" '
        f'r="{0.62 * width:.0f}">{stops}</radialGradient>'
        f'<rect width="{width}" height="{height}" fill="url(#v)"/>'
    )
    small = shapes.svg(body, (width // 8, height // 8), (0, 0, width, height))
    return pygame.transform.smoothscale(small, size)


def starburst(side: int) -> pygame.Surface:
    """A violet glow with rays."""
    gradients = _stops("g", 50, ((0, "#B04BFF", 1), (50, "#7A1FD0", 0.55), (100, "#3A0B78", 0)))
    gradients += _stops("r", 42, ((0, "#F0D4FF", 0.95), (62, "#C47BFF", 0.55), (100, "#7A1FD0", 0)))
    body = f'<defs>{gradients}</defs><circle r="50" fill="url(#g)"/>'
    for number in range(RAYS):
        turn, reach = 2 * math.pi * number / RAYS + 0.1, 42 if number % 2 else 34
        ends = [(reach * math.cos(turn + by), reach * math.sin(turn + by)) for by in (-0.055, 0.055)]
        points = "L".join(f"{x:.1f} {y:.1f}" for x, y in ends)
        body += f'<path d="M0 0L{points}Z" fill="url(#r)"/>'
    return shapes.svg(body, (side, side), (-50, -50, 100, 100))


def _stops(name: str, radius: float, stops: tuple[tuple[int, str, float], ...]) -> str:
    inner = "".join(
        f'<stop offset="{at}%" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, colour, opacity in stops
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{radius}">{inner}'
        "</radialGradient>"
    )


def banner(look: Look, points: int) -> pygame.Surface:
    """The name of the queen and what she costs, a little askew."""
    size = max(20, look.size(36))
    name = look.assets.text(_("The Queen of Spades"), size, "#FBEFCB", DISPLAY)
    cost = look.assets.text(f"+{points}", size, "#FF7C9A", EXTRABOLD)
    gap, pad = round(0.35 * size), round(0.7 * size)
    width, height = name.get_width() + gap + cost.get_width() + 2 * pad, round(1.9 * size)
    face = shapes.panel(width, height, 0.4 * size, "#3B1A6E", "#1A0C38", "#E8CF86", max(1.5, 2 * look.unit))
    face.blit(name, (pad, (height - name.get_height()) // 2))
    face.blit(cost, (pad + name.get_width() + gap, (height - cost.get_height()) // 2))
    glow, reach = shapes.halo(width, height, 0.4 * size, look.size(36, 18), "#B04BFF", 0.8)
    glow.blit(face, (reach, reach))
    return pygame.transform.rotozoom(glow, 2, 1)


def half(size: int, side: int) -> pygame.Surface:
    """The left (-1) or right (1) half of a heart that broke."""
    body = f'<path d="{shapes.HEART}" fill="#E0335C" stroke="#F6C76B" stroke-width="4"/>'
    piece = shapes.svg(body, (size, size), (-54, -54, 108, 108))
    edge = [(2, -60), *CRACK, (-1, 60), (60 * side, 60), (60 * side, -60)]
    scale = size / 108
    mask = shapes.blank(size, size)
    pygame.draw.polygon(mask, "#FFFFFF", [((x + 54) * scale, (y + 54) * scale) for x, y in edge])
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def moon(side: int) -> pygame.Surface:
    """A great pale moon in its glow."""
    glow = _stops("g", 50, ((0, "#FFF3C8", 0.9), (62, "#F6C76B", 0.45), (100, "#F6C76B", 0)))
    disc = _stops("d", 34, ((0, "#FFFBEA", 1), (70, "#F8E3A8", 1), (100, "#E2B45C", 1)))
    body = f'<defs>{glow}{disc}</defs><circle r="50" fill="url(#g)"/><circle r="33" fill="url(#d)"/>'
    for x, y, r in ((-16, -14, 4), (14, 19, 5), (20, -8, 3), (-20, 12, 3), (-4, 25, 2)):
        body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="#D9A94E" fill-opacity="0.35"/>'
    return shapes.svg(body, (side, side), (-50, -50, 100, 100))


def orbiting_heart(size: int) -> pygame.Surface:
    return shapes.heart(size, "#FF4D78", 1, "#FFE3B0", 7)


def stamp(look: Look) -> pygame.Surface:
    """What a moon costs the others."""
    size = max(24, look.size(50))
    letters = look.assets.text(f"+{ALL_POINTS}", size, "#FFF3E0", EXTRABOLD)
    width, height = letters.get_width() + round(1.0 * size), round(1.5 * size)
    face = shapes.panel(width, height, height / 2, "#DB2450", "#8F1038", "#FFC2CF", max(2, 3 * look.unit))
    face.blit(letters, ((width - letters.get_width()) // 2, (height - letters.get_height()) // 2))
    return pygame.transform.rotozoom(button_art.on_shadow(look, face, height / 2, ""), 7, 1)
