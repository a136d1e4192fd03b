"""In every scene and over it, each thing is reached and used by arrows and by D-pad, and Back leads away."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any, NamedTuple
from unittest import mock

import pygame
import pytest

from game.deals import DealCode
from game.hearts.round import Phase
from scenes.menu.scene import MenuScene
from scenes.replay_scene import ReplayScene
from scenes.scene import (
    CalendarRoute,
    HeartsRoute,
    HistoryRoute,
    HowToPlayRoute,
    MenuRoute,
    OptionsRoute,
    ReplayRoute,
    Route,
    SolitaireRoute,
    StatisticsRoute,
)
from scenes.table.focus import nearest
from scenes.table.overlay_host import OverlayHost
from scenes.table_scene import TableScene
from tests.shots import moves_of
from tests.support.hands_here import KeyHand, PadHand, Steering
from tests.support.hearts_matches import MATCH, moves_until
from tests.support.pilot import DOWN, LEFT, RIGHT, UP, Direction
from tests.support.played_store import fill
from tests.support.transcripts import winning_game
from tests.support.watcher import Watcher
from tests.support.ways import takes_sideways

DEAL = "HH1-N-AAAAAAM"
WON = "; ".join(winning_game(DEAL).moves)
LONGEST_WAY = 200  # steps


class Place(NamedTuple):
    """A scene in a state: its route, the moves made there (save text) and what stands over it."""

    route: Route
    moves: str = ""
    overlay: str | None = None
    is_played: bool = False  # whether games were finished before


def _solitaire(overlay: str | None = None, moves: str = "draw x9") -> Place:
    return Place(SolitaireRoute(DealCode.parse_any(DEAL)), moves, overlay)


def _hearts(is_reached: Callable[[Any], bool], overlay: str | None = None) -> Place:
    return Place(HeartsRoute(DealCode.parse_any(MATCH)), moves_until(is_reached), overlay)


def _is_turn(session: Any) -> bool:
    return len(session.round.tricks) >= 2 and session.phase is Phase.PLAYING and session.is_my_turn


def _is_passing(session: Any) -> bool:
    return bool(session.match.number == 1)


def _is_scored(session: Any) -> bool:
    return bool(session.phase is Phase.SCORED)


def _is_over(session: Any) -> bool:
    return session.winner is not None


PLACES: dict[str, Callable[[], Place]] = {
    "menu": lambda: Place(MenuRoute()),
    "menu, code": lambda: Place(MenuRoute(), "", "code"),
    "calendar": lambda: Place(CalendarRoute(), is_played=True),
    "history": lambda: Place(HistoryRoute(), is_played=True),
    "history, empty": lambda: Place(HistoryRoute()),
    "statistics": lambda: Place(StatisticsRoute(), is_played=True),
    "statistics, empty": lambda: Place(StatisticsRoute()),
    "statistics, reset": lambda: Place(StatisticsRoute(), "", "reset", True),
    "how to play": lambda: Place(HowToPlayRoute()),
    "how to play, middle": lambda: Place(HowToPlayRoute(), "", "hearts-2"),
    **{
        f"options, {group}": lambda group=group: Place(OptionsRoute(group=group))
        for group in ("sound", "motion", "picture", "play", "controls", "data")
    },
    "replay": lambda: Place(ReplayRoute(f"deal {DEAL};draw x9")),
    "replay of a match": lambda: Place(ReplayRoute(f"match {MATCH};{moves_until(_is_turn)}")),
    "table": _solitaire,
    "table, pause": lambda: _solitaire("pause"),
    "table, code": lambda: _solitaire("code"),
    "table, question": lambda: _solitaire("quit"),
    "table, dead end": lambda: _solitaire("dead-end", moves_of("dead_end_HH1-N-AAAAAAM.txt")),
    "table, result": lambda: _solitaire("win", WON),
    "lesson": lambda: Place(SolitaireRoute(is_lesson=True)),
    "hearts, passing": lambda: _hearts(_is_passing),
    "hearts, turn": lambda: _hearts(_is_turn),
    **{
        f"hearts, {overlay}": lambda overlay=overlay: _hearts(_is_turn, overlay)
        for overlay in ("pause", "code", "quit", "last-trick")
    },
    "hearts, scores": lambda: _hearts(_is_scored, "scores"),
    "hearts, tricks": lambda: _hearts(_is_scored, "tricks"),
    "hearts, result": lambda: _hearts(_is_over, "win"),
    "hearts, lesson": lambda: Place(HeartsRoute(is_lesson=True)),
}


class Walker(Watcher):
    """Someone who goes everywhere with the focus."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.route, is_reduced_motion=True)
        self.app.paint = lambda frame: []  # type: ignore[method-assign]
        if place.is_played:
            fill(self.app.stage.store, 40, 12)
            self.app.enter(place.route)
        self.settle()
        if place.moves or place.overlay:
            self.app.scene.pose(place.moves, place.overlay)
            self.settle()

    @property
    def host(self) -> OverlayHost:
        scene: Any = self.app.scene
        if isinstance(scene, TableScene):
            return scene.overlays._host
        return scene.host  # type: ignore[no-any-return]

    @property
    def focus(self) -> Hashable | None:
        return self.app.scene.layer.focus

    def rects(self) -> Mapping[Hashable, pygame.Rect]:
        scene: Any = self.app.scene
        if isinstance(scene, TableScene) and not self.overlay:
            return scene.view.focusable(scene.session)  # type: ignore[no-any-return]
        if isinstance(scene, ReplayScene) and not self.overlay:
            return scene.hands._rects()  # type: ignore[no-any-return]
        return scene.layer.group.rects()  # type: ignore[no-any-return]

    def all_keys(self) -> list[Hashable]:
        """Everything that can have the focus; a list is scrolled through for that.

        The rows of a list of games come last: what can be done is that of the game chosen at first.
        """
        keys = dict.fromkeys(self.rects())
        scene: Any = self.app.scene
        if not self.overlay and hasattr(scene, "list"):
            for top in range(scene.list.count):
                scene.list.scroll_to(top)
                scene.rebuild()
                keys |= dict.fromkeys(self.rects())
            scene.list.scroll_to(0)
            scene.rebuild()
        return sorted(keys, key=lambda key: isinstance(key, tuple))

    def go_to(self, hand: Steering, goal: Hashable) -> None:
        """Bring the focus there. In a replay, left and right take steps: down goes round."""
        if isinstance(hand, KeyHand) and isinstance(self.app.scene, ReplayScene):
            for _step in range(LONGEST_WAY):
                if self.focus == goal:
                    return
                hand.steer(DOWN)
        for _step in range(LONGEST_WAY):
            if self.focus == goal:
                return
            is_direct = {self.focus, goal} <= set(self.rects())
            hand.steer(self._step_to(goal) if is_direct else DOWN)

    def _step_to(self, goal: Hashable) -> Direction:
        """The first step of the shortest way. What takes steps to the side is left up or down."""
        rects = self.rects()
        found: dict[Hashable, Direction] = {}
        waiting: deque[Hashable] = deque([self.focus])
        while waiting and goal not in found:
            here = waiting.popleft()
            widget = self.app.scene.layer.group.find(here)
            for arrow in (UP, DOWN) if widget and takes_sideways(widget) else (UP, DOWN, LEFT, RIGHT):
                there = nearest(rects, rects[here], *arrow)
                if there is not None and there not in found:
                    found[there] = found.get(here, arrow)
                    waiting.append(there)
        assert goal in found, f"no way leads from {self.focus!r} to {goal!r}"
        return found[goal]

    def uses(self, key: Hashable, act: Callable[[], None]) -> bool:
        """Whether `act` uses this; what that would do is not done."""
        scene: Any = self.app.scene
        bar = scene.view.rail.group if isinstance(scene, ReplayScene) else scene.layer.group
        widget = scene.layer.group.find(key) or bar.find(key)
        spied = [(widget, "use")] if widget is not None else [(scene, "pick"), (scene, "stock")]
        with ExitStack() as stack:
            spies = [
                stack.enter_context(mock.patch.object(thing, name))
                for thing, name in spied
                if hasattr(thing, name)
            ]
            act()
        return any(spy.called for spy in spies)


