"""Who sits where, and which way the cards are passed."""

from enum import IntEnum


class Seat(IntEnum):
    """South is the player. The others follow clockwise, which is the order of play."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def letter(self) -> str:
        """The seat in text notation."""
        return SEAT_LETTERS[self]

    def turned(self, places: int) -> "Seat":
        """The seat so many places to the left: West is one to the left of South."""
        return SEATS[(self + places) % 4]


SEATS: tuple[Seat, ...] = tuple(Seat)
SEAT_LETTERS = "SWNE"


class PassDirection(IntEnum):
    """Where three cards of each hand go, counted in places to the left."""

    HOLD = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3

    def receiver(self, giver: Seat) -> Seat:
        """Who gets the cards of `giver`."""
        return giver.turned(self)

    def giver(self, receiver: Seat) -> Seat:
        """Whose cards `receiver` gets."""
        return receiver.turned(-self)


PASS_CYCLE = (PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS, PassDirection.HOLD)


def direction_of_round(number: int) -> PassDirection:
    """The pass of a round of a match, the first round being 1. The cycle is never reset."""
    return PASS_CYCLE[(number - 1) % len(PASS_CYCLE)]
