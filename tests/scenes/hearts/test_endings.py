"""How rounds and matches end: the rest taken, played out quickly, a moon, the sheet, the result."""

import pygame
import pytest

from game.cards import Card
from game.hearts.chronicle import Chapter, chronicle
from game.hearts.match import Match
from game.hearts.record import MatchRecord
from game.hearts.round import NO_POINTS, Phase, Points, State
from game.hearts.seats import Seat
from scenes.hearts.result import progress, ranking
from scenes.hearts.score_lines import MOST_ROWS, lines_of, note_on
from scenes.table.settings import Motion
from tests.support.hands_here import Hand
from tests.support.hearts_player import HeartsPlayer
from tests.support.hearts_positions import playing

PLAYED = "W 2C 9C JC AC"  # a trick that cost nothing


def before(count: int, *costly: str) -> tuple[str, ...]:
    """So many tricks, these among them, the others without points."""
    return (*[PLAYED] * (count - len(costly)), *costly)


def face(player: HeartsPlayer, state: State, number: int = 4, scores: tuple[Points, ...] = ()) -> None:
    """Go on from this round, made up for a test."""
    match = Match(player.scene.session.code, number, state, scores)
    player.scene.adopt(MatchRecord(match))
    player.app.step()


def top_hand(table: str = "S") -> State:
    """South holds the highest cards there are, with three tricks to go."""
    hands = {"S": "AS KS AH", "W": "2S 3S 2H", "N": "4S 5S 3H", "E": "6S 7S 4H"}
    return playing(hands, table, before(10, "S 5H 6H 7H 8H"))


def test_whoever_takes_all_may_take_the_rest_at_once(hand: Hand, calm: HeartsPlayer) -> None:
    face(calm, top_hand())
    session = calm.scene.session
    assert session.can_take_the_rest
    hand.pick("rest")
    calm.wait_until(lambda: calm.state.phase is Phase.SCORED)
    assert session.round.points == (4, 0, 0, 4)  # East had taken four before


def test_the_rest_is_taken_by_itself_when_the_player_wants_it_so(calm: HeartsPlayer) -> None:
    calm.app.stage.settings.is_rest_taken = True
    hands = {"S": "AS KS AH QS", "W": "2S 3S 2H 2C", "N": "4S 5S 3H 3C", "E": "6S 7S 4H 4C"}
    face(calm, playing(hands, "S", before(9)))
    assert not calm.scene.session.is_finishing
    calm.click(Card.parse("AS"))
    calm.wait_until(lambda: calm.state.phase is Phase.SCORED)
    assert len(calm.state.tricks) == 13


def test_a_setting_takes_the_rest_at_once(calm: HeartsPlayer) -> None:
    face(calm, top_hand())
    calm.app.stage.settings.is_rest_taken = True
    calm.scene.apply_settings()
    assert calm.scene.session.is_finishing


def test_one_key_takes_the_rest(calm: HeartsPlayer) -> None:
    face(calm, top_hand())
    calm.button(pygame.CONTROLLER_BUTTON_X)
    assert calm.scene.session.is_finishing


def test_no_offer_while_others_could_take_a_trick(calm: HeartsPlayer) -> None:
    hands = {"S": "AS 9S AH", "W": "2S 3S 2H", "N": "4S TS 3H", "E": "6S 7S 4H"}
    face(calm, playing(hands, "S", before(10)))
    assert not calm.scene.session.can_take_the_rest
    assert calm.widgets.find("rest") is None


def test_a_round_without_points_is_played_out(calm: HeartsPlayer) -> None:
    hearts = ("S 2H 3H 4H AH", "E 5H 6H 7H 8H", "S 9H TH JH QH", "E KH QS 4C 5C")
    hands = {"S": "2D 3D", "W": "4D 5D", "N": "6D 7D", "E": "TD JD"}
    face(calm, playing(hands, "E", before(11, *hearts)))
    assert calm.scene.session.is_finishing
    calm.wait_until(lambda: calm.overlay == "scores")
    assert calm.scene.session.round.phase is Phase.SCORED


