"""Pictures of buttons, badges and panels, made from theme tokens."""

from __future__ import annotations

import math

import pygame

from scenes.table import shapes
from scenes.table.assets import BOLD, EXTRABOLD, Assets

PRIMARY, SECONDARY, GOLDEN, DISABLED = "primary", "secondary", "golden", "disabled"
LABEL, MIN_LABEL = 29, 17  # units, pixels
LEAST_LABEL = 12  # pixels; smaller letters cannot be read
LINE_PITCH = 1.1  # of the letters, from one line to the next where there are two
ICON = 1.12  # of the letters
MARKS = {
    "cross": ('<path d="M32 32L68 68M68 32L32 68"/>', "#2B5FC4"),
    "circle": ('<circle cx="50" cy="50" r="22"/>', "#B5263A"),
    "square": ('<path d="M31 31H69V69H31Z"/>', "#9B3F8C"),
    "triangle": ('<path d="M50 27L71 65H29Z"/>', "#14795F"),
}
"""Buttons with a mark instead of a letter, in a box of 100, with colours dark enough for a light badge."""
SHEET_END = 160  # units; further inside, all columns of a sheet are alike


class Look:
    """Everything a widget needs to draw itself: assets and the size of a unit in pixels."""

    __slots__ = ("assets", "unit")

    def __init__(self, assets: Assets, unit: float) -> None:
        self.assets, self.unit = assets, unit

    def size(self, units: float, least: float = 0) -> float:
        """`units` in pixels, but no less than `least` pixels."""
        return max(least, units * self.unit)

    def line(self, units: float, least: float = 1.0) -> float:
        """The breadth of a line in pixels: some themes draw none thinner than so much."""
        return max(least, self.assets.palette.least_line, units * self.unit)


def colours(assets: Assets, style: str) -> tuple[str, str, str, str, str]:
    """Top, bottom, line, lip and text colour of a style of button."""
    p = assets.palette
    return {
        PRIMARY: (p.primary_top, p.primary_bottom, p.primary_line, p.primary_lip, p.primary_text),
        SECONDARY: (p.raised_top, p.raised_bottom, p.button_line, p.lip, p.text),
        GOLDEN: (p.golden_top, p.golden_bottom, p.golden_line, p.golden_lip, p.golden_text),
        DISABLED: (p.raised_bottom, p.raised_bottom, p.line, "", p.disabled),
    }[style]


def on_shadow(
    look: Look, face: pygame.Surface, radius: float, lip: str, drop: float = 6, blur: float = 22
) -> pygame.Surface:
    """A face with a lip and a soft shadow below it; the face stays in the middle of the picture."""
    width, height = face.get_size()
    p = look.assets.palette
    soft, pad = shapes.halo(width, height, radius, look.size(blur), p.shade, 0.45 * p.shadow)
    offset = round(look.size(drop))
    surface = shapes.blank(width + 2 * (pad + offset), height + 2 * (pad + offset))
    corner = pad + offset
    surface.blit(soft, (offset, 2 * offset))
    if lip:
        surface.blit(shapes.rounded(width, height, radius, lip), (corner, corner + offset))
    surface.blit(face, (corner, corner))
    return surface


def button(
    look: Look, size: tuple[int, int], label: str, icon: str, style: str, badge: str, letters: float
) -> pygame.Surface:
    """A labelled button; `letters` in pixels, less when the label does not fit."""
    key = ("button", size, label, icon, style, badge, look.unit, letters)
    return look.assets.keep(key, lambda: _button(look, size, label, icon, style, badge, letters))


def padding(look: Look) -> float:
    """The pixels at both ends of a labelled button that stay free, together."""
    return look.size(28, 12)


