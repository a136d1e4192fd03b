"""The pages themselves: a heading, a few sentences, and the figure that shows what they say."""

from __future__ import annotations

from typing import NamedTuple

from game.deals import Game
from game.language import _
from scenes.how_to_play.figures import Figure, Label, Laid


class Page(NamedTuple):
    """One page."""

    heading: str
    sentences: tuple[str, ...]
    figure: Figure


def pages_of(game: Game) -> tuple[Page, ...]:
    """All pages of a game, in order."""
    makers = _HEARTS if game is Game.HEARTS else _HEART_TO_HEART
    return tuple(make() for make in makers)


def _deck() -> Page:
    return Page(
        _("A deck of nothing but hearts"),
        (
            _("All 52 cards are hearts: four of every rank, from ace to king."),
            _("Twenty-five of them lie open as one great heart. Clear that heart, and you have won."),
            _("The other cards wait in the stock to help. Nobody minds how many are left of them."),
        ),
        _fan("AH", "2H", "QH", "KH", "TH"),
    )


def _pair() -> Page:
    return Page(
        _("Two of a kind"),
        (
            _("Cards leave two at a time: a pair of the same rank."),
            _("Pick the first, then the second. Pick the first again to let it go."),
            _("Two cards of the heart make 20 points, one with the waste 10. A win is always 250."),
        ),
        Figure(
            (Laid("7H", 0, 0, 7, "selected"), Laid("7H", 1.3, 0, -7, "match")),
            (Label(_("a pair"), 0.65, 1.05),),
        ),
    )


def _free() -> Page:
    return Page(
        _("Free or covered"),
        (
            _("Only a free card can be picked: one that no card of the next row lies on."),
            _("In the beginning that is the tip alone. Each pair that leaves may free what lay beneath."),
            _("You see every face from the start. Look ahead before you take the first pair you find."),
        ),
        Figure(
            (
                Laid("9H", 0.53, 0.0, is_dim=True),
                Laid("9H", 1.59, 0.0, is_dim=True),
                Laid("5H", 1.06, 0.6, ring="partner"),
            ),
            (Label(_("covered"), 0.05, -0.95), Label(_("free"), 1.06, 1.6)),
        ),
    )


def _stock_and_waste() -> Page:
    return Page(
        _("Stock and waste"),
        (
            _("Nothing fits? Draw: the top card of the stock turns over onto the waste."),
            _("Only the top of the waste is in play. When it leaves, the one beneath comes up again."),
            _(
                "An empty stock is no end: turn the waste over, as often as you like. "
                "Every draw and every turn counts as a move."
            ),
        ),
        Figure(
            (
                Laid("", 0, 0),
                Laid("", 0.04, -0.04),
                Laid("3H", 1.5, 0.05, 4),
                Laid("JH", 1.6, 0, -3, "partner"),
            ),
            (Label(_("stock"), 0.02, 1.0), Label(_("waste"), 1.58, 1.0)),
        ),
    )


def _end_of_a_deal() -> Page:
    return Page(
        _("Won, lost, and back again"),
        (
            _("The heart is empty: you have won, whatever is left outside."),
            _(
                "No free card has a partner anywhere: a dead end. "
                "Take back as many as a hundred moves and try another way."
            ),
            _("Every deal has a code. Give it to a friend, and you both play the very same cards."),
        ),
        Figure(
            (Laid("8H", 0.0, 0.0, is_dim=True), Laid("8H", 0.5, 0.62, ring="refused")),
            (Label(_("these two can never meet"), 0.3, 1.65, True),),
        ),
    )


def _points() -> Page:
    return Page(
        _("Take as little as you can"),
        (
            _("Four players, thirteen tricks, and no trumps. You sit in the south."),
            _("Every heart you take counts one point, the Queen of Spades thirteen."),
            _("Points are bad: whoever has the fewest in the end has won."),
        ),
        Figure(
            (Laid("5H", 0, 0, 8), Laid("AH", 0.75, -0.08, 1), Laid("QS", 2.2, 0, -5, "selected")),
            (Label("+1", 0.0, 1.02, True), Label("+1", 0.78, 0.98, True), Label("+13", 2.25, 1.05, True)),
        ),
    )


