"""Pictures without a screen: every scene, state and size can be had, and each shows what was asked for."""

from pathlib import Path

import pygame
import pytest

from scenes import command_line
from tests.support.played_store import furnish
from tests.support.transcripts import FOLDER, winning_game

pytestmark = pytest.mark.usefixtures("clean_end")

WON = "; ".join(winning_game("HH1-N-AAAAAAM").moves)
DEAD = "; ".join(
    line
    for line in (FOLDER / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith(("deal", "#"))
)

STATES = {
    "menu": ("--scene", "menu"),
    "options, play": ("--scene", "options", "--overlay", "play"),
    "menu, code": ("--scene", "menu", "--overlay", "code"),
    "menu, focus": ("--scene", "menu", "--overlay", "focus"),
    "start": ("--scene", "solitaire"),
    "middle": ("--scene", "solitaire", "--moves", "draw x9; pair 25 waste"),
    "selected": ("--scene", "solitaire", "--overlay", "selected"),
    "focus": ("--scene", "solitaire", "--overlay", "focus"),
    "pause": ("--scene", "solitaire", "--overlay", "pause"),
    "code": ("--scene", "solitaire", "--overlay", "code"),
    "quit": ("--scene", "solitaire", "--moves", "draw", "--overlay", "quit"),
    "won": ("--scene", "solitaire", "--moves", WON),
    "result": ("--scene", "solitaire", "--moves", WON, "--overlay", "win"),
    "dead end": ("--scene", "solitaire", "--moves", DEAD, "--overlay", "dead-end"),
    "reduced": ("--scene", "solitaire", "--reduced-motion"),
    "another deal": ("--deal", "HH1-N-AAAAAAJ"),
    "calendar": ("--scene", "calendar"),
    "crash": ("--scene", "crash"),
    "statistics": ("--scene", "statistics"),
    "statistics of Hearts": ("--scene", "statistics", "--overlay", "matches"),
}


def shoot(folder: Path, *arguments: str) -> pygame.Surface:
    """The picture that the program makes."""
    target = folder / "shot.png"
    target.unlink(missing_ok=True)
    assert command_line.main(["--shot", str(target), *arguments]) == 0
    assert target.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    return pygame.image.load(target)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def colours(surface: pygame.Surface) -> int:
    """How many colours there are in a coarse look at a picture."""
    small = pygame.transform.scale(surface, (64, 36))
    return len({tuple(small.get_at((x, y))) for x in range(64) for y in range(36)})


def test_every_state_is_a_picture_of_its_own(tmp_path: Path) -> None:
    seen = {}
    for name, arguments in STATES.items():
        picture = shoot(tmp_path, *arguments, "--size", "640x360")
        assert picture.get_size() == (640, 360), name
        assert colours(picture) > 60, name
        seen.setdefault(pixels(picture), []).append(name)
    same = [names for names in seen.values() if len(names) > 1]
    assert same in ([], [["start", "reduced"]])


@pytest.mark.parametrize("size", ["800x600", "1080x1920"])
def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path, size: str) -> None:
    picture = shoot(tmp_path, "--scene", "solitaire", "--size", size)
    assert "{}x{}".format(*picture.get_size()) == size


def test_a_picture_smaller_than_the_least_one_is_the_least_one(tmp_path: Path) -> None:
    width, height = shoot(tmp_path, "--scene", "solitaire", "--size", "200x150").get_size()
    assert width >= 640
    assert height >= 360


def test_the_same_command_makes_the_same_picture(tmp_path: Path) -> None:
    arguments = ("--scene", "solitaire", "--moves", "draw x9", "--size", "640x360")
    assert pixels(shoot(tmp_path, *arguments)) == pixels(shoot(tmp_path, *arguments))


def test_a_picture_can_show_what_is_stored(tmp_path: Path) -> None:
    statistics = ("--scene", "statistics", "--size", "640x360")
    stored = ("--data-dir", str(furnish(tmp_path / "data")))
    assert pixels(shoot(tmp_path, *statistics)) != pixels(shoot(tmp_path, *statistics, *stored))


def test_a_page_without_moves_refuses_them(tmp_path: Path) -> None:
    target = str(tmp_path / "shot.png")
    assert command_line.main(["--shot", target, "--scene", "statistics", "--moves", "draw"]) == 1


def test_no_trace_is_written_for_a_picture(tmp_path: Path) -> None:
    trace = tmp_path / "trace.txt"
    shoot(tmp_path, "--scene", "solitaire", "--size", "640x360", "--trace", str(trace))
    assert not trace.exists()


def test_a_picture_of_a_scene_that_fails_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("scenes.menu.scene.unfinished", fail)
    assert command_line.main(["--shot", str(tmp_path / "shot.png"), "--size", "640x360"]) == 1
    assert "broken on purpose" in capsys.readouterr().err
