"""The buttons on and around the table of Hearts, and which of them can be used."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.hearts.round import PASSED, Phase
from game.language import _
from scenes.hearts import hud
from scenes.hearts.layout import Geometry
from scenes.hearts.session import Session
from scenes.table.actions import Action, Device
from scenes.table.button_art import GOLDEN, PRIMARY, Look
from scenes.table.buttons import Button, RoundButton
from scenes.table.display import Sprite
from scenes.table.settings import Settings
from scenes.table.timeline import Timeline
from scenes.table.top_bar import BAR_HEIGHT, BAR_MIDDLE, HUD_Z, CodePlate
from scenes.table.widgets import Group, Guests, Widget, explained, no_guests

Uses = dict[str, Callable[[], None]]


class Rail:
    """Menu and code in the top bar, a row above the hand, and what comes and goes in the middle.

    What has no use is not there.
    """

    def __init__(self, timeline: Timeline, settings: Settings, uses: Uses) -> None:
        self.group = Group(timeline)
        self._settings, self._uses = settings, uses
        self._middle: tuple[object, ...] = ()
        self.guests: Guests = no_guests  # what whoever speaks from the banner brings along

    def lay_out(self, look: Look, geometry: Geometry, session: Session) -> None:
        """Place all buttons anew (pixels)."""
        self._look, self._geometry = look, geometry
        self._middle = _middle(session)
        self._fixed = [
            *self.guests(look, geometry.banner),
            *self._menu(),
            *self._row(),
            *self._plates(session),
        ]
        self.group.replace([*self._middle_buttons(session), *self._fixed])
        self.refresh(session)

    def refresh(self, session: Session) -> None:
        """Buttons follow the state of the round."""
        if _middle(session) != self._middle:
            self._middle = _middle(session)
            self.group.replace([*self._middle_buttons(session), *self._fixed])
        for key, is_enabled in (
            ("hint", session.is_choosing or session.is_my_turn),
            ("last", bool(session.round.tricks)),
        ):
            widget = self.group.find(key)
            if widget is not None:
                widget.is_enabled = is_enabled

    def rects(self) -> dict[Hashable, pygame.Rect]:
        return self.group.rects()

    def display(self, device: Device) -> list[Sprite]:
        return self.group.display(self._look, device, HUD_Z + 10)

    @property
    def menu_right(self) -> int:
        """Where the menu button ends, or would begin if there is none (pixels)."""
        rect = self._menu_rect()
        return rect.right if "pause" in self._uses else rect.left

    def _menu_rect(self) -> pygame.Rect:
        g = self._geometry
        size = round(BAR_HEIGHT * g.top_bar)
        left = round(max(g.content_left + g.margin, g.margin))
        return pygame.Rect(left, round(BAR_MIDDLE * g.top_bar - size / 2), size, size)

    def _menu(self) -> list[Widget]:
        if "pause" not in self._uses:
            return []
        button = RoundButton("pause", self._menu_rect(), "menu", "", self._uses["pause"])
        return [explained(button, _("Pause, and all that can be set"), Action.PAUSE)]

    def _row(self) -> list[Widget]:
        tips = {
            "hint": _("Show what a club player would do"),
            "sort": _("Sort your hand the next way"),
            "scores": _("The score sheet"),
            "last": _("Look at the last trick"),
        }
        names = {
            "hint": ("hint", _("Suggest"), Action.HINT),
            "sort": ("sort", _("Sort"), Action.SORT),
            "scores": ("stats", _("Scores"), Action.SCORES),
            "last": ("eye", _("Last trick"), Action.LAST_TRICK),
        }
        if not self._settings.is_hint_shown:
            del names["hint"]
        g, count = self._geometry, len(names)
        room = 0.95 * (g.rail_button(1, count).left - g.rail_button(0, count).left)
        return [
            explained(
                RoundButton(
                    key,
                    g.rail_button(index, count),
                    icon,
                    "" if g.is_compact else label,
                    self._uses[key],
                    action,
                    room,
                ),
                tips[key],
            )
            for index, (key, (icon, label, action)) in enumerate(names.items())
            if key in self._uses
        ]

    def _plates(self, session: Session) -> list[Widget]:
        """The plate with the code; in full screen also the button that brings the window back."""
        g, code = self._geometry, str(session.code)
        right = g.width - g.content_left - g.margin
        plate = CodePlate(self._look, code, _("Match"), right, g.top_bar, g.is_compact, self._uses["copy"])
        if not self._settings.is_fullscreen:
            return [plate]
        size = plate.rect.height
        rect = pygame.Rect(plate.rect.left - size - round(g.margin / 2), plate.rect.top, size, size)
        button = RoundButton("window", rect, "window", "", self._uses["window"])
        return [plate, explained(button, _("Back to a window"), Action.FULLSCREEN)]

    def _middle_buttons(self, session: Session) -> list[Widget]:
        g = self._geometry
        if session.is_choosing:
            missing = PASSED - len(session.picked)
            label = _("Pass these cards") if not missing else hud.choose_more(missing)
            button = Button("pass", g.pass_button, label, self._uses["pass"], PRIMARY, "", Action.DRAW, 32)
            button.is_enabled = not missing
            return [button]
        if session.can_take_the_rest:
            points = session.points_left
            label = _("Take the rest: +{points}").format(points=points)
            return [Button("rest", g.offer_button, label, self._uses["rest"], GOLDEN, "", Action.DRAW, 32)]
        return []


def _middle(session: Session) -> tuple[object, ...]:
    """What the buttons in the middle depend on."""
    is_passing = session.phase is Phase.PASSING
    return (session.is_choosing, len(session.picked) if is_passing else 0, session.can_take_the_rest)
