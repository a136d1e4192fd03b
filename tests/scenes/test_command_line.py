"""The command line: what is asked for happens; what cannot be is refused in a sentence, not a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.location import data_folder
from scenes import command_line
from scenes.app import App
from scenes.starting import Options
from scenes.version import VERSION
from tests.support.game_process import ROOT

SMALL = ("--size", "640x360")


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """How the program would be started; it is not."""
    options: list[Options] = []

    class Idle:
        def __init__(self, wanted: Options) -> None:
            options.append(wanted)

        def run(self) -> int:
            return 0

    monkeypatch.setattr("scenes.app.App", Idle)
    return options


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said to arguments that cannot be understood; the exit code is 2."""
    with pytest.raises(SystemExit) as ended:
        command_line.main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err.splitlines()[-1]


def failed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said when something could not be done; the exit code is 1 and it is one line."""
    assert command_line.main(arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("two-of-hearts: ")
    return line


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == f"Two of Hearts {VERSION}"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for option in (
        *("deal", "windowed", "fullscreen", "size", "seed", "mute", "reduced-motion", "trace", "shot"),
        *("scene", "moves", "overlay", "data-dir", "version", "help"),
    ):
        assert f"--{option}" in said


def test_without_arguments_the_menu_is_opened(chosen: list[Options]) -> None:
    assert command_line.main([]) == 0
    assert chosen == [Options(data_dir=data_folder(None, os.environ))]


def test_every_option_arrives(chosen: list[Options]) -> None:
    arguments = (
        "--deal hh1naaaaaaj --fullscreen --size 800X600 --seed 7 --mute --reduced-motion --trace t.txt"
        " --data-dir games"
    )
    assert command_line.main(arguments.split()) == 0
    (options,) = chosen
    assert str(options.code) == "HH1-N-AAAAAAJ"
    assert options[1:] == ((800, 600), True, 7, True, True, "t.txt", Path("games"), False, True)


def test_windowed_is_no_full_screen(chosen: list[Options]) -> None:
    command_line.main(["--windowed"])
    assert chosen[0].is_fullscreen is False


def test_without_a_home_nothing_is_stored(chosen: list[Options], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "")
    command_line.main([])
    assert (chosen[0].data_dir, chosen[0].is_homeless) == (None, True)


@pytest.mark.parametrize(
    "code",
    ["", " ", "HH1-N-AAAAAA", "HH1-N-AAAAAAAA", "HH1-N-AAAAAA7", "XX1-N-AAAAAAA", "HH1-N-AAAAAA\u0410"],
)
def test_a_bad_code_is_refused_with_its_reason(capsys: pytest.CaptureFixture[str], code: str) -> None:
    line = refused(capsys, "--deal", code)
    assert line.startswith("two-of-hearts: error: argument --deal: ")
    assert len(line) > len("two-of-hearts: error: argument --deal: ") + 15


@pytest.mark.parametrize(
    "size",
    [
        "",
        "big",
        "1280",
        "1280x",
        "x720",
        "1280*720",
        "-5x100",
        "0x0",
        "0x720",
        "1e3x700",
        "99999x100",
        "²x²",
        "1280x720x3",
    ],
)
def test_a_bad_size_is_refused_with_its_reason(capsys: pytest.CaptureFixture[str], size: str) -> None:
    line = refused(capsys, f"--size={size}")
    assert line.startswith("two-of-hearts: error: argument --size: ")
    assert "1280x720" in line or "16384" in line


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--nonsense",), "--nonsense"),
        (("--full",), "--full"),
        (("deal",), "deal"),
        (("--windowed", "--fullscreen"), "not allowed with"),
        (("--seed", "seven"), "seven"),
        (("--seed",), "expected one argument"),
        (("--scene", "attic"), "attic"),
        (("--overlay", "curtain"), "curtain"),
        (("--shot",), "expected one argument"),
    ],
)
def test_what_cannot_be_understood_is_named(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], word: str
) -> None:
    assert word in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("moves", "word"),
    [
        ("jump", "Not one of"),
        ("draw; pair 25 24", "covered"),
        ("draw x9; pair 25 26", "1 to 25"),
        ("recycle", "stock"),
        ("undo", "nothing to undo"),
        ("pair 25 waste", "same rank"),
        ("deal HH1-N-AAAAAAJ", "Only the first line"),
    ],
)
def test_a_move_that_is_not_legal_is_named_with_its_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, moves: str, word: str
) -> None:
    target = tmp_path / "shot.png"
    line = failed(capsys, "--shot", str(target), "--scene", "solitaire", "--moves", moves, *SMALL)
    assert word in line
    assert not target.exists()


@pytest.mark.parametrize(
    ("scene", "overlay"),
    [("solitaire", "win"), ("solitaire", "dead-end"), ("solitaire", "picture"), ("menu", "win")],
)
def test_an_overlay_that_does_not_fit_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, scene: str, overlay: str
) -> None:
    line = failed(
        capsys, "--shot", str(tmp_path / "shot.png"), "--scene", scene, "--overlay", overlay, *SMALL
    )
    assert overlay in line


@pytest.mark.parametrize("scene", ["menu", "solitaire"])
def test_a_picture_that_cannot_be_written_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, scene: str
) -> None:
    failed(capsys, "--shot", str(tmp_path / "nowhere" / "shot.png"), "--scene", scene, *SMALL)


def test_a_trace_that_cannot_be_opened_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = failed(capsys, "--trace", str(tmp_path / "nowhere" / "trace.txt"))
    assert "nowhere" in line


@pytest.mark.parametrize("missing", ["cards/back_lattice.svg", "fonts/Outfit-700.ttf", "icons/undo.svg"])
def test_a_missing_file_of_the_program_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for folder in (ROOT / "assets").iterdir():
        if folder.is_dir() and folder.name != "generators":
            (tmp_path / folder.name).mkdir()
            for file in folder.iterdir():
                if file != ROOT / "assets" / missing:
                    (tmp_path / folder.name / file.name).symlink_to(file)
    monkeypatch.setattr("scenes.table.assets.assets_folder", lambda: str(tmp_path))
    games = ("--data-dir", str(tmp_path / "games"))  # where no other game is in progress
    line = failed(capsys, "--deal", "HH1-N-AAAAAAM", *games, *SMALL)
    assert str(Path("assets", missing)) in line
    assert "install" in line


@pytest.mark.usefixtures("clean_end")
def test_no_assets_at_all_is_a_sentence_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.table.assets.assets_folder", lambda: str(tmp_path / "gone"))
    assert "missing" in failed(capsys, "--mute", *SMALL)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as it is started from a shell."""
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=30,
    )


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["--version"], 0), (["--deal", "nonsense"], 2), (["--shot", "/nowhere/at/all.png", *SMALL], 1)],
)
def test_exit_codes_as_a_shell_sees_them(arguments: list[str], code: int) -> None:
    done = run(*arguments)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_no_display_is_a_sentence() -> None:
    done = run("--mute", SDL_VIDEODRIVER="nosuchdriver")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("two-of-hearts: ")


def test_the_program_under_test_is_the_one_that_is_started() -> None:
    assert App.run.__module__ == "scenes.app"


@pytest.mark.parametrize("name", ["", "shot", "shot.jpg"])
def test_a_name_that_is_none_of_a_picture_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert "ends with .png" in failed(capsys, "--shot", name, *SMALL)
