"""Text files beside the store, named after the moment at which they were written."""

from itertools import count
from pathlib import Path

ENDING = ".txt"


def file_moment(now: str) -> str:
    """A moment such as 2026-11-30T10:15:00.000000+01:00 as names of files have it: 2026-11-30-101500."""
    return now[:19].replace("T", "-").replace(":", "")


def write_text(folder: Path | None, prefix: str, moment: str, text: str) -> Path | None:
    """Write a file; None when it cannot be written. Two in one second are two files."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(folder, prefix + moment)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path


def _free_name(folder: Path, start: str) -> Path:
    names = (f"{start}{f'-{number}' if number > 1 else ''}{ENDING}" for number in count(1))
    return next(path for path in map(folder.joinpath, names) if not path.exists())
