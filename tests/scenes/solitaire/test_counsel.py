"""What the solver gives the player: hints, par and stars, the lamp, the way back, a shortest win to watch."""

import pygame
import pytest

from game.deals import DealCode, Kind
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.difficulty import Grade, grade
from game.heart_to_heart.notation import write
from game.heart_to_heart.rules import StockMove
from game.heart_to_heart.solver import is_winnable, par
from scenes.replay_scene import ReplayScene
from scenes.scene import OptionsRoute, ReturnRoute, SolitaireRoute
from scenes.solitaire.result import Result, ResultPanel
from tests.support.hands_here import Hand
from tests.support.player import Player, Sit
from tests.support.transcripts import FOLDER

WINNABLE, LOST = "HH1-W-AAAABMM", "HH1-N-AAAAABA"
PAR = 57
THINKING = 3.0  # s; enough for this deal


def line(code: str) -> list[str]:
    solution = par(deal_for(DealCode.parse(code)))
    assert solution is not None
    return list(map(write, solution.line))


def dead_end() -> list[str]:
    lines = (FOLDER / "dead_end_HH1-N-AAAAAAM.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("deal", "#"))]


@pytest.fixture
def winnable(sit: Sit) -> Player:
    player = sit(WINNABLE, is_reduced_motion=True)
    player.wait(THINKING)
    return player


# Hints.


def test_hints_lead_to_the_win_in_par(winnable: Player) -> None:
    for number in range(PAR):
        winnable.press(pygame.K_h)
        hinted = winnable.scene.view.emphasis
        places = sorted(hinted._hinted, reverse=True)
        winnable.click(*places) if places else winnable.click("stock")
        assert len(winnable.moves) == number + 1
    winnable.wait(THINKING)
    assert winnable.overlay == "win"
    assert winnable.scene.session.hints == PAR


def test_a_hint_in_a_lost_game_says_so(sit: Sit) -> None:
    player = sit(LOST, is_reduced_motion=True)
    player.wait(0.2)
    player.press(pygame.K_h)
    assert player.said.startswith("This game cannot be won any more.")


def test_a_hint_that_is_still_being_looked_for_comes_by_itself(sit: Sit) -> None:
    player = sit("HH1-W-AAAAAAB", is_reduced_motion=True)
    player.press(pygame.K_h)
    assert player.said.startswith("Looking for")
    player.wait(6.0)
    assert player.scene.session.hints == 1


def test_a_hint_for_a_position_that_is_gone_never_comes(sit: Sit) -> None:
    player = sit("HH1-W-AAAAAAB", is_reduced_motion=True)
    player.press(pygame.K_h)
    player.click("stock")
    player.wait(6.0)
    assert player.scene.session.hints == 0


# Par and stars.


def test_par_of_a_winnable_deal_is_in_the_status_once_it_is_known(winnable: Player) -> None:
    assert winnable.scene.session.par == PAR


def test_a_normal_deal_has_no_par(sit: Sit) -> None:
    player = sit("HH1-N-AAAAAAM", is_reduced_motion=True)
    player.wait(THINKING)
    assert player.scene.session.par is None


def test_a_win_in_par_has_three_stars(winnable: Player) -> None:
    winnable.play(line(WINNABLE))
    winnable.settle()
    panel = winnable.sheet
    assert isinstance(panel, ResultPanel)
    assert panel.stars == 3


@pytest.mark.parametrize(
    ("moves", "best", "stars"),
    [(78, 78, 3), (79, 78, 2), (85, 78, 2), (86, 78, 1), (300, 78, 1), (60, None, 0)],
)
def test_stars_are_three_at_par_two_within_ten_per_cent_one_for_a_win(
    moves: int, best: int | None, stars: int
) -> None:
    result = Result(1.0, moves, 250, 1, WINNABLE, None, best)  # type: ignore[arg-type]
    assert result.stars == stars


def test_without_par_there_are_no_stars(winnable: Player) -> None:
    winnable.app.stage.settings.is_par_shown = False
    winnable.play(line(WINNABLE))
    winnable.settle()
    assert winnable.sheet.stars == 0


# The lamp, and the way back.


def test_the_lamp_is_off_at_first(winnable: Player) -> None:
    assert winnable.widgets.find("lamp") is None


def test_the_lamp_goes_out_with_the_losing_move_and_leads_back_in_one_step(hand: Hand) -> None:
    player = hand.player
    player.app.stage.settings.is_insight_on = True
    player.scene.apply_settings()
    moves = dead_end()
    lost = next(number for number in range(len(moves)) if not is_winnable(after(player, moves[: number + 1])))
    player.scene.adopt(player.scene.session.record.replay("deal HH1-N-AAAAAAM\n" + "\n".join(moves[:lost])))
    assert not player.widgets.find("lamp").is_lost
    before = player.state
    player.play([moves[lost]])
    player.settle()
    assert player.widgets.find("lamp").is_lost
    hand.pick("lamp")
    player.settle()
    assert player.state == before
    assert player.moves[-1] == "back 1"
    assert player.scene.toast.words == "1 move was taken back. Undo brings it again."
    hand.undo()
    assert not is_winnable(player.state)


def after(player: Player, moves: list[str]) -> object:
    return player.scene.session.record.replay("deal HH1-N-AAAAAAM\n" + "\n".join(moves)).state


@pytest.fixture
def dead(sit: Sit) -> Player:
    """Someone who has just come to a dead end."""
    player = sit("HH1-N-AAAAAAM", is_reduced_motion=True)
    *most, last = dead_end()
    player.scene.adopt(player.scene.session.record.replay("deal HH1-N-AAAAAAM\n" + "\n".join(most)))
    player.play([last])
    player.settle()
    assert player.overlay == "dead-end"
    return player


def test_a_dead_end_says_why(dead: Player) -> None:
    assert dead.sheet._words[0].text.endswith("one lies under the other.")


def test_a_dead_end_leads_back_to_the_last_winnable_position(dead: Player) -> None:
    dead.click("rescue")
    dead.settle()
    assert dead.overlay is None
    assert is_winnable(dead.state)
    back, number = dead.moves[-1].split()
    assert back == "back"
    assert dead.scene.toast.words.startswith(f"{number} move")
    dead.press(pygame.K_z, pygame.KMOD_CTRL)
    dead.settle()
    assert dead.overlay == "dead-end"


def test_a_deal_that_could_never_be_won_offers_neither_way_back_nor_film(sit: Sit) -> None:
    player = sit("HH1-N-AAAAAAK", is_reduced_motion=True)  # dead from the start
    player.wait(1.0)
    assert player.overlay == "dead-end"
    assert player.widgets.find("rescue") is None
    assert player.widgets.find("watch") is None


def test_a_shortest_win_can_be_watched_after_a_dead_end_and_leads_back(dead: Player) -> None:
    dead.click("watch")
    dead.wait(THINKING)
    film = dead.app.scene
    assert isinstance(film, ReplayScene)
    assert film.reel.steps == 62
    dead.press(pygame.K_ESCAPE)
    dead.wait(1.0)
    assert dead.code == "HH1-N-AAAAAAM"
    assert dead.state.heart.count(None) == 23


# New deals.


def test_winnable_deals_come_when_they_are_wanted(sit: Sit) -> None:
    player = sit(None, is_reduced_motion=True)
    settings = player.app.stage.settings
    settings.is_winnable_wanted, settings.grade = True, int(Grade.HARD)
    player.press(pygame.K_n)
    player.settle()
    code = DealCode.parse(player.code)
    assert code.kind is Kind.WINNABLE
    assert grade(deal_for(code)) is Grade.HARD


def test_a_draw_after_the_way_back_goes_on_from_there(dead: Player) -> None:
    dead.click("rescue")
    dead.settle()
    dead.click("stock")
    assert dead.moves[-1] in {move.value for move in StockMove}


def test_a_winnable_deal_says_how_hard_it_is(winnable: Player) -> None:
    assert winnable.scene.session.grade == grade(deal_for(DealCode.parse(WINNABLE))).title


def test_a_normal_deal_tells_nothing_of_how_hard_it_is(sit: Sit) -> None:
    assert sit("HH1-N-AAAAAAM").scene.session.grade == ""


@pytest.mark.parametrize("way", ["new", "restart"])
def test_a_deal_after_a_dead_end_has_no_button_of_the_old_one(dead: Player, way: str) -> None:
    dead.click(way)
    dead.settle()
    assert dead.overlay is None
    assert dead.widgets.find("chip") is None


def test_the_lamp_is_there_as_soon_as_somebody_comes_back_from_the_options(winnable: Player) -> None:
    scene = winnable.scene
    winnable.app.enter(OptionsRoute(is_over_game=True))
    winnable.app.stage.settings.is_insight_on = True
    winnable.app.enter(ReturnRoute())
    assert winnable.app.scene is scene
    assert winnable.widgets.find("lamp") is not None


@pytest.mark.parametrize(
    ("today", "words"), [("2026-11-30", "a golden heart"), ("2026-12-01", "a rose heart")]
)
def test_the_win_of_a_daily_deal_says_what_it_earns(sit: Sit, today: str, words: str) -> None:
    player = sit(None, is_reduced_motion=True)
    player.app.stage.now = lambda: f"{today}T10:15:00.000000+00:00"
    code = DealCode.parse(WINNABLE)
    player.app.enter(SolitaireRoute(code, daily="2026-11-30"))
    player.settle()
    player.play(line(WINNABLE))
    player.settle()
    assert player.sheet._result.heart == words
