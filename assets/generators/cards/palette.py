"""Colours: of the paper, the suits, the twelve courts, and what the themes change."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple


def blend(start: str, end: str, share: float) -> str:
    """The colour that lies ``share`` of the way from one to the other."""
    channels = (
        round(int(start[i : i + 2], 16) + (int(end[i : i + 2], 16) - int(start[i : i + 2], 16)) * share)
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02X}" for channel in channels)


class Tone(NamedTuple):
    """Folded paper: its lit left half and its shaded right half."""

    light: str
    shade: str

    def side(self, x: float) -> str:
        """The half that a thing at ``x`` belongs to, the crease standing at 0."""
        return self.light if x < 0 else self.shade

    @property
    def turned(self) -> "Tone":
        """The same paper upside down, so that the light still comes from the left."""
        return Tone(self.shade, self.light)


GOLD = Tone("#F0B64A", "#C4832A")
GOLD_LIGHT = "#FFE09A"
WHITE = "#FFFFFF"
CREAM = "#FDF4E4"  # what tinted discs are mixed with

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_RED_AND_BLACK = {
    "S": Tone("#282052", "#151030"),
    "H": Tone("#DC2450", "#AE1240"),
    "D": Tone("#DB3F25", "#AB2719"),
    "C": Tone("#1F3F43", "#102A2E"),
}
_FOUR_COLOURS = _RED_AND_BLACK | {"D": Tone("#1B66CF", "#114A9E"), "C": Tone("#17804B", "#0C5E36")}


@dataclass(frozen=True)
class Theme:
    """Paper and ink of a deck."""

    face_top: str = "#FFFBF3"
    face_bottom: str = "#FBEEDB"
    edge: str = "#E3CFB0"
    has_motifs: bool = True
    suits: Mapping[str, Tone] = field(default_factory=lambda: _RED_AND_BLACK)
    four_colour_suits: Mapping[str, Tone] = field(default_factory=lambda: _FOUR_COLOURS)


def _flat(**colours: str) -> dict[str, Tone]:
    return {suit: Tone(colour, colour) for suit, colour in colours.items()}


THEMES = {
    "midnight": Theme(),
    "contrast": Theme(
        face_top=WHITE,
        face_bottom=WHITE,
        edge="#000000",
        has_motifs=False,
        suits=_flat(S="#000000", H="#C4002F", D="#C4002F", C="#000000"),
        four_colour_suits=_flat(S="#000000", H="#C4002F", D="#0046C7", C="#006B34"),
    ),
}


@dataclass(frozen=True)
class CourtPalette:
    """What the jack, queen and king of one suit wear, and what stands behind them."""

    panel: Tone  # top and bottom of the panel behind the figure
    halo: str
    ray: str
    robe: Tone
    sleeve: Tone
    linen: Tone
    skin: Tone
    lip: str
    ink: str
    line: str
    blush: str
    metal: Tone
    metal_dark: str


_COURT_GOLD = Tone("#F6C35C", "#D08F2F")
_COURT_GOLD_DARK = "#8F5A1C"

COURT_PALETTES = {
    "H": CourtPalette(
        panel=Tone("#FBD8CC", "#F3A3A6"),
        halo="#FFEDE0",
        ray="#F8BFB7",
        robe=Tone("#D5264F", "#A31540"),
        sleeve=Tone("#6E1540", "#4C0C2F"),
        linen=Tone("#FFF7EA", "#EBD3C8"),
        skin=Tone("#F8CFB4", "#E5A48A"),
        lip="#C2183F",
        ink="#3B0F28",
        line="#A31540",
        blush="#EE8C86",
        metal=_COURT_GOLD,
        metal_dark=_COURT_GOLD_DARK,
    ),
    "S": CourtPalette(
        panel=Tone("#BDB7E6", "#7F78BF"),
        halo="#DAD6F4",
        ray="#A39BD8",
        robe=Tone("#3A3180", "#241C59"),
        sleeve=Tone("#6A5FB8", "#4B4192"),
        linen=Tone("#F7F5FF", "#D3D0EA"),
        skin=Tone("#F3E3E3", "#CFB6C8"),
        lip="#C2183F",
        ink="#17102F",
        line="#282052",
        blush="#D9A9BC",
        metal=Tone("#DFE1F2", "#A3A6CC"),
        metal_dark="#5C5F8C",
    ),
    "D": CourtPalette(
        panel=Tone("#FFE7B0", "#F6B765"),
        halo="#FFF5D8",
        ray="#FAD08A",
        robe=Tone("#E24A2E", "#B52C1F"),
        sleeve=Tone("#12808A", "#0A5964"),
        linen=Tone("#FFF7EA", "#EBD9BE"),
        skin=Tone("#C98C5F", "#9F6640"),
        lip="#9C2A2A",
        ink="#33150F",
        line="#B92E1E",
        blush="#C06A48",
        metal=_COURT_GOLD,
        metal_dark=_COURT_GOLD_DARK,
    ),
    "C": CourtPalette(
        panel=Tone("#DDEBC6", "#9CC795"),
        halo="#F2F8E2",
        ray="#BBDAAA",
        robe=Tone("#2A7A55", "#16543A"),
        sleeve=Tone("#C97C2B", "#985617"),
        linen=Tone("#FAF6E6", "#DCD9BE"),
        skin=Tone("#A86E49", "#7C4A2F"),
        lip="#7C2430",
        ink="#14241F",
        line="#16543A",
        blush="#A9583F",
        metal=_COURT_GOLD,
        metal_dark=_COURT_GOLD_DARK,
    ),
}

FOUR_COLOUR_COURT_PALETTES = COURT_PALETTES | {
    "D": replace(
        COURT_PALETTES["D"],
        panel=Tone("#DCEBFB", "#9CC3EE"),
        halo="#F3F9FF",
        ray="#BCD8F5",
        robe=Tone("#1F6BD6", "#12499C"),
        sleeve=Tone("#E08A1E", "#AE6512"),
        line="#114A9E",
    )
}


@dataclass(frozen=True)
class Design:
    """All that one card is drawn from."""

    rank: str
    suit: str
    tone: Tone
    court: CourtPalette
    theme: Theme

    @property
    def ink(self) -> str:
        """The flat colour of the index: at least 4.5:1 on the face."""
        return blend(self.tone.light, self.tone.shade, 0.4)
