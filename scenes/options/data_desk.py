"""The player's data: written to a file, taken over from one, begun anew; each step is a dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.deals import Game
from game.language import _, ngettext
from game.store import exchange
from game.store.contents import Contents, merged
from game.store.export_files import list_exports, write_export
from game.store.text_files import file_moment
from scenes.kept_settings import recall
from scenes.options.reading import Reading
from scenes.scene import Stage
from scenes.table.button_art import PRIMARY
from scenes.table.dialogs import button_row, question
from scenes.table.overlay import Dialog, Row, Words
from scenes.table.overlay_host import OverlayHost
from scenes.table.timeline import Timeline

WIDE = 900  # units


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
        self._reading: Reading | None = None

    def _tell(self, news: str) -> None:
        """What was done just now, in a dialog: there is time to read it."""
        rows = [button_row("done", _("Done"), self._on_close, PRIMARY, "check")]
        self._open("data", _("Your data"), [news], rows, "done")

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

    # Out.

    def export(self) -> None:
        """Write everything to a file with a dated name, and say where it is."""
        stage = self._stage
        moment = file_moment(stage.now())
        try:
            path = write_export(stage.export_folders(), moment, exchange.write(stage.store.contents()))
        except OSError as error:
            self._refuse(_("Nothing could be exported: {reason}").format(reason=error.strerror or error))
        else:
            self._tell(_("Everything is in {path}").format(path=path))

    # In.

    def choose(self) -> None:
        """Which of the exports that were found, the newest first."""
        folders = self._stage.export_folders()
        found = list_exports(folders)
        rows = [
            button_row(f"file {number}", path.name, partial(self.take, path), height=66)
            for number, path in enumerate(found)
        ]
        rows.append(button_row("cancel", _("Cancel"), self._on_close))
        words = _("A file from elsewhere can be dropped on the window.")
        if not found:
            places = ", ".join(map(str, folders))
            words = _("No export was found in {places}. {dropping}").format(places=places, dropping=words)
        self._open("import", _("Import from a file"), [words], rows, "file 0" if found else "cancel")

    def take(self, path: Path) -> None:
        """Read a file; every game in it is played again, which can take a while."""
        self._reading = Reading(path)
        rows = [button_row("cancel", _("Cancel"), self._on_close)]
        self._open("reading", _("One moment"), [_("Every game in the file is checked.")], rows, "cancel")

    def tick(self) -> bool:
        """Look whether a file is read by now; True when something changed."""
        reading = self._reading
        if reading is None or not reading.is_done:
            return False
        self._reading = None
        current = self._host.current
        if current is None or current.name != "reading":
            return True  # cancelled
        if reading.contents is None:
            self._refuse(reading.complaint)
        else:
            self._ask_how(reading.contents)
        return True

    def _ask_how(self, contents: Contents) -> None:
        """Put the file beside what is here, or in its place."""
        rows = [
            button_row("merge", _("Add to what is here"), partial(self._merge, contents), PRIMARY, "plus"),
            button_row("replace", _("Replace what is here"), partial(self._ask_to_replace, contents)),
            button_row("cancel", _("Cancel"), self._on_close),
        ]
        sentences = [self._inventory(contents), _("Games that both have count once. Your own options stay.")]
        self._open("how", _("The file is sound"), sentences, rows, "merge")

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
