"""A match of Hearts that is watched, from where the player sat."""

from __future__ import annotations

from game.deals import DealCode, Game
from game.hearts.match import Event, Match, RoundDealt, winner
from game.hearts.record import MatchRecord, played
from game.hearts.round import Phase
from game.hearts.rules import CardsPassed, TrickTaken
from game.hearts.seats import Seat
from game.language import _
from scenes.hearts.director import Director
from scenes.hearts.people import person
from scenes.hearts.plates import portrait
from scenes.hearts.session import ME, Session
from scenes.hearts.view import TableView
from scenes.replay_scene import ReplayScene
from scenes.scene import HeartsRoute, ReplayRoute, Stage
from scenes.table import theme
from scenes.table.actions import Device
from scenes.table.assets import DISPLAY
from scenes.table.display import Sprite
from scenes.table.lettering import gilded
from scenes.table.reel import Moment, Reel
from scenes.table.replay_bar import Offer
from scenes.table.top_bar import HUD_Z
from scenes.trace import Trace

BETWEEN_CARDS, AFTER_PASS, AFTER_DEAL, AFTER_ROUND = 0.3, 0.7, 0.5, 1.2  # s, once the cards lie


class WatchedSession(Session):
    """A session that shows one moment after another instead of being played."""

    is_choosing = False
    is_my_turn = False
    is_finishing = False
    can_take_the_rest = False

    def __init__(self, code: DealCode) -> None:
        super().__init__(code, Trace(None))

    def show(self, moment: Moment[Match, Event]) -> None:
        """This is the present moment."""
        self.record = MatchRecord(moment.state)
        passes = [event for event in moment.events if isinstance(event, CardsPassed)]
        self.fresh = passes[0].passes[passes[0].direction.giver(ME)] if passes else ()


class HeartsReplay(ReplayScene):
    """The record plays, round by round; the others' cards are seen when they are played."""

    game = Game.HEARTS
    session: WatchedSession
    view: TableView

    def __init__(self, stage: Stage, route: ReplayRoute) -> None:
        code, passages = played(route.text)
        self.session = WatchedSession(code)
        moments: list[Moment[Match, Event]] = [Moment(self.session.match)]
        moments += [Moment(passage.state, passage.events) for passage in passages]
        rounds = [number for number, moment in enumerate(moments) if _is_deal(moment)]
        super().__init__(stage, route, Reel(moments, [0, *rounds]))
        self.view = TableView(stage, self.film, self._uses())
        self.director = Director(stage.sounds, self.film, self.view)

    def _offers(self) -> tuple[Offer, ...]:
        return (Offer("again", _("Play this match"), "restart", self.play_this_match),)

    def play_this_match(self) -> None:
        self.instead(HeartsRoute(self.code))

    def _deal(self) -> float:
        return self.director.deal(self.session)

    def _show_moment(self, before: Match) -> float:
        del before
        moment = self.reel.present
        if _is_deal(moment):
            return self.director.deal(self.session) + AFTER_DEAL
        landing = self.director.perform(moment.events, self.session)
        return max(landing + self._hold(moment), min(self.director.ceremony_length, theme.QUEEN_BURST))

    def _hold(self, moment: Moment[Match, Event]) -> float:
        """How long this position stays as it is once the cards lie, in seconds."""
        phase = moment.state.round.phase
        if phase is Phase.SCORED:
            self.film.after(self.director.ceremony_length, self.view.ceremony.stop)
            return AFTER_ROUND + self.director.ceremony_length
        if phase is Phase.TRICK_COMPLETE:
            return theme.TRICK_HOLD
        if any(isinstance(event, CardsPassed) for event in moment.events):
            return AFTER_PASS
        return 0.0 if any(isinstance(event, TrickTaken) for event in moment.events) else BETWEEN_CARDS

    def _show_position(self) -> None:
        self.director.rewind(self.session)

    def _outcome(self) -> str:
        match, first = self.session.match, winner(self.session.match)
        if first is None:
            return _("Not finished, round {number}").format(number=match.number)
        totals = " · ".join(map(str, self.session.totals))
        return f"{_winner_words(first)}: {totals}"

    def _table(self) -> list[Sprite]:
        sprites = self.view.display(self.session, Device.MOUSE)
        first = winner(self.session.match)
        return sprites if first is None else sprites + self._winner(first)

    def _winner(self, seat: Seat) -> list[Sprite]:
        """Who has won, in the middle of the empty table."""
        look, g = self.view.look, self.view.geometry
        side = round(0.9 * g.trick_height)
        words = gilded(look, _winner_words(seat), max(26, look.size(64)), DISPLAY)
        x, y = g.centre
        crown = look.assets.icon("crown", 0.4 * side, look.assets.palette.gold)
        return [
            Sprite(crown, x, y - 0.72 * side, HUD_Z),
            Sprite(portrait(look, seat, side), x, y, HUD_Z),
            Sprite(words, x, y + 0.5 * side + words.get_height() / 2 + look.size(16, 6), HUD_Z),
        ]


def _winner_words(seat: Seat) -> str:
    if seat is Seat.SOUTH:
        return _("You won the match")
    return _("{name} won the match").format(name=person(seat).name)


def _is_deal(moment: Moment[Match, Event]) -> bool:
    return any(isinstance(event, RoundDealt) for event in moment.events)
