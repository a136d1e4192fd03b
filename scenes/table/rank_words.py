"""Ranks as they are said in a sentence."""

from __future__ import annotations

from game.cards import Rank
from game.language import _


def rank_word(rank: Rank) -> str:
    """The name of a court card or an ace, the number of any other."""
    names = {Rank.JACK: _("jack"), Rank.QUEEN: _("queen"), Rank.KING: _("king"), Rank.ACE: _("ace")}
    return names.get(rank, str(int(rank)))
