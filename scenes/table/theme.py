"""How the program feels: colours, type sizes and timings, all in one place.

Lengths are in units (`u`, see `unit`), times in seconds, colours in hexadecimal RGB.
"""

from __future__ import annotations

from typing import NamedTuple

MIN_WIDTH, MIN_HEIGHT = 640, 360  # pixels; a smaller window shows this picture scaled down
COMPACT_WIDTH = 1100  # pixels; below it labels give way to cards


def unit(width: int, height: int) -> float:
    """Pixels in one unit: the picture was designed at 1920 x 1080, where a unit is one pixel.

    A portrait picture was designed at 1080 x 1700.
    """
    share = (
        min(width / 1080, height / 1700) if is_portrait(width, height) else min(width / 1920, height / 1080)
    )
    return min(max(share, 0.5), 2.0)


def is_portrait(width: int, height: int) -> bool:
    """Whether a picture is so much higher than wide that controls belong below the cards."""
    return height > 1.1 * width


class Palette(NamedTuple):
    """The colours of a theme by what they are for."""

    table_centre: str
    table_mid: str
    table_edge: str
    lamp: str
    ripple: str
    panel_top: str
    panel_bottom: str
    raised_top: str
    raised_bottom: str
    line: str
    button_line: str
    text: str
    muted: str
    disabled: str
    gold: str
    gold_line: str
    rose: str
    success: str
    danger: str
    focus: str
    primary_top: str
    primary_bottom: str
    primary_line: str
    primary_lip: str
    primary_text: str
    golden_top: str
    golden_bottom: str
    golden_line: str
    golden_lip: str
    golden_text: str
    lip: str
    badge: str
    badge_text: str
    shade: str
    partner: str
    selected: str
    match: str
    dim: tuple[int, int, int, int]


MIDNIGHT = Palette(
    table_centre="#54286C",
    table_mid="#2D1854",
    table_edge="#120A2B",
    lamp="#E0466F",
    ripple="#FFB9C9",
    panel_top="#432266",
    panel_bottom="#1B0E36",
    raised_top="#54367F",
    raised_bottom="#2C1A4E",
    line="#6B4A8C",
    button_line="#8A68AE",
    text="#FFF3E0",
    muted="#CDB9DA",
    disabled="#A58FBA",
    gold="#F6C76B",
    gold_line="#FFD28A",
    rose="#FF6F91",
    success="#6FE3B0",
    danger="#FF8A7A",
    focus="#8CF2FF",
    primary_top="#DB2450",
    primary_bottom="#B5133F",
    primary_line="#FF9DB2",
    primary_lip="#6E0B2B",
    primary_text="#FFF9EF",
    golden_top="#FFDB8C",
    golden_bottom="#EFAE43",
    golden_line="#FFF0C8",
    golden_lip="#8F5A1C",
    golden_text="#2A1238",
    lip="#150A2C",
    badge="#FFF3E0",
    badge_text="#2A1238",
    shade="#06020F",
    partner="#FFCF5E",
    selected="#FF3E6C",
    match="#FFE7A6",
    dim=(66, 26, 98, 145),
)

# Motion, in seconds. Reduced motion replaces every flight by a fade.
DEAL_FLIGHT, DEAL_STAGGER = 0.28, 0.038
DRAW_FLIGHT = 0.26
FLIP = 0.18
LIFT = 0.09
DIM = 0.12
PAIR_MEET, PAIR_KISS, PAIR_FLIGHT = 0.20, 0.06, 0.32
METER_STEP = 0.24
RIPPLE = 0.9
FREED_PULSE = 0.16
RECYCLE_FLIGHT, RECYCLE_STAGGER, RECYCLE_GHOSTS = 0.30, 0.03, 5
REFUSED_SHAKE, REFUSED_RING = 0.18, 0.4
GLIDE = 0.28
UNDO_SPEED = 1.6
HOVER, PRESS_DOWN, PRESS_UP = 0.09, 0.06, 0.12
FOCUS_SLIDE, FOCUS_BREATH = 0.11, 1.6
IRIS_CLOSE, IRIS_OPEN = 0.36, 0.36
SHEET_RISE = 0.30
PANEL_RISE = 0.42
FADE_REDUCED = 0.15
TOAST_IN, TOAST_STAY, TOAST_OUT = 0.18, 2.6, 0.3
HEARTBEAT, HEARTBEAT_FAST = 2.0, 1.6
BACKGROUND_FRAME = 1 / 20  # s; the living background is drawn no more often than this
FALL_ASLEEP = 30.0  # s without input
BULB_STEP = 0.16
WIN_BEATS, WIN_STAGGER, WIN_FLIGHT, WIN_ORBIT = 0.38, 0.022, 0.9, 24.0
WIN_PANEL_DELAY = 0.9
COUNTERS = 0.7
DEAD_DESATURATE, DEAD_SAG_UNITS = 0.5, 4
HEARTS_DEAL_FLIGHT, HEARTS_DEAL_STAGGER, SORT = 0.22, 0.022, 0.24
PASS_OUT, PASS_STAGGER, PASS_IN, RECEIVED_GLOW = 0.42, 0.06, 0.36, 0.9
PLAY_FLIGHT, OPPONENT_FLIGHT, QUEEN_FLIGHT = 0.24, 0.28, 0.32
CLOSE_RANKS, CLOSE_RANKS_STAGGER = 0.2, 0.018
THINK_LEAST, THINK_MOST = 0.35, 0.6
TRICK_HOLD, TRICK_HOLD_LEAST = 0.8, 0.3
COLLECT_PULSE, COLLECT_GATHER, COLLECT_FLIGHT = 0.16, 0.18, 0.28
QUICK_STEP, QUICK_FLIGHT = 0.07, 0.14
BREAK_SHAKE, BREAK_CRACK, BREAK_PART, BREAK_RIPPLE = 0.12, 0.14, 0.24, 0.7
QUEEN_VIGNETTE, QUEEN_BURST, QUEEN_SHAKE = 0.12, 0.9, 0.18
BANNER_IN, BANNER_HOLD, BANNER_OUT = 0.24, 0.9, 0.2
MOON_VIGNETTE, MOON_RISE, MOON_ORBIT, MOON_STAMP_STAGGER, MOON_REDUCED = 0.3, 0.9, 1.6, 0.14, 0.25

# Shapes, as fractions of a card's height or width.
SELECTED_LIFT = 0.055  # of the height
CARD_RADIUS = 0.075  # of the width
CARD_RATIO = 1.4
KISS_SCALE = 1.06
PULSE_SCALE = 1.03

RUMBLES = {
    "queen_of_spades": (0.9, 0.5),
    "hearts_broken": (0.6, 0.25),
    "moon": (0.7, 1.2),
    "win": (0.5, 0.8),
}
"""The sounds that a controller shakes with: how strongly, 0 to 1, and for how many seconds."""
