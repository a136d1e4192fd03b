"""The generators write the committed files again, byte for byte."""

from pathlib import Path

import pytest

from assets.generators.__main__ import ASSETS, FOLDERS, write_folder
from assets.generators.sounds.catalogue import RECIPES, sound_file


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("folder", [name for name in FOLDERS if name != "sounds"])
def test_pictures_are_what_the_generators_write(folder: str, tmp_path: Path) -> None:
    count = write_folder(folder, tmp_path)
    written, committed = contents(tmp_path / folder), contents(ASSETS / folder)
    assert len(written) == count
    assert written.keys() == committed.keys()
    assert [name for name in written if written[name] != committed[name]] == []


@pytest.mark.parametrize("name", RECIPES)
def test_sounds_are_what_the_generators_write(name: str) -> None:
    assert sound_file(name) == (ASSETS / "sounds" / f"{name}.wav").read_bytes()


def test_no_sound_file_lacks_a_recipe() -> None:
    assert {path.stem for path in (ASSETS / "sounds").iterdir()} == RECIPES.keys()
