"""A game is copied as text, and pasted to be watched or gone on with; a bad line is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.store.games import Progress
from scenes.hearts.replay import HeartsReplay
from scenes.hearts.scene import HeartsScene
from scenes.menu.scene import MenuScene
from scenes.replay_scene import ReplayScene
from scenes.scene import HeartsRoute, MenuRoute, Route, SolitaireRoute
from scenes.solitaire.replay import SolitaireReplay
from scenes.solitaire.scene import SolitaireScene
from scenes.written_game import MOST_STEPS, read
from tests.support.watcher import Watcher

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WON = (GOLDEN / "heart_to_heart" / "win_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
MATCH = (GOLDEN / "hearts" / "match_HE1-N-AAAAAAM.txt").read_text(encoding="utf-8")
SHORT = "deal HH1-N-AAAAAAM\n" + "draw\n" * 9 + "pair 25 waste\nundo\nredo\n"
UNFINISHED_MATCH = "\n".join(MATCH.splitlines()[:30])
HERE = SolitaireRoute(text="deal HH1-N-AAAAAAJ\ndraw\n")
PLACES: list[Route] = [MenuRoute(), HERE, HeartsRoute(text=UNFINISHED_MATCH)]

Open = Callable[..., Watcher]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A clipboard of the test's own."""
    held = {"text": ""}
    monkeypatch.setattr("pygame.scrap.has_text", lambda: bool(held["text"]))
    monkeypatch.setattr("pygame.scrap.get_text", lambda: held["text"])
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: held.update(text=text))
    return held


@pytest.fixture
def at(clipboard: dict[str, str]) -> Iterator[Open]:
    """Someone at a route, with something on the clipboard."""
    watchers: list[Watcher] = []

    def go(route: Route, text: str = "", size: tuple[int, int] = (640, 360)) -> Watcher:
        clipboard["text"] = text
        watchers.append(Watcher(route, size, is_reduced_motion=True))
        watchers[-1].rest()
        return watchers[-1]

    yield go
    for watcher in watchers:
        watcher.leave()


def paste(watcher: Watcher, way: str = "key") -> Watcher:
    """Open the line for a code and paste into it."""
    watcher.here.overlays.ask_code() if hasattr(watcher.here, "overlays") else watcher.here.ask_code()
    watcher.rest()
    if way == "key":
        watcher.press(pygame.K_v, pygame.KMOD_LCTRL)
    else:
        watcher.click("paste")
    watcher.wait(0.4)
    return watcher


def state_of(watcher: Watcher) -> object:
    """Everything that a wrong text must not change."""
    here, store = watcher.here, watcher.app.stage.store
    record = here.session.record if hasattr(here, "session") else None
    kept = [store.progress(game) for game in ("HH", "HE")]
    return type(here), record and record.text, [progress and progress.text for progress in kept]


@pytest.mark.parametrize("route", [HERE, HeartsRoute(text=UNFINISHED_MATCH)], ids=["solitaire", "hearts"])
def test_the_pause_copies_the_whole_game(at: Open, clipboard: dict[str, str], route: Route) -> None:
    watcher = at(route)
    watcher.here.pause()
    watcher.rest()
    watcher.click("text")
    assert clipboard["text"] == watcher.here.session.record.text
    watcher.wait(0.3)
    assert watcher.said == "Game copied as text"
    assert read(clipboard["text"]).text == clipboard["text"]


def test_the_result_of_a_deal_copies_the_whole_game(at: Open, clipboard: dict[str, str]) -> None:
    *_rest, last = read(WON).text.splitlines()
    watcher = at(SolitaireRoute(text=read(WON).text.removesuffix(last + "\n")))
    first, second = (int(word) if word != "waste" else 0 for word in last.split()[1:])
    watcher.here.pick(first)
    watcher.here.pick(second)
    watcher.wait(3.0)
    watcher.click("text")
    assert clipboard["text"] == read(WON).text


def test_the_result_of_a_match_copies_the_whole_match(at: Open, clipboard: dict[str, str]) -> None:
    watcher = at(HeartsRoute(text=MATCH))
    watcher.here.overlays.show_result()
    watcher.rest()
    watcher.click("copy")
    assert clipboard["text"] == read(MATCH).text


@pytest.mark.parametrize("way", ["key", "button"])
@pytest.mark.parametrize("route", PLACES, ids=["menu", "solitaire", "hearts"])
@pytest.mark.parametrize(
    ("text", "replay"), [(SHORT, SolitaireReplay), (MATCH, HeartsReplay)], ids=["a deal", "a match"]
)
def test_a_pasted_game_is_watched_and_back_leads_back(
    at: Open, route: Route, way: str, text: str, replay: type[ReplayScene]
) -> None:
    watcher = at(route, text)
    before = state_of(watcher)
    paste(watcher, way)
    assert watcher.overlay == "pasted"
    watcher.click("watch")
    watcher.rest()
    assert isinstance(watcher.here, replay)
    assert watcher.here.reel.steps == read(text).steps
    watcher.press(pygame.K_ESCAPE)
    watcher.rest()
    assert state_of(watcher) == before


