"""The player's data: written to a file, taken over from one, begun anew; each step is a dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.deals import Game
from game.language import _, legible, ngettext
from game.store import exchange
from game.store.contents import Contents, displaced, merged
from game.store.exchange import Sifted
from game.store.export_files import list_exports, read_file, write_export
from game.store.text_files import file_moment
from scenes.kept_settings import recall
from scenes.options.errand import Errand
from scenes.scene import Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row, question
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline

WIDE = 900  # units
WORKING = "working"  # the dialog while something is worked out


class DataDesk:
    """Opens its dialogs in the host of a page; `on_change` is called when other games are stored."""

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        host: OverlayHost,
        on_change: Callable[[], None],
        on_close: Callable[[], None],
    ) -> None:
        self._stage, self._timeline, self._host = stage, timeline, host
        self._on_change, self._on_close = on_change, on_close
        self._errand: Errand | None = None
        self._then: Callable[[Any], None] = self._write

    def _tell(self, *news: str) -> None:
        """What was done just now, in a dialog: there is time to read it."""
        rows = [button_row("done", _("Done"), self._on_close, PRIMARY, "check")]
        self._open("data", _("Your data"), list(news), rows, "done")

    def _open(self, name: str, title: str, words: list[str], rows: list[Row], first: str) -> None:
        paragraphs = [Words(sentence) for sentence in words]
        self._host.open(Dialog(name, title, paragraphs, [rows], self._on_close, self._timeline, first, WIDE))

    def _inventory(self, contents: Contents) -> str:
        """How much there is, in one line."""
        finished, begun = len(contents.results), len(contents.progress)
        games = ngettext("{number} finished game", "{number} finished games", finished)
        others = ngettext("{number} in progress", "{number} in progress", begun)
        line = _("{finished}, {begun}, and the options")
        return line.format(finished=games.format(number=finished), begun=others.format(number=begun))

    def _run(self, words: str, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Have something worked out beside the program, unless the player cancels it."""
        self._errand, self._then = Errand(work), then
        rows = [button_row("cancel", _("Cancel"), self._on_close)]
        self._open(WORKING, _("One moment"), [words], rows, "cancel")

    def tick(self) -> bool:
        """Look whether what is worked out is done by now; True when something changed."""
        errand = self._errand
        if errand is None or not errand.is_done:
            return False
        self._errand = None
        current = self._host.current
        if current is None or current.name != WORKING:
            return True  # cancelled
        if errand.complaint:
            self._refuse(errand.complaint)
        else:
            self._then(errand.found)
        return True

    # Out.

    def export(self) -> None:
        """Write everything to a file with a dated name, and say where it is."""
        contents = self._stage.store.contents()
        self._run(_("Every game is checked."), partial(exchange.sift, contents), self._write)

    def _write(self, sifted: Sifted) -> None:
        stage = self._stage
        moment = file_moment(stage.now())
        try:
            path = write_export(stage.export_folders(), moment, exchange.write(sifted.contents))
        except OSError as error:
            self._refuse(_("Nothing could be exported: {reason}").format(reason=error.strerror or error))
            return
        words = (
            _("Everything that can be read is in {path}") if sifted.left_out else _("Everything is in {path}")
        )
        if not stage.store.is_lasting:
            words = _(
                "What was done since the start is in {path}; what was saved before is not, because this "
                "window saves nothing and has not read it."
            )
        self._tell(words.format(path=path), *_left_out(sifted))

    # In.

    def choose(self) -> None:
        """Which of the exports that were found, the newest first."""
        if self._refuses_to_import():
            return
        folders = self._stage.export_folders()
        found = list_exports(folders)
        rows = [
            button_row(f"file {number}", legible(path.name), partial(self.take, path), height=66)
            for number, path in enumerate(found)
        ]
        rows.append(button_row("cancel", _("Cancel"), self._on_close))
        words = _("A file from elsewhere can be dropped on the window.")
        if not found:
            places = ", ".join(map(str, folders))
            words = _("No export was found in {places}. {dropping}").format(places=places, dropping=words)
        self._open("import", _("Import from a file"), [words], rows, "file 0" if found else "cancel")

    def _refuses_to_import(self) -> bool:
        """Say so where nothing can be saved."""
        refusal = self._stage.refusal_to_import
        if refusal:
            self._refuse(refusal)
        return bool(refusal)

    def take(self, path: Path) -> None:
        """Read a file; every game in it is played again, which can take a while."""
        if not self._refuses_to_import():
            words = _("Every game in the file is checked.")
            self._run(words, lambda: exchange.read(read_file(path)), self._ask_how)

    def _ask_how(self, sifted: Sifted) -> None:
        """Put the file beside what is here, or in its place."""
        contents = sifted.contents
        rows = [
            button_row("merge", _("Add to what is here"), partial(self._merge, contents), PRIMARY, "plus"),
            button_row("replace", _("Replace what is here"), partial(self._ask_to_replace, contents)),
            button_row("cancel", _("Cancel"), self._on_close),
        ]
        sentences = [self._inventory(contents), *_left_out(sifted)]
        if displaced(self._stage.store.contents(), contents):
            sentences.append(
                _("If you add it, your own game in progress stays; the one in the file is left out.")
            )
        sentences.append(_("Games found in both are kept once. Your own options stay."))
        title = _("Part of the file is damaged") if sifted.left_out else _("The file can be read")
        self._open("how", title, sentences, rows, "merge")

    def _merge(self, contents: Contents) -> None:
        self._adopt(merged(self._stage.store.contents(), contents))

    def _ask_to_replace(self, contents: Contents) -> None:
        here = self._inventory(self._stage.store.contents())
        text = _("Everything that is here now will be lost: {inventory}.").format(inventory=here)
        yes = partial(self._adopt, contents)
        title, label = _("Replace everything?"), _("Replace everything")
        self._host.open(
            question(self._timeline, title, text, label, yes, self._on_close, _("Keep what is here"))
        )

    def _adopt(self, contents: Contents) -> None:
        """Hold these contents from now on, and live by their settings."""
        stage = self._stage
        reason = stage.store.replace(contents)
        if reason:
            self._refuse(_("Nothing was taken over: {reason}").format(reason=reason))
            return
        recall(stage.settings, stage.store)
        stage.translator.bindings.read(stage.settings.bindings)
        self._on_change()
        self._tell(_("Now there are {inventory}").format(inventory=self._inventory(contents)))

    # Anew.

    def ask_to_forget(self) -> None:
        text = _(
            "All finished games are forgotten, and the hearts of the calendar. A game in progress stays."
        )
        title, yes = _("Begin the statistics anew?"), _("Forget them")
        keep = _("Keep them")
        self._host.open(question(self._timeline, title, text, yes, self._forget, self._on_close, keep))

    def _forget(self) -> None:
        for game in Game:
            self._stage.store.forget_results(game)
        self._on_change()
        self._tell(_("The statistics begin anew"))

    def _refuse(self, sentence: str) -> None:
        self._stage.sounds.play("wrong")
        self._tell(sentence)


def _left_out(sifted: Sifted) -> list[str]:
    """A sentence about the rows that are wrong, if any are."""
    number = len(sifted.left_out)
    sentence = ngettext(
        "{number} entry is damaged and left out: {first}",
        "{number} entries are damaged and left out, the first of them: {first}",
        number,
    )
    return [sentence.format(number=number, first=sifted.left_out[0])] if number else []
