"""The program: window, fixed-tick loop, the only clock, and the way from one scene to the next."""

from __future__ import annotations

import contextlib
import signal
import time
from functools import partial
from pathlib import Path

import pygame

from game.language import _
from scenes.crash_report import confess
from scenes.kept_place import KeptPlace
from scenes.kept_settings import KeptSettings
from scenes.making import crash_scene, scene_for
from scenes.picture import Picture
from scenes.scene import Frame, OptionsRoute, ReturnRoute, Route, Scene, Stage, is_visit
from scenes.screen import Screen, refresh_rate
from scenes.starting import Options, folders_for_exports, open_store_of, route_to, settings_for
from scenes.store_news import StoreNews
from scenes.table.actions import Action
from scenes.table.assets import Assets, MissingAsset
from scenes.table.controllers import is_of_controller
from scenes.table.intents import Act, Intent, Point, Press, Release, Translator, Unplugged
from scenes.table.prompts import Prompts
from scenes.table.tooltips import Tooltips
from scenes.trace import Trace
from scenes.transition import Transition
from scenes.turns import Deadlines, Load

TICK = 1 / 60  # s
ICON = 64  # pixels
IDLE_POLL = 1 / 10  # s between looks at the events while the window has no focus
EXPECTED = (MissingAsset, ValueError, OSError, pygame.error)  # at the start these are sentences, not faults
_UNFOCUSED = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


def _now() -> str:
    """The time on the wall, and how far it is from UTC: in order even when summer time ends."""
    from datetime import datetime  # here, because the first frame needs none of it

    return datetime.now().astimezone().isoformat(timespec="microseconds")


def moment() -> str:
    """Local time, as names of files have it."""
    return time.strftime("%Y-%m-%d-%H%M%S")


