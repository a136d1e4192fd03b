"""Whatever was being played is there again after the program has ended, however it ended."""

import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.hearts.round import Phase
from game.store.games import Progress
from game.store.location import FILE
from game.store.opening import open_store
from game.store.store import Store
from scenes.hearts.session import Session
from scenes.table.settings import Speed
from tests.support.hearts_matches import moves_until, played_until
from tests.support.hearts_player import HeartsPlayer
from tests.support.player import Player, Sit
from tests.support.transcripts import winning_game

MOVES = ["draw"] * 9 + ["pair 25 waste", "draw", "undo", "undo", "redo"]
HALF = ["draw"] * 9 + ["pair 25 waste"]
MOMENT = "2026-11-30-101500"


@pytest.fixture
def start(sit: Sit, tmp_path: Path) -> Callable[..., Player]:
    """Starts the program with a data folder: at the menu, or at a deal."""

    def started(code: str | None = None, **options: object) -> Player:
        return sit(code, data_dir=tmp_path, is_reduced_motion=True, **options)

    return started


@pytest.fixture
def start_hearts(tmp_path: Path) -> Iterator[Callable[..., HeartsPlayer]]:
    """The same for who plays Hearts; without a code, goes on with the match in progress."""
    seated: list[HeartsPlayer] = []

    def started(code: str | None = None) -> HeartsPlayer:
        player = HeartsPlayer(code, data_dir=tmp_path, is_reduced_motion=True)  # type: ignore[arg-type]
        seated.append(player)
        player.settle()
        if code is None:
            player.press(pygame.K_RETURN)
            player.settle()
        return player

    yield started
    for player in seated:
        player.leave()


def kill(player: Player) -> None:
    """End without a last word: only what is written by now is kept."""
    player.app.stage.store.close()


def stored(folder: Path, change: Callable[[Store], None]) -> None:
    """Write something into the store of a folder."""
    store = open_store(folder, MOMENT).store
    change(store)
    store.close()


def said_at_start(player: Player) -> str:
    """What is told as soon as there is something to see."""
    player.wait(0.5)
    return player.said


def line_of(player: Player) -> str:
    return next(iter(player.menu._unfinished.values()), "")


def test_without_a_game_in_progress_there_is_nothing_to_continue(start: Callable[..., Player]) -> None:
    player = start()
    assert player.widgets.find("continue") is None
    assert player.widgets.find("deal") is not None


