"""Reports of crashes: text files beside the store, the last few of them."""

from itertools import count
from pathlib import Path

PREFIX, ENDING = "crash-", ".txt"
KEPT = 5


def write_report(folder: Path | None, moment: str, text: str) -> Path | None:
    """Write a report named after `moment` (as 2026-11-30-101500) and drop the oldest beyond the last few.

    None when it cannot be written: a program that has failed must not fail again over its report.
    """
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(folder, moment)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob(f"{PREFIX}*{ENDING}"))[:-KEPT]:
            old.unlink()
    except OSError:
        return None
    return path


def _free_name(folder: Path, moment: str) -> Path:
    """Two crashes in one second are two files."""
    names = (f"{PREFIX}{moment}{f'-{number}' if number > 1 else ''}{ENDING}" for number in count(1))
    return next(path for path in map(folder.joinpath, names) if not path.exists())