def _passing() -> Page:
    return Page(
        _("First, a gift"),
        (
            _(
                "Before the first trick everybody passes three cards: to the left, to the right, "
                "across, and in every fourth round not at all."
            ),
            _("All pass at once. Nobody sees what is coming before they have chosen."),
            _("Good gifts: high spades without company, lonely high cards, the last two of a suit."),
        ),
        Figure(
            (
                Laid("KS", 0, 0, 2, "selected"),
                Laid("AS", 1.15, 0, -1, "selected"),
                Laid("KD", 2.3, 0, 1, "selected"),
            ),
            (Label(_("three from everyone"), 1.15, 1.1),),
        ),
    )


def _following() -> Page:
    return Page(
        _("Follow the suit"),
        (
            _("The 2 of clubs opens the round. Everyone plays one card, clockwise."),
            _("Follow the suit that was led, if you can. If you cannot, throw away whatever you like."),
            _("The highest card of the suit led takes the trick, and its owner leads the next one."),
        ),
        Figure(
            (
                Laid("9D", -0.8, 0, 6),
                Laid("KD", 0, -0.42, -2, "partner"),
                Laid("4D", 0.8, 0, -6),
                Laid("2C", 0, 0.56, 0),
            ),
            (Label(_("takes the trick"), 0.0, -1.3),),
        ),
    )


def _breaking() -> Page:
    return Page(
        _("When hearts may come"),
        (
            _("In the first trick: no heart, and no Queen of Spades, unless nothing else is left."),
            _(
                "Hearts may not be led before one has been played. The first one breaks hearts; "
                "then they are free for all. If you hold only hearts, you may lead them."
            ),
            _("The Queen of Spades breaks nothing, and may be led at any time after the first trick."),
        ),
        Figure(
            (Laid("8C", 0, 0, 4), Laid("TC", 0.6, 0.02, 0), Laid("6H", 1.25, 0.0, -8, "selected")),
            (Label(_("hearts are broken"), 0.65, 1.1, True),),
        ),
    )


def _moon() -> Page:
    return Page(
        _("Shooting the moon"),
        (
            _("Dare to take everything: all thirteen hearts and the Queen of Spades."),
            _("Then you count nothing, and each of the others 26."),
            _("One heart in a stranger's hand, and the moon is gone: you keep what you took."),
        ),
        Figure(
            (
                Laid("TH", 0, 0.1, 16),
                Laid("JH", 0.5, 0.0, 8),
                Laid("QH", 1.0, -0.03, 0),
                Laid("KH", 1.5, 0.0, -8),
                Laid("QS", 2.0, 0.1, -16, "partner"),
            ),
            (Label("0 · 26 · 26 · 26", 1.0, 1.15),),
        ),
    )


def _end_of_a_match() -> Page:
    return Page(
        _("The end of the match"),
        (
            _("When somebody has 100 points or more after a round, the lowest total wins."),
            _("If the lowest total is shared, you play on until it is not."),
            _("When every trick that is left must be yours, you can take the rest at once."),
        ),
        _fan("AC", "QD", "JS", "KC", "2H"),
    )


def _fan(*cards: str) -> Figure:
    """Cards in a fan."""
    middle = (len(cards) - 1) / 2
    return Figure(
        tuple(
            Laid(card, 0.58 * number, 0.035 * (number - middle) ** 2, -7 * (number - middle))
            for number, card in enumerate(cards)
        )
    )


_HEART_TO_HEART = (_deck, _pair, _free, _stock_and_waste, _end_of_a_deal)
_HEARTS = (_points, _passing, _following, _breaking, _moon, _end_of_a_match)
