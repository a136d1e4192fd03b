"""A game in progress that cannot be read, because its row was damaged: what there is of it is kept.

Its whole text is set aside in a file, and the game goes on from the last line before the first bad one.
"""

from game.deals import DealCode, Game
from game.language import _
from game.lines import TextError, lines
from game.store.games import WRITTEN, Progress
from game.store.store import Store

WORDS = {Game.HEART_TO_HEART: "deal", Game.HEARTS: "match"}  # that open the texts


def rescue(store: Store, name: str, now: str) -> str:
    """Keep what can be read of the game of this kind; returns a sentence for the player.

    Where the text cannot be set aside, although there is a folder for it, the row stays as it is.
    """
    progress = store.progress(name)
    if progress is None:
        return ""
    kind = _kind(name, progress)
    complaint, text = _best(kind, progress) if kind else (_("there is no such game"), "")
    path = store.set_aside(now, _document(name, progress))
    sentence = _("A game in progress cannot be read. {reason}.").format(reason=complaint.rstrip("."))
    if path is None and store.is_lasting:
        return sentence
    _keep(store, name, kind, progress._replace(text=text, pending=()))
    if text:
        sentence += " " + _("It goes on from the line before.")
    if path is not None:
        sentence += " " + _("All of it is in {name}.").format(name=path.name)
    return sentence


def _keep(store: Store, name: str, kind: Game | None, progress: Progress) -> None:
    """Have what is left in progress, unless nothing is, or another game of its kind is in its place."""
    if kind != name or not progress.text:
        store.drop_progress(name)
    if kind and progress.text and (kind == name or store.progress(kind) is None):
        store.set_progress(kind, progress)


def _kind(name: str, progress: Progress) -> Game | None:
    """Which game it is, by its name or by the word that opens its text."""
    opening = progress.text.partition(" ")[0]
    return next((game for game, word in WORDS.items() if name == game), None) or next(
        (game for game, word in WORDS.items() if opening == word), None
    )


def _best(kind: Game, progress: Progress) -> tuple[str, str]:
    """What is wrong with the text, and the most of it that can be played.

    The code is in the key of the game as well: that helps when it is the first line that is bad.
    """
    complaint, text = _sound(kind, progress.text)
    code = progress.key.removeprefix(WRITTEN).partition(" ")[0]
    try:
        opening = f"{WORDS[kind]} {DealCode.parse(code, kind)}\n"
    except ValueError:
        return complaint, text
    other = _sound(kind, opening + progress.text.partition("\n")[2])[1]
    return complaint, max(text, other, key=len)


def _sound(kind: Game, text: str) -> tuple[str, str]:
    """What is wrong with a text, and its lines before that."""
    try:
        _replay(kind, text)
    except TextError as error:
        good = [line.text for line in lines(text) if line.number < error.line.number]
        return str(error), "".join(f"{line}\n" for line in good)
    return "", text


def _replay(kind: Game, text: str) -> None:
    if kind is Game.HEARTS:
        from game.hearts.record import MatchRecord  # here, so that one game does not load the other

        MatchRecord.replay(text)
    else:
        from game.heart_to_heart.record import GameRecord

        GameRecord.replay(text)


def _document(name: str, progress: Progress) -> str:
    """The whole row, as a text of which only the bad line has to be mended."""
    rest = " ".join(f"{field}={value!r}" for field, value in progress._asdict().items() if field != "text")
    return f"# {name} {rest}\n{progress.text}"
