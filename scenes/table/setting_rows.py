"""The few settings that a pause dialog shows: for each game its own, and those for both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from scenes.table.overlay import Row
from scenes.table.setting_items import Item, Items
from scenes.table.widgets import Widget, explained

ROW, LEAST_ROW = 66, 36  # units, pixels


def solitaire_rows(items: Items, has_sound: bool, grades: Sequence[str]) -> list[Row]:
    """What is set most often in Heart to Heart; `grades` are the words for how hard deals are."""
    return _rows([items.deals(grades), items.placement_help(), *_general(items, has_sound)])


def hearts_rows(items: Items, has_sound: bool) -> list[Row]:
    """What is set most often in Hearts."""
    own = [items.opponents(), items.held_trick(), items.single_card()]
    return _rows([*own, *_general(items, has_sound)])


def _general(items: Items, has_sound: bool) -> list[Item]:
    return [items.how_much_moves(), *items.sound(has_sound)[:2], items.full_screen()]


def _rows(items: list[Item]) -> list[Row]:
    return [Row(partial(_explained, item), ROW, LEAST_ROW) for item in items]


def _explained(item: Item, rect: pygame.Rect) -> Widget:
    """Dialogs have no line of help: the sentence comes to whoever dwells on the row."""
    return explained(item.make(rect), item.help)
