"""Reports of crashes: text files beside the store, the last few of them."""

from contextlib import suppress
from pathlib import Path

from game.store.text_files import ENDING, write_text

PREFIX = "crash-"
KEPT = 5


def write_report(folder: Path | None, moment: str, text: str) -> Path | None:
    """Write a report named after `moment` (as 2026-11-30-101500) and drop the oldest beyond the last few.

    None when it cannot be written: a program that has failed must not fail again over its report.
    """
    path = write_text(folder, PREFIX, moment, text)
    if folder is not None and path is not None:
        with suppress(OSError):
            for old in sorted(folder.glob(f"{PREFIX}*{ENDING}"))[:-KEPT]:
                old.unlink()
    return path
