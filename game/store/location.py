"""Where the store lies: the user's data folder, as each system has it."""

from collections.abc import Mapping
from pathlib import Path

NAME = "two-of-hearts"
FILE = "two-of-hearts.db"


def data_folder(chosen: str | None, environment: Mapping[str, str]) -> Path | None:
    """The folder for the store: the chosen one, else the system's; None when there is no home for it."""
    if chosen:
        return Path(chosen)
    if environment.get("HOME") == "" and not environment.get("XDG_DATA_HOME"):
        return None  # it would become a folder of the root
    from platformdirs import user_data_path  # here, because a run with a folder of its own needs none of it

    folder = user_data_path(NAME, appauthor=False)
    return folder if folder.is_absolute() else None
