"""Something that is worked out beside the program, because no frame can wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from game.language import _
from game.store.exchange import ExchangeError


class Errand:
    """Once it is done it has found something, or has a sentence that says why not."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.found: Any = None
        self.complaint = ""
        self.is_done = False
        threading.Thread(target=self._run, args=(work,), daemon=True).start()

    def _run(self, work: Callable[[], Any]) -> None:
        try:
            self.found = work()
        except ExchangeError as error:
            self.complaint = str(error)
        except Exception as error:  # in a thread nobody else would hear of it
            self.complaint = _("This cannot be done: {reason}").format(reason=repr(error))
        finally:
            self.is_done = True