class App:
    """Runs one scene at a time. `run` is the loop; `step` is one turn of it."""

    def __init__(self, options: Options) -> None:
        pygame.display.init()
        self._trace, self._data_dir = Trace(options.trace), options.data_dir
        self._store, notice = open_store_of(options, moment)
        settings = settings_for(options, self._store)
        self._kept_settings = KeptSettings(settings, self._store)
        self._kept_place = KeptPlace(self._store, options.size is not None)
        self.screen = Screen(options.size, settings.is_fullscreen, settings.monitor, self._kept_place.last)
        self.translator = Translator()
        self.translator.bindings.read(settings.bindings)
        prompts = Prompts(self.translator.bindings, self.translator.controllers)
        self.stage = Stage(Assets(prompts), settings, self.translator, options.seed, self._trace, self._store)
        self.stage.go, self.stage.quit, self.stage.set_fullscreen = self.go, self.stop, self.set_fullscreen
        self.stage.now = _now
        self.stage.is_unsaved = bool(notice) and not self._store.is_lasting
        self.stage.assets.wear(settings.dress)
        self.stage.export_folders = partial(folders_for_exports, options)
        palette = self.stage.assets.palette
        self.transition = Transition(settings.is_reduced_motion, palette.shade, palette.gold)
        self.tooltips = Tooltips()
        self._picture = Picture(self.screen, self.transition, self.tooltips)
        self._news, self._load = StoreNews(self._store), Load()
        self.is_running = self._is_focused = True
        self._left: Scene | None = None  # what waits while the options or a replay are looked at
        self._frames = 0
        self.has_failed = False
        self.scene: Scene
        self._open(route_to(options.code, self._store), notice)

    def _open(self, route: Route, notice: str) -> None:
        """Make the first scene. A fault of ours in it is told like any later one; raises what is expected."""
        try:
            self.scene = scene_for(route, self.stage)
            self.scene.enter(*self.screen.size)
            if notice:  # the scene may have something to say as well
                self.scene.toast.say(f"{notice} {self.scene.toast.words}".strip())
        except EXPECTED:
            raise
        except Exception as error:
            self._fail(error)

    def run(self) -> int:
        """Go on until the player quits; returns the exit code, which is 1 after a fault of our own.

        Raises MissingAsset, and whatever fails once the player has been told of a fault.
        """
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda _number, _frame: self.stop())
        try:
            self._loop()
        except MissingAsset:
            raise
        except Exception as error:
            if self.has_failed:
                raise
            self._fail(error)
            self._loop()
        finally:
            self.close()
        return int(self.has_failed)

    def _fail(self, error: Exception) -> None:
        """Our own code failed: keep what there is, write it down, show the one scene that is left."""
        self.has_failed, game = True, ""
        with contextlib.suppress(Exception):  # whatever failed may fail again
            game = self.scene.text
            self.scene.keep()
        self._store.flush()
        self.show_fault(*confess(error, self._data_dir, moment(), game))

    def show_fault(self, text: str, path: Path | None) -> None:
        """Tell the player of a fault of ours, with its report and where that lies."""
        self.transition.stop()
        self.translator.release_all()
        self._picture.begin_anew()
        self.scene = crash_scene(self.stage, text, path)
        self.scene.enter(*self.screen.size)

    def _loop(self) -> None:
        """Sleeps until absolute deadlines, so that ticks do not drift."""
        deadlines = Deadlines(time.perf_counter())
        while self.is_running:
            period = self._period
            self.step(deadlines.turns(time.perf_counter(), period) * period)
            time.sleep(deadlines.left(time.perf_counter()))

    @property
    def _period(self) -> float:
        """Seconds from one turn of the loop to the next."""
        cap = self.stage.settings.frame_cap or refresh_rate(self.stage.settings.monitor)
        return 1 / cap if self._is_focused else IDLE_POLL

    def step(self, seconds: float = TICK) -> None:
        """One turn: events, time, picture."""
        started = time.perf_counter()
        self.translator.dead_zone = self.stage.settings.dead_zone
        for event in pygame.event.get():
            self._take(event)
        for intent in self.translator.tick(seconds):
            self._intend(intent)
        self._kept_settings.store()
        if not self.is_running:
            return
        self._obey()
        self.transition.advance(seconds)
        self.scene.tick(seconds)
        self._picture.is_spoiled |= self.tooltips.tick(seconds, self.scene.layer, self.translator.device)
        self.translator.is_typing = self.scene.is_typing
        if self.screen.tick(seconds):
            self._lay_out()
        if self._show():
            self._load.add(time.perf_counter() - started)
            self.stage.is_load_high = self._load.is_high
        if self._frames == 2:
            self._open_devices()
        if news := self._news.latest():
            self.scene.toast.say(news)

    def _obey(self) -> None:
        """Settings take effect at once, whoever changed them."""
        settings, assets = self.stage.settings, self.stage.assets
        self.stage.sounds.obey()
        self.screen.follow(settings.is_fullscreen, settings.monitor)
        if settings.dress != assets.dress:
            assets.wear(settings.dress)
            self.transition.wear(assets.palette.shade, assets.palette.gold)
            self._lay_out()

    def _lay_out(self) -> None:
        """The picture has another size or dress: make all of it anew."""
        self.stage.assets.forget_sizes()
        self._picture.forget_sizes()
        self.scene.enter(*self.screen.size)

    def go(self, route: Route) -> None:
        """Change to another scene."""
        self.stage.sounds.play("scene")
        if self.stage.settings.is_motion_off:
            self.enter(route)
            return
        self.transition.start(lambda: self.enter(route), self.stage.settings.is_reduced_motion)

    def enter(self, route: Route) -> None:
        """Be in another scene at once."""
        self.scene.keep()
        left, self._left = self._left, None
        if is_visit(route):
            self._left = self.scene
        is_return = isinstance(route, ReturnRoute) and left is not None
        self.scene = left if is_return and left else scene_for(route, self.stage)
        self.scene.enter(*self.screen.size)

    def stop(self) -> None:
        """End the program after this turn."""
        self.is_running = False

    def set_fullscreen(self, is_full: bool) -> None:
        """Fill a screen with the picture, or go back to a window."""
        self.stage.settings.is_fullscreen = is_full

    def close(self) -> None:
        """Keep everything, give everything back."""
        try:
            self.scene.keep()
            self._kept_settings.store()
            self._kept_place.keep(self.screen)
        finally:
            self._store.close()
        self.stage.sounds.close()
        self.translator.controllers.close()
        self._trace.close()
        self.screen.window.destroy()  # now, not when it is collected: by then there may be another one
        pygame.quit()

    def _show(self) -> bool:
        """Draw what changed and show it; False when nothing did."""
        frame = self._picture.show(self.scene, self.translator.device, self.paint)
        if frame is None:
            return False
        self._frames += 1
        if frame.note:
            self._trace.announce(frame.note)
        return True

    def paint(self, frame: Frame) -> list[pygame.Rect]:
        """Bring the picture up to date; returns the regions that were drawn."""
        return self._picture.paint(frame)

    def _open_devices(self) -> None:
        """Icon, sound and controllers come after the first frames: nobody waits for them."""
        self._frames += 1
        self.screen.window.set_icon(self.stage.assets.picture("cards", "emblem", ICON, ICON))
        self.stage.sounds.open()
        self.translator.controllers.open_all(self._data_dir)

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:  # asks when a game would be lost; a second one always ends it
            self.is_running &= self.scene.ask_to_quit()
        elif event.type in _UNFOCUSED and self._is_ours(event):
            self._is_focused, self.stage.sounds.is_away = False, True
            self._kept_place.keep(self.screen)
            self.translator.release_all()
            self.scene.suspend()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._is_focused, self.stage.sounds.is_away = True, False
            self.scene.wake()
        elif event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.screen.is_maximized = event.type == pygame.WINDOWMAXIMIZED
        elif event.type == pygame.WINDOWEXPOSED:
            self._picture.expose()
        elif event.type == pygame.DROPFILE:
            if not self.has_failed:
                self._import(event.file)
        elif self._is_focused or not is_of_controller(event):
            for intent in self.translator.translate(event):
                self._intend(intent)

    def _import(self, path: str) -> None:
        """A file was dropped on the window: the options know what to do with it."""
        refusal = self.stage.refusal_to_import
        if refusal:
            self.scene.toast.say(refusal)
        else:
            self.go(OptionsRoute("data", file=path))

    def _is_ours(self, event: pygame.Event) -> bool:
        """Whether a window event is about this window, and not about one that is gone."""
        return getattr(event, "window", self.screen.window) is self.screen.window

    def _intend(self, intent: Intent) -> None:
        if isinstance(intent, Point | Press | Release):
            intent = type(intent)(*self.screen.to_picture(intent.x, intent.y))
        self._picture.is_spoiled |= self.tooltips.hear(intent)
        if self._is_focused:
            self.scene.wake()
        if self.transition.is_running and not isinstance(intent, Point | Release):
            was_closing = self.transition.is_closing
            self.transition.finish()
            if was_closing:
                return  # it was meant for the scene that is gone
        if intent == Act(Action.FULLSCREEN):
            self.set_fullscreen(not self.stage.settings.is_fullscreen)
            return
        if isinstance(intent, Unplugged):
            self.scene.hold()
            self.scene.toast.say(_("The controller was unplugged"))
            return
        if intent == Act(Action.MUTE):
            self.stage.settings.is_muted = not self.stage.settings.is_muted
        self.scene.handle(intent)
