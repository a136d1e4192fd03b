"""When a replay takes its next step, and how fast it runs."""

from __future__ import annotations

SPEEDS = (0.5, 1.0, 2.0, 4.0)  # times as fast as it was meant to be seen
USUAL = SPEEDS.index(1.0)


class Playback:
    """The clockwork of a replay. It is told how much time has passed, and says when a step is due."""

    def __init__(self) -> None:
        self.is_playing = True
        self._speed, self._wait = USUAL, 0.0

    @property
    def speed(self) -> float:
        return SPEEDS[self._speed]

    def next_speed(self) -> None:
        """The next faster speed; after the fastest, the slowest."""
        self._speed = (self._speed + 1) % len(SPEEDS)

    def wait(self, seconds: float) -> None:
        """The next step comes in `seconds` at the usual speed."""
        self._wait = seconds

    def tick(self, seconds: float) -> bool:
        """Let time pass; True when a step is due."""
        if not self.is_playing:
            return False
        self._wait -= seconds * self.speed
        return self._wait <= 0
