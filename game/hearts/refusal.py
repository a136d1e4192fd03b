"""Why a move of Hearts is not allowed, in words for the player."""

from enum import Enum

from game.cards import Suit
from game.language import _


class Refusal(Enum):
    """Why a move is not allowed."""

    NOT_PASSING = "not passing"
    ALREADY_PASSED = "already passed"
    NOT_THREE_CARDS = "not three cards"
    SAME_CARD = "same card"
    NOT_HELD = "not held"
    PASS_FIRST = "pass first"
    TRICK_ON_TABLE = "trick on table"
    TRICK_NOT_COMPLETE = "trick not complete"
    ROUND_OVER = "round over"
    ROUND_NOT_OVER = "round not over"
    MATCH_OVER = "match over"
    NOT_ON_TURN = "not on turn"
    TWO_OF_CLUBS_OPENS = "two of clubs opens"
    FOLLOW_CLUBS = "follow clubs"
    FOLLOW_DIAMONDS = "follow diamonds"
    FOLLOW_SPADES = "follow spades"
    FOLLOW_HEARTS = "follow hearts"
    NO_POINTS_ON_FIRST_TRICK = "no points on first trick"
    HEARTS_NOT_BROKEN = "hearts not broken"

    @property
    def sentence(self) -> str:
        """The reason in words for the player."""
        sentences = {
            Refusal.NOT_PASSING: _("No cards are passed now"),
            Refusal.ALREADY_PASSED: _("Your cards are passed already"),
            Refusal.NOT_THREE_CARDS: _("Pass exactly three cards"),
            Refusal.SAME_CARD: _("Pass three different cards"),
            Refusal.NOT_HELD: _("That card is not in the hand"),
            Refusal.PASS_FIRST: _("First everyone passes three cards"),
            Refusal.TRICK_ON_TABLE: _("The last trick still lies on the table"),
            Refusal.TRICK_NOT_COMPLETE: _("The trick is not complete yet"),
            Refusal.ROUND_OVER: _("The round is over"),
            Refusal.ROUND_NOT_OVER: _("The round is not over yet"),
            Refusal.MATCH_OVER: _("The match is over"),
            Refusal.NOT_ON_TURN: _("It is not your turn"),
            Refusal.TWO_OF_CLUBS_OPENS: _("The two of clubs opens the round"),
            Refusal.FOLLOW_CLUBS: _("You must follow clubs"),
            Refusal.FOLLOW_DIAMONDS: _("You must follow diamonds"),
            Refusal.FOLLOW_SPADES: _("You must follow spades"),
            Refusal.FOLLOW_HEARTS: _("You must follow hearts"),
            Refusal.NO_POINTS_ON_FIRST_TRICK: _("No points on the first trick while you hold another card"),
            Refusal.HEARTS_NOT_BROKEN: _("Hearts are not broken yet"),
        }
        return sentences[self]


MUST_FOLLOW: dict[Suit, Refusal] = {
    Suit.CLUBS: Refusal.FOLLOW_CLUBS,
    Suit.DIAMONDS: Refusal.FOLLOW_DIAMONDS,
    Suit.SPADES: Refusal.FOLLOW_SPADES,
    Suit.HEARTS: Refusal.FOLLOW_HEARTS,
}


class IllegalMove(ValueError):
    """A move that the rules refuse. The text is the sentence for the player."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