def moon_for_south() -> State:
    tricks = [f"S {a}H {b}H {c}H {d}H" for a, b, c, d in ("A234", "K567", "Q89T")]
    return playing({"S": "QS", "W": "2S", "N": "3S", "E": "JH"}, "S", before(12, *tricks))


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_moon_is_shown_and_then_the_sheet(player: HeartsPlayer, is_reduced: bool) -> None:
    player.app.stage.settings.motion = Motion.REDUCED if is_reduced else Motion.FULL
    face(player, moon_for_south())
    player.click(player.hand[0])
    player.wait_until(lambda: player.scene.view.ceremony.is_moon_up)
    player.wait_until(lambda: player.overlay == "scores")
    assert player.scene.session.chapters[-1].moon is Seat.SOUTH
    assert player.scene.session.totals == (0, 26, 26, 26)
    assert not player.scene.view.ceremony.is_moon_up


def test_a_press_cuts_the_moon_short(player: HeartsPlayer) -> None:
    face(player, moon_for_south())
    player.click(player.hand[0])
    player.wait_until(lambda: player.scene.view.ceremony.is_moon_up)
    player.press(pygame.K_RETURN)
    assert player.overlay == "scores"


def test_the_queen_has_her_moment(player: HeartsPlayer) -> None:
    face(player, playing({"S": "KS", "W": "QS", "N": "2S", "E": "3S"}, "W", before(12)))
    player.wait_until(lambda: player.scene.view.ceremony.banner > 0)
    player.settle()
    assert player.scene.view.ceremony.banner == 0


def test_the_token_breaks_with_the_first_heart(player: HeartsPlayer) -> None:
    hands = {"S": "2H 2D", "W": "3D 4D", "N": "5D 6D", "E": "7D 8D"}
    face(player, playing(hands, "E TC", before(11)))
    player.click(player.hand[-1])
    assert player.state.hearts_broken
    assert player.scene.view._is_break_hidden
    player.settle()
    assert not player.scene.view._is_break_hidden


def test_a_match_in_a_tie_goes_on(player: HeartsPlayer) -> None:
    hands = {"S": "2D", "W": "3D", "N": "4D", "E": "5D"}
    face(player, playing(hands, "S", before(12), totals=(103, 48, 48, 87)))
    player.click(player.hand[0])
    player.wait_until(lambda: player.overlay == "scores")
    assert player.scene.session.winner is None
    assert player.sheet.group.find("next").label == "Next round"


def test_the_score_sheet_can_be_opened_during_a_round(hand: Hand, calm: HeartsPlayer) -> None:
    for key in (pygame.K_c,):
        calm.press(key)
        assert calm.overlay == "scores"
        hand.back()
        assert calm.overlay is None


def test_early_rounds_share_a_row_when_they_are_many() -> None:
    direction = moon_for_south().direction
    chapters = tuple(
        Chapter(number, direction, (1, 2, 3, 20), Seat.EAST, None) for number in range(1, MOST_ROWS + 4)
    )
    lines = lines_of(chapters, is_over=True)
    assert len(lines) == MOST_ROWS
    assert lines[0].points == (4, 8, 12, 80)
    assert lines[-1].is_latest
    assert sum(line.points[3] for line in lines) == 20 * len(chapters)


def test_the_sheet_says_what_was_remarkable() -> None:
    direction = moon_for_south().direction
    assert "moon" in note_on(Chapter(1, direction, (0, 26, 26, 26), Seat.SOUTH, Seat.SOUTH))
    assert "Queen" in note_on(Chapter(1, direction, (13, 6, 7, 0), Seat.SOUTH, None))


def test_places_and_progress_of_a_match() -> None:
    direction = moon_for_south().direction
    chapters = (
        Chapter(1, direction, (13, 6, 7, 0), None, None),
        Chapter(2, direction, (0, 6, 7, 13), None, None),
    )
    assert progress(chapters) == [NO_POINTS, (13, 6, 7, 0), (13, 12, 14, 13)]
    assert ranking((13, 12, 14, 13)) == [(1, 1), (2, 0), (2, 3), (4, 2)]


def test_a_match_put_back_knows_its_rounds(calm: HeartsPlayer) -> None:
    session = calm.scene.session
    while session.match.number < 2:
        calm.wait_for_turn()
        if calm.overlay:
            calm.click("next")
        elif session.is_choosing:
            calm.click(*calm.hand[:3], "pass")
        else:
            calm.click(session.playable[0])
    assert chronicle(MatchRecord.replay(session.record.text)) == session.chapters