@pytest.mark.parametrize("route", PLACES, ids=["menu", "solitaire", "hearts"])
@pytest.mark.parametrize(
    ("text", "scene"), [(SHORT, SolitaireScene), (UNFINISHED_MATCH, HeartsScene)], ids=["a deal", "a match"]
)
def test_a_pasted_game_becomes_the_game_in_progress(
    at: Open, route: Route, text: str, scene: type[object]
) -> None:
    watcher = paste(at(route, text))
    watcher.click("continue")
    watcher.rest()
    if watcher.overlay == "question":
        watcher.click("yes")
        watcher.rest()
    assert isinstance(watcher.here, scene)
    moves = watcher.here.session.record.text.splitlines()
    assert moves[: len(text.splitlines())] == text.splitlines()
    stored = watcher.app.stage.store.progress("HH" if scene is SolitaireScene else "HE")
    assert stored is not None
    assert stored.text == watcher.here.session.record.text


def test_it_asks_before_the_game_in_progress_is_lost(at: Open) -> None:
    watcher = at(MenuRoute(), SHORT)
    store, kept = watcher.app.stage.store, Progress("deal HH1-N-AAAAAAB\ndraw\n", 3.0)
    store.set_progress("HH", kept)
    paste(watcher).click("continue")
    watcher.rest()
    assert watcher.overlay == "question"
    watcher.click("no")
    assert store.progress("HH") == kept
    assert isinstance(watcher.here, MenuScene)


@pytest.mark.parametrize("text", [WON, MATCH], ids=["won", "match over"])
def test_a_finished_game_can_only_be_watched(at: Open, text: str) -> None:
    watcher = paste(at(MenuRoute(), text))
    assert {"watch", "cancel"} == set(watcher.rects())


BAD = {
    "a move against the rules": (SHORT + "pair 1 2\n", "Line 14, “pair 1 2”: That card is covered"),
    "a word of no game": ("deal HH1-N-AAAAAAM\nshuffle\n", "Line 2, “shuffle”: Not one of"),
    "a code of no deal": ("deal HH1-N-AAA\ndraw\n", "Line 1, “deal HH1-N-AAA”: The code is too short"),
    "a deal of the other game": ("deal HE1-N-AAAAAAM\n", "Line 1, “deal HE1-N-AAAAAAM”: This is a code of"),
    "two games": (SHORT + SHORT, "Line 14, “deal HH1-N-AAAAAAM”: Only the first line deals"),
    "no code": ("match\n", "Line 1, “match”: Enter a deal code"),
    "a card twice": ("match HE1-N-AAAAAAM\npass S 2C 2C 2C\n", "Line 2, “pass S 2C 2C 2C”: "),
    "a null": ("deal HH1-N-AAAAAAM\ndr\x00aw\n", "Line 2, “dr�aw”: Not one of"),
    "half a letter": ("deal HH1-N-AAAAAAM\n\ud800\n", "Line 2, “�”: Not one of"),
    "another script": ("deal HH1-N-АААААМ\n", "Line 1"),
    "an endless line": ("deal HH1-N-AAAAAAM\n" + "draw" * 99_999, "Line 2, “drawdraw"),
    "an endless text": ("deal HH1-N-AAAAAAM\n" + "draw\n" * 999_999, "The text is too long"),
    "an endless game": ("deal HH1-N-AAAAAAM;draw x26;" + "undo x26;redo x26;" * 999, "A game of more than"),
    "a hidden million": ("deal HH1-N-AAAAAAM\n" + "draw x999\n" * 999, "Line 2, “draw x999”: The stock"),
}


@pytest.mark.parametrize("route", PLACES, ids=["menu", "solitaire", "hearts"])
@pytest.mark.parametrize("fault", BAD)
def test_a_bad_text_is_refused_with_its_line_and_nothing_changes(at: Open, route: Route, fault: str) -> None:
    text, sentence = BAD[fault]
    watcher = at(route, text)
    before = state_of(watcher)
    paste(watcher)
    assert watcher.said.startswith(sentence)
    assert watcher.overlay == "code"
    assert state_of(watcher) == before


def test_ten_thousand_lines_are_read_and_watched(at: Open) -> None:
    text = "deal HH1-N-AAAAAAM\n" + "draw\nundo\n" * 5_000
    watcher = paste(at(MenuRoute(), text))
    watcher.click("watch")
    watcher.rest()
    assert watcher.here.reel.steps == 10_000 <= MOST_STEPS
    watcher.here.seek(1.0)
    watcher.wait(0.2)
    assert watcher.position == 10_000


def test_comments_blanks_and_short_forms_are_read(at: Open) -> None:
    watcher = paste(at(MenuRoute(), "# a fine game\n\n  deal hh1naaaaaam ; draw x9 # nine\r\npair 25 waste"))
    watcher.click("continue")
    watcher.rest()
    assert watcher.here.session.record.text.splitlines() == SHORT.splitlines()[:11]


def test_a_code_is_still_a_code(at: Open) -> None:
    watcher = paste(at(MenuRoute(), " HH1-N-AAAAAAJ\n"))
    assert (watcher.overlay, watcher.sheet.field.text.strip()) == ("code", "HH1-N-AAAAAAJ")
    watcher.press(pygame.K_RETURN)
    watcher.rest()
    assert str(watcher.here.session.code) == "HH1-N-AAAAAAJ"


def test_a_short_game_can_be_typed(at: Open) -> None:
    watcher = at(MenuRoute())
    watcher.here.ask_code()
    watcher.rest()
    watcher.type("deal HH1-N-AAAAAAM; draw x3")
    watcher.press(pygame.K_RETURN)
    assert watcher.overlay == "pasted"
