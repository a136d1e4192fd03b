"""What the coach says in the first match of Hearts: each thing when it happens for the first time.

It goes by what the player can see, so that it fits whatever the player does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import NamedTuple

from game.cards import Card, Suit
from game.hearts.advice import Suggestion
from game.hearts.round import ALL_POINTS, QUEEN_OF_SPADES, Phase, State
from game.hearts.seats import SEATS, Seat
from game.language import _
from scenes.hearts.people import person
from scenes.hearts.session import ME, Session
from scenes.table.coach import Tip
from scenes.table.rank_words import rank_word

THREAT = 8  # points in one hand and none in the others: somebody may shoot the moon


class Topic(Enum):
    """What there is to be learnt, in the order in which it matters when two things happen at once."""

    WELCOME = auto()
    RECEIVED = auto()
    SHEET = auto()
    QUEEN = auto()
    BROKEN = auto()
    TAKES = auto()
    MOON_OVER = auto()
    MOON_THREAT = auto()
    OPENS = auto()
    FOLLOW = auto()
    VOID = auto()
    LEAD = auto()


MY_TURN = (Topic.OPENS, Topic.FOLLOW, Topic.VOID, Topic.LEAD)
"""What is said while the player is to do something. All else is read, and the opponents wait meanwhile."""


class Advice(NamedTuple):
    """What there is to say; about no topic when it is only what to play now."""

    tip: Tip
    topic: Topic | None = None

    @property
    def is_waited_for(self) -> bool:
        """Whether nobody plays on before it was read."""
        return self.topic is not None and self.topic not in MY_TURN


def advice(session: Session, heard: set[Topic], suggestion: Suggestion | None) -> Advice | None:
    """What to say now; None when there is nothing new."""
    topic = next((topic for topic in _topics(session) if topic not in heard), None)
    if topic is not None:
        return Advice(_WORDS[topic](session, suggestion), topic)
    if suggestion is None or not (session.is_my_turn or session.is_choosing):
        return None
    if session.is_pass_ready:
        return Advice(Tip(_("Three cards lie there. Now pass them, or take one back and choose another.")))
    if session.is_choosing:
        return Advice(_pass(session, suggestion))
    return Advice(
        Tip(_("Your turn. I would play the glowing card. {reason}.").format(reason=suggestion.reason))
    )


def _topics(session: Session) -> Iterator[Topic]:
    """What the table shows at this moment."""
    state = session.round
    return (topic for topic in Topic if _IS_SEEN[topic](session, state))


def _is_mine(session: Session, state: State, wanted: Callable[[Suit | None], bool]) -> bool:
    return session.is_my_turn and wanted(state.trick.led)


def _has(state: State, suit: Suit | None) -> bool:
    return any(card.suit is suit for card in state.hands[ME])


def _is_queen_down(state: State) -> bool:
    """Whether the queen of spades lies in a full trick."""
    return state.phase is Phase.TRICK_COMPLETE and QUEEN_OF_SPADES in state.trick.cards


def _sole_taker(state: State) -> Seat | None:
    """The only seat that has points so far."""
    takers = [seat for seat in SEATS if state.points[seat]]
    return takers[0] if len(takers) == 1 else None


_IS_SEEN: dict[Topic, Callable[[Session, State], bool]] = {
    Topic.WELCOME: lambda session, state: session.is_choosing and not session.picked,
    Topic.RECEIVED: lambda session, state: (
        state.phase is Phase.PLAYING and not state.tricks and not state.trick.cards and bool(session.fresh)
    ),
    Topic.SHEET: lambda session, state: state.phase is Phase.SCORED,
    Topic.QUEEN: lambda session, state: _is_queen_down(state),
    Topic.BROKEN: lambda session, state: state.hearts_broken and state.phase is Phase.TRICK_COMPLETE,
    Topic.TAKES: lambda session, state: state.phase is Phase.TRICK_COMPLETE,
    Topic.MOON_OVER: lambda session, state: (
        state.phase is Phase.PLAYING and sum(points > 0 for points in state.points) > 1
    ),
    Topic.MOON_THREAT: lambda session, state: (
        state.phase is Phase.PLAYING and _sole_taker(state) is not None and max(state.points) >= THREAT
    ),
    Topic.OPENS: lambda session, state: session.is_my_turn and not state.tricks and not state.trick.cards,
    Topic.FOLLOW: lambda session, state: _is_mine(session, state, lambda led: _has(state, led)),
    Topic.VOID: lambda session, state: _is_mine(
        session, state, lambda led: led is not None and not _has(state, led)
    ),
    Topic.LEAD: lambda session, state: session.is_my_turn and bool(state.tricks) and not state.trick.cards,
}


# The words.


def _welcome(session: Session, suggestion: Suggestion | None) -> Tip:
    del session, suggestion
    words = _(
        "Welcome to Hearts! Each heart you take costs 1 point, the Queen of Spades 13. Fewest points win."
    )
    return Tip(words, _("Next"))


def _pass(session: Session, suggestion: Suggestion) -> Tip:
    words = _("First you give three cards to {name}. I would give the glowing ones. {reason}.")
    return Tip(words.format(name=person(session.receiver).name, reason=suggestion.reason))


def _received(session: Session, suggestion: Suggestion | None) -> Tip:
    del suggestion
    giver = session.round.direction.giver(ME)
    words = _(
        "And {name} gave you the three that glow. Whoever has the two of clubs now opens the first trick."
    )
    return Tip(words.format(name=person(giver).name), _("Next"))


def _opens(session: Session, suggestion: Suggestion | None) -> Tip:
    del session, suggestion
    return Tip(_("You have the two of clubs, so you open. Everyone else follows with a club."))


def _follow(session: Session, suggestion: Suggestion | None) -> Tip:
    del suggestion
    words = _("{name} led {suit}, and you must follow suit while you can. I would play the glowing card.")
    trick = session.round.trick
    return Tip(words.format(name=person(trick.leader).name, suit=_suit(trick.cards[0].suit)))


def _takes(session: Session, suggestion: Suggestion | None) -> Tip:
    del suggestion
    trick = session.round.trick
    words = _(
        "The {card} is the highest card of the suit led: {name} takes this trick, and leads the next one."
    )
    if trick.taker is ME:
        words = _(
            "Your {card} is the highest card of the suit led: you take this trick, and lead the next one."
        )
    card = max(c for c in trick.cards if c.suit is trick.led)
    return Tip(words.format(card=_card(card), name=person(trick.taker).name), _("Next"))


def _void(session: Session, suggestion: Suggestion | None) -> Tip:
    reason = suggestion.reason if suggestion is not None else ""
    led = session.round.trick.cards[0].suit
    words = _("You have no {suit} left, so you may throw away whatever you like. {reason}!")
    return Tip(words.format(suit=_suit(led), reason=reason))


def _lead(session: Session, suggestion: Suggestion | None) -> Tip:
    del session
    reason = suggestion.reason if suggestion is not None else ""
    return Tip(
        _("You took the trick, so you lead: any card but a heart, until hearts are broken. {reason}.").format(
            reason=reason
        )
    )


def _broken(session: Session, suggestion: Suggestion | None) -> Tip:
    del session, suggestion
    return Tip(
        _("That was the first heart: hearts are broken. From now on they may be led as well."), _("Next")
    )


def _queen(session: Session, suggestion: Suggestion | None) -> Tip:
    del suggestion
    taker = session.round.trick.taker
    words = _("The Queen of Spades! {name} takes her, and 13 points with her.")
    if taker is ME:
        words = _("The Queen of Spades! She is yours now, and 13 points with her. It happens to the best.")
    return Tip(words.format(name=person(taker).name), _("Next"))


def _moon_over(session: Session, suggestion: Suggestion | None) -> Tip:
    del session, suggestion
    words = _(
        "Two players have points now. All {points} in one hand would have been “shooting the moon”, "
        "with 26 for everyone else."
    )
    return Tip(words.format(points=ALL_POINTS), _("Next"))


def _moon_threat(session: Session, suggestion: Suggestion | None) -> Tip:
    del suggestion
    taker = _sole_taker(session.round)
    words = _(
        "{name} has every point so far. All {points} would be “shooting the moon”: take one heart to stop it!"
    )
    if taker is ME:
        words = _(
            "You have every point so far. With all {points} you shoot the moon: 0 for you, 26 for the others!"
        )
    name = person(taker).name if taker is not None else ""
    return Tip(words.format(name=name, points=ALL_POINTS), _("Next"))


def _sheet(session: Session, suggestion: Suggestion | None) -> Tip:
    del session, suggestion
    words = _(
        "The round is over. On the sheet the lowest total leads; at 100 points the match ends. Have fun!"
    )
    return Tip(words, _("Score sheet"))


_WORDS: dict[Topic, Callable[[Session, Suggestion | None], Tip]] = {
    Topic.WELCOME: _welcome,
    Topic.RECEIVED: _received,
    Topic.SHEET: _sheet,
    Topic.QUEEN: _queen,
    Topic.BROKEN: _broken,
    Topic.TAKES: _takes,
    Topic.MOON_OVER: _moon_over,
    Topic.MOON_THREAT: _moon_threat,
    Topic.OPENS: _opens,
    Topic.FOLLOW: _follow,
    Topic.VOID: _void,
    Topic.LEAD: _lead,
}


def _suit(suit: Suit) -> str:
    names = {
        Suit.CLUBS: _("clubs"),
        Suit.DIAMONDS: _("diamonds"),
        Suit.SPADES: _("spades"),
        Suit.HEARTS: _("hearts"),
    }
    return names[suit]


def _card(card: Card) -> str:
    """A card in words, such as “king of clubs”."""
    return _("{rank} of {suit}").format(rank=rank_word(card.rank), suit=_suit(card.suit))
