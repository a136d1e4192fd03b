"""Who has no fitting Python reads a sentence that helps, and no traceback."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.game_process import ROOT

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="not installed: make")

TOO_OLD = """#!/bin/sh
[ "$1" = --version ] && { echo Python 3.9.2; exit 0; }
exit 1
"""

WITHOUT_VENV = """#!/bin/sh
case "$2" in *ensurepip*) exit 1;; esac
exit 0
"""


# Under `make test`, make would pass its own arguments on to the make started here.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def make_play(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    """`make play` on a fresh checkout whose only Python is this script."""
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    script = folder / "python"
    script.write_text(python, encoding="utf-8")
    script.chmod(0o755)
    command = ["make", "play", f"PYTHON={script}"]
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True)


def test_a_python_that_is_too_old_is_named(tmp_path: Path) -> None:
    done = make_play(tmp_path, TOO_OLD)
    assert done.returncode != 0
    assert "needs Python 3.11 or newer; found: Python 3.9.2" in done.stderr


def test_a_missing_venv_module_is_named(tmp_path: Path) -> None:
    done = make_play(tmp_path, WITHOUT_VENV)
    assert done.returncode != 0
    assert "apt install python3-venv" in done.stderr


def test_make_alone_lists_every_target() -> None:
    listed = subprocess.run(
        ["make"], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=True
    ).stdout
    for target in ("play", "test", "check", "shots", "bundle", "bench", "assets", "clean"):
        assert f"make {target} " in listed
