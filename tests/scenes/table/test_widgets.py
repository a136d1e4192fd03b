"""Buttons, switches, sliders and the line to type into: what a press does, and what it does not."""

from collections.abc import Callable

import pygame
import pytest

from scenes.table.actions import Device
from scenes.table.assets import Assets
from scenes.table.button_art import Look
from scenes.table.buttons import Button
from scenes.table.inputs import Choice, Slider, TextField, Toggle
from scenes.table.timeline import Timeline
from scenes.table.widgets import Group

BUTTON, SWITCH, TRACK = (
    pygame.Rect(10, 10, 100, 40),
    pygame.Rect(10, 60, 200, 40),
    pygame.Rect(10, 110, 400, 40),
)


class Panel:
    """A button, a switch and a slider, and what they were used for."""

    def __init__(self) -> None:
        self.uses = 0
        self.is_on = False
        self.volume = 0.5
        self.button = Button("button", BUTTON, "Use", self._use)
        self.switch = Toggle("switch", SWITCH, "Switch", lambda: self.is_on, self._switch)
        self.slider = Slider("slider", TRACK, "Volume", lambda: self.volume, self._turn)
        self.group = Group(Timeline())
        self.group.replace([self.button, self.switch, self.slider])

    def _use(self) -> None:
        self.uses += 1

    def _switch(self, is_on: bool) -> None:
        self.is_on = is_on

    def _turn(self, volume: float) -> None:
        self.volume = volume

    def click(self, x: float, y: float) -> None:
        self.group.down(x, y)
        self.group.up(x, y)


@pytest.fixture
def panel() -> Panel:
    return Panel()


def test_a_button_is_used_when_it_is_let_go(panel: Panel) -> None:
    panel.group.down(*BUTTON.center)
    assert panel.uses == 0
    panel.group.up(*BUTTON.center)
    assert panel.uses == 1


def test_a_button_that_is_let_go_outside_does_nothing(panel: Panel) -> None:
    panel.group.down(*BUTTON.center)
    panel.group.up(*SWITCH.center)
    assert (panel.uses, panel.is_on) == (0, False)


def test_a_press_that_began_outside_does_nothing_when_let_go_on_a_button(panel: Panel) -> None:
    panel.group.down(500, 500)
    panel.group.up(*BUTTON.center)
    assert panel.uses == 0


def test_the_pointer_may_leave_and_come_back_before_it_lets_go(panel: Panel) -> None:
    panel.group.down(*BUTTON.center)
    panel.group.point(500, 500)
    panel.group.point(*BUTTON.center)
    panel.group.up(*BUTTON.center)
    assert panel.uses == 1


def test_letting_go_twice_uses_it_once(panel: Panel) -> None:
    panel.click(*BUTTON.center)
    panel.group.up(*BUTTON.center)
    assert panel.uses == 1


def test_the_edge_belongs_to_the_button_and_the_pixel_after_it_does_not(panel: Panel) -> None:
    for point in ((10, 10), (109, 49)):
        panel.click(*point)
    assert panel.uses == 2
    for point in ((9, 10), (110, 49), (10, 9), (109, 50)):
        panel.click(*point)
    assert panel.uses == 2


def test_a_disabled_button_can_be_neither_clicked_nor_confirmed_nor_focused(panel: Panel) -> None:
    panel.button.is_enabled = False
    panel.click(*BUTTON.center)
    assert not panel.group.tap("button")
    assert panel.uses == 0
    assert "button" not in panel.group.rects()


def test_a_button_that_is_replaced_while_it_is_held_down_is_not_used(panel: Panel) -> None:
    panel.group.down(*BUTTON.center)
    panel.group.replace([panel.button, panel.switch])
    panel.group.up(*BUTTON.center)
    assert panel.uses == 0


def test_confirm_uses_a_button_once(panel: Panel) -> None:
    assert panel.group.tap("button")
    assert panel.uses == 1


def test_what_is_not_there_cannot_be_confirmed(panel: Panel) -> None:
    assert not panel.group.tap("nothing")


@pytest.mark.parametrize("use", [lambda p: p.click(*SWITCH.center), lambda p: p.group.tap("switch")])
def test_a_switch_goes_on_and_off(panel: Panel, use: Callable[[Panel], None]) -> None:
    seen = []
    for _time in range(3):
        use(panel)
        seen.append(panel.is_on)
    assert seen == [True, False, True]


def test_a_switch_shows_what_is_set_whoever_set_it(panel: Panel) -> None:
    panel.is_on = True
    assert panel.switch.is_on
    panel.click(*SWITCH.center)
    assert not panel.is_on


def test_left_and_right_leave_a_button_and_a_switch(panel: Panel) -> None:
    assert not panel.button.step(1)
    assert not panel.switch.step(-1)


def test_a_slider_moves_in_tenths_and_stops_at_its_ends(panel: Panel) -> None:
    values = []
    for _step in range(7):
        assert panel.slider.step(1)
        values.append(round(panel.volume, 6))
    assert values == [0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0]
    for _step in range(15):
        panel.slider.step(-1)
    assert panel.volume == 0.0


