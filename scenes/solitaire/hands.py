"""The player's hands: what mouse, keys and controller mean on the table of Heart to Heart."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart import advice
from game.heart_to_heart.rules import WASTE, card_at, free_positions, refusal_to_pick
from scenes.solitaire.view import STOCK
from scenes.table.actions import Action, Device
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Intent, Point, Press

if TYPE_CHECKING:
    from scenes.solitaire.scene import SolitaireScene


class Hands:
    """Turns intents into the commands of the scene, and keeps the focus on something that can be used."""

    def __init__(self, scene: SolitaireScene) -> None:
        self._scene = scene
        self.controls = Controls(scene.timeline, scene.stage.sounds)

    def handle(self, intent: Intent) -> None:
        """The player wants something of the table."""
        if isinstance(intent, Press):
            self._press(intent)
        elif isinstance(intent, Act):
            self._act(intent.action)
        else:
            if isinstance(intent, Point):
                self._hover(intent)
            self.controls.handle(intent, self._scene.view.rail.group, self._rects(), self.first())

    def follow(self) -> None:
        """The table was laid out anew."""
        self.controls.follow(self._rects())

    def keep_focus(self) -> None:
        """Cards have come and gone: the focus stays near where it was."""
        self.controls.keep_near(self._rects(), self.first())

    def restart(self) -> None:
        """A new deal: the focus starts again."""
        self.controls.reset(self.first())

    def offer(self, key: Hashable) -> None:
        """Something is the obvious thing to do now: whoever uses the focus finds it there."""
        if self._scene.stage.translator.device is not Device.MOUSE:
            self.controls.show(key, self._rects())

    def first(self) -> Hashable:
        """Where the focus starts: a card with a partner, else the lowest free card, else the stock."""
        state = self._scene.session.state
        with_partner = [place for place in advice.partners(state) if place != WASTE]
        free = free_positions(state)
        return with_partner[0] if with_partner else free[-1] if free else STOCK

    def display(self) -> list[Sprite]:
        """The brackets around what has the focus; none for a mouse."""
        view = self._scene.view
        if self._scene.stage.translator.device is Device.MOUSE:
            return []
        return self.controls.display(view.look, view.seconds)

    def _rects(self) -> dict[Hashable, pygame.Rect]:
        return self._scene.view.focusable(self._scene.session)

    def _hover(self, point: Point) -> None:
        """A card that can be picked rises a little under the pointer."""
        view, session = self._scene.view, self._scene.session
        place = view.place_at(session, point.x, point.y)
        can_pick = isinstance(place, int) and refusal_to_pick(session.state, place) is None
        view.emphasis.hover(card_at(session.state, place) if can_pick and isinstance(place, int) else None)

    def _press(self, press: Press) -> None:
        scene = self._scene
        self.controls.hide()
        if scene.view.rail.group.down(press.x, press.y):
            scene.stage.sounds.play("press", press.x / scene.view.geometry.width)
            return
        self._use(scene.view.place_at(scene.session, press.x, press.y))

    def _use(self, key: Hashable | None) -> None:
        """Use a pile, a card or a button."""
        if key == STOCK:
            self._scene.stock()
        elif isinstance(key, int):
            self._scene.pick(key)
        elif key is not None:
            self._scene.view.rail.group.tap(key)

    def _act(self, action: Action) -> None:
        scene = self._scene
        if action is Action.CONFIRM:
            self._use(self.controls.chosen(self._rects(), self.first()))
        elif action is Action.BACK:
            if not scene.deselect() and scene.stage.translator.device is not Device.MOUSE:
                scene.pause()
        else:
            command = {
                Action.DRAW: scene.stock,
                Action.UNDO: scene.undo,
                Action.REDO: scene.redo,
                Action.HINT: scene.hint,
                Action.HELP: scene.toggle_help,
                Action.PAUSE: scene.pause,
                Action.NEW: scene.overlays.ask_new_deal,
                Action.COPY: scene.copy_code,
                Action.MUTE: scene.say_sound,
            }.get(action)
            if command is not None:
                command()
