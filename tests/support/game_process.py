"""The program as a player has it: a process of its own, a real window, real mouse and keyboard events."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.support.display import PATIENCE, Display, end, wait_until

ROOT = Path(__file__).resolve().parents[2]
FROM_SOURCE = (sys.executable, str(ROOT / "main.py"))
TITLE = "Two of Hearts"
READY_MENU = "# ready menu"


class GameProcess:
    """One run of the program. Use it in a `with`: it is ended whatever happens.

    `folder` takes the trace, the log and, as HOME, whatever the program stores. With `--deal` the run is
    ready when the cards were shown, otherwise when the menu was.
    """

    def __init__(
        self,
        display: Display,
        folder: Path,
        *arguments: str,
        command: Sequence[str] = FROM_SOURCE,
        cwd: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.display = display
        self.trace_file = folder / "trace.txt"
        self.log_file = folder / "log.txt"
        self.window = ""
        self._ready = ("deal ", "match ") if "--deal" in arguments else (READY_MENU,)
        self._command = [*command, *arguments, "--trace", str(self.trace_file)]
        self._cwd = cwd
        home = {
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
        }
        self._environment = display.environment(home | dict(environment or {}))

    def __enter__(self) -> Self:
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(
                self._command,
                cwd=self._cwd,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        try:
            self._wait_for_window()
        except BaseException:
            end(self.process)
            raise
        return self

    def __exit__(self, *_reason: object) -> None:
        if self.process.poll() is None:
            end(self.process)

    def log(self) -> str:
        """What the program printed so far, errors included."""
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    def read_trace(self) -> list[str]:
        """The lines of the trace that are complete by now."""
        if not self.trace_file.exists():
            return []
        text = self.trace_file.read_text(encoding="utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def moves(self) -> list[str]:
        """The moves in the trace: everything but the deal and remarks."""
        return [line for line in self.read_trace() if not line.startswith(("deal ", "match ", "#"))]

    def wait_for_moves(self, expected: list[str]) -> None:
        """Return when the moves made are these; fail if they are not within a few seconds."""
        wait_until(
            lambda: len(self.moves()) >= len(expected) or self.has_ended(),
            lambda: f"waited for move {len(expected)}, {expected[-1]!r}; {self.report()}",
        )
        assert self.moves() == expected, self.report()

    def geometry(self) -> tuple[int, int, int, int]:
        """Where the window is on the screen, in pixels: left, top, width, height."""
        lines = self.display.xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        shown = dict(line.split("=", 1) for line in lines)
        return int(shown["X"]), int(shown["Y"]), int(shown["WIDTH"]), int(shown["HEIGHT"])

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Press and let go a mouse button at a point of the window."""
        self.display.xdotool(
            *("mousemove", "--window", self.window, round(x), round(y)),
            *("mousedown", button, "mouseup", button),
        )

    def key(self, *names: str) -> None:
        """Press and let go each of these keys, by their X names: "space", "Return", "ctrl+z"."""
        self.display.xdotool("key", "--delay", 1, *names)

    def has_ended(self) -> bool:
        """Whether the program is no longer running."""
        return self.process.poll() is not None

    def close(self) -> int:
        """Close the window, twice in case a game is in progress, and return the exit code."""
        self.key("alt+F4", "alt+F4")
        return self.wait_for_end()

    def wait_for_end(self) -> int:
        """The exit code, once the program has ended of itself."""
        wait_until(self.has_ended, lambda: f"the program did not end; {self.report()}")
        return self.process.returncode

    def report(self) -> str:
        """What there is to say when something went wrong."""
        return f"exit code {self.process.poll()}, last moves {self.moves()[-3:]}, log:\n{self.log()}"

    def _wait_for_window(self) -> None:
        wait_until(
            lambda: self._is_ready() or self.has_ended(),
            lambda: f"not ready after {PATIENCE} s; {self.report()}",
        )
        assert not self.has_ended(), self.report()
        wait_until(self._has_focus, lambda: "the window did not get the focus")

    def _is_ready(self) -> bool:
        return any(line.startswith(self._ready) for line in self.read_trace())

    def _has_focus(self) -> bool:
        self.window = self.display.xdotool("getwindowfocus")
        return self.display.xdotool("getwindowname", self.window) == TITLE