def test_a_deal_goes_on_where_it_was(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(MOVES)
    record = player.scene.session.record
    kill(player)
    again = start()
    again.click("continue")
    again.settle()
    assert again.scene.session.record == record
    assert again.scene.overlay is None
    assert again.strays() == []
    again.redo()
    again.undo()
    assert again.moves == [*MOVES, "redo", "undo"]


def test_the_clock_goes_on_where_it_was(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    player.wait(67, tick=0.1)
    spent = player.scene.session.seconds
    kill(player)
    again = start()
    assert "01:0" in line_of(again)
    again.click("continue")
    again.settle()
    assert spent - 1.2 <= again.scene.session.seconds <= spent + 2


def test_no_more_than_a_second_of_the_clock_is_lost(start: Callable[..., Player], tmp_path: Path) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    for _look in range(12):
        player.wait(0.3, tick=0.1)
        player.app.stage.store.flush()
        spent = player.scene.session.seconds
        shutil.copytree(tmp_path, tmp_path / "copy", dirs_exist_ok=True)  # as a kill would leave it
        copied = open_store(tmp_path / "copy", MOMENT).store
        progress = copied.progress("HH")
        copied.close()
        shutil.rmtree(tmp_path / "copy")
        assert progress is not None
        assert progress.seconds > spent - 1.05


def test_the_clock_alone_leaves_the_text_and_its_place_alone(tmp_path: Path) -> None:
    def play(store: Store) -> None:
        for game in ("HH", "HE"):
            store.set_progress(game, Progress("text", 1.0, ("QS",), "key"))
        store.set_clock("HH", 2.5)
        store.set_clock("ZZ", 2.5)

    stored(tmp_path, play)
    store = open_store(tmp_path, MOMENT).store
    assert store.progress("HH") == Progress("text", 2.5, ("QS",), "key")
    assert store.unfinished == ("HH", "HE")
    store.close()


def test_closing_keeps_the_clock_to_the_moment(start: Callable[..., Player], tmp_path: Path) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    player.wait(3, tick=0.1)
    spent = player.scene.session.seconds
    player.app.close()
    store = open_store(tmp_path, MOMENT).store
    progress = store.progress("HH")
    store.close()
    assert progress is not None
    assert progress.seconds == spent


def test_the_menu_says_where_the_game_stands(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    kill(player)
    assert line_of(start()) == "Heart to Heart · 00:00 · 24 cards to go"


def test_a_game_that_is_stored_is_left_without_a_question(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    player.click("pause", "menu")
    player.settle()
    player.click("continue")
    player.settle()
    assert player.moves == HALF
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert not player.app.is_running


def test_a_game_that_is_not_stored_is_asked_for(sit: Sit) -> None:
    player = sit("HH1-N-AAAAAAM")
    player.click("stock")
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert player.app.is_running
    assert player.overlay == "question"


def test_a_new_deal_gives_the_old_one_up(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    player.press(pygame.K_n)
    assert player.overlay == "question"
    player.click("yes")
    player.settle()
    kill(player)
    assert start().widgets.find("continue") is None


def test_the_menu_asks_before_a_new_deal(start: Callable[..., Player]) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    kill(player)
    again = start()
    again.press(pygame.K_n)
    assert again.overlay == "question"
    again.click("no")
    again.click("solitaire")
    again.settle()
    assert again.moves == HALF


def test_a_won_game_is_no_longer_in_progress(start: Callable[..., Player]) -> None:
    code, moves = winning_game("HH1-N-AAAAAAC")
    player = start(code)
    player.skip_to(moves[:-1])
    player.play(moves[-1:])
    player.settle()
    player.app.close()
    assert start().widgets.find("continue") is None


def test_a_won_game_that_is_undone_is_in_progress_again(start: Callable[..., Player]) -> None:
    code, moves = winning_game("HH1-N-AAAAAAC")
    player = start(code)
    player.skip_to(moves[:-1])
    player.play([moves[-1]])
    player.undo()
    kill(player)
    assert "to go" in line_of(start())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "deal \ufffd",
        "x" * 9999,
    ],
)
def test_a_game_of_which_nothing_can_be_read_is_set_aside_in_words(
    start: Callable[..., Player], tmp_path: Path, text: str
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 1.0)))
    player = start(is_settled=False)
    assert player.widgets.find("continue") is None
    assert said_at_start(player).startswith("A game in progress cannot be read. Line ")
    assert text in set_aside(tmp_path)
    kill(player)
    assert said_at_start(start(is_settled=False)) == ""


def set_aside(folder: Path) -> str:
    """What the one file has in which something unreadable was kept."""
    (path,) = folder.glob("unreadable-*.txt")
    return path.read_text(encoding="utf-8")


DRAWS = "deal HH1-N-AAAAAAM\n" + "draw\n" * 19


@pytest.mark.parametrize("bad", ["dsaw", "pair 1 2", "dr\0aw", "fly; draw", "\ufffd", "draw\x0cdsaw"])
def test_a_damaged_line_costs_only_what_came_after_it(
    start: Callable[..., Player], tmp_path: Path, bad: str
) -> None:
    text = DRAWS + f"{bad}\ndraw\n"
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0, (), "key", "", "", 2)))
    player = start(is_settled=False)
    assert "It goes on" in said_at_start(player)
    assert text.split("\n")[19:] == set_aside(tmp_path).split("\n")[20:]
    player.settle()
    player.press(pygame.K_RETURN)
    player.settle()
    assert player.scene.session.record.text.startswith(DRAWS)
    assert (player.scene.session.seconds >= 50.0, player.scene.session.hints) == (True, 2)


def test_one_changed_letter_on_the_disk_does_not_lose_the_game(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(DRAWS + "draw\n", 50.0, key="k1")))
    content = (tmp_path / FILE).read_bytes()
    at = content.index(b"draw\ndraw\n") + 5 * 19
    (tmp_path / FILE).write_bytes(content[:at] + b"dsaw" + content[at + 4 :])
    player = start(is_settled=False)
    assert player.widgets.find("continue") is not None
    kill(player)
    again = start()
    again.press(pygame.K_RETURN)
    again.settle()
    assert again.scene.session.record.text == DRAWS


