"""The first game of Heart to Heart: a coach speaks, and never stands in the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pygame
import pytest

from game.cards import Card, Rank, Suit
from game.deals import Game
from game.heart_to_heart import solver
from game.heart_to_heart.notation import write
from game.heart_to_heart.record import GameRecord
from game.heart_to_heart.rules import WASTE, Pair, State, StockMove, apply, legal_moves
from scenes.scene import HowToPlayRoute, SolitaireRoute
from scenes.solitaire.course import Aids, Kind, Page, advice, kinds_made, suggested
from scenes.solitaire.lesson import SolitaireLesson
from scenes.table.coach import NEXT, SKIP
from tests.shots import moves_of
from tests.support.player import Player


class Pupil(Player):
    """Somebody who plays a first game."""

    def __init__(self, **options: object) -> None:
        super().__init__(None, is_reduced_motion=True, **options)
        self.app.enter(SolitaireRoute(is_lesson=True))
        self.settle()
        self.think()

    def think(self) -> None:
        """Wait until it is known what helps."""
        self.app.step()
        while self.lesson.counsel.here.is_thinking:
            self.app.step()

    @property
    def lesson(self) -> SolitaireLesson:
        assert isinstance(self.scene, SolitaireLesson)
        return self.scene

    @property
    def hears(self) -> str:
        """What the coach says; nothing once it has left."""
        return self.lesson.coach.tip.words if self.lesson.coach.is_on else ""

    @property
    def advised(self) -> Pair | StockMove | None:
        advice = self.lesson._advice
        return advice.move if advice is not None else None

    def read(self) -> None:
        """Go on until something is to be done."""
        while NEXT in self.widgets.rects():
            self.click(NEXT)
            self.settle()

    def obey(self) -> None:
        """Do what is suggested, by mouse."""
        move = self.advised
        if isinstance(move, Pair):
            self.click(*move)
        else:
            assert move is not None
            self.click("stock")
        self.think()


@pytest.fixture
def pupil() -> Iterator[Pupil]:
    pupil = Pupil()
    yield pupil
    pupil.leave()


def test_it_begins_with_the_heart_then_the_tip_then_the_stock(pupil: Pupil) -> None:
    assert "25 cards" in pupil.hears
    pupil.click(NEXT)
    pupil.settle()
    assert "this 4" in pupil.hears
    assert pupil.marks == {pupil.state.heart[24]: "match"}
    pupil.click(NEXT)
    assert pupil.advised is StockMove.DRAW
    assert "no 4" in pupil.hears


def test_the_first_pair_is_the_tenth_move_and_then_two_cards_are_free(pupil: Pupil) -> None:
    pupil.read()
    for _draw in range(9):
        pupil.obey()
    assert "There it is" in pupil.hears
    assert set(pupil.advised or ()) == {25, WASTE}
    pupil.obey()
    assert pupil.state.moves == 10
    assert "two cards are free" in pupil.hears


def test_whoever_follows_sees_every_kind_of_move_explained_and_then_plays_alone(pupil: Pupil) -> None:
    said = set()
    pupil.read()
    for _move in range(80):
        if pupil.lesson.coach.tip.on == "Play on":
            break
        while NEXT in pupil.widgets.rects() and pupil.lesson.coach.tip.on != "Play on":
            pupil.click(NEXT)
        said.add(pupil.hears)
        pupil.obey()
    assert kinds_made(pupil.lesson.session.record.done) == set(Kind)
    for part in ("cards of the heart that fit", "The waste helps", "so draw", "turn the waste over"):
        assert any(part in words for words in said), (part, said)
    pupil.click(NEXT)
    assert not pupil.lesson.coach.is_on
    assert NEXT not in pupil.widgets.rects()


def followed(pupil: Pupil) -> Iterator[Pupil]:
    """Somebody who does what is suggested until the coach leaves; seen before each move and each page."""
    for _turn in range(120):
        if pupil.lesson.coach.tip.on == "Play on":
            return
        yield pupil
        pupil.click(NEXT) if NEXT in pupil.widgets.rects() else pupil.obey()
        pupil.think()
    raise AssertionError("the coach never leaves")


def test_whoever_follows_never_loses_the_way_to_win(pupil: Pupil) -> None:
    for here in followed(pupil):
        assert solver.is_winnable(here.state)
    assert solver.is_winnable(pupil.state)


def test_no_draw_is_suggested_while_a_pair_lies_there_that_loses_nothing(pupil: Pupil) -> None:
    for here in followed(pupil):
        pairs = [move for move in legal_moves(here.state) if isinstance(move, Pair)]
        safe = [pair for pair in pairs if solver.is_winnable(apply(here.state, pair)[0])]
        if here.advised is not None and safe:
            assert here.advised == safe[0], here.hears


def test_a_pair_inside_the_heart_is_suggested_before_one_with_the_waste() -> None:
    six, nine = (Card(rank, Suit.HEARTS) for rank in (Rank.SIX, Rank.NINE))
    heart: list[Card | None] = [None] * 25
    heart[0], heart[1], heart[3] = six, six._replace(copy=1), nine
    state = State(tuple(heart), (), (six._replace(copy=2), nine._replace(copy=1)))
    assert suggested(state, (Pair(4, WASTE),)) == Pair(1, 2)


def test_a_pair_that_loses_the_game_is_not_suggested_and_is_spoken_of() -> None:
    """A six is free, the other two lie one on the other: the fourth must go with one of those."""
    six, two = Card(Rank.SIX, Suit.HEARTS), Card(Rank.TWO, Suit.HEARTS)
    heart: list[Card | None] = [None] * 25
    heart[0], heart[17], heart[20], heart[22] = six, six._replace(copy=1), six._replace(copy=2), two
    state = State(tuple(heart), (two._replace(copy=1),), (six._replace(copy=3),))
    solution = solver.par(state)
    assert solution is not None
    done = [Pair(25, WASTE), Pair(24, WASTE)]
    said = advice(state, done, {Page.FREED, Page.CARE}, solution.line, Aids("", "", has_rings=True))
    assert said.move is StockMove.DRAW
    assert "Leave that pair" in said.tip.words


def test_no_sentence_is_heard_more_than_twice_running_and_each_begins_with_a_capital(pupil: Pupil) -> None:
    said = [here.hears for here in followed(pupil)]
    assert [words for words in said if not words[0].isupper()] == []
    assert max(len(list(same)) for _words, same in groupby(said)) <= 2
    assert len(set(said)) > 20


def test_what_loses_games_is_taught_once_when_many_of_a_rank_lie_in_the_heart(pupil: Pupil) -> None:
    taught = [dict(here.marks) for here in followed(pupil) if "Games are lost" in here.hears]
    assert len(taught) == 1
    ringed = [card for card, mark in taught[0].items() if mark == "match"]
    assert len(ringed) >= 3
    assert len({card.rank for card in ringed}) == 1


@pytest.mark.parametrize(("key", "undo"), [(None, "Undo"), (pygame.K_LEFT, "Ctrl Z")])
def test_whoever_draws_past_the_partner_of_the_tip_hears_how_it_comes_back(
    pupil: Pupil, key: int | None, undo: str
) -> None:
    pupil.read()
    for _draw in range(10):
        pupil.click("stock")
    pupil.think()
    if key is not None:
        pupil.press(key)
        pupil.think()
    assert "drew past a 4" in pupil.hears
    assert "comes round again" in pupil.hears
    assert f"{undo} brings it back" in pupil.hears
    first = pupil.hears
    pupil.click("stock")
    pupil.think()
    assert pupil.hears != first
    pupil.undo()
    pupil.undo()
    pupil.think()
    assert "There it is" in pupil.hears


def test_input_is_never_blocked_and_the_next_words_follow_from_what_was_done(pupil: Pupil) -> None:
    pupil.click("stock")
    assert pupil.moves == ["draw"]
    assert "Draw on" in pupil.hears
    for _draw in range(9):
        pupil.click("stock")
    pupil.app.step()
    assert pupil.state.moves == 10
    assert pupil.advised is not None


def test_in_a_lost_position_the_way_back_is_told(pupil: Pupil) -> None:
    moves = moves_of("dead_end_HH1-N-AAAAAAM.txt").split("; ")
    lost = GameRecord.replay("\n".join([f"deal {pupil.code}", *moves]))
    wrong = solver.losing_move(lost.history)
    assert wrong is not None
    forgotten = len(lost.done) - len(lost.history.past)
    pupil.skip_to(map(write, lost.done[: forgotten + wrong + 1]))
    pupil.wait(0.5)
    assert "no longer" in pupil.hears
    assert "Undo" in pupil.hears
    assert pupil.advised is None
    while solver.par(pupil.state) is None:
        pupil.undo()
    pupil.wait(0.2)
    assert "no longer" not in pupil.hears


@pytest.mark.parametrize("way", ["mouse", "keys", "pad"])
def test_next_and_skip_are_reached_by_every_hand(pupil: Pupil, way: str) -> None:
    if way == "mouse":
        pupil.click(NEXT)
    elif way == "keys":
        pupil.press(pygame.K_UP)
        while pupil.focus != NEXT:
            pupil.press(pygame.K_TAB)
        pupil.press(pygame.K_RETURN)
    else:
        pupil.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
        for _step in range(20):
            if pupil.focus == NEXT:
                break
            pupil.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
        for _step in range(20):
            if pupil.focus == NEXT:
                break
            pupil.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        pupil.button(pygame.CONTROLLER_BUTTON_A)
    assert "this 4" in pupil.hears
    pupil.click(SKIP)
    assert not pupil.lesson.coach.is_on


def test_a_controller_finds_the_focus_on_next(pupil: Pupil) -> None:
    pupil.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pupil.app.step()
    pupil.lesson.read()
    assert pupil.focus == NEXT
    pupil.button(pygame.CONTROLLER_BUTTON_A)
    assert pupil.advised is StockMove.DRAW


def test_keys_are_named_as_the_device_in_use_has_them(pupil: Pupil) -> None:
    pupil.lesson._read.clear()
    aids = pupil.lesson._aids()
    assert (aids.hint, aids.undo) == ("", "")
    pupil.press(pygame.K_LEFT)
    pupil.app.step()
    assert pupil.lesson._aids()[:2] == ("H", "Ctrl Z")
    pupil.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pupil.app.step()
    assert pupil.lesson._aids()[:2] == ("Y", "LB")


def test_when_the_coach_leaves_the_heart_gets_its_room_back(pupil: Pupil) -> None:
    before = pupil.scene.view.geometry.card_width
    pupil.click(SKIP)
    pupil.settle()
    assert pupil.scene.view.geometry.card_width > before
    assert pupil.strays() == []


def test_a_lesson_counts_nowhere_and_leaves_the_game_in_progress_alone(tmp_path: Path) -> None:
    player = Player(data_dir=tmp_path, is_reduced_motion=True)
    player.settle()
    player.click("stock")
    player.press(pygame.K_p)  # the clock stands still
    player.app.scene.keep()
    before = player.app.stage.store.progress(Game.HEART_TO_HEART)
    player.app.enter(SolitaireRoute(is_lesson=True))
    player.settle()
    player.click("stock", "stock")
    player.press(pygame.K_h)
    player.click("pause", "menu")
    player.settle()
    assert player.overlay is None
    assert not player.is_at_table
    assert player.app.stage.store.progress(Game.HEART_TO_HEART) == before
    assert player.app.stage.store.results(Game.HEART_TO_HEART) == []
    player.leave()


def test_a_new_deal_from_the_lesson_is_a_game_like_any_other(pupil: Pupil) -> None:
    pupil.click("stock")
    pupil.press(pygame.K_n)
    pupil.settle()
    assert pupil.overlay is None
    assert not isinstance(pupil.scene, SolitaireLesson)


def test_how_to_play_leads_to_the_lesson() -> None:
    player = Player(None, is_reduced_motion=True)
    player.settle()
    player.app.enter(HowToPlayRoute())
    player.settle()
    player.click("lesson")
    player.settle()
    assert isinstance(player.scene, SolitaireLesson)
    player.leave()


@pytest.mark.parametrize("answer", ["show", "known", "back"])
def test_the_lesson_is_offered_once_at_the_first_start(answer: str) -> None:
    player = Player(None, is_reduced_motion=True)
    player.app.stage.settings.is_solitaire_known = False
    player.settle()
    player.click("solitaire")
    player.settle()
    assert player.overlay == "first-game"
    player.press(pygame.K_ESCAPE) if answer == "back" else player.click(answer)
    player.settle()
    assert isinstance(player.scene, SolitaireLesson) == (answer == "show")
    assert player.app.stage.settings.is_solitaire_known
    player.app.enter(SolitaireRoute())
    player.settle()
    assert player.overlay is None
    player.leave()
