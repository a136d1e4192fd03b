"""The dialogs of the menu: how the games are played."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.timeline import Timeline


def rules(
    timeline: Timeline, sentences: tuple[str, ...], title: str, other: Row, on_close: Callable[[], None]
) -> Dialog:
    """How a game is played, in a few sentences; `other` leads to the other game's."""
    words = [Words(sentence) for sentence in sentences]
    done = button_row("done", _("Done"), on_close, PRIMARY, "check")
    return Dialog("rules", title, words, [[other], [done]], on_close, timeline, first="done", width=1000)


def rules_of_heart_to_heart() -> tuple[str, ...]:
    return (
        _("All 52 cards are hearts, four of every rank. Clear the heart: take two cards of the same rank."),
        _("A card is free when nothing covers it. Pair two free cards, or one with the top of the waste."),
        _("Draw when nothing fits. An empty stock is turned over again, as often as you like."),
        _("The heart is empty: you have won. No partner is left anywhere: undo, or try again."),
    )


def rules_of_hearts() -> tuple[str, ...]:
    return (
        _("Each heart counts 1, the Queen of Spades 13: avoid them."),
        _("Pass three cards, every fourth round none. The 2 of clubs leads."),
        _("Follow suit if you can. The highest card of the suit led takes the trick."),
        _("No points in the first trick, no heart led before one was played, unless you hold nothing else."),
        _("All 26 points in one hand: 26 for everyone else instead. At 100 the lowest total wins."),
    )
