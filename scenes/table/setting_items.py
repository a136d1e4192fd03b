"""What can be set, each thing once: its key, a sentence of help, and the widget that sets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.language import _
from scenes.table.inputs import Choice, Slider, Toggle
from scenes.table.settings import Back, Face, Motion, Settings, Sorting, Speed, Theme, Unfocused
from scenes.table.widgets import Widget

SPEEDS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0)
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
FRAME_CAPS = (30, 60, 120)
DEAD_ZONES = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)


class Item(NamedTuple):
    """One thing that can be set."""

    key: str
    help: str
    make: Callable[[pygame.Rect], Widget]


class Items:
    """Makes the items for these settings; `on_change` is called when one of them was set."""

    def __init__(self, settings: Settings, on_change: Callable[[], None]) -> None:
        self._settings, self._on_change = settings, on_change

    def sound(self, is_available: bool) -> list[Item]:
        label = _("Sound") if is_available else _("Sound (no device found)")
        away = {
            Unfocused.SILENT: _("Silent"),
            Unfocused.QUIET: _("Quieter"),
            Unfocused.LOUD: _("As loud as ever"),
        }
        return [
            self._toggle("sound", label, _("Turns all sound on or off."), "is_muted", is_flipped=True),
            self._slider("volume", _("Volume"), _("How loud everything is."), "volume"),
            self._slider("effects", _("Effects"), _("How loud cards and great moments are."), "effects"),
            self._choice(
                "unfocused",
                _("In the background"),
                _("What is heard while another window is in front."),
                "unfocused",
                away,
            ),
        ]

    def motion(self) -> list[Item]:
        speeds = {speed: f"× {speed:g}" for speed in SPEEDS}
        return [
            self.how_much_moves(),
            self._choice(
                "speed", _("Speed"), _("How fast cards fly and windows open."), "motion_speed", speeds
            ),
            self._toggle(
                "background",
                _("Living background"),
                _("The heartbeat of the table, and the hearts that drift over it."),
                "is_background_alive",
            ),
            self.held_trick(),
        ]

    def how_much_moves(self) -> Item:
        words = {Motion.FULL: _("Full"), Motion.REDUCED: _("Reduced"), Motion.OFF: _("Off")}
        help_words = _("Reduced: things fade where they would fly. Off: they are there at once.")
        return self._choice("motion", _("Motion"), help_words, "motion", words)

    def held_trick(self) -> Item:
        help_words = _("In Hearts, a finished trick lies until you press a key or click.")
        return self._toggle("held", _("Wait after each trick"), help_words, "is_trick_held")

    def picture(self, monitors: int) -> list[Item]:
        themes = {
            Theme.MIDNIGHT: _("Midnight"),
            Theme.LIGHT: _("Light"),
            Theme.CONTRAST: _("High contrast"),
        }
        faces = {
            Face.STANDARD: _("Standard"),
            Face.LARGE: _("Large print"),
            Face.FOUR_COLOUR: _("Four colours"),
            Face.LARGE_FOUR_COLOUR: _("Large, four colours"),
        }
        backs = {Back.LATTICE: _("Lattice"), Back.INDIGO: _("Indigo"), Back.MINIMAL: _("Minimal")}
        scales = {scale: f"{scale:.0%}" for scale in SCALES}
        return [
            self._choice(
                "theme", _("Theme"), _("The colours of the table and of all else."), "theme", themes
            ),
            self._choice(
                "face",
                _("Card faces"),
                _("Large print has huge ranks; with four colours no two suits look alike."),
                "face",
                faces,
            ),
            self._choice(
                "back_of_cards", _("Card backs"), _("The pattern on the backs of the cards."), "back", backs
            ),
            self.full_screen(),
            self._choice(
                "scale",
                _("Size of letters and buttons"),
                _("Larger as far as the cards leave room for it."),
                "ui_scale",
                scales,
            ),
            *self._monitor(monitors),
            self._frame_cap(),
        ]

    def full_screen(self) -> Item:
        help_words = _("Fill the screen, or be a window among others. F11 does the same.")
        return self._toggle("fullscreen", _("Full screen"), help_words, "is_fullscreen")

    def _monitor(self, count: int) -> list[Item]:
        """Which screen is filled, where there is more than one."""
        if count < 2:
            return []
        words = {number: str(number + 1) for number in range(count)}
        return [self._choice("monitor", _("Screen"), _("The screen that is filled."), "monitor", words)]

    def _frame_cap(self) -> Item:
        words = {cap: str(cap) for cap in FRAME_CAPS} | {0: _("As the screen")}
        help_words = _("Fewer are kinder to a battery, more are smoother.")
        return self._choice("cap", _("Frames per second"), help_words, "frame_cap", words)

    def deals(self, grades: Sequence[str]) -> Item:
        """Which deals of Heart to Heart come; `grades` are the words for how hard they are."""
        settings, words = self._settings, [_("Any"), _("Winnable"), *grades]

        def read() -> int:
            return settings.grade + 1 if settings.grade else int(settings.is_winnable_wanted)

        def write(index: int) -> None:
            settings.is_winnable_wanted, settings.grade = index > 0, max(0, index - 1)
            self._on_change()

        help_words = _("Any, winnable for certain, or winnable and so hard: from gentle to fiendish.")
        label = _("New deals")
        return Item("deals", help_words, lambda rect: Choice("deals", rect, label, words, read, write))

    def play(self, grades: Sequence[str]) -> list[Item]:
        toggle = self._toggle
        return [
            self.deals(grades),
            *self.solitaire(),
            toggle(
                "par",
                _("Par and stars"),
                _("With winnable deals: the least number of moves, and stars for coming near."),
                "is_par_shown",
            ),
            toggle(
                "confirm",
                _("Ask before a new game"),
                _("Before a game in progress is given up for another one."),
                "is_new_deal_confirmed",
            ),
            toggle("hints", _("Suggestions"), _("A button that shows a good move."), "is_hint_shown"),
            toggle("clock", _("Clock"), _("The time, while you play Heart to Heart."), "is_clock_shown"),
            toggle("score", _("Score"), _("The score or the points, while you play."), "is_score_shown"),
            self.opponents(),
            self._sorting(),
            self.single_card(),
            toggle(
                "rest",
                _("Take the rest by itself"),
                _("When every trick left is yours, you need not play them out."),
                "is_rest_taken",
            ),
        ]

    def placement_help(self) -> Item:
        help_words = _("Cards with a partner have a ring, and the others step back.")
        return self._toggle("placement_help", _("Placement help"), help_words, "is_placement_help_on")

    def solitaire(self) -> list[Item]:
        return [
            self.placement_help(),
            self._toggle(
                "move_errors",
                _("Move errors"),
                _("A sentence says why a move cannot be made."),
                "is_move_errors_on",
            ),
            self._toggle(
                "insight",
                _("Insight"),
                _("A lamp says whether the game can still be won."),
                "is_insight_on",
            ),
        ]

    def opponents(self) -> Item:
        words = {Speed.SLOW: _("Slow"), Speed.NORMAL: _("Normal"), Speed.FAST: _("Fast")}
        help_words = _("How long they think before they play.")
        return self._choice("opponents", _("Pace of the opponents"), help_words, "opponents", words)

    def _sorting(self) -> Item:
        words = {
            Sorting.LOW_FIRST: _("Low cards first"),
            Sorting.HIGH_FIRST: _("High cards first"),
            Sorting.BY_RANK: _("By rank"),
        }
        return self._choice(
            "sorting", _("Order of the hand"), _("How your hand is sorted in Hearts."), "sorting", words
        )

    def single_card(self) -> Item:
        help_words = _("In Hearts, when there is but one card that may be played.")
        return self._toggle("single", _("Play a single card by itself"), help_words, "is_single_card_played")

    def controls(self) -> list[Item]:
        zones = {zone: f"{zone:.0%}" for zone in DEAD_ZONES}
        return [
            self._choice(
                "dead_zone",
                _("Dead zone of the stick"),
                _("How far a controller's stick must be moved; more for a worn one."),
                "dead_zone",
                zones,
            ),
            self._toggle(
                "rumble",
                _("Rumble"),
                _("Great moments are felt in the controller."),
                "is_rumble_on",
            ),
        ]

    # The three kinds.

    def _toggle(self, key: str, label: str, words: str, name: str, is_flipped: bool = False) -> Item:
        """A switch for one of the settings, by its name there; flipped when it says the opposite."""

        def read() -> bool:
            return bool(getattr(self._settings, name)) != is_flipped

        def write(is_on: bool) -> None:
            self._set(name, is_on != is_flipped)

        return Item(key, words, lambda rect: Toggle(key, rect, label, read, write))

    def _choice(self, key: str, label: str, words: str, name: str, choices: Mapping[Any, str]) -> Item:
        """One of a few values, each with the word for it; a value without a word counts as the nearest."""
        values = list(choices)

        def read() -> int:
            value = getattr(self._settings, name)
            if value in values:
                return values.index(value)
            return min(range(len(values)), key=lambda index: abs(values[index] - value))

        def write(index: int) -> None:
            self._set(name, values[index])

        return Item(key, words, lambda rect: Choice(key, rect, label, list(choices.values()), read, write))

    def _slider(self, key: str, label: str, words: str, name: str) -> Item:
        """A value from 0 to 1."""

        def read() -> float:
            return float(getattr(self._settings, name))

        def write(value: float) -> None:
            self._set(name, value)

        return Item(key, words, lambda rect: Slider(key, rect, label, read, write))

    def _set(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        self._on_change()
