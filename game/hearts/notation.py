"""A match as text, one move a line: saved, traced, pasted into a letter, read back. See docs/save-text.md."""

from game.cards import Card
from game.hearts.match import Move, NextRound
from game.hearts.rules import PassCards, PlayCard, TakeTrick
from game.hearts.seats import SEATS, Seat
from game.language import _

SEATS_BY_LETTER: dict[str, Seat] = {seat.letter: seat for seat in SEATS}


def write(move: Move) -> str:
    """A move as its line of text."""
    match move:
        case PassCards(seat, cards):
            return f"pass {seat.letter} {' '.join(map(str, cards))}"
        case PlayCard(seat, card):
            return f"play {seat.letter} {card}"
        case TakeTrick() | NextRound():
            return move.word


def read(text: str) -> Move:
    """The move that a tidy line stands for. Raises ValueError with a sentence when there is none."""
    match text.split(" "):
        case ["take"]:
            return TakeTrick()
        case ["next"]:
            return NextRound()
        case ["pass", seat, *cards]:
            return PassCards(_seat(seat), tuple(map(_card, cards)))
        case ["play", seat, card]:
            return PlayCard(_seat(seat), _card(card))
        case ["play", *_words]:
            raise ValueError(_("A play needs a seat and one card, as in: play W 2C"))
        case ["match", *_code]:
            raise ValueError(_("Only the first line names the match"))
    raise ValueError(_("Not one of: pass, play, take, next"))


def _seat(letter: str) -> Seat:
    if letter not in SEATS_BY_LETTER:
        raise ValueError(_("A seat is one of: S, W, N, E"))
    return SEATS_BY_LETTER[letter]


def _card(word: str) -> Card:
    try:
        return Card.parse(word)
    except ValueError:
        raise ValueError(_("A card is a rank and a suit, such as QS or TH")) from None
