"""The trace: the deal code and every applied move as a line of the save text, written at once."""

from __future__ import annotations

from typing import IO


class Trace:
    """A file that is added to line by line, or nothing at all."""

    def __init__(self, path: str | None) -> None:
        """Raises OSError when the file cannot be opened."""
        self._file: IO[str] | None = open(path, "a", encoding="utf-8") if path else None  # noqa: SIM115
        self._held: list[str] | None = None

    def hold(self) -> None:
        """A game begins: its moves wait until it was announced."""
        self._held = []

    def announce(self, line: str) -> None:
        """The first frame of a game (or of the menu) is on screen: its line, then the moves that waited."""
        waiting, self._held = self._held or [], None
        for written in (line, *waiting):
            self.write(written)

    def write(self, line: str) -> None:
        """A step was made."""
        if self._held is not None:
            self._held.append(line)
        elif self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
