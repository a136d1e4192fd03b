"""The menu: two games to choose from, and what goes with them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.deals import NUMBER_OF_DEALS, DealCode, Game
from game.language import _
from scenes.menu import tile_art
from scenes.menu.drifting import DriftingCards
from scenes.menu.layout import MenuGeometry
from scenes.menu.tiles import Tile
from scenes.menu.wide_button import WideButton
from scenes.scene import Frame, HeartsRoute, SolitaireRoute, Stage
from scenes.table import theme
from scenes.table.assets import DISPLAY_BOLD, DISPLAY_ITALIC, SEMIBOLD
from scenes.table.background import Background
from scenes.table.button_art import PRIMARY, SECONDARY, Look
from scenes.table.buttons import Button
from scenes.table.controls import Controls
from scenes.table.dialogs import button_row, deal_code, deal_words
from scenes.table.display import Sprite
from scenes.table.intents import Act, Action, Device, Intent, Press, Step
from scenes.table.lettering import gilded
from scenes.table.overlay import Dialog, Overlay, Words
from scenes.table.overlay_host import OverlayHost
from scenes.table.setting_rows import general_rows, hearts_rows, solitaire_rows
from scenes.table.timeline import Timeline
from scenes.table.toast import Toast
from scenes.table.widgets import Group

WIDGET_Z = 100.0
BOKEH = 46
PAINT_DELAY, APPEAR = 0.12, 0.3  # s; from the first frame to the pictures on the tiles, and their fading in
SMALL = ("options", "rules", "fullscreen", "quit")


class MenuScene:
    """Everything starts here."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.timeline = Timeline()
        self.toast = Toast(self.timeline)
        self._background = Background(stage.assets, stage.decoration, has_rays=True)
        self._drifting = DriftingCards(stage.assets)
        self._widgets = Group(self.timeline)
        self._controls = Controls(self.timeline, stage.sounds)
        self._controls.reset("solitaire")
        self._host = OverlayHost(
            self.timeline, stage.sounds, stage.settings, stage.translator, self._take_action
        )
        self._seconds = self._bulb_due = 0.0
        self._stale = True
        self._is_announced = False
        self._age = 0.0

    # The App asks.

    def enter(self, width: int, height: int) -> None:
        g = self._geometry = MenuGeometry(width, height)
        self._look = Look(self.stage.assets, g.unit)
        self._background.lay_out(width, height, (width / 2, 0.42 * height), density=BOKEH)
        self._drifting.lay_out(width, height, g.left)
        self._widgets.replace([*self._tiles(), *self._wide_buttons(), *self._small_buttons()])
        self.timeline.after(PAINT_DELAY / 4, lambda: tile_art.fetch(self._look))
        self._host.lay_out(width, height, Look(self.stage.assets, theme.unit(width, height)))
        self._controls.follow(self._widgets.rects())
        self._stale = True

    def handle(self, intent: Intent) -> None:
        self._stale = True
        if self._host.handle(intent):
            return
        if isinstance(intent, Act):
            self._act(intent.action)
            return
        if isinstance(intent, Press) and self._widgets.at(intent.x, intent.y):
            self.stage.sounds.play("press", intent.x / self._geometry.width)
        self._controls.handle(intent, self._widgets, self._widgets.rects(), "solitaire")

    def tick(self, seconds: float) -> None:
        self._stale |= self.timeline.is_moving
        self.timeline.advance(seconds)
        self._background.is_still = self.stage.settings.is_reduced_motion
        self._background.is_thin = self.stage.is_load_high
        if self._is_announced:
            self._paint_tiles(seconds)
        self._stale |= self._is_announced and self._drifting.tick(
            seconds, self.stage.settings.is_reduced_motion
        )
        if self._background.tick(seconds):
            self._stale = True
            self._seconds += theme.BACKGROUND_FRAME
            self._chase()

    def _paint_tiles(self, seconds: float) -> None:
        """The pictures on the tiles come after the first frame, one a tick, and fade in."""
        self._age += seconds
        if self._age < PAINT_DELAY:
            return
        for tile in self._tiles_shown():
            if not tile.has_picture:
                tile.paint(self._look)
                self._stale = True
                return
            if tile.painted < 1:
                reduced = self.stage.settings.is_reduced_motion
                tile.painted = 1.0 if reduced else min(1.0, tile.painted + seconds / APPEAR)
                self._stale = True

    def _chase(self) -> None:
        """The lights around the chosen tile go one step on."""
        self._bulb_due -= theme.BACKGROUND_FRAME
        if self._bulb_due <= 0:
            self._bulb_due += theme.BULB_STEP
            for tile in self._tiles_shown():
                tile.bulb_step += 1

    def suspend(self) -> None:
        """Nothing here runs against the player."""

    def wake(self) -> None:
        self._background.wake()
        self._stale = True

    @property
    def is_stale(self) -> bool:
        return self._stale

    @property
    def is_typing(self) -> bool:
        return self._host.field is not None

    @property
    def overlay(self) -> str | None:
        """The name of what stands over the menu, if anything does."""
        return self._host.current.name if self._host.current else None

    def draw(self) -> Frame:
        self._stale = False
        g, device = self._geometry, self.stage.translator.device
        self._light_tiles()
        sprites = self._background.display() + self._drifting.display(self._seconds)
        sprites += self._logo()
        sprites += self._widgets.display(self._look, device, WIDGET_Z)
        sprites += self._footer()
        if device is not Device.MOUSE and self._host.current is None:
            sprites += self._controls.display(self._look)
        sprites += self._host.display()
        sprites += self.toast.display(self._host_look(), g.width / 2, g.height, 0.9 * g.width)
        note = "" if self._is_announced else "# ready menu"
        self._is_announced = True
        return Frame(self._background.backdrop, sprites, note)

    def pose(self, moves: str, overlay: str | None) -> None:
        if moves:
            raise ValueError(_("There is nothing to move in the menu"))
        opening = {"options": self.show_options, "help": self.show_rules, "code": self.ask_code}
        if overlay in opening:
            opening[overlay]()
        elif overlay == "focus":
            self.stage.translator.device = Device.CONTROLLER
            self.handle(Step(0, 1))
        elif overlay is not None:
            raise ValueError(_("There is no “{overlay}” in the menu").format(overlay=overlay))

    def ask_to_quit(self) -> bool:
        return False

    # What is shown.

    def _host_look(self) -> Look:
        return Look(self.stage.assets, theme.unit(self._geometry.width, self._geometry.height))

    def _tiles(self) -> list[Tile]:
        g = self._geometry
        return [
            Tile(
                "solitaire",
                g.tile(0),
                _("Heart to Heart"),
                _("Solitaire · clear the heart, pair by pair"),
                "",
                self._play,
                g.is_tiny,
            ),
            Tile(
                "hearts",
                g.tile(1),
                _("Hearts"),
                _("Three rivals, one wicked Queen"),
                "",
                self._play_hearts,
                g.is_tiny,
            ),
        ]

    def _tiles_shown(self) -> list[Tile]:
        return [widget for widget in self._widgets.widgets if isinstance(widget, Tile)]

    def _light_tiles(self) -> None:
        """Light the tile that has the focus or the pointer; the first one when neither has."""
        tiles = self._tiles_shown()
        is_mouse = self.stage.translator.device is Device.MOUSE or not self._controls.is_visible
        wanted = [
            tile for tile in tiles if (tile.hover > 0 if is_mouse else tile.key == self._controls.focus.key)
        ]
        for tile in tiles:
            tile.is_lit = tile in wanted[:1] or (is_mouse and not wanted and tile is tiles[0])

    def _wide_buttons(self) -> list[WideButton]:
        g = self._geometry
        return [
            WideButton(
                "deal",
                g.wide(0),
                "play",
                _("New deal"),
                _("A fresh heart, shuffled for you"),
                self._play,
                PRIMARY,
            ),
            WideButton(
                "code",
                g.wide(1),
                "keyboard",
                _("Enter a deal code"),
                _("Play what a friend has played"),
                self.ask_code,
                SECONDARY,
            ),
        ]

    def _small_buttons(self) -> list[Button]:
        labels = {
            "options": (_("Options"), "gear", self.show_options),
            "rules": (_("How to play"), "hint", self.show_rules),
            "fullscreen": (_("Full screen"), "fullscreen", self._toggle_fullscreen),
            "quit": (_("Quit"), "power", self.stage.quit),
        }
        if self.stage.settings.is_fullscreen:
            labels["fullscreen"] = (_("Window"), "window", self._toggle_fullscreen)
        g = self._geometry
        return [
            Button(key, g.small(index, len(SMALL)), labels[key][0], labels[key][2], SECONDARY, labels[key][1])
            for index, key in enumerate(SMALL)
        ]

    def _logo(self) -> list[Sprite]:
        g, assets = self._geometry, self.stage.assets
        size = g.logo_size
        words = gilded(self._look, _("Two of Hearts"), size, DISPLAY_BOLD)
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
            tagline = assets.text(_("play it close to the heart"), 0.27 * size, "#FFD9C9", DISPLAY_ITALIC)
            sprites.append(Sprite(tagline, x + emblem.get_width() / 2, y + 0.62 * size, 22))
        return sprites

    def _footer(self) -> list[Sprite]:
        g, palette = self._geometry, self.stage.assets.palette
        if g.is_tiny:
            return []
        facts = (
            _("{number} deals, one code each").format(number=f"{NUMBER_OF_DEALS:,}"),
            _("undo a hundred moves"),
            _("every shuffle fair"),
        )
        size = max(15.0, 24 * g.unit)
        parts: list[pygame.Surface] = []
        for fact in facts:
            if parts:
                parts.append(self.stage.assets.icon("heart", 0.8 * size, palette.rose))
            parts.append(self.stage.assets.text(fact, size, palette.muted, SEMIBOLD))
        gap = 0.5 * size
        wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
        y = (g.small(3, len(SMALL)).bottom + g.height) / 2 + 2 * g.unit
        left, sprites = (g.width - wide) / 2, []
        for part in parts:
            sprites.append(Sprite(part, left + part.get_width() / 2, y, 30))
            left += part.get_width() + gap
        return sprites if wide < g.width - 16 else []

    # What is chosen.

    def _act(self, action: Action) -> None:
        if action in (Action.CONFIRM, Action.DRAW):
            self._confirm()
        elif action is Action.NEW:
            self._play()
        elif action is Action.PAUSE:
            self.show_options()
        elif action is Action.HELP:
            self.show_rules()
        elif action is Action.BACK and self.stage.translator.device is not Device.MOUSE:
            self._controls.show("quit", self._widgets.rects())

    def _confirm(self) -> None:
        """The first tile is lit from the start: confirm starts it even before the focus was moved."""
        key: Hashable = self._controls.focus.key if self._controls.is_visible else "solitaire"
        self.stage.sounds.play("press")
        self._widgets.tap(key)

    def _play(self) -> None:
        self.stage.go(SolitaireRoute())

    def _play_hearts(self) -> None:
        self.stage.go(HeartsRoute())

    def _toggle_fullscreen(self) -> None:
        self.stage.set_fullscreen(not self.stage.settings.is_fullscreen)

    def ask_code(self) -> None:
        self._host.open(
            deal_code(self.timeline, deal_words(), self._enter_code, self._host.paste, self._host.close)
        )

    def _enter_code(self, text: str) -> None:
        try:
            code = DealCode.parse_any(text)
        except ValueError as error:
            self.stage.sounds.play("wrong")
            self.toast.say(str(error))
            return
        self.stage.go(HeartsRoute(code) if code.game is Game.HEARTS else SolitaireRoute(code))

    def show_options(self) -> None:
        settings = self.stage.settings
        has_sound, change = self.stage.sounds.is_available, self._settings_changed
        games = solitaire_rows(settings, change) + hearts_rows(settings, change)
        rows = general_rows(settings, has_sound, change, self.stage.set_fullscreen)
        rows.append(button_row("done", _("Done"), self._host.close, PRIMARY, "check"))
        close, columns = self._host.close, [games, rows]
        self._host.open(
            Dialog("options", _("Options"), [], columns, close, self.timeline, first="done", width=1180)
        )

    def _settings_changed(self) -> None:
        self._stale = True

    def show_rules(self) -> None:
        words = [Words(sentence) for sentence in rules_in_short()]
        rows = [button_row("done", _("Done"), self._host.close, PRIMARY, "check")]
        self._host.open(
            Dialog(
                "rules",
                _("How to play"),
                words,
                [rows],
                self._host.close,
                self.timeline,
                first="done",
                width=900,
            )
        )

    def _take_action(self, action: Action, overlay: Overlay) -> bool:
        """No key means anything else in the menu's dialogs."""
        del action, overlay
        return False


def rules_in_short() -> tuple[str, ...]:
    """How Heart to Heart is played, in four sentences."""
    return (
        _("All 52 cards are hearts, four of every rank. Clear the heart: take two cards of the same rank."),
        _("A card is free when nothing covers it. Pair two free cards, or one with the top of the waste."),
        _("Draw when nothing fits. An empty stock is turned over again, as often as you like."),
        _("The heart is empty: you have won. No partner is left anywhere: undo, or try again."),
    )