def test_a_damaged_code_is_known_from_the_key_of_the_game(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    text = DRAWS.replace("deal HH1", "deal hX1")
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0, key="HH1-N-AAAAAAM now")))
    player = start()
    player.press(pygame.K_RETURN)
    player.settle()
    assert player.scene.session.record.text == DRAWS


def test_what_is_unreadable_stays_where_it_is_when_it_cannot_be_set_aside(
    start: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = DRAWS + "fly\n"
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(text, 50.0)))
    monkeypatch.setattr(Store, "set_aside", lambda *_arguments: None)
    player = start(is_settled=False)
    assert "cannot be read" in said_at_start(player)
    kill(player)
    assert text in read_back(tmp_path)


def read_back(folder: Path) -> str:
    """The text of the deal in progress, from the disk."""
    store = open_store(folder, MOMENT).store
    progress = store.progress("HH")
    store.close()
    return progress.text if progress else ""


def test_an_unknown_game_is_set_aside_in_words(start: Callable[..., Player], tmp_path: Path) -> None:
    stored(tmp_path, lambda store: store.set_progress("ZZ", Progress("text", 1.0)))
    assert "cannot be read" in said_at_start(start(is_settled=False))
    assert set_aside(tmp_path).endswith("\ntext")


def test_a_game_under_a_damaged_name_is_known_from_its_text(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HX", Progress(DRAWS, 1.0)))
    assert start().widgets.find("continue") is not None


def test_a_damaged_file_is_told_of(start: Callable[..., Player], tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    player = start(is_settled=False)
    assert said_at_start(player).startswith("Your saved games were damaged")
    assert list(tmp_path.glob("*damaged*"))


def test_a_damaged_file_and_a_damaged_game_are_both_told_of(
    start: Callable[..., Player], tmp_path: Path
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HH", Progress(DRAWS + "fly\n", 50.0)))
    (tmp_path / f"{FILE}-wal").write_bytes(b"nonsense" * 1000)
    said = said_at_start(start(is_settled=False))
    assert "damaged and lost" in said
    assert "Line 21" in said


def test_a_second_program_says_that_it_saves_nothing(start: Callable[..., Player]) -> None:
    start()
    second = start("HH1-N-AAAAAAM", is_settled=False)
    assert "running already" in said_at_start(second)
    second.settle()
    second.click("stock")
    assert second.scene.has_to_ask


def test_without_a_home_it_is_told_that_nothing_lasts(sit: Sit) -> None:
    player = sit(None, is_settled=False, is_homeless=True, is_reduced_motion=True)
    assert "no home folder" in said_at_start(player)


def test_a_write_that_fails_is_told_of_and_closing_asks_again(
    start: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(["draw"])
    monkeypatch.setattr(Store, "failure", "database or disk is full")
    player.wait(0.5)
    assert player.said == "The game cannot be saved: database or disk is full"
    player.post(pygame.Event(pygame.QUIT))
    player.app.step()
    assert player.overlay == "question"


def test_the_player_is_told_when_writing_works_again(
    start: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("HH1-N-AAAAAAM")
    for _time in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(Store, "failure", "database or disk is full")
            player.wait(0.5)
            assert player.said.startswith("The game cannot be saved")
        player.wait(0.5)
        assert player.said == "Everything is saved again"


# Settings.


def test_settings_come_back(start: Callable[..., Player]) -> None:
    player = start()
    settings = player.app.stage.settings
    settings.volume, settings.opponents, settings.is_trick_held = 0.25, Speed.FAST, True
    settings.is_placement_help_on = False
    player.app.step()
    kill(player)
    again = start().app.stage.settings
    assert (again.volume, again.opponents, again.is_trick_held) == (0.25, Speed.FAST, True)
    assert not again.is_placement_help_on


def test_what_the_command_line_says_is_not_stored(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, is_reduced_motion=True)
    first.app.stage.settings.volume = 0.5
    first.app.step()
    kill(first)
    again = sit(None, data_dir=tmp_path, is_muted=False)
    settings = again.app.stage.settings
    assert (settings.volume, settings.is_reduced_motion, settings.is_muted) == (0.5, False, False)


def test_a_flag_wins_over_what_is_stored(sit: Sit, tmp_path: Path) -> None:
    stored(tmp_path, lambda store: store.set_setting("is_fullscreen", True))
    assert not sit(None, data_dir=tmp_path, is_fullscreen=False).app.stage.settings.is_fullscreen


@pytest.mark.parametrize("value", [7.0, -1.0, float("nan"), float("inf"), "loud", 1])
def test_an_impossible_volume_is_the_usual_one(sit: Sit, tmp_path: Path, value: float | str) -> None:
    stored(tmp_path, lambda store: store.set_setting("volume", value))
    assert sit(None, data_dir=tmp_path).app.stage.settings.volume == 0.7


@pytest.mark.parametrize("value", ["WARP", 3, True])
def test_an_impossible_speed_is_the_usual_one(sit: Sit, tmp_path: Path, value: int | str) -> None:
    stored(tmp_path, lambda store: store.set_setting("opponents", value))
    assert sit(None, data_dir=tmp_path).app.stage.settings.opponents is Speed.NORMAL


# Hearts.


def in_mid_trick(session: Session) -> bool:
    return len(session.round.tricks) == 4 and len(session.round.trick.plays) == 2


def test_cards_chosen_for_the_pass_come_back(start_hearts: Callable[..., HeartsPlayer]) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    chosen = [player.hand[5], player.hand[2]]
    for card in chosen:
        player.click(card)
    kill(player)
    again = start_hearts()
    assert again.scene.session.picked == chosen
    assert (str(again.scene.session.code), len(again.hand)) == ("HE1-N-AAAAAAM", 11)


def test_a_card_taken_back_from_the_pass_stays_so(start_hearts: Callable[..., HeartsPlayer]) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    card = player.hand[5]
    player.click(card)
    player.scene.pick(card)
    kill(player)
    player = start_hearts()
    assert player.app.stage.store.progress("HE") is not None
    assert player.scene.session.picked == []


@pytest.mark.parametrize(
    "is_reached",
    [in_mid_trick, lambda session: session.phase is Phase.TRICK_COMPLETE],
    ids=["in mid-trick", "a full trick"],
)
def test_a_match_goes_on_as_it_would_have(
    start_hearts: Callable[..., HeartsPlayer], is_reached: Callable[[Session], bool]
) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    player.skip_to(moves_until(is_reached))
    player.scene.keep()
    record = player.scene.session.record
    player.app.stage.store.flush()
    player.wait_until(lambda: player.scene.session.is_my_turn)
    would_be = player.scene.session.record
    player.app.stage.store.set_progress("HE", Progress(record.text, 0.0))
    kill(player)
    again = start_hearts()
    again.wait_until(lambda: again.scene.session.is_my_turn)
    assert again.scene.session.record == would_be
    assert would_be.done[: len(record.done)] == record.done


def test_taking_the_rest_goes_on(start_hearts: Callable[..., HeartsPlayer], tmp_path: Path) -> None:
    session = played_until(lambda session: session.can_take_the_rest)
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(session.record.text, 0.0, (), "k")))
    player = start_hearts()
    player.scene.take_the_rest()
    player.wait_until(lambda: player.state.phase is Phase.TRICK_COMPLETE)
    kill(player)
    again = start_hearts()
    assert again.scene.session.is_rest_given
    again.wait_until(lambda: again.state.phase is Phase.SCORED)
    again.scene.next_round()
    assert not again.scene.session.is_rest_given
    assert again.app.stage.store.progress("HE").pending == ()


@pytest.mark.parametrize(
    "text",
    ["match HE1-N-AAAAAAM\nfly\n", "match HE1-N-AAAAAAM\nplay W 2C\n", "match HE1-N-AAAAAAM\nnext\ntake\n"],
)
def test_a_match_that_cannot_be_played_again_goes_on_from_where_it_can(
    start_hearts: Callable[..., HeartsPlayer], tmp_path: Path, text: str
) -> None:
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 1.0, ("QS", "2H", "QS", "??"))))
    player = start_hearts()
    assert player.scene.toast.words.startswith("A game in progress cannot be read. Line 2")
    assert player.scene.session.record.done == ()
    assert str(player.scene.session.code) == "HE1-N-AAAAAAM"
    assert text in set_aside(tmp_path)


