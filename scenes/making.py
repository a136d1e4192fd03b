"""The scene for a route. Only here are scenes made; each is imported when it is first gone to."""

from __future__ import annotations

from pathlib import Path

from scenes.scene import (
    CalendarRoute,
    HeartsRoute,
    HistoryRoute,
    HowToPlayRoute,
    MenuRoute,
    OptionsRoute,
    ReplayRoute,
    ReturnRoute,
    Route,
    Scene,
    SolitaireRoute,
    Stage,
    StatisticsRoute,
)


def scene_for(route: Route, stage: Stage) -> Scene:
    """A new scene, not laid out yet."""
    match route:
        case SolitaireRoute(is_lesson=True):
            from scenes.solitaire.lesson import SolitaireLesson

            return SolitaireLesson(stage, route)
        case SolitaireRoute():
            from scenes.solitaire.scene import SolitaireScene

            return SolitaireScene(stage, route)
        case HeartsRoute(is_lesson=True):
            from scenes.hearts.lesson import HeartsLesson

            return HeartsLesson(stage, route)
        case HeartsRoute():
            from scenes.hearts.scene import HeartsScene

            return HeartsScene(stage, route)
        case ReplayRoute():
            return _replay(route, stage)
        case MenuRoute() | ReturnRoute():  # where there is nothing to return to, the menu is
            from scenes.menu.scene import MenuScene

            return MenuScene(stage, route if isinstance(route, MenuRoute) else MenuRoute())
        case _:
            return _page(route, stage)


def _page(
    route: CalendarRoute | HistoryRoute | StatisticsRoute | HowToPlayRoute | OptionsRoute, stage: Stage
) -> Scene:
    """A scene without a table."""
    match route:
        case CalendarRoute():
            from scenes.calendar.scene import CalendarScene

            return CalendarScene(stage)
        case HistoryRoute():
            from scenes.history.scene import HistoryScene

            return HistoryScene(stage, route)
        case StatisticsRoute():
            from scenes.statistics.scene import StatisticsScene

            return StatisticsScene(stage)
        case OptionsRoute():
            from scenes.options.scene import OptionsScene

            return OptionsScene(stage, route)
        case HowToPlayRoute():
            from scenes.how_to_play.scene import HowToPlayScene

            return HowToPlayScene(stage, route)


def _replay(route: ReplayRoute, stage: Stage) -> Scene:
    """The table of the game that is watched: its text begins with a deal or with a match."""
    if route.text.startswith("match"):
        from scenes.hearts.replay import HeartsReplay

        return HeartsReplay(stage, route)
    from scenes.solitaire.replay import SolitaireReplay

    return SolitaireReplay(stage, route)


def crash_scene(stage: Stage, text: str, path: Path | None) -> Scene:
    """The one scene that is left when our own code has failed; no route leads there."""
    from scenes.crash.scene import CrashScene

    return CrashScene(stage, text, path)
