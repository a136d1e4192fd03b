"""Everything a store holds as one JSON file, and read from one (docs/export.md).

A file that is none of ours is refused as a whole, with one sentence. A row that is wrong is left out and
named, so that one damaged letter does not cost all the others. What is written is checked the same way.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, NoReturn, TypeVar

from game.language import _, legible
from game.store import checks
from game.store.contents import Contents
from game.store.games import Progress, Result

FORMAT, VERSION = "two-of-hearts", 1
LARGEST = 200_000_000  # bytes

T = TypeVar("T")


class ExchangeError(ValueError):
    """A file that cannot be taken over. The text is a sentence for the player."""


class Sifted(NamedTuple):
    """What is right in every row, and a sentence about each row that is not."""

    contents: Contents
    left_out: tuple[str, ...] = ()


def sift(contents: Contents) -> Sifted:
    """What of these contents can be read again once it is written; every game is played for it."""
    return _sifted(_file(contents))


def write(contents: Contents) -> str:
    """The file: JSON that people can read as well."""
    return json.dumps(_file(contents), ensure_ascii=False, indent=1) + "\n"


def _file(contents: Contents) -> dict[str, Any]:
    """The file as Python has it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "settings": contents.settings,
        "progress": {
            kind: game._asdict() | {"pending": list(game.pending)} for kind, game in contents.progress.items()
        },
        "results": [result._asdict() for result in contents.results],
    }


def read(content: bytes) -> Sifted:
    """What a file holds. Raises ExchangeError."""
    whole = _parsed(content)
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise ExchangeError(_("This file is not an export of Two of Hearts."))
    version = whole.get("version")
    if type(version) is int and version > VERSION:
        raise ExchangeError(_("This file is from a newer version of Two of Hearts."))
    if version is not VERSION:
        raise ExchangeError(_("This file does not say which version it is."))
    found = _sifted(whole)
    if found.left_out and not any(found.contents):
        raise ExchangeError(_("Nothing in this file can be read. {reason}").format(reason=found.left_out[0]))
    return found


def _parsed(content: bytes) -> Any:
    if len(content) > LARGEST:
        raise ExchangeError(_("This file is too large to be an export of Two of Hearts."))
    try:
        return json.loads(content.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ExchangeError(_("This file is damaged, or it is not an export of Two of Hearts.")) from error


def _no_number(word: str) -> NoReturn:
    """NaN and Infinity are not JSON, though Python reads them."""
    raise ValueError(word)


def _sifted(whole: dict[str, Any]) -> Sifted:
    left_out: list[str] = []
    contents = Contents(_settings(whole, left_out), _progress(whole, left_out), _results(whole, left_out))
    return Sifted(contents, tuple(left_out))


def _settings(whole: dict[str, Any], left_out: list[str]) -> dict[str, Any]:
    found = {}
    for name, value in _part(whole, "settings", dict).items():
        what = _("Setting “{name}”").format(name=legible(name[:40]))
        row = _checked(what, partial(checks.setting, name, value), left_out)
        if row is not None:
            found[name] = row
    return found


def _progress(whole: dict[str, Any], left_out: list[str]) -> dict[str, Progress]:
    found = {}
    for kind, game in _part(whole, "progress", dict).items():
        row = _checked(_("A game in progress"), partial(checks.progress, kind, game), left_out)
        if row is not None:
            found[kind] = row
    return found


def _results(whole: dict[str, Any], left_out: list[str]) -> list[Result]:
    """The finished games. One that is there twice counts once, with the end that stands for it."""
    found: dict[object, Result] = {}
    for number, game in enumerate(_part(whole, "results", list), 1):
        what = _("Finished game {number}").format(number=number)
        row = _checked(what, partial(checks.result, game), left_out)
        if row is None:
            continue
        same = found.get(row.key) if row.key else None
        if same is not None:
            left_out.append(_("{what}: it is there twice.").format(what=what))
        if same is None or (row.is_won and not same.is_won):
            found[row.key or number] = row
    return list(found.values())


def _part(whole: dict[str, Any], name: str, kind: type[dict[str, Any]] | type[list[Any]]) -> Any:
    rows: Any = whole.get(name)
    if not isinstance(rows, kind):
        raise ExchangeError(_("In this file the part “{name}” is missing or damaged.").format(name=name))
    return rows


def _checked(what: str, check: Callable[[], T], left_out: list[str]) -> T | None:
    """What the check makes of a row; None when the row is wrong, which is noted."""
    try:
        return check()
    except (ValueError, RecursionError) as error:
        left_out.append(_("{what}: {reason}.").format(what=what, reason=str(error).rstrip(".")))
        return None
