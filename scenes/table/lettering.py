"""Large letters with a run of colour and a soft shadow: the logo and the headings of panels."""

from __future__ import annotations

import pygame

from scenes.table import shapes
from scenes.table.button_art import Look
from scenes.table.palettes import MIDNIGHT, Palette


def gilded(
    look: Look, words: str, size: float, face: str, bottom: str = "", is_on_dark: bool = False
) -> pygame.Surface:
    """Words whose colour runs from cream to gold, or as the theme has it; `size` in pixels.

    What stands on something dark in every theme is always cream and gold.
    """
    palette = MIDNIGHT if is_on_dark else look.assets.palette
    bottom = bottom or palette.title_bottom
    key = ("gilded", words, round(size), face, bottom, is_on_dark)
    return look.assets.keep(key, lambda: _gild(look, palette, words, size, face, bottom))


def _gild(look: Look, palette: Palette, words: str, size: float, face: str, bottom: str) -> pygame.Surface:
    white = look.assets.text(words, size, "#FFFFFF", face)
    letters = white.convert_alpha() if white.get_bitsize() != 32 else white.copy()
    width, height = letters.get_size()
    run = shapes.blank(width, height)
    start, end = round(0.3 * height), round(0.78 * height)
    top = palette.title_top
    run.fill(top, (0, 0, width, start))
    run.blit(shapes.gradient(width, max(1, end - start), top, bottom), (0, start))
    run.fill(bottom, (0, end, width, height - end))
    letters.blit(run, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pad = round(0.2 * size)
    drop = max(1, round(0.035 * size))
    surface = shapes.blank(width + 2 * pad, height + 2 * pad)
    dark = pygame.Color(palette.shade)
    shade = shapes.blank(width + 2 * pad, height + 2 * pad, (dark.r, dark.g, dark.b, 0))
    shade.blit(shapes.tinted(white, palette.shade), (pad, pad + 2 * drop))
    soft = shapes.blurred(shade, 0.08 * size)
    soft.set_alpha(round(255 * palette.shadow))
    surface.blit(soft, (0, 0))
    surface.blit(shapes.tinted(white, palette.title_edge), (pad, pad + drop))
    surface.blit(letters, (pad, pad))
    return surface
