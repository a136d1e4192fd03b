"""Small tables of Heart to Heart, written as one would say them."""

from game.cards import Card, parse_cards
from game.heart_to_heart.layout import POSITIONS
from game.heart_to_heart.rules import State


def table(heart: str = "", stock: str = "", waste: str = "", **counters: int) -> State:
    """A state from words: the heart as "23:KH 25:4H", the stock from its top, the waste up to its top."""
    entries = [word.split(":") for word in heart.split()]
    cards = parse_cards(" ".join([card for _position, card in entries] + [stock, waste]))
    placed = dict(zip((int(position) for position, _card in entries), cards, strict=False))
    rest = cards[len(entries) :]
    stocked = len(stock.split())
    return State(
        tuple(placed.get(position) for position in POSITIONS), rest[:stocked], rest[stocked:], **counters
    )


def all_cards(state: State) -> list[Card]:
    """Every card that is still on the table, wherever it lies."""
    return [card for card in state.heart if card] + [*state.stock, *state.waste]