@pytest.fixture(params=PLACES)
def walker(request: pytest.FixtureRequest) -> Iterator[Walker]:
    walker = Walker(PLACES[request.param]())
    yield walker
    walker.leave()


@pytest.mark.parametrize("way", [KeyHand, PadHand], ids=["arrows", "pad"])
def test_everything_is_reached_and_used(walker: Walker, way: type[Steering]) -> None:
    hand = way(walker)
    hand.steer(DOWN)
    wanted = walker.all_keys()
    assert wanted
    for key in wanted:
        walker.go_to(hand, key)
        assert walker.focus == key
        assert walker.uses(key, hand.confirm), key


@pytest.mark.parametrize("way", [KeyHand, PadHand], ids=["escape", "pad"])
def test_back_leads_away(walker: Walker, way: type[Steering]) -> None:
    hand = way(walker)
    hand.steer(DOWN)
    before = walker.app.scene, walker.overlay
    hand.back()
    walker.settle()
    if isinstance(before[0], MenuScene) and not before[1]:
        assert walker.focus == "quit"
    else:
        assert (walker.app.scene, walker.overlay) != before


@pytest.mark.parametrize("way", [KeyHand, PadHand], ids=["escape", "pad"])
def test_from_everywhere_there_is_a_way_to_the_menu(walker: Walker, way: type[Steering]) -> None:
    hand = way(walker)
    hand.steer(DOWN)
    for _press in range(8):
        if isinstance(walker.app.scene, MenuScene) and not walker.overlay:
            return
        if "menu" in walker.rects():
            hand.pick("menu")
        elif walker.overlay == "question":
            hand.pick("yes")
        else:
            hand.back()
        walker.settle()
    raise AssertionError(f"still at {walker.app.scene} with {walker.overlay}")
