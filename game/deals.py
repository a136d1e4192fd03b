"""Deal codes, and the shuffle that makes the same deal of the same code on every system for ever.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that grows by a fixed odd number,
each value of which is scrambled on its way out. It needs only 64-bit sums, products and shifts, so that it
can be written again in any language. `random` is not used: its shuffle has changed with versions of Python.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, TypeVar

from game.language import _

T = TypeVar("T")

NUMBER_OF_DEALS = 26**7
EXAMPLE = "HH1-N-AAAAAAM"

GOLDEN_GAMMA = 0x9E3779B97F4A7C15
WORD = 2**64

KEY_CONSTANT = 253492
"""The state every key starts from: the smallest number with which HH1-N-AAAAAAM is the published example
deal, in which position 1 is a ten, the tip a four, the first waste card an ace, the first four among the
waste cards the tenth, and a win possible. Found by trying 0, 1, 2 ... in turn. To change it is to change
every deal."""


class Game(StrEnum):
    """The two games, by the letters that open their codes."""

    HEART_TO_HEART = "HH"
    HEARTS = "HE"


SHUFFLE_VERSION = "1"
EXAMPLES = {Game.HEART_TO_HEART: EXAMPLE, Game.HEARTS: "HE1-N-AAAAAAM"}
CODE_LENGTH = 11  # letters and digits, without the hyphens


class Kind(StrEnum):
    """NORMAL: any deal, winnable or not. WINNABLE: one that is proved to be winnable, in Heart to Heart."""

    NORMAL = "N"
    WINNABLE = "W"


class DealCode(NamedTuple):
    """What names a deal, or a match of Hearts: the game, the kind, and a number from 0 to 26^7 - 1."""

    game: Game
    kind: Kind
    number: int

    @classmethod
    def normal(cls, number: int, game: Game = Game.HEART_TO_HEART) -> "DealCode":
        """The code of normal deal `number` of a game. Raises ValueError if there is none."""
        if not 0 <= number < NUMBER_OF_DEALS:
            raise ValueError(f"no deal has the number {number}")
        return cls(game, Kind.NORMAL, number)

    @classmethod
    def winnable(cls, number: int) -> "DealCode":
        """The code of winnable deal `number`. Raises ValueError if there is none."""
        return cls.normal(number)._replace(kind=Kind.WINNABLE)

    @classmethod
    def parse(cls, text: str, game: Game = Game.HEART_TO_HEART) -> "DealCode":
        """Read a code of `game` as people type it: in either case, with blanks, with or without its hyphens.

        Only A-Z, a-z, digits and the plain hyphen count. Letters that merely look like those are refused,
        because reading them could only be a guess, and a wrong guess would be another deal in silence.
        Raises ValueError with a sentence for the player that says what is wrong.
        """
        example = EXAMPLES[game]
        code = _only_plain_characters("".join(text.split()), example)
        symbols = code.replace("-", "")
        _check_length(len(symbols), example)
        _check_game(symbols[:2], game)
        if symbols[2] != SHUFFLE_VERSION:
            raise ValueError(
                _("The code asks for shuffle “{given}”; this program knows shuffle 1 only.").format(
                    given=symbols[2]
                )
            )
        _check_kind(symbols[3], game)
        if not symbols[4:].isalpha():
            raise ValueError(_("The last seven must be letters from A to Z, without digits."))
        head, kind, letters = symbols[:3], symbols[3], symbols[4:]
        if code not in {f"{head}{x}{kind}{y}{letters}" for x in ("", "-") for y in ("", "-")}:
            raise ValueError(_("The hyphens stand as in {example}, or are left out.").format(example=example))
        return cls(game, Kind(symbols[3]), _number(symbols[4:]))

    @classmethod
    def parse_any(cls, text: str) -> "DealCode":
        """Read a code of either game; its first two letters say which. Raises ValueError as `parse` does."""
        is_hearts = "".join(text.split())[:2].upper() == Game.HEARTS
        return cls.parse(text, Game.HEARTS if is_hearts else Game.HEART_TO_HEART)

    def __str__(self) -> str:
        return f"{self.game}{SHUFFLE_VERSION}-{self.kind}-{_letters(self.number)}"


def _only_plain_characters(code: str, example: str) -> str:
    """The code in capitals. Names the first character that no code has."""
    if not code:
        raise ValueError(_("Enter a deal code, such as {example}.").format(example=example))
    for character in code:
        if not (character.isascii() and character.isalnum()) and character != "-":
            shown = f"U+{ord(character):04X}"
            if character.isprintable():
                shown = character if character.isascii() else f"{character} ({shown})"
            raise ValueError(
                _("A deal code has plain letters, digits and hyphens only: not {character}").format(
                    character=shown
                )
            )
    return code.upper()


def _check_length(length: int, example: str) -> None:
    if length == CODE_LENGTH:
        return
    sentence = _("The code is too short.") if length < CODE_LENGTH else _("The code is too long.")
    shape = _("It has 11 letters and digits, as in {example}.").format(example=example)
    raise ValueError(f"{sentence} {shape}")


def _check_game(letters: str, game: Game) -> None:
    if letters == game:
        return
    names = {Game.HEART_TO_HEART: _("Heart to Heart"), Game.HEARTS: _("Hearts")}
    if letters in names:
        sentence = _("This is a code of {other}, not of {this}.")
        raise ValueError(sentence.format(other=names[Game(letters)], this=names[game]))
    raise ValueError(_("Codes of {this} begin with {letters}1.").format(this=names[game], letters=game))


def _check_kind(letter: str, game: Game) -> None:
    if letter == Kind.WINNABLE and game is Game.HEARTS:
        raise ValueError(_("Only deals of Heart to Heart can be winnable (W); codes of Hearts have N there."))
    if letter not in tuple(Kind):
        sentence = _("There is no kind of deal “{letter}”: normal deals have N there, winnable ones W.")
        raise ValueError(sentence.format(letter=letter))


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A")
    return number


def _letters(number: int) -> str:
    letters = ""
    for _place in range(7):
        number, digit = divmod(number, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


class Generator:
    """SplitMix64, started from a text. It alone changes here, and lives for one shuffle or one decision."""

    __slots__ = ("_state",)

    def __init__(self, key: str, constant: int = KEY_CONSTANT) -> None:
        """Start from `constant`, stirring in the ASCII bytes of `key` one after the other."""
        self._state = constant
        for byte in key.encode("ascii"):
            self._state ^= byte
            self._state = self.next()

    def next(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + GOLDEN_GAMMA) % WORD
        z = self._state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely.

        2^64 is not a multiple of most bounds; the values past its last multiple are thrown away, for they
        would make small numbers likelier.
        """
        limit = WORD - WORD % bound
        while (value := self.next()) >= limit:
            pass
        return value % bound


def shuffled(cards: Sequence[T], key: str, constant: int = KEY_CONSTANT) -> tuple[T, ...]:
    """The cards in the order that `key` stands for: a Fisher-Yates shuffle, from the last place down."""
    generator = Generator(key, constant)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = generator.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
