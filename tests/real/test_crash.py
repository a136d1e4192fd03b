"""Our own code fails in a real window: a report, a dialog, exit code 1, and the game at the next start."""

import sys
from pathlib import Path

import pytest

from tests.support import broken_program
from tests.support.display import Display, wait_until
from tests.support.game_process import GameProcess

pytestmark = pytest.mark.real_window

WINDOW = ("--windowed", "--size", "1280x720", "--reduced-motion", "--mute")
DEAL = ("--deal", "HH1-N-AAAAAAM")
BROKEN = (sys.executable, broken_program.__file__)


def draw_until_it_fails(game: GameProcess) -> None:
    for _draw in range(3):
        game.key("space")  # two in one command would be one key held down


@pytest.mark.parametrize(
    "place", ["scenes.solitaire.director:Director.perform", "scenes.solitaire.view:TableView.show_state"]
)
def test_a_fault_is_told_and_the_game_is_there_at_the_next_start(
    display: Display, tmp_path: Path, place: str
) -> None:
    folder = tmp_path / "games"
    arguments = (*WINDOW, "--data-dir", str(folder))
    with GameProcess(display, tmp_path, *DEAL, *arguments, command=(*BROKEN, place)) as game:
        draw_until_it_fails(game)
        wait_until(lambda: any(folder.glob("crash-*.txt")), game.report)
        assert not game.has_ended(), game.report()
        game.key("Return")
        assert game.wait_for_end() == 1
        (report,) = folder.glob("crash-*.txt")
        assert str(report) in game.log()
        assert "Traceback" not in game.log()
        moves = game.moves()
    text = report.read_text(encoding="utf-8")
    assert broken_program.WORDS in text
    assert "deal HH1-N-AAAAAAM\n" in text
    game.trace_file.unlink()
    with GameProcess(display, tmp_path, *arguments) as again:
        again.key("Return")
        wait_until(lambda: again.moves() == moves, again.report)


def test_without_a_folder_the_report_is_on_stderr(display: Display, tmp_path: Path) -> None:
    command = (*BROKEN, "scenes.solitaire.director:Director.perform")
    nowhere = ("--data-dir", "/dev/null/games")
    with GameProcess(display, tmp_path, *DEAL, *WINDOW, *nowhere, command=command) as game:
        draw_until_it_fails(game)
        wait_until(lambda: broken_program.WORDS in game.log(), game.report)
        game.key("Return")
        assert game.wait_for_end() == 1
        assert "deal HH1-N-AAAAAAM\ndraw\n" in game.log()
