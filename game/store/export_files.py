"""The files of exports: where they are written, where they are looked for, how one is read."""

import stat
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from game.language import _, legible
from game.store.exchange import LARGEST, ExchangeError
from game.store.location import NAME

MOST_LISTED = 5


def export_folders(data: Path | None, is_chosen: bool, environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Where exports go (the first that can be written) and where they are looked for.

    Beside a store whose folder the player has chosen; otherwise where the player's documents are, for an
    export is there to be taken elsewhere.
    """
    if is_chosen and data is not None:
        return (data,)
    folders = [data] if data is not None else []
    if environment.get("HOME") != "":
        from platformdirs import user_documents_path  # here, because it is rarely needed

        documents = user_documents_path()
        folders = [folder for folder in (documents, documents.parent) if folder.is_dir()] + folders
    return tuple(folders)


def write_export(folders: Sequence[Path], moment: str, text: str) -> Path:
    """Write an export named after `moment` (as 2026-11-30-101500). Raises OSError when no folder takes it."""
    reason = OSError(_("there is no folder for it"))
    for folder in folders:
        path = folder / f"{NAME}-{moment}.json"
        part = path.with_suffix(".part")  # half an export must not look like a whole one
        try:
            part.write_text(text, encoding="utf-8", errors="replace")
            return part.replace(path)
        except OSError as error:
            reason = error
            with suppress(OSError):
                part.unlink(missing_ok=True)
    raise reason


def list_exports(folders: Sequence[Path]) -> list[Path]:
    """The exports that lie there, the newest first."""
    found = {path for folder in folders for path in folder.glob(f"{NAME}-*.json") if path.is_file()}
    return sorted(found, key=lambda path: path.name, reverse=True)[:MOST_LISTED]


def read_file(path: Path) -> bytes:
    """The content of a file. Raises ExchangeError with a sentence when it cannot be read.

    A device has no end, and a pipe waits for somebody to write: only files are read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(_("it is no file"))
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # the latter: a name that no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise ExchangeError(
            _("{name} cannot be read: {reason}.").format(name=legible(path.name), reason=reason)
        ) from error
    if len(content) > LARGEST:
        raise ExchangeError(_("This file is too large to be an export of Two of Hearts."))
    return content
