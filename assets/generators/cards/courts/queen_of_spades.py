"""The queen of spades: the card nobody wants, and the grandest of the deck."""

from assets.generators.cards.drawing import Drawing
from assets.generators.cards.dress import gem, hand, sleeve
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.palette import CourtPalette, Tone
from assets.generators.cards.portrait import SIDES, both_sides, head, lips, open_eyes
from assets.generators.cards.scenery import rays
from assets.generators.cards.shapes import ellipse, rectangle, star
from assets.generators.cards.suits import SIGNS, flat_sign, folded_sign

PANEL = Tone("#37205F", "#120A2A")
HAIR = Tone("#15102B", "#0A0718")
GOLD = Tone("#F0D28A", "#B98A35")
TRIM = "#E8CF86"
CRIMSON = Tone("#B3123F", "#7E0B2E")
RUBY = Tone("#E23A62", "#A31540")
MOONLIGHT = "#F6E3B4"
NARROW_FACE = (
    "M-24 -30 L24 -30 C26 -10 24 6 17 17 C11 26 5 31 0 31.5 C-5 31 -11 26 -17 17 C-24 6 -26 -10 -24 -30Z"
)
STARS = (
    (62, -58, 5),
    (68, 2, 4),
    (-66, 24, 3.4),
    (58, 24, 2.6),
    (-70, -60, 4),
    (70, -32, 2.6),
    (44, -66, 2.6),
    (-60, -44, 2.2),
)
BLADES = ((74, 58), (56, 68), (38, 74), (20, 72))  # degrees from upright, length
SPIRES = ((-26, 17, 5), (26, 17, 5), (-14, 23, 5.5), (14, 23, 5.5), (0, 30, 6.5))  # x, height, half width


def draw(art: Drawing, palette: CourtPalette) -> None:
    """Draws her around the middle of her face."""
    _low_moon(art)
    _fan_collar(art)
    _gown(art)
    _neck(art, palette)
    _face(art, palette)
    _hair(art)
    _crown(art)
    _sceptre(art)
    _ringed_hand(art, palette)


def _low_moon(art: Drawing) -> None:
    rays(art, 40, 170, 28, "#3B2468", 0.55, degrees=3)
    art.fill(ellipse(0, -8, 66), "#B79BE0", 0.16)
    art.fill(ellipse(0, -8, 58), MOONLIGHT)
    art.fill(ellipse(17, -15, 51), "#2A174F")
    for x, y, radius in STARS:
        art.fill(star(x, y, radius, radius * 0.3), "#FBEFCB")


def _fan_collar(art: Drawing) -> None:
    for side in SIDES:
        for number, (degrees, length) in enumerate(BLADES):
            blade = art.placed(moved(side * 12, 62) @ turned(side * degrees))
            cloth = Tone("#7A3FB0", "#5B2E8C") if number % 2 else Tone("#5B2E8C", "#43206E")
            edge = f"M-13 {-length * 0.72:g} L0 {-length:g} L13 {-length * 0.72:g}"
            blade.fold(f"M-13 0 {edge.replace('M', 'L')} L13 0Z", cloth if side < 0 else cloth.turned)
            blade.line(edge, TRIM, 1.8, join="miter")
            flat_sign(blade, "S", 0, -length * 0.72, 10, TRIM)


def _gown(art: Drawing) -> None:
    art.fold(
        (
            "M0 -46 C24 -46 36 -34 35 -8 C35 12 30 26 26 38 L-26 38 C-30 26 -35 12 -35 -8"
            " C-36 -34 -24 -46 0 -46Z"
        ),
        HAIR,
    )
    art.fold(
        "M-90 150 L-80 92 C-74 72 -54 62 -22 52 L0 66 L22 52 C54 62 74 72 82 92 L92 160 L-90 160Z",
        Tone("#241545", "#170C30"),
    )
    art.fill("M-22 52 L0 66 L22 52 L30 56 L0 96 L-30 56Z", CRIMSON.light)
    art.fill("M0 66 L22 52 L30 56 L0 96Z", "#820B30")
    art.line("M-30 56 L0 96 L30 56", TRIM, 2, join="miter")


