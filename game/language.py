"""The words a player reads, looked up at the moment they are shown.

Sentences are written in English in the code, inside `_()` or `ngettext()`, so that the usual gettext tools
find them. Until a language is chosen they stay English.
"""

import gettext
from collections.abc import Sequence
from os import PathLike

DOMAIN = "two-of-hearts"

UNPRINTABLE = "\ufffd"  # in place of characters that no font has

_chosen: gettext.NullTranslations = gettext.NullTranslations()


def choose(folder: str | PathLike[str], languages: Sequence[str] | None = None) -> None:
    """Speak the first of `languages` that has a catalogue in `folder`; without any, go on in English.

    `languages` are codes such as "de"; None asks the environment, as every gettext program does.
    """
    global _chosen
    _chosen = gettext.translation(DOMAIN, folder, languages, fallback=True)


def _(message: str) -> str:
    """The message in the chosen language."""
    return _chosen.gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that fits `n` things, in the chosen language."""
    return _chosen.ngettext(singular, plural, n)


def legible(text: str) -> str:
    """The text as it can stand in one line: control characters, and halves of characters, cannot.

    Names of files and of what is read from files may hold anything.
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or (c.isspace() and c > "\x9f") else UNPRINTABLE for c in text)
