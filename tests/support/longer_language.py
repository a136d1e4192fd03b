"""A language for tests: English whose every word is at least 40 % longer, as other tongues often are.

What was written without `_()` stays as short as it was. Fields such as {number} are left alone.
"""

from __future__ import annotations

import gettext
import math
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game import language

LONGER = 0.4  # so much longer is every word
WORD = re.compile(r"\{[^{}]*\}|[^\W\d_]+")
VOWELS = "aeiouyAEIOUY"


def stretched(words: str) -> str:
    """The same words, each with its first vowel (or else its last letter) held."""
    return WORD.sub(lambda found: found[0] if found[0].startswith("{") else _held(found[0]), words)


def _held(word: str) -> str:
    place = next((n for n, letter in enumerate(word) if letter in VOWELS), len(word) - 1)
    return (
        word[:place] + word[place] + word[place].lower() * math.ceil(LONGER * len(word)) + word[place + 1 :]
    )


class LongerLanguage(gettext.NullTranslations):
    """Speaks it."""

    def gettext(self, message: str) -> str:
        return stretched(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return stretched(msgid1 if n == 1 else msgid2)


@contextmanager
def longer_language() -> Iterator[None]:
    """For as long as this lasts, the program speaks it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "_chosen", LongerLanguage())
        yield