def test_a_damaged_line_of_a_match_costs_only_what_came_after_it(
    start_hearts: Callable[..., HeartsPlayer], tmp_path: Path
) -> None:
    lines = moves_until(lambda session: bool(session.round.tricks)).split("; ")
    text = "\n".join(("match HE1-N-AAAAAAM", *lines, "zzz", "next")) + "\n"
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 0.0, (), "k", "", "club")))
    player = start_hearts()
    assert "It goes on" in player.scene.toast.words
    assert player.scene.session.record.text.splitlines()[1 : len(lines) + 1] == lines
    assert text in set_aside(tmp_path)


def test_choices_that_are_none_are_no_choices(
    start_hearts: Callable[..., HeartsPlayer], tmp_path: Path
) -> None:
    words = ("QS", "QS", "??", "", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H")
    text = "match HE1-N-AAAAAAM"
    stored(tmp_path, lambda store: store.set_progress("HE", Progress(text, 0.0, words)))
    player = start_hearts()
    picked = player.scene.session.picked
    assert len(set(picked)) == len(picked) <= 3
    assert set(picked) <= set(player.state.hands[0])


def test_a_match_is_stored_as_it_grows(start_hearts: Callable[..., HeartsPlayer]) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    for tricks in (1, 3, 8):
        player.skip_to(moves_until(lambda session, tricks=tricks: len(session.round.tricks) == tricks))
        player.scene.keep()
        stored_now = player.app.stage.store.progress("HE")
        assert stored_now is not None
        assert stored_now.text == player.scene.session.record.text


def test_the_score_sheet_is_there_again(start_hearts: Callable[..., HeartsPlayer]) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    player.skip_to(moves_until(lambda session: session.phase is Phase.SCORED))
    player.scene.keep()
    kill(player)
    again = start_hearts()
    assert again.overlay == "scores"
    assert again.is_between_rounds


def test_a_match_that_was_won_is_no_longer_in_progress(start_hearts: Callable[..., HeartsPlayer]) -> None:
    player = start_hearts("HE1-N-AAAAAAM")
    player.skip_to(moves_until(lambda session: len(session.round.tricks) == 3))
    player.scene.keep()
    assert player.app.stage.store.progress("HE") is not None
    player.skip_to(moves_until(lambda session: session.winner is not None))
    player.scene.keep()
    assert player.app.stage.store.progress("HE") is None


def test_the_game_played_last_is_continued(start: Callable[..., Player], tmp_path: Path) -> None:
    def play_both(store: Store) -> None:
        store.set_progress("HE", Progress("match HE1-N-AAAAAAM", 0.0, ("QS",)))
        store.set_progress("HH", Progress("deal HH1-N-AAAAAAM\ndraw", 3725.0))
        store.set_progress("HE", Progress("match HE1-N-AAAAAAM", 0.0))

    stored(tmp_path, play_both)
    player = start()
    assert list(player.menu._unfinished.values()) == [
        "Heart to Heart · 1:02:05 · 25 cards to go",
        "Hearts · round 1",
    ]
    player.click("solitaire")
    player.settle()
    assert player.moves == ["draw"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_loses_nothing(start: Callable[..., Player], number: int) -> None:
    player = start("HH1-N-AAAAAAM")
    player.play(HALF)
    step = player.app.step
    player.app.step = lambda seconds: (signal.raise_signal(number), step(seconds))  # type: ignore[method-assign]
    player.app.run()
    again = start()
    again.click("continue")
    again.settle()
    assert again.moves == HALF


def test_the_place_of_the_window_is_there_again(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, size=None)
    first.app.screen.window.size = (777, 555)
    first.app.screen.window.position = (31, 29)
    first.wait(0.3)
    first.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    first.app.step()
    kill(first)
    again = sit(None, data_dir=tmp_path, size=None)
    assert again.app.screen.window.size == (777, 555)
    assert again.app.screen.window.position == (31, 29)


def test_a_size_of_the_command_line_is_not_remembered(sit: Sit, tmp_path: Path) -> None:
    first = sit(None, data_dir=tmp_path, size=(640, 480))
    first.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    first.app.step()
    assert first.app.stage.store.setting("window", "") == ""
