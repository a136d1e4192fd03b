"""A screen for the tests of this folder, and the executable, built when it is older than its parts."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.display import Display
from tests.support.game_process import ROOT

EXECUTABLE = ROOT / "dist" / "two-of-hearts"
MADE_OF = ("build.spec", "main.py", "game", "scenes", "assets", "requirements")


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    """One screen for all tests; each starts a program of its own on it."""
    with Display() as started:
        yield started


def last_change() -> float:
    """When something that goes into the executable was last written."""
    places = [ROOT / name for name in MADE_OF]
    files = [path for place in places for path in (place, *place.rglob("*")) if path.suffix != ".pyc"]
    return max(path.stat().st_mtime for path in files if path.is_file())


@pytest.fixture(scope="session")
def executable() -> Path:
    """The executable of this very source."""
    if not EXECUTABLE.exists() or EXECUTABLE.stat().st_mtime < last_change():
        command = [
            sys.executable,
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--clean",
            "--log-level",
            "WARN",
            "build.spec",
        ]
        built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
    return EXECUTABLE
