"""A replay shows what was played, as fast as is wanted and from wherever, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.record import GameRecord
from game.hearts.record import MatchRecord
from game.store.games import Progress
from scenes.menu.scene import MenuScene
from scenes.scene import HeartsRoute, ReplayRoute, SolitaireRoute
from scenes.solitaire.scene import SolitaireScene
from scenes.table.actions import Device
from tests.support.resting import strays
from tests.support.watcher import Watcher

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WON = (GOLDEN / "heart_to_heart" / "win_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
DEAD = (GOLDEN / "heart_to_heart" / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
TAKEN_BACK = (GOLDEN / "heart_to_heart" / "undo_and_redo_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8")
MATCH = (GOLDEN / "hearts" / "match_HE1-N-AAAAAAM.txt").read_text(encoding="utf-8")
SHORT = "deal HH1-N-AAAAAAM\n" + "draw\n" * 9 + "pair 25 waste\nundo\nredo\ndraw\n"
FIRST_ROUND = "\n".join(MATCH[: MATCH.index("next")].splitlines())
IN_PROGRESS = Progress("deal HH1-N-AAAAAAB\ndraw\n", 12.0)

Open = Callable[..., Watcher]


@pytest.fixture
def open_replay() -> Iterator[Open]:
    """Opens replays, with reduced motion unless it is said otherwise."""
    watchers: list[Watcher] = []

    def opened(text: str = SHORT, route: ReplayRoute | None = None, **options: object) -> Watcher:
        settings = {"is_reduced_motion": True, **options}
        watchers.append(Watcher(route or ReplayRoute(text), **settings))
        return watchers[-1]

    yield opened
    for watcher in watchers:
        watcher.leave()


def stopped(watcher: Watcher, position: int = 0) -> Watcher:
    """Stand still at a moment."""
    watcher.lie()
    watcher.replay._go_to(position)
    watcher.lie()
    return watcher


def board(watcher: Watcher) -> object:
    return watcher.replay.session.record.state


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


def test_arrows_step_by_key(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.press(pygame.K_RIGHT)
    assert watcher.position == 6
    watcher.press(pygame.K_LEFT)
    watcher.press(pygame.K_LEFT)
    assert watcher.position == 4


def test_shoulders_step_by_controller(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert watcher.position == 6
    watcher.button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert watcher.position == 5


def test_buttons_step_by_mouse(open_replay: Open) -> None:
    watcher = stopped(open_replay(), 5)
    watcher.click("forward", "forward", "back", "restart")
    assert watcher.position == 0
    watcher.click("forward")
    assert watcher.position == 1


def test_stepping_during_a_flight_ends_the_flight(open_replay: Open) -> None:
    watcher = open_replay(is_reduced_motion=False)
    for _step in range(12):
        watcher.press(pygame.K_RIGHT)
    watcher.lie()
    assert watcher.position == 12
    assert strays(watcher.replay) == []


@pytest.mark.parametrize("text", [SHORT, FIRST_ROUND], ids=["solitaire", "hearts"])
def test_there_and_back_again_leaves_all_cards_at_their_places(open_replay: Open, text: str) -> None:
    watcher = stopped(open_replay(text, is_reduced_motion=False))
    seen = []
    for _step in range(13):
        seen.append(board(watcher))
        watcher.press(pygame.K_RIGHT)
    for state in reversed(seen):
        watcher.press(pygame.K_LEFT)
        assert board(watcher) == state
    watcher.lie()
    assert strays(watcher.replay) == []


def test_neither_end_can_be_passed(open_replay: Open) -> None:
    watcher = stopped(open_replay())
    watcher.press(pygame.K_LEFT)
    assert watcher.position == 0
    assert {"restart", "back"}.isdisjoint(watcher.rects())
    watcher.replay.seek(1.0)
    watcher.press(pygame.K_RIGHT)
    assert watcher.position == watcher.replay.reel.steps
    assert "forward" not in watcher.rects()


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


def test_the_line_of_progress_is_dragged(open_replay: Open) -> None:
    watcher = open_replay(WON)
    steps = watcher.replay.reel.steps
    y = watcher.rect_of("track").centery
    watcher.mouse_down((160, y))
    watcher.app.step()
    assert watcher.position == round(steps / 4)
    watcher.hover((480, y))
    assert watcher.position == round(3 * steps / 4)
    watcher.mouse_up((480, y))
    watcher.app.step()
    assert strays(watcher.replay) == []
    assert board(watcher) == GameRecord.replay("\n".join(WON_LINES[: 1 + watcher.position])).state


WON_LINES = [line for line in (row.partition("#")[0].strip() for row in WON.splitlines()) if line]


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


def test_rounds_are_skipped_by_button_and_by_page_keys(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH))
    watcher.click("after")
    assert watcher.replay.session.match.number == 2
    watcher.press(pygame.K_PAGEDOWN)
    assert watcher.replay.session.match.number == 3
    second = watcher.position
    watcher.press(pygame.K_RIGHT)
    watcher.press(pygame.K_PAGEUP)
    assert watcher.position == second
    watcher.click("before", "before")
    assert watcher.position == 0


def test_a_deal_of_one_part_has_no_buttons_for_parts(open_replay: Open) -> None:
    assert {"before", "after"}.isdisjoint(open_replay().rects())
    assert {"before", "after"} <= stopped(open_replay(MATCH), 100).rects().keys()


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


@pytest.mark.parametrize("device", ["mouse", "keyboard", "controller"])
def test_back_leads_to_where_it_was_opened_from(open_replay: Open, device: str) -> None:
    watcher = open_replay(route=ReplayRoute(SHORT, SolitaireRoute(GameRecord.replay(WON).code)))
    leave = {
        "mouse": lambda: watcher.click("close"),
        "keyboard": lambda: watcher.press(pygame.K_ESCAPE),
        "controller": lambda: watcher.button(pygame.CONTROLLER_BUTTON_B),
    }[device]
    leave()
    watcher.rest()
    assert isinstance(watcher.here, SolitaireScene)


def test_a_controller_reaches_every_button(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH), 100)
    seen = set()
    for number in [pygame.CONTROLLER_BUTTON_DPAD_LEFT] * 9 + [pygame.CONTROLLER_BUTTON_DPAD_RIGHT] * 9:
        watcher.button(number)
        seen.add(watcher.focus)
    assert seen >= watcher.rects().keys() - {"track"}
    assert watcher.app.translator.device is Device.CONTROLLER


def test_keys_reach_every_button_up_and_down(open_replay: Open) -> None:
    watcher = stopped(open_replay(MATCH), 100)
    seen = set()
    for _press in range(12):
        watcher.press(pygame.K_DOWN)
        seen.add(watcher.focus)
    assert seen == (watcher.rects().keys() - {"track"}) | {"copy"}
    assert watcher.position == 100


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


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1920, 1080), (1080, 1920), (2560, 1080)])
@pytest.mark.parametrize("text", [WON, MATCH], ids=["solitaire", "hearts"])
def test_no_two_buttons_overlap_and_none_is_cut_off(
    open_replay: Open, text: str, size: tuple[int, int]
) -> None:
    rects = {key: rect for key, rect in open_replay(text, size=size).rects().items() if key != "track"}
    assert all(pygame.Rect(0, 0, *size).contains(rect) for rect in rects.values())
    for key, rect in rects.items():
        others = [other for name, other in rects.items() if name != key]
        assert rect.collidelist(others) == -1, key
