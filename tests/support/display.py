"""A screen that nobody sees: an X server of our own and a small window manager, so that windows get focus."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

PROGRAMS = ("Xvfb", "xdotool", "jwm")

# No bars; Alt+F4 asks a window to close.
WINDOW_MANAGER_SETTINGS = """<?xml version="1.0"?>
<JWM>
  {group}
  <Desktops width="1" height="1"/>
  <FocusModel>click</FocusModel>
  <Key mask="A" key="F4">close</Key>
</JWM>
"""

# No frames: a window's corner is the corner of its picture.
WITHOUT_FRAMES = "<Group><Option>noborder</Option><Option>notitle</Option></Group>"

PATIENCE = 15.0  # s, for anything that a healthy machine does in a fraction of a second


def missing_programs() -> list[str]:
    """The programs this needs that are not installed."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def wait_until(
    condition: Callable[[], bool], complaint: Callable[[], str], patience: float = PATIENCE
) -> None:
    """Return as soon as the condition holds; after `patience` seconds raise an error with the complaint."""
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(complaint())
        time.sleep(0.005)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process that we started to end; after five seconds, end it."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Display:
    """An Xvfb with a free display number of its own choice, and jwm on it. Use it in a `with`.

    With `has_frames` windows have a border and a title, as on a desktop.
    """

    def __init__(self, width: int = 1920, height: int = 1200, has_frames: bool = False) -> None:
        self.width = width
        self.height = height
        self.has_frames = has_frames
        self.name = ""
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="display-")
        try:
            self._start_server()
            self._start_window_manager()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_reason: object) -> None:
        for process in reversed(self._processes):
            end(process)
        self._folder.cleanup()

    def environment(self, changes: Mapping[str, str] | None = None) -> dict[str, str]:
        """The variables for a program that is to open its window here, with some of them changed."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        inherited.pop("WAYLAND_DISPLAY", None)
        return inherited | {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11"} | dict(changes or {})

    def xdotool(self, *arguments: str | int) -> str:
        """What xdotool says; empty when it finds nothing or fails."""
        command = ["xdotool", *map(str, arguments)]
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout.strip()

    def _start_server(self) -> None:
        reading, writing = os.pipe()
        screen = f"{self.width}x{self.height}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
        self._start(command, dict(os.environ), (writing,))
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        self.name = f":{number}"

    def _start_window_manager(self) -> None:
        settings = Path(self._folder.name, "jwmrc")
        group = "" if self.has_frames else WITHOUT_FRAMES
        settings.write_text(WINDOW_MANAGER_SETTINGS.format(group=group), encoding="utf-8")
        self._start(["jwm", "-f", str(settings)], self.environment())
        wait_until(lambda: self.xdotool("get_num_desktops") == "1", lambda: "jwm did not start")

    def _start(self, command: list[str], environment: dict[str, str], passed: tuple[int, ...] = ()) -> None:
        with Path(self._folder.name, command[0]).open("wb") as log:
            process = subprocess.Popen(
                command, env=environment, pass_fds=passed, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self._processes.append(process)
