"""Writes the generated files: ``python -m assets.generators`` from the repository root."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from assets.generators.cards.deck import card_files, face_files
from assets.generators.cards.palette import THEMES
from assets.generators.icons import icon_files
from assets.generators.sounds.catalogue import sound_files

ASSETS = Path(__file__).resolve().parent.parent

Files = Iterator[tuple[str, str | bytes]]

FOLDERS: dict[str, Callable[[], Files]] = {
    "cards": lambda: card_files(THEMES["midnight"]),
    "cards_contrast": lambda: face_files(THEMES["contrast"]),
    "icons": icon_files,
    "sounds": sound_files,
}


def write_folder(name: str, output: Path) -> int:
    """Writes one folder of assets below ``output``; returns the number of files."""
    folder = output / name
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for file_name, content in FOLDERS[name]():
        (folder / file_name).write_bytes(content.encode("ascii") if isinstance(content, str) else content)
        count += 1
    return count


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.generators", description="Writes the assets again."
    )
    parser.add_argument(
        "folders", nargs="*", metavar="folder", help=f"which of {', '.join(FOLDERS)} (default: all)"
    )
    parser.add_argument(
        "--output", type=Path, default=ASSETS, help="where the folders go (default: %(default)s)"
    )
    options = parser.parse_args()
    unknown = set(options.folders) - FOLDERS.keys()
    if unknown:
        parser.error(f"no such folder: {', '.join(sorted(unknown))}")
    for name in options.folders or FOLDERS:
        print(f"{write_folder(name, options.output)} files -> {options.output / name}")


if __name__ == "__main__":
    main()
