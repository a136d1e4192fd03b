"""Cards settle: whatever flies, in the end every card is exactly where the layout says."""

import random

import pytest

from game.cards import DECK_OF_HEARTS, Card
from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.rules import apply, legal_moves
from scenes.solitaire.layout import Geometry
from scenes.table.cards import Flight, Leg, Place, Table
from scenes.table.timeline import Timeline, linear, out_cubic

CARD, OTHER = DECK_OF_HEARTS[:2]
HOME, AWAY = Place(100, 100, 1.0), Place(400, 300, 5.0)


@pytest.fixture
def timeline() -> Timeline:
    return Timeline()


@pytest.fixture
def table(timeline: Timeline) -> Table:
    """Two cards that lie still."""
    made = Table(timeline)
    made.lay({CARD: HOME, OTHER: Place(700, 100, 2.0, is_face_up=False)})
    return made


def where(table: Table, card: Card = CARD) -> tuple[float, float]:
    return table.sprites[card].x, table.sprites[card].y


def is_at(table: Table, card: Card, place: Place) -> bool:
    """Whether a card rests at a place, in every respect."""
    sprite = table.sprites[card]
    face = 1.0 if place.is_face_up else 0.0
    looks = (sprite.x, sprite.y, sprite.scale, sprite.angle, sprite.face, sprite.rise, sprite.alpha)
    return looks == (place.x, place.y, place.scale, place.angle, face, 0.0, 1.0) and sprite.place == place


def test_cards_are_laid_at_once(table: Table, timeline: Timeline) -> None:
    assert is_at(table, CARD, HOME)
    assert not timeline.is_moving


def test_a_card_glides_to_its_new_place(table: Table, timeline: Timeline) -> None:
    table.settle({CARD: AWAY})
    timeline.advance(0.1)
    assert where(table) not in ((100, 100), (400, 300))
    timeline.advance(3.0)
    assert is_at(table, CARD, AWAY)


def test_a_card_whose_place_is_the_same_does_not_move(table: Table, timeline: Timeline) -> None:
    table.settle({CARD: HOME})
    assert not timeline.is_moving


def test_a_card_in_flight_is_sent_elsewhere_from_where_it_is(table: Table, timeline: Timeline) -> None:
    table.settle({CARD: AWAY})
    timeline.advance(0.1)
    before = where(table)
    table.settle({CARD: HOME})
    assert where(table) == before
    timeline.advance(3.0)
    assert is_at(table, CARD, HOME)


def test_a_card_that_changes_its_side_turns_over_once(table: Table, timeline: Timeline) -> None:
    place = Place(400, 300, 5.0, is_face_up=True)
    table.settle({OTHER: place})
    faces = []
    for _turn in range(60):
        timeline.advance(1 / 60)
        faces.append(table.sprites[OTHER].face)
    assert faces == sorted(faces)
    assert is_at(table, OTHER, place)


def test_legs_are_flown_in_their_order_and_then_the_place(table: Table, timeline: Timeline) -> None:
    legs = (Leg(200, 100, 0.2, linear), Leg(200, 200, 0.2, linear, 1.5))
    table.settle({CARD: AWAY}, {CARD: Flight(0.2, linear, legs=legs)})
    way = []
    for _turn in range(3):
        timeline.advance(0.2)
        way.append((round(table.sprites[CARD].x), round(table.sprites[CARD].y)))
    assert way == [(200, 100), (200, 200), (400, 300)]
    timeline.advance(1.0)
    assert is_at(table, CARD, AWAY)


def test_a_flying_card_is_above_all_that_rests_and_lands_at_its_depth(
    table: Table, timeline: Timeline
) -> None:
    table.settle({CARD: AWAY})
    timeline.advance(0.05)
    assert table.sprites[CARD].rise > 0
    timeline.advance(2.0)
    assert table.sprites[CARD].rise == 0


def test_finishing_at_any_moment_equals_the_layout(table: Table, timeline: Timeline) -> None:
    for turn in range(12):
        target = AWAY if turn % 2 else HOME
        table.settle({CARD: target}, {CARD: Flight(0.5, out_cubic, 0.2, flips_on_landing=True)})
        timeline.advance(0.07 * turn)
        timeline.finish()
        assert is_at(table, CARD, target)


def test_in_reduced_motion_a_card_is_there_at_once_and_fades_in(table: Table, timeline: Timeline) -> None:
    table.is_reduced = True
    table.settle({CARD: AWAY})
    assert where(table) == (400, 300)
    timeline.advance(0.07)
    assert 0.0 < table.sprites[CARD].alpha < 1.0
    timeline.advance(1.0)
    assert is_at(table, CARD, AWAY)


def test_in_reduced_motion_a_card_that_leaves_fades_where_it_was(table: Table, timeline: Timeline) -> None:
    table.is_reduced = True
    gone = Place(10, 10, 900.0, is_shown=False)
    table.settle({CARD: gone})
    timeline.advance(0.07)
    assert where(table) == (100, 100)
    assert table.sprites[CARD].is_seen
    timeline.advance(1.0)
    assert is_at(table, CARD, gone)
    assert not table.sprites[CARD].is_seen


def test_a_card_that_comes_back_while_it_fades_is_there_in_the_end(table: Table, timeline: Timeline) -> None:
    table.is_reduced = True
    table.settle({CARD: Place(10, 10, 900.0, is_shown=False)})
    timeline.advance(0.05)
    table.settle({CARD: HOME})
    timeline.advance(1.0)
    assert is_at(table, CARD, HOME)
    assert table.sprites[CARD].is_seen


@pytest.mark.parametrize("is_reduced", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_settled_when_all_cards_rest_at_last(
    timeline: Timeline, seed: int, is_reduced: bool
) -> None:
    """A player in a hurry: moves of a real game, undone and redone, at random moments of the flights."""
    source = random.Random(seed)
    geometry, table = Geometry(640, 360), Table(timeline)
    table.is_reduced = is_reduced
    table.gather(DECK_OF_HEARTS, 50, 300)
    states = [deal_for(DealCode.normal(seed))]
    for _move in range(60):
        if len(states) > 1 and source.random() < 0.3:
            states.pop()
        else:
            states.append(apply(states[-1], source.choice(list(legal_moves(states[-1]))))[0])
        places = geometry.places(states[-1], DECK_OF_HEARTS)
        delay = source.choice((0.0, 0.1))
        table.settle(
            places, {card: Flight(0.3, out_cubic, delay) for card in source.sample(DECK_OF_HEARTS, 9)}
        )
        timeline.advance(source.choice((0.0, 0.01, 0.1, 0.4)))
    timeline.advance(3.0)
    assert not timeline.is_moving
    assert all(is_at(table, card, places[card]) for card in DECK_OF_HEARTS)


def test_only_the_cards_asked_for_are_dim(table: Table, timeline: Timeline) -> None:
    table.dim({CARD})
    timeline.advance(1.0)
    assert [table.sprites[card].dim for card in (CARD, OTHER)] == [1.0, 0.0]
    table.dim({OTHER})
    timeline.advance(1.0)
    assert [table.sprites[card].dim for card in (CARD, OTHER)] == [0.0, 1.0]


def test_a_pulse_ends_at_the_size_of_the_place(table: Table, timeline: Timeline) -> None:
    table.pulse(CARD, 1.1, 0.2)
    timeline.advance(0.1)
    assert table.sprites[CARD].scale > 1.0
    timeline.advance(1.0)
    assert is_at(table, CARD, HOME)
