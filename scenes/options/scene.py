"""The options: groups at the left, their rows at the right, a preview of the cards, a sentence of help."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart.difficulty import Grade
from game.language import _
from scenes.options.data_rows import data_items
from scenes.options.layout import OptionsGeometry
from scenes.options.preview import preview
from scenes.options.remapping import Remapping
from scenes.page_scene import PageScene
from scenes.scene import MenuRoute, OptionsRoute, ReturnRoute, Stage
from scenes.table import button_art, shapes
from scenes.table.actions import Action
from scenes.table.assets import MEDIUM
from scenes.table.button_art import GOLDEN, SECONDARY
from scenes.table.buttons import Button
from scenes.table.display import Sprite
from scenes.table.intents import Intent, Page, Point, Release, Scroll, Step
from scenes.table.scroll_list import ScrollList
from scenes.table.setting_items import Item, Items
from scenes.table.widgets import Widget

if TYPE_CHECKING:
    from scenes.options.data_desk import DataDesk

SOUND, MOTION, PICTURE, PLAY, CONTROLS, DATA = "sound", "motion", "picture", "play", "controls", "data"
ICONS = {SOUND: "sound", MOTION: "play", PICTURE: "eye", PLAY: "heart", CONTROLS: "keyboard", DATA: "copy"}
BOARD_Z, HELP_Z = 20.0, 60.0
HOVERED = 0.5  # of the way to being hovered over


class OptionsScene(PageScene):
    """Everything that can be set. What is set is seen, heard and stored at once."""

    name = "options"

    def __init__(self, stage: Stage, route: OptionsRoute) -> None:
        super().__init__(stage)
        self.title = _("Options")
        self._is_over_game, self._file = route.is_over_game, route.file
        self._desk: DataDesk | None = None
        self.items = Items(stage.settings, self._changed)
        self.remapping = Remapping(stage, self.toast.say, self._changed)
        self.open_group = route.group if route.group in self.groups else PICTURE
        self.first: Hashable = self.open_group
        self.list = ScrollList(0)

    @property
    def groups(self) -> dict[str, str]:
        """The groups and what they are called. Over a game nobody touches the data that it is stored in."""
        groups = {SOUND: _("Sound"), MOTION: _("Motion"), PICTURE: _("Display"), PLAY: _("Play")}
        groups[CONTROLS] = _("Controls")
        return groups if self._is_over_game else groups | {DATA: _("Data")}

    @property
    def rows(self) -> list[Item]:
        """What can be set in the open group."""
        makers: dict[str, Callable[[], list[Item]]] = {
            SOUND: lambda: self.items.sound(self.stage.sounds.is_available),
            MOTION: self.items.motion,
            PICTURE: lambda: self.items.picture(pygame.display.get_num_displays()),
            PLAY: lambda: self.items.play([grade.title for grade in Grade]),
            CONTROLS: lambda: [*self.items.controls(), *self.remapping.items()],
            DATA: lambda: data_items(lambda: self.desk, self._reset),
        }
        return makers[self.open_group]()

    @property
    def desk(self) -> DataDesk:
        """Made when it is first needed: its checks know both games, and the page does not wait for that."""
        if self._desk is None:
            from scenes.options.data_desk import DataDesk

            self._desk = DataDesk(self.stage, self.timeline, self.host, self.rebuild, self.host.close)
        return self._desk

    def enter(self, width: int, height: int) -> None:
        super().enter(width, height)
        file, self._file = self._file, ""
        if file:
            self.desk.take(Path(file))

    # Where things stand.

    def rebuild(self) -> None:
        self.places = OptionsGeometry(self.geometry, len(self.groups))
        self._items = self.rows
        self.list.count = len(self._items)
        self.list.lay_out(self.places.rows, self.places.row_height(len(self._items)), self.places.row_gap)
        super().rebuild()

    def _widgets(self) -> list[Widget]:
        rows = [self._items[number].make(self.list.row(number)) for number in self.list.seen]
        return [*map(self._group_button, range(len(self.groups))), *rows]

    def _group_button(self, index: int) -> Button:
        key, label = list(self.groups.items())[index]
        rect, is_open = self.places.group(index), key == self.open_group
        icon = ICONS[key] if self.places.has_column or self.geometry.is_portrait else ""
        return Button(key, rect, label, partial(self.open, key), GOLDEN if is_open else SECONDARY, icon)

    def _pictures(self) -> list[Sprite]:
        g, look = self.places, self.look
        sprites = [Sprite(button_art.board(look, *g.board.size), *g.board.center, BOARD_Z)]
        sprites += self.list.display(look, HELP_Z) + self._lines()
        return sprites + preview(look, g.preview) + self._help()

    def _lines(self) -> list[Sprite]:
        """Thin lines between the rows lead the eye from a label to what is set."""
        look, wide = self.look, self.list.row(0).width
        thick = max(1, round(1.5 * look.unit))
        colour = shapes.faded(look.assets.palette.line, 120)
        line = look.assets.keep(("row line", wide), lambda: shapes.blank(wide, thick, colour))
        tops = (self.list.row(number).top for number in self.list.seen[1:])
        half, x = self.places.row_gap / 2, self.list.row(0).centerx
        return [Sprite(line, x, top - half, BOARD_Z + 1) for top in tops]

    def _help(self) -> list[Sprite]:
        """The sentence about the row that is pointed at or has the focus."""
        number = self._row_in_question()
        words = self._items[number].help if number is not None else _("Everything takes effect at once.")
        rect, look = self.places.help, self.look
        colour, size = look.assets.palette.text, look.size(27, 15)
        line = button_art.fitted(look, words, size, colour, MEDIUM, 0.94 * rect.width)
        strip = button_art.capsule(look, *rect.size, radius=look.size(26, 12))
        return [Sprite(strip, *rect.center, BOARD_Z), Sprite(line, *rect.center, HELP_Z)]

    def _row_in_question(self) -> int | None:
        hovered = next((w.key for w in self.group.widgets if w.hover > HOVERED), None)
        key = self.controls.focus.key if self.controls.is_visible else hovered
        return next((number for number, item in enumerate(self._items) if item.key == key), None)

    # The player asks.

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Point | Release):
            self.remapping.cancel()
        if self.host.current is not None:
            super().handle(intent)
            return
        row = self._row_in_question() if self.controls.is_visible else None
        match intent:
            case Scroll(notches):
                if self.list.scroll(notches):
                    self.rebuild()
            case Page(direction) if row is not None:
                self._walk_to(row + direction * self.list.fitting)
            case Step(0, dy) if row is not None and 0 <= row + dy < len(self._items):
                self._walk_to(row + dy)
            case _:
                super().handle(intent)

    def _walk_to(self, number: int) -> None:
        """Bring the focus to a row, or to the nearest there is, and the row into sight."""
        number = min(len(self._items) - 1, max(0, number))
        if self.list.reveal(number):
            self.rebuild()
        self.stage.sounds.play("focus")
        self.controls.show(self._items[number].key, self.group.rects())
        self._stale = True

    def _act(self, action: Action) -> None:
        if action in (Action.UNDO, Action.REDO):
            self._turn(-1 if action is Action.UNDO else 1)
        else:
            super()._act(action)

    def _turn(self, step: int) -> None:
        """To the group before or after this one, round and round."""
        keys = list(self.groups)
        self.open(keys[(keys.index(self.open_group) + step) % len(keys)])
        if self.controls.is_visible:
            self.controls.show(self.open_group, self.group.rects())

    def open(self, group: str) -> None:
        """Show the rows of a group."""
        if group != self.open_group:
            self.stage.sounds.play("slide")
            self.open_group = self.first = group
            self.list.scroll_to(0)
            self.rebuild()

    def leave(self) -> None:
        self.stage.go(ReturnRoute() if self._is_over_game else MenuRoute())

    def _changed(self) -> None:
        self._stale = True

    def _reset(self) -> None:
        settings = self.stage.settings
        settings.reset()
        self.stage.translator.bindings.read(settings.bindings)
        self.toast.say(_("All options are as they were at the first start"))
        self._changed()

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self._stale |= self._desk is not None and self._desk.tick()

    def pose(self, moves: str, overlay: str | None) -> None:
        if overlay in self.groups:
            self.open(overlay)
            self.controls.show(self._items[0].key, self.group.rects())
        else:
            super().pose(moves, overlay)
