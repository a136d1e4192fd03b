"""The control bar of a replay: where in the game it is, stop and go, steps, speed, what to do instead."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.language import _
from scenes.table import button_art, shapes, theme
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, SEMIBOLD
from scenes.table.button_art import SECONDARY, Look
from scenes.table.buttons import Button, RoundButton
from scenes.table.display import Sprite
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group, Plain, Widget, explained

BAR_Z = 2300.0
LABEL_SIZE = 26  # units
TRACK = 6  # units
Use = Callable[[], None]


class Controls(NamedTuple):
    """What the buttons of the bar do."""

    restart: Use
    back: Use
    play: Use
    forward: Use
    speed: Use
    close: Use
    seek: Callable[[float], None]  # to a share of the whole game, 0 to 1
    chapters: tuple[Use, Use] | None = None  # to the part before, to the part after


class Offer(NamedTuple):
    """A labelled button for something to do instead of watching."""

    key: str
    label: str
    icon: str
    use: Use


class Shown(NamedTuple):
    """What the bar tells at this moment."""

    position: int = 0
    steps: int = 0
    is_playing: bool = False
    speed: float = 1.0
    sentence: str = ""  # how the game ended, once the end is shown


def bar_height(width: int, height: int, scale: float = 1.0) -> int:
    """The pixels that the bar takes of a picture of this size, at its lower edge."""
    unit, is_tall = theme.unit(width, height, scale), theme.is_portrait(width, height)
    return round(max(112, 210 * unit) if is_tall else max(58, 112 * unit))


class ReplayBar:
    """A row of buttons at the lower edge; in a portrait picture two rows."""

    def __init__(self, timeline: Timeline, controls: Controls, offers: tuple[Offer, ...]) -> None:
        self._controls, self._offers = controls, offers
        self.group = Group(timeline)
        self.shown = Shown()
        self._locked: frozenset[Hashable] = frozenset()

    def lay_out(self, width: int, height: int, look: Look) -> None:
        """Place everything for a picture of this size (pixels)."""
        self.look, self._width = look, width
        tall = bar_height(width, height, look.assets.dress.scale)
        self.rect = pygame.Rect(0, height - tall, width, tall)
        self._is_tall = theme.is_portrait(width, height)
        self._gap, self._margin = look.size(14, 6), look.size(22, 10)
        top = self.rect.top + look.size(14, 12)
        row = (self.rect.bottom - top) / (2 if self._is_tall else 1)
        self._side = round(min(0.86 * row, look.size(74, 44)))
        self._upper = top + row / 2
        self._lower = top + 1.5 * row if self._is_tall else self._upper
        self._place()

    @property
    def is_short(self) -> bool:
        """Whether there is no room for a sentence."""
        return self._width < theme.COMPACT_WIDTH and not self._is_tall

    def show(self, shown: Shown, locked: frozenset[Hashable] = frozenset()) -> None:
        """Tell something else; what is locked cannot be used now."""
        self.shown, self._locked = shown, locked
        self._dress()

    def _dress(self) -> None:
        """The buttons look as what is shown wants them; whichever is held down stays so."""
        for widget in self.group.widgets:
            widget.is_enabled = widget.key not in self._locked
            if isinstance(widget, RoundButton) and widget.key == "play":
                widget.icon = "pause" if self.shown.is_playing else "play"
            elif isinstance(widget, Button) and widget.key == "speed":
                widget.label = _times(self.shown.speed)

    def _place(self) -> None:
        transport = self._transport()
        self._transport_left = transport[0].rect.left
        self.group.replace([*transport, *self._instead(), self._scrubber()])
        self._dress()

    def _transport(self) -> list[Widget]:
        """The round buttons in the middle, from left to right."""
        use = self._controls
        buttons: list[tuple[str, str, Use, Action | None, str]] = [
            ("restart", "first", use.restart, None, _("Back to the start")),
            ("back", "chevron_left", use.back, Action.EARLIER, _("One step back")),
            ("play", "play", use.play, Action.DRAW, _("Let it run, or stop it")),
            ("forward", "chevron_right", use.forward, Action.LATER, _("One step on")),
        ]
        if use.chapters is not None:
            buttons.insert(1, ("before", "rewind", use.chapters[0], None, _("To the round before")))
            buttons.append(("after", "forward", use.chapters[1], None, _("To the next round")))
        pitch, count = self._side + self._gap, len(buttons) + 1
        left = self._width / 2 - (count * pitch - self._gap) / 2
        left = min(left, self._instead_left() - count * pitch) if not self._is_tall else left
        widgets: list[Widget] = []
        for number, (key, icon, do, action, tip) in enumerate(buttons):
            rect = self._square(left + number * pitch, self._upper)
            widgets.append(explained(RoundButton(key, rect, icon, "", do, action), tip))
        speed = self._square(left + (count - 1) * pitch, self._upper)
        button = Button("speed", speed, _times(1.0), use.speed, SECONDARY, "", None, LABEL_SIZE)
        widgets.append(explained(button, _("How fast it runs")))
        return widgets

    def _square(self, left: float, middle: float) -> pygame.Rect:
        return pygame.Rect(round(left), round(middle - self._side / 2), self._side, self._side)

    # What can be done instead, at the right.

    def _label_width(self, offer: Offer) -> float:
        letters = self.look.size(LABEL_SIZE, button_art.MIN_LABEL)
        return self.look.assets.width(offer.label, letters, BOLD) + self.look.size(56, 26)

    @property
    def _is_wordy(self) -> bool:
        """Whether there is room for words on these buttons."""
        words = sum(self._label_width(offer) + self._gap for offer in self._offers) + self._side
        transport = (7 if self._controls.chapters else 5) * (self._side + self._gap)
        free = 0.62 * self._width if self._is_tall else (self._width - transport) / 2
        return words + self._margin + 2 * self._gap < free

    def _instead_left(self) -> float:
        wide = [self._label_width(offer) if self._is_wordy else self._side for offer in self._offers]
        return self._width - self._margin - self._side - sum(wide) - self._gap * len(wide)

    def _instead(self) -> list[Widget]:
        left, widgets = self._instead_left(), list[Widget]()
        for offer in self._offers:
            rect = self._square(left, self._lower)
            if self._is_wordy:
                rect.width = round(self._label_width(offer))
                widgets.append(
                    Button(offer.key, rect, offer.label, offer.use, SECONDARY, "", None, LABEL_SIZE)
                )
            else:
                widgets.append(
                    explained(RoundButton(offer.key, rect, offer.icon, "", offer.use), offer.label)
                )
            left += rect.width + self._gap
        close = self._square(left, self._lower)
        leave = RoundButton("close", close, "close", "", self._controls.close, Action.BACK)
        return [*widgets, explained(leave, _("Leave the replay"))]

    def _scrubber(self) -> Widget:
        tall, below = round(self.look.size(28, 24)), round(self.look.size(14, 14))
        rect = pygame.Rect(0, self.rect.top + below - tall, self._width, tall)
        return Scrubber(rect, self._controls)

    # Pictures.

    def display(self, device: Device) -> list[Sprite]:
        look, size = self.look, self.rect.size
        panel = look.assets.keep(("replay bar", size), lambda: _panel(look, *size))
        sprites = [Sprite(panel, *self.rect.center, BAR_Z)]
        sprites += self._track() + self._caption()
        return sprites + self.group.display(look, device, BAR_Z + 3)

    def _track(self) -> list[Sprite]:
        """How much of the game is over, along the upper edge."""
        look, thick = self.look, max(4, round(TRACK * self.look.unit))
        share = self.shown.position / max(1, self.shown.steps)
        done, y = round(share * self._width), self.rect.top
        knob = round(look.size(22, 14))
        palette = look.assets.palette
        heart = look.assets.keep(("scrub heart", knob), lambda: shapes.heart(knob, palette.rose))
        edge = math.ceil(heart.get_width() / 2)
        x = min(self._width - edge, max(edge, share * self._width))
        sprites = [Sprite(heart, x, y, BAR_Z + 2)]
        if done > 0:
            run = look.assets.keep(
                ("track", self._width, thick), lambda: shapes.rounded(self._width, thick, 1, palette.rose)
            )
            sprites.append(Sprite(run, done - self._width / 2, y, BAR_Z + 1))
        return sprites

    def _caption(self) -> list[Sprite]:
        """Which move it is; at the end, how the game ended."""
        look, shown = self.look, self.shown
        left, is_short = self._margin, self.is_short
        end = self._instead_left() if self._is_tall else self._transport_left
        room = end - left - 2 * self._gap
        words, palette = _position(shown, is_short), look.assets.palette
        pictures = [button_art.fitted(look, words, look.size(30, 17), palette.text, BOLD, room)]
        if shown.sentence and not is_short:
            size = look.size(25, 15)
            pictures.append(button_art.fitted(look, shown.sentence, size, palette.gold, SEMIBOLD, room))
        y = self._lower - sum(picture.get_height() for picture in pictures) / 2
        sprites = []
        for picture in pictures:
            tall = picture.get_height()
            sprites.append(Sprite(picture, left + picture.get_width() / 2, y + tall / 2, BAR_Z + 2))
            y += tall
        return sprites


def _times(speed: float) -> str:
    return f"{speed:g}×"


def _position(shown: Shown, is_short: bool) -> str:
    if is_short:
        return f"{shown.position} / {shown.steps}"
    return _("Move {number} of {count}").format(number=shown.position, count=shown.steps)


def _panel(look: Look, width: int, height: int) -> pygame.Surface:
    palette = look.assets.palette
    face = shapes.gradient(width, height, palette.raised_bottom, palette.panel_bottom)
    thick = max(2, round(0.5 * TRACK * look.unit))
    pygame.draw.rect(face, palette.line, (0, 0, width, thick))
    return face


class Scrubber(Plain):
    """The line of progress: dragged along, it goes to that place of the game."""

    def __init__(self, rect: pygame.Rect, controls: Controls) -> None:
        super().__init__("track", rect)
        self._controls = controls
        self.is_dragged = True

    def step(self, dx: int) -> bool:
        (self._controls.forward if dx > 0 else self._controls.back)()
        return True

    def drag(self, x: float) -> None:
        self._controls.seek(min(1.0, max(0.0, (x - self.rect.left) / self.rect.width)))

    def display(self, look: Look, device: Device, z: float) -> list[Sprite]:
        """The bar draws the line itself."""
        del look, device, z
        return []
