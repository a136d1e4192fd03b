"""The interface icons: white shapes on a 24 x 24 grid, tinted by the program when it draws them."""

import math
from collections.abc import Iterator

from assets.generators.cards.shapes import ellipse, rectangle

WHITE = "#FFFFFF"
HEART = (
    "M12 21.8C10.2 19.2 2 14.4 2 8.6C2 5.2 4.4 3.2 7 3.2C9.4 3.2 11.2 4.6 12 6.8"
    "C12.8 4.6 14.6 3.2 17 3.2C19.6 3.2 22 5.2 22 8.6C22 14.4 13.8 19.2 12 21.8Z"
)
SPEAKER = "M3 9.2H6.6L11.6 5V19L6.6 14.8H3Z"
UNDO = "M9 5L4 10L9 15M4 10H14.5A5.5 5.5 0 0 1 14.5 21H9"
REWIND = "M11.5 6L3.5 12L11.5 18ZM20.5 6L12.5 12L20.5 18Z"
EYE = "M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z"


def line(path: str, width: float = 2.4) -> str:
    """A rounded stroke of ``width`` grid units."""
    return (
        f'<path d="{path}" fill="none" stroke="{WHITE}" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def solid(path: str, rounding: float = 0) -> str:
    """A filled shape whose corners grow round by half of ``rounding``."""
    outline = f' stroke="{WHITE}" stroke-width="{rounding:g}" stroke-linejoin="round"' if rounding else ""
    return f'<path d="{path}" fill="{WHITE}" fill-rule="evenodd"{outline}/>'


def mirrored(body: str) -> str:
    """The same drawing seen in a mirror."""
    return f'<g transform="matrix(-1 0 0 1 24 0)">{body}</g>'


def gear_outline(teeth: int = 8, tip: float = 10.4, root: float = 7.4) -> str:
    """Path of a toothed wheel around the centre of the grid."""
    step = 2 * math.pi / teeth
    points = []
    for tooth in range(teeth):
        for radius, offset in ((root, -0.30), (tip, -0.19), (tip, 0.19), (root, 0.30)):
            angle = step * (tooth + offset)
            points.append(f"{12 + radius * math.sin(angle):.2f} {12 - radius * math.cos(angle):.2f}")
    return "M" + "L".join(points) + "Z"


def keys() -> str:
    """Path of the caps on the keyboard icon: two rows and a space bar."""
    rows = [ellipse(x, 10, 1.05) for x in (6.2, 10.1, 13.9, 17.8)]
    return "".join(rows) + rectangle(7.4, 13.4, 9.2, 2.1, 1.05)


ICONS = {
    "undo": line(UNDO),
    "redo": mirrored(line(UNDO)),
    "hint": line(
        "M12 2.5A7 7 0 0 1 16 15.2C15.3 15.9 15 16.6 15 17.5H9C9 16.6 8.7 15.9 8 15.2A7 7 0 0 1 12 2.5Z", 2.3
    )
    + line("M9.6 21H14.4"),
    "menu": line("M4 6H20M4 12H20M4 18H20", 2.6),
    "sort": line("M11 6H20M11 12H17M11 18H14M5.5 4.5V19M2.5 16L5.5 19.5L8.5 16", 2.4),
    "stats": line("M5 20V12M12 20V4M19 20V8.5", 3.6),
    "gear": solid(gear_outline() + ellipse(12, 12, 3.4), 1.6),
    "power": line("M12 3V11M6.5 6.5A8 8 0 1 0 17.5 6.5", 2.6),
    "play": solid("M7 4.5L19.5 12L7 19.5Z", 2),
    "pause": line("M8 5.2V18.8M16 5.2V18.8", 4),
    "copy": line(rectangle(8.5, 8.5, 12, 12, 2.5), 2.2)
    + line(
        "M15.5 5.5A2 2 0 0 0 13.5 3.5H5.5A2 2 0 0 0 3.5 5.5V13.5A2 2 0 0 0 5.5 15.5",
        2.2,
    ),
    "calendar": line(rectangle(3.5, 5, 17, 15.5, 3), 2.2)
    + line("M3.5 10H20.5M8 2.7V6.5M16 2.7V6.5", 2.2)
    + f'<g transform="translate(8.4 11.6) scale(.3)">{solid(HEART)}</g>',
    "eye": line(EYE, 2.2) + solid(ellipse(12, 12, 3)),
    "eye_off": line("M2.8 9.5C6 16.2 18 16.2 21.2 9.5M12 14.6V18.4M6.3 13.1L4 16.2M17.7 13.1L20 16.2"),
    "crown": solid("M3.6 18L2.4 7.6L7.6 11.6L12 4.4L16.4 11.6L21.6 7.6L20.4 18Z", 1.4)
    + line("M4.4 21H19.6", 2),
    "star": solid(
        "M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z",
        1.2,
    ),
    "moon": solid("M15 3A9.3 9.3 0 1 0 21 15.5A7.6 7.6 0 0 1 15 3Z", 0.8),
    "arrow": line("M3 12H19M13 5.5L19.5 12L13 18.5", 3),
    "heart": solid(HEART),
    "flag": line("M6 21V4M6 4.5H18L15 8.7L18 13H6"),
    "check": line("M4.5 12.8L9.8 18L19.5 6.6", 3),
    "close": line("M6 6L18 18M18 6L6 18", 3),
    "music": line("M9 17.6V5.2L19 3.4V15.6")
    + solid(ellipse(6.4, 17.8, 3.1))
    + solid(ellipse(16.4, 15.8, 3.1)),
    "sound": solid(SPEAKER, 1.6)
    + line("M15.2 8.6A4.8 4.8 0 0 1 15.2 15.4M18 5.4A9.2 9.2 0 0 1 18 18.6", 2.2),
    "mute": solid(SPEAKER, 1.6) + line("M15.8 9.2L21.4 14.8M21.4 9.2L15.8 14.8"),
    "fullscreen": line("M9 3.8H3.8V9M15 3.8H20.2V9M9 20.2H3.8V15M15 20.2H20.2V15"),
    "window": line("M3.8 9H9V3.8M20.2 9H15V3.8M3.8 15H9V20.2M20.2 15H15V20.2"),
    "restart": line("M19.8 12A7.8 7.8 0 1 1 16.9 5.9M17.4 2.4V6.6H13.2"),
    "first": solid("M19 5.2L9 12L19 18.8Z", 2) + line("M5 5.2V18.8", 3.2),
    "rewind": solid(REWIND, 1.6),
    "forward": mirrored(solid(REWIND, 1.6)),
    "history": line("M4.2 12A7.8 7.8 0 1 0 7.1 5.9M6.6 2.4V6.6H10.8") + line("M12 8V12.4L15 14.2"),
    "plus": line("M12 4.5V19.5M4.5 12H19.5", 3),
    "minus": line("M4.5 12H19.5", 3),
    "chevron_left": line("M15 5L8 12L15 19", 3),
    "chevron_right": line("M9 5L16 12L9 19", 3),
    "keyboard": line(rectangle(2.2, 5.4, 19.6, 13.2, 2.8), 2) + solid(keys()),
    "trophy": solid("M6.4 3H17.6V9.4A5.6 5.6 0 0 1 6.4 9.4Z", 1.4)
    + line("M6.4 5H2.8C2.8 8.6 4.4 10.6 7 10.9M17.6 5H21.2C21.2 8.6 19.6 10.6 17 10.9", 1.9)
    + line("M12 15V18.6")
    + line("M8 20.6H16", 2.6),
}


def icon_files() -> Iterator[tuple[str, str]]:
    """Every icon as (file name, SVG text)."""
    for name, body in ICONS.items():
        yield (
            f"{name}.svg",
            '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
            f"{body}</svg>\n",
        )
