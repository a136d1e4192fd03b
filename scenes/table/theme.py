"""How the program feels: sizes, shapes and timings, all in one place. Its colours are in `palettes`.

Lengths are in units (`u`, see `unit`), times in seconds.
"""

from __future__ import annotations

MIN_WIDTH, MIN_HEIGHT = 640, 360  # pixels; a smaller window shows this picture scaled down
LEAST_UNIT, LARGEST_UNIT = 0.5, 2.0  # pixels, as long as the player asks for no other scale
LARGEST_SCALE = 1.2  # of the designed size: with larger parts pages would not hold them
COMPACT_WIDTH = 1100  # pixels; below it labels give way to cards


def unit(width: int, height: int, scale: float = 1.0, largest: float = LARGEST_SCALE) -> float:
    """Pixels in one unit: the picture was designed at 1920 x 1080, where a unit is one pixel.

    A portrait picture was designed at 1080 x 1700. `scale` is what the player likes it to be enlarged by; it
    ends at `largest`, where the picture would hold fewer units than its parts need.
    """
    is_tall = is_portrait(width, height)
    share = min(width / 1080, height / 1700) if is_tall else min(width / 1920, height / 1080)
    natural = min(max(share, LEAST_UNIT), LARGEST_UNIT)
    most = largest * share if share > LEAST_UNIT else natural  # small pictures have large parts already
    return max(LEAST_UNIT, min(natural * scale, most))


def is_portrait(width: int, height: int) -> bool:
    """Whether a picture is so much higher than wide that controls belong below the cards."""
    return height > 1.1 * width


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
STAR, STAR_STAGGER = 0.26, 0.22
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
