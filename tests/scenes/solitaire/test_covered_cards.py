"""A card with two covers is locked until both are gone; a click where cards overlap goes to the upper one."""

import pytest

from game.heart_to_heart.layout import COVERED_BY, COVERS, POSITIONS
from game.heart_to_heart.rules import WASTE, State
from tests.support.hands_here import Hand
from tests.support.player import Player
from tests.support.tables import table

TWICE_COVERED = [position for position in POSITIONS if len(COVERED_BY[position]) == 2]
ONCE_COVERED = [position for position in POSITIONS if len(COVERED_BY[position]) == 1]


def bystander(position: int) -> int:
    """A place far enough away to cover nothing of interest."""
    return 25 if position <= 4 else 1


def guarded(position: int, first: int, second: int) -> State:
    """A four below a king and a queen. Mates of king and four lie in the waste; the queen's is drawn."""
    cards = {position: "4H", first: "KH", second: "QH", bystander(position): "AH"}
    return table(" ".join(f"{p}:{c}" for p, c in cards.items()), stock="QH AH", waste="4H KH")


def test_fourteen_places_have_two_covers() -> None:
    assert len(TWICE_COVERED) == 14


@pytest.mark.parametrize("is_left_first", [True, False], ids=["left cover first", "right cover first"])
@pytest.mark.parametrize("position", TWICE_COVERED)
def test_both_covers_must_go_before_a_card_can_be_clicked(
    calm: Player, position: int, is_left_first: bool
) -> None:
    left, right = COVERED_BY[position]
    first, second = (left, right) if is_left_first else (right, left)
    calm.face(guarded(position, first, second))
    calm.click(first, WASTE)
    once = calm.state
    assert (once.moves, once.heart[first - 1]) == (1, None)
    calm.click(visible_part(calm, position))
    assert calm.selected is None
    calm.click(WASTE, visible_part(calm, position))
    assert (calm.state, calm.selected) == (once, WASTE)

    calm.click("stock", second, WASTE)
    assert calm.state.heart[second - 1] is None
    calm.click(position, WASTE)
    assert calm.state.heart[position - 1] is None
    assert calm.state.score == 30


@pytest.mark.parametrize("position", TWICE_COVERED)
def test_keys_and_controller_reach_it_only_when_both_covers_are_gone(calm: Player, position: int) -> None:
    first, second = COVERED_BY[position]
    calm.face(guarded(position, first, second))
    assert position not in calm.rects()
    calm.click(first, WASTE)
    assert position not in calm.rects()
    calm.click("stock", second, WASTE)
    assert position in calm.rects()


@pytest.mark.parametrize("position", ONCE_COVERED)
def test_a_card_with_one_cover_needs_just_that_one_gone(calm: Player, position: int) -> None:
    (cover,) = COVERED_BY[position]
    calm.face(table(f"{position}:4H {cover}:KH", stock="4H", waste="2H KH"))
    calm.click(visible_part(calm, position))
    assert calm.selected is None
    calm.click(cover, WASTE, position)
    assert calm.selected == position


def test_a_card_freed_in_flight_can_be_used_at_once(player: Player) -> None:
    player.face(table("20:4H 23:KH", stock="3H", waste="4H KH"))
    player.click(23, WASTE, 20, WASTE)
    assert player.moves == ["pair 23 waste", "pair 20 waste"]


@pytest.mark.parametrize("under", [p for p in POSITIONS if COVERED_BY[p]])
def test_a_click_in_an_overlap_goes_to_the_upper_card(calm: Player, under: int) -> None:
    for over in COVERED_BY[under]:
        calm.face(table(f"{under}:4H {over}:KH", stock="4H KH"))
        both = calm.rect_of(under).clip(calm.rect_of(over))
        for point in (both.center, both.topleft, (both.right - 1, both.bottom - 1)):
            calm.click(point)
            assert calm.selected == over
            calm.click(point)
            assert calm.selected is None


@pytest.mark.parametrize("over", [p for p in POSITIONS if COVERS[p]])
def test_a_click_in_an_overlap_reaches_the_lower_card_once_the_upper_one_is_gone(
    calm: Player, over: int
) -> None:
    for under in COVERS[over]:
        both = calm.rect_of(under).clip(calm.rect_of(over))
        calm.face(table(f"{under}:4H", stock="4H KH"))
        calm.click(both.center)
        assert calm.selected == under


def test_every_hand_pairs_a_card_as_soon_as_it_is_free(hand: Hand) -> None:
    player = hand.player
    player.face(guarded(21, *COVERED_BY[21]))
    first, second = COVERED_BY[21]
    hand.pick(first, WASTE)
    hand.draw()
    hand.pick(second, WASTE, 21, WASTE)
    assert player.moves == [f"pair {first} waste", "draw", f"pair {second} waste", "pair 21 waste"]


def visible_part(player: Player, position: int) -> tuple[int, int]:
    """A point of a covered card that nothing lies on: in its upper strip."""
    rect = player.rect_of(position)
    return rect.centerx, rect.top + 4
