"""Everything a store holds as one JSON file, and read from one (docs/export.md).

A file is either right in every row or refused as a whole, with one sentence.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn, TypeVar

from game.language import _
from game.store import checks
from game.store.contents import Contents
from game.store.games import Progress, Result

FORMAT, VERSION = "two-of-hearts", 1
LARGEST = 200_000_000  # bytes
MOST_ROWS = 200_000

T = TypeVar("T")


class ExchangeError(ValueError):
    """A file that cannot be taken over. The text is a sentence for the player."""


def write(contents: Contents) -> str:
    """The file: JSON that people can read as well."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "settings": contents.settings,
        "progress": {kind: game._asdict() for kind, game in contents.progress.items()},
        "results": [result._asdict() for result in contents.results],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read(content: bytes) -> Contents:
    """What a file holds. Raises ExchangeError."""
    whole = _parsed(content)
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise ExchangeError(_("This file is not an export of Two of Hearts."))
    version = whole.get("version")
    if type(version) is int and version > VERSION:
        raise ExchangeError(_("This file is from a newer version of Two of Hearts."))
    if version is not VERSION:
        raise ExchangeError(_("This file does not say which version it is."))
    return Contents(_settings(whole), _progress(whole), _results(whole))


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


def _settings(whole: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for name, value in _part(whole, "settings", dict).items():
        what = _("Setting “{name}”").format(name=name[:40])
        found[name] = _checked(what, partial(checks.setting, name, value))
    return found


def _progress(whole: dict[str, Any]) -> dict[str, Progress]:
    rows = _part(whole, "progress", dict).items()
    what = _("A game in progress")
    return {kind: _checked(what, partial(checks.progress, kind, row)) for kind, row in rows}


def _results(whole: dict[str, Any]) -> list[Result]:
    found = []
    for number, row in enumerate(_part(whole, "results", list), 1):
        what = _("Finished game {number}").format(number=number)
        found.append(_checked(what, partial(checks.result, row)))
    return found


def _part(whole: dict[str, Any], name: str, kind: type[dict[str, Any]] | type[list[Any]]) -> Any:
    rows: Any = whole.get(name)
    if not isinstance(rows, kind) or len(rows) > MOST_ROWS:
        raise ExchangeError(_("In this file the part “{name}” is missing or damaged.").format(name=name))
    return rows


def _checked(what: str, check: Callable[[], T]) -> T:
    try:
        return check()
    except (ValueError, RecursionError) as error:
        raise ExchangeError(
            _("{what}: {reason}. Nothing was taken over.").format(what=what, reason=error)
        ) from error
