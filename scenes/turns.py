"""When the loop takes its turns, and whether they cost too much. The app has the clock and tells the time."""

from __future__ import annotations

LONGEST_STEP = 4  # turns made up for at once after a stall
SLOW_FRAME = 0.009  # s; a frame that costs more is late sooner or later
RELIEVED = 0.7  # of that; once frames cost less, they are cheap again
SMOOTHING = 0.05  # how much the latest frame counts


class Deadlines:
    """Turns fall due at absolute moments, so that they do not drift. All times are in seconds."""

    def __init__(self, now: float) -> None:
        self._due = now

    def turns(self, now: float, period: float) -> int:
        """How many turns are due now, of which one is taken for all; after a long stall some are given up."""
        late = now - self._due
        count = 1 + min(LONGEST_STEP - 1, int(late / period)) if late > 0 else 1
        self._due = now if late > LONGEST_STEP * period else self._due + (count - 1) * period
        self._due += period
        return count

    def left(self, now: float) -> float:
        """How long there is nothing to do."""
        return max(0.0, self._due - now)


class Load:
    """What frames cost of late."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self.is_high = False

    def add(self, seconds: float) -> None:
        """A frame has cost this."""
        self._seconds += SMOOTHING * (seconds - self._seconds)
        self.is_high = self._seconds > (SLOW_FRAME * RELIEVED if self.is_high else SLOW_FRAME)
