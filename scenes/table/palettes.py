"""The colours of each theme by what they are for, in hexadecimal RGB."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """All colours of a theme, and how its lines and shadows are drawn."""

    table_centre: str
    table_mid: str
    table_edge: str
    lamp: str
    cool: str
    glow: float  # how bright the lights over the table are; 0 for a table of one colour
    inlay: str
    inlay_strength: float
    ripple: str
    bokeh: tuple[str, ...]
    panel_top: str
    panel_bottom: str
    raised_top: str
    raised_bottom: str
    well: str  # the ground of what is sunk in: grooves, lines to type into, empty places
    strip: int  # how opaque the strips are that figures stand on, out of 255
    rim: str  # around a sheet, inside its golden line
    scrim: str
    line: str
    least_line: float  # pixels
    button_line: str
    text: str
    muted: str
    whisper: str  # the sentence below a great title
    disabled: str
    ground: str  # the soft spot behind letters on the bare table
    title_top: str
    title_bottom: str
    title_edge: str
    gold: str
    gold_line: str
    rose: str
    blue: str
    success: str
    danger: str
    focus: str
    keyline: str  # around the brackets of the focus
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
    knob: str
    knob_mark: str
    badge: str
    badge_text: str
    shade: str
    shadow: float  # of the usual opacity of shadows
    partner: str
    ring_edge: str
    selected: str
    match: str
    ring: float  # of the usual breadth of rings
    dim: tuple[int, int, int, int]
    tile_rose: tuple[str, str, str]
    tile_indigo: tuple[str, str, str]


MIDNIGHT = Palette(
    table_centre="#54286C",
    table_mid="#2D1854",
    table_edge="#120A2B",
    lamp="#E0466F",
    cool="#4B5BD6",
    glow=1.0,
    inlay="#FFD28A",
    inlay_strength=1.0,
    ripple="#FFB9C9",
    bokeh=("#FF6F91", "#FF6F91", "#F6C76B", "#B79BFF"),
    panel_top="#432266",
    panel_bottom="#1B0E36",
    raised_top="#54367F",
    raised_bottom="#2C1A4E",
    well="#150A2C",
    strip=217,
    rim="#1E0C34",
    scrim="#0A041C",
    line="#6B4A8C",
    least_line=1.0,
    button_line="#8A68AE",
    text="#FFF3E0",
    muted="#CDB9DA",
    whisper="#FFD9C9",
    disabled="#A58FBA",
    ground="#080314",
    title_top="#FFF6E8",
    title_bottom="#F6C76B",
    title_edge="#460A28",
    gold="#F6C76B",
    gold_line="#FFD28A",
    rose="#FF6F91",
    blue="#9FB4FF",
    success="#6FE3B0",
    danger="#FF8A7A",
    focus="#8CF2FF",
    keyline="#0A0618",
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
    knob="#FFF3E0",
    knob_mark="#2A1238",
    badge="#FFF3E0",
    badge_text="#2A1238",
    shade="#06020F",
    shadow=1.0,
    partner="#FFCF5E",
    ring_edge="#4A1E14",
    selected="#FF3E6C",
    match="#FFE7A6",
    ring=1.0,
    dim=(66, 26, 98, 145),
    tile_rose=("#D63A63", "#9A1746", "#4D0F3C"),
    tile_indigo=("#5A4FC4", "#33297F", "#170F3E"),
)

LIGHT = MIDNIGHT._replace(
    table_centre="#FFF4F1",
    table_mid="#F2DDE6",
    table_edge="#D9C2DC",
    lamp="#FFB39E",
    cool="#C9B4F0",
    inlay="#B8143F",
    inlay_strength=1.25,
    ripple="#C81B49",
    bokeh=("#E9A3B8", "#E9A3B8", "#E2BE86", "#BFA6DC"),
    panel_top="#FFFFFF",
    panel_bottom="#FFFFFF",
    raised_top="#FFFFFF",
    raised_bottom="#FBEFF2",
    well="#F3E4EC",
    strip=250,
    rim="#FBEFF2",
    scrim="#3A2150",
    line="#D9BCD0",
    button_line="#C79DB8",
    text="#2B1538",
    muted="#6A4F7A",
    whisper="#6A4F7A",
    disabled="#9C86A8",
    ground="#FFF8F6",
    title_top="#C41745",
    title_bottom="#7A123F",
    title_edge="#FFFFFF",
    gold="#7A5200",
    gold_line="#CF9326",
    rose="#B8143F",
    blue="#0B57D0",
    success="#0B6B43",
    danger="#B3261E",
    focus="#0B57D0",
    keyline="#FFFFFF",
    primary_line="#8F0F33",
    golden_line="#B97A00",
    lip="#CBABC2",
    knob="#FFFFFF",
    knob_mark="#2B1538",
    badge="#FFF3E0",
    shade="#2B1538",
    shadow=0.5,
    partner="#C97A00",
    ring_edge="#7A4A10",
    match="#8F5600",
    dim=(226, 200, 222, 153),
)

CONTRAST = MIDNIGHT._replace(
    table_centre="#000000",
    table_mid="#000000",
    table_edge="#000000",
    glow=0.0,
    inlay="#FFFFFF",
    ripple="#FFFFFF",
    bokeh=("#5A5A5A", "#5A5A5A", "#6B6000", "#5A2A42"),
    panel_top="#000000",
    panel_bottom="#000000",
    raised_top="#141414",
    raised_bottom="#141414",
    well="#000000",
    strip=255,
    rim="#000000",
    scrim="#000000",
    line="#FFFFFF",
    least_line=3.0,
    button_line="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    whisper="#FFFFFF",
    disabled="#9A9A9A",
    ground="#000000",
    title_top="#FFFFFF",
    title_bottom="#FFE600",
    title_edge="#000000",
    gold="#FFE600",
    gold_line="#FFE600",
    rose="#FF7AB0",
    blue="#9FC4FF",
    success="#5CFF9D",
    focus="#00E5FF",
    keyline="#000000",
    primary_line="#FFFFFF",
    golden_top="#FFE600",
    golden_bottom="#FFE600",
    golden_line="#FFFFFF",
    golden_text="#000000",
    lip="#000000",
    knob="#FFFFFF",
    knob_mark="#000000",
    badge="#FFFFFF",
    badge_text="#000000",
    shade="#000000",
    partner="#FFE600",
    ring_edge="#000000",
    match="#FFFFFF",
    ring=1.5,
    dim=(0, 0, 0, 184),
    tile_rose=("#5A0A24", "#2A0511", "#000000"),
    tile_indigo=("#1D1660", "#0D0A30", "#000000"),
)
