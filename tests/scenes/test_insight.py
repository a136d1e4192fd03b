"""What the program knows of a game, found between frames."""

from game.deals import DealCode
from game.heart_to_heart.dealing import deal_for
from game.heart_to_heart.rules import State, StockMove, apply
from game.heart_to_heart.solver import Solution, par
from scenes.insight import Insight

WINNABLE, LOST = "HH1-N-AAAAAAM", "HH1-N-AAAAABA"


def deal(code: str) -> State:
    return deal_for(DealCode.parse(code))


def think(insight: Insight) -> int:
    """Think until nothing is left to find; returns how many frames that took."""
    frames = 0
    while insight.is_thinking:
        insight.tick(3)
        frames += 1
        assert frames < 2000
    return frames


def test_the_shortest_win_is_found_over_several_frames() -> None:
    insight, state = Insight(), deal(WINNABLE)
    insight.follow(state)
    assert insight.solution(state) is None
    assert think(insight) > 1
    solution = insight.solution(state)
    assert solution is not None
    assert solution.moves == par(state).moves


def test_moves_along_the_shortest_win_need_no_more_thought() -> None:
    insight, state = Insight(), deal(WINNABLE)
    insight.follow(state)
    think(insight)
    line = insight.solution(state).line
    for number, move in enumerate(line):
        assert insight.solution(state).moves == len(line) - number
        state, _events = apply(state, move)
        insight.follow(state)
        assert not insight.is_thinking


def test_another_move_is_thought_about_anew_and_the_way_back_is_known() -> None:
    insight, start = Insight(), deal(WINNABLE)
    insight.follow(start)
    think(insight)
    state = start
    while insight.solution(state) is not None:
        state, _events = apply(state, StockMove.DRAW)
    insight.follow(state)
    assert insight.is_thinking
    think(insight)
    assert insight.solution(state).moves == par(state).moves
    insight.follow(start)
    assert not insight.is_thinking


def test_who_waits_is_told_once_and_not_about_a_position_that_is_gone() -> None:
    insight, state = Insight(), deal(WINNABLE)
    told: list[Solution | None] = []
    insight.follow(state)
    insight.when_known(told.append)
    after, _events = apply(state, StockMove.DRAW)
    insight.follow(after)
    think(insight)
    assert told == []
    insight.when_known(told.append)
    assert len(told) == 1


def test_a_lost_deal_is_known_to_be_lost() -> None:
    insight, state = Insight(), deal(LOST)
    told: list[Solution | None] = []
    insight.follow(state)
    insight.when_known(told.append)
    assert not insight.can_be_won(state)
    think(insight)
    assert told == [None]
    assert insight.can_be_won(deal(WINNABLE))