def _button(
    look: Look, size: tuple[int, int], label: str, icon: str, style: str, badge: str, letters: float
) -> pygame.Surface:
    top, bottom, line, lip, colour = colours(look.assets, style)
    radius = min(size[1] / 2, look.size(26, 12))
    face = shapes.panel(*size, radius, top, bottom, line, look.line(2))
    gap = look.size(14, 6)
    before = [look.assets.icon(icon, letters * ICON, colour)] if icon else []
    after = [badge_picture(look, badge, 36)] if badge else []
    room = size[0] - padding(look) - sum(part.get_width() + gap for part in before + after)
    words = [fitted(look, label, letters, colour, BOLD, room)] if label else []
    _row(face, before + words + after, gap)
    return on_shadow(look, face, radius, lip)


def common_letters(look: Look, labels: list[str], width: float, most: float, has_icons: bool) -> int:
    """The size of letters (pixels, no more than `most`) at which each label fits a button this wide.

    0 when none that can be read does.
    """

    def fits(size: int) -> bool:
        icon = ICON * size + look.size(14, 6) if has_icons else 0
        room = width - padding(look) - icon
        return all(look.assets.width(label, size, BOLD) <= room for label in labels)

    return next((size for size in range(round(most), LEAST_LABEL - 1, -1) if fits(size)), 0)


def fitted(
    look: Look, words: str, size: float, colour: str, face: str, width: float, align: float = 0.5
) -> pygame.Surface:
    """Words no wider than `width` pixels: in smaller letters, or in two lines where those could not be read.

    The shorter line stands at the left of the longer (`align` 0), at its right (1) or anywhere between.
    """
    assets = look.assets
    natural = assets.width(words, size, face)
    if natural > width > 0:
        size = _shrunk(look, words, size * width / natural, face, width)
        lines = _halves(look, words, size, face) if assets.width(words, size, face) > width else [words]
        if len(lines) > 1:
            return _stacked([assets.text(line, size, colour, face) for line in lines], size, align)
    return assets.text(words, size, colour, face)


def _shrunk(look: Look, words: str, size: float, face: str, width: float) -> int:
    """The size of letters, about `size`, at which words are no wider than `width`; never one too small."""
    whole = max(LEAST_LABEL, math.floor(size))
    while whole > LEAST_LABEL and look.assets.width(words, whole, face) > width:
        whole -= 1
    return whole


def _halves(look: Look, words: str, size: float, face: str) -> list[str]:
    """Words broken into two lines as equal in width as can be; a single word stays whole."""
    apart = words.split()
    ways = [[" ".join(apart[:n]), " ".join(apart[n:])] for n in range(1, len(apart))]
    return min(
        ways, key=lambda lines: max(look.assets.width(line, size, face) for line in lines), default=[words]
    )


def _stacked(lines: list[pygame.Surface], size: float, align: float) -> pygame.Surface:
    """Lines of text below each other."""
    wide, pitch = max(line.get_width() for line in lines), round(LINE_PITCH * size)
    block = shapes.blank(wide, lines[-1].get_height() + pitch * (len(lines) - 1))
    for number, line in enumerate(lines):
        block.blit(line, (round(align * (wide - line.get_width())), number * pitch))
    return block


