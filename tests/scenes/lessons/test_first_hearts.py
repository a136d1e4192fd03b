"""The first match of Hearts: each thing is explained when it happens, and nobody is kept from playing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.deals import Game
from game.hearts.advice import suggest
from scenes.hearts.course import Topic
from scenes.hearts.lesson import HeartsLesson
from scenes.scene import HeartsRoute
from scenes.table.coach import NEXT, SKIP
from tests.support.hearts_player import HeartsPlayer
from tests.support.player import STRIDE


class Pupil(HeartsPlayer):
    """Somebody who plays a first match."""

    def __init__(self, **options: object) -> None:
        super().__init__(is_reduced_motion=True, **options)
        self.hurry()
        self.app.enter(HeartsRoute(is_lesson=True))
        self.settle()

    @property
    def lesson(self) -> HeartsLesson:
        assert isinstance(self.scene, HeartsLesson)
        return self.scene

    @property
    def hears(self) -> str:
        return self.lesson.coach.tip.words if self.lesson.coach.is_on else ""

    @property
    def topic(self) -> Topic | None:
        advice = self.lesson._advice
        return advice.topic if advice is not None else None

    def obey(self) -> None:
        """Read what is to be read, do what glows, or let a moment pass."""
        session, glowing = self.lesson.session, self.lesson.view.emphasis.suggested
        if NEXT in self.widgets.rects():
            self.click(NEXT)
        elif session.is_pass_ready:
            self.click("pass")
        elif glowing:
            self.click(glowing[0])
        self.app.step(STRIDE)

    def obey_until(self, topic: Topic | None) -> None:
        for _turn in range(1500):
            if self.topic is topic and not self.overlay:
                return
            self.obey()
        raise AssertionError(f"never heard of {topic}")


@pytest.fixture
def pupil() -> Iterator[Pupil]:
    pupil = Pupil()
    yield pupil
    pupil.leave()


def test_whoever_follows_the_suggestions_meets_everything_in_the_first_round(pupil: Pupil) -> None:
    met: list[Topic] = []
    for _turn in range(1500):
        if pupil.overlay:
            break
        if pupil.topic is not None and pupil.topic not in met:
            met.append(pupil.topic)
        pupil.obey()
    assert met == [
        Topic.WELCOME,
        Topic.RECEIVED,
        Topic.FOLLOW,
        Topic.TAKES,
        Topic.VOID,
        Topic.BROKEN,
        Topic.MOON_OVER,
        Topic.QUEEN,
        Topic.SHEET,
    ]
    assert pupil.overlay == "scores"
    assert pupil.lesson.session.totals[0] == 0
    assert not pupil.lesson.coach.is_on


def test_the_cards_that_glow_are_those_of_the_adviser(pupil: Pupil) -> None:
    advised = suggest(pupil.lesson.session.view)
    assert advised is not None
    assert pupil.lesson.view.emphasis.suggested == advised.cards
    pupil.click(NEXT)
    pupil.click(advised.cards[0])
    assert set(pupil.lesson.view.emphasis.suggested) == set(advised.cards[1:])


def test_the_others_wait_while_something_is_to_be_read(pupil: Pupil) -> None:
    pupil.obey_until(Topic.TAKES)
    before = pupil.lesson.session.record
    pupil.wait(20, STRIDE)
    assert pupil.lesson.session.record is before
    pupil.click(NEXT)
    pupil.wait(3, STRIDE)
    assert pupil.lesson.session.record is not before


def test_a_press_on_the_table_counts_as_having_read(pupil: Pupil) -> None:
    pupil.obey_until(Topic.TAKES)
    pupil.click(pupil.lesson.view.geometry.centre)
    assert pupil.topic is not Topic.TAKES


def test_confirm_on_a_controller_goes_on_too(pupil: Pupil) -> None:
    pupil.obey_until(Topic.TAKES)
    pupil.button(pygame.CONTROLLER_BUTTON_A)
    pupil.wait(0.5)
    assert pupil.topic is not Topic.TAKES


def test_a_player_who_plays_something_else_is_not_stopped(pupil: Pupil) -> None:
    pupil.obey_until(Topic.FOLLOW)
    glowing = pupil.lesson.view.emphasis.suggested[0]
    other = next(card for card in pupil.lesson.session.playable if card != glowing)
    pupil.click(other)
    assert other in pupil.state.trick.cards or any(other in trick.cards for trick in pupil.state.tricks)
    pupil.obey_until(Topic.TAKES)


def test_other_cards_than_the_glowing_ones_can_be_passed(pupil: Pupil) -> None:
    others = [c for c in pupil.hand if c not in pupil.lesson.view.emphasis.suggested][:3]
    pupil.click(*others)
    assert "Now pass them" in pupil.hears
    pupil.click("pass")
    pupil.obey_until(Topic.RECEIVED)


def test_skipping_leaves_the_match_and_tells_where_the_lesson_is(pupil: Pupil) -> None:
    pupil.click(SKIP)
    pupil.settle()
    assert (pupil.hears, pupil.overlay) == ("", None)
    assert "How to play" in pupil.said or pupil.said == ""
    assert not pupil.lesson.view.has_banner
    assert len(pupil.hand) == 13


def test_the_score_sheet_waits_for_the_last_words(pupil: Pupil) -> None:
    pupil.obey_until(Topic.SHEET)
    pupil.wait(6, STRIDE)
    assert pupil.overlay is None
    pupil.click(NEXT)
    assert pupil.overlay == "scores"


def test_a_lesson_counts_nowhere(pupil: Pupil) -> None:
    pupil.obey_until(Topic.VOID)
    pupil.lesson.keep()
    store = pupil.app.stage.store
    assert (store.progress(Game.HEARTS), store.results(Game.HEARTS)) == (None, [])
    assert not pupil.lesson.has_to_ask


def test_the_lesson_is_offered_when_hearts_is_played_for_the_first_time() -> None:
    player = HeartsPlayer(is_reduced_motion=True)
    player.app.stage.settings.is_hearts_known = False
    for is_first in (True, False):
        player.app.enter(HeartsRoute())
        player.settle()
        assert (player.overlay == "first-game") is is_first
        if is_first:
            player.click("known")
    player.leave()