def _neck(art: Drawing, palette: CourtPalette) -> None:
    head(art, palette.skin, NARROW_FACE, neck=9)
    art.fill("M-9 40 L9 40 L20 52 L0 66 L-20 52Z", palette.skin.light)
    art.fill("M0 40 L9 40 L20 52 L0 66Z", palette.skin.shade)
    art.fill("M-10.6 34 Q0 41 10.6 34 L11.2 41 Q0 48 -11.2 41Z", HAIR.light)
    gem(art, 0, 43.5, 4.6, RUBY)


def _face(art: Drawing, palette: CourtPalette) -> None:
    halves = [(side, art.placed(scaled(side, 1))) for side in SIDES]
    for side, half in halves:
        shadow = "M3 -2 C7 -12 14 -14 18 -9 L22 -13 C20 -4 10 1 3 -2Z"
        half.fill(shadow, "#6A3FA0", 0.55 if side < 0 else 0.7)
    open_eyes(art, palette.ink, "#6D2FA6", width=6.8, lid=2.6, look=0.4, lashes=True)
    for _, half in halves:
        half.line("M16.5 -4 L21.5 -9", palette.ink, 2)
    for _, half in halves:
        half.fill("M3.4 -10 Q11 -17 21 -18 Q12 -14.5 4 -8.4Z", HAIR.light)
    lips(art, "#D3103F", height=1.35)
    flat_sign(art, "S", -11, 6.2, 6, "#241545")


def _hair(art: Drawing) -> None:
    """A widow's peak with one silver streak."""
    both_sides(
        art,
        ("M0 -47 C-26 -47 -37 -32 -35 -4 C-34 8 -32 18 -28 26 C-26 10 -25 -2 -24 -10 C-20 -22 -8 -26 0 -17Z"),
        HAIR,
    )
    art.fill(
        "M4 -40 C16 -38 27 -28 29 -10 C30 2 30 12 29 20 C26 8 26 -4 24 -12 C20 -24 12 -32 3 -34Z", "#E9E4F4"
    )
    art.line("M-5 -40 C-18 -36 -27 -24 -29 -8", "#4B3A7A", 2)


def _crown(art: Drawing) -> None:
    for x, height, half in SPIRES:
        y = -33 - 7 * (1 - (x / 30) ** 2)
        art.fold(f"M{x - half:g} {y:g} L{x * 1.16:g} {y - height:g} L{x + half:g} {y:g}Z", GOLD, x * 1.08)
    art.fold("M-31 -31 Q0 -46 31 -31 L30 -38 Q0 -54 -30 -38Z", GOLD)
    for x in (-18, 18):
        gem(art, x, -39.5, 3, CRIMSON)
    folded_sign(art, "S", 0, -43.5, 11, CRIMSON)


def _sceptre(art: Drawing) -> None:
    art.fill(rectangle(-56.8, -30, 3.6, 150, 1.5), TRIM)
    folded_sign(art, "S", -55, -38, 31, Tone("#0F0A20", "#05030C"))
    art.placed(moved(-55, -38) @ scaled(0.31)).line(SIGNS["S"], GOLD.light, 6)
    gem(art, -55, -37, 5, RUBY)
    art.fold(rectangle(-61, -21, 12, 5, 2), GOLD, -55)


def _ringed_hand(art: Drawing, palette: CourtPalette) -> None:
    sleeve(art, -57, 55, Tone("#2F1C58", "#1E1140"), GOLD)
    hand(art, palette.skin, -57, 52)
    for knuckle in (-3.4, 0.8, 5):
        art.fill(ellipse(-64.6, 52 + knuckle * 0.92, 1.7, 1.5), CRIMSON.light)
