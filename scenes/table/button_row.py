"""How wide the buttons of one row are."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.assets import BOLD
from scenes.table.button_art import LEAST_LABEL, Look, padding


def widths(look: Look, labels: Sequence[str], parts: Sequence[float], room: float) -> list[float]:
    """Widths in pixels that add up to `room`, in the proportions of `parts` while each label can be read.

    Where one could not be, each button gets what its label needs, and only the rest is shared out.
    """
    whole = sum(parts)
    needs = [look.assets.width(label, LEAST_LABEL, BOLD) + padding(look) for label in labels]
    if all(need <= room * part / whole for need, part in zip(needs, parts, strict=True)):
        return [room * part / whole for part in parts]
    spare = max(0.0, room - sum(needs))
    share = min(1.0, room / sum(needs))
    return [share * need + spare * part / whole for need, part in zip(needs, parts, strict=True)]


def refitted(look: Look, labels: Sequence[str], rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The buttons of one row or more, made wider where their labels need it, and others less wide."""
    made: list[pygame.Rect] = []
    for top in dict.fromkeys(rect.top for rect in rects):
        row = [(label, rect) for label, rect in zip(labels, rects, strict=True) if rect.top == top]
        made += _refitted_row(look, [label for label, _rect in row], [rect for _label, rect in row])
    return made


def _refitted_row(look: Look, labels: list[str], rects: list[pygame.Rect]) -> list[pygame.Rect]:
    left, room = rects[0].left, sum(rect.width for rect in rects)
    gap = (rects[-1].right - left - room) / max(1, len(rects) - 1)
    made, x = [], float(left)
    for rect, wide in zip(rects, widths(look, labels, [1.0] * len(rects), room), strict=True):
        made.append(pygame.Rect(round(x), rect.top, round(wide), rect.height))
        x += wide + gap
    return made
