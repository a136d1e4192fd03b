"""The executable starts and plays, from wherever it lies and whatever the folder is called."""

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.architecture import imported_names, is_below, read, sources
from tests.support.display import Display
from tests.support.game_process import ROOT, GameProcess
from tests.support.hands import Mouse

DEAL = ("--deal", "HH1-N-AAAAAAM", "--windowed", "--size", "1280x720")
FIRST_TEN = ["draw"] * 9 + ["pair 25 waste"]
ODD_NAME = "Ünï çødé 花 it's & co"


@pytest.fixture
def odd_folder(tmp_path: Path) -> Path:
    """A folder with blanks, accents and signs that mean something to a shell."""
    folder = tmp_path / ODD_NAME
    folder.mkdir()
    return folder


@pytest.fixture
def elsewhere(executable: Path, odd_folder: Path) -> Path:
    """The executable alone in that folder, where it cannot lean on the source beside it."""
    return Path(shutil.copy2(executable, odd_folder))


@pytest.mark.real_window
def test_first_ten_moves_by_mouse_take_the_tip_with_the_waste(
    display: Display, executable: Path, tmp_path: Path
) -> None:
    with GameProcess(display, tmp_path, *DEAL, command=[str(executable)]) as game:
        Mouse(game).play(FIRST_TEN)
        assert game.read_trace() == ["deal HH1-N-AAAAAAM", *FIRST_TEN]
        assert game.close() == 0
        assert "Traceback" not in game.log()


@pytest.mark.real_window
def test_starts_from_a_folder_with_an_odd_name(display: Display, elsewhere: Path) -> None:
    with GameProcess(display, elsewhere.parent, *DEAL, command=[str(elsewhere)], cwd=Path("/")) as game:
        Mouse(game).play(["draw"])
        assert game.close() == 0


@pytest.mark.real_window
def test_starts_through_a_link(display: Display, elsewhere: Path, tmp_path: Path) -> None:
    link = tmp_path / "game"
    link.symlink_to(elsewhere)
    with GameProcess(display, tmp_path, *DEAL, command=[str(link)], cwd=Path("/")) as game:
        Mouse(game).play(["draw"])
        assert game.close() == 0


@pytest.mark.real_window
def test_starts_where_the_system_speaks_only_ascii(display: Display, elsewhere: Path) -> None:
    ascii_only = {"LC_ALL": "C", "LANG": "C"}
    with GameProcess(
        display, elsewhere.parent, *DEAL, command=[str(elsewhere)], environment=ascii_only
    ) as game:
        Mouse(game).play(["draw"])
        assert game.close() == 0


def test_a_wrong_deal_code_is_refused_with_a_sentence(executable: Path) -> None:
    refused = subprocess.run([executable, "--deal", "HH1-N-1234567"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "letters from A to Z" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_nothing_the_program_imports_is_left_out_of_the_executable() -> None:
    tree = ast.parse((ROOT / "build.spec").read_text(encoding="utf-8"))
    constants = (node for node in ast.walk(assignment(tree, "UNUSED")) if isinstance(node, ast.Constant))
    unused = [str(constant.value) for constant in constants]
    assert "numpy" in unused
    for path in sources():
        if path.is_relative_to(ROOT / "assets"):
            continue
        for line, name in imported_names(read(path)):
            assert not is_below(name, *unused), f"{path}:{line} imports {name}, which build.spec leaves out"


def assignment(tree: ast.Module, name: str) -> ast.Assign:
    """The statement that gives this name its value."""
    assignments = (node for node in tree.body if isinstance(node, ast.Assign))
    return next(node for node in assignments if ast.unparse(node.targets[0]) == name)
