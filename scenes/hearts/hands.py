"""The player's hands: what mouse, keys and controller mean on the table of Hearts."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.cards import Card
from scenes.table.actions import Action, Device
from scenes.table.controls import Controls
from scenes.table.display import Sprite
from scenes.table.intents import Act, Cycle, Intent, Point, Press, Step

if TYPE_CHECKING:
    from scenes.hearts.scene import HeartsScene


class Hands:
    """Turns intents into the commands of the scene, and keeps the focus on something that can be used."""

    def __init__(self, scene: HeartsScene) -> None:
        self._scene = scene
        self.controls = Controls(scene.timeline, scene.stage.sounds)

    def handle(self, intent: Intent) -> None:
        """The player wants something of the table."""
        scene = self._scene
        if isinstance(intent, Press | Act | Step | Cycle):
            scene.forget_received()
        if isinstance(intent, Press):
            self._press(intent)
        elif isinstance(intent, Act):
            self._act(intent.action)
        else:
            self.controls.handle(intent, scene.view.rail.group, self._rects(), self.first())
            self._notice(intent)

    def follow(self) -> None:
        """The table was laid out anew."""
        self.controls.follow(self._rects())
        self._raise_focused()

    def keep_focus(self) -> None:
        """Cards have come and gone: the focus stays near where it was."""
        self.controls.keep_near(self._rects(), self.first())
        if self.controls.is_visible:
            self._raise_focused()

    def find_playable(self) -> None:
        """It is the player's turn: the focus goes to a card that may be played."""
        key = self.controls.focus.key
        if isinstance(key, Card) and key not in self._scene.session.playable:
            self.controls.reset(self.first())
            self.offer(self.first())

    def restart(self) -> None:
        """A new round: the focus starts again."""
        self.controls.reset(self.first())

    def offer(self, key: Hashable) -> None:
        """Something is the obvious thing to do now: whoever uses the focus finds it there."""
        if self.controls.is_visible:
            self.controls.show(key, self._rects())
            self._raise_focused()

    def first(self) -> Hashable:
        """Where the focus starts: a card that may be played, else the middle of the hand."""
        session = self._scene.session
        hand = self._scene.view.hand(session)
        playable = [card for card in hand if card in session.playable] or hand
        return playable[len(playable) // 2] if playable else "pause"

    def display(self) -> list[Sprite]:
        """The brackets around what has the focus; none for a mouse."""
        view = self._scene.view
        if self._scene.stage.translator.device is Device.MOUSE:
            return []
        return self.controls.display(view.look, view.seconds)

    def _rects(self) -> dict[Hashable, pygame.Rect]:
        return self._scene.view.focusable(self._scene.session)

    def _raise_focused(self) -> None:
        """The card with the focus rises, and the brackets with it."""
        scene, key = self._scene, self.controls.focus.key
        card = key if self.controls.is_visible and isinstance(key, Card) else None
        scene.view.emphasis.notice(card)
        raised = scene.view.raised(scene.session, card) if card is not None else None
        if raised is not None:
            self.controls.focus.put(card, {card: raised})

    def _notice(self, intent: Intent) -> None:
        """The card under the pointer or with the focus rises."""
        view = self._scene.view
        if not isinstance(intent, Point):
            self._raise_focused()
        elif view.rail.group.at(intent.x, intent.y):
            view.emphasis.notice(None)
        else:
            view.emphasis.notice(view.card_at(self._scene.session, intent.x, intent.y))

    def _press(self, press: Press) -> None:
        scene = self._scene
        self.controls.hide()
        if scene.view.rail.group.down(press.x, press.y):
            scene.stage.sounds.play("press", press.x / scene.view.geometry.width)
            return
        card = scene.view.card_at(scene.session, press.x, press.y)
        if not scene.go_on() and card is not None:
            scene.pick(card)

    def _confirm(self) -> None:
        """Use what has the focus; while others play, only hurry them."""
        scene = self._scene
        key = self.controls.focus.key if self.controls.is_visible else None
        if isinstance(key, str):
            scene.view.rail.group.tap(key)
        elif scene.go_on():
            return
        elif isinstance(key, Card) and key in self._rects():
            self._pick(key)
        else:
            self.controls.show(self.first(), self._rects())
            self._raise_focused()

    def _pick(self, card: Card) -> None:
        """Pick the card with the focus. While cards are chosen, its neighbour in the hand has it next."""
        scene = self._scene
        before = scene.view.hand(scene.session)
        scene.pick(card)
        after = scene.view.hand(scene.session)
        has_left = card in before and card not in after and self.controls.focus.key == card
        if scene.session.is_choosing and has_left and after:
            self.controls.show(after[min(before.index(card), len(after) - 1)], self._rects())
            self._raise_focused()

    def _back(self) -> None:
        """Put the last chosen card back; else pause."""
        scene = self._scene
        if scene.session.is_choosing and scene.session.picked:
            scene.pick(scene.session.picked[-1])
        elif scene.stage.translator.device is not Device.MOUSE:
            scene.pause()

    def _act(self, action: Action) -> None:
        scene = self._scene
        command = {
            Action.CONFIRM: self._confirm,
            Action.BACK: self._back,
            Action.DRAW: scene.main_command,
            Action.HINT: scene.suggest,
            Action.SORT: scene.sort,
            Action.UNDO: scene.sort,
            Action.SCORES: scene.overlays.scores,
            Action.REDO: scene.overlays.scores,
            Action.LAST_TRICK: scene.last_trick,
            Action.HELP: scene.last_trick,
            Action.PAUSE: scene.pause,
            Action.NEW: scene.overlays.ask_new_match,
            Action.COPY: scene.copy_code,
            Action.MUTE: scene.say_sound,
        }.get(action)
        if command is not None:
            command()
