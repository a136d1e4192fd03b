"""A file that is read beside the program: its games are played again, and no frame waits for that."""

from __future__ import annotations

import threading
from pathlib import Path

from game.language import _
from game.store import exchange
from game.store.contents import Contents
from game.store.exchange import ExchangeError
from game.store.export_files import read_file


class Reading:
    """Reads one file. Once it is done it has contents, or a sentence that says why not."""

    def __init__(self, path: Path) -> None:
        self.contents: Contents | None = None
        self.complaint = ""
        self.is_done = False
        threading.Thread(target=self._read, args=(path,), daemon=True).start()

    def _read(self, path: Path) -> None:
        try:
            self.contents = exchange.read(read_file(path))
        except ExchangeError as error:
            self.complaint = str(error)
        except Exception as error:  # in a thread nobody else would hear of it
            self.complaint = _("This file cannot be read: {reason}").format(reason=repr(error))
        finally:
            self.is_done = True