def test_a_slider_follows_the_pointer_to_its_ends_and_past_them(panel: Panel) -> None:
    track = panel.slider.track()
    panel.group.down(*track.center)
    assert panel.volume == pytest.approx(0.5)
    for x, volume in (
        (track.right - 1, 1.0),
        (9999, 1.0),
        (track.left + track.width // 4, 0.2),
        (track.left, 0.0),
    ):
        panel.group.point(x, track.centery)
        assert panel.volume == pytest.approx(volume, abs=0.051)


def test_a_slider_follows_the_pointer_even_beside_it_until_it_is_let_go(panel: Panel) -> None:
    track = panel.slider.track()
    panel.group.down(*track.center)
    panel.group.point(track.right, 900)
    assert panel.volume == 1.0
    panel.group.up(track.right, 900)
    panel.group.point(*track.center)
    assert panel.volume == 1.0


def test_a_pointer_that_is_not_held_down_moves_no_slider(panel: Panel) -> None:
    panel.group.point(TRACK.right - 1, TRACK.centery)
    assert panel.volume == 0.5


def test_letting_a_slider_go_does_not_turn_it_on(panel: Panel) -> None:
    panel.group.down(*panel.slider.track().center)
    before = panel.volume
    panel.group.up(*panel.slider.track().center)
    assert panel.volume == before


def test_a_click_on_the_label_of_a_slider_changes_nothing(panel: Panel) -> None:
    panel.click(TRACK.left + 5, TRACK.centery)
    assert panel.volume == 0.5


def test_every_tenth_can_be_reached_by_the_pointer(panel: Panel) -> None:
    track, seen = panel.slider.track(), set()
    for x in range(track.left, track.right):
        panel.click(x, track.centery)
        seen.add(round(panel.volume, 1))
    assert seen == {tenth / 10 for tenth in range(11)}


def test_hovering_raises_one_widget_at_a_time(panel: Panel) -> None:
    timeline = Timeline()
    group = Group(timeline)
    group.replace([panel.button, panel.switch])
    for at, hovers in ((BUTTON.center, (1, 0)), (SWITCH.center, (0, 1)), ((900, 900), (0, 0))):
        group.point(*at)
        timeline.advance(1.0)
        assert (panel.button.hover, panel.switch.hover) == hovers


@pytest.fixture
def line() -> TextField:
    return TextField("line", BUTTON, "example", lambda text: None, lambda text: False)


def test_typing_adds_at_the_end_and_erasing_takes_from_there(line: TextField) -> None:
    for letter in "HH1-":
        line.type(letter)
    line.erase()
    assert line.text == "HH1"


def test_erasing_nothing_is_harmless(line: TextField) -> None:
    line.erase()
    assert line.text == ""


def test_a_line_has_an_end(line: TextField) -> None:
    line.type("A" * 10_000)
    assert len(line.text) == TextField.LIMIT
    line.type("B")
    assert "B" not in line.text
    line.erase()
    line.type("B")
    assert line.text.endswith("AB")


@pytest.mark.parametrize("odd", ["\n", "\t", "\0", "\u200b", "\ud800", "\x1b", "\u00a0"], ids=ascii)
def test_what_cannot_be_printed_becomes_a_blank(line: TextField, odd: str) -> None:
    line.type(f"A{odd}B")
    assert line.text == "A B"


@pytest.mark.parametrize("text", ["é", "花", "Ж", "🂡", "ß", "ﬀ"])
def test_letters_of_every_script_are_taken(line: TextField, text: str) -> None:
    line.type(text)
    assert line.text == text


def test_using_the_line_hands_over_what_was_typed() -> None:
    done: list[str] = []
    line = TextField("line", BUTTON, "example", done.append, lambda text: False)
    line.type("abc")
    line.use()
    assert done == ["abc"]


class Colours:
    """A choice of three in a group of its own, and where its left arrow is."""

    def __init__(self) -> None:
        self.chosen = 0
        self.rect = pygame.Rect(10, 10, 400, 40)
        words = ["Red", "Green", "Blue"]
        choice = Choice("choice", self.rect, "Colour", words, lambda: self.chosen, self._choose)
        self.group = Group(Timeline())
        self.group.replace([choice])
        sprites = self.group.display(Look(Assets(), 1.0), Device.MOUSE, 0)
        self.arrow = min(sprite.x for sprite in sprites if sprite.x > self.rect.centerx)

    def _choose(self, index: int) -> None:
        self.chosen = index


def test_a_click_takes_the_next_choice_and_one_on_the_left_arrow_the_one_before() -> None:
    colours = Colours()
    group, rect, seen = colours.group, colours.rect, []
    for x in (rect.left + 20, rect.right - 10, *[colours.arrow] * 3):
        group.down(x, rect.centery)
        group.up(x, rect.centery)
        seen.append(colours.chosen)
    assert seen == [1, 2, 1, 0, 2]
    group.tap("choice")
    assert colours.chosen == 0


def test_a_press_on_the_left_arrow_that_was_let_go_outside_is_forgotten() -> None:
    colours = Colours()
    colours.group.down(colours.arrow, colours.rect.centery)
    colours.group.up(colours.arrow, colours.rect.bottom + 50)
    colours.group.tap("choice")
    assert colours.chosen == 1
