"""Rows of dialogs in which the player sets something: for each game its own, and those for both."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from scenes.table.inputs import Choice, Slider, Toggle
from scenes.table.overlay import Row
from scenes.table.settings import Settings, Speed

ROW, LEAST_ROW = 66, 36  # units, pixels


def solitaire_rows(settings: Settings, on_change: Callable[[], None]) -> list[Row]:
    """What can be set for Heart to Heart."""
    return [
        _toggle(settings, on_change, "placement_help", _("Placement help"), "is_placement_help_on"),
        _toggle(settings, on_change, "move_errors", _("Move errors"), "is_move_errors_on"),
    ]


def hearts_rows(settings: Settings, on_change: Callable[[], None]) -> list[Row]:
    """What can be set for Hearts."""
    labels = {Speed.SLOW: _("Slow"), Speed.NORMAL: _("Normal"), Speed.FAST: _("Fast")}
    speeds = list(labels)

    def read() -> int:
        return speeds.index(settings.opponents)

    def write(index: int) -> None:
        settings.opponents = speeds[index]
        on_change()

    names = list(labels.values())
    return [
        Row(lambda rect: Choice("speed", rect, _("Opponents"), names, read, write), ROW, LEAST_ROW),
        _toggle(settings, on_change, "held", _("Wait after each trick"), "is_trick_held"),
        _toggle(settings, on_change, "single", _("Play a single card by itself"), "is_single_card_played"),
    ]


def general_rows(
    settings: Settings,
    has_sound: bool,
    on_change: Callable[[], None],
    set_fullscreen: Callable[[bool], None],
) -> list[Row]:
    """What can be set for the whole program."""

    def volume() -> float:
        return settings.volume

    def set_volume(value: float) -> None:
        settings.volume = value
        on_change()

    def is_full() -> bool:
        return settings.is_fullscreen

    sound = _("Sound") if has_sound else _("Sound (no device found)")
    return [
        _toggle(settings, on_change, "motion", _("Full motion"), "is_reduced_motion", is_flipped=True),
        _toggle(settings, on_change, "sound", sound, "is_muted", is_flipped=True),
        Row(lambda rect: Slider("volume", rect, _("Volume"), volume, set_volume), ROW, LEAST_ROW),
        Row(
            lambda rect: Toggle("fullscreen", rect, _("Full screen"), is_full, set_fullscreen), ROW, LEAST_ROW
        ),
    ]


def _toggle(
    settings: Settings,
    on_change: Callable[[], None],
    key: str,
    label: str,
    name: str,
    is_flipped: bool = False,
) -> Row:
    """A switch for one of the settings, by its name there; flipped when it says the opposite."""

    def read() -> bool:
        return bool(getattr(settings, name)) != is_flipped

    def write(is_on: bool) -> None:
        setattr(settings, name, is_on != is_flipped)
        on_change()

    return Row(lambda rect: Toggle(key, rect, label, read, write), ROW, LEAST_ROW)
