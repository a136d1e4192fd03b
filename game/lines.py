"""Text that is read line by line: what a line is, and the error that names a bad one."""

from collections.abc import Iterator
from typing import NamedTuple

from game.language import _, legible

QUOTED = 40  # characters of a bad line that an error repeats


class Line(NamedTuple):
    """One line of a text, tidied: no comment, single blanks. `;` counts as the end of a line."""

    number: int  # from 1
    text: str


class TextError(ValueError):
    """A line that cannot be read or played. The text is a sentence for the player that names it."""

    def __init__(self, line: Line, reason: str) -> None:
        start = legible(line.text[:QUOTED])
        shown = start if len(line.text) <= QUOTED else start + "…"
        super().__init__(
            _("Line {number}, “{line}”: {reason}").format(number=line.number, line=shown, reason=reason)
        )
        self.line = line


def lines(text: str) -> Iterator[Line]:
    """The lines of a text that say something. A `#` opens a comment that runs to the end of the line.

    Some editors put a mark before the first letter of a file; it says nothing.
    """
    number = 0
    for row in text.removeprefix("\ufeff").splitlines():
        for part in row.partition("#")[0].split(";"):
            number += 1
            tidy = " ".join(part.split())
            if tidy:
                yield Line(number, tidy)
