"""What is set takes effect at once, wherever it was set, and lasts."""

from __future__ import annotations

import pygame
import pytest

from game.cards import Card
from scenes.app import IDLE_POLL
from scenes.screen import refresh_rate
from scenes.table.card_art import face_name
from scenes.table.settings import Back, Face, Motion, Settings, Theme, Unfocused
from scenes.table.theme import unit
from tests.support.player import Player, Sit
from tests.support.shelf import shelf

LARGE = (1280, 720)


@pytest.fixture
def table(sit: Sit) -> Player:
    """Someone at the table in a large picture."""
    return sit(is_reduced_motion=True, size=LARGE)


def settings_of(player: Player) -> Settings:
    return player.app.stage.settings


def words(player: Player) -> set[str]:
    """Every line of text on the table."""
    lettering = shelf(player.app.screen.size).lettering
    return {lettering[s.image][0] for s in player.here.draw().sprites if s.image in lettering}


@pytest.mark.parametrize("theme", list(Theme))
def test_a_theme_colours_table_and_buttons_at_once(table: Player, theme: Theme) -> None:
    settings_of(table).theme = theme
    table.app.step()
    assert table.app.stage.assets.palette == theme.palette
    canvas = table.app.screen.canvas
    brightness = sum(canvas.get_at((6, LARGE[1] // 2))[:3]) / 3
    expected = {Theme.MIDNIGHT: (1, 100), Theme.LIGHT: (180, 255), Theme.CONTRAST: (0, 0)}
    low, high = expected[theme]
    assert low <= brightness <= high


@pytest.mark.parametrize(
    ("theme", "face", "card", "file"),
    [
        (Theme.MIDNIGHT, Face.STANDARD, "7D", ("cards", "D7")),
        (Theme.MIDNIGHT, Face.LARGE, "TD", ("cards", "L_D10")),
        (Theme.LIGHT, Face.FOUR_COLOUR, "QC", ("cards", "CQ_4c")),
        (Theme.LIGHT, Face.FOUR_COLOUR, "QS", ("cards", "SQ")),
        (Theme.CONTRAST, Face.FOUR_COLOUR, "2H", ("cards_contrast", "H2")),
        (Theme.CONTRAST, Face.LARGE_FOUR_COLOUR, "2D", ("cards_contrast", "L_D2_4c")),
    ],
)
def test_a_face_comes_from_the_file_of_its_theme_and_kind(
    table: Player, theme: Theme, face: Face, card: str, file: tuple[str, str]
) -> None:
    settings_of(table).theme, settings_of(table).face = theme, face
    table.app.step()
    assert table.app.stage.assets.face(face_name(Card.parse(card))) == file


def test_faces_on_the_table_change_at_once(table: Player) -> None:
    card = table.state.heart[24]
    before = table.scene.view.art.front(card)
    settings_of(table).face = Face.LARGE
    table.app.step()
    after = table.scene.view.art.front(card)
    assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")
    shown = [sprite.image for sprite in table.here.draw().sprites]
    assert after in shown
    assert before not in shown


@pytest.mark.parametrize("back", list(Back))
def test_backs_change_at_once(table: Player, back: Back) -> None:
    settings_of(table).back = back
    table.app.step()
    art = table.scene.view.art
    wanted = table.app.stage.assets.picture("cards", back.value, art.width, art.height)
    assert art.bare(None) is wanted
    assert art.back() in [sprite.image for sprite in table.here.draw().sprites]


def test_the_living_background_stands_still_when_it_is_not_wanted(sit: Sit) -> None:
    table = sit()
    settings_of(table).is_background_alive = False
    table.wait(0.5)
    first = table.scene.view.background.display()
    table.wait(2.0)
    assert table.scene.view.background.display() == first
    settings_of(table).is_background_alive = True
    table.wait(2.0)
    assert table.scene.view.background.display() != first


@pytest.mark.parametrize("scale", [0.75, 1.25, 2.0])
def test_letters_and_buttons_grow_and_shrink_with_the_scale(table: Player, scale: float) -> None:
    before = table.rect_of("undo").width
    settings_of(table).ui_scale = scale
    table.app.step()
    after = table.rect_of("undo").width
    assert (after > before) == (scale > 1)
    assert (after < before) == (scale < 1)
    assert table.strays() == []


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1920, 1080), (1080, 1920), (3840, 2160)])
def test_the_unit_never_grows_beyond_what_the_picture_can_hold(size: tuple[int, int]) -> None:
    natural = unit(*size)
    assert natural <= unit(*size, 2.0) <= 1.5 * natural
    assert unit(*size, 0.75) <= natural


