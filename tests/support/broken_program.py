"""The program with one of its functions broken: `broken_program.py MODULE:CLASS.FUNCTION [options ...]`.

For tests of what happens when our own code fails. The function raises when it is called for the second time.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORDS = "broken on purpose"


def break_function(place: str) -> None:
    """Let a function of the program fail from its second call on."""
    module, _colon, names = place.partition(":")
    *owners, name = names.split(".")
    owner = importlib.import_module(module)
    for owner_name in owners:
        owner = getattr(owner, owner_name)
    sound, calls = getattr(owner, name), []

    def broken(*arguments: object, **named: object) -> object:
        calls.append(name)
        if len(calls) > 1:
            raise ZeroDivisionError(WORDS)
        return sound(*arguments, **named)

    setattr(owner, name, broken)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from scenes.command_line import main, prepare_environment

    prepare_environment(is_hidden=False)
    break_function(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
