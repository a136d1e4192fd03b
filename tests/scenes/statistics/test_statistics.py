"""The page of statistics: what it shows of the results, how it is turned, filtered and begun again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.deals import Game
from game.store.games import Progress, Result
from game.store.store import Store
from scenes.hearts.scene import HeartsScene
from scenes.menu.scene import MenuScene
from scenes.scene import StatisticsRoute
from scenes.solitaire.scene import SolitaireScene
from scenes.statistics.content import DASH, of_deals, of_matches
from scenes.statistics.scene import StatisticsScene
from tests.support.hands_here import HANDS, Hand
from tests.support.played_store import deals, fill, matches
from tests.support.reader import Reader
from tests.support.shelf import shelf

SIZE = (640, 360)
Read = Callable[..., Reader]


@pytest.fixture
def read(tmp_path: Path) -> Iterator[Read]:
    """Opens the statistics of a store that holds these results."""
    readers: list[Reader] = []

    def opened(results: list[Result], prepare: Callable[[Store], None] = lambda store: None) -> Reader:
        reader = Reader(StatisticsRoute(), tmp_path, size=SIZE)
        readers.append(reader)
        store = reader.app.stage.store
        for result in results:
            store.add_result(result)
        prepare(store)
        reader.app.enter(StatisticsRoute())
        reader.settle()
        return reader

    yield opened
    for reader in readers:
        reader.leave()


@pytest.fixture(params=HANDS, ids=lambda hand: hand.name)
def hand(request: pytest.FixtureRequest, read: Read) -> Hand:
    """The page with results of both games, three times: by mouse, by keys, by controller."""
    return request.param(read([*deals(64), *matches(31)]))


def page(reader: Reader) -> StatisticsScene:
    assert isinstance(reader.app.scene, StatisticsScene)
    return reader.app.scene


def words(reader: Reader) -> list[str]:
    """Every line of text on the page itself."""
    lettering = shelf(SIZE).lettering
    return [lettering[s.image][0] for s in reader.here.draw().sprites if s.image in lettering]


def is_in_order(seen: list[str], *wanted: str) -> bool:
    """Whether these lines are there, one after the other with nothing in between."""
    return any(tuple(seen[i : i + len(wanted)]) == wanted for i in range(len(seen)))


# What it shows.


def test_without_games_it_invites_to_play(read: Read) -> None:
    reader = read([])
    assert any("Clear your first heart" in line for line in words(reader))
    assert set(reader.rects()) == {"back", "deals", "matches", "play"}
    reader.click("matches")
    assert any("Finish a match" in line for line in words(reader))


@pytest.mark.parametrize(("tab", "scene"), [("deals", SolitaireScene), ("matches", HeartsScene)])
def test_the_invitation_leads_to_the_table(read: Read, tab: str, scene: type) -> None:
    reader = read([])
    reader.click(tab, "play")
    reader.app.transition.finish()
    assert isinstance(reader.app.scene, scene)


def test_the_invitation_goes_on_with_a_game_in_progress(read: Read) -> None:
    progress = Progress("deal HH1-N-AAAAAAM\ndraw\n", 5.0, (), "key")
    reader = read([], lambda store: store.set_progress("HH", progress))
    reader.click("play")
    reader.app.transition.finish()
    assert reader.app.scene.session.record.text == progress.text  # type: ignore[attr-defined]


def test_it_opens_at_the_game_that_was_played(read: Read) -> None:
    assert page(read(matches(3))).game is Game.HEARTS
    assert page(read([*deals(3)])).game is Game.HEART_TO_HEART


def test_the_figures_of_deals_are_shown(read: Read) -> None:
    results = [
        deals(1)[0]._replace(outcome="won", seconds=3725.4, moves=101, score=250, key="1"),
        deals(1)[0]._replace(outcome="won", seconds=61.0, moves=150, score=250, key="2"),
        deals(1)[0]._replace(outcome="lost", seconds=3.0, moves=3, score=10, key="3"),
    ]
    seen = words(read(results))
    for value, label in (
        *(("0", "Wins in a row"), ("2", "Longest streak"), ("250", "Best score")),
        *(("01:01", "Best time"), ("31:33", "Average time"), ("101", "Fewest moves")),
    ):
        assert is_in_order(seen, value, label)
    assert is_in_order(seen, "Won", "2", "Dead end", "1", "Given up", "0")
    assert "2 / 3" in seen


def test_the_figures_of_matches_are_shown(read: Read) -> None:
    sample = matches(1)[0]

    def match(number: int, place: int, score: int, queens: int) -> Result:
        counts = {"place": place, "rounds": 8, "moons": 1, "queens": queens, "hints": 0}
        outcome = "won" if place == 1 else "lost"
        return sample._replace(key=f"{number}", outcome=outcome, score=score, details=counts)

    seen = words(read([match(1, 3, 80, 3), match(2, 1, 40, 0), match(3, 1, 41, 1)]))
    for value, label in (
        *(("2", "Wins in a row"), ("2", "Longest streak"), ("40", "Lowest total")),
        *(("3", "Moons shot"), ("4", "Queens taken"), ("6.7", "Points a round")),
    ):
        assert is_in_order(seen, value, label)
    assert is_in_order(seen, "First", "2", "Second", "0", "Third", "1", "Last", "0")


def test_what_is_not_known_is_a_dash() -> None:
    assert [figure.value for figure in of_deals([]).figures] == ["0", "0", *[DASH] * 4]
    assert [figure.value for figure in of_matches([]).figures] == ["0", "0", DASH, "0", "0", DASH]


def test_hours_stand_before_the_minutes() -> None:
    result = deals(1)[0]._replace(outcome="won", seconds=3725.4)
    assert of_deals([result]).figures[3].value == "1:02:05"


@pytest.mark.parametrize("count", [1, 2, 39, 40, 41, 500])
def test_any_number_of_games_can_be_drawn(read: Read, count: int) -> None:
    reader = read([*deals(count), *matches(count)])
    reader.click("matches")
    assert f"{of_matches(matches(count)).tally.won} / {count}" in words(reader)


# Tabs and filters.


def test_tabs_turn_to_the_other_game(hand: Hand) -> None:
    reader = hand.player
    hand.pick("matches")
    assert page(reader).game is Game.HEARTS
    assert "strength" in reader.rects()
    hand.pick("deals")
    assert page(reader).game is Game.HEART_TO_HEART
    assert "kind" in reader.rects()


def test_the_shoulders_of_a_controller_turn_the_tabs(read: Read) -> None:
    reader = read([*deals(3), *matches(3)])
    reader.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert page(reader).game is Game.HEARTS
    reader.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert page(reader).game is Game.HEART_TO_HEART


def test_the_filter_of_deals_goes_through_all_kinds(hand: Hand) -> None:
    reader = hand.player
    results = deals(64)
    daily = sum(bool(result.daily) for result in results)
    counts = []
    for _time in range(4):
        counts.append(len(page(reader).chosen))
        hand.pick("kind")
    assert counts == [64, 64 - daily, 0, daily]
    assert len(page(reader).chosen) == 64


def test_a_filter_that_lets_nothing_through_shows_dashes(read: Read) -> None:
    reader = read(deals(64))
    reader.click("kind", "kind")
    seen = words(reader)
    assert is_in_order(seen, DASH, "Best time")
    assert "0 / 0" in seen
    assert "kind" in reader.rects()


def test_unaided_games_are_those_without_hints_and_undos(hand: Hand) -> None:
    unaided = [r for r in deals(64) if not r.details["hints"] and not r.details["undos"]]
    hand.pick("unaided")
    assert page(hand.player).chosen == unaided
    hand.pick("unaided")
    assert len(page(hand.player).chosen) == 64


def test_matches_are_filtered_by_the_strength_of_the_opponents(read: Read) -> None:
    masters = [result._replace(strength="master", key=f"m{n}") for n, result in enumerate(matches(4))]
    reader = read([*matches(7), *masters])
    counts = []
    for _time in range(4):
        counts.append(len(page(reader).chosen))
        reader.click("strength")
    assert counts == [11, 7, 4, 11]


def test_steps_to_the_side_change_a_filter_and_the_focus_stays(read: Read) -> None:
    reader = read(deals(64))
    while reader.focus != "kind":
        reader.press(pygame.K_TAB)
    reader.press(pygame.K_RIGHT)
    assert len(page(reader).chosen) < 64
    assert reader.focus == "kind"
    reader.press(pygame.K_LEFT)
    assert len(page(reader).chosen) == 64


# The way back, and the way to the beginning.


def test_back_leads_to_the_menu(hand: Hand) -> None:
    hand.back()
    hand.player.app.transition.finish()
    assert isinstance(hand.player.app.scene, MenuScene)


def test_the_button_leads_to_the_menu_as_well(hand: Hand) -> None:
    hand.pick("back")
    hand.player.app.transition.finish()
    assert isinstance(hand.player.app.scene, MenuScene)


def test_results_are_forgotten_only_after_a_yes(hand: Hand) -> None:
    reader = hand.player
    hand.pick("reset")
    assert reader.overlay == "question"
    hand.pick("no")
    assert reader.overlay is None
    assert len(page(reader).results) == 64
    hand.pick("reset")
    hand.back()
    assert (reader.overlay, len(page(reader).results)) == (None, 64)
    hand.pick("reset")
    hand.pick("yes")
    assert (reader.overlay, page(reader).results) == (None, [])
    assert "play" in reader.rects()


def test_only_the_game_of_the_tab_is_forgotten(read: Read) -> None:
    reader = read([*deals(5), *matches(3)])
    reader.click("matches", "reset", "yes")
    store = reader.app.stage.store
    assert (len(store.results("HH")), store.results("HE")) == (5, [])


def test_what_was_forgotten_is_not_there_after_the_next_start(read: Read) -> None:
    reader = read(deals(5))
    reader.click("reset", "yes")
    reader.app.stage.store.close()
    assert page(read([])).results == []


def test_a_game_in_progress_survives(read: Read) -> None:
    progress = Progress("deal HH1-N-AAAAAAM\ndraw\n", 5.0, (), "key")
    reader = read(deals(5), lambda store: store.set_progress("HH", progress))
    reader.click("reset", "yes")
    assert reader.app.stage.store.progress("HH") == progress


def test_a_new_size_keeps_everything_in_place(read: Read) -> None:
    reader = read([])
    fill(reader.app.stage.store)
    reader.app.enter(StatisticsRoute())
    reader.click("matches")
    reader.here.enter(800, 600)
    assert page(reader).game is Game.HEARTS
    assert all(pygame.Rect(0, 0, 800, 600).contains(rect) for rect in reader.rects().values())
