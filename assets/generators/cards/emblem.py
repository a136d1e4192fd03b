"""The emblem of the program, and the suit signs on their own."""

from assets.generators.cards.document import document
from assets.generators.cards.drawing import Drawing
from assets.generators.cards.matrix import moved, scaled, turned
from assets.generators.cards.ornament import HEART_GLEAM
from assets.generators.cards.palette import GOLD_LIGHT, Tone
from assets.generators.cards.suits import HEART, inline, pip


def emblem() -> str:
    """A rose heart before a golden one, tilted together."""
    art = Drawing()
    golden = art.placed(moved(128, 86) @ turned(14) @ scaled(1.08))
    golden.line(HEART, GOLD_LIGHT, 7)
    golden.fold(HEART, Tone("#FFD27A", "#E9A93F"))
    golden.line(inline("H", 0.78), "#FFF1CC", 2, 0.8)
    rose = art.placed(moved(74, 80) @ turned(-11) @ scaled(1.22))
    rose.line(HEART, "#2A1238", 15)
    rose.line(HEART, GOLD_LIGHT, 6.5)
    rose.fold(HEART, Tone("#F0355F", "#B5133F"))
    rose.fill(HEART_GLEAM, "#FF8FA5", 0.85)
    rose.line(inline("H", 0.78), "#FFD9C2", 1.8, 0.7)
    return document(art.svg(), width=200, height=170)


def suit_sign(suit: str, tone: Tone) -> str:
    """One suit sign, as interfaces show it."""
    art = Drawing()
    pip(art, suit, 50, 50, 88, tone)
    return document(art.svg(), width=100, height=100)