def _row(face: pygame.Surface, parts: list[pygame.Surface], gap: float) -> None:
    """Put pictures side by side in the middle of a face."""
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    left = (face.get_width() - width) / 2
    for part in parts:
        face.blit(part, (round(left), (face.get_height() - part.get_height()) // 2))
        left += part.get_width() + gap


def round_button(look: Look, diameter: int, icon: str, is_enabled: bool) -> pygame.Surface:
    """A round button with an icon."""
    key = ("round", diameter, icon, is_enabled, look.unit)
    return look.assets.keep(key, lambda: _round_button(look, diameter, icon, is_enabled))


def _round_button(look: Look, diameter: int, icon: str, is_enabled: bool) -> pygame.Surface:
    top, bottom, line, lip, colour = colours(look.assets, SECONDARY if is_enabled else DISABLED)
    face = shapes.panel(diameter, diameter, diameter / 2, top, bottom, line, look.line(1.5))
    picture = look.assets.icon(icon, diameter * 0.46, colour)
    face.blit(picture, ((diameter - picture.get_width()) // 2, (diameter - picture.get_height()) // 2))
    return on_shadow(look, face, diameter / 2, lip, 4 if is_enabled else 0)


def badge_picture(look: Look, letters: str, size: float) -> pygame.Surface:
    """A key cap, or the button of a controller when it is a single letter."""
    key = ("badge", letters, size, look.unit)
    return look.assets.keep(key, lambda: _badge(look, letters, size))


def _badge(look: Look, letters: str, size: float) -> pygame.Surface:
    height = round(look.size(size, 20))
    if letters in MARKS:
        return _marked_badge(look, height, letters)
    words = look.assets.text(letters, height * 0.62, look.assets.palette.badge_text, EXTRABOLD)
    width = max(height, words.get_width() + round(0.5 * height)) if len(letters) > 1 else height
    face = shapes.rounded(
        width, height, height / 2 if len(letters) == 1 else height * 0.3, look.assets.palette.badge
    )
    face.blit(words, ((width - words.get_width()) // 2, (height - words.get_height()) // 2))
    return face


def _marked_badge(look: Look, height: int, mark: str) -> pygame.Surface:
    """A button that has a mark instead of a letter."""
    shape, colour = MARKS[mark]
    palette = look.assets.palette
    body = (
        f'<circle cx="50" cy="50" r="49" fill="{palette.badge}"/>'
        f'<g fill="none" stroke="{colour}" stroke-width="10" stroke-linejoin="round" '
        f'stroke-linecap="round">{shape}</g>'
    )
    return shapes.svg(body, (height, height), (0, 0, 100, 100))


def capsule(look: Look, width: int, height: int, radius: float = math.inf) -> pygame.Surface:
    """The dark, half transparent strip that status figures stand on; its ends are round."""
    radius = min(radius, height / 2)
    key = ("capsule", width, height, radius, look.unit)
    p = look.assets.palette

    def make() -> pygame.Surface:
        face = shapes.panel(
            width, height, radius, p.raised_bottom, p.panel_bottom, p.line, look.line(1.5), p.strip
        )
        return on_shadow(look, face, radius, "", 4, 18)

    return look.assets.keep(key, make)


def board(look: Look, width: int, height: int) -> pygame.Surface:
    """The panel that a part of a page stands on."""
    p = look.assets.palette

    def make() -> pygame.Surface:
        radius = min(look.size(30, 13), height / 2)
        return shapes.panel(width, height, radius, p.panel_top, p.panel_bottom, p.line, look.line(1.5), 228)

    return look.assets.keep(("board", width, height), make)


def rim(look: Look) -> int:
    """How far the golden frame of a sheet reaches past it on each side (pixels)."""
    return round(look.size(9, 4))


def sheet(look: Look, width: int, height: int) -> pygame.Surface:
    """The panel of a dialog, framed in gold."""
    key = ("sheet", width, height, look.unit)
    return look.assets.keep(key, lambda: _sheet(look, width, height))


def _sheet(look: Look, width: int, height: int) -> pygame.Surface:
    """A narrow one is drawn and widened: a sheet is large, and all along the same."""
    narrow = min(width, round(2 * look.size(SHEET_END)) + 1)
    picture = _framed_sheet(look, narrow, height)
    return shapes.widened(picture, picture.get_width() + width - narrow, picture.get_width() // 2)


def _framed_sheet(look: Look, width: int, height: int) -> pygame.Surface:
    p, radius = look.assets.palette, look.size(40, 20)
    face = shapes.panel(width, height, radius, p.panel_top, p.panel_bottom, p.gold, look.line(3, 1.5))
    thin, wide = max(1, round(1.5 * look.unit)), rim(look)
    framed = shapes.rounded(width + 2 * wide, height + 2 * wide, radius + wide, shapes.faded(p.gold, 140))
    inner = wide - thin
    dark = shapes.rounded(width + 2 * inner, height + 2 * inner, radius + inner, shapes.faded(p.rim, 235))
    framed.blit(dark, (thin, thin))
    framed.blit(face, (wide, wide))
    return on_shadow(look, framed, radius + wide, "", 30, 80)
