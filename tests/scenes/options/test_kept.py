"""Settings are there again in the next run, as long as they can be set."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.settings import Settings
from tests.support.player import Player, Sit


def settings_of(player: Player) -> Settings:
    return player.app.stage.settings


def test_every_setting_is_there_again(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path)
    settings = settings_of(first)
    for name in Settings.__slots__:
        setattr(settings, name, another(getattr(settings, name)))
    wanted = {name: getattr(settings, name) for name in Settings.__slots__}
    first.app.step()
    first.app.stage.store.close()
    again = settings_of(sit(None, data_dir=tmp_path, is_muted=False))
    assert {name: getattr(again, name) for name in Settings.__slots__} == wanted


def another(value: object) -> object:
    """A value that is not the usual one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return 30 if value else 1
    if isinstance(value, float):
        return 0.5 if value != 0.5 and value < 1 else 0.75
    choices = list(type(value))
    return choices[(choices.index(value) + 1) % len(choices)]


@pytest.mark.parametrize(
    ("name", "value"),
    [("motion_speed", 9.0), ("ui_scale", float("nan")), ("frame_cap", -5), ("theme", "PINK"), ("face", 3)],
)
def test_what_cannot_be_set_is_as_at_the_first_start(
    sit: Sit, tmp_path: Path, name: str, value: float | str
) -> None:
    first = sit(None, data_dir=tmp_path)
    first.app.stage.store.set_setting(name, value)
    first.app.stage.store.close()
    assert getattr(settings_of(sit(None, data_dir=tmp_path)), name) == getattr(Settings(), name)
