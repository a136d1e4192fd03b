"""The buttons around the table: menu, rails, the plate with the code, and two that come and go."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.heart_to_heart.layout import TIP
from game.language import _
from scenes.solitaire import hud
from scenes.solitaire.lamp import Lamp
from scenes.solitaire.layout import Geometry
from scenes.solitaire.session import Session
from scenes.table.actions import Action, Device
from scenes.table.button_art import GOLDEN, Look
from scenes.table.buttons import Button, RoundButton
from scenes.table.display import Sprite
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline
from scenes.table.top_bar import HUD_Z
from scenes.table.widgets import Group, Guests, explained, no_guests

Uses = dict[str, Callable[[], None]]


class Rail:
    """Which buttons there are, where, and which of them can be used. What has no use is not there."""

    def __init__(self, timeline: Timeline, settings: Settings, uses: Uses) -> None:
        self.group = Group(timeline)
        self._settings, self._uses = settings, uses
        self._chip: str | None = None
        self.guests: Guests = no_guests  # what whoever speaks from the banner brings along
        self._is_lost: bool | None = None  # what the lamp says; None when there is no lamp

    def lay_out(self, look: Look, geometry: Geometry, session: Session) -> None:
        """Place all buttons anew (pixels)."""
        self._look, self._geometry = look, geometry
        plate = hud.code_plate(look, geometry, str(session.code), session.grade, self._uses["copy"])
        self.group.replace(
            [
                *self.guests(look, geometry.banner),
                *self._menu(),
                *self._rail(),
                plate,
                *self._way_back(plate.rect),
                *self._lamp(),
                *self._chip_button(),
            ]
        )
        self.refresh(session)

    def refresh(self, session: Session) -> None:
        """Grey out what cannot be done."""
        for key, is_enabled in (("undo", session.record.can_undo), ("redo", session.record.can_redo)):
            widget = self.group.find(key)
            if widget is not None:
                widget.is_enabled = is_enabled

    def set_chip(self, label: str | None, session: Session) -> None:
        """The small button that reopens a closed window, or None."""
        if label != self._chip:
            self._chip = label
            self.lay_out(self._look, self._geometry, session)

    def set_lamp(self, is_lost: bool | None, session: Session) -> None:
        """What the lamp says, or None for no lamp."""
        if is_lost is not self._is_lost:
            self._is_lost = is_lost
            self.lay_out(self._look, self._geometry, session)

    def _lamp(self) -> list[Lamp]:
        g = self._geometry
        if self._is_lost is None or "lamp" not in self._uses:
            return []
        return [Lamp(g.lamp, self._is_lost, not g.is_compact, self._uses["lamp"])]

    def status_room(self) -> tuple[float, float]:
        """What the menu button and the plate with the code leave of the top bar, from x to x."""
        last = self.group.find("window") or self.group.find("copy")
        assert last is not None
        right = self._geometry.width if self._geometry.is_portrait else last.rect.left
        return self.menu_right, right

    @property
    def menu_right(self) -> int:
        """Where the menu button ends, or would begin if there is none (pixels)."""
        rect = self._menu_rect()
        return rect.right if "pause" in self._uses else rect.left

    def rects(self) -> dict[Hashable, pygame.Rect]:
        return self.group.rects()

    def display(self, device: Device) -> list[Sprite]:
        return self.group.display(self._look, device, HUD_Z)

    def _menu_rect(self) -> pygame.Rect:
        g = self._geometry
        size = round(0.78 * g.top_bar)
        left = round(max(g.content_left + g.margin, g.margin))
        return pygame.Rect(left, round(0.54 * g.top_bar - size / 2), size, size)

    def _menu(self) -> list[RoundButton]:
        if "pause" not in self._uses:
            return []
        button = RoundButton("pause", self._menu_rect(), "menu", "", self._uses["pause"])
        return [explained(button, _("Pause, and all that can be set"), Action.PAUSE)]

    def _rail(self) -> list[RoundButton]:
        is_helping = self._settings.is_placement_help_on
        tips = {
            "undo": _("Take back the last move"),
            "redo": _("Make the move again that was taken back"),
            "hint": _("Show a pair, or whether to draw"),
            "help": _("Rings around cards that have a partner, on or off"),
        }
        names = {
            "undo": ("undo", _("Undo"), Action.UNDO),
            "redo": ("redo", _("Redo"), Action.REDO),
            "hint": ("hint", _("Hint"), Action.HINT),
            "help": (
                "eye" if is_helping else "eye_off",
                _("Help on") if is_helping else _("Help off"),
                Action.HELP,
            ),
        }
        if not self._settings.is_hint_shown:
            del names["hint"]
        g = self._geometry
        return [
            explained(
                RoundButton(
                    key,
                    g.rail_button(index, len(names)),
                    icon,
                    label if g.has_rail_labels(len(names)) else "",
                    self._uses[key],
                    action,
                ),
                tips[key],
            )
            for index, (key, (icon, label, action)) in enumerate(names.items())
            if key in self._uses
        ]

    def _way_back(self, plate: pygame.Rect) -> list[RoundButton]:
        """In full screen: the button that brings the window back."""
        if not self._settings.is_fullscreen:
            return []
        size = plate.height
        rect = pygame.Rect(plate.left - size - round(self._geometry.margin / 2), plate.top, size, size)
        button = RoundButton("window", rect, "window", "", self._uses["window"])
        return [explained(button, _("Back to a window"), Action.FULLSCREEN)]

    def _chip_button(self) -> list[Button]:
        g = self._geometry
        if self._chip is None:
            return []
        stock, tip = g.card_rect(g.stock), g.card_rect(g.position(TIP))
        gap = tip.left - stock.right - 12  # the only place at the lower edge where no card lies
        rect = pygame.Rect(0, 0, round(min(gap, max(170, 300 * g.unit))), round(max(36, 64 * g.unit)))
        rect.midbottom = ((stock.right + tip.left) // 2, round(g.height - g.margin - g.bottom_bar))
        return [Button("chip", rect, self._chip, self._uses["chip"], GOLDEN, "heart", None, 26)]
