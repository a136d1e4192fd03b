"""Why a position is lost, in one sentence that a player can see on the table.

Three kinds of knot are looked for, the plainest first: two cards that need each other though one lies under
the other; two cards each of which waits for a mate under the other; a ring of more cards that wait for one
another.
"""

from game.cards import Rank
from game.heart_to_heart.rules import Outcome, State, outcome
from game.heart_to_heart.search.puzzle import Puzzle, above, bits, free_cards, puzzle_of
from game.language import _


def why_lost(state: State) -> str:
    """What holds a lost position fast."""
    puzzle, position = puzzle_of(state)
    needed = {rank: cards & position.heart for rank, cards in puzzle.in_heart.items()}
    only_together = {
        rank: bits(cards)
        for rank, cards in needed.items()
        if cards.bit_count() == 2 and not puzzle.outside[rank]
    }
    for rank, (first, second) in only_together.items():
        if above(first) >> second & 1 or above(second) >> first & 1:
            sentence = _("The last two {cards} can only go together, and one lies under the other.")
            return sentence.format(cards=plural(rank))
    if outcome(state) is Outcome.DEAD_END:
        return _ring(puzzle, position.heart)
    return _("Whichever pairs you make now, some cards will be left.")


def _ring(puzzle: Puzzle, heart: int) -> str:
    """The sentence about free cards that wait for one another; a general one when there is no such ring."""
    waits_for = {card: _over_mates(puzzle, heart, card) for card in free_cards(heart)}
    for card, others in waits_for.items():
        for other in others:
            if card in waits_for.get(other, ()):
                sentence = _(
                    "The free {one} waits for one under the {other}, and the {other} for one under it."
                )
                return sentence.format(one=singular(puzzle.ranks[card]), other=singular(puzzle.ranks[other]))
    return _("Every free card waits for a mate that lies under others.")


def _over_mates(puzzle: Puzzle, heart: int, card: int) -> list[int]:
    """The other free cards that lie over a mate of a free card, when it has none outside."""
    rank = puzzle.ranks[card]
    mates = puzzle.in_heart[rank] & heart & ~(1 << card)
    if puzzle.outside[rank]:
        return []
    others = [free for free in free_cards(heart) if free != card]
    return [other for other in others if any(above(mate) >> other & 1 for mate in bits(mates))]


def singular(rank: int) -> str:
    """A rank in the middle of a sentence."""
    names = {
        Rank.TWO: _("two"),
        Rank.THREE: _("three"),
        Rank.FOUR: _("four"),
        Rank.FIVE: _("five"),
        Rank.SIX: _("six"),
        Rank.SEVEN: _("seven"),
        Rank.EIGHT: _("eight"),
        Rank.NINE: _("nine"),
        Rank.TEN: _("ten"),
        Rank.JACK: _("jack"),
        Rank.QUEEN: _("queen"),
        Rank.KING: _("king"),
        Rank.ACE: _("ace"),
    }
    return names[Rank(rank)]


def plural(rank: int) -> str:
    """Several cards of a rank in the middle of a sentence."""
    names = {
        Rank.TWO: _("twos"),
        Rank.THREE: _("threes"),
        Rank.FOUR: _("fours"),
        Rank.FIVE: _("fives"),
        Rank.SIX: _("sixes"),
        Rank.SEVEN: _("sevens"),
        Rank.EIGHT: _("eights"),
        Rank.NINE: _("nines"),
        Rank.TEN: _("tens"),
        Rank.JACK: _("jacks"),
        Rank.QUEEN: _("queens"),
        Rank.KING: _("kings"),
        Rank.ACE: _("aces"),
    }
    return names[Rank(rank)]
