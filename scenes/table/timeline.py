"""Motion over time: easing curves, and the timeline that moves attributes along them.

Times are in seconds. The timeline is told how much time has passed; it reads no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def in_cubic(t: float) -> float:
    return t * t * t


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    return 4 * t * t * t if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_back(t: float, overshoot: float = 1.3) -> float:
    """Runs a little past the end and comes back."""
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


class Tween:
    """One attribute of one thing on its way from where it is to where it should be."""

    __slots__ = ("delay", "duration", "ease", "elapsed", "end", "name", "start", "target")

    def __init__(
        self, target: Any, name: str, end: float, duration: float, ease: Ease, delay: float = 0.0
    ) -> None:
        self.target, self.name, self.end = target, name, end
        self.duration, self.ease, self.delay = max(duration, 1e-6), ease, delay
        self.elapsed = 0.0
        self.start: float | None = None

    def advance(self, seconds: float) -> bool:
        """Move on; True when the end is reached."""
        self.elapsed += seconds
        progress = (self.elapsed - self.delay) / self.duration
        if progress < 0:
            return False
        if progress >= 1:
            setattr(self.target, self.name, self.end)
            return True
        if self.start is None:
            self.start = getattr(self.target, self.name)
        setattr(self.target, self.name, self.start + (self.end - self.start) * self.ease(progress))
        return False


class Call:
    """Something to be done when its time has come."""

    __slots__ = ("action", "left")

    def __init__(self, action: Callable[[], None], delay: float) -> None:
        self.action, self.left = action, delay


class Tempo(Protocol):
    """How fast things move, as the player likes it."""

    motion_speed: float

    @property
    def is_motion_off(self) -> bool: ...


class Timeline:
    """All motion of a scene. `finish` jumps to the end of it at any time.

    With motion off everything is at its end as soon as it begins; what waits, waits as long as ever.
    """

    def __init__(self, tempo: Tempo | None = None) -> None:
        self._tempo = tempo
        self.speed = 1.0
        self._tweens: dict[tuple[int, str], list[Tween]] = {}
        self._calls: list[Call] = []

    @property
    def rate(self) -> float:
        """How much faster than usual time passes here: by the scene, and as the player likes it."""
        return self.speed * (self._tempo.motion_speed if self._tempo else 1.0)

    @property
    def _is_off(self) -> bool:
        return self._tempo is not None and self._tempo.is_motion_off

    @property
    def is_moving(self) -> bool:
        return bool(self._tweens or self._calls)

    def move(
        self, target: Any, duration: float, ease: Ease = out_cubic, delay: float = 0.0, **ends: float
    ) -> None:
        """Send attributes of `target` to `ends`; what was under way to them before is dropped."""
        duration = 0.0 if self._is_off else duration
        for name, end in ends.items():
            key = (id(target), name)
            if key not in self._tweens and getattr(target, name) == end:
                continue
            self._tweens[key] = [Tween(target, name, end, duration, ease, delay)]

    def then(
        self, target: Any, duration: float, ease: Ease = out_cubic, delay: float = 0.0, **ends: float
    ) -> None:
        """As `move`, but a further leg after those planned; `delay` counts from now, not from their end."""
        duration = 0.0 if self._is_off else duration
        for name, end in ends.items():
            self._tweens.setdefault((id(target), name), []).append(
                Tween(target, name, end, duration, ease, delay)
            )

    def after(self, delay: float, action: Callable[[], None]) -> None:
        """Do `action` in `delay` seconds (or at once when the timeline is finished early)."""
        self._calls.append(Call(action, delay))

    def drop(self, target: Any) -> None:
        """Forget what was planned for `target`; it stays where it is."""
        for key in [key for key in self._tweens if key[0] == id(target)]:
            del self._tweens[key]

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass."""
        seconds *= self.rate
        for key, queue in list(self._tweens.items()):
            queue[:] = [tween for tween in queue if not tween.advance(seconds)]
            if not queue:
                del self._tweens[key]
        self._run_calls(seconds)

    def finish(self) -> None:
        """Jump to the end of everything, in the order in which it would have come."""
        while self.is_moving:
            for queue in self._tweens.values():
                for tween in queue:
                    setattr(tween.target, tween.name, tween.end)
            self._tweens.clear()
            self._run_calls(float("inf"))

    def _run_calls(self, seconds: float) -> None:
        due = sorted((c for c in self._calls if c.left <= seconds), key=lambda c: c.left)
        self._calls = [c for c in self._calls if c.left > seconds]
        for call in self._calls:
            call.left -= seconds
        for call in due:
            call.action()
