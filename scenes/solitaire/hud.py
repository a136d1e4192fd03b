"""What stands around the cards: status figures, deal code, meter of cards left, labels of the piles."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language import _, ngettext
from scenes.solitaire.layout import Geometry
from scenes.table import button_art, shapes, top_bar
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.clock import clock
from scenes.table.display import Sprite
from scenes.table.top_bar import HUD_Z, CodePlate

METER_STEPS = 50


class Figures:
    """The status figures of one moment. What is not to be seen, or is not known, is None."""

    __slots__ = ("left", "moves", "par", "pass_number", "score", "stock", "time", "waste")

    def __init__(
        self,
        time: float | None,
        score: int | None,
        moves: int,
        stock: int,
        waste: int,
        left: int,
        pass_number: int,
        par: int | None = None,
    ) -> None:
        self.time, self.score, self.moves = None if time is None else clock(time), score, moves
        self.par = par
        self.stock, self.waste, self.left, self.pass_number = stock, waste, left, pass_number

    @property
    def is_dry(self) -> bool:
        """Whether there is nothing to draw and nothing to turn over."""
        return not self.stock and not self.waste


def status(look: Look, geometry: Geometry, figures: Figures, left: float, right: float) -> list[Sprite]:
    """Time, score and moves, in the top bar between `left` and `right` (pixels)."""
    pairs = [(_("Moves"), str(figures.moves))]
    if figures.par is not None:
        pairs.append((_("Par"), str(figures.par)))
    if figures.score is not None:
        pairs.insert(0, (_("Score"), str(figures.score)))
    if figures.time is not None:
        pairs.insert(0, (_("Time"), figures.time))
    parts = top_bar.figures(look, pairs, geometry.is_compact)
    needed = top_bar.width_of(parts) + top_bar.padding(look, geometry.is_compact)
    room = right - left - look.size(24, 12)
    if needed > room:
        bare = needed - top_bar.padding(look, geometry.is_compact)
        squeeze = (room - top_bar.padding(look, geometry.is_compact)) / bare
        parts = top_bar.figures(look, pairs, geometry.is_compact, squeeze=squeeze)
    usual = _usual_width(look, geometry) * len(pairs) / 3
    width = round(min(room, max(needed, usual)))
    centre = geometry.width / 2
    if centre - left < width / 2 + 6 or right - centre < width / 2 + 6:
        centre = (left + right) / 2
    return top_bar.strip(look, parts, centre, geometry.top_bar, width)


def _usual_width(look: Look, geometry: Geometry) -> float:
    """Wide enough for usual figures, so that the strip does not jump with every move."""
    digit = look.assets.width("0", look.size(32, 17), BOLD)
    return 8 * digit + (300 if geometry.is_compact else look.size(440))


def title(look: Look, geometry: Geometry, left: float, strip: Sprite) -> list[Sprite]:
    """The name of the game, where there is room for it before the strip."""
    if geometry.is_compact or geometry.is_portrait:
        return []
    name = top_bar.title(look, _("Heart to Heart"), left, geometry.top_bar)
    ends = name.x + name.image.get_width() / 2
    return [name] if ends < strip.x - strip.image.get_width() / 2 else []


def code_plate(
    look: Look, geometry: Geometry, code: str, grade: str, on_use: Callable[[], None]
) -> CodePlate:
    """The plate with the deal's code and how hard it is, if that is known.

    In a portrait picture it stands below the bar.
    """
    edge = geometry.margin if geometry.is_portrait else max(geometry.content_left, 0) + geometry.margin
    plate = CodePlate(
        look, code, grade or _("Deal"), geometry.width - edge, geometry.top_bar, geometry.is_compact, on_use
    )
    if geometry.is_portrait:
        plate.rect.top = round(geometry.ceiling + 0.5 * geometry.margin)
    return plate


def meter(look: Look, geometry: Geometry, left: int, level: float) -> list[Sprite]:
    """A heart that fills from below as cards leave; `level` goes from 0 to 1."""
    rect, step = geometry.meter, round(max(0.0, min(1.0, level)) * METER_STEPS)
    picture = look.assets.keep(
        ("meter", rect.width, step), lambda: _meter(look, rect.width, step / METER_STEPS)
    )
    x, y = rect.center
    number = look.assets.text(str(left), 0.30 * rect.width, "#FFF3E0", BOLD)
    words = _("left") if geometry.is_compact else ngettext("card left", "cards left", left)
    label = look.assets.text(words, look.size(23, 15), look.assets.palette.text, SEMIBOLD)
    return [
        Sprite(picture, x, y, HUD_Z),
        Sprite(number, x, y - 0.06 * rect.width, HUD_Z + 1),
        Sprite(
            label, min(x, geometry.width - 4 - label.get_width() / 2), rect.bottom + look.size(16, 8), HUD_Z
        ),
    ]


def _meter(look: Look, size: int, level: float) -> pygame.Surface:
    view = (-54.0, -52.0, 108.0, 104.0)
    area = (size, round(size * view[3] / view[2]))
    surface = shapes.svg(f'<path d="{shapes.HEART}" fill="#12081F" fill-opacity="0.8"/>', area, view)
    if level > 0:
        top = 47 - 93 * level
        wave = f"M-60 {top} C-40 {top - 5} -20 {top + 5} 0 {top} S40 {top - 5} 60 {top + 2} V60 H-60Z"
        for fill, shift, opacity in (("#FF9DB2", -3, 0.55), ("#E0335C", 0, 1)):
            body = (
                f'<path d="{wave}" transform="translate(0 {shift})" fill="{fill}" fill-opacity="{opacity}"/>'
            )
            liquid = shapes.svg(body, area, view)
            mask = shapes.svg(f'<path d="{shapes.HEART}" fill="#FFFFFF"/>', area, view)
            liquid.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(liquid, (0, 0))
    line = (
        f'<path d="{shapes.HEART}" fill="none" stroke="{look.assets.palette.gold_line}" stroke-width="3.4"/>'
    )
    surface.blit(shapes.svg(line, area, view), (0, 0))
    return surface


def piles(look: Look, geometry: Geometry, figures: Figures, device: Device) -> list[Sprite]:
    """The count on the stock, the sign on an empty one, the labels above both piles."""
    stock, waste = geometry.card_rect(geometry.stock), geometry.card_rect(geometry.waste)
    sprites = [_slot(look, geometry, rect) for rect in (stock, waste)]
    if figures.stock:
        badge = _count(look, str(figures.stock))
        sprites.append(Sprite(badge, stock.centerx, stock.top + 0.93 * stock.height, HUD_Z))
    elif not figures.is_dry:
        size = 0.42 * stock.width
        sign = look.assets.icon("restart", size, look.assets.palette.gold)
        sprites.append(Sprite(sign, *stock.center, 60))
    if geometry.is_compact:
        badge = _count(look, _ordinal(figures.pass_number))
        sprites.append(Sprite(badge, waste.centerx, waste.top + 0.93 * waste.height, HUD_Z))
    else:
        words = _("Draw") if figures.stock or figures.is_dry else _("Turn over")
        above = stock.top - look.size(48) if not geometry.is_portrait else stock.top - look.size(36, 18)
        key = look.assets.prompts.badge(Action.DRAW, device)
        sprites += _label(look, words, stock.centerx, above, key, geometry.width)
        sprites += _label(look, _pass(figures.pass_number), waste.centerx, above, "", geometry.width)
    return sprites


def _pass(number: int) -> str:
    """Which time the stock is being gone through."""
    return _("Waste · {ordinal} pass").format(ordinal=_ordinal(number))


def _ordinal(number: int) -> str:
    return {1: _("1st"), 2: _("2nd"), 3: _("3rd")}.get(number, _("{number}th").format(number=number))


def _slot(look: Look, geometry: Geometry, rect: pygame.Rect) -> Sprite:
    """The empty place of a pile."""
    palette = look.assets.palette
    width, height = rect.size
    picture = look.assets.keep(
        ("slot", width),
        lambda: shapes.panel(
            width,
            height,
            0.075 * width,
            palette.well,
            palette.well,
            palette.line,
            look.line(2.5, 1.5),
            90,
        ),
    )
    return Sprite(picture, *rect.center, 50)


def _count(look: Look, words: str) -> pygame.Surface:
    size = look.size(34, 18)

    def make() -> pygame.Surface:
        letters = look.assets.text(words, size, "#FFF3E0", BOLD)
        height = round(1.45 * size)
        width = max(height, letters.get_width() + round(1.1 * size))
        face = shapes.panel(
            width,
            height,
            height / 2,
            "#1B0F34",
            "#1B0F34",
            look.assets.palette.gold,
            look.line(2.5, 1.5),
        )
        face.blit(letters, ((width - letters.get_width()) // 2, (height - letters.get_height()) // 2))
        return face

    return look.assets.keep(("count", words, size), make)


def _label(look: Look, words: str, x: float, y: float, badge: str, width: int) -> list[Sprite]:
    """Words around `x`, or beside it where they would leave a picture of this width (pixels)."""
    letters = look.assets.text(words, look.size(25, 15), look.assets.palette.text, SEMIBOLD)
    half = letters.get_width() / 2 + 4
    if not badge:
        return [Sprite(letters, min(max(x, half), width - half), y, HUD_Z)]
    cap, gap = button_art.badge_picture(look, badge, 32), look.size(10, 5)
    left = x - (cap.get_width() + gap + letters.get_width()) / 2
    return [
        Sprite(cap, left + cap.get_width() / 2, y, HUD_Z),
        Sprite(letters, left + cap.get_width() + gap + letters.get_width() / 2, y, HUD_Z),
    ]
