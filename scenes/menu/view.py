"""The picture of the menu: table, drifting cards, logo, tiles and buttons. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from game.deals import NUMBER_OF_DEALS, Game
from game.language import _, ngettext
from game.streaks import hearts, parse_day, streak
from scenes.menu import tile_art
from scenes.menu.daily_button import DailyButton
from scenes.menu.drifting import DriftingCards
from scenes.menu.layout import MenuGeometry
from scenes.menu.tiles import Tile
from scenes.menu.unfinished import Unfinished
from scenes.menu.wide_button import WideButton
from scenes.scene import Stage
from scenes.table import button_row, theme
from scenes.table.actions import Device
from scenes.table.assets import DISPLAY_BOLD, DISPLAY_ITALIC, SEMIBOLD
from scenes.table.background import Background
from scenes.table.button_art import LABEL, LEAST_LABEL, MIN_LABEL, PRIMARY, SECONDARY, Look, common_letters
from scenes.table.buttons import Button
from scenes.table.clock import clock
from scenes.table.controls import Controls
from scenes.table.dates import short_date
from scenes.table.day_hearts import NONE
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group, explained

WIDGET_Z = 100.0
LEAST_BESIDE_ICON = 15  # pixels; where letters would be smaller, the small buttons go without icons
BOKEH = 46
PAINT_DELAY, APPEAR = 0.12, 0.3  # s; from the first frame to the pictures on the tiles, and their fading in
LAST_DAYS = 7  # have a heart on the button of the daily deals

Uses = dict[str, Callable[[], None]]


class MenuView:
    """Everything seen of the menu except what stands over it."""

    def __init__(self, stage: Stage, timeline: Timeline, uses: Uses, in_progress: Unfinished) -> None:
        self._stage, self._timeline, self._uses = stage, timeline, uses
        self.in_progress = in_progress
        self.background = Background(stage.assets, stage.decoration, has_rays=True)
        self._drifting = DriftingCards(stage.assets)
        self.widgets = Group(timeline)
        self.seconds = 0.0  # of the living background: what breathes, breathes by it
        self._bulb_due = self._age = 0.0

    def lay_out(self, width: int, height: int) -> None:
        """Find a place for everything in a picture of this size (pixels)."""
        g = self.geometry = MenuGeometry(width, height, self._stage.settings.ui_scale)
        self.look = Look(self._stage.assets, g.unit)
        self.dialog_look = Look(self._stage.assets, theme.unit(width, height, self._stage.settings.ui_scale))
        self.background.lay_out(width, height, (width / 2, 0.42 * height), density=BOKEH)
        self._drifting.lay_out(width, height, g.left)
        self._tallies = self._stage.store.tallies()
        self.widgets.replace([*self._tiles(), *self._wide_buttons(), *self._small_buttons()])
        self._timeline.after(PAINT_DELAY / 4, lambda: tile_art.fetch(self.look))

    def advance(self, seconds: float) -> bool:
        """Let time pass after the first frame; True when the picture changed."""
        is_reduced = self._stage.settings.is_reduced_motion
        self.background.is_still = self._stage.settings.is_background_still
        self.background.is_thin = self._stage.is_load_high
        has_changed = self._paint_tiles(seconds) | self._drifting.tick(seconds, is_reduced)
        if self.background.tick(seconds):
            self.seconds += theme.BACKGROUND_FRAME
            self._chase()
            return True
        return has_changed

    def _paint_tiles(self, seconds: float) -> bool:
        """The pictures on the tiles come after the first frame, one a tick, and fade in."""
        self._age += seconds
        if self._age < PAINT_DELAY:
            return False
        has_changed = False
        for tile in self._tiles_shown():
            if not tile.has_picture:
                tile.paint(self.look)
                return True
            if tile.painted < 1:
                reduced = self._stage.settings.is_reduced_motion
                tile.painted = 1.0 if reduced else min(1.0, tile.painted + seconds / APPEAR)
                has_changed = True
        return has_changed

    def _chase(self) -> None:
        """The lights around the chosen tile go one step on."""
        self._bulb_due -= theme.BACKGROUND_FRAME
        if self._bulb_due <= 0:
            self._bulb_due += theme.BULB_STEP
            for tile in self._tiles_shown():
                tile.bulb_step += 1

    def display(self, controls: Controls, device: Device) -> list[Sprite]:
        """Everything of the menu."""
        self._light_tiles(controls, device)
        sprites = self.background.display() + self._drifting.display(self.seconds)
        sprites += self._logo()
        sprites += self.widgets.display(self.look, device, WIDGET_Z)
        return sprites + self._footer()

    def _tiles(self) -> list[Tile]:
        g = self.geometry
        return [
            Tile(
                "solitaire",
                g.tile(0),
                _("Heart to Heart"),
                _("Solitaire · clear the heart, pair by pair"),
                self._record(Game.HEART_TO_HEART),
                self._uses["solitaire"],
                g.is_tiny,
            ),
            Tile(
                "hearts",
                g.tile(1),
                _("Hearts"),
                _("Three rivals, one wicked Queen"),
                self._record(Game.HEARTS),
                self._uses["hearts"],
                g.is_tiny,
            ),
        ]

    def _record(self, game: Game) -> tuple[str, ...]:
        """What was won of a game so far, in two lines; none before the first game."""
        tally = self._tallies.get(game)
        if tally is None:
            return ()
        won = ngettext("{number} win", "{number} wins", tally.won).format(number=tally.won)
        games = ngettext("of {number} game", "of {number} games", tally.played).format(number=tally.played)
        return (won, games)

    def _tiles_shown(self) -> list[Tile]:
        return [widget for widget in self.widgets.widgets if isinstance(widget, Tile)]

    def _light_tiles(self, controls: Controls, device: Device) -> None:
        """Light the tile that has the focus or the pointer; when neither has, of the game played last."""
        tiles = self._tiles_shown()
        played_last = list(self.in_progress)[-1:] == [Game.HEARTS]
        usual = tiles[1 if played_last else 0]
        is_mouse = device is Device.MOUSE or not controls.is_visible
        wanted = [tile for tile in tiles if (tile.hover > 0 if is_mouse else tile.key == controls.focus.key)]
        for tile in tiles:
            tile.is_lit = tile in wanted[:1] or (is_mouse and not wanted and tile is usual)

    def _wide_buttons(self) -> list[WideButton]:
        g = self.geometry
        line = list(self.in_progress.values())[-1] if self.in_progress else ""
        going_on = WideButton(
            "continue" if line else "deal",
            g.wide(0),
            "play",
            _("Continue") if line else _("New deal"),
            line or self._promise(),
            self._uses["continue" if line else "solitaire"],
            PRIMARY,
        )
        return [going_on, self._daily_button(g.wide(1))]

    def _promise(self) -> str:
        """What a new deal will be like."""
        settings = self._stage.settings
        if settings.is_winnable_wanted or settings.grade:
            return _("A heart that can be won")
        return _("A fresh heart, shuffled for you")

    def _daily_button(self, rect: pygame.Rect) -> DailyButton:
        """Today, the hearts of the last days, and the streak."""
        today = parse_day(self._stage.today)
        assert today is not None
        earned = hearts(self._stage.store.daily_wins())
        days = [date.fromordinal(max(1, today.toordinal() - back)) for back in reversed(range(LAST_DAYS))]
        kinds = tuple(earned[day].value if day in earned else NONE for day in days)
        length = streak(earned, today)
        words = ngettext("{number} day in a row", "{number} days in a row", length).format(number=length)
        if not length:
            words = _("A heart for every day") if not self.geometry.is_tiny else ""
        title, line = _("Daily deal"), short_date(today)
        button = DailyButton("daily", rect, title, line, kinds, words, self._uses["daily"])
        return explained(button, _("One deal for everyone each day: won in time, it is a golden heart"))

    def _small_buttons(self) -> list[Button]:
        """One row (two in a portrait picture) whose letters are all of one size."""
        labels = {
            "statistics": (_("Statistics"), "stats"),
            "history": (_("History"), "history"),
            "code": (_("Deal code"), "keyboard"),
            "options": (_("Options"), "gear"),
            "rules": (_("How to play"), "hint"),
            "quit": (_("Quit"), "power"),
        }
        g = self.geometry
        rects = [g.small(index, len(labels)) for index in range(len(labels))]
        words, wide = [label for label, _icon in labels.values()], min(rect.width for rect in rects)
        most = self.look.size(LABEL, MIN_LABEL)
        letters = common_letters(self.look, words, wide, most, has_icons=True)
        has_icons = letters >= LEAST_BESIDE_ICON
        if not has_icons:
            letters = common_letters(self.look, words, wide, most, has_icons=False)
        if not letters:
            letters, rects = LEAST_LABEL, button_row.refitted(self.look, words, rects)
        self._below = max(rect.bottom for rect in rects)
        tips = {
            "code": _("Play the deal that a code names, or watch a game that was copied"),
            "history": _("Games you finished, to be watched again"),
        }
        return [
            explained(
                Button(
                    key, rect, label, self._uses[key], SECONDARY, icon if has_icons else "", letters=letters
                ),
                tips.get(key, ""),
            )
            for rect, (key, (label, icon)) in zip(rects, labels.items(), strict=True)
        ]

    def _logo(self) -> list[Sprite]:
        g, assets, palette = self.geometry, self._stage.assets, self._stage.assets.palette
        size = g.logo_size
        name = _("Two of Hearts")
        wide = 1.86 * size + assets.width(name, size, DISPLAY_BOLD)
        size *= min(1.0, (g.width - 24) / wide)
        words = gilded(self.look, name, size, DISPLAY_BOLD)
        height = round(1.38 * size)
        emblem = assets.picture("cards", "emblem", round(1.16 * height), height)
        gap = -0.14 * size
        wide = emblem.get_width() + gap + words.get_width()
        x, y = g.logo
        left = x - wide / 2
        sprites = [
            Sprite(emblem, left + emblem.get_width() / 2, y - 0.03 * size, 20),
            Sprite(words, left + emblem.get_width() + gap + words.get_width() / 2, y - 0.06 * size, 21),
        ]
        if not g.is_tiny:
            tagline = assets.text(
                _("play it close to the heart"), 0.27 * size, palette.whisper, DISPLAY_ITALIC
            )
            sprites.append(Sprite(tagline, x + emblem.get_width() / 2, y + 0.62 * size, 22))
        return sprites

    def _facts(self) -> list[str]:
        """What there is to be proud of; before the first game, what the program is proud of."""
        facts = [
            _("{number} deals, one code each").format(number=f"{NUMBER_OF_DEALS:,}"),
            _("undo a hundred moves"),
            _("every shuffle fair"),
        ]
        if self._stage.is_unsaved:
            facts[0] = _("Nothing is being saved")
        fastest = {game: tally.fastest for game, tally in self._tallies.items() if tally.fastest is not None}
        if Game.HEART_TO_HEART in fastest:
            facts[1] = _("Best time {time}").format(time=clock(fastest[Game.HEART_TO_HEART]))
        return facts

    def _footer(self) -> list[Sprite]:
        g, palette = self.geometry, self._stage.assets.palette
        if g.is_tiny:
            return []
        facts = self._facts()
        size = max(15.0, 24 * g.unit)
        parts: list[pygame.Surface] = []
        for fact in facts:
            if parts:
                parts.append(self._stage.assets.icon("heart", 0.8 * size, palette.rose))
            parts.append(self._stage.assets.text(fact, size, palette.muted, SEMIBOLD))
        gap = 0.5 * size
        wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
        y = (self._below + g.height) / 2 + 2 * g.unit
        left, sprites = (g.width - wide) / 2, []
        for part in parts:
            sprites.append(Sprite(part, left + part.get_width() / 2, y, 30))
            left += part.get_width() + gap
        return sprites if wide < g.width - 16 else []