def test_full_screen_follows_its_setting(table: Player) -> None:
    for is_full in (True, False):
        settings_of(table).is_fullscreen = is_full
        table.wait(0.3)
        assert table.app.screen._is_full == is_full
        assert table.strays() == []


@pytest.mark.parametrize("cap", [30, 60, 120])
def test_so_many_pictures_a_second_come_as_are_asked_for(table: Player, cap: int) -> None:
    settings_of(table).frame_cap = cap
    assert table.app._period == pytest.approx(1 / cap)
    table.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.app.step()
    assert table.app._period == IDLE_POLL


def test_without_a_cap_there_are_as_many_as_the_screen_shows(table: Player) -> None:
    settings_of(table).frame_cap = 0
    assert table.app._period == pytest.approx(1 / refresh_rate(0))
    assert refresh_rate(99) == 60


def flight(player: Player) -> float:
    """Seconds until a drawn card lies."""
    player.click("stock")
    seconds = 0.0
    while player.here.timeline.is_moving:
        player.app.step()
        seconds += 1 / 60
    return seconds


def test_twice_the_speed_takes_half_the_time(sit: Sit) -> None:
    table = sit()
    usual = flight(table)
    settings_of(table).motion_speed = 2.0
    fast = flight(table)
    settings_of(table).motion_speed = 0.5
    assert fast == pytest.approx(usual / 2, abs=0.05)
    assert flight(table) == pytest.approx(usual * 2, abs=0.05)


def test_a_sentence_can_be_read_as_long_at_any_speed(sit: Sit) -> None:
    table = sit()
    settings_of(table).motion_speed = 3.0
    table.here.toast.say("A sentence.")
    table.wait(2.0)
    assert table.said == "A sentence."


def test_with_motion_off_a_card_is_where_it_belongs_a_moment_later(sit: Sit) -> None:
    table = sit()
    settings_of(table).motion = Motion.OFF
    table.scene.apply_settings()
    table.click("stock")
    table.app.step()
    assert table.strays() == []
    card = table.state.waste[-1]
    assert table.sprites[card].alpha == 1.0


@pytest.mark.parametrize(
    ("unfocused", "share"), [(Unfocused.LOUD, 1.0), (Unfocused.QUIET, 0.25), (Unfocused.SILENT, 0.0)]
)
def test_behind_another_window_it_is_as_loud_as_the_player_wants(
    table: Player, unfocused: Unfocused, share: float
) -> None:
    settings = settings_of(table)
    settings.is_muted, settings.volume, settings.unfocused = False, 0.8, unfocused
    sounds = table.app.stage.sounds
    table.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.app.step()
    assert sounds.volume == pytest.approx(0.8 * share)
    table.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    table.app.step()
    assert sounds.volume == pytest.approx(0.8)


def test_volume_and_effects_work_together(table: Player) -> None:
    settings = settings_of(table)
    settings.is_muted, settings.volume, settings.effects = False, 0.5, 0.5
    assert table.app.stage.sounds.volume == 0.25
    settings.effects = 0.0
    assert table.app.stage.sounds.volume == 0


@pytest.mark.parametrize(("name", "word"), [("is_clock_shown", "Time"), ("is_score_shown", "Score")])
def test_clock_and_score_are_hidden_when_they_are_not_wanted(table: Player, name: str, word: str) -> None:
    assert {"Time", "Score", "Moves"} <= words(table)
    setattr(settings_of(table), name, False)
    assert {"Time", "Score", "Moves"} - words(table) == {word}


def test_without_suggestions_there_is_neither_button_nor_key(table: Player) -> None:
    settings_of(table).is_hint_shown = False
    table.scene.apply_settings()
    assert "hint" not in table.rects()
    table.press(pygame.K_h)
    assert table.scene.session.hints == 0
    assert table.said == ""


def test_a_new_deal_comes_at_once_when_nobody_wants_to_be_asked(table: Player) -> None:
    table.click("stock")
    table.press(pygame.K_n)
    assert table.overlay == "question"
    table.press(pygame.K_ESCAPE)
    settings_of(table).is_new_deal_confirmed = False
    table.press(pygame.K_n)
    table.settle()
    assert (table.overlay, table.moves) == (None, [])
