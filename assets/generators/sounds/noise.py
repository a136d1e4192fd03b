"""A small random generator of our own, so that every platform hisses and rustles alike."""

from assets.generators.sounds.signal import Signal, sample_count

_MASK = 0xFFFFFFFF


class Noise:
    """A 32-bit xorshift generator (Marsaglia, 2003) behind white noise and small chances."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 1) & _MASK or 1
        for _ in range(8):  # neighbouring seeds start alike: walk away from the start
            self._next()

    def _next(self) -> int:
        state = self._state
        state ^= (state << 13) & _MASK
        state ^= state >> 17
        state ^= (state << 5) & _MASK
        self._state = state
        return state

    def between(self, low: float, high: float) -> float:
        """A number from ``low`` to ``high``."""
        return low + (high - low) * (self._next() / _MASK)

    def white(self, seconds: float) -> Signal:
        """White noise from -1 to 1."""
        return [self._next() / _MASK * 2 - 1 for _ in range(sample_count(seconds))]
