"""A replay shows what was played, as fast as is wanted, to where it ended."""

from __future__ import annotations

import pygame
import pytest

from game.heart_to_heart.record import GameRecord
from game.hearts.record import MatchRecord
from tests.support.replays import DEAD, FIRST_ROUND, MATCH, SHORT, TAKEN_BACK, WON, Open, board, stopped
from tests.support.resting import strays


@pytest.mark.parametrize("text", [WON, DEAD, TAKEN_BACK, SHORT], ids=["won", "dead", "taken back", "short"])
def test_a_game_plays_itself_to_where_it_ended(open_replay: Open, text: str) -> None:
    watcher = open_replay(text)
    watcher.replay.playback._speed = 3
    watcher.watch()
    assert board(watcher) == GameRecord.replay(text).state
    assert watcher.position == len(GameRecord.replay(text).done)
    assert strays(watcher.replay) == []


def test_a_match_plays_itself_with_every_card_where_it_belongs(open_replay: Open) -> None:
    watcher = open_replay(FIRST_ROUND, is_reduced_motion=False)
    watcher.replay.playback._speed = 3
    watcher.watch()
    assert board(watcher) == MatchRecord.replay(FIRST_ROUND).state
    assert strays(watcher.replay) == []


def test_the_end_of_a_whole_match_tells_who_won(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH, size=(1920, 1080)))
    watcher.replay.seek(1.0)
    assert board(watcher) == MatchRecord.replay(MATCH).state
    assert "won the match" in watcher.replay.bar.shown.sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [(WON, "Won in 121 moves"), (DEAD, "No more moves possible"), (SHORT, "Not finished, 24 cards to go")],
)
def test_the_end_is_told_in_a_sentence(open_replay: Open, text: str, sentence: str) -> None:
    watcher = stopped(open_replay(text))
    assert watcher.replay.bar.shown.sentence == ""
    watcher.replay.seek(1.0)
    assert watcher.replay.bar.shown.sentence.startswith(sentence)


def test_a_small_window_tells_it_in_a_toast(open_replay: Open) -> None:
    watcher = stopped(open_replay(SHORT), 12)
    watcher.press(pygame.K_RIGHT)
    watcher.wait(0.3)
    assert watcher.said == "Not finished, 24 cards to go"


def test_undo_and_redo_are_steps_like_any_other(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 10)
    after_pair = board(watcher)
    watcher.press(pygame.K_RIGHT)
    assert board(watcher) == GameRecord.replay("\n".join(SHORT.splitlines()[:10])).state
    watcher.press(pygame.K_RIGHT)
    assert board(watcher) == after_pair
    assert watcher.position == 12


@pytest.mark.parametrize("device", ["mouse", "keyboard", "controller", "table"])
def test_play_and_pause(open_replay: Open, device: str) -> None:
    watcher = open_replay()
    toggle = {
        "mouse": lambda: watcher.click("play"),
        "keyboard": lambda: watcher.press(pygame.K_SPACE),
        "controller": lambda: watcher.button(pygame.CONTROLLER_BUTTON_A),
        "table": lambda: watcher.click((320, 150)),
    }[device]
    watcher.wait(3.0)
    assert watcher.position > 0
    toggle()
    before = watcher.position
    watcher.wait(3.0)
    assert watcher.position == before
    toggle()
    watcher.wait(3.0)
    assert watcher.position > before


def test_a_higher_speed_gets_further(open_replay: Open) -> None:
    reached = []
    for clicks in (0, 1, 2, 3):
        watcher = open_replay(WON)
        watcher.click(*["speed"] * clicks)
        watcher.wait(8.0)
        reached.append(watcher.position)
    usual, double, fourfold, half = reached
    assert half < usual < double < fourfold


def test_cards_fly_faster_at_a_higher_speed(open_replay: Open) -> None:
    flights = []
    for clicks in (0, 1, 2, 3):
        watcher = stopped(open_replay(is_reduced_motion=False), 8)
        watcher.click(*["speed"] * clicks)
        watcher.press(pygame.K_RIGHT)
        turns = 0
        while watcher.replay.view.table.sprites[watcher.replay.session.state.waste[-1]].rise > 0:
            watcher.app.step()
            turns += 1
        flights.append(turns)
    usual, double, fourfold, half = flights
    assert half > usual > double > fourfold > 0


def test_play_begins_again_after_the_end(open_replay: Open) -> None:
    watcher = stopped(open_replay())
    watcher.replay.seek(1.0)
    watcher.press(pygame.K_SPACE)
    assert watcher.position == 0
    watcher.wait(3.0)
    assert watcher.position > 0


def test_a_new_size_in_the_middle_of_a_step(open_replay: Open) -> None:
    for text in (SHORT, FIRST_ROUND):
        watcher = open_replay(text, is_reduced_motion=False)
        watcher.wait(3.1)
        watcher.app.screen.window.size = (800, 600)
        watcher.wait(0.5)
        assert watcher.app.screen.size == (800, 600)
        watcher.wait(1.0)
        watcher.lie()
        assert strays(watcher.replay) == []
        lowest = max(sprite.y for sprite in watcher.replay.view.table.sprites.values())
        assert lowest < 600


def test_out_of_sight_it_stands_still(open_replay: Open) -> None:
    watcher = open_replay()
    watcher.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    watcher.app.step()
    before = watcher.position
    watcher.wait(5.0)
    assert watcher.position == before
