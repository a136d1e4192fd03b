"""A replay changes nothing; what is played instead begins where the player wants it."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.scene import MenuScene
from scenes.scene import HeartsRoute, SolitaireRoute
from tests.support.replays import FIRST_ROUND, IN_PROGRESS, SHORT, WON, Open, stopped


def test_the_others_cards_are_backs_and_the_players_are_faces(open_replay: Open) -> None:
    watcher = stopped(open_replay(FIRST_ROUND))
    hands = watcher.replay.session.round.hands
    sprites = watcher.replay.view.table.sprites
    assert {sprites[card].face for card in hands[0]} == {1.0}
    assert {sprites[card].face for hand in hands[1:] for card in hand} == {0.0}


def test_nothing_is_suggested(open_replay: Open) -> None:
    watcher = stopped(open_replay(FIRST_ROUND, size=(1920, 1080)))
    for _move in range(20):
        watcher.press(pygame.K_RIGHT)
        assert watcher.replay.view.words(watcher.replay.session) == ""
        assert set(watcher.replay.view.rail.rects()) == {"copy"}
    solitaire = stopped(open_replay(), 9)
    assert solitaire.replay.view.table.marks == {}


def test_pressing_cards_and_keys_of_the_game_plays_nothing(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 9)
    g = watcher.replay.view.geometry
    for spot in (g.stock, g.waste, g.position(25)):
        watcher.click(g.card_rect(spot).center, g.card_rect(spot).center)
    for key in (pygame.K_h, pygame.K_n, pygame.K_F1, pygame.K_s, pygame.K_c, pygame.K_l):
        watcher.press(key)
    assert watcher.position == 9
    assert watcher.overlay is None


def test_the_game_in_progress_is_not_touched(open_replay: Open) -> None:
    watcher = open_replay()
    store = watcher.app.stage.store
    store.set_progress("HH", IN_PROGRESS)
    watcher.watch()
    watcher.press(pygame.K_ESCAPE)
    watcher.rest()
    assert isinstance(watcher.here, MenuScene)
    assert store.progress("HH") == IN_PROGRESS


def test_continue_from_here_plays_on_with_everything_before(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 11)
    watcher.click("continue")
    watcher.rest()
    session = watcher.here.session
    assert session.record.text.splitlines() == SHORT.splitlines()[:12]
    assert session.record.can_redo
    stored = watcher.app.stage.store.progress("HH")
    assert stored is not None
    assert stored.text == session.record.text


def test_continuing_asks_before_a_game_in_progress_is_lost(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 11)
    store = watcher.app.stage.store
    store.set_progress("HH", IN_PROGRESS)
    watcher.click("continue")
    assert watcher.overlay == "question"
    watcher.rest()
    watcher.click("no")
    assert store.progress("HH") == IN_PROGRESS
    watcher.click("continue")
    watcher.rest()
    watcher.click("yes")
    watcher.rest()
    assert watcher.here.session.record.text.splitlines() == SHORT.splitlines()[:12]


def test_a_heart_that_is_empty_cannot_be_continued(open_replay: Open) -> None:
    watcher = stopped(open_replay(WON))
    watcher.replay.seek(1.0)
    assert "continue" not in watcher.rects()
    watcher.press(pygame.K_LEFT)
    assert "continue" in watcher.rects()


@pytest.mark.parametrize("text", [SHORT, FIRST_ROUND], ids=["solitaire", "hearts"])
def test_the_same_deal_is_played_again(open_replay: Open, text: str) -> None:
    watcher = stopped(open_replay(text), 5)
    code = watcher.replay.code
    watcher.click("again")
    watcher.rest()
    assert watcher.here.session.code == code
    assert watcher.here.session.record.done == ()


def test_a_written_match_goes_on_where_it_stands(open_replay: Open) -> None:
    watcher = open_replay()
    text = "\n".join(FIRST_ROUND.splitlines()[:20])
    watcher.app.enter(HeartsRoute(text=text))
    stored = watcher.app.stage.store.progress("HE")
    assert stored is not None  # before anything else can happen
    assert stored.text.splitlines() == text.splitlines()
    watcher.app.step()
    assert watcher.here.session.record.text.splitlines()[:20] == text.splitlines()


def test_a_written_deal_is_stored_before_anything_else_can_happen(open_replay: Open) -> None:
    watcher = open_replay()
    watcher.app.enter(SolitaireRoute(text=SHORT))
    stored = watcher.app.stage.store.progress("HH")
    assert stored is not None
    assert stored.text == SHORT
