"""The history lists what was finished; what is chosen there is watched, played again or copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.store.games import GIVEN_UP, WRITTEN, Progress, Result
from game.store.opening import open_store
from game.store.store import Store
from scenes.history.entries import MOST, last_games
from scenes.history.scene import HistoryScene
from scenes.menu.scene import MenuScene
from scenes.replay_scene import ReplayScene
from scenes.scene import HistoryRoute
from scenes.solitaire.scene import SolitaireScene
from tests.support.finished_games import CUT_SHORT, DEAD_DEAL, MATCH, WON_DEAL, deal, fill, match
from tests.support.screens import SIZES, size_name
from tests.support.watcher import Watcher

Open = Callable[..., Watcher]
MANY = [deal(number) if number % 2 else match(number) for number in range(30)]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    held = {"text": ""}
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: held.update(text=text))
    return held


@pytest.fixture
def history(tmp_path: Path) -> Iterator[Open]:
    """Opens the history of these games."""
    watchers: list[Watcher] = []

    def opened(games: Sequence[Result] = (), size: tuple[int, int] = (640, 360)) -> Watcher:
        folder = tmp_path / str(len(watchers))
        store = open_store(folder, "2026-11-30-101500").store
        for game in games:
            store.add_result(game)
        store.close()
        watchers.append(Watcher(HistoryRoute(), size, data_dir=folder, is_reduced_motion=True))
        return watchers[-1]

    yield opened
    for watcher in watchers:
        watcher.leave()


def shown(watcher: Watcher) -> list[int]:
    """The numbers of the rows on screen."""
    return [key[1] for key in watcher.rects() if isinstance(key, tuple)]


# What is listed.


def test_both_kinds_stand_in_one_list_the_last_first() -> None:
    store = Store(None)
    for number in (1, 4):
        store.add_result(deal(number))
    for number in (2, 3, 5):
        store.add_result(match(number))
    assert [result.key for result in last_games(store)] == [
        "match 5",
        "deal 4",
        "match 3",
        "match 2",
        "deal 1",
    ]


def test_a_clock_that_was_set_back_changes_no_order() -> None:
    store = Store(None)
    for key, ended in (("a", "2026-11-30T10:00:00+01:00"), ("b", "2026-11-29T10:00:00+01:00")):
        store.add_result(deal(1, key=key, ended=ended))
    assert [result.key for result in last_games(store)] == ["b", "a"]


def test_only_the_last_games_are_listed() -> None:
    store = Store(None)
    fill(store, MOST + 20)
    games = last_games(store)
    assert len(games) == MOST
    assert games[0].ended == max(game.ended for game in games)


@pytest.mark.parametrize("ended", ["", "yesterday", "2026-13-45T99:00", "�" * 20])
def test_a_date_that_is_none_is_shown_as_it_is(history: Open, ended: str) -> None:
    watcher = history([deal(1, ended=ended)], size=(1920, 1080))
    watcher.wait(0.2)
    assert shown(watcher) == [0]


def test_damaged_numbers_and_texts_are_shown_all_the_same(history: Open) -> None:
    watcher = history(
        [match(1, details={}, score=-5), deal(2, text="", code="?", seconds=0.0)], size=(1920, 1080)
    )
    watcher.click("watch")
    watcher.wait(0.3)
    assert watcher.said.startswith("This game cannot be read.")
    watcher.click("again")
    watcher.wait(0.3)
    assert "code" in watcher.said
    assert isinstance(watcher.here, HistoryScene)


def test_without_games_there_is_a_way_to_the_first_one(history: Open) -> None:
    watcher = history()
    assert set(watcher.rects()) == {"back", "play"}
    watcher.press(pygame.K_RETURN)
    watcher.press(pygame.K_RETURN)
    watcher.rest()
    assert isinstance(watcher.here, SolitaireScene)


# Going through it.


def test_arrows_walk_down_the_list_and_it_follows(history: Open) -> None:
    watcher = history(MANY)
    fitting = len(shown(watcher))
    watcher.press(pygame.K_DOWN)
    for number in range(1, 12):
        watcher.press(pygame.K_DOWN)
        assert watcher.focus == ("row", number)
        assert watcher.here.chosen == number
    assert shown(watcher) == list(range(12 - fitting, 12))
    for _step in range(12):
        watcher.press(pygame.K_UP)
    assert watcher.focus == "back"


def test_the_controller_walks_as_well(history: Open) -> None:
    watcher = history(MANY)
    for _step in range(4):
        watcher.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert watcher.here.chosen == 3
    watcher.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert watcher.focus == "watch"
    watcher.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert watcher.focus == ("row", 3)


def test_page_keys_go_a_page_and_stop_at_the_ends(history: Open) -> None:
    watcher = history(MANY)
    fitting = len(shown(watcher))
    watcher.press(pygame.K_PAGEDOWN)
    assert watcher.here.chosen == fitting
    for _page in range(30):
        watcher.press(pygame.K_PAGEDOWN)
    assert watcher.here.chosen == len(MANY) - 1
    assert shown(watcher)[-1] == len(MANY) - 1
    for _page in range(30):
        watcher.press(pygame.K_PAGEUP)
    assert watcher.here.chosen == 0


def test_the_wheel_scrolls_and_chooses_nothing(history: Open) -> None:
    watcher = history(MANY)
    watcher.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    watcher.app.step()
    assert shown(watcher)[0] == 6
    assert watcher.here.chosen == 0
    click_row(watcher, 8)
    assert watcher.here.chosen == 8


def click_row(watcher: Watcher, number: int) -> None:
    watcher.click(watcher.rect_of(("row", number)).center)


def test_a_click_chooses_and_does_no_more(history: Open) -> None:
    watcher = history(MANY)
    click_row(watcher, 2)
    click_row(watcher, 2)
    watcher.wait(0.5)
    assert watcher.here.chosen == 2
    assert isinstance(watcher.here, HistoryScene)


def test_confirm_on_a_row_watches_it(history: Open) -> None:
    watcher = history(MANY)
    watcher.press(pygame.K_DOWN)
    watcher.press(pygame.K_DOWN)
    watcher.press(pygame.K_RETURN)
    watcher.rest()
    assert isinstance(watcher.here, ReplayScene)


def test_a_new_size_keeps_what_is_chosen_in_sight(history: Open) -> None:
    watcher = history(MANY)
    for _step in range(20):
        watcher.press(pygame.K_DOWN)
    watcher.app.screen.window.size = (1280, 720)
    watcher.wait(0.5)
    assert watcher.here.chosen == 19
    assert 19 in shown(watcher)


# What can be done with a game.


@pytest.mark.parametrize(("game", "text"), [(deal(1), WON_DEAL), (match(1), MATCH)], ids=["deal", "match"])
def test_a_game_is_watched_and_back_leads_to_it_again(history: Open, game: Result, text: str) -> None:
    watcher = history([game, deal(7, DEAD_DEAL)])
    click_row(watcher, 1)
    watcher.click("watch")
    watcher.rest()
    assert str(watcher.replay.code) == game.code
    assert watcher.replay.reel.steps == len(
        [line for line in text.splitlines()[1:] if line.partition("#")[0].strip()]
    )
    watcher.press(pygame.K_ESCAPE)
    watcher.rest()
    assert isinstance(watcher.here, HistoryScene)
    assert watcher.here.chosen == 1


def test_the_same_deal_is_played_again_after_a_question(history: Open) -> None:
    watcher = history([match(1)])
    kept = Progress("match HE1-N-AAAAAAB\npass W 2C 3C 4C\n", 0.0, key="another")
    watcher.app.stage.store.set_progress("HE", kept)
    watcher.click("again")
    watcher.rest()
    assert watcher.overlay == "question"
    watcher.click("no")
    assert watcher.app.stage.store.progress("HE") == kept
    watcher.click("again")
    watcher.rest()
    watcher.click("yes")
    watcher.rest()
    assert str(watcher.here.session.code) == "HE1-N-AAAAAAM"
    assert watcher.here.session.record.done == ()


@pytest.mark.parametrize("way", ["button", "keys"])
def test_a_game_is_copied_as_text(history: Open, clipboard: dict[str, str], way: str) -> None:
    watcher = history([deal(1)])
    if way == "button":
        watcher.click("copy")
    else:
        watcher.press(pygame.K_c, pygame.KMOD_LCTRL)
    assert clipboard["text"] == WON_DEAL
    watcher.wait(0.3)
    assert watcher.said == "Game copied as text"


def test_back_leads_to_the_menu(history: Open) -> None:
    watcher = history(MANY)
    watcher.press(pygame.K_ESCAPE)
    watcher.rest()
    assert isinstance(watcher.here, MenuScene)


def test_a_game_that_came_as_text_is_listed_when_it_is_won() -> None:
    store = Store(None)
    store.add_result(deal(1, key=WRITTEN + "1"))
    assert [result.is_written for result in last_games(store)] == [True]


@pytest.mark.parametrize("size", SIZES, ids=size_name)
@pytest.mark.parametrize("count", [0, 1, 30])
def test_everything_fits_and_nothing_overlaps(history: Open, count: int, size: tuple[int, int]) -> None:
    rects = history(MANY[:count], size=size).rects()
    assert all(pygame.Rect(0, 0, *size).contains(rect) for rect in rects.values())
    for key, rect in rects.items():
        others = [other for name, other in rects.items() if name != key]
        assert rect.collidelist(others) == -1, key


def test_the_best_line_of_a_deal_that_was_given_up_can_be_watched(history: Open) -> None:
    watcher = history([deal(1, CUT_SHORT, GIVEN_UP)])
    watcher.click("best")
    watcher.wait(3.0)
    assert isinstance(watcher.here, ReplayScene)
    assert watcher.here.reel.steps == 62
    watcher.press(pygame.K_ESCAPE)
    watcher.wait(1.0)
    assert isinstance(watcher.here, HistoryScene)


def test_a_deal_that_cannot_be_won_has_no_line_to_watch(history: Open) -> None:
    watcher = history([deal(1, "deal HH1-N-AAAAABA\ndraw\n", GIVEN_UP, code="HH1-N-AAAAABA")])
    watcher.click("best")
    watcher.wait(0.3)
    assert isinstance(watcher.here, HistoryScene)
    assert watcher.here.toast.words == "This deal cannot be won"


def test_a_match_has_no_best_line(history: Open) -> None:
    assert "best" not in history([match(1)]).rects()
