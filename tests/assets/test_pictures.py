"""Every picture can be drawn, and every card can be told from the others."""

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from assets.generators.__main__ import ASSETS

SMALLEST_CARD = (56, 78)  # pixels
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = [suit + rank for suit in "SHDC" for rank in RANKS]
FOUR_COLOUR_DECK = [name + "_4c" if name[0] in "DC" else name for name in DECK]
DRAWN_BY_THE_RASTERISER = {"svg", "defs", "g", "path", "stop", "linearGradient", "radialGradient"}
ICONS = [
    *("undo", "hint", "menu", "redo", "stats", "gear", "power", "play", "pause", "copy", "calendar", "eye"),
    *(
        "eye_off",
        "crown",
        "sort",
        "star",
        "moon",
        "arrow",
        "heart",
        "flag",
        "check",
        "close",
        "music",
        "sound",
        "mute",
    ),
    *(
        "fullscreen",
        "window",
        "restart",
        "plus",
        "minus",
        "chevron_left",
        "chevron_right",
        "keyboard",
        "trophy",
    ),
    *(
        "first",
        "rewind",
        "forward",
        "history",
    ),
]
FOLDERS = ["cards", "cards_contrast", "icons"]


def drawn(path: Path, size: tuple[int, int] = SMALLEST_CARD) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, size)


def pixels(surface: pygame.Surface) -> list[tuple[int, ...]]:
    width, height = surface.get_size()
    return [tuple(surface.get_at((x, y))) for y in range(height) for x in range(width)]


def test_all_pictures_the_games_name_are_there() -> None:
    faces = [*DECK, *FOUR_COLOUR_DECK]
    signs = [f"suit_{suit}" for suit in ("S", "H", "D", "C", "D_4c", "C_4c")]
    portraits = [f"avatar_{suit}{rank}" for suit in "SHDC" for rank in "JQK"]
    backs = ["back_lattice", "back_indigo", "back_minimal"]
    themed = {f"{name}.svg" for name in [*faces, *(f"L_{face}" for face in faces), *signs]}
    others = {f"{name}.svg" for name in [*portraits, *backs, "emblem"]}
    assert {path.name for path in (ASSETS / "cards").iterdir()} == themed | others
    assert {path.name for path in (ASSETS / "cards_contrast").iterdir()} == themed
    assert {path.stem for path in (ASSETS / "icons").iterdir()} == set(ICONS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_picture_shows_something(folder: str) -> None:
    for path in (ASSETS / folder).iterdir():
        surface = drawn(path)
        assert pygame.mask.from_surface(surface).count() > 100, path.name


@pytest.mark.parametrize("folder", FOLDERS)
def test_pictures_use_only_what_the_rasteriser_draws(folder: str) -> None:
    for path in (ASSETS / folder).iterdir():
        text = path.read_text("ascii")
        assert set(re.findall(r"<(\w+)", text)) <= DRAWN_BY_THE_RASTERISER, path.name
        assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"'), path.name
        assert not re.search(r"currentColor|rgba|hsl| opacity=|style=|nan|inf", text), path.name
        assert all(len(colour) == 6 for colour in re.findall(r'"#(\w+)"', text)), path.name


@pytest.mark.parametrize("folder", ["cards", "cards_contrast"])
@pytest.mark.parametrize("prefix", ["", "L_"])
@pytest.mark.parametrize("deck", [DECK, FOUR_COLOUR_DECK], ids=["two colours", "four colours"])
def test_no_two_cards_of_a_deck_look_alike_even_when_small(folder: str, prefix: str, deck: list[str]) -> None:
    images = [pygame.image.tobytes(drawn(ASSETS / folder / f"{prefix}{name}.svg"), "RGB") for name in deck]
    for one, other in combinations(images, 2):
        differing = sum(a != b for a, b in zip(one[::3], other[::3], strict=True))
        assert differing > 100  # of 4368 pixels


def test_pip_cards_of_one_suit_differ_in_the_middle_too() -> None:
    middle = pygame.Rect(14, 24, 28, 30)
    images = [drawn(ASSETS / "cards" / f"H{rank}.svg").subsurface(middle) for rank in RANKS]
    for one, other in combinations(images, 2):
        assert sum(a != b for a, b in zip(pixels(one), pixels(other), strict=True)) > 60


@pytest.mark.parametrize("name", ICONS)
def test_icon_is_white_and_stays_inside_its_grid(name: str) -> None:
    path = ASSETS / "icons" / f"{name}.svg"
    assert set(re.findall(r"#\w+", path.read_text("ascii"))) == {"#FFFFFF"}
    surface = drawn(path, (48, 48))
    visible = [pixel for pixel in pixels(surface) if pixel[3]]
    assert all(min(pixel[:3]) >= 250 for pixel in visible)
    edge = [surface.get_at((x, y)) for x in range(48) for y in range(48) if x in (0, 47) or y in (0, 47)]
    assert all(pixel[3] == 0 for pixel in edge)


def test_redo_is_undo_in_a_mirror() -> None:
    undo, redo = (drawn(ASSETS / "icons" / f"{name}.svg", (48, 48)) for name in ("undo", "redo"))
    mirrored = pixels(pygame.transform.flip(redo, True, False))
    assert all(abs(a[3] - b[3]) <= 24 for a, b in zip(pixels(undo), mirrored, strict=True))


def test_strokes_of_the_ten_are_as_wide_as_the_stem_of_the_jack() -> None:
    def narrowest_stroke(rank: str) -> int:
        """Width in pixels, halfway up the index of a spade drawn at twice its units."""
        surface = drawn(ASSETS / "cards" / f"S{rank}.svg", (480, 672)).subsurface((12, 92, 120, 1))
        dark = pygame.mask.from_threshold(surface, pygame.Color("#201A44"), (60, 60, 60))
        return min(rect.width for rect in dark.get_bounding_rects())

    assert narrowest_stroke("10") >= narrowest_stroke("J") - 1


@pytest.mark.parametrize("name", ["back_lattice", "back_indigo", "back_minimal"])
def test_back_fills_the_card_to_its_round_corners(name: str) -> None:
    surface = drawn(ASSETS / "cards" / f"{name}.svg", (240, 336))
    assert surface.get_bounding_rect().size == (240, 336)
    assert surface.get_at((0, 0))[3] == 0
    assert surface.get_at((120, 168))[3] == 255
